// Reads a trace piece by piece, as its bytes come. A line that cannot be read costs that line only.

import TouchKit

#if canImport(Foundation)
  import Foundation
#endif

/// Reads a trace from bytes that come in pieces of any size.
///
///     var reader = TraceReader()
///     while let piece = try file.read(upToCount: 65_536), !piece.isEmpty {
///       for line in reader.read(piece) { … }
///     }
///     for line in reader.finish() { … }
///
/// It keeps one line in memory, however long the trace is.
nonisolated public struct TraceReader: Sendable {
  /// The longest line that is read, in bytes. The rest of a longer line is skipped.
  public static let lineMax = 1 << 20

  /// A line of a trace.
  nonisolated public struct Line: Equatable, Sendable {
    /// What is in it.
    public enum Content: Equatable, Sendable {
      /// A recording begins.
      case header(TraceHeader)
      /// What the host told the application.
      case input(HostInput)
      /// What a device said of its recognizers. A replay needs nothing of it.
      case device(DeviceStates)
      /// It cannot be read.
      case problem(TraceProblem)
    }
    /// The number of the line, counted from 1.
    public var number: Int
    /// The line as it was written, without its end; unknown fields are only here.
    public var text: String
    /// What is in it.
    public var content: Content
  }

  private var rest: [UInt8] = []
  private var number = 1
  private var hasHeader = false
  /// How many inputs the present recording had so far.
  private var inputCount = 0
  /// How many bytes of a line that is too long were skipped.
  private var skipped = 0
  private let decoder = JSONLine.decoder

  /// Makes a reader at the begin of a trace.
  public init() {}

  /// Reads the next bytes, and returns the lines that they complete.
  ///
  /// - Complexity: O(bytes).
  public mutating func read(_ bytes: some Sequence<UInt8>) -> [Line] {
    var lines: [Line] = []
    for byte in bytes {
      guard byte == UInt8(ascii: "\n") else {
        if rest.count < Self.lineMax { rest.append(byte) } else { skipped += 1 }
        continue
      }
      endLine(into: &lines)
      number += 1
    }
    return lines
  }

  /// Reads what is left when no more bytes come: a last line without its end. If the writer stopped
  /// in the middle of it, the line is a problem.
  public mutating func finish() -> [Line] {
    var lines: [Line] = []
    endLine(into: &lines)
    return lines
  }

  private mutating func endLine(into lines: inout [Line]) {
    defer {
      rest.removeAll(keepingCapacity: true)
      skipped = 0
    }
    if rest.last == UInt8(ascii: "\r") { rest.removeLast() }
    guard !rest.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) else { return }
    let text = String(decoding: rest, as: UTF8.self)
    do {
      var content = try content()
      switch content {
      case .header(let header):
        inputCount = 0
        guard header.version > TraceHeader.newestVersion else { break }
        lines.append(Line(number: number, text: text, content: .problem(tooNew(header.version))))
      case .input:
        if !hasHeader { lines.append(assumedHeader()) }
        inputCount += 1
      case .device(var states):
        if !hasHeader { lines.append(assumedHeader()) }
        states.inputsBefore = inputCount
        content = .device(states)
      case .problem: break
      }
      hasHeader = true
      lines.append(Line(number: number, text: text, content: content))
    } catch {
      let problem = TraceProblem(reading: rest, error, line: number)
      lines.append(Line(number: number, text: text, content: .problem(problem)))
    }
  }

  private func content() throws -> Line.Content {
    guard skipped == 0 else {
      throw TraceProblem(
        line: number, column: Self.lineMax + 1,
        found: "a line of \(Self.lineMax + skipped) bytes",
        expected: "at most \(Self.lineMax) bytes",
        remedy: "The line is left out; write one input a line.")
    }
    return try decoder.decode(DecodedLine.self, from: Data(rest)).content
  }

  private mutating func assumedHeader() -> Line {
    hasHeader = true
    return Line(number: number, text: "", content: .header(TraceHeader()))
  }

  private func tooNew(_ version: Int) -> TraceProblem {
    TraceProblem(
      line: number, column: JSONPlace.column(of: ["trace"], in: rest),
      found: "version \(version)", expected: "at most \(TraceHeader.newestVersion)",
      remedy: "Read it with a newer TouchKit; what is known of it is read.")
  }
}

/// A header, an input or what a device said: told apart by the field that only it has.
nonisolated private struct DecodedLine: Decodable {
  let content: TraceReader.Line.Content

  private enum Key: String, CodingKey { case trace, input, device }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    if fields.contains(.trace) {
      content = .header(try TraceHeader(from: decoder))
    } else if fields.contains(.input) {
      content = .input(try HostInput(from: decoder))
    } else if fields.contains(.device) {
      content = .device(try DeviceStates(from: decoder))
    } else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: [],
          debugDescription:
            "found an object without \"input\", expected \"input\", or \"trace\" for a header"))
    }
  }
}

nonisolated extension TraceProblem {
  /// The problem of a line that a decoder refused.
  init(reading bytes: [UInt8], _ error: any Error, line: Int) {
    if let known = error as? TraceProblem {
      self = known
      return
    }
    let remedy = "The line is left out; mend it, or remove it."
    if let mistake = JSONPlace.mistake(in: bytes) {
      self.init(
        line: line, column: mistake.column, found: mistake.found, expected: mistake.expected,
        remedy: remedy)
      return
    }
    let (path, found, expected) = Self.parts(of: error)
    let place = JSONPlace.column(
      of: path.map { $0.intValue.map(String.init) ?? $0.stringValue }, in: bytes)
    let name = JSONPlace.name(path.map { $0.intValue.map(String.init) ?? $0.stringValue })
    self.init(
      line: line, column: place,
      found: (name.isEmpty ? "" : "\(name): ")
        + (found ?? JSONPlace.excerpt(of: bytes, from: place)),
      expected: expected, remedy: remedy)
  }

  private static func parts(
    of error: any Error
  ) -> (path: [any CodingKey], found: String?, expected: String) {
    guard let error = error as? DecodingError else { return ([], nil, "\(error)") }
    switch error {
    case .keyNotFound(let key, let context):
      return (context.codingPath, "no \"\(key.stringValue)\"", "the field \"\(key.stringValue)\"")
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      return (context.codingPath, nil, word(for: type))
    case .dataCorrupted(let context):
      let text = context.debugDescription
      guard text.hasPrefix("found "), let comma = text.range(of: ", expected ") else {
        return (context.codingPath, nil, text)
      }
      return (
        context.codingPath, String(text[..<comma.lowerBound].dropFirst("found ".count)),
        String(text[comma.upperBound...])
      )
    @unknown default: return ([], nil, "\(error)")
    }
  }

  private static func word(for type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Int.Type, is UInt.Type: "a whole number"
    case is Double.Type, is CGFloat.Type: "a number"
    case is any KeyedOrUnkeyed.Type: "a list"
    default: "an object"
    }
  }
}

/// Lists of any kind.
nonisolated private protocol KeyedOrUnkeyed {}
nonisolated extension Array: KeyedOrUnkeyed {}
