// Conflicts with what code of the app answers, and with recognizers of the app's own.

import TouchKit
import TouchTesting
import TouchTrace

/// Is recognized if two fingers are lifted together.
private final class TwoFingers: UIGestureRecognizer {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = touches.count == 2 ? .ended : .failed
  }
}

/// Is recognized if a finger is lifted after half a second.
private final class HalfASecond: UIGestureRecognizer {
  private var start = 0.0
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = event.timestamp
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = event.timestamp - start >= 0.5 ? .ended : .failed
  }
}

/// Is recognized if a finger is lifted 100 points away.
private final class FarAway: UIGestureRecognizer {
  private var start = CGPoint.zero
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = location(in: nil)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if location(in: nil).x - start.x >= 100 { state = .ended } else { fail("not far enough") }
  }
}

/// Recognizes a finger that goes up first, and then to the left.
private final class UpAndLeft: UIGestureRecognizer {
  private var begin = CGPoint.zero
  private var corner: CGPoint?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    begin = location(in: view)
    corner = nil
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let place = location(in: view)
    if place.y < begin.y - 90, abs(place.x - begin.x) < 5 { corner = place }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = corner.map { $0.x - location(in: view).x > 90 } == true ? .ended : .failed
  }
}

/// Never says that it failed.
private final class Undecided: UIGestureRecognizer {}

/// Declines every event.
private final class Declining: UITapGestureRecognizer {
  override func shouldReceive(_ event: UIEvent) -> Bool { false }
}

/// Keeps others from beginning only if they are taps.
private final class Prevented: UITapGestureRecognizer {
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }
}

/// A delegate that requires the failure of all others.
private final class Waiting: UIView, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { true }
}

extension KnownConflict {
  static let ofDelegates: [KnownConflict] = [
    KnownConflict(
      "a delegate that lets nothing begin",
      says: ["should not begin", "gestureRecognizerShouldBegin(_:) returned true"], drag(80, 0)
    ) { board in
      add(UIPanGestureRecognizer(), "pan", to: board) {
        $0.delegate = answers(board) { $0.mayBegin = false }
      }
    },
    KnownConflict(
      "a delegate that declines the touch",
      says: ["its delegate declined the touch", "its delegate let it have the touch"],
      .tap(at: middle)
    ) { board in
      add(UITapGestureRecognizer(), "tap", to: board) {
        $0.delegate = answers(board) { $0.receives = false }
      }
    },
    KnownConflict(
      "a class that declines the event", says: ["shouldReceive(_:) declined the event"],
      .tap(at: middle)
    ) { add(Declining(), "tap", to: $0) },
    KnownConflict(
      "a delegate that waits for all others",
      says: ["tap", "required the failure of other, which was recognized"], .tap(at: middle)
    ) { board in
      add(UITapGestureRecognizer(), "other", to: addView("card", to: board))
      let waiting = Waiting()
      board.addSubview(waiting)
      add(UITapGestureRecognizer(), "tap", to: board) { $0.delegate = waiting }
    },
    KnownConflict(
      "a recognizer that is disabled", says: ["it is not enabled", "tap.isEnabled = true"],
      .tap(at: middle)
    ) { add(UITapGestureRecognizer(), "tap", to: $0) { $0.isEnabled = false } },
    KnownConflict(
      "a recognizer for pencils", says: ["not among its allowedTouchTypes"], .tap(at: middle)
    ) {
      add(UITapGestureRecognizer(), "tap", to: $0) {
        $0.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
      }
    },
    KnownConflict(
      "a subclass that others keep from beginning", says: ["tap", "excluded by inner"],
      .tap(at: middle)
    ) {
      add(Prevented(), "tap", to: $0)
      add(UITapGestureRecognizer(), "inner", to: addView("card", to: $0))
    },
    KnownConflict(
      "a recognizer that its own action takes away", says: ["pan", "cancelled"], drag(80, 0)
    ) {
      let pan = add(UIPanGestureRecognizer(), "pan", to: $0)
      pan.addAction { $0.isEnabled = false }
    },
  ]

  static let ofOwnRecognizers: [KnownConflict] = [
    KnownConflict(
      "an own recognizer that wants two fingers",
      says: ["assigned in touchesEnded", "one more finger touched", "fail(\"why\")"],
      .tap(at: middle)
    ) { add(TwoFingers(), "two", to: $0) },
    KnownConflict(
      "an own recognizer that wants time", says: ["assigned in touchesEnded", "longer"],
      .tap(at: middle)
    ) { add(HalfASecond(), "half", to: $0) },
    KnownConflict(
      "an own recognizer that wants distance",
      says: ["not far enough, assigned in touchesEnded", "points further"], drag(60, 0)
    ) { add(FarAway(), "far", to: $0) },
    KnownConflict(
      "an own recognizer that wants another order of places",
      says: ["assigned in touchesEnded", "went their way backwards"],
      .down(at: middle).move(to: CGPoint(x: middle.x + 100, y: middle.y), over: 0.2)
        .move(to: CGPoint(x: middle.x + 100, y: middle.y + 100), over: 0.2).up()
    ) { add(UpAndLeft(), "corner", to: $0) },
    KnownConflict(
      "an own recognizer that never decides",
      says: ["slow", "all its fingers are up and it never decided"], .tap(at: middle)
    ) { add(Undecided(), "slow", to: $0) },
    KnownConflict(
      "a pan that waits for an own recognizer that never decides",
      says: ["pan", "It waited for slow for 0.175 s"], drag(80, 0)
    ) {
      let slow = add(Undecided(), "slow", to: $0)
      add(UIPanGestureRecognizer(), "pan", to: $0) { $0.require(toFail: slow) }
    },
  ]
}
