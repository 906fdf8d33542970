/// A recognizer as the contest sees it: its state, its claim, and the touches that it received.
///
/// Knows nothing of views or delegates. The contest alone changes it: all other code gets copies, and a
/// change of a copy changes no contest.
public struct Contender: Sendable, Equatable {
  /// What a contender that leaves possible wants, until it is decided.
  public struct Claim: Sendable, Equatable {
    /// What is claimed.
    public enum Kind: Sendable, Equatable {
      /// To begin a continuous gesture.
      case begin
      /// To be recognized as a discrete gesture.
      case recognize
    }

    /// What is claimed.
    public let kind: Kind
    /// Whether it was found to wait for another's failure.
    public var isWaiting = false
    /// Whether no contender that was active when it claimed excludes it, so that it may wait.
    public var isUnopposed = false

    /// Claims, without having been decided upon.
    @inlinable
    public init(_ kind: Kind) { self.kind = kind }
  }

  /// How a contender treats the touches that it shares with views, and their absence.
  public struct TouchPolicy: Sendable, Equatable {
    /// Its recognition cancels its touches in their views.
    public var cancelsTouches: Bool
    /// While it is undecided, views hear nothing of its touches.
    public var delaysBegan: Bool
    /// While it is undecided, views do not hear that its touches ended.
    public var delaysEnded: Bool
    /// It stays possible when its touches are up, although it has no deadline.
    public var waitsWithoutTouches: Bool

    /// Makes a policy; the default of the touches is UIKit's.
    @inlinable
    public init(
      cancelsTouches: Bool = true, delaysBegan: Bool = false, delaysEnded: Bool = true,
      waitsWithoutTouches: Bool = false
    ) {
      self.cancelsTouches = cancelsTouches
      self.delaysBegan = delaysBegan
      self.delaysEnded = delaysEnded
      self.waitsWithoutTouches = waitsWithoutTouches
    }
  }

  /// The position of a contender in the order. The deepest view comes first. Of views of equal
  /// depth the older one comes first. On one view the recognizer that was added last comes first.
  public struct Place: Sendable, Equatable {
    /// The number of ancestors of its view.
    public var depth: Int
    /// A number for its view; older views have smaller ones.
    public var view: Int
    /// A number for the recognizer on its view; recognizers added later have larger ones.
    public var rank: Int

    /// Makes a place. Contenders with equal places keep the order in which they joined.
    @inlinable
    public init(depth: Int, view: Int = 0, rank: Int = 0) {
      self.depth = depth
      self.view = view
      self.rank = rank
    }

    @inlinable @inline(__always)
    func precedes(_ other: Place) -> Bool {
      if depth != other.depth { return depth > other.depth }
      if view != other.view { return view < other.view }
      return rank > other.rank
    }
  }

  /// The state as the recognizer itself sees it.
  public var state: GestureState = .possible
  /// The state as all other code sees it: possible until a claim is granted.
  public var reported: GestureState = .possible
  /// What it wants and was not yet granted.
  public var claim: Claim?
  /// Whether an assignment awaits settling.
  public var isUnsettled: Bool = false
  /// Whether it was excluded from touches that are still down, so that its claim fails.
  @usableFromInline var staysOut = false
  /// The cause of its failure, if that is not its own assignment.
  public var cause: Verdict.Cause = .itself
  /// The fingers that are down and that it hears.
  public var touches: TouchSlots = .none
  /// All touches of this attempt, lifted ones included, ignored ones not.
  public var received: TouchSlots = .none
  /// Whether it is active and all its fingers are up.
  public var isWithoutFingers: Bool = false
  /// The first and the last multi-touch sequence, from all fingers up to all fingers up, of which
  /// it received touches.
  @usableFromInline var firstSequence = Int.max
  @usableFromInline var lastSequence = Int.min
  /// When it wants to be called; `.infinity` for never, in seconds.
  public var deadline: Double = .infinity
  /// How it treats the touches that it shares with views.
  public var policy: TouchPolicy
  /// Its position in the order.
  @usableFromInline let place: Place
  /// The settling in which its claim was granted.
  @usableFromInline var grantedIn = -1
  /// Heads of its lists in the requirement table; -1 for an empty one.
  @usableFromInline var firstRequirement: Int32 = -1
  @usableFromInline var firstDependent: Int32 = -1
  /// The progress of a walk through the requirements.
  @usableFromInline var mark: RequirementMark = .unseen
  /// Whether the seat is taken.
  public var isSeated: Bool = true

  @inlinable @inline(__always)
  init(at place: Place, policy: TouchPolicy) {
    self.place = place
    self.policy = policy
  }

  /// Makes a contender that has received touches of one sequence.
  @inlinable @inline(__always)
  init(at place: Place, policy: TouchPolicy, receiving slots: TouchSlots, in sequence: Int) {
    self.init(at: place, policy: policy)
    (touches, received) = (slots, slots)
    (firstSequence, lastSequence) = (sequence, sequence)
  }

  /// Whether its claim was found to wait for another's failure.
  @inlinable public var isWaiting: Bool { claim?.isWaiting ?? false }

  /// Whether it can still be recognized or fail.
  @inlinable
  public var isUndecided: Bool { reported == .possible }

  /// Whether its gesture runs, or has just ended: others may be excluded by it.
  var isRecognized: Bool { reported.isActive || reported == .ended }

  /// Whether touch events go to it: "a recognizer in ended, cancelled or failed gets nothing more
  /// until it is reset".
  @inlinable
  public var hears: Bool { !state.isFinal }

  /// Whether its final state is reported, so that only the reset is left.
  @inlinable
  public var isFinished: Bool { reported.isFinal }
}
