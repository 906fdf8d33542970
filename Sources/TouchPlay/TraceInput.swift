// The trace that a command reads, from a file or the standard input, and the app in which it is
// replayed.

import ArgumentParser
import Foundation
import TouchKit
import TouchTrace

/// The trace and the app of a command.
struct TraceInput<Player: TouchPlayer>: ParsableArguments {
  @Argument(help: "The file of the trace; - for the standard input.")
  var trace = "-"

  @Option(help: "The app; the one that the trace names by default.")
  var app: String?

  /// So many problems are told one by one.
  private static var problemsMax: Int { 10 }

  /// Reads the trace line by line. Problems are told on the error output, and the rest is read.
  ///
  /// - Parameters:
  ///   - take: Takes what is in a line.
  ///   - afterPiece: Called when all that has come is taken.
  /// - Returns: Whether each line could be read.
  @MainActor func read(
    _ take: (TraceReader.Line.Content) throws -> Void, afterPiece: () -> Void = {}
  ) throws -> Bool {
    let file = try handle()
    var reader = TraceReader()
    var hasHeader = false
    var problemCount = 0
    func hand(_ lines: [TraceReader.Line]) throws {
      for line in lines {
        switch line.content {
        case .header: hasHeader = true
        case .input, .device: break
        case .problem(let problem):
          problemCount += 1
          if problemCount <= Self.problemsMax { Output.tell("\(trace): \(problem)") }
          // What does not begin with a header is no trace: the other lines are as wrong.
          if !hasHeader { throw ExitCode(1) }
        }
        try take(line.content)
      }
    }
    while let piece = try file.read(upToCount: 1 << 16), !piece.isEmpty {
      try autoreleasing { try hand(reader.read(piece)) }
      afterPiece()
    }
    try hand(reader.finish())
    afterPiece()
    if problemCount > Self.problemsMax {
      Output.tell("\(trace): \(problemCount) lines could not be read in all.")
    }
    return problemCount == 0
  }

  /// Reads all recordings of the trace.
  @MainActor func readAll() throws -> (whole: [Trace], isWhole: Bool) {
    var traces: [Trace] = []
    let isWhole = try read { content in
      switch content {
      case .header(let header): traces.append(Trace(header))
      case .input(let input): traces[traces.count - 1].inputs.append(input)
      case .device(let states): traces[traces.count - 1].deviceStates.append(states)
      case .problem: break
      }
    }
    return (traces, isWhole)
  }

  /// Starts the app of a header.
  @MainActor func start(_ header: TraceHeader) throws -> TracedApp {
    let running = try app(of: header).start(header)
    if let warning = running.warning { Output.tell(warning) }
    return running
  }

  /// The app that is named, or that of a header.
  @MainActor func app(of header: TraceHeader) throws -> TouchApp {
    if let app { return try Player.app(app) }
    if let name = header.app {
      if let app = Player.apps.named(name) { return app }
      throw ValidationError(
        """
        \(trace): the recording is of the app \(name), which is none of this program. There are \
        \(Player.names). If the app has another name now, give it: --app.
        """)
    }
    if Player.apps.count == 1 { return Player.apps[0] }
    throw ValidationError(
      "The trace does not say which app it is from. Name it: --app, one of \(Player.names).")
  }

  private func handle() throws -> FileHandle {
    if trace == "-" { return .standardInput }
    guard let handle = FileHandle(forReadingAtPath: trace) else {
      throw ValidationError("\(trace): there is no such file, or it cannot be read.")
    }
    return handle
  }

  /// Memory of a piece is given back before the next one is read.
  private func autoreleasing(_ body: () throws -> Void) throws {
    #if canImport(ObjectiveC)
      try autoreleasepool { try body() }
    #else
      try body()
    #endif
  }
}
