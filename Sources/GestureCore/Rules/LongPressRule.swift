// Decides whether fingers rest long enough in one place, after taps if that is asked. It knows
// neither views nor other gestures, and reads no clock: its begin comes from its deadline.

/// Fingers that rest: begins while they are down, then follows them until one leaves.
///
/// The taps before the press are judged as a `TapRule` judges them, and the press itself must
/// start where another tap could have started.
///
///     var rule = LongPressRule()
///     rule.fingersDown(count: 1, centroid: Point(10, 10), at: 0) // .stay
///     rule.deadline                                             // 0.5
///     rule.deadlinePassed(at: 0.5)                              // .begin
///
/// Fingers that join after the begin are not this gesture's: leave them out of counts and
/// centroids.
@frozen
public struct LongPressRule: Equatable, Sendable {
  /// How long the fingers must rest, from when the last of them came down, in seconds; 0 or less
  /// begins at the touch-down. [doc]
  public var minimumPressDuration: Double = 0.5

  /// How far the centroid may move before the begin, in points, in a straight line from where all
  /// fingers were down; further fails. After the begin movement is unlimited. [doc]
  public var allowableMovement: Double = 10

  /// The taps before the press, and the press as one tap more.
  @usableFromInline var taps: TapRule

  @usableFromInline
  enum Stage: Equatable, Sendable {
    /// The taps before the press, and the press until all its fingers are down.
    case tapping
    /// All fingers of the press are down, not long enough yet.
    case pressing(since: Double)
    /// The press has begun.
    case active
    /// Ended, failed or cancelled.
    case over
  }

  @usableFromInline var stage = Stage.tapping
  @usableFromInline var pressStart = Point.zero
  /// How long the fingers had rested at the begin, in seconds; negative before it.
  @usableFromInline var heldDuration = -1.0

  /// Makes a rule for a press with so many fingers after so many taps.
  @inlinable
  public init(numberOfTouches: Int = 1, numberOfTaps: Int = 0) {
    taps = TapRule(numberOfTouches: numberOfTouches)
    self.numberOfTaps = numberOfTaps
  }

  /// How many fingers the press and each tap before it take; less than 1 counts as 1. [doc]
  @inlinable
  public var numberOfTouches: Int {
    get { taps.numberOfTouches }
    set { taps.numberOfTouches = newValue }
  }

  /// How many taps come before the press; less than 0 counts as 0. [doc]
  @inlinable
  public var numberOfTaps: Int {
    get { taps.numberOfTaps - 1 }
    set { taps.numberOfTaps = min(max(0, newValue), .max - 1) + 1 }
  }

  /// How far the taps before the press, and its touch-down, may be from the first tap's down, in
  /// points: a `TapRule`'s movement. [ours]
  @inlinable
  public var tapAllowableMovement: Double {
    get { taps.allowableMovement }
    set { taps.allowableMovement = newValue }
  }

  /// How long each tap before the press may take, in seconds: a `TapRule`'s duration. [ours]
  @inlinable
  public var tapMaximumDuration: Double {
    get { taps.maximumDuration }
    set { taps.maximumDuration = newValue }
  }

  /// How long the pause after each tap may be, in seconds: a `TapRule`'s gap. [seen]
  @inlinable
  public var tapMaximumGap: Double {
    get { taps.maximumGap }
    set { taps.maximumGap = newValue }
  }

  /// When the press begins, or a tap or a pause before it has lasted too long, in seconds.
  /// `.infinity` when nothing runs.
  @inlinable
  public var deadline: Double {
    switch stage {
    case .tapping: isPressGathering ? .infinity : taps.deadline
    case .pressing(let since): since + minimumPressDuration
    case .active, .over: .infinity
    }
  }

  /// Fingers came down: `count` are down now, with this centroid.
  public mutating func fingersDown(count: Int, centroid: Point, at time: Double) -> Proposal {
    switch stage {
    case .tapping:
      let verdict = followTaps(taps.fingersDown(count: count, centroid: centroid, at: time))
      guard verdict == .stay, isLastTap, case .holding = taps.stage else { return verdict }
      pressStart = centroid
      if minimumPressDuration <= 0 {
        stage = .active
        heldDuration = 0
        return .begin
      }
      stage = .pressing(since: time)
      return .stay
    case .pressing:
      stage = .over
      // All its fingers came down, so this one is one too many even if some do not count any more.
      let needed = taps.fingersNeeded
      return .fail(.tooManyTouches(count: max(count, needed &+ 1), allowed: needed))
    case .active, .over:
      // A finger that joins a running press is not its own.
      return .stay
    }
  }

  /// Fingers moved: this is the centroid of the gesture's own fingers.
  @inlinable
  public mutating func fingersMoved(centroid: Point, at time: Double) -> Proposal {
    switch stage {
    case .active:
      return .change
    case .pressing:
      let distance = (centroid - pressStart).length
      if distance > allowableMovement {
        stage = .over
        return .fail(.movedTooFar(distance: distance, allowed: allowableMovement))
      }
      return .stay
    case .tapping:
      // Movement of a press counts from when all its fingers are down.
      if isLastTap { return .stay }
      return followTaps(taps.fingersMoved(centroid: centroid, at: time))
    case .over:
      return .stay
    }
  }

  /// Fingers left: `remaining` are still down.
  ///
  /// `centroid` is the centroid of the fingers before the lift. `rest` is the centroid of the
  /// fingers that are still down.
  public mutating func fingersLifted(
    remaining: Int, centroid: Point, rest: Point? = nil, at time: Double
  ) -> Proposal {
    switch stage {
    case .tapping:
      return followTaps(
        taps.fingersLifted(remaining: remaining, centroid: centroid, rest: rest, at: time))
    case .pressing(let since):
      stage = .over
      let duration = Reason.duration(from: since, to: time, below: minimumPressDuration)
      return .fail(.liftedTooEarly(duration: duration, needed: minimumPressDuration))
    case .active:
      stage = .over
      return .end
    case .over:
      return .stay
    }
  }

  /// The system took the touches away.
  public mutating func cancelled(at time: Double) -> Proposal {
    switch stage {
    case .tapping, .pressing:
      stage = .over
      return .fail(.touchesCancelled)
    case .active:
      stage = .over
      return .cancel(.touchesCancelled)
    case .over:
      return .stay
    }
  }

  /// Time has come to `time`, and no input before it is left.
  public mutating func deadlinePassed(at time: Double) -> Proposal {
    if time < deadline { return .stay }
    switch stage {
    case .tapping:
      return followTaps(taps.deadlinePassed(at: time))
    case .pressing(let since):
      stage = .active
      heldDuration = max(time - since, minimumPressDuration)
      return .begin
    case .active, .over:
      return .stay
    }
  }

  /// Forgets every finger and tap; the settings stay.
  public mutating func reset() {
    taps.reset()
    stage = .tapping
    pressStart = .zero
    heldDuration = -1
  }

  /// How long the fingers had rested at the begin; `nil` before it.
  public var criterion: Criterion? {
    heldDuration < 0 ? nil : .held(duration: heldDuration, needed: max(0, minimumPressDuration))
  }

  @inlinable var isLastTap: Bool { taps.tapsMade >= taps.numberOfTaps - 1 }

  /// Whether the press waits for more fingers; it waits as long as none leaves.
  @inlinable
  var isPressGathering: Bool {
    guard isLastTap, case .gathering = taps.stage else { return false }
    return true
  }

  @usableFromInline
  mutating func followTaps(_ verdict: Proposal) -> Proposal {
    if case .fail = verdict { stage = .over }
    return verdict
  }
}
