// The filter of `touchkit classify`: a line in, a line out, and nothing between them.

import PlainJSON
import TouchKit

/// Turns lines with recordings into lines with results.
///
/// A line is a sequence of touches, `{"events": [[seconds, finger, "began", x, y], …]}`, or an object
/// with `inputs`, a list of `HostInput`, and if need be the fields of a ``TraceHeader``. It
/// may begin with its number and a tab, as `cat -n` and `nl` write. Then its result does, too, and
/// errors name that number: so results do not depend on how the lines were spread over processes.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public struct ClassifyFilter {
  private let classifier: Classifier

  /// Makes a filter.
  public init(_ classifier: Classifier = Classifier()) { self.classifier = classifier }

  /// The result of a line, without its end. Nothing is remembered from one line to the next.
  ///
  /// - Parameters:
  ///   - line: The line, without its end.
  ///   - number: Its number in the input, counted from 1; for errors, if the line does not say it.
  public func result(of line: some Collection<UInt8>, number: Int) -> String {
    let bytes = Array(line)
    let (known, body) = Self.split(bytes)
    let prefix = known.map { "\($0)\t" } ?? ""
    let lineNumber = known ?? number
    do throws(TraceProblem) {
      let work = try Work(reading: body, line: lineNumber)
      let (traces, problems) = Trace.gathered(work.contents)
      if let problem = problems.first, traces.isEmpty { throw problem }
      var result = traces.first.map { classifier.classify($0) } ?? Classification()
      result.problems = problems.map(\.description) + result.problems
      return prefix
        + JSONLine.text(Named(file: work.file, label: work.label, result: result))
    } catch {
      var problem = error
      problem.line = lineNumber
      problem.column += bytes.count - body.count
      return prefix + JSONLine.text(ErrorLine(error: problem))
    }
  }

  /// The error of a line that is longer than what is read.
  public func result(ofLongLine number: Int, lineMax: Int) -> String {
    JSONLine.text(
      ErrorLine(
        error: TraceProblem(
          line: number, column: lineMax + 1, found: "a line of more than \(lineMax) bytes",
          expected: "at most \(lineMax) bytes", remedy: "Write one recording a line.")))
  }

  /// The number before the first tab, and the rest.
  private static func split(_ bytes: [UInt8]) -> (number: Int?, body: [UInt8]) {
    guard let tab = bytes.firstIndex(of: 0x09) else { return (nil, bytes) }
    let digits = bytes[..<tab].drop { $0 == 0x20 }
    guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Int(String(decoding: digits, as: UTF8.self))
    else { return (nil, bytes) }
    return (number, Array(bytes[(tab + 1)...]))
  }
}

/// A line as a recording.
nonisolated private struct Work {
  let file: String?
  let label: String?
  var contents: [ImportOutput] = []

  init(reading bytes: [UInt8], line: Int) throws(TraceProblem) {
    do throws(JSON.Mistake) {
      self = try Work(ReadJSON(bytes))
    } catch {
      throw TraceProblem(error, line: line)
    }
  }

  private init(_ json: ReadJSON) throws(JSON.Mistake) {
    guard json.isObject else { throw json.wrong("an object") }
    guard let inputs = json.fieldOrNull("inputs") else {
      guard json.fieldOrNull("events") != nil else {
        throw json.wrong(
          "\"events\", or \"inputs\"", found: "an object without \"events\"")
      }
      let sequence = try TouchSequence(json)
      (file, label) = (sequence.file, sequence.label)
      sequence.write(ImportOptions(), at: ImportPlace(), into: &contents)
      return
    }
    (file, label) = (try json["file"]?.text(), try json["label"]?.text())
    let hasHeader = json.fieldOrNull("trace") != nil
    contents.append(.header(hasHeader ? try TraceHeader(json) : TraceHeader()))
    for input in try inputs.list() { contents.append(.input(try HostInput(input))) }
  }
}

/// A result with what its line said of itself.
nonisolated private struct Named: Encodable {
  let file: String?
  let label: String?
  let result: Classification

  private enum Key: String, CodingKey { case file, label }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encodeIfPresent(file, forKey: .file)
    try fields.encodeIfPresent(label, forKey: .label)
    try result.encode(to: encoder)
  }
}

/// An error instead of a result.
nonisolated private struct ErrorLine: Encodable {
  let error: TraceProblem

  private enum Key: String, CodingKey { case error }
  private enum Part: String, CodingKey { case line, column, found, expected, remedy }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    var parts = fields.nestedContainer(keyedBy: Part.self, forKey: .error)
    try parts.encode(error.line, forKey: .line)
    try parts.encode(error.column, forKey: .column)
    try parts.encode(error.found, forKey: .found)
    try parts.encode(error.expected, forKey: .expected)
    try parts.encode(error.remedy, forKey: .remedy)
  }
}
