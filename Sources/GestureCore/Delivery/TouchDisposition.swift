/// How touch phases are handled on their way to views: a table.
///
/// Knows only which touches are concerned, not which recognizers delay or take a touch.
public enum TouchDisposition: Equatable, Sendable, CaseIterable {
  /// The view hears the phase now, after phases that were held for it.
  case deliver
  /// The phase is kept until no recognizer delays it.
  case hold
  /// The view never hears of the phase.
  case drop
  /// The view, which saw the touch begin, hears that it is cancelled.
  case cancel

  /// The phase, as far as the table needs it.
  public enum Phase: Equatable, Sendable, CaseIterable {
    /// Began or moved.
    case underway
    /// Ended.
    case ended
    /// The system cancelled the touch.
    case cancelled
  }

  /// What is known of the touches of a window, as sets.
  public struct Facts: Equatable, Sendable {
    /// Touches whose view expects more phases. For their views, all other touches are over.
    public var open = TouchSlots.none
    /// Touches whose view heard began.
    public var begun = TouchSlots.none
    /// Touches that a recognizer with `cancelsTouchesInView` was recognized with.
    public var taken = TouchSlots.none
    /// Touches that an undecided recognizer with `delaysTouchesBegan` received.
    public var delayed = TouchSlots.none
    /// Touches that an undecided recognizer with `delaysTouchesEnded` received.
    public var delayedEnd = TouchSlots.none

    /// Makes facts of no touch.
    public init() {}
  }

  /// Touches by what becomes of them.
  public struct Sorted: Equatable, Sendable {
    /// To be delivered.
    public let deliver: TouchSlots
    /// To be held.
    public let hold: TouchSlots
    /// To be dropped.
    public let drop: TouchSlots
    /// To be cancelled in their views.
    public let cancel: TouchSlots

    @inlinable
    init(deliver: TouchSlots, hold: TouchSlots, drop: TouchSlots, cancel: TouchSlots) {
      self.deliver = deliver
      self.hold = hold
      self.drop = drop
      self.cancel = cancel
    }
  }

  /// Applies the table to all `slots` at once; the first row that fits a touch holds:
  ///
  /// | view | phase | taken | delayed | end delayed | → |
  /// |---|---|---|---|---|---|
  /// | over | any | – | – | – | drop |
  /// | not begun | any | yes | – | – | drop |
  /// | begun | any | yes | – | – | cancel |
  /// | not begun | cancelled | no | – | – | drop |
  /// | begun | cancelled | no | – | – | cancel |
  /// | open | began, moved, ended | no | yes | – | hold |
  /// | open | ended | no | no | yes | hold |
  /// | open | began, moved, ended | no | no | – | deliver |
  @inlinable @inline(__always)
  public static func sort(_ slots: TouchSlots, in phase: Phase, by facts: Facts) -> Sorted {
    let live = slots.intersection(facts.open)
    let stopped = phase == .cancelled ? live : live.intersection(facts.taken)
    let passing = live.subtracting(stopped)
    let delays = phase == .ended ? facts.delayed.union(facts.delayedEnd) : facts.delayed
    let hold = passing.intersection(delays)
    return Sorted(
      deliver: passing.subtracting(hold), hold: hold,
      drop: slots.subtracting(facts.open).union(stopped.subtracting(facts.begun)),
      cancel: stopped.intersection(facts.begun))
  }
}
