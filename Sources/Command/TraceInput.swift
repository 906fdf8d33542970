// The trace that a command reads, from a file or the standard input, and the app in which it is
// replayed.

import ArgumentParser
import Examples
import Foundation
import Playground
import TouchKit
import TouchTrace

/// The trace and the app of a command.
struct TraceInput: ParsableArguments {
  @Argument(help: "The file of the trace; - for the standard input.")
  var trace = "-"

  @Option(help: "The app; the one that the trace names by default.")
  var app: String?

  func validate() throws {
    if let app { _ = try Self.app(app) }
  }

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
    var isWhole = true
    func hand(_ lines: [TraceReader.Line]) throws {
      for line in lines {
        if case .problem(let problem) = line.content {
          isWhole = false
          Output.tell("\(trace): \(problem)")
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
    return isWhole
  }

  /// Starts the app of a header.
  @MainActor func start(_ header: TraceHeader) throws -> TracedApp {
    guard let name = app ?? header.app else {
      throw ValidationError(
        "The trace does not say which app it is from. Name it: --app, one of \(Self.names).")
    }
    return try Self.app(name).start(header)
  }

  private func handle() throws -> FileHandle {
    if trace == "-" { return .standardInput }
    guard let handle = FileHandle(forReadingAtPath: trace) else {
      throw ValidationError("\(trace): there is no such file, or it cannot be read.")
    }
    return handle
  }

  private static var names: String { ExampleApp.all.map(\.name).joined(separator: ", ") }

  private static func app(_ name: String) throws -> ExampleApp {
    if let app = ExampleApp.named(name) { return app }
    throw ValidationError("--app \(name): no such app; there are \(names).")
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
