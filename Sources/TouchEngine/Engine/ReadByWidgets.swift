// What widgets read of touches, events and recognizers. The engine reads the stored values, which only
// its own module sees: so the compiler leaves out their checks.

import GestureCore

extension UIEvent {
  /// When it happened, in seconds on the application's clock, also if a subclass says otherwise.
  package final var ownTime: TimeInterval { time }
  /// When the event of touches before it happened, in seconds: fingers that did not change in it were seen
  /// where they were.
  package final var sampleBefore: TimeInterval { timeBefore }
  /// The mean of the touches that the recognizer that hears the event now tracks, in window coordinates.
  package final var trackedCentroid: Point { tracked.centroid }
  /// Whether one of these touches stands for a trackpad's scrolling.
  package final var isTrackedScrolling: Bool { tracked.isScrolling }
}

extension UITouch {
  /// Its place among the touches that are down; -1 once no contest or view needs it any more.
  package final var tableSlot: Int { slot }
  /// Where it came down, in window coordinates.
  package final var landingLocation: CGPoint { landing.location }
}

extension UIGestureRecognizer {
  /// Whether it wants to be called at a time.
  package final var hasDeadline: Bool { contestState.notedDeadline < .infinity }
  /// Whether user code may answer a question about it: it has a delegate, or is of a subclass.
  package final var asksUserCode: Bool { contestState.asksUserCode }
  /// Whether the view of a touch has heard that the touch began, and hears on.
  package final func isHeard(_ touch: UITouch) -> Bool {
    Engine.isHeard(touch, by: self)
  }
}
