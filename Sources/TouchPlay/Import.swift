// `import`: what others recorded, as a trace.

import ArgumentParser
import Foundation
import TouchTrace

/// `import`.
struct Import: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make a trace of touches that a browser, Android or Linux recorded.",
    discussion: """
      The formats are pointer (JSON of a browser's pointer events), getevent (the text of Android's \
      getevent -lt), evemu (the text of evemu-record) and sequences (JSON Lines of whole sequences, \
      each of which becomes a recording). What cannot be read is reported with its line and column, \
      the rest is imported, and the exit code is 1.

      The units of a device become points by the size that you give; without one, by the resolution \
      that the device says, at 163 points an inch; without that, so that the shorter side has 390 \
      points.
      """)

  @Argument(help: "The file; - for the standard input.")
  var file = "-"

  @Option(
    help: ArgumentHelp(
      "The format; found out by default.",
      discussion: "One of: \(ImportFormat.allCases.map(\.rawValue).joined(separator: ", "))."))
  var from: ImportFormat?

  @OptionGroup var screen: ScreenOptions

  @OptionGroup var axes: AxisOptions

  @Option(help: "Begin another recording when nothing touched for so many seconds.")
  var pause: Double?

  @Option(help: "Write the recording of this number only, counted from 1.")
  var only: Int?

  @Option(help: "The app that the trace is to name.")
  var app: String?

  @Option(name: .shortAndLong, help: "The file of the trace; - for the standard output.")
  var output = "-"

  func validate() throws {
    if let only, only < 1 { throw ValidationError("--only \(only): recordings count from 1.") }
    if let pause, !(pause > 0) {
      throw ValidationError("--pause \(pause): a pause is longer than 0 seconds.")
    }
  }

  func run() async throws {
    let input = try inputHandle()
    let target = try OutputFile(output)
    var options = axes.options(of: screen)
    options.pauseMax = pause
    var importer = TraceImporter(from, options: options)
    var isWhole = true
    var count = 0
    func take(_ contents: [TraceReader.Line.Content]) throws {
      var text = ""
      for content in contents {
        switch content {
        case .header(var header):
          count += 1
          header.app = app
          if count == only ?? count { text += TraceText.line(header) }
        case .input(let input):
          if count == only ?? count { text += TraceText.line(input) }
        case .device: break
        case .problem(let problem):
          isWhole = false
          Output.tell("\(file): \(problem)")
        }
      }
      try target.write(text)
    }
    while let piece = try input.read(upToCount: 1 << 16), !piece.isEmpty {
      try take(importer.read(piece))
    }
    try take(importer.finish())
    try target.finish()
    if let only, count < only {
      Output.tell("\(file): there are \(count) recordings, and no number \(only).")
      isWhole = false
    }
    if !isWhole { throw ExitCode(1) }
  }

  private func inputHandle() throws -> FileHandle {
    if file == "-" { return .standardInput }
    if let handle = FileHandle(forReadingAtPath: file) { return handle }
    throw ValidationError("\(file): there is no such file, or it cannot be read.")
  }
}

extension ImportFormat: ExpressibleByArgument {}
