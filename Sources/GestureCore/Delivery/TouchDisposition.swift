/// What becomes of a touch phase on its way to the view: the table of section "What the view sees".
///
/// Knows nothing of who holds or takes a touch, only whether somebody does.
public enum TouchDisposition: Equatable, Sendable, CaseIterable {
  /// The view hears the phase now, after phases that were held for it.
  case deliver
  /// The phase is kept until nobody holds the touch.
  case hold
  /// The view never hears of the phase.
  case drop
  /// The view, which saw the touch begin, hears that it is cancelled.
  case cancel

  /// What the view knows of the touch.
  public enum Sight: Equatable, Sendable, CaseIterable {
    /// It heard nothing yet.
    case unseen
    /// It heard began, and neither ended nor cancelled.
    case begun
    /// It will hear nothing more: the touch ended, was cancelled, or was taken.
    case over
  }

  /// The phase, as far as the table needs it.
  public enum Phase: Equatable, Sendable, CaseIterable {
    /// Began or moved.
    case underway
    /// Ended.
    case ended
    /// The system cancelled the touch.
    case cancelled
  }

  /// The conditions that the recognizers impose on one touch.
  public struct Hold: Equatable, Sendable {
    /// A recognizer with `cancelsTouchesInView` was recognized with it.
    public var isTaken: Bool
    /// An undecided recognizer has `delaysTouchesBegan`.
    public var delaysAll: Bool
    /// An undecided recognizer has `delaysTouchesEnded`.
    public var delaysEnded: Bool

    /// Makes the conditions.
    @inlinable
    public init(isTaken: Bool = false, delaysAll: Bool = false, delaysEnded: Bool = false) {
      self.isTaken = isTaken
      self.delaysAll = delaysAll
      self.delaysEnded = delaysEnded
    }
  }

  /// The table, first row that fits:
  ///
  /// | view has seen | phase | taken | delays all | delays ended | → |
  /// |---|---|---|---|---|---|
  /// | over | any | – | – | – | drop |
  /// | unseen | any | yes | – | – | drop |
  /// | begun | any | yes | – | – | cancel |
  /// | unseen | cancelled | no | – | – | drop |
  /// | begun | cancelled | no | – | – | cancel |
  /// | any | underway, ended | no | yes | – | hold |
  /// | any | ended | no | no | yes | hold |
  /// | any | underway, ended | no | no | – | deliver |
  @inlinable
  public static func of(_ phase: Phase, seen: Sight, hold: Hold) -> TouchDisposition {
    if seen == .over { return .drop }
    if hold.isTaken || phase == .cancelled { return seen == .begun ? .cancel : .drop }
    if hold.delaysAll { return .hold }
    if phase == .ended, hold.delaysEnded { return .hold }
    return .deliver
  }
}
