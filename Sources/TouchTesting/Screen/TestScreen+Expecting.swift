// Asserts the whole log, in order, since the last assertion.

import TouchKit

extension TestScreen {
  /// Expects that exactly this happened since the last expectation, in this order.
  ///
  ///     screen.expect("board began, pan began [4, 0], board cancelled, pan changed ×3, pan ended")
  ///
  /// Items are separated by commas or line ends. `×3` after an item means three times in a row, `…`
  /// once or more, and `@0.080` at this time in seconds; `(a, b) ×3` repeats a group. An empty text
  /// means that nothing happened. A repetition takes as much as it can. Values that
  /// ``show(of:_:)`` notes are compared where they are written: `pan changed` stands for any.
  ///
  /// A failure is shown where the call stands, which `fileID` (module and file), `filePath`, `line`
  /// and `column` (counted from 1) say. A helper that calls this function should have the same four
  /// parameters and pass them on. In XCTest, failures need a way to the test:
  /// ``TestFailure/handler``.
  public func expect(
    _ log: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    if let failure = mismatch(with: log) {
      let place = TestPlace(fileID, filePath, line, column)
      kept(failure, at: place).report(at: place)
    }
    accept()
  }

  /// The same as an error, for tests that are not Swift Testing's.
  public func check(_ log: String) throws {
    let failure = mismatch(with: log)
    accept()
    if let failure { throw kept(failure, at: nil) }
  }

  /// Leaves what happened since the last expectation unexamined.
  public func ignoreLog() { accept() }

  /// What happened since the last expectation.
  public var news: [LogEntry] { Array(log[expectedCount...]) }

  private func accept() {
    hasExpected = true
    expectedCount = log.count
  }

  /// The failure of an expectation; `nil` if it holds. It expects nothing itself.
  public func mismatch(with expected: String) -> TestFailure? {
    let pattern = LogPattern(expected)
    let entries = news
    let match = pattern.match(entries)
    guard !match.isComplete else { return nil }
    let comparison = LogComparison(pattern, entries, match)
    return TestFailure(
      description: comparison.text + unknownNames(in: pattern) + evidence()
        + explanation(of: pattern, match))
  }
}
