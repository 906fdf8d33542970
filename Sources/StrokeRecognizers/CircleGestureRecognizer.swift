// A finger that draws a circle. `CircleRule` decides what a circle is.

import StrokeKit
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes a circle drawn with one finger; a continuous gesture.
///
/// It begins once the finger has moved by ``hysteresis``, changes with every move, and is cancelled
/// as soon as what is drawn can no longer become a circle, or a second finger comes. When the finger
/// is lifted it ends if there is a circle, and is cancelled if not; ``reason`` then says why.
///
///     let circle = CircleGestureRecognizer(target: self, action: Board.circled)
///
///     func circled(_ gesture: CircleGestureRecognizer) {
///       guard gesture.state == .ended, let fit = gesture.fit else { return }
///       select(at: CGPoint(x: fit.circle.centerX, y: fit.circle.centerY))
///     }
///
/// All coordinates are in the recognizer's view.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class CircleGestureRecognizer: UIGestureRecognizer {
  deinit {}

  /// What counts as a circle; strict by default.
  open var rule = CircleRule.strict {
    didSet { verdictAtPoint = nil }
  }

  /// How far the finger must move before the gesture begins, in points of the window; 10 by default.
  open var hysteresis: CGFloat = 10

  /// How much the tutorial's rule forgives, 0…1; setting it chooses that rule.
  open var tolerance: CGFloat {
    get { if case .tutorial(let tolerance) = rule { CGFloat(tolerance) } else { 0.2 } }
    set { rule = .tutorial(tolerance: Double(newValue)) }
  }

  private var drawn = DrawnPath()
  private var outlook = CircleOutlook()
  /// Why it was given up while the finger was still drawing.
  private var gaveUp: Failure?
  /// The last verdict, and for how many points it holds.
  private var verdictAtPoint: (count: Int, verdict: CircleVerdict)?

  /// Why there is no circle.
  nonisolated public enum Failure: Equatable, Sendable, CustomStringConvertible {
    /// What was drawn is none.
    case notACircle(CircleReason)
    /// A second finger came.
    case tooManyFingers
    /// The system took the touch away.
    case touchCancelled

    /// A predicate: what the stroke has or is.
    public var description: String {
      switch self {
      case .notACircle(let reason): "\(reason)"
      case .tooManyFingers: "was drawn with two fingers"
      case .touchCancelled: "was taken away"
      }
    }
  }

  // MARK: What was drawn

  /// The points so far, with their times.
  public final var points: [StrokePoint] { drawn.points }

  /// The line so far.
  public final var path: CGPath { drawn.line }

  /// What the rule says of what is drawn so far.
  ///
  /// - Complexity: O(points) after each move, a few microseconds for a hundred.
  public final var verdict: CircleVerdict {
    if let known = verdictAtPoint, known.count == drawn.points.count { return known.verdict }
    let verdict = rule.verdict(on: drawn.points)
    verdictAtPoint = (drawn.points.count, verdict)
    return verdict
  }

  /// The circle that fits best so far; `nil` if none does.
  public final var fit: CircleFit? { verdict.fit }

  /// Whether what is drawn so far is a circle.
  public final var isCircle: Bool { reason == nil }

  /// Why there is no circle so far; `nil` if there is one.
  public final var reason: Failure? { gaveUp ?? verdict.reason.map { .notACircle($0) } }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard numberOfTouches == 1, let touch = touches.first else { return giveUp(.tooManyFingers) }
    draw(touch, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    draw(touch, event)
    if gaveUp != nil { return }
    if state != .possible {
      state = .changed
    } else if drawn.reach >= Double(hysteresis) {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { draw(touch, event) }
    if gaveUp != nil { return }
    state = state != .possible && isCircle ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    giveUp(.touchCancelled)
  }

  open override func reset() {
    super.reset()
    drawn.removeAll()
    outlook.reset()
    gaveUp = nil
    verdictAtPoint = nil
  }

  private func draw(_ touch: UITouch, _ event: UIEvent) {
    for point in drawn.add(touch, of: event, in: view) {
      guard rule == .strict, let reason = outlook.add(point) else { continue }
      return giveUp(.notACircle(reason))
    }
  }

  private func giveUp(_ why: Failure) {
    guard gaveUp == nil else { return }
    gaveUp = why
    state = .failed
  }
}
