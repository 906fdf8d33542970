// One line of a log in a file, as text or as JSON.

import PlainJSON
import TouchKit

/// A line of a log that ``DecisionLog`` wrote: a decision and its time.
nonisolated public struct LoggedLine: Equatable, Sendable {
  /// The number of the line in its file, counted from 1.
  public var number: Int
  /// When, in seconds.
  public var time: TimeInterval
  /// The decision in words.
  public var text: String
  /// The line as it was written.
  public var raw: String
  /// Whether it is a JSON object.
  public var isJSON: Bool

  /// Reads a line: `0.412000 pan began`, or an object with `time` and `text`.
  ///
  /// - Throws: ``TraceProblem`` if it is neither.
  public init(_ raw: String, number: Int) throws(TraceProblem) {
    (self.number, self.raw) = (number, raw)
    isJSON = raw.utf8.first == UInt8(ascii: "{")
    if isJSON {
      guard let json = try? ReadJSON(Array(raw.utf8)), let time = try? json.field("time").number(),
        let text = try? json.field("text").text()
      else { throw Self.problem(raw, "an object with the fields \"time\" and \"text\"", number) }
      (self.time, self.text) = (time, text)
    } else {
      let parts = raw.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let time = TimeInterval(parts[0]), time.isFinite else {
        throw Self.problem(raw, "a time in seconds, a space and a decision", number)
      }
      (self.time, text) = (time, String(parts[1]))
    }
  }

  /// Time and decision, as in a text.
  var words: String { "\(decimal(time, places: 6)) \(text)" }

  /// Whether both say the same. JSON objects say more than texts: two of them are compared whole.
  func isSame(as other: LoggedLine) -> Bool {
    isJSON && other.isJSON ? raw == other.raw : words == other.words
  }

  private static func problem(_ raw: String, _ expected: String, _ number: Int) -> TraceProblem {
    let start = raw.count > 40 ? raw.prefix(40) + "…" : raw
    return TraceProblem(
      line: number, column: 1, found: start, expected: expected,
      remedy: "Compare logs that `touchkit replay` wrote, with or without --json.")
  }
}

/// Reads the lines of a log from bytes that come in pieces.
///
/// It keeps one piece in memory, however long the log is. Empty lines are left out.
nonisolated public struct LogReader {
  private let more: () throws -> [UInt8]
  private var bytes: [UInt8] = []
  private var place = 0
  private var isAtEnd = false
  private var number = 0

  /// Reads what `more` returns, until that is empty.
  public init(_ more: @escaping () throws -> [UInt8]) { self.more = more }

  /// The next line; `nil` at the end.
  ///
  /// - Throws: ``TraceProblem`` for a line that is no decision, and what `more` throws.
  public mutating func next() throws -> LoggedLine? {
    while let line = try nextBytes() {
      number += 1
      var text = line
      if text.last == UInt8(ascii: "\r") { text.removeLast() }
      if text.allSatisfy({ $0 == UInt8(ascii: " ") }) { continue }
      return try LoggedLine(String(decoding: text, as: UTF8.self), number: number)
    }
    return nil
  }

  private mutating func nextBytes() throws -> ArraySlice<UInt8>? {
    var searched = place
    while true {
      if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { place = end + 1 }
        return bytes[place..<end]
      }
      if isAtEnd || bytes.count - place > TraceReader.lineMax {
        defer { place = bytes.count }
        return place < bytes.count ? bytes[place...] : nil
      }
      bytes.removeFirst(place)
      place = 0
      searched = bytes.count
      let piece = try more()
      isAtEnd = piece.isEmpty
      bytes += piece
    }
  }
}
