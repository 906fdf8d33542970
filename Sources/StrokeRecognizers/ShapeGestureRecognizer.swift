// A finger that draws, rests, and has a shape. `ShapeFit` decides which, `HoldRule` when.

import StrokeKit
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes that a finger rests after it has drawn a shape; a continuous gesture.
///
/// While the finger draws, the gesture is possible. It begins when the finger has rested for
/// ``holdDuration`` and the ink is a shape: ``shape`` is that shape, made neat. Then the same finger
/// sizes and turns it: the gesture changes with every move, and ends when the finger is lifted. Ink that is
/// lifted before, or that is no shape, stays ink: the gesture fails, and ``verdict`` says why.
///
///     let holding = ShapeGestureRecognizer(target: self, action: Canvas.held)
///
///     func held(_ gesture: ShapeGestureRecognizer) {
///       preview = gesture.shape
///       if gesture.state == .ended, let shape = gesture.shape { add(shape, insteadOf: gesture.points) }
///     }
///
/// Views hear that their touches are cancelled when it begins, as with other gestures: a view that draws ink
/// drops it then. All coordinates are in the recognizer's view.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class ShapeGestureRecognizer: UIGestureRecognizer {
  deinit {}

  /// The kinds of shapes that ink may become.
  open var kinds = ShapeKinds.whileHolding

  /// How long the finger must rest, in seconds; 0.5 by default.
  open var holdDuration: TimeInterval {
    get { hold.duration }
    set { hold.duration = newValue }
  }

  /// Ink whose longer side is shorter stays ink, in points of the window; 30 by default, so that letters do,
  /// however large the view is shown.
  open var minimumSize: CGFloat = 30

  /// How near to neat a shape must be to be made so.
  open var snapLimits = SnapLimits()

  /// Shapes whose ends and centres the new one may take.
  open var neighbors: [Shape] = []

  private var drawn = DrawnPath()
  private var hold = HoldRule()
  private var tracking = ShapeTracking()
  /// The shape at the begin, and where the finger held it.
  private var held: (shape: Shape, grip: SIMD2<Double>)?

  /// What ``/StrokeKit/ShapeFit`` says of the ink: while the finger draws, now and then; at the rest, of all of it.
  public private(set) final var verdict: ShapeVerdict?
  /// What was done to make the shape neat.
  public private(set) final var snaps: [Snap] = []
  /// The shape, as the finger has sized and turned it; `nil` before the gesture begins.
  public private(set) final var shape: Shape?

  // MARK: What was drawn

  /// The points of the ink, with their times; none comes once the gesture has begun.
  public final var points: [StrokePoint] { drawn.points }

  /// The line of the ink.
  public final var path: CGPath { drawn.line }

  /// Gives the shape up: the gesture is cancelled, and the ink stays. Without effect unless the gesture has
  /// begun.
  open func revertToInk() {
    guard state == .began || state == .changed else { return }
    state = .cancelled
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    // A second finger counts neither for the ink nor for the shape.
    guard numberOfTouches == touches.count, touches.count == 1, let touch = touches.first else {
      if state == .possible { return state = .failed }
      return touches.forEach { ignore($0, for: event) }
    }
    tracking = ShapeTracking(among: kinds)
    draw(touch, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    if let held {
      shape = held.shape.adjusted(from: held.grip, to: place(of: touch))
      state = .changed
    } else {
      draw(touch, event)
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if held == nil, let touch = touches.first { draw(touch, event) }
    state = held == nil ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = held == nil ? .failed : .cancelled
  }

  /// The finger has rested.
  open override func deadlinePassed(at time: TimeInterval) {
    guard state == .possible, let last = drawn.points.last, isLargeEnough else { return }
    let verdict = tracking.verdict()
    self.verdict = verdict
    guard let fit = verdict.fit else { return }
    let (neat, snaps) = fit.shape.snapped(beside: neighbors, within: snapLimits)
    held = (neat, SIMD2(last.x, last.y))
    (shape, self.snaps) = (neat, snaps)
    state = .began
  }

  open override func reset() {
    super.reset()
    drawn.removeAll()
    hold.lifted()
    tracking.reset()
    (held, shape, verdict, snaps) = (nil, nil, nil, [])
  }

  private var isLargeEnough: Bool {
    let box = path.boundingBox
    return Double(max(box.width, box.height)) * drawn.scale >= Double(minimumSize)
  }

  private func place(of touch: UITouch) -> SIMD2<Double> {
    let place = touch.location(in: view)
    return SIMD2(Double(place.x), Double(place.y))
  }

  private func draw(_ touch: UITouch, _ event: UIEvent) {
    for point in drawn.add(touch, of: event, in: view) {
      if point == drawn.points.first { tracking.begin(at: point) } else { tracking.move(to: point) }
      hold.moved(toX: point.x * drawn.scale, y: point.y * drawn.scale, at: point.time)
    }
    verdict = tracking.preview
    setDeadline(hold.deadline)
  }
}
