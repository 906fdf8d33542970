// What real projects put in the place of recognizers, touches and events in their own tests.

import Testing
import TouchTesting
import UIKit
import UIKit.UIGestureRecognizerSubclass

// MARK: Doubles

/// Says what the test tells it to say, and calls its target on demand.
private final class TapDouble: UITapGestureRecognizer {
  var stubbedState = UIGestureRecognizer.State.possible
  var stubbedView: UIView?
  var stubbedLocation = CGPoint.zero
  var stubbedTouches = 1
  private let target: AnyObject?
  private let action: Selector?

  override init(target: Any?, action: Selector?) {
    self.target = target as AnyObject?
    self.action = action
    super.init(target: target, action: action)
  }

  override var state: UIGestureRecognizer.State {
    get { stubbedState }
    set { stubbedState = newValue }
  }
  override var view: UIView? { stubbedView }
  override func location(in view: UIView?) -> CGPoint { stubbedLocation }
  override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { stubbedLocation }
  override var numberOfTouches: Int { stubbedTouches }

  func fire(_ state: UIGestureRecognizer.State) {
    self.state = state
    guard let target, let action else { return }
    action.perform(on: target, from: self)
  }
}

private final class PanDouble: UIPanGestureRecognizer {
  var stubbedTranslation = CGPoint.zero
  var stubbedVelocity = CGPoint.zero
  override func translation(in view: UIView?) -> CGPoint { stubbedTranslation }
  override func setTranslation(_ translation: CGPoint, in view: UIView?) {
    stubbedTranslation = translation
  }
  override func velocity(in view: UIView?) -> CGPoint { stubbedVelocity }
}

private final class PinchDouble: UIPinchGestureRecognizer {
  var stubbedScale: CGFloat = 1
  override var scale: CGFloat {
    get { stubbedScale }
    set { stubbedScale = newValue }
  }
  override var velocity: CGFloat { 3 }
}

private final class RotationDouble: UIRotationGestureRecognizer {
  private var stubbedRotation: CGFloat = 0
  override var rotation: CGFloat {
    get { stubbedRotation }
    set { stubbedRotation = newValue }
  }
}

private final class TouchDouble: UITouch {
  var stubbedPhase = UITouch.Phase.began
  var stubbedView: UIView?
  var stubbedLocation = CGPoint.zero
  override var phase: UITouch.Phase { stubbedPhase }
  override var view: UIView? { stubbedView }
  override var tapCount: Int { 2 }
  override var timestamp: TimeInterval { 42 }
  override var force: CGFloat { 0.5 }
  override func location(in view: UIView?) -> CGPoint { stubbedLocation }
  override func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

private final class EventDouble: UIEvent {
  var stubbedTouches: Set<UITouch> = []
  override var allTouches: Set<UITouch>? { stubbedTouches }
  override func touches(for view: UIView) -> Set<UITouch>? { stubbedTouches }
  override func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
}

/// Writes down every state that is assigned, and every reset.
private final class StateDiary: UIPanGestureRecognizer {
  private(set) var diary: [String] = []
  override var state: UIGestureRecognizer.State {
    didSet { diary.append("\(oldValue) to \(state)") }
  }
  override func reset() {
    super.reset()
    diary.append("reset in \(state)")
  }
}

/// Watches the state as it is assigned, without keeping one.
private final class ForwardingTap: UITapGestureRecognizer {
  private(set) var assigned: [UIGestureRecognizer.State] = []
  override var state: UIGestureRecognizer.State {
    get { super.state }
    set {
      assigned.append(newValue)
      super.state = newValue
    }
  }
}

private final class Handler {
  var log: [String] = []
  func tapped(_ tap: UITapGestureRecognizer) {
    let place = tap.location(in: tap.view)
    log.append("\(tap.state) at \(place.x) \(place.y) with \(tap.numberOfTouches)")
  }
  func dragged(_ pan: UIPanGestureRecognizer) {
    log.append("\(pan.translation(in: nil).x) \(pan.velocity(in: nil).x)")
    pan.setTranslation(.zero, in: nil)
  }
  func scaled(_ pinch: UIPinchGestureRecognizer) {
    log.append("\(pinch.scale) \(pinch.velocity)")
    pinch.scale = 1
  }
}

// MARK: Tests

@Suite struct TestDoubles {
  private let handler = Handler()

  @Test func aDoubleTellsItsTargetWhatTheTestWants() {
    let tap = TapDouble(target: handler, action: Selector(Handler.tapped))
    let view = UIView()
    tap.stubbedView = view
    tap.stubbedLocation = CGPoint(x: 3, y: 4)
    tap.stubbedTouches = 2
    tap.fire(.ended)
    #expect(tap.view === view && tap.location(ofTouch: 7, in: nil).x == 3)
    #expect(handler.log == ["ended at 3.0 4.0 with 2"])
  }

  @Test func aHandlerCanBeCalledWithADouble() {
    let pan = PanDouble()
    pan.stubbedTranslation = CGPoint(x: 10, y: 0)
    pan.stubbedVelocity = CGPoint(x: 500, y: 0)
    handler.dragged(pan)
    let pinch = PinchDouble()
    pinch.stubbedScale = 2
    handler.scaled(pinch)
    let rotation = RotationDouble()
    rotation.rotation = 1
    #expect(handler.log == ["10.0 500.0", "2.0 3.0"])
    #expect(pan.stubbedTranslation == .zero && pinch.stubbedScale == 1 && rotation.rotation == 1)
  }

  @Test func touchesAndEventsOfTheTestsOwnReachARecognizer() {
    let view = UIView()
    let touch = TouchDouble()
    touch.stubbedView = view
    touch.stubbedLocation = CGPoint(x: 5, y: 6)
    let event = EventDouble()
    event.stubbedTouches = [touch]
    let checkmark = DocumentCheckmarkGestureRecognizer()
    view.addGestureRecognizer(checkmark)
    checkmark.touchesBegan([touch], with: event)
    #expect(checkmark.state == .possible)
    checkmark.touchesMoved([touch], with: event)
    #expect(checkmark.midPoint == CGPoint(x: 5, y: 6))
    #expect(event.allTouches?.first?.tapCount == 2 && touch.timestamp == 42)
    view.touchesBegan([touch], with: event)
  }

  @Test func aCustomRecognizerDrivenByHandFailsForTwoTouches() {
    let view = UIView()
    let checkmark = DocumentCheckmarkGestureRecognizer()
    view.addGestureRecognizer(checkmark)
    checkmark.midPoint = CGPoint(x: 1, y: 1)
    checkmark.touchesBegan([TouchDouble(), TouchDouble()], with: EventDouble())
    // Outside of events an assignment is settled at once: it failed, was reset, and is possible.
    #expect(checkmark.state == .possible && checkmark.midPoint == .zero)
  }

  @Test func anOverriddenStateSeesEveryAssignment() {
    withScreen(recording: .actions) { screen in
      let pan = screen.add(StateDiary(), named: "pan", to: screen.window)
      screen.play(
        .down(at: CGPoint(x: 100, y: 100))
          .move(by: CGVector(dx: 20, dy: 0)).move(by: CGVector(dx: 20, dy: 0)).up())
      screen.expect("pan began, pan changed, pan ended")
      #expect(
        pan.diary == [
          "possible to began", "began to changed", "changed to ended", "reset in ended",
        ])
    }
  }

  @Test func aForwardedStateWorksLikeItsOwn() {
    withScreen(recording: .actions) { screen in
      let tap = screen.add(ForwardingTap(), named: "tap", to: screen.window)
      screen.play(.tap(at: CGPoint(x: 100, y: 100)))
      screen.play(.longPress(at: CGPoint(x: 100, y: 100), for: 1))
      screen.play(.tap(at: CGPoint(x: 100, y: 100)))
      screen.expect("tap ended ×2")
      #expect(tap.assigned == [.ended, .failed, .ended])
    }
  }

  @Test func aStateThatIsKeptToItselfLeavesOthersUndisturbed() {
    withScreen(recording: .actions) { screen in
      // The double never tells the contest what it decides, so it never decides.
      let double = TapDouble(target: nil, action: nil)
      screen.add(double, named: "double", to: screen.window)
      screen.add(UITapGestureRecognizer(), named: "tap", to: screen.window)
      screen.play(.tap(at: CGPoint(x: 100, y: 100)))
      screen.play(.tap(at: CGPoint(x: 100, y: 100)))
      screen.expect("tap ended ×2")
      #expect(double.state == .ended)
      double.state = .possible
    }
  }
}
