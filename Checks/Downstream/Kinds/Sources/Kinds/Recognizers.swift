// A subclass of each recognizer, as an app writes it: with a variable of its own and a plain deinit.

import StrokeRecognizers
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A recognizer of the app's own, down to the last override.
open class Knob: UIGestureRecognizer {
  /// How far the finger has gone around, in points.
  open var angle: CGFloat = 0
  private var start = CGPoint.zero

  deinit { Farewells.say("Knob") }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first, touches.count == 1 else { return state = .failed }
    start = touch.location(in: view)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    angle = touch.location(in: view).x - start.x
    state = state == .possible ? .began : .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesBegan(presses, with: event)
    for press in presses where press.type == .menu { ignore(press, for: event) }
  }

  open override func reset() {
    super.reset()
    angle = 0
  }

  open override func canPrevent(_ other: UIGestureRecognizer) -> Bool { !(other is Knob) }
  open override func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }
  open override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { false }
  open override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { false }
  open override func shouldReceive(_ event: UIEvent) -> Bool { true }
}

/// A subclass of an app's own subclass.
public final class FineKnob: Knob {
  /// How many points make one step.
  public var step: CGFloat = 10
  deinit { Farewells.say("FineKnob") }
  /// The whole steps.
  public var steps: Int { Int(angle / step) }
}

/// A recognizer with a type parameter.
public final class Choice<Value>: UITapGestureRecognizer {
  /// What is chosen.
  public var value: Value
  /// Hears the value.
  public var chosen: ((Value) -> Void)?

  /// Makes one for a value.
  public init(_ value: Value) {
    self.value = value
    super.init(target: nil, action: nil)
    addTarget(self, action: Choice.tapped)
  }

  deinit { Farewells.say("Choice") }
  private func tapped() { chosen?(value) }
}

/// Taps that tell how often.
public final class CountingTap: UITapGestureRecognizer {
  /// How often it was recognized.
  public var count = 0
  deinit { Farewells.say("CountingTap") }
  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    count += 1
  }
}

/// A long press with a variable.
public final class Press: UILongPressGestureRecognizer {
  /// Anything.
  public var note = ""
  deinit { Farewells.say("Press") }
}

/// A pan that goes one way only.
public final class LevelPan: UIPanGestureRecognizer {
  /// How far it may leave the level, in points.
  public var tolerance: CGFloat = 10
  deinit { Farewells.say("LevelPan") }
  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .possible, abs(translation(in: view).y) > tolerance { state = .failed }
  }
}

/// A pan from an edge with a variable.
public final class Drawer: UIScreenEdgePanGestureRecognizer {
  /// How far the drawer is open, 0…1.
  public var openness: CGFloat = 0
  deinit { Farewells.say("Drawer") }
}

/// A swipe with a variable.
public final class Flick: UISwipeGestureRecognizer {
  /// Anything.
  public var note = ""
  deinit { Farewells.say("Flick") }
}

/// A pinch with a bound.
public final class BoundedPinch: UIPinchGestureRecognizer {
  /// The most that it tells.
  public var scaleMax: CGFloat = 3
  deinit { Farewells.say("BoundedPinch") }
  /// The scale, at most `scaleMax`.
  public var boundedScale: CGFloat { min(scale, scaleMax) }
}

/// A rotation with a variable.
public final class Dial: UIRotationGestureRecognizer {
  /// The angle between two clicks, in radians.
  public var click: CGFloat = 0.1
  deinit { Farewells.say("Dial") }
}

/// Hovering with a variable.
public final class Glow: UIHoverGestureRecognizer {
  /// How bright, 0…1.
  public var brightness: CGFloat = 0
  deinit { Farewells.say("Glow") }
}

/// What TouchKit's two-finger gestures have in common, with a variable.
public final class Pair: TwoFingerGestureRecognizer {
  /// Anything.
  public var note = ""
  deinit { Farewells.say("Pair") }
}

/// A shape under a finger that rests, with a variable.
public final class Held: ShapeGestureRecognizer {
  /// Anything.
  public var note = ""
  deinit { Farewells.say("Held") }
}

/// A zigzag that scratches out, with a variable.
public final class Eraser: ScratchOutGestureRecognizer {
  /// Anything.
  public var note = ""
  deinit { Farewells.say("Eraser") }
}

/// A lasso with a variable.
public final class Loop: LassoGestureRecognizer {
  /// Anything.
  public var note = ""
  deinit { Farewells.say("Loop") }
}

/// A circle with a variable.
public final class Ring: CircleGestureRecognizer {
  /// Anything.
  public var note = ""
  deinit { Farewells.say("Ring") }
}

/// A shape by example with a variable.
public final class Rune: StrokeGestureRecognizer {
  /// Anything.
  public var note = ""
  deinit { Farewells.say("Rune") }
}
