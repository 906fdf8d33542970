// A shaken device: the first responder hears that it began and that it ended, and whoever does not
// handle it hands it up the chain.

import Testing
import TouchTesting
import UIKit

/// A view that can become first responder, notes what it hears of shakes, and passes it on if told.
private final class Shaken: UIView {
  var heard: [String] = []
  var passesOn = false
  var body: (String) -> Void = { _ in }

  override var canBecomeFirstResponder: Bool { true }

  private func note(_ word: String, _ motion: UIEvent.EventSubtype, _ event: UIEvent?) {
    let isShake = motion == .motionShake && event?.type == .motion && event?.subtype == motion
    heard.append(isShake ? word : "\(word) of \(motion)")
    body(word)
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    note("began", motion, event)
    if passesOn { super.motionBegan(motion, with: event) }
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    note("ended", motion, event)
    if passesOn { super.motionEnded(motion, with: event) }
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    note("cancelled", motion, event)
    if passesOn { super.motionCancelled(motion, with: event) }
  }
}

extension TestScreen {
  /// An outer view, and one in it that is first responder.
  fileprivate func shakenViews() -> (outer: Shaken, inner: Shaken) {
    let outer = add(Shaken(frame: window.bounds), named: "outer")
    let inner = add(Shaken(frame: window.bounds), named: "inner", to: outer)
    inner.becomeFirstResponder()
    return (outer, inner)
  }

  /// Shakes without an end: six times a second, with 2 g.
  fileprivate func keepShaking(for seconds: Double) {
    let start = now
    for index in 1...Int(seconds * 100) {
      let time = start + Double(index) / 100
      let push = index % 16 < 8 ? 2.0 : -2
      application.receiveMotion(x: 0, y: push, z: -1, at: time)
    }
  }
}

@Suite struct ShakesOfWhichRespondersHear {
  //  y  ╱╲  ╱╲        began with the third reversal, ended once the hand is quiet
  //       ╲╱
  @Test func theFirstResponderHearsThatItBeganAndEnded() {
    withScreen { screen in
      let (outer, inner) = screen.shakenViews()
      screen.shake()
      screen.expect("inner shake began @0.380, inner shake ended @1.110")
      #expect(inner.heard == ["began", "ended"] && outer.heard == [])
    }
  }

  @Test func aShakeThatBeginsWhileAnotherIsCancelledEndsByItself() {
    withScreen(recording: []) { screen in
      let (outer, inner) = screen.shakenViews()
      screen.keepShaking(for: 0.5)
      inner.body = { word in
        guard word == "cancelled" else { return }
        outer.becomeFirstResponder()
        screen.keepShaking(for: 0.5)
      }
      inner.removeFromSuperview()
      #expect(inner.heard == ["began", "cancelled"] && outer.heard == ["began"])
      screen.application.receiveMotion(x: 0, y: 0, z: -1, at: screen.now + 0.01)
      screen.wait(1)
      #expect(outer.heard == ["began", "ended"])
    }
  }

  @Test func unhandledShakeGoesUpTheChain() {
    withScreen { screen in
      let (outer, inner) = screen.shakenViews()
      inner.passesOn = true
      screen.shake()
      screen.expect("inner shake began, inner shake ended")
      #expect(outer.heard == ["began", "ended"])
    }
  }

  @Test func withoutAFirstResponderTheKeyWindowHears() {
    withScreen { screen in
      screen.view("board")
      screen.shake()
      screen.expect("window shake began, window shake ended")
      screen.window.isHidden = true
      screen.shake()
      screen.expect("")
    }
  }

  /// As the documents say: only views must be first responder for it.
  @Test func withoutAFirstResponderTheControllerInFrontHears() {
    final class Page: UIViewController {
      var passesOn = true
      var heard = 0
      override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        heard += 1
        if passesOn { super.motionEnded(motion, with: event) }
      }
      override func remoteControlReceived(with event: UIEvent?) {
        heard += 10
        if passesOn { super.remoteControlReceived(with: event) }
      }
    }
    withScreen(recording: []) { screen in
      let pages = (0..<3).map { _ in Page() }
      @MainActor func heard() -> [Int] {
        screen.shake()
        screen.wait(1)
        screen.send(.remoteControl(.remoteControlPlay, time: screen.now))
        defer { for page in pages { page.heard = 0 } }
        return pages.map { $0.heard }
      }
      screen.application.beginReceivingRemoteControlEvents()
      let stack = UINavigationController(rootViewController: pages[0])
      screen.window.rootViewController = stack
      #expect(heard() == [11, 0, 0])
      stack.pushViewController(pages[1], animated: false)
      #expect(heard() == [0, 11, 0])
      pages[1].present(pages[2], animated: false)
      #expect(heard() == [0, 0, 11])
      pages[2].dismiss(animated: false)
      #expect(heard() == [0, 11, 0])
    }
  }

  /// An app may override who is on top, and a walk to the controller in front must end.
  @Test func navigationControllerThatSaysThatItIsOnTopItselfEndsTheSearch() {
    final class Vain: UINavigationController {
      override var topViewController: UIViewController? { self }
    }
    final class Page: UIViewController {
      var heard = 0
      override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { heard += 1 }
    }
    withScreen(recording: []) { screen in
      let page = Page()
      screen.window.rootViewController = Vain(rootViewController: page)
      screen.shake()
      screen.wait(1)
      #expect(page.heard == 1)
    }
  }

  @Test func longShakeIsCancelledAndNeedsQuietBeforeTheNext() {
    withScreen { screen in
      let (_, inner) = screen.shakenViews()
      screen.keepShaking(for: 3)
      screen.expect("inner shake began, inner shake cancelled")
      screen.wait(0.3)
      screen.keepShaking(for: 0.5)
      screen.expect("")
      screen.wait(0.5)
      screen.shake()
      screen.expect("inner shake began, inner shake ended")
      #expect(inner.heard == ["began", "cancelled", "began", "ended"])
    }
  }

  @Test func shakeEndsAlsoIfTheAccelerometerFallsSilent() {
    withScreen { screen in
      _ = screen.shakenViews()
      screen.keepShaking(for: 0.5)
      screen.expect("inner shake began")
      #expect(screen.application.nextDeadline < .infinity)
      screen.settle()
      screen.expect("inner shake ended")
    }
  }

  @Test func anApplicationThatResignsLosesTheShakeAndTheTouches() {
    withScreen { screen in
      let (_, inner) = screen.shakenViews()
      let board = screen.view("board", frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      screen.finger().down(at: board.center)
      screen.keepShaking(for: 0.5)
      screen.send(.activity(.inactive, time: screen.now))
      screen.expect("board began, inner shake began, board cancelled, inner shake cancelled")
      #expect(screen.application.applicationState == .inactive)
      screen.keepShaking(for: 0.5)
      screen.send(.activity(.background, time: screen.now))
      screen.send(.activity(.active, time: screen.now))
      screen.expect("")
      screen.cancelTouches()
      screen.shake()
      screen.expect("inner shake began, inner shake ended")
      #expect(inner.heard.count == 4)
    }
  }

  @Test func aViewThatLeavesItsWindowIsToldWhileTheChainIsWhole() {
    withScreen { screen in
      let (outer, inner) = screen.shakenViews()
      inner.passesOn = true
      screen.keepShaking(for: 0.5)
      outer.removeFromSuperview()
      screen.expect("inner shake began, inner shake cancelled")
      #expect(outer.heard == ["began", "cancelled"])
      screen.settle()
      screen.expect("")
    }
  }

  @Test func aControllerWhoseViewLeavesIsToldToo() {
    final class Controller: UIViewController {
      var heard: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        heard.append("began")
      }
      override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        heard.append("cancelled")
      }
    }
    withScreen { screen in
      let controller = Controller()
      screen.show(controller)
      controller.becomeFirstResponder()
      screen.keepShaking(for: 0.5)
      screen.window.rootViewController = nil
      screen.expect("controller shake began, controller shake cancelled")
      #expect(controller.heard == ["began", "cancelled"])
    }
  }

  @Test func responderThatResignsHearsTheEndOfItsShake() {
    withScreen { screen in
      let (_, inner) = screen.shakenViews()
      screen.keepShaking(for: 0.5)
      inner.resignFirstResponder()
      screen.settle()
      screen.expect("inner shake began, inner shake ended")
    }
  }

  @Test func shakeOfAViewThatRemovesItselfIsCancelledOnce() {
    withScreen { screen in
      let (_, inner) = screen.shakenViews()
      inner.body = { [unowned inner] word in if word == "began" { inner.removeFromSuperview() } }
      screen.shake()
      screen.expect("inner shake began, inner shake cancelled")
      #expect(inner.heard == ["began", "cancelled"])
    }
  }

  @Test func anApplicationMayKeepAShakeToItself() {
    final class Application: UIApplication {
      var kinds: [UIEvent.EventType] = []
      override func sendEvent(_ event: UIEvent) { kinds.append(event.type) }
    }
    let application = Application()
    application.perform {
      let window = UIWindow()
      window.makeKeyAndVisible()
      for index in 0..<100 {
        application.receiveMotion(
          x: index % 16 < 8 ? 2 : -2, y: 0, z: 0, at: Double(index) / 100)
      }
      application.advance(to: 3)
    }
    #expect(application.kinds == [.motion, .motion])
  }
}

@Suite struct WrongMotion {
  @Test func accelerationThatIsNotFiniteIsDroppedAndReported() {
    withScreen { screen in
      _ = screen.shakenViews()
      var problems: [InputProblem] = []
      screen.observe { if case .badInput(let problem) = $0.decision { problems.append(problem) } }
      for index in 0..<50 {
        let push = index % 16 < 8 ? 2.0 : -2
        let time = 1 + Double(index) / 100
        screen.application.receiveMotion(x: push, y: 0, z: 0, at: time)
        var wrong = [0.0, -9, 0]
        wrong[index % 3] = .nan
        screen.application.receiveMotion(x: wrong[0], y: wrong[1], z: wrong[2], at: time)
      }
      screen.application.receiveMotion(x: 0, y: 0, z: 0, at: 0.5)
      screen.application.receiveMotion(x: 0, y: 0, z: 0, at: .infinity)
      screen.settle()
      screen.expect("inner shake began, inner shake ended")
      let backwards = InputProblem.timeWentBackwards(from: 1.49, to: 0.5)
      #expect(
        problems == Array(repeating: .motionNotFinite, count: 50) + [backwards, .timeNotFinite])
    }
  }
}
