// The helpers that know nothing of Swift Testing, used by tests that do.

import Testing
import TouchTesting
import UIKit

@MainActor @Suite struct HelperTests {
  @Test func aPlainViewHearsTheFinger() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 99, height: 99))
    expectDrag("view began, view moved…, view ended", of: view)
    playWithoutPlaces()
  }

  @Test func aRecordingViewCanBeExtended() {
    withScreen { screen in
      let view = screen.add(Listening(frame: screen.window.bounds), named: "view")
      screen.play(.tap(at: CGPoint(x: 50, y: 50)))
      screen.expect("view began, view ended")
      #expect(view.touchCount == 1)
    }
  }

  @Test func aFailureIsShownWhereTheHelperIsCalled() {
    let line = #line + 2
    withKnownIssue {
      expectDrag("nothing", of: UIView(frame: CGRect(x: 0, y: 0, width: 99, height: 99)))
    } matching: { issue in
      issue.sourceLocation?.fileName == "HelperTests.swift" && issue.sourceLocation?.line == line
    }
  }
}
