// What becomes of the parts of an app that goes on when others have gone: delegates, first responders,
// contests, touches, targets and completions.

import GestureCore
import Testing

@testable import TouchEngine
@testable import TouchWidgets

/// A delegate that does nothing.
private final class QuietDelegate: UIGestureRecognizerDelegate {
  deinit {}
}

/// A target that goes away in its own action.
private final class Leaver {
  var leave: () -> Void = {}
  var hasRun = false
  func fire() {
    leave()
    hasRun = true
  }
  deinit {}
}

/// A recognizer whose end is code of the app.
private final class EndingPan: UIPanGestureRecognizer {
  var atEnd: () -> Void = {}
  deinit { MainActor.assumeIsolated { atEnd() } }
}

@Suite struct Departures {
  @Test func aRecognizerDoesNotKeepItsDelegate() {
    let recognizer = UITapGestureRecognizer()
    var delegate: QuietDelegate? = QuietDelegate()
    recognizer.delegate = delegate
    let watch = Weak(delegate)
    delegate = nil
    #expect(watch.object == nil && recognizer.delegate == nil)
  }

  @Test func anHeirIsAskedToResignTooAndMayRefuse() {
    withWindow { _, window in
      let (first, heir, last) = (Handover(), Handover(), Handover())
      for view in [first, heir, last] { window.addSubview(view) }
      (first.heir, heir.refuses) = (heir, true)
      first.becomeFirstResponder()
      #expect(!last.becomeFirstResponder())
      #expect(heir.isFirstResponder && !first.isFirstResponder)
    }
  }

  @Test func aRecognizerWhoseApplicationIsGoneStartsAfreshInAnother() {
    let view = UIView(frame: rect(0, 0, 400, 400))
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    var translations: [CGPoint] = []
    for start in [10.0, 300] {
      withWindow { application, window in
        window.addSubview(view)
        #expect(pan.state == .possible)
        for step in 0..<3 {
          let place = point(start + 20 * Double(step), 10)
          application.receive(
            [TouchReport(1, step == 0 ? .began : .moved, at: place)], at: Double(step), in: window)
        }
        #expect(pan.state == .changed)
        translations.append(pan.translation(in: nil))
      }
    }
    #expect(translations[0] == translations[1] && translations[0].x > 0)
  }

  @Test func aTouchThatIsUpGoesWithTheLastThatNeedsIt() {
    withWindow { application, window in
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      window.addGestureRecognizer(tap)
      application.receive([TouchReport(1, .began, at: point(10, 10))], at: 0, in: window)
      let watch = Weak(application.engine.touchesEvent.touch(0))
      application.receive([TouchReport(1, .ended, at: point(10, 10))], at: 0.1, in: window)
      #expect(watch.object != nil && application.engine.touchesEvent.lingering.count == 1)
      tap.isEnabled = false
      #expect(watch.object == nil && application.engine.touchesEvent.lingering.isEmpty)
    }
  }

  @Test func aTargetThatIsRemovedInItsActionLivesUntilItIsOver() {
    withWindow { _, window in
      let pan = UIPanGestureRecognizer()
      window.addGestureRecognizer(pan)
      var leaver: Leaver? = Leaver()
      let watch = Weak(leaver)
      var livesInside = false
      pan.addTarget(leaver!, action: Leaver.fire)
      leaver!.leave = {
        pan.removeTarget(nil, action: nil)
        leaver = nil
        livesInside = watch.object != nil
      }
      pan.state = .began
      #expect(livesInside && watch.object == nil)
      pan.state = .ended
    }
  }

  @Test func aForgottenCompletionThatGoesAnimatesAgain() {
    withWindow { application, _ in
      var told = 0
      do {
        let ending = Ending { UIView.animate(withDuration: 0, animations: {}) { _ in told += 1 } }
        let (window, view) = (UIWindow(), UIView())
        window.addSubview(view)
        UIView.animate(
          withDuration: 1, delay: 0, options: .repeat, animations: { view.alpha = 0 },
          completion: { _ in _ = ending })
      }
      application.animationClock.turnEnded()
      application.advance(to: 1)
      #expect(told == 1)
    }
  }

  @Test func aContestThatGoesWithItsWindowTakesRecognizersAlong() {
    let application = UIApplication()
    var other: UIWindow?
    var watch = Weak<UIWindow>(nil)
    application.perform {
      let window = UIWindow(frame: rect(0, 0, 100, 100))
      watch = Weak(window)
      let pan = EndingPan()
      pan.atEnd = {
        other = UIWindow(frame: rect(0, 0, 100, 100))
        other?.isHidden = false
      }
      window.addGestureRecognizer(pan)
      window.isHidden = false
      pan.state = .began
    }
    #expect(watch.object == nil)
    application.perform {}
    // The application knows the window that was made while the old contest went.
    application.receive([TouchReport(1, .began, at: point(10, 10))], at: 1, in: other!)
    #expect(application.engine.touchesEvent.down.count == 1)
  }
}
