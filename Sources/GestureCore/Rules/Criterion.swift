/// What made a rule begin or recognize its gesture: the measured value beside the one that it needed.
///
/// It is the counterpart of ``Reason``. Lengths are in points, times in seconds, angles in radians. The
/// measured values are those of the moment at which the rule proposed, even if the gesture then waited
/// for the failure of another one. A rule computes its criterion when it is asked.
public enum Criterion: Equatable, Sendable {
  /// So many taps were made, each with so many fingers.
  case tapped(count: Int, needed: Int, touches: Int)
  /// The fingers rested for long enough.
  case held(duration: Double, needed: Double)
  /// The fingers moved far enough along an axis.
  case moved(distance: Double, needed: Double)
  /// The finger moved far enough away from its edge.
  case movedInward(distance: Double, needed: Double)
  /// Every finger moved far enough for its time. The values are those of the finger that exceeded
  /// its limit by least, `after` so many seconds from its touch-down.
  case swiped(distance: Double, needed: Double, after: Double)
  /// The distance of the fingers changed far enough, and by so many times the other movements, as
  /// ``TwoFingerPolicy`` weights them; infinite without any.
  case pinched(distance: Double, needed: Double, ratio: Double, ratioNeeded: Double)
  /// The fingers turned far enough, and by so many times the other movements, as
  /// ``TwoFingerPolicy`` weights them; infinite without any.
  case rotated(angle: Double, needed: Double, ratio: Double, ratioNeeded: Double)
}
