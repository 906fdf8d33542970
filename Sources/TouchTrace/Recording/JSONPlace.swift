// Finds places in one line of JSON, for messages: where a field stands, and where the line stops
// being JSON. It reads no values.

/// Places in one line of JSON. Columns are counted from 1, in bytes.
nonisolated enum JSONPlace {
  /// The first place at which a line is not JSON; `nil` if all of it is.
  static func mistake(in bytes: [UInt8]) -> (column: Int, found: String, expected: String)? {
    var walk = JSONWalk(bytes)
    do throws(JSONWalk.Mistake) {
      try walk.value([])
      try walk.end()
      return nil
    } catch {
      return (error.offset + 1, excerpt(of: bytes, from: error.offset + 1), error.expected)
    }
  }

  /// The column of the value at a path of field names and indexes; of its nearest existing owner if
  /// it does not exist.
  static func column(of path: [String], in bytes: [UInt8]) -> Int {
    var walk = JSONWalk(bytes)
    walk.wanted = path
    do throws(JSONWalk.Mistake) { try walk.value([]) } catch { return error.offset + 1 }
    return walk.place + 1
  }

  /// A path as people write it: `touches[1].phase`.
  static func name(_ path: [String]) -> String {
    var name = ""
    for part in path {
      if Int(part) != nil {
        name += "[\(part)]"
      } else {
        name += name.isEmpty ? part : ".\(part)"
      }
    }
    return name
  }

  /// Some of a line from a column on.
  static func excerpt(of bytes: [UInt8], from column: Int) -> String {
    guard column <= bytes.count else { return "the end of the line" }
    let rest = bytes[(column - 1)...]
    let text = String(decoding: rest.prefix(24), as: UTF8.self)
    return rest.count > 24 ? "\(text)…" : text
  }
}

/// Walks over one JSON value, and notes where the value of a wanted path begins.
nonisolated struct JSONWalk {
  struct Mistake: Error {
    var offset: Int
    var expected: String
  }

  /// The deepest nesting that is read; as deep as Foundation's reader goes.
  private static let depthMax = 512

  var wanted: [String] = []
  /// Where the longest existing part of the wanted path begins.
  private(set) var place = 0
  private var foundCount = -1
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func end() throws(Mistake) {
    skipSpace()
    if offset < bytes.count { throw Mistake(offset: offset, expected: "the end of the line") }
  }

  mutating func value(_ path: [String]) throws(Mistake) {
    skipSpace()
    guard path.count <= Self.depthMax else {
      throw Mistake(offset: offset, expected: "at most \(Self.depthMax) levels")
    }
    if path.count > foundCount, path.count <= wanted.count, wanted.prefix(path.count) == path[...] {
      (foundCount, place) = (path.count, offset)
    }
    switch next {
    case UInt8(ascii: "{"): try list(until: "}", isObject: true, path)
    case UInt8(ascii: "["): try list(until: "]", isObject: false, path)
    case UInt8(ascii: "\""): _ = try text()
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    default: try number()
    }
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0D { offset += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func list(
    until close: Unicode.Scalar, isObject: Bool, _ path: [String]
  ) throws(Mistake) {
    offset += 1
    skipSpace()
    if take(close) { return }
    var index = 0
    repeat {
      skipSpace()
      var key = "\(index)"
      if isObject {
        guard next == UInt8(ascii: "\"") else {
          throw Mistake(offset: offset, expected: "the name of a field")
        }
        key = try text()
        skipSpace()
        guard take(":") else { throw Mistake(offset: offset, expected: "\":\"") }
      }
      try value(path + [key])
      skipSpace()
      index += 1
    } while take(",")
    guard take(close) else { throw Mistake(offset: offset, expected: "\",\" or \"\(close)\"") }
  }

  private mutating func text() throws(Mistake) -> String {
    offset += 1
    let start = offset
    while let byte = next {
      if byte == UInt8(ascii: "\"") {
        offset += 1
        return String(decoding: bytes[start..<(offset - 1)], as: UTF8.self)
      }
      guard byte >= 0x20 else { break }
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    offset = min(offset, bytes.count)
    throw Mistake(offset: offset, expected: "the end of a text, \"")
  }

  private mutating func word(_ word: String) throws(Mistake) {
    for byte in word.utf8 {
      guard next == byte else { throw Mistake(offset: offset, expected: word) }
      offset += 1
    }
  }

  private mutating func number() throws(Mistake) {
    let start = offset
    while let byte = next, (0x30...0x39).contains(byte) || "+-.eE".utf8.contains(byte) {
      offset += 1
    }
    guard Double(String(decoding: bytes[start..<offset], as: UTF8.self)) != nil else {
      throw Mistake(offset: start, expected: "a value")
    }
  }
}
