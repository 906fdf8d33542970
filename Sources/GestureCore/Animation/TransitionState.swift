/// How far the change from one controller to another has come, and what may be said to it then.
///
/// It does not know which controllers these are, or what moves their views.
public enum TransitionState: Equatable, Sendable {
  /// It has not begun.
  case waiting
  /// It goes on by itself.
  case animating
  /// It is in a user's hand.
  case interactive
  /// It was let go, and goes on to its end.
  case finishing
  /// It was let go, and goes back to its start.
  case cancelling
  /// It is over: at its end if `completed`, and else at its start.
  case over(completed: Bool)

  /// What can be said to it.
  public enum Event: Equatable, Sendable {
    /// It begins.
    case begin(interactive: Bool)
    /// The user's hand moved.
    case update
    /// The user takes it in hand.
    case pause
    /// The user lets it go on.
    case finish
    /// The user lets it go back.
    case cancel
    /// Its animation is over.
    case complete(Bool)
  }

  /// What follows an event; `nil` if it means nothing in this state.
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

  /// Whether a user has it in hand.
  public var isInteractive: Bool { self == .interactive }

  /// Whether it goes back, or has gone back.
  public var isCancelled: Bool { self == .cancelling || self == .over(completed: false) }
}
