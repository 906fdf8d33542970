// Splits Swift text into words and signs, without comments and without what is in strings and regular
// expressions. That is enough to find declarations; it is no parser.

/// The words and signs of a Swift file.
package struct SwiftTokens {
  package struct Token: Equatable, Sendable {
    /// A word, or one sign. A literal of text is `""`, whatever it says.
    package var text: String
    /// The line, counted from 1.
    package var line: Int
    /// Where it stands among the bytes of the text.
    package var range: Range<Int>

    /// Whether a word can be a name.
    package static func isName(_ text: String) -> Bool {
      text.unicodeScalars.first.map {
        "_`".unicodeScalars.contains($0) || $0.properties.isAlphabetic
      }
        ?? false
    }
  }

  private var tokens: [Token] = []
  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1
  private var unclosed: Unclosed?

  /// What has no end, or no beginning.
  package struct Unclosed: Error, Equatable {
    /// It, as a sentence names it: `a comment has no end`.
    package var message: String
    /// The line where it begins, counted from 1.
    package var line: Int
  }

  /// The tokens of a text.
  ///
  /// - Throws: ``Unclosed`` if a comment or a string has no end, or braces do not match.
  package static func read(_ source: String) throws(Unclosed) -> [Token] {
    var reader = SwiftTokens(Array(source.utf8))
    reader.readAll(until: nil)
    if let unclosed = reader.unclosed { throw unclosed }
    var open: [Int] = []
    for token in reader.tokens {
      if token.text == "{" { open.append(token.line) }
      if token.text == "}", open.popLast() == nil {
        throw Unclosed(message: "a brace closes nothing", line: token.line)
      }
    }
    if let line = open.last { throw Unclosed(message: "a brace has no end", line: line) }
    return reader.tokens
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  // MARK: Signs

  private func at(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  private func starts(_ text: StaticString, at index: Int) -> Bool {
    guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
    for position in 0..<text.utf8CodeUnitCount
    where bytes[index + position] != text.utf8Start[position] {
      return false
    }
    return true
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...0xFF:
      true
    default: false
    }
  }

  private func count(of byte: UInt8, at index: Int) -> Int {
    var end = index
    while at(end) == byte { end += 1 }
    return end - index
  }

  // MARK: Reading

  /// Reads up to the sign that closes a parenthesis, or to the end of the text.
  private mutating func readAll(until close: UInt8?) {
    var depth = 0
    let start = line
    while offset < bytes.count, unclosed == nil {
      let byte = bytes[offset]
      if close != nil {
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") {
          if depth == 0 { return offset += 1 }
          depth -= 1
        }
      }
      readOne(byte)
    }
    if close != nil { miss("a parenthesis in a string", from: start) }
  }

  private mutating func readOne(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\n"):
      line += 1
      offset += 1
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): offset += 1
    case UInt8(ascii: "/") where at(offset + 1) == UInt8(ascii: "/"):
      while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
    case UInt8(ascii: "/") where at(offset + 1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "/") where isRegex: skip(toClosing: "/", hashes: 0)
    case UInt8(ascii: "\""): readString(hashes: 0)
    case UInt8(ascii: "#"):
      let hashes = count(of: byte, at: offset)
      switch at(offset + hashes) {
      case UInt8(ascii: "\""): readString(hashes: hashes)
      case UInt8(ascii: "/"): skip(toClosing: "/", hashes: hashes)
      default: sign()
      }
    case _ where Self.isWord(byte):
      let start = offset
      while offset < bytes.count, Self.isWord(bytes[offset]) { offset += 1 }
      append(String(decoding: bytes[start..<offset], as: UTF8.self), start..<offset)
    default: sign()
    }
  }

  /// Notes that something has no end; what was noted first is what is wrong.
  private mutating func miss(_ subject: String, from line: Int) {
    unclosed = unclosed ?? Unclosed(message: "\(subject) has no end", line: line)
  }

  private mutating func append(_ text: String, _ range: Range<Int>) {
    tokens.append(Token(text: text, line: line, range: range))
  }

  private mutating func sign() {
    append(String(UnicodeScalar(bytes[offset])), offset..<offset + 1)
    offset += 1
  }

  /// A literal of text that begins here; its end is told by ``endLiteral(_:at:)``.
  private mutating func beginLiteral() -> Int {
    append("\"\"", offset..<offset)
    return tokens.count - 1
  }

  private mutating func endLiteral(_ index: Int, at end: Int) {
    offset = end
    tokens[index].range = tokens[index].range.lowerBound..<end
  }

  private mutating func skipComment() {
    var depth = 0
    let start = line
    repeat {
      if starts("/*", at: offset) {
        depth += 1
        offset += 2
      } else if starts("*/", at: offset) {
        depth -= 1
        offset += 2
      } else {
        if at(offset) == UInt8(ascii: "\n") { line += 1 }
        offset += 1
      }
    } while depth > 0 && offset < bytes.count
    if depth > 0 { miss("a comment", from: start) }
  }

  // MARK: Literals

  private mutating func readString(hashes: Int) {
    let literal = beginLiteral()
    offset += hashes
    let isLong = starts("\"\"\"", at: offset)
    let quotes = isLong ? 3 : 1
    offset += quotes
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\n") {
        guard isLong else { break }
        line += 1
      }
      if byte == UInt8(ascii: "\\"), count(of: UInt8(ascii: "#"), at: offset + 1) >= hashes {
        offset += 1 + hashes
        let isInterpolation = at(offset) == UInt8(ascii: "(")
        // An escaped line end is counted by the next turn.
        if at(offset) != UInt8(ascii: "\n") { offset += 1 }
        if isInterpolation { skipInterpolation() }
        continue
      }
      if count(of: UInt8(ascii: "\""), at: offset) >= quotes,
        count(of: UInt8(ascii: "#"), at: offset + quotes) >= hashes
      {
        return endLiteral(literal, at: offset + quotes + hashes)
      }
      offset += 1
    }
    miss("a string", from: tokens[literal].line)
  }

  /// Reads what is in an interpolation, and forgets it.
  private mutating func skipInterpolation() {
    let count = tokens.count
    readAll(until: UInt8(ascii: ")"))
    tokens.removeSubrange(count...)
  }

  /// Whether a slash begins a regular expression: an operand is expected, no space follows, and another
  /// slash is on the line.
  private var isRegex: Bool {
    let next = at(offset + 1)
    guard next != UInt8(ascii: " "), next != UInt8(ascii: "\n"), next != UInt8(ascii: "=") else {
      return false
    }
    let before: Set<String> = [
      "(", ",", "=", ":", "[", "{", "}", ";", "!", "&", "|", "?", "return", "in", "case", "where",
      "try", "await", "if", "while", "guard", "switch",
    ]
    guard let last = tokens.last, before.contains(last.text) else { return false }
    var index = offset + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: "/") { return true }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return false
  }

  private mutating func skip(toClosing close: Unicode.Scalar, hashes: Int) {
    let literal = beginLiteral()
    offset += hashes + 1
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: close), count(of: UInt8(ascii: "#"), at: offset + 1) >= hashes {
        return endLiteral(literal, at: offset + 1 + hashes)
      }
      if byte == UInt8(ascii: "\n") {
        guard hashes > 0 else { break }
        line += 1
      }
      offset += byte == UInt8(ascii: "\\") && at(offset + 1) != UInt8(ascii: "\n") ? 2 : 1
    }
    miss("a regular expression", from: tokens[literal].line)
  }
}
