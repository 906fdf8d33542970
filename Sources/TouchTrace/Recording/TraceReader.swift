// Reads a trace piece by piece, as its bytes come. A line that cannot be read costs that line only.

import PlainJSON
import TouchKit

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

  /// Makes a reader at the begin of a trace.
  public init() {}

  /// Reads the next bytes, and returns the lines that they complete.
  ///
  /// - Complexity: O(bytes).
  public mutating func read(_ bytes: some Sequence<UInt8>) -> [Line] {
    var lines: [Line] = []
    var piece = Array(bytes)[...]
    while let end = piece.firstIndex(of: UInt8(ascii: "\n")) {
      add(piece[..<end])
      endLine(into: &lines)
      number += 1
      piece = piece[(end + 1)...]
    }
    add(piece)
    return lines
  }

  private mutating func add(_ bytes: ArraySlice<UInt8>) {
    let room = Self.lineMax - rest.count
    rest += bytes.prefix(room)
    skipped += max(bytes.count - room, 0)
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
    do throws(TraceProblem) {
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
      lines.append(Line(number: number, text: text, content: .problem(error)))
    }
  }

  private func content() throws(TraceProblem) -> Line.Content {
    guard skipped == 0 else {
      throw TraceProblem(
        line: number, column: Self.lineMax + 1,
        found: "a line of \(Self.lineMax + skipped) bytes",
        expected: "at most \(Self.lineMax) bytes",
        remedy: "The line is left out; write one input a line.")
    }
    do throws(JSON.Mistake) {
      return try Self.content(ReadJSON(rest))
    } catch {
      throw TraceProblem(error, line: number)
    }
  }

  /// A header, an input or what a device said: told apart by the field that only it has.
  private static func content(_ json: ReadJSON) throws(JSON.Mistake) -> Line.Content {
    guard json.isObject else { throw json.wrong("an object") }
    if json.fieldOrNull("trace") != nil { return .header(try TraceHeader(json)) }
    if json.fieldOrNull("input") != nil { return .input(try HostInput(json)) }
    if json.fieldOrNull("device") != nil { return .device(try DeviceStates(json)) }
    throw json.wrong(
      "\"input\", or \"trace\" for a header", found: "an object without \"input\"")
  }

  private mutating func assumedHeader() -> Line {
    hasHeader = true
    return Line(number: number, text: "", content: .header(TraceHeader()))
  }

  private func tooNew(_ version: Int) -> TraceProblem {
    let place = try? ReadJSON(rest).field("trace").offset
    return TraceProblem(
      line: number, column: (place ?? 0) + 1,
      found: "version \(version)", expected: "at most \(TraceHeader.newestVersion)",
      remedy: "Read it with a newer TouchKit; what is known of it is read.")
  }
}

nonisolated extension TraceProblem {
  /// The problem of a line with a mistake.
  init(_ mistake: JSON.Mistake, line: Int) {
    self.init(
      line: line, column: mistake.offset + 1,
      found: (mistake.path.isEmpty ? "" : "\(mistake.path): ") + mistake.found,
      expected: mistake.expected, remedy: "The line is left out; mend it, or remove it.")
  }
}
