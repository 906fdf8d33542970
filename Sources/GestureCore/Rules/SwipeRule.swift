// Decides whether fingers flick in one direction, fast and straight enough. It follows each finger
// separately and judges them together. It knows neither views nor other gestures.

/// Fingers that flick: recognized while they move, once every one of them has gone far enough along
/// the direction, and not too far across it, for the time since its own touch-down.
///
/// Feed the fingers of one event in any order, then ask once: only `evaluate(at:)` judges movement,
/// so the order of fingers within an event cannot matter. Each finger is judged by its newest
/// sample, at that sample's time.
///
///     var rule = SwipeRule(direction: .right)
///     rule.fingerDown(0, location: Point(10, 10), at: 0)    // .stay
///     rule.fingerMoved(0, location: Point(58, 12), at: 0.1)
///     rule.evaluate(at: 0.1)                                // .end: 48 ≥ 45.3
///
/// A lift is not a movement: a finger that reaches the distance only with its lift has not swiped.
@frozen
public struct SwipeRule: Equatable, Sendable {
  /// The directions of a swipe, with UIKit's raw values.
  ///
  /// Horizontal directions are tested first. A movement that goes far enough down has always
  /// strayed too far for a horizontal one, so as soon as a set contains right or left, up and down
  /// in it are never accepted. [seen]
  @frozen
  public struct Direction: OptionSet, Equatable, Hashable, Sendable {
    /// The bits: 1 right, 2 left, 4 up, 8 down. [doc]
    public let rawValue: UInt
    /// Makes a set of directions from its bits.
    @inlinable
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Towards growing x.
    @inlinable
    public static var right: Direction { Direction(rawValue: 1) }
    /// Towards falling x.
    @inlinable
    public static var left: Direction { Direction(rawValue: 2) }
    /// Towards falling y.
    @inlinable
    public static var up: Direction { Direction(rawValue: 4) }
    /// Towards growing y.
    @inlinable
    public static var down: Direction { Direction(rawValue: 8) }
  }

  /// A limit in points that shrinks while time passes: `distance · (1 − t · (1 − decay))`, at `t`
  /// seconds after a finger's down.
  @frozen
  public struct ShrinkingLimit: Equatable, Sendable {
    /// The limit at the touch-down, in points.
    public var distance: Double
    /// What would be left of the limit after one second, as a share of it, 0...1.
    public var decay: Double

    /// Makes a limit that starts at `distance` points.
    @inlinable
    public init(distance: Double, decay: Double) {
      self.distance = distance
      self.decay = decay
    }

    /// The limit in points, `seconds` after the touch-down.
    @inlinable
    public func value(after seconds: Double) -> Double {
      distance * (1 - seconds * (1 - decay))
    }
  }

  /// The accepted directions; an empty set never recognizes. Default right. [doc]
  public var direction: Direction

  /// How many fingers swipe, exactly; with less than 1 nothing is ever recognized. Default 1. [doc;
  /// seen for less than 1]
  public var numberOfTouches: Int

  /// How long the swipe may take, from the first finger's down, in seconds; longer fails. [seen]
  public var maximumDuration: Double = 0.5

  /// How far a finger must go along the direction, at least. [seen]
  public var minimumPrimaryMovement = ShrinkingLimit(distance: 50, decay: 0.06)

  /// How far a finger may be beside its start, at most. [seen]
  public var maximumSecondaryMovement = ShrinkingLimit(distance: 50, decay: 0.02)

  @usableFromInline
  struct Finger: Equatable, Sendable {
    let id: Int
    let start: Point
    let downTime: Double
    var moved: Point
    var duration: Double
  }

  @usableFromInline var isOver = false
  @usableFromInline var fingers: [Finger] = []
  private var recognized = Direction()

  /// Makes a rule for a swipe in one of the directions, with so many fingers.
  public init(direction: Direction = .right, numberOfTouches: Int = 1) {
    self.direction = direction
    self.numberOfTouches = numberOfTouches
    // So that neither a down nor a move allocates with the fingers of one hand.
    fingers.reserveCapacity(5)
  }

  /// The direction that was recognized; empty before.
  public var recognizedDirection: Direction { recognized }

  /// Where the swipe started: the centroid of the places where its fingers came down, in window
  /// points; `nil` before the first. [seen]
  public var location: Point? {
    if fingers.isEmpty { return nil }
    var sum = Point.zero
    for finger in fingers { sum = sum + finger.start }
    return Point(sum.x / Double(fingers.count), sum.y / Double(fingers.count))
  }

  /// When the swipe has lasted too long, in seconds: the first instant that is too late.
  /// `.infinity` when no finger is down.
  public var deadline: Double {
    guard !isOver, let first = fingers.first else { return .infinity }
    return (first.downTime + maximumDuration).nextUp
  }

  /// A finger came down.
  ///
  /// - Parameters:
  ///   - id: The caller's name for it, different from all others that are down.
  ///   - location: Where, in window points.
  ///   - count: How many fingers are down, those included that came down in the same event and that the
  ///     rule is yet to be told of. It serves to say why the swipe fails.
  ///   - time: When, in seconds.
  public mutating func fingerDown(
    _ id: Int, location: Point, among count: Int = 1, at time: Double
  ) -> Proposal {
    if isOver { return .stay }
    for finger in fingers where finger.id == id {
      // One finger cannot come down twice: the caller's slip, which must not count as a second.
      return .stay
    }
    if fingers.count >= numberOfTouches {
      return fail(
        .tooManyTouches(count: max(count, fingers.count + 1), allowed: max(0, numberOfTouches)))
    }
    fingers.append(
      Finger(id: id, start: location, downTime: time, moved: .zero, duration: 0))
    return .stay
  }

  /// A finger moved. Nothing is decided before `evaluate(at:)`.
  public mutating func fingerMoved(_ id: Int, location: Point, at time: Double) {
    if isOver { return }
    for index in fingers.indices where fingers[index].id == id {
      fingers[index].moved = location - fingers[index].start
      fingers[index].duration = time - fingers[index].downTime
    }
  }

  /// All fingers of an event were fed: judges them together.
  public mutating func evaluate(at time: Double) -> Proposal {
    guard !isOver, let first = fingers.first else { return .stay }
    if time > first.downTime + maximumDuration {
      return fail(tooLong(since: first.downTime, at: time))
    }
    var behind = 0.0
    for finger in fingers { behind = max(behind, wayBack(finger.moved)) }
    if behind > 0 { return fail(.wrongDirection(distance: behind, allowed: 0)) }
    if fingers.count < numberOfTouches { return .stay }
    for candidate in candidates where allFingersGo(candidate) {
      recognized = candidate
      isOver = true
      return .end
    }
    return .stay
  }

  /// A finger left before the swipe was recognized, so there is none. The reason is what the fingers
  /// lacked when they last moved.
  public mutating func fingerLifted(_ id: Int, at time: Double) -> Proposal {
    if isOver || !fingers.contains(where: { $0.id == id }) { return .stay }
    if fingers.count < numberOfTouches {
      return fail(.tooFewTouches(count: fingers.count, needed: numberOfTouches))
    }
    return fail(shortcoming)
  }

  /// The system took the touches away.
  public mutating func cancelled(at time: Double) -> Proposal {
    isOver ? .stay : fail(.touchesCancelled)
  }

  /// Time has come to `time`, and no input before it is left.
  public mutating func deadlinePassed(at time: Double) -> Proposal {
    guard time >= deadline, let first = fingers.first else { return .stay }
    return fail(tooLong(since: first.downTime, at: time))
  }

  /// How far the finger had gone that was nearest to its limit; `nil` before the recognition.
  public var criterion: Criterion? {
    var least = Double.infinity
    var criterion: Criterion?
    for finger in fingers where !recognized.isEmpty {
      let distance = Self.primary(of: finger.moved, along: recognized)
      let needed = minimumPrimaryMovement.value(after: finger.duration)
      guard distance - needed < least else { continue }
      least = distance - needed
      criterion = .swiped(distance: distance, needed: needed, after: finger.duration)
    }
    return criterion
  }

  /// Forgets every finger; the settings stay, and so does the room for the fingers.
  public mutating func reset() {
    isOver = false
    fingers.removeAll(keepingCapacity: true)
    recognized = []
  }
}

// MARK: - Geometry

extension SwipeRule {
  private var isHorizontal: Bool {
    direction.contains(.right) || direction.contains(.left)
  }

  /// The directions that can be recognized, in the order in which they are tested.
  private var candidates: Direction.Sequence {
    let tested: Direction = isHorizontal ? [.right, .left] : [.up, .down]
    return Direction.Sequence(remaining: direction.intersection(tested))
  }

  private mutating func fail(_ reason: Reason) -> Proposal {
    isOver = true
    return .fail(reason)
  }

  private func tooLong(since start: Double, at time: Double) -> Reason {
    let duration = Reason.duration(from: start, to: time, above: maximumDuration)
    return .tooLong(duration: duration, allowed: maximumDuration)
  }

  /// How far a finger is behind its start, seen along the only direction of the tested axis; 0 if it is
  /// not behind, or if both directions count.
  private func wayBack(_ moved: Point) -> Double {
    let (along, forwards, backwards): (Double, Direction, Direction) =
      isHorizontal ? (moved.x, .right, .left) : (moved.y, .down, .up)
    let (goesOn, goesBack) = (direction.contains(forwards), direction.contains(backwards))
    if goesOn == goesBack { return 0 }
    return max(0, goesOn ? -along : along)
  }

  private func allFingersGo(_ candidate: Direction) -> Bool {
    for finger in fingers {
      let primary = Self.primary(of: finger.moved, along: candidate)
      let secondary = Self.secondary(of: finger.moved, along: candidate)
      if primary < minimumPrimaryMovement.value(after: finger.duration)
        || secondary > maximumSecondaryMovement.value(after: finger.duration)
      {
        return false
      }
    }
    return true
  }

  /// What the first finger lacked that had not qualified when it last moved.
  private var shortcoming: Reason {
    guard let wanted = wantedDirection else {
      // No direction is accepted, so any movement goes wrong.
      let farthest = fingers.reduce(0) { max($0, $1.moved.length) }
      if farthest > 0 { return .wrongDirection(distance: farthest, allowed: 0) }
      return .swipedTooLittle(distance: 0, needed: minimumPrimaryMovement.distance, after: 0)
    }
    var (distance, needed, after) = (0.0, minimumPrimaryMovement.distance, 0.0)
    for finger in fingers {
      let secondary = Self.secondary(of: finger.moved, along: wanted)
      let allowed = maximumSecondaryMovement.value(after: finger.duration)
      if secondary > allowed {
        return .strayed(distance: secondary, allowed: allowed, after: finger.duration)
      }
      after = finger.duration
      distance = max(Self.primary(of: finger.moved, along: wanted), 0)
      needed = minimumPrimaryMovement.value(after: after)
      if distance < needed { break }
    }
    return .swipedTooLittle(distance: distance, needed: needed, after: after)
  }

  /// The accepted direction in which the first finger went; `nil` if none is accepted.
  private var wantedDirection: Direction? {
    var wanted: Direction?
    var farthest = -Double.infinity
    for candidate in candidates {
      let distance = Self.primary(of: fingers.first?.moved ?? .zero, along: candidate)
      if distance > farthest { (wanted, farthest) = (candidate, distance) }
    }
    return wanted
  }

  private static func primary(of moved: Point, along direction: Direction) -> Double {
    switch direction {
    case .right: moved.x
    case .left: -moved.x
    case .up: -moved.y
    default: moved.y
    }
  }

  private static func secondary(of moved: Point, along direction: Direction) -> Double {
    switch direction {
    case .right, .left: moved.y.magnitude
    default: moved.x.magnitude
    }
  }
}

extension SwipeRule.Direction {
  /// The single directions of a set in the order of their bits, without an array.
  struct Sequence: Swift.Sequence, IteratorProtocol {
    var remaining: SwipeRule.Direction

    mutating func next() -> SwipeRule.Direction? {
      let bit = remaining.rawValue & (~remaining.rawValue &+ 1)
      if bit == 0 { return nil }
      let direction = SwipeRule.Direction(rawValue: bit)
      remaining.subtract(direction)
      return direction
    }
  }
}
