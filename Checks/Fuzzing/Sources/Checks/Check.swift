// What a check is, and the list of all: each takes any bytes from outside and says what promise they
// break. Both libFuzzer and the tests run them.

import Foundation

/// Something that must hold for any bytes.
nonisolated struct Check: Sendable {
  /// The name of the check, and of the file of its corpus.
  let name: String
  /// Throws what is wrong; a crash is wrong too.
  let run: @MainActor @Sendable ([UInt8]) throws -> Void

  /// One for each thing that reads input from outside.
  static let all = [
    Check(name: "message", run: checkMessage),
    Check(name: "page", run: checkPage),
    Check(name: "line", run: checkLine),
    Check(name: "frames", run: checkFrames),
    Check(name: "head", run: checkHead),
    Check(name: "request", run: checkRequest),
    Check(name: "templates", run: checkTemplates),
    Check(name: "strokefile", run: checkStrokeFile),
    Check(name: "strokes", run: checkStrokes),
    Check(name: "shapes", run: checkShapes),
    Check(name: "editing", run: checkEditing),
    Check(name: "touches", run: checkTouches),
    Check(name: "trace", run: checkTrace),
    Check(name: "pointer", run: checkPointer),
    Check(name: "getevent", run: checkGetevent),
    Check(name: "evemu", run: checkEvemu),
    Check(name: "sequences", run: checkSequences),
    Check(name: "classify", run: checkClassify),
    Check(name: "device", run: checkDevice),
  ]
}

/// A promise that some bytes break.
struct BrokenPromise: Error, CustomStringConvertible {
  let description: String
}

/// Throws if something does not hold.
func demand(_ holds: Bool, _ promise: @autoclosure () -> String) throws {
  if !holds { throw BrokenPromise(description: promise()) }
}

/// Demands that an error names its place, what was found, what was expected, and a remedy, each in
/// a few words.
func demandWords(_ parts: String...) throws {
  for part in parts {
    try demand(!part.isEmpty, "An error says nothing in one of its parts: \(parts)")
    try demand(part.utf8.count < 2000, "An error is \(part.utf8.count) bytes long")
  }
}
