import Testing
import TouchAssistance
import TouchKit
import TouchTrace

@Suite struct SwitchTests {
  private let app = TouchApp("Two") {
    let page = UIViewController()
    for (index, title) in ["Save", "Open"].enumerated() {
      let button = UIButton(frame: CGRect(x: 20, y: 100 + 80 * index, width: 100, height: 44))
      button.setTitle(title, for: .normal)
      button.addAction(
        UIAction { [unowned button] _ in button.setTitle("done", for: .normal) },
        for: .touchUpInside)
      page.view.addSubview(button)
    }
    return page
  }

  @Test func aPressBeginsAndTheCursorGoesOn() {
    let user = SwitchUser(app)
    #expect(user.scanner.cursor == .none)
    user.scanner.press(at: 0)
    #expect(user.scanner.cursor.words == "Save")
    user.scanner.advance(to: 1)
    #expect(user.scanner.cursor.words == "Open")
    user.scanner.advance(to: 2)
    #expect(user.scanner.cursor.words == "a point")
  }

  @Test func theCursorGoesAfterThreePasses() {
    let user = SwitchUser(app)
    user.scanner.press(at: 0)
    user.scanner.advance(to: 14.9)
    #expect(user.scanner.cursor != .none)
    user.scanner.advance(to: 15)
    #expect(user.scanner.cursor == .none)
    #expect(user.scanner.nextDeadline == .infinity)
  }

  @Test func aScanThatStopsShowsNothingAndEndsItsGesture() {
    let user = SwitchUser(app)
    #expect(user.make("drag down", at: 200, 400))
    user.scanner.stop()
    user.rest(2)
    #expect(user.scanner.cursor == .none && user.scanner.nextDeadline == .infinity)
    #expect(user.log.contains { $0.contains("hears ended") })
    user.scanner.press(at: user.app.application.scheduler.now)
    #expect(user.scanner.cursor.words == "Save")
  }

  @Test func aPressOnAnElementOpensItsMenu() {
    let user = SwitchUser(app)
    #expect(user.choose("Open"))
    #expect(user.choose("activate"))
    user.rest(1.5)
    #expect(user.sees("done"))
    // It begins again by itself.
    #expect(user.scanner.cursor.words == "Save")
  }

  @Test func timesWithoutAnEndAreNotWaitedFor() {
    let user = SwitchUser(app)
    user.scanner.advance(to: user.scanner.nextDeadline)
    #expect(user.scanner.cursor == .none)
    user.scanner.press(at: 0)
    user.scanner.advance(to: .infinity)
    user.scanner.press(at: .nan)
    user.scanner.lines = 1_000_000
    #expect(user.scanner.lines == 500)
  }

  @Test func aMenuLeadsBack() {
    let user = SwitchUser(app)
    #expect(user.choose("Save") && user.choose("back"))
    #expect(user.scanner.cursor.words == "Save")
  }

  @Test func aGestureIsMadeInItsTime() {
    let user = SwitchUser(app)
    #expect(user.make("drag down", at: 200, 400))
    user.scanner.press(at: user.app.application.scheduler.now)
    user.rest(2)
    #expect(user.log.contains { $0.contains("hears ended") })
  }

  @Test func anElementThatIsGoneIsNoProblem() {
    let user = SwitchUser(app)
    #expect(user.choose("Save"))
    user.app.application.perform {
      for window in user.app.application.windows {
        window.rootViewController?.view.subviews.forEach { $0.removeFromSuperview() }
      }
    }
    #expect(user.choose("activate"))
    user.rest(1.5)
    #expect(user.scanner.cursor.words == "a point")
  }

  @Test func aRecordingOfItReplaysTheSame() {
    let user = SwitchUser(app)
    #expect(user.choose("Open") && user.choose("activate"))
    user.rest(2)
    let again = app.start(user.recording.header)
    var log: [String] = []
    again.log { log.append("\($0)") }
    again.receive(user.recording.inputs)
    #expect(!log.isEmpty)
    #expect(log == user.log)
  }
}
