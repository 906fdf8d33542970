// Finds the values in a text of JSON, each with its place. It says where a text stops being JSON, and what
// would have gone on there. It reads no numbers and no texts.

/// The place of a value, or of a field's name, in a text.
struct JSONNode {
  enum Kind { case null, yes, no, number, text, escapedText, list, object }

  var kind: Kind
  /// The offset of its first byte.
  let begin: UInt32
  /// The offset behind its last byte.
  var end: UInt32 = 0
  /// The index of the node after it and after all that is in it.
  var next: UInt32 = 0
}

/// Walks over one JSON value, and notes a node for each value in it. A list is followed by its elements, an
/// object by its fields: for each its name, then its value.
struct JSONParser {
  typealias Mistake = JSON.Mistake

  /// The longest text whose places fit into nodes, in bytes.
  private static let sizeMax = Int(Int32.max)

  private let bytes: [UInt8]
  private var offset: Int
  private(set) var nodes: [JSONNode] = []

  init(_ bytes: [UInt8], at offset: Int = 0) { (self.bytes, self.offset) = (bytes, offset) }

  /// Notes the nodes of the whole text.
  mutating func parse() throws(Mistake) {
    guard bytes.count <= Self.sizeMax else { throw mistake("at most \(Self.sizeMax) bytes") }
    nodes.reserveCapacity(min(bytes.count / 4 + 1, 48))
    // Some editors begin a text with the mark of UTF-8.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    try value(depth: 0)
    skipSpace()
    if offset < bytes.count { throw mistake("the end of the line") }
  }

  private mutating func value(depth: Int) throws(Mistake) {
    skipSpace()
    guard depth <= JSON.depthMax else { throw mistake("at most \(JSON.depthMax) levels") }
    switch next {
    case UInt8(ascii: "{"): try object(depth)
    case UInt8(ascii: "["): try list(depth)
    case UInt8(ascii: "\""): try text()
    case UInt8(ascii: "t"): try word("true", .yes)
    case UInt8(ascii: "f"): try word("false", .no)
    case UInt8(ascii: "n"): try word("null", .null)
    default: try number()
    }
  }

  // MARK: Nodes

  private mutating func begin(_ kind: JSONNode.Kind) -> Int {
    nodes.append(JSONNode(kind: kind, begin: UInt32(truncatingIfNeeded: offset)))
    return nodes.count - 1
  }

  private mutating func end(_ index: Int) {
    nodes[index].end = UInt32(truncatingIfNeeded: offset)
    nodes[index].next = UInt32(truncatingIfNeeded: nodes.count)
  }

  // MARK: Bytes

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func mistake(_ expected: String) -> Mistake {
    let place = min(offset, bytes.count)
    return Mistake(offset: place, found: bytes.excerpt(from: place), expected: expected)
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

  // MARK: Values

  private mutating func object(_ depth: Int) throws(Mistake) {
    let object = begin(.object)
    offset += 1
    skipSpace()
    if take("}") { return end(object) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw mistake("the name of a field") }
      try text()
      skipSpace()
      guard take(":") else { throw mistake("\":\"") }
      try value(depth: depth + 1)
      skipSpace()
    } while take(",")
    guard take("}") else { throw mistake("\",\" or \"}\"") }
    end(object)
  }

  private mutating func list(_ depth: Int) throws(Mistake) {
    let list = begin(.list)
    offset += 1
    skipSpace()
    if take("]") { return end(list) }
    repeat {
      try value(depth: depth + 1)
      skipSpace()
    } while take(",")
    guard take("]") else { throw mistake("\",\" or \"]\"") }
    end(list)
  }

  private mutating func word(_ word: StaticString, _ kind: JSONNode.Kind) throws(Mistake) {
    let node = begin(kind)
    for index in 0..<word.utf8CodeUnitCount {
      guard next == word.utf8[index] else { throw mistake(word.text) }
      offset += 1
    }
    end(node)
  }

  private mutating func number() throws(Mistake) {
    let node = begin(.number)
    let start = offset
    _ = take("-")
    let whole = takeDigits()
    var isNumber = whole == 1 || whole > 1 && bytes[offset - whole] != UInt8(ascii: "0")
    if take(".") { isNumber = takeDigits() > 0 && isNumber }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      offset += 1
      if !take("+") { _ = take("-") }
      isNumber = takeDigits() > 0 && isNumber
    }
    guard isNumber else {
      offset = start
      throw mistake("a value")
    }
    end(node)
  }

  private mutating func takeDigits() -> Int {
    let start = offset
    while let byte = next, byte >= 0x30, byte <= 0x39 { offset += 1 }
    return offset - start
  }

  // MARK: Texts

  private mutating func text() throws(Mistake) {
    let node = begin(.text)
    offset += 1
    while let byte = next, byte >= 0x20 {
      offset += 1
      if byte == UInt8(ascii: "\"") { return end(node) }
      guard byte == UInt8(ascii: "\\") else { continue }
      nodes[node].kind = .escapedText
      _ = try escaped()
    }
    throw mistake("the end of a text, \"")
  }

  /// The bytes of a text with escapes, which was found before at this place.
  mutating func unescaped() -> [UInt8] {
    var units: [UInt8] = []
    offset += 1
    while let byte = next, byte != UInt8(ascii: "\"") {
      offset += 1
      if byte == UInt8(ascii: "\\"), let scalar = try? escaped() {
        units += Array(String(Character(scalar)).utf8)
      } else {
        units.append(byte)
      }
    }
    return units
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

extension [UInt8] {
  /// Some of a line from an offset on, for messages.
  package func excerpt(from offset: Int) -> String {
    guard offset < count else { return "the end of the line" }
    let rest = self[offset...]
    let text = String(decoding: rest.prefix(24), as: UTF8.self)
    return rest.count > 24 ? "\(text)…" : text
  }
}

extension StaticString {
  /// The same as a text.
  var text: String { String(decoding: utf8, as: UTF8.self) }

  /// Its bytes. A literal's bytes are a part of the program, so they live as long as it runs.
  var utf8: UnsafeBufferPointer<UInt8> {
    assert(hasPointerRepresentation, "a literal of text, and no single scalar")
    return UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}
