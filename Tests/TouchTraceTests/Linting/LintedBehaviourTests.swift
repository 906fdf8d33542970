// What lint says would happen does happen, and no longer does once the app is mended.

import Testing
import TouchKit
import TouchTesting
import TouchTrace

struct LintedBehaviourTests {
  /// The actions of a planted app under fingers, and the rows that were selected.
  private func actions(
    _ rule: LintRule, at index: Int = 0, mended isMended: Bool, _ fingers: Fingers
  ) -> (log: String, selected: [Int], presses: Int) {
    let problem = PlantedProblem.all.filter { $0.rule == rule }[index]
    return withScreen(recording: .actions) { screen in
      let app = PlantController { problem.build($0, isMended) }
      screen.show(app)
      screen.play(fingers)
      screen.settle()
      let text = screen.log.filter { $0.action != "changed" }.text
      screen.ignoreLog()
      return (text, app.selected, app.presses)
    }
  }

  private let place = CGPoint(x: 150, y: 150)

  @Test("who taps twice gets both taps, or one of them")
  func doubleTap() {
    let fingers = Fingers.doubleTap(at: place)
    #expect(
      actions(.tapBesideDoubleTap, mended: false, fingers).log
        == "tap ended, double tap ended")
    #expect(
      actions(.tapBesideDoubleTap, mended: true, fingers).log == "double tap ended")
  }

  @Test("a swipe beside a pan never is, or first")
  func swipe() {
    let fingers = Fingers.swipe(.right, from: place)
    #expect(actions(.panBesideSwipe, mended: false, fingers).log == "pan began, pan ended")
    #expect(actions(.panBesideSwipe, mended: true, fingers).log == "swipe ended")
  }

  @Test("of two pans one begins, or both")
  func pans() {
    let fingers = Fingers.drag(from: place, to: CGPoint(x: 250, y: 150))
    let both = "inner began, outer began, inner ended, outer ended"
    #expect(actions(.twoPans, mended: false, fingers).log == "inner began, inner ended")
    #expect(actions(.twoPans, mended: true, fingers).log == both)
    #expect(
      actions(.twoPans, at: 1, mended: false, fingers).log == "second began, second ended")
  }

  @Test("of two pans the outer one begins alone, if the inner one waits for it")
  func pansInOrder() throws {
    let problem = try #require(PlantedProblem.all.first { $0.rule == .twoPans })
    let finding = try #require(problem.findings(mended: false).first)
    #expect(finding.alternative == "inner.require(toFail: outer)  // outer begins alone")
    withScreen(recording: .actions) { screen in
      let app = PlantController { app in
        problem.build(app, false)
        let all = app.view.subviews.flatMap { $0.gestureRecognizers ?? [] }
        let outer = app.view.gestureRecognizers?.first { $0.name == "outer" }
        if let outer { all.first { $0.name == "inner" }?.require(toFail: outer) }
      }
      screen.show(app)
      screen.play(.drag(from: place, to: CGPoint(x: 250, y: 150)))
      #expect(screen.log.filter { $0.action != "changed" }.text == "outer began, outer ended")
      screen.ignoreLog()
    }
  }

  @Test("a pan in a scroll view begins alone, or with it")
  func panInScrollView() {
    let fingers = Fingers.drag(from: CGPoint(x: 110, y: 110), to: CGPoint(x: 110, y: 200))
    let alone = actions(.twoPans, at: 2, mended: false, fingers).log
    let both = actions(.twoPans, at: 2, mended: true, fingers).log
    #expect(alone == "pan began, pan ended")
    #expect(both.contains("scrollPanRecognizer began"))
    #expect(both.contains("pan began"))
  }

  @Test("a finger from the edge scrolls, or pans")
  func edge() {
    let from = CGPoint(x: 2, y: 200)
    let fingers = Fingers.drag(from: from, to: CGPoint(x: 150, y: 200))
    #expect(
      actions(.edgePanUnderScrollView, mended: false, fingers).log
        == "scrollPanRecognizer began, scrollPanRecognizer ended")
    #expect(
      actions(.edgePanUnderScrollView, mended: true, fingers).log
        == "edgePan began, edgePan ended")
  }

  @Test("a row under a tap is not selected, or it is")
  func rows() {
    let fingers = Fingers.tap(at: CGPoint(x: 200, y: 20))
    #expect(actions(.tapCancelsTouches, mended: false, fingers).selected == [])
    #expect(actions(.tapCancelsTouches, mended: true, fingers).selected == [0])
  }

  @Test("what lies under a clear view is touched, once the view takes no touches")
  func covered() {
    let tap = Fingers.tap(at: place)
    #expect(actions(.coveredView, mended: false, tap).log == "")
    #expect(actions(.coveredView, mended: true, tap).log == "tap ended")
    let press = Fingers.tap(at: CGPoint(x: 50, y: 22))
    #expect(actions(.coveredView, at: 1, mended: false, press).presses == 0)
    #expect(actions(.coveredView, at: 1, mended: true, press).presses == 1)
  }

  @Test("a button is pressed outside of its superview, once the superview is larger")
  func cutOff() {
    // The larger superview lies 20 points further left.
    let press = Fingers.tap(at: CGPoint(x: 310, y: 120))
    #expect(actions(.cutOffControl, mended: false, press).presses == 0)
    #expect(actions(.cutOffControl, mended: true, press).presses == 1)
  }

  @Test("a pan takes the finger of a slider, or leaves it alone")
  func slider() {
    let drag = Fingers.drag(from: CGPoint(x: 105, y: 150), to: CGPoint(x: 250, y: 150))
    #expect(actions(.panOverSlider, mended: false, drag).log == "pan began, pan ended")
    #expect(actions(.panOverSlider, mended: true, drag).log == "")
  }

  @Test("a press whose finger moves by a point fails, or is recognized")
  func allowance() {
    let hold = Fingers.down(at: place).move(to: CGPoint(x: 151, y: 150), over: 0.1).wait(0.6).up()
    #expect(actions(.noAllowableMovement, mended: false, hold).log == "")
    #expect(actions(.noAllowableMovement, mended: true, hold).log == "press began, press ended")
  }

  @Test("a pan that waits for a tap begins later than one that does not")
  func lateBegin() throws {
    func begin(_ isMended: Bool) throws -> Double {
      let problem = try #require(PlantedProblem.all.first { $0.rule == .panWaitsForTap })
      return try withScreen(recording: .actions) { screen in
        screen.show(PlantController { problem.build($0, isMended) })
        screen.play(.drag(from: place, to: CGPoint(x: 250, y: 150), over: 0.5))
        let begin = try #require(screen.log.first { $0.action == "began" }).time
        screen.ignoreLog()
        return begin
      }
    }
    #expect(try begin(true) < 0.07)
    #expect(try begin(false) > 0.22)
  }
}
