// Decides whether two fingers change their distance, and by what factor. It knows neither views nor
// other gestures. Its policy says whether a pinch or a rotation is meant.

/// Two fingers that pinch: begins when their distance has changed by the hysteresis and they do not
/// mostly rotate or drag.
///
/// The scale is 1 at the begin. It survives the lift of one finger, stands still meanwhile, and goes
/// on without a jump when a second finger comes back. The caller refuses a third finger.
///
///     var rule = PinchRule()
///     rule.fingersDown(count: 2, a: Point(0, 0), b: Point(100, 0), at: 0) // .stay
///     rule.fingersMoved(a: Point(0, 0), b: Point(110, 0), at: 0.1)        // .begin
///     rule.fingersMoved(a: Point(0, 0), b: Point(220, 0), at: 0.2)        // .change, scale 2
@frozen
public struct PinchRule: Equatable, Sendable {
  /// How much the distance of the fingers must change before the begin, in points. [seen]
  public var hysteresis: Double = 8

  /// Says whether the fingers pinch more than they rotate or drag; asked only before the begin.
  public var policy = TwoFingerPolicy()

  /// Makes the velocity from the changes of scale; its weights can be set here. [ours]
  public var velocityFilter = VelocityFilter()

  @usableFromInline var phase = RulePhase.possible
  @usableFromInline var pair: FingerPair?
  /// Whether two fingers were down together.
  @usableFromInline var wasPair = false
  /// The distance at which the scale is `base`; before the begin, the distance at the touch-down.
  @usableFromInline var reference = 1.0
  @usableFromInline var base = 1.0
  @usableFromInline var current = 1.0
  /// How much the distance has changed before the begin, for the reason of a failure.
  @usableFromInline var change = 0.0

  /// Makes a rule that has seen no finger.
  @inlinable
  public init() {}

  /// The factor since the begin, or since it was last set; 1 before the begin. Setting it before
  /// the begin does nothing. It leaves the velocity alone. [doc]
  @inlinable
  public var scale: Double {
    get { current }
    set {
      if phase == .possible { return }
      current = newValue
      base = newValue
      if let pair { reference = pair.distance }
    }
  }

  /// How fast the scale changes, per second; made as a pan's velocity is. [doc; the filter is ours]
  @inlinable
  public var velocity: Double { velocityFilter.velocity.x }

  /// A pinch has no deadline.
  @inlinable
  public var deadline: Double { .infinity }

  /// Two fingers are down now, at `a` and `b`. Only a count of 2 means something to a pinch.
  public mutating func fingersDown(
    count: Int, a: Point, b: Point, at time: Double
  ) -> Proposal {
    if phase == .over || count != 2 { return .stay }
    let fingers = FingerPair(a, b)
    pair = fingers
    wasPair = true
    reference = fingers.distance
    velocityFilter.rested(at: time)
    if phase == .active {
      base = current
    } else {
      policy.reset()
      velocityFilter.reset()
      velocityFilter.rested(at: time)
      change = 0
    }
    return .stay
  }

  /// The two fingers moved, or one of them: they are at `a` and `b` now.
  @inlinable
  public mutating func fingersMoved(a: Point, b: Point, at time: Double) -> Proposal {
    guard phase != .over, let old = pair else { return .stay }
    let fingers = FingerPair(a, b)
    pair = fingers
    let distance = fingers.distance
    if phase == .possible { return approached(distance, from: old, at: time) }
    let scale = base * (distance / reference)
    velocityFilter.moved(by: Point(scale - current, 0), at: time)
    current = scale
    return .change
  }

  /// Fingers left: `remaining` are still down.
  public mutating func fingersLifted(remaining: Int, at time: Double) -> Proposal {
    if phase == .over { return .stay }
    if remaining > 0 {
      if remaining == 1 { pair = nil }
      return .stay
    }
    let wasActive = phase == .active
    phase = .over
    return wasActive ? .end : .fail(shortcoming)
  }

  /// The system took the touches away.
  public mutating func cancelled(at time: Double) -> Proposal {
    if phase == .over { return .stay }
    let wasActive = phase == .active
    phase = .over
    return wasActive ? .cancel(.touchesCancelled) : .fail(.touchesCancelled)
  }

  /// A pinch has no deadline: nothing happens.
  public mutating func deadlinePassed(at time: Double) -> Proposal { .stay }

  /// How far the distance had changed when the pinch began, and how clearly; `nil` before.
  public var criterion: Criterion? {
    guard phase != .possible, change >= hysteresis, policy.pinchDominates else { return nil }
    return .pinched(
      distance: change, needed: hysteresis, ratio: policy.pinchRatio,
      ratioNeeded: policy.dominance)
  }

  /// Forgets every finger; the settings stay.
  public mutating func reset() {
    phase = .possible
    pair = nil
    wasPair = false
    reference = 1
    base = 1
    current = 1
    change = 0
    policy.reset()
    velocityFilter.reset()
  }

  /// Before the begin: decides whether it is one now.
  @usableFromInline
  mutating func approached(
    _ distance: Double, from old: FingerPair, at time: Double
  ) -> Proposal {
    guard let new = pair else { return .stay }
    policy.fingersMoved(from: old.a, old.b, to: new.a, new.b)
    velocityFilter.moved(by: Point((distance - old.distance) / reference, 0), at: time)
    change = (distance - reference).magnitude
    if change < hysteresis || !policy.pinchDominates { return .stay }
    reference = distance
    phase = .active
    return .begin
  }

  private var shortcoming: Reason {
    if !wasPair { return .tooFewTouches(count: 1, needed: 2) }
    if change < hysteresis { return .movedTooLittle(distance: change, needed: hysteresis) }
    return .outweighed(ratio: policy.pinchRatio, needed: policy.dominance)
  }
}
