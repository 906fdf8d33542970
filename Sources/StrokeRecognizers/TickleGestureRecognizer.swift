// A finger that goes to and fro. `TickleRule` decides what a tickle is.

import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes a finger that goes to and fro at least three times; a discrete gesture.
///
/// A stroke counts once it is 20 points long; the first one may go either way, and every other one
/// goes back. It is recognized as soon as the third stroke is long enough. It fails when a stroke is
/// crooked or steep, as in a star or a spiral, when the finger is lifted before, or when a second
/// one comes; then a swipe that waits for it is free.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class TickleGestureRecognizer: UIGestureRecognizer {
  /// How many strokes make a tickle; 3 by default.
  public var minimumNumberOfStrokes: Int {
    get { rule.minimumNumberOfStrokes }
    set { rule.minimumNumberOfStrokes = newValue }
  }

  /// How long each stroke must be across, in points; 20 by default.
  public var minimumStrokeLength: CGFloat {
    get { CGFloat(rule.minimumStrokeLength) }
    set { rule.minimumStrokeLength = Double(newValue) }
  }

  private var rule = TickleRule()

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard numberOfTouches == 1 else {
      state = .failed
      return
    }
    let place = location(in: view)
    rule.began(atX: Double(place.x), y: Double(place.y))
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let place = location(in: view)
    switch rule.moved(toX: Double(place.x), y: Double(place.y)) {
    case .undecided: break
    case .tickle: state = .ended
    case .crooked: state = .failed
    }
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .failed
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }
}
