// Windows whose own `sendEvent` does what it should not: once too often, or not at all.

import GestureCore
import Testing

@testable import TouchEngine
@testable import TouchWidgets

private let a = CGPoint(x: 100, y: 100)

@Suite struct WindowsThatSendAsTheyLike {
  /// Taps a view in a window, and returns what it hears and what is wrong with the input.
  private func tap(
    in make: () -> UIWindow, isEchoing: Bool
  ) -> (heard: [String], problems: [InputProblem]) {
    let application = UIApplication()
    return application.perform {
      let diary = Diary()
      let window = make()
      window.isHidden = false
      let view = EchoView(frame: window.bounds)
      (view.diary, view.isEchoing) = (diary, isEchoing)
      window.addSubview(view)
      var problems: [InputProblem] = []
      application.addObserver {
        if case .badInput(let problem) = $0.decision { problems.append(problem) }
      }
      application.receive([TouchReport(1, .began, at: a)], at: 0, in: window)
      application.receive([TouchReport(1, .ended, at: a)], at: 0.1, in: window)
      return (diary.read(), problems)
    }
  }

  @Test func reportsThatChangeNoTouchAreNoEvent() {
    final class Window: UIWindow {
      var events = 0
      deinit {}
      override func sendEvent(_ event: UIEvent) {
        events += 1
        super.sendEvent(event)
      }
    }
    let application = UIApplication()
    application.perform {
      let window = Window(frame: rect(0, 0, 400, 400))
      window.isHidden = false
      application.receive([TouchReport(1, .moved, at: a)], at: 0, in: window)
      application.receive([TouchReport(2, .ended, at: a)], at: 0.1, in: window)
      #expect(window.events == 0)
      application.receive([TouchReport(1, .began, at: a)], at: 0.2, in: window)
      #expect(window.events == 1)
      application.receive([TouchReport(1, .cancelled, at: a)], at: 0.3, in: window)
    }
  }

  @Test func anEventThatIsSentToItsWindowAgainIsDropped() {
    let (heard, problems) = tap(in: { EchoWindow(frame: rect(0, 0, 400, 400)) }, isEchoing: true)
    #expect(heard == ["began", "ended"])
    // Twice by the view through its window, and once by the window, for each of both events.
    #expect(problems == Array(repeating: .reentrantEvent, count: 6))
  }

  @Test func anEventThatIsSentToAnotherWindowIsNoneOfThatWindow() {
    let make = {
      let window = ForwardingWindow(frame: rect(0, 0, 400, 400))
      window.other.isHidden = false
      return window
    }
    let (heard, problems) = tap(in: make, isEchoing: false)
    #expect(heard == ["began", "ended"])
    #expect(problems == [])
  }

  @Test func aPressThatIsSentToItsWindowAgainIsDropped() {
    let application = UIApplication()
    application.perform {
      let diary = Diary()
      let window = EchoWindow(frame: rect(0, 0, 400, 400))
      window.diary = diary
      window.makeKeyAndVisible()
      var problems: [InputProblem] = []
      application.addObserver {
        if case .badInput(let problem) = $0.decision { problems.append(problem) }
      }
      application.receivePress(.select, .began, at: 0)
      application.receivePress(.select, .ended, at: 0.1)
      #expect(diary.read() == ["pressesBegan", "pressesEnded"])
      #expect(problems == [.reentrantEvent, .reentrantEvent])
    }
  }

  //  finger 1  ●━→━○   the window keeps the lift, or more, to itself
  @Test(arguments: [
    ([UITouch.Phase.ended], ["began", "moved", "cancelled"]),
    ([.moved, .ended], ["began", "cancelled"]),
    ([.moved], ["began", "ended"]),
    ([.began], []),
    ([.began, .moved, .ended], []),
  ])
  func aLiftThatItKeepsToItselfIsACancellation(kept: [UITouch.Phase], log: [String]) {
    let application = UIApplication()
    application.perform {
      let diary = Diary()
      let window = SilentWindow(frame: rect(0, 0, 400, 400))
      window.isHidden = false
      window.kept = kept
      let view = EchoView(frame: window.bounds)
      view.diary = diary
      view.isEchoing = false
      window.addSubview(view)
      let probe = Probe()
      view.addGestureRecognizer(probe)
      for index in 0..<100 {
        let time = Double(index)
        application.receive([TouchReport(1, .began, at: a)], at: time, in: window)
        application.receive([TouchReport(1, .moved, at: a)], at: time, in: window)
        application.receive([TouchReport(1, .ended, at: a)], at: time, in: window)
        #expect(diary.read() == log)
        #expect(window.referee?.contest.isEmpty == true && probe.numberOfTouches == 0)
        #expect(application.engine.touchesEvent.lingering.isEmpty)
      }
    }
  }
}

/// A window that delivers each event twice.
private final class EchoWindow: UIWindow {
  var diary: Diary?
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    diary?.write("pressesBegan")
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    diary?.write("pressesEnded")
  }
  override func sendEvent(_ event: UIEvent) {
    super.sendEvent(event)
    super.sendEvent(event)
  }
}

/// A window that sends each event to another window, too.
private final class ForwardingWindow: UIWindow {
  let other = UIWindow(frame: rect(0, 0, 400, 400))
  override func sendEvent(_ event: UIEvent) {
    super.sendEvent(event)
    other.sendEvent(event)
  }
}

/// A view that sends the event that it hears of again.
private final class EchoView: UIView {
  var diary: Diary?
  var isEchoing = true
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.write("began")
    if isEchoing { event.map { window?.sendEvent($0) } }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.write("moved")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.write("cancelled")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.write("ended")
    if isEchoing { event.map { UIApplication.shared.sendEvent($0) } }
  }
}

/// A window that keeps events of some phases to itself.
private final class SilentWindow: UIWindow {
  var kept: [UITouch.Phase] = []
  override func sendEvent(_ event: UIEvent) {
    let phases = (event.allTouches ?? []).map(\.phase)
    if !phases.contains(where: kept.contains) { super.sendEvent(event) }
  }
}
