// Decides whether fingers tap: all down, nearly still, all up again, as often as asked. It knows
// neither views nor other gestures, and reads no clock: times come with the inputs.

/// One or more taps with one or more fingers.
///
/// A tap is recognized when its last finger leaves and enough taps were made. It fails as soon as
/// it cannot be one any more: a finger too many, a lift before all fingers came down, a centroid
/// that moves too far, a tap that lasts too long, a pause that lasts too long.
///
///     var rule = TapRule(numberOfTaps: 2)
///     rule.fingersDown(count: 1, centroid: Point(10, 10), at: 0)        // .stay
///     rule.fingersLifted(remaining: 0, centroid: Point(10, 10), at: 0.1) // .stay
///     rule.deadline                                                     // just after 0.45
///
/// A centroid jumps when a finger joins or leaves; such a jump is never counted as movement.
@frozen
public struct TapRule: Equatable, Sendable {
  /// How many taps make the gesture; less than 1 counts as 1. Default 1. [doc]
  public var numberOfTaps: Int

  /// How many fingers each tap takes, exactly; less than 1 counts as 1. Default 1. [doc]
  public var numberOfTouches: Int

  /// How far the centroid may be from the first tap's touch-down, in points; further fails. [seen]
  public var allowableMovement: Double = 45

  /// How long one tap may take, from its first finger's down to its last finger's lift, in seconds;
  /// longer fails. [seen]
  public var maximumDuration: Double = 0.75

  /// How long the pause between two taps may be, from the last lift to the next down, in seconds;
  /// longer fails. [seen]
  public var maximumGap: Double = 0.35

  @usableFromInline
  enum Stage: Equatable, Sendable {
    /// No finger was down yet.
    case untouched
    /// Some fingers of a tap are down, not all.
    case gathering(since: Double, count: Int)
    /// All fingers of a tap are down.
    case holding(since: Double)
    /// Some fingers of a complete tap have left.
    case releasing(since: Double)
    /// All fingers are up, and more taps are needed.
    case paused(since: Double)
    /// Recognized or failed.
    case over
  }

  @usableFromInline var stage = Stage.untouched
  @usableFromInline var tapsMade = 0
  @usableFromInline var first: Point?
  /// Where the centroid would be had nothing moved since the first tap's down.
  @usableFromInline var anchor = Point.zero
  @usableFromInline var displacement = Point.zero

  /// Whether new fingers are the first of a tap, so that the fingers of the tap before are not listed any
  /// more. [seen]
  ///
  /// - Parameters:
  ///   - down: How many fingers are down, the new ones included.
  ///   - new: How many of them came down in this event.
  @inlinable
  public static func beginsTap(down: Int, new: Int) -> Bool { down == new }

  /// Makes a rule for so many taps with so many fingers.
  @inlinable
  public init(numberOfTaps: Int = 1, numberOfTouches: Int = 1) {
    self.numberOfTaps = numberOfTaps
    self.numberOfTouches = numberOfTouches
  }

  /// The centroid of the first tap's fingers when the last of them came down, in window points;
  /// `nil` before the first. [seen]
  @inlinable
  public var location: Point? { first }

  /// When the running tap has lasted too long or the pause is too long, in seconds: the first
  /// instant that is too late. `.infinity` when nothing runs.
  @inlinable
  public var deadline: Double {
    switch stage {
    case .untouched, .over: .infinity
    case .gathering(let since, _), .holding(let since), .releasing(let since):
      (since + maximumDuration).nextUp
    case .paused(let since): (since + maximumGap).nextUp
    }
  }

  /// Fingers came down: `count` are down now, with this centroid.
  public mutating func fingersDown(count: Int, centroid: Point, at time: Double) -> Proposal {
    if stage == .over { return .stay }
    if count > fingersNeeded {
      return fail(.tooManyTouches(count: count, allowed: fingersNeeded))
    }
    switch stage {
    case .untouched:
      return gather(count: count, centroid: centroid, since: time)
    case .paused(let lift):
      if time > lift + maximumGap {
        return fail(gapTooLong(since: lift, at: time))
      }
      return gather(count: count, centroid: centroid, since: time)
    case .gathering(let since, _):
      return gather(count: count, centroid: centroid, since: since)
    case .releasing:
      // The tap had all its fingers, so this one is one too many although fewer are down.
      return fail(.tooManyTouches(count: fingersNeeded &+ 1, allowed: fingersNeeded))
    case .holding, .over:
      return .stay
    }
  }

  /// Fingers moved: this is the centroid of the fingers that are down.
  @inlinable
  public mutating func fingersMoved(centroid: Point, at time: Double) -> Proposal {
    switch stage {
    case .holding, .releasing:
      return judge(centroid)
    case .gathering:
      // With fewer fingers than in the first tap, the centroid is another one. It cannot be
      // compared.
      return tapsMade == 0 ? judge(centroid) : .stay
    case .untouched, .paused, .over:
      return .stay
    }
  }

  /// Fingers left: `remaining` are still down.
  ///
  /// - Parameters:
  ///   - remaining: How many are still down.
  ///   - centroid: The centroid of the fingers before the lift, at the places where they are now.
  ///   - rest: The centroid of the fingers still down, at the places where they are now: from here
  ///     their movement counts on. Without it, `centroid` stands for it.
  ///   - time: When, in seconds.
  public mutating func fingersLifted(
    remaining: Int, centroid: Point, rest: Point? = nil, at time: Double
  ) -> Proposal {
    let since: Double
    switch stage {
    case .untouched, .paused, .over:
      return .stay
    case .gathering(_, let count):
      return fail(.tooFewTouches(count: count, needed: fingersNeeded))
    case .holding(let start), .releasing(let start):
      since = start
    }
    if time > since + maximumDuration {
      return fail(tooLong(since: since, at: time))
    }
    let verdict = judge(centroid)
    if verdict != .stay { return verdict }
    if remaining > 0 {
      anchor = (rest ?? centroid) - displacement
      stage = .releasing(since: since)
      return .stay
    }
    return tapMade(at: time)
  }

  /// The system took the touches away.
  public mutating func cancelled(at time: Double) -> Proposal {
    stage == .over ? .stay : fail(.touchesCancelled)
  }

  /// Time has come to `time`, and no input before it is left.
  public mutating func deadlinePassed(at time: Double) -> Proposal {
    if time < deadline { return .stay }
    switch stage {
    case .untouched, .over:
      return .stay
    case .gathering(let since, _), .holding(let since), .releasing(let since):
      return fail(tooLong(since: since, at: time))
    case .paused(let since):
      return fail(gapTooLong(since: since, at: time))
    }
  }

  /// Forgets every finger and tap; the settings stay.
  public mutating func reset() {
    stage = .untouched
    tapsMade = 0
    first = nil
    anchor = .zero
    displacement = .zero
  }

  /// The taps that were recognized; `nil` before.
  public var criterion: Criterion? {
    let needed = max(1, numberOfTaps)
    guard tapsMade >= needed else { return nil }
    return .tapped(count: tapsMade, needed: needed, touches: fingersNeeded)
  }

  @usableFromInline var fingersNeeded: Int { max(1, numberOfTouches) }

  private func tooLong(since start: Double, at time: Double) -> Reason {
    let duration = Reason.duration(from: start, to: time, above: maximumDuration)
    return .tooLong(duration: duration, allowed: maximumDuration)
  }

  private func gapTooLong(since lift: Double, at time: Double) -> Reason {
    let gap = Reason.duration(from: lift, to: time, above: maximumGap)
    return .gapTooLong(gap: gap, allowed: maximumGap)
  }

  @usableFromInline
  mutating func fail(_ reason: Reason) -> Proposal {
    stage = .over
    return .fail(reason)
  }

  /// Fails when the centroid is too far from where it would be had nothing moved.
  @inlinable
  mutating func judge(_ centroid: Point) -> Proposal {
    displacement = centroid - anchor
    let distance = displacement.length
    if distance > allowableMovement {
      return fail(.movedTooFar(distance: distance, allowed: allowableMovement))
    }
    return .stay
  }

  private mutating func gather(count: Int, centroid: Point, since: Double) -> Proposal {
    let start = tapsMade == 0 ? centroid : first ?? centroid
    first = start
    anchor = start
    displacement = .zero
    if count < fingersNeeded {
      stage = .gathering(since: since, count: count)
      return .stay
    }
    stage = .holding(since: since)
    return judge(centroid)
  }

  private mutating func tapMade(at time: Double) -> Proposal {
    tapsMade += 1
    if tapsMade >= max(1, numberOfTaps) {
      stage = .over
      return .end
    }
    stage = .paused(since: time)
    return .stay
  }
}
