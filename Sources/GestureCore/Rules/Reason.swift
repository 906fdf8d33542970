/// Why a rule turned its gesture down: the measured value beside the allowed one.
///
/// Lengths are in points, times in seconds, angles in radians.
public enum Reason: Equatable, Sendable {
  /// The fingers moved further than the gesture allows.
  case movedTooFar(distance: Double, allowed: Double)
  /// More fingers are down than the gesture takes.
  case tooManyTouches(count: Int, allowed: Int)
  /// Fewer fingers are down than the gesture needs.
  case tooFewTouches(count: Int, needed: Int)
  /// The gesture took longer than it may.
  case tooLong(duration: Double, allowed: Double)
  /// The next tap came too late.
  case gapTooLong(gap: Double, allowed: Double)
  /// A finger was lifted before the gesture could begin.
  case liftedTooEarly(duration: Double, needed: Double)
  /// The fingers were lifted before they moved far enough.
  case movedTooLittle(distance: Double, needed: Double)
  /// The fingers were lifted before they turned far enough.
  case turnedTooLittle(angle: Double, needed: Double)
  /// A finger moved against the wanted direction.
  case wrongDirection
  /// A finger strayed sideways further than allowed.
  case strayed(distance: Double, allowed: Double)
  /// The touch began away from the edge.
  case notAtEdge(distance: Double, allowed: Double)
  /// The movement left the cone in which the gesture may go.
  case outsideCone(angle: Double, allowed: Double)
  /// The fingers did more of another gesture: `ratio` is this gesture's weighted movement divided
  /// by the largest other one.
  case outweighed(ratio: Double, needed: Double)
  /// The system took the touches away.
  case touchesCancelled
  /// The application became inactive, or the view that heard of the gesture left its window.
  case interrupted
}
