// The numbers of buttons, modifier keys and letters that a window's library gives.

import TouchKit

/// Numbers of SDL, read.
enum WindowButtons {
  /// The buttons of a state: its bits are left, middle and right.
  static func mask(ofState state: UInt32) -> UIEvent.ButtonMask {
    var mask: UIEvent.ButtonMask = []
    if state & 1 != 0 { mask.insert(.primary) }
    if state & 4 != 0 { mask.insert(.secondary) }
    // UIKit names no third one; it is the bit that follows.
    if state & 2 != 0 { mask.insert(UIEvent.ButtonMask(rawValue: 4)) }
    return mask
  }

  /// The modifier keys of a state, each of which has a bit for either side.
  static func modifiers(_ state: UInt32) -> UIKeyModifierFlags {
    var flags: UIKeyModifierFlags = []
    if state & 0x0003 != 0 { flags.insert(.shift) }
    if state & 0x00C0 != 0 { flags.insert(.control) }
    if state & 0x0300 != 0 { flags.insert(.alternate) }
    if state & 0x0C00 != 0 { flags.insert(.command) }
    if state & 0x2000 != 0 { flags.insert(.alphaShift) }
    return flags
  }

  /// What a key types without modifier keys; empty for keys without a letter, whose numbers have bit 30.
  static func letter(ofKey number: Int32) -> String {
    guard (0x20..<1 << 30).contains(number), number != 0x7F,
      let scalar = Unicode.Scalar(UInt32(number))
    else { return "" }
    return String(scalar)
  }
}
