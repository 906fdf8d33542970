// Reads recordings of other formats piece by piece, as their bytes come, and gives what a reader of
// traces gives.

import PlainJSON
import TouchKit

/// Reads touches that something else recorded.
///
///     var importer = TraceImporter(options: ImportOptions(width: 412, height: 915))
///     while let piece = try file.read(upToCount: 65_536), !piece.isEmpty {
///       for content in importer.read(piece) { … }
///     }
///     for content in importer.finish() { … }
///
/// What it gives are headers, inputs and problems, as from ``TraceReader``: each header begins another
/// recording. Times begin at 0, and are whole microseconds. Places are in points. After its last touch
/// a recording goes on for a second, so that each wait for another tap ends in it.
///
/// A problem costs what it names, and the rest is read. An application takes all inputs without
/// reporting bad input, unless more than 64 fingers are down or one is put down outside of the screen.
nonisolated public struct TraceImporter: Sendable {
  /// The format, if it is known yet.
  public private(set) var format: ImportFormat?
  private let options: ImportOptions
  private var state: (any FormatImport)?
  /// The begin of a text whose format is not known yet.
  private var begin: [UInt8] = []
  /// How much of a text is enough to know its format, in bytes.
  private static let beginMax = 1 << 16

  /// Makes an importer at the begin of a text.
  ///
  /// - Parameters:
  ///   - format: The format; `nil` to find it out.
  ///   - options: What the text does not say.
  public init(_ format: ImportFormat? = nil, options: ImportOptions = ImportOptions()) {
    (self.format, self.options) = (format, options)
    state = format.map { Self.state(of: $0, options) }
  }

  /// Reads the next bytes, and returns what they complete.
  ///
  /// - Complexity: O(bytes).
  public mutating func read(_ bytes: some Sequence<UInt8>) -> [TraceReader.Line.Content] {
    var output: [ImportOutput] = []
    guard state == nil else {
      state?.read(bytes, into: &output)
      return output
    }
    begin += bytes
    // Only whole lines count: the rest of a line may say more.
    guard begin.count >= Self.beginMax else { return [] }
    settle(into: &output)
    return output
  }

  /// Ends the text, and returns what is left in it.
  public mutating func finish() -> [TraceReader.Line.Content] {
    var output: [ImportOutput] = []
    if state == nil { settle(into: &output) }
    state?.finish(into: &output)
    state = nil
    return output
  }

  /// Finds the format out, and reads the begin.
  private mutating func settle(into output: inout [ImportOutput]) {
    format = ImportFormat(detectedIn: begin)
    guard let format else {
      // What begins in no known way is read as the format that is most lenient, to say what is wrong.
      let names = ImportFormat.allCases.map(\.rawValue).joined(separator: ", ")
      output.append(
        ImportPlace().problem(
          begin.isEmpty ? "nothing" : begin.excerpt(from: 0),
          expected: "the begin of one of the formats \(names)",
          "Name the format, as with --from \(ImportFormat.getevent.rawValue)."))
      state = IgnoringImport()
      return begin = []
    }
    state = Self.state(of: format, options)
    state?.read(begin, into: &output)
    begin = []
  }

  private static func state(
    of format: ImportFormat, _ options: ImportOptions
  ) -> any FormatImport {
    switch format {
    case .pointer: PointerImport(options)
    case .getevent: KernelImport(.getevent, options)
    case .evemu: KernelImport(.evemu, options)
    case .sequences: SequenceImport(options)
    }
  }
}

nonisolated extension Trace {
  /// Imports all recordings of a text in another format.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - format: Its format; `nil` to find it out.
  ///   - options: What the text does not say.
  public static func imported(
    from text: some Sequence<UInt8>, as format: ImportFormat? = nil,
    options: ImportOptions = ImportOptions()
  ) -> (traces: [Trace], problems: [TraceProblem]) {
    var importer = TraceImporter(format, options: options)
    return gathered(importer.read(text) + importer.finish())
  }

  /// Recordings from what a reader gave.
  static func gathered(_ contents: [ImportOutput]) -> (traces: [Trace], problems: [TraceProblem]) {
    var traces: [Trace] = []
    var problems: [TraceProblem] = []
    for content in contents {
      switch content {
      case .header(let header): traces.append(Trace(header))
      case .input(let input): traces[traces.count - 1].inputs.append(input)
      // No format has what a device says of recognizers.
      case .device: break
      case .problem(let problem): problems.append(problem)
      }
    }
    return (traces, problems)
  }
}

/// The import of one format.
nonisolated protocol FormatImport: Sendable {
  /// Reads the next bytes.
  mutating func read(_ bytes: some Sequence<UInt8>, into output: inout [ImportOutput])
  /// Ends the text.
  mutating func finish(into output: inout [ImportOutput])
}

/// Reads nothing: the format is unknown, and a problem says so.
nonisolated private struct IgnoringImport: FormatImport {
  func read(_ bytes: some Sequence<UInt8>, into output: inout [ImportOutput]) {}
  func finish(into output: inout [ImportOutput]) {}
}

nonisolated extension ImportPlace {
  /// The problem of a text in which nothing is recorded.
  func nothing(_ expected: String) -> ImportOutput {
    problem("nothing that was recorded", expected: expected, "Look whether it is the right file.")
  }

  /// The problem of a device whose axes have no range.
  func missingRange() -> ImportOutput {
    problem(
      "touches of a device without ranges of its axes",
      expected: "the smallest and the largest value of both axes",
      "Its units count as points; give --x-range and --y-range, as 0..1079 and 0..2399.")
  }
}
