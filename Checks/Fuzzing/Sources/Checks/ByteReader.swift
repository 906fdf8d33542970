// Turns bytes into choices. When they run out, every choice is the first one.

/// Reads choices from bytes, front to back.
struct ByteReader {
  private var slice: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { slice = bytes[...] }

  /// All bytes that are left.
  var rest: [UInt8] { Array(slice) }

  /// Whether no byte is left.
  var isAtEnd: Bool { slice.isEmpty }

  mutating func byte() -> UInt8 { slice.popFirst() ?? 0 }

  /// 0 up to `count`, that not included; `count` is at most 256.
  mutating func below(_ count: Int) -> Int { Int(byte()) % count }

  mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }

  /// As many bytes as the next two say, or as there are.
  mutating func bytes() -> [UInt8] {
    let count = Int(byte()) + Int(byte()) << 8
    defer { slice = slice.dropFirst(count) }
    return Array(slice.prefix(count))
  }

  /// Any number there is, those that are none included.
  mutating func anyDouble() -> Double {
    var bits: UInt64 = 0
    for _ in 0..<8 { bits = bits << 8 | UInt64(byte()) }
    return Double(bitPattern: bits)
  }

  /// Mostly a number as people make it, from 0 up to 512 in steps of 2; sometimes any number.
  mutating func place() -> Double {
    let byte = byte()
    return byte == 255 ? anyDouble() : Double(byte) * 2
  }
}
