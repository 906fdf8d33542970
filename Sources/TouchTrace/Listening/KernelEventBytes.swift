// Bytes of a device of Linux, cut into events.

/// The events in bytes that come in pieces of any size.
nonisolated struct KernelEventBytes: Sendable {
  /// The size of `struct input_event`: two words for the time, then the kind, the code and the value.
  static let eventSize = 2 * MemoryLayout<Int>.size + 8
  /// The largest kind of event that the kernel has, `EV_MAX`.
  private static let typeMax = 0x1F
  /// The latest time that is believed, in seconds.
  private static let secondsMax = 100_000_000_000

  /// The begin of an event whose end did not come yet.
  private(set) var rest: [UInt8] = []

  /// Takes bytes, and hands over each event that is whole; `nil` for bytes that are no event.
  mutating func take(_ bytes: some Sequence<UInt8>, _ hand: (KernelEvent?) -> Void) {
    for byte in bytes {
      rest.append(byte)
      guard rest.count == Self.eventSize else { continue }
      hand(Self.event(rest))
      rest.removeAll(keepingCapacity: true)
    }
  }

  private static func event(_ bytes: [UInt8]) -> KernelEvent? {
    let word = MemoryLayout<Int>.size
    return bytes.withUnsafeBytes { bytes in
      let seconds = bytes.loadUnaligned(as: Int.self)
      let microseconds = bytes.loadUnaligned(fromByteOffset: word, as: Int.self)
      let type = bytes.loadUnaligned(fromByteOffset: 2 * word, as: UInt16.self)
      let code = bytes.loadUnaligned(fromByteOffset: 2 * word + 2, as: UInt16.self)
      let value = bytes.loadUnaligned(fromByteOffset: 2 * word + 4, as: Int32.self)
      guard (0...secondsMax).contains(seconds), (0..<1_000_000).contains(microseconds),
        type <= typeMax
      else { return nil }
      return KernelEvent(
        microseconds: seconds * 1_000_000 + microseconds, type: Int(type), code: Int(code),
        value: Int(value))
    }
  }

  /// What a device writes for an event.
  static func bytes(of event: KernelEvent) -> [UInt8] {
    let (seconds, microseconds) = event.microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    return withUnsafeBytes(of: seconds) { Array($0) }
      + withUnsafeBytes(of: microseconds) { Array($0) }
      + withUnsafeBytes(of: UInt16(truncatingIfNeeded: event.type)) { Array($0) }
      + withUnsafeBytes(of: UInt16(truncatingIfNeeded: event.code)) { Array($0) }
      + withUnsafeBytes(of: Int32(truncatingIfNeeded: event.value)) { Array($0) }
  }
}
