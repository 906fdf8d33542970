// How a failure reaches the test: Swift Testing's issues where a test of it runs, else a door that
// XCTest and others can be put behind.

import Testing
import TouchKit

/// What went wrong in a test, said for people: what, evidence, reasons.
nonisolated public struct TestFailure: Error, Equatable, CustomStringConvertible {
  /// The whole text, over several lines.
  public let description: String

  /// Takes failures where no test of Swift Testing runs; without it they end the process, so that
  /// none is overlooked.
  ///
  /// For XCTest:
  ///
  ///     TestFailure.handler = { failure in XCTFail(failure.description) }
  @MainActor public static var handler: ((TestFailure) -> Void)?

  /// Fails the test.
  @MainActor func report(at place: SourceLocation) {
    if let handler = Self.handler { return handler(self) }
    guard Test.current != nil else {
      fatalError(
        "\(description)\nNo test of Swift Testing is running: set TestFailure.handler, or use "
          + "check(_:), which throws.")
    }
    Issue.record("\(description)", sourceLocation: place)
  }
}
