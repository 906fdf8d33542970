// Finds the objects in a text of JSON that comes in pieces: one a line, or in arrays, or both. It
// reads no values.

import PlainJSON

/// Cuts a text into its outermost objects.
nonisolated struct JSONObjects: Sendable {
  /// The longest object that is read, in bytes.
  static let sizeMax = 1 << 24

  /// What stands in the text.
  enum Part: Equatable, Sendable {
    /// An array of objects begins outside of all others.
    case listBegin
    /// That array ends.
    case listEnd
    /// A whole object.
    case object(JSONPiece)
    /// Something else. It is skipped up to the next object.
    case problem(TraceProblem)
  }

  private enum State { case outside, garbage, object, text, escape, skipping }

  private var state = State.outside
  /// How many arrays are open outside of objects.
  private var listDepth = 0
  /// How many objects and arrays are open in the object.
  private var depth = 0
  private var piece = JSONPiece()
  private(set) var place = ImportPlace()

  mutating func read(_ bytes: some Sequence<UInt8>, into parts: inout [Part]) {
    for byte in bytes {
      step(byte, &parts)
      if byte == 0x0A { place = ImportPlace(line: place.line + 1) } else { place.column += 1 }
    }
  }

  /// Ends the text. An object that is not complete is a problem.
  mutating func finish(into parts: inout [Part]) {
    if isInObject {
      parts.append(cut("the end of the text"))
    } else if listDepth > 0 {
      parts.append(
        .problem(problem("the end of the text", "\"]\"", "What is there is read.")))
    }
    if listDepth > 0 { parts.append(.listEnd) }
    (state, listDepth) = (.outside, 0)
  }

  private var isInObject: Bool {
    switch state {
    case .outside, .garbage: false
    case .object, .text, .escape, .skipping: true
    }
  }

  private mutating func step(_ byte: UInt8, _ parts: inout [Part]) {
    // An object never begins at the first column inside another one, unless that one was cut.
    if isInObject, byte == UInt8(ascii: "{"), place.column == 1 {
      parts.append(cut("the begin of another object"))
      state = .outside
    }
    switch state {
    case .outside, .garbage: stepOutside(byte, &parts)
    case .skipping: break
    case .object, .text, .escape:
      guard piece.bytes.count < Self.sizeMax else {
        parts.append(
          .problem(
            problem(
              "an object of more than \(Self.sizeMax) bytes", "a shorter one",
              "It is left out up to the next line that begins with an object.")))
        state = .skipping
        return
      }
      piece.append(byte, at: place)
      stepInside(byte, &parts)
    }
  }

  private mutating func stepOutside(_ byte: UInt8, _ parts: inout [Part]) {
    switch byte {
    case 0x20, 0x09, 0x0D, 0x0A, UInt8(ascii: ","): break
    case UInt8(ascii: "{"):
      (state, depth) = (.object, 1)
      piece = JSONPiece(at: place)
      piece.append(byte, at: place)
      return
    case UInt8(ascii: "[") where state == .outside:
      listDepth += 1
      if listDepth == 1 { parts.append(.listBegin) }
    case UInt8(ascii: "]") where listDepth > 0 && state == .outside:
      listDepth -= 1
      if listDepth == 0 { parts.append(.listEnd) }
    default:
      if state == .outside {
        let scalar = Unicode.Scalar(byte)
        let found = (0x21..<0x7F).contains(byte) ? "\"\(scalar)\"" : "the byte \(byte)"
        parts.append(
          .problem(
            problem(found, "an object", "The text is left out up to the next object.")))
      }
      state = .garbage
    }
    if byte == 0x0A { state = .outside }
  }

  private mutating func stepInside(_ byte: UInt8, _ parts: inout [Part]) {
    switch (state, byte) {
    case (.escape, _): state = .text
    case (.text, UInt8(ascii: "\\")): state = .escape
    case (.text, UInt8(ascii: "\"")): state = .object
    case (.object, UInt8(ascii: "\"")): state = .text
    case (.object, UInt8(ascii: "{")), (.object, UInt8(ascii: "[")): depth += 1
    case (.object, UInt8(ascii: "}")), (.object, UInt8(ascii: "]")):
      depth -= 1
      guard depth == 0 else { return }
      parts.append(.object(piece))
      piece = JSONPiece()
      state = .outside
    default: break
    }
  }

  /// The problem of an object that has no end.
  private func cut(_ found: String) -> Part {
    let begin = piece.begin
    return .problem(
      problem(
        found, "the end of the object from line \(begin.line), column \(begin.column)",
        "The object is left out; complete it, or remove it."))
  }

  private func problem(_ found: String, _ expected: String, _ remedy: String) -> TraceProblem {
    TraceProblem(
      line: place.line, column: place.column, found: found, expected: expected, remedy: remedy)
  }
}

/// An object of a text, as one line, and where its bytes stood.
nonisolated struct JSONPiece: Equatable, Sendable {
  private(set) var bytes: [UInt8] = []
  /// The place of the first byte.
  let begin: ImportPlace
  /// The offsets of the bytes after line ends.
  private var lineBegins: [Int] = []

  init(at begin: ImportPlace = ImportPlace()) { self.begin = begin }

  fileprivate mutating func append(_ byte: UInt8, at place: ImportPlace) {
    guard byte == 0x0A else { return bytes.append(byte) }
    bytes.append(0x20)
    lineBegins.append(bytes.count)
  }

  /// The place of the byte of this column, counted from 1.
  func place(column: Int) -> ImportPlace {
    let before = lineBegins.count { $0 < column }
    guard before > 0 else {
      return ImportPlace(line: begin.line, column: begin.column + column - 1)
    }
    return ImportPlace(line: begin.line + before, column: column - lineBegins[before - 1])
  }

  /// Its values.
  func read() throws(JSON.Mistake) -> ReadJSON { try ReadJSON(bytes) }

  /// The problem of a mistake in it, at its place in the text.
  func problem(
    _ mistake: JSON.Mistake, _ remedy: String = "The object is left out; correct it, or remove it."
  ) -> TraceProblem {
    var problem = TraceProblem(mistake, line: begin.line)
    let place = place(column: problem.column)
    (problem.line, problem.column) = (place.line, place.column)
    problem.remedy = remedy
    return problem
  }
}
