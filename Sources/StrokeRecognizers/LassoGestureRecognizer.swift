// A finger that draws a curve around things to select them. `Lasso` decides what is inside.

import StrokeKit
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes a closed curve that selects what is inside; a continuous gesture.
///
/// It begins once the finger has moved by ``hysteresis``, and changes with every move, so that an app can
/// show the ``path``. When the finger is lifted it ends if the curve encloses something; then ``lasso``
/// says what is inside. It is cancelled if not, or if a second finger comes; ``reason`` says why.
///
///     let selecting = LassoGestureRecognizer(target: self, action: Canvas.selected)
///
///     func selected(_ gesture: LassoGestureRecognizer) {
///       outline = gesture.path
///       if gesture.state == .ended, let lasso = gesture.lasso {
///         selection = items.filter { lasso.share(of: $0.strokes) > 0.5 }
///       }
///     }
///
/// All coordinates are in the recognizer's view.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class LassoGestureRecognizer: UIGestureRecognizer {
  deinit {}

  /// How far the finger must move before the gesture begins, in points of the window; 10 by default.
  open var hysteresis: CGFloat = 10

  private var drawn = DrawnPath()

  /// What is inside, once the finger is lifted; `nil` before, and if nothing is enclosed.
  public private(set) final var lasso: Lasso?

  /// Why nothing is enclosed, once the finger is lifted; `nil` before, and if something is.
  public private(set) final var reason: NoLasso?

  /// The points so far, with their times.
  public final var points: [StrokePoint] { drawn.points }

  /// The line so far; it is not closed.
  public final var path: CGPath { drawn.line }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard numberOfTouches == 1, let touch = touches.first else { return state = .failed }
    drawn.add(touch, of: event, in: view)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    drawn.add(touch, of: event, in: view)
    if state != .possible {
      state = .changed
    } else if drawn.reach >= Double(hysteresis) {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { drawn.add(touch, of: event, in: view) }
    if state == .possible { return state = .failed }
    do throws(NoLasso) {
      lasso = try Lasso(drawn.points)
      state = .ended
    } catch {
      reason = error
      state = .cancelled
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    drawn.removeAll()
    (lasso, reason) = (nil, nil)
  }
}
