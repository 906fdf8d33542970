// Reads a recording that a page opens, piece by piece as it comes, and says in a sentence what is wrong
// with it. It does not know which apps there are.

import TouchKit
import TouchTrace

/// A recording on its way from a page.
struct ArrivingTrace {
  /// Why a recording cannot be shown, in a sentence or two.
  struct Problem: Error, Equatable {
    var words: String
  }

  private var reader = TraceReader()
  private var recording: Recording?
  private var headerCount = 0
  private var problems: [TraceProblem] = []
  private var parts = (next: 1, count: 0)
  /// Bytes since the last end of a line.
  private var lineSize = 0
  private var isLineTooLong = false

  /// Takes the next part; returns the recording with the last one, and what is to be said of it.
  ///
  /// The first part begins a new recording, whatever came before.
  mutating func add(
    _ part: ClientMessage.FilePart
  ) throws(WireError) -> Result<(recording: Recording, note: String?), Problem>? {
    if part.part == 1 {
      self = ArrivingTrace()
      parts.count = part.parts
    }
    guard part.part == parts.next, part.parts == parts.count else {
      let expected = parts.next > 1 ? "part \(parts.next) of \(parts.count)" : "part 1"
      self = ArrivingTrace()
      throw WireError(
        place: "part", found: "part \(part.part) of \(part.parts)", expected: expected,
        remedy: "Send the parts of a recording in their order, each once.")
    }
    read(part.text)
    parts.next += 1
    guard parts.next > parts.count else { return nil }
    for line in reader.finish() { take(line) }
    defer { self = ArrivingTrace() }
    return result
  }

  /// Reads more, as long as no line was too long: a line is kept until it is whole.
  private mutating func read(_ text: String) {
    let end = text.utf8.lastIndex(of: UInt8(ascii: "\n"))
    let rest = end.map { text.utf8.distance(from: $0, to: text.utf8.endIndex) - 1 }
    lineSize = rest ?? lineSize + text.utf8.count
    if lineSize > Limits.openedLineSizeMax, !isLineTooLong {
      isLineTooLong = true
      reader = TraceReader()
    }
    guard !isLineTooLong else { return }
    for line in reader.read(text.utf8) { take(line) }
  }

  private mutating func take(_ line: TraceReader.Line) {
    switch line.content {
    case .header(let header):
      headerCount += 1
      if headerCount == 1 { recording = Recording(header, secondsMax: .infinity) }
    case .input(let input):
      if headerCount == 1 { recording?.add(input) }
    case .device: break
    case .problem(let problem):
      if problems.count < 2 { problems.append(problem) }
    }
  }

  private static let tooLong = "A line has more than \(Limits.openedLineSizeMax) bytes."

  private var result: Result<(recording: Recording, note: String?), Problem> {
    guard let recording, !recording.inputs.isEmpty else {
      let why = problems.first.map { "\($0)" } ?? (isLineTooLong ? Self.tooLong : "It is empty.")
      return .failure(Problem(words: "This is no recording. \(why)"))
    }
    var notes: [String] = []
    if let end = recording.end { notes.append("\(end) The rest of the file is left out.") }
    if isLineTooLong { notes.append("\(Self.tooLong) The rest of the file is left out.") }
    if let first = problems.first { notes.append("A part could not be read: \(first)") }
    if headerCount > 1 {
      notes.append("The file has \(headerCount) recordings; this is the first.")
    }
    return .success((recording, notes.isEmpty ? nil : notes.joined(separator: " ")))
  }
}
