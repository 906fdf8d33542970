// Whether an input device of Linux is a touch screen, by what it says it can do. It opens no device.

/// What an input device can do, as the numbers of `linux/input-event-codes.h`.
nonisolated struct DeviceAbilities: Equatable, Sendable {
  /// Its axes: `ABS_X` and the like.
  var axes: Set<Int> = []
  /// Its keys: `BTN_TOUCH` and the like.
  var keys: Set<Int> = []
  /// Its properties: `INPUT_PROP_DIRECT` and the like.
  var properties: Set<Int> = []

  private static let (x, y, slot, positionX, positionY) = (0x00, 0x01, 0x2F, 0x35, 0x36)
  private static let (pen, fingerOfPad, touch, stylus) = (0x140, 0x145, 0x14A, 0x14B)
  private static let (pointer, direct) = (0, 1)

  /// Whether it tells of several fingers, in slots.
  var hasSlots: Bool { axes.isSuperset(of: [Self.slot, Self.positionX, Self.positionY]) }

  /// What it is instead of a touch screen; `nil` for a touch screen.
  ///
  /// Old touch screens name no property. So a device with `BTN_TOUCH` is one unless it is known to be
  /// something else, as udev decides.
  var otherKind: String? {
    if axes.isSuperset(of: [Self.positionX, Self.positionY]), !hasSlots {
      return "a touch screen of protocol A, without slots"
    }
    guard hasSlots || axes.isSuperset(of: [Self.x, Self.y]) else {
      return "a device without places, as a keyboard or a mouse"
    }
    if !hasSlots, !keys.isDisjoint(with: [Self.pen, Self.stylus]) { return "a pen tablet" }
    let isDirect = properties.contains(Self.direct)
    if properties.contains(Self.pointer) || keys.contains(Self.fingerOfPad) && !isDirect {
      return "a touch pad, which moves a pointer"
    }
    return isDirect || keys.contains(Self.touch)
      ? nil : "a joystick or the like, which nobody touches"
  }
}

nonisolated extension Set<Int> {
  /// The numbers of the bits that are set: the first byte has the bits 0 to 7.
  init(bitsIn bytes: some Sequence<UInt8>) {
    self.init()
    for (index, byte) in bytes.enumerated() {
      for bit in 0..<8 where byte >> bit & 1 == 1 { insert(index * 8 + bit) }
    }
  }
}
