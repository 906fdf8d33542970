/// The state of a change from one controller to another, and the events that are valid in each
/// state.
///
/// It does not know which controllers these are, or what moves their views.
public enum TransitionState: Equatable, Sendable {
  /// It has not begun.
  case waiting
  /// Its animation runs by itself.
  case animating
  /// A user moves it.
  case interactive
  /// The user released it, and it runs to its end.
  case finishing
  /// The user released it, and it runs back to its start.
  case cancelling
  /// It is over: at its end if `completed`, otherwise at its start.
  case over(completed: Bool)

  /// What can happen to it.
  public enum Event: Equatable, Sendable {
    /// It begins.
    case begin(interactive: Bool)
    /// The user's hand moved.
    case update
    /// The user stops it and moves it from now on.
    case pause
    /// The user releases it; it runs to its end.
    case finish
    /// The user releases it; it runs back to its start.
    case cancel
    /// Its animation is over.
    case complete(Bool)
  }

  /// The state after an event; `nil` if the event is not valid in this state.
  public func next(after event: Event) -> TransitionState? {
    switch (self, event) {
    case (.waiting, .begin(let isInteractive)): isInteractive ? .interactive : .animating
    case (.interactive, .update): .interactive
    case (.interactive, .finish): .finishing
    case (.interactive, .cancel): .cancelling
    case (.animating, .pause), (.finishing, .pause), (.cancelling, .pause): .interactive
    case (.animating, .complete(let completed)), (.interactive, .complete(let completed)),
      (.finishing, .complete(let completed)), (.cancelling, .complete(let completed)):
      .over(completed: completed)
    case (.waiting, _), (.animating, _), (.interactive, _), (.finishing, _), (.cancelling, _),
      (.over, _):
      nil
    }
  }

  /// Whether a user moves it.
  public var isInteractive: Bool { self == .interactive }

  /// Whether it goes back, or has gone back.
  public var isCancelled: Bool { self == .cancelling || self == .over(completed: false) }
}
