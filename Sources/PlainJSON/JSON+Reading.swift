// Reads JSON: one value, and nothing after it. It says where a text stops being JSON, and what would have
// gone on there.

extension JSON {
  /// Where a text is not JSON.
  public struct Mistake: Error, Equatable, Sendable {
    /// How many bytes are before it.
    public var offset: Int
    /// What was expected there.
    public var expected: String
  }

  /// The deepest nesting that is read.
  public static let depthMax = 512

  /// Reads a value from UTF-8.
  public init(reading bytes: [UInt8]) throws(Mistake) {
    var reader = JSONReader(bytes)
    self = try reader.value(depth: 0)
    try reader.end()
  }

  /// Reads a value from a text.
  public init(reading text: String) throws(Mistake) { try self.init(reading: Array(text.utf8)) }
}

/// Reads one JSON value.
private struct JSONReader {
  typealias Mistake = JSON.Mistake

  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func end() throws(Mistake) {
    skipSpace()
    if offset < bytes.count { throw mistake("the end of the line") }
  }

  mutating func value(depth: Int) throws(Mistake) -> JSON {
    skipSpace()
    guard depth <= JSON.depthMax else { throw mistake("at most \(JSON.depthMax) levels") }
    switch next {
    case UInt8(ascii: "{"): return try object(depth)
    case UInt8(ascii: "["): return try list(depth)
    case UInt8(ascii: "\""): return .text(try text())
    case UInt8(ascii: "t"): return try word("true", .truth(true))
    case UInt8(ascii: "f"): return try word("false", .truth(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func mistake(_ expected: String) -> Mistake {
    Mistake(offset: min(offset, bytes.count), expected: expected)
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      offset += 1
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func object(_ depth: Int) throws(Mistake) -> JSON {
    var fields: [JSON.Field] = []
    offset += 1
    skipSpace()
    if take("}") { return .object(fields) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw mistake("the name of a field") }
      let name = try text()
      skipSpace()
      guard take(":") else { throw mistake("\":\"") }
      fields.append(JSON.Field(name, try value(depth: depth + 1)))
      skipSpace()
    } while take(",")
    guard take("}") else { throw mistake("\",\" or \"}\"") }
    return .object(fields)
  }

  private mutating func list(_ depth: Int) throws(Mistake) -> JSON {
    var values: [JSON] = []
    offset += 1
    skipSpace()
    if take("]") { return .list(values) }
    repeat {
      values.append(try value(depth: depth + 1))
      skipSpace()
    } while take(",")
    guard take("]") else { throw mistake("\",\" or \"]\"") }
    return .list(values)
  }

  private mutating func word(_ word: String, _ value: JSON) throws(Mistake) -> JSON {
    for byte in word.utf8 {
      guard next == byte else { throw mistake(word) }
      offset += 1
    }
    return value
  }

  private mutating func number() throws(Mistake) -> Double {
    let start = offset
    _ = take("-")
    let whole = takeDigits()
    let isWhole = whole == 1 || whole > 1 && bytes[offset - whole] != UInt8(ascii: "0")
    var isNumber = isWhole
    if take(".") { isNumber = takeDigits() > 0 && isNumber }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      offset += 1
      if !take("+") { _ = take("-") }
      isNumber = takeDigits() > 0 && isNumber
    }
    guard isNumber, let number = Double(String(decoding: bytes[start..<offset], as: UTF8.self))
    else {
      offset = start
      throw mistake("a value")
    }
    return number
  }

  private mutating func takeDigits() -> Int {
    let start = offset
    while let byte = next, (0x30...0x39).contains(byte) { offset += 1 }
    return offset - start
  }

  private mutating func text() throws(Mistake) -> String {
    offset += 1
    var units: [UInt8] = []
    while let byte = next, byte >= 0x20 {
      offset += 1
      if byte == UInt8(ascii: "\"") {
        return String(decoding: units, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") {
        units += Array(String(try escaped()).utf8)
      } else {
        units.append(byte)
      }
    }
    throw mistake("the end of a text, \"")
  }

  /// What a backslash stands for.
  private mutating func escaped() throws(Mistake) -> Unicode.Scalar {
    guard let byte = next else { throw mistake("the end of a text, \"") }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default:
      offset -= 1
      throw mistake("one of \"\\/bfnrtu")
    }
    let high = try unit()
    guard (0xD800..<0xDC00).contains(high) else {
      if let scalar = Unicode.Scalar(high) { return scalar }
      throw mistake("the first half of a pair of surrogates before the second")
    }
    guard take("\\"), take("u") else { throw mistake("the second half of a pair of surrogates") }
    let low = try unit()
    guard (0xDC00..<0xE000).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    else { throw mistake("the second half of a pair of surrogates") }
    return scalar
  }

  /// Four hexadecimal digits.
  private mutating func unit() throws(Mistake) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      let digit: UInt8? =
        switch next {
        case .some(let byte) where (0x30...0x39).contains(byte): byte - 0x30
        case .some(let byte) where (0x41...0x46).contains(byte): byte - 0x41 + 10
        case .some(let byte) where (0x61...0x66).contains(byte): byte - 0x61 + 10
        default: nil
        }
      guard let digit else { throw mistake("four hexadecimal digits") }
      offset += 1
      unit = unit << 4 | UInt32(digit)
    }
    return unit
  }
}
