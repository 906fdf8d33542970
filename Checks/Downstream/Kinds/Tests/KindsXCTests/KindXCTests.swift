// The same fingers and logs in XCTest. A class whose main-actor tests are all synchronous crashes
// XCTest's runner on Linux: each is `async`, whether or not it awaits.

import Kinds
import TouchTesting
import UIKit
import XCTest

/// `nonisolated`, as XCTestCase is: where all is on the main actor by default it must be said.
nonisolated final class KindXCTests: XCTestCase {
  @MainActor override func setUp() async throws {
    TestFailure.handler = { failure, filePath, line in
      XCTFail(failure.description, file: filePath, line: line)
    }
  }

  @MainActor func testAKnobTurns() async {
    withScreen { screen in
      screen.add(Knob(), named: "knob", to: screen.window)
      screen.play(.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 50), over: 0.05))
      screen.expect("window began, knob began, window cancelled, knob changed…, knob ended")
    }
  }

  @MainActor func testAScreenIsAwaited() async throws {
    try await withScreen { screen in
      let card = screen.add(Card(frame: screen.window.bounds), named: "card")
      try await Task.sleep(for: .milliseconds(1))
      screen.play(.tap(at: CGPoint(x: 50, y: 50)))
      screen.ignoreLog()
      XCTAssertEqual(card.touchCount, 11)
    }
  }

  @MainActor func testAFailureArrivesWithItsPlace() async {
    var failures: [(text: String, line: UInt)] = []
    TestFailure.handler = { failures.append(($0.description, $2)) }
    withScreen { screen in
      screen.expect("knob began")
    }
    XCTAssertEqual(failures.map(\.line), [#line - 2])
    XCTAssert(failures[0].text.contains("Expected, but did not happen: knob began."))
  }

  @MainActor func testCheckThrows() async throws {
    try withScreen { screen in
      XCTAssertThrowsError(try screen.check("knob began"))
    }
  }
}
