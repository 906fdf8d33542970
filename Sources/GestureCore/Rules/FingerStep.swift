/// What the fingers of a gesture did in one event. A rule of taps and presses is told nothing else.
@frozen
public enum FingerStep: Equatable, Sendable {
  /// Fingers came down: so many are down now, around this point.
  case down(count: Int, centroid: Point)
  /// Fingers moved: they are around this point now.
  case moved(centroid: Point)
  /// Fingers left: so many stay down; where all were, and where the rest is.
  case lifted(remaining: Int, centroid: Point, rest: Point?)
  /// The system took the fingers away.
  case cancelled
  /// The rule's deadline has come.
  case deadline
}

/// A rule that is told of fingers by their number and their centroid, and that has a deadline.
public protocol FingerRule {
  /// When the rule wants to be told that time has passed, in seconds; `.infinity` for never.
  var deadline: Double { get }
  /// Fingers came down.
  mutating func fingersDown(count: Int, centroid: Point, at time: Double) -> Proposal
  /// Fingers moved.
  mutating func fingersMoved(centroid: Point, at time: Double) -> Proposal
  /// Fingers left.
  mutating func fingersLifted(
    remaining: Int, centroid: Point, rest: Point?, at time: Double
  ) -> Proposal
  /// The system took the fingers away.
  mutating func cancelled(at time: Double) -> Proposal
  /// The deadline has come.
  mutating func deadlinePassed(at time: Double) -> Proposal
}

extension FingerRule {
  /// Tells the rule what the fingers did, and says what it proposes.
  @inlinable @inline(__always)
  public mutating func follow(_ step: FingerStep, at time: Double) -> Proposal {
    switch step {
    case .down(let count, let centroid): fingersDown(count: count, centroid: centroid, at: time)
    case .moved(let centroid): fingersMoved(centroid: centroid, at: time)
    case .lifted(let remaining, let centroid, let rest):
      fingersLifted(remaining: remaining, centroid: centroid, rest: rest, at: time)
    case .cancelled: cancelled(at: time)
    case .deadline: deadlinePassed(at: time)
    }
  }
}

extension TapRule: FingerRule {}
extension LongPressRule: FingerRule {}

/// What two fingers did in one event. Pinch and rotation are told nothing else.
@frozen
public enum FingerPairStep: Equatable, Sendable {
  /// Fingers came down: so many are down now; where the first two are.
  case down(count: Int, a: Point, b: Point)
  /// One or both of two fingers moved: where they are now.
  case moved(a: Point, b: Point)
  /// Fingers left: so many stay down.
  case lifted(remaining: Int)
  /// The system took the fingers away.
  case cancelled
}

/// A rule that follows two fingers.
public protocol FingerPairRule {
  /// Fingers came down.
  mutating func fingersDown(count: Int, a: Point, b: Point, at time: Double) -> Proposal
  /// Fingers moved.
  mutating func fingersMoved(a: Point, b: Point, at time: Double) -> Proposal
  /// Fingers left.
  mutating func fingersLifted(remaining: Int, at time: Double) -> Proposal
  /// The system took the fingers away.
  mutating func cancelled(at time: Double) -> Proposal
}

extension FingerPairRule {
  /// Tells the rule what the fingers did, and says what it proposes.
  @inlinable @inline(__always)
  public mutating func follow(_ step: FingerPairStep, at time: Double) -> Proposal {
    switch step {
    case .down(let count, let a, let b): fingersDown(count: count, a: a, b: b, at: time)
    case .moved(let a, let b): fingersMoved(a: a, b: b, at: time)
    case .lifted(let remaining): fingersLifted(remaining: remaining, at: time)
    case .cancelled: cancelled(at: time)
    }
  }
}

extension PinchRule: FingerPairRule {}
extension RotationRule: FingerPairRule {}
