// Decides whether two fingers turn about each other, and by what angle. It knows neither views nor
// other gestures. Its policy says whether a pinch or a rotation is meant.

/// Two fingers that rotate: begins when their angle has changed by a threshold and they do not
/// mostly pinch or drag.
///
/// The threshold is larger while the fingers also change their distance. It is subtracted from the
/// angle. So a rotation that was outweighed at first begins with the angle that it has reached
/// meanwhile. Angles are in radians, clockwise positive, and go on over any number of turns. Like a
/// pinch it survives the lift of one finger. The caller refuses a third finger.
///
///     var rule = RotationRule()
///     rule.fingersDown(count: 2, a: Point(0, 0), b: Point(100, 0), at: 0) // .stay
///     rule.fingersMoved(a: Point(0, 0), b: Point(99, 14), at: 0.1)        // .begin
@frozen
public struct RotationRule: Equatable, Sendable {
  /// How far the fingers must turn before the begin, in radians: 5°. [seen]
  public var threshold: Double = 5 * .pi / 180

  /// How much further they must turn while they change their distance, in radians: 5°, times the
  /// root of the relative change, which counts as 1 at most. [seen]
  public var pinchingThreshold: Double = 5 * .pi / 180

  /// Says whether the fingers rotate more than they pinch or drag; asked only before the begin.
  public var policy = TwoFingerPolicy()

  /// Makes the velocity from the changes of angle; its weights can be set here. [ours]
  public var velocityFilter = VelocityFilter()

  @usableFromInline var phase = RulePhase.possible
  @usableFromInline var pair: FingerPair?
  /// Whether two fingers were down together.
  @usableFromInline var wasPair = false
  @usableFromInline var meter = TurnMeter(from: .zero)
  @usableFromInline var startDistance = 1.0
  // The rotation is `offset + (meter.angle - anchor)`: exact from one anchor to the next.
  @usableFromInline var anchor = 0.0
  @usableFromInline var offset = 0.0
  /// How far the fingers had to turn by their last move before the begin.
  @usableFromInline var lastNeeded = 0.0
  /// How far the fingers had turned at the begin; 0 before.
  @usableFromInline var angleAtBegin = 0.0

  /// Makes a rule that has seen no finger.
  @inlinable
  public init() {}

  /// The angle since the begin without the threshold, or since it was last set, in radians,
  /// clockwise positive; 0 before the begin. Setting it before the begin does nothing. It leaves
  /// the velocity alone. [doc]
  @inlinable
  public var rotation: Double {
    get { phase == .possible ? 0 : offset + (meter.angle - anchor) }
    set {
      if phase == .possible { return }
      offset = newValue
      anchor = meter.angle
    }
  }

  /// How fast the fingers turn, in radians per second; made as a pan's velocity is. [doc; the
  /// filter is ours]
  @inlinable
  public var velocity: Double { velocityFilter.velocity.x }

  /// A rotation has no deadline.
  @inlinable
  public var deadline: Double { .infinity }

  /// Two fingers are down now, at `a` and `b`. Only a count of 2 means something to a rotation.
  public mutating func fingersDown(
    count: Int, a: Point, b: Point, at time: Double
  ) -> Proposal {
    if phase == .over || count != 2 { return .stay }
    let fingers = FingerPair(a, b)
    offset = rotation
    anchor = 0
    meter = TurnMeter(from: fingers.span)
    pair = fingers
    wasPair = true
    if phase == .possible {
      lastNeeded = threshold
      startDistance = fingers.distance
      policy.reset()
      velocityFilter.reset()
    }
    velocityFilter.rested(at: time)
    return .stay
  }

  /// The two fingers moved, or one of them: they are at `a` and `b` now.
  @inlinable
  public mutating func fingersMoved(a: Point, b: Point, at time: Double) -> Proposal {
    guard phase != .over, let old = pair else { return .stay }
    let fingers = FingerPair(a, b)
    pair = fingers
    let before = meter.angle
    meter.turned(to: fingers.span)
    velocityFilter.moved(by: Point(meter.angle - before, 0), at: time)
    return phase == .active ? .change : approached(from: old, to: fingers)
  }

  /// Fingers left: `remaining` are still down.
  public mutating func fingersLifted(remaining: Int, at time: Double) -> Proposal {
    if phase == .over { return .stay }
    if remaining > 0 {
      if remaining == 1 { pair = nil }
      return .stay
    }
    let wasActive = phase == .active
    let reason = shortcoming
    finish()
    return wasActive ? .end : .fail(reason)
  }

  /// The system took the touches away.
  public mutating func cancelled(at time: Double) -> Proposal {
    if phase == .over { return .stay }
    let wasActive = phase == .active
    finish()
    return wasActive ? .cancel(.touchesCancelled) : .fail(.touchesCancelled)
  }

  /// A rotation has no deadline: nothing happens.
  public mutating func deadlinePassed(at time: Double) -> Proposal { .stay }

  /// How far the fingers had turned when the rotation began, and how clearly; `nil` before.
  public var criterion: Criterion? {
    guard angleAtBegin != 0 else { return nil }
    return .rotated(
      angle: angleAtBegin.magnitude, needed: lastNeeded, ratio: policy.rotationRatio,
      ratioNeeded: policy.dominance)
  }

  /// Forgets every finger; the settings stay.
  public mutating func reset() {
    phase = .possible
    pair = nil
    meter = TurnMeter(from: .zero)
    startDistance = 1
    wasPair = false
    anchor = 0
    offset = 0
    lastNeeded = 0
    angleAtBegin = 0
    policy.reset()
    velocityFilter.reset()
  }

  /// Before the begin: decides whether it is one now.
  @usableFromInline
  mutating func approached(from old: FingerPair, to new: FingerPair) -> Proposal {
    policy.fingersMoved(from: old.a, old.b, to: new.a, new.b)
    let stretch = ((new.distance - startDistance) / startDistance).magnitude
    let needed = threshold + pinchingThreshold * min(stretch, 1).squareRoot()
    lastNeeded = needed
    let angle = meter.angle
    if angle.magnitude < needed || !policy.rotationDominates { return .stay }
    offset = angle < 0 ? angle + needed : angle - needed
    anchor = angle
    angleAtBegin = angle
    phase = .active
    return .begin
  }

  private mutating func finish() {
    // A rotation that never began reads as 0.
    if phase == .possible { anchor = meter.angle }
    phase = .over
  }

  private var shortcoming: Reason {
    if !wasPair { return .tooFewTouches(count: 1, needed: 2) }
    let angle = meter.angle.magnitude
    if angle < lastNeeded { return .turnedTooLittle(angle: angle, needed: lastNeeded) }
    return .outweighed(ratio: policy.rotationRatio, needed: policy.dominance)
  }
}
