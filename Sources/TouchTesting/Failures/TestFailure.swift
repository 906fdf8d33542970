// Reports a failure to the test: as an issue of Swift Testing, or to a handler for XCTest and other
// frameworks.

import Testing
import TouchKit

/// A failure of a test, described for people: what, evidence, reasons.
nonisolated public struct TestFailure: Error, Equatable, CustomStringConvertible {
  /// The whole text, over several lines.
  public let description: String

  /// Receives failures outside of Swift Testing, with the file and line where they are to be shown.
  /// Without a handler a failure ends the process, so that none is overlooked.
  ///
  /// For XCTest:
  ///
  ///     TestFailure.handler = { failure, filePath, line in
  ///       XCTFail(failure.description, file: filePath, line: line)
  ///     }
  @MainActor public static var handler:
    ((_ failure: TestFailure, _ filePath: StaticString, _ line: UInt) -> Void)?

  /// What the running test is called; `test` outside of Swift Testing.
  static var testName: String { Test.current?.name ?? "test" }

  /// Fails the test.
  @MainActor func report(at place: TestPlace) {
    if let handler = Self.handler { return handler(self, place.filePath, place.line) }
    guard Test.current != nil else {
      fatalError(
        "\(description)\nNo test of Swift Testing is running: set TestFailure.handler, or use "
          + "check(_:), which throws.")
    }
    Issue.record("\(description)", sourceLocation: place.sourceLocation)
  }
}

/// The place in a test's source where a failure is shown. The compiler fills it in; the test need
/// not import Swift Testing.
nonisolated struct TestPlace {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// The same in Swift Testing's words.
  var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }
}
