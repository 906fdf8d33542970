// A finger that goes to and fro over ink to remove it. `ScratchOut` decides which strokes do.

import StrokeKit
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes a zigzag that scratches out what lies under it; a discrete gesture.
///
/// It is recognized when the finger is lifted; then ``zigzag`` says what it covers. It fails if the stroke is
/// something else, or a second finger comes. It does not know the ink: where a zigzag covers none, who
/// draws it shades something, and the delegate lets it be ink.
///
///     let scratching = ScratchOutGestureRecognizer(target: self, action: Canvas.scratched)
///     scratching.delegate = self
///
///     func gestureRecognizerShouldBegin(_ gesture: UIGestureRecognizer) -> Bool {
///       gesture !== scratching || !scratchedOut(by: scratching.zigzag).isEmpty
///     }
///
/// Views hear that their touches are cancelled when it is recognized: a view that draws ink drops the
/// zigzag then. All coordinates are in the recognizer's view; how long passes must be holds in the window,
/// however large the view is shown.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class ScratchOutGestureRecognizer: UIGestureRecognizer {
  deinit {}

  private var drawn = DrawnPath()

  /// What ``/StrokeKit/ScratchOut`` says of the stroke; `nil` before the finger is lifted.
  public private(set) final var verdict: ScratchOut.Verdict?

  /// What scratches out; `nil` before the finger is lifted, and where nothing does.
  public final var zigzag: ScratchOut.Zigzag? { verdict?.zigzag }

  /// The points so far, with their times.
  public final var points: [StrokePoint] { drawn.points }

  /// The line so far.
  public final var path: CGPath { drawn.line }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard numberOfTouches == 1, let touch = touches.first else { return state = .failed }
    drawn.add(touch, of: event, in: view)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if let touch = touches.first { drawn.add(touch, of: event, in: view) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { drawn.add(touch, of: event, in: view) }
    verdict = ScratchOut.verdict(on: drawn.points, scale: drawn.scale)
    state = zigzag == nil ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  open override func reset() {
    super.reset()
    drawn.removeAll()
    verdict = nil
  }
}
