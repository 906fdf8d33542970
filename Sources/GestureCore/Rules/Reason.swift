/// Why a rule turned its gesture down: the measured value beside the allowed one.
///
/// Lengths are in points, times in seconds, angles in radians. The measured value always violates the
/// limit beside it: both are those of the moment at which the limit was missed. ``Criterion`` is the
/// counterpart for gestures that succeed.
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
  /// The fingers were lifted before they moved far enough: so far they had come with their last move.
  case movedTooLittle(distance: Double, needed: Double)
  /// The fingers were lifted before they turned far enough.
  case turnedTooLittle(angle: Double, needed: Double)
  /// A finger swiped less far than it had to by the time of its last move, `after` so many seconds from
  /// its touch-down. The limit shrinks with time, so at the lift the way may seem to be enough.
  case swipedTooLittle(distance: Double, needed: Double, after: Double)
  /// A finger was so far behind its start, seen along the wanted direction.
  case wrongDirection(distance: Double, allowed: Double)
  /// A finger strayed sideways further than allowed at the time of its last move, `after` so many
  /// seconds from its touch-down.
  case strayed(distance: Double, allowed: Double, after: Double)
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

  /// A duration that exceeds its limit, where the times were compared and their difference may round
  /// to the limit itself.
  @inlinable
  static func duration(from start: Double, to end: Double, above limit: Double) -> Double {
    max(end - start, limit.nextUp)
  }

  /// A duration that is below its limit, where the times were compared and their difference may round
  /// to the limit itself.
  @inlinable
  static func duration(from start: Double, to end: Double, below limit: Double) -> Double {
    min(end - start, limit.nextDown)
  }
}
