/// The state of an animator, and what its app may ask of it in each state.
///
/// This one table says which calls start it, move it, do nothing, or are mistakes of the caller.
public enum AnimatorState: Equatable, Sendable, CaseIterable {
  /// It has not begun, or is over: its changes are not made yet.
  case inactive
  /// Its changes are under way.
  case running
  /// Its changes are made, and are held at a position.
  case held
  /// It does not move its changes any more, and they have no final values yet.
  case stopped

  /// What code asks for.
  public enum Request: Equatable, Sendable, CaseIterable {
    /// To run from where it stands.
    case start
    /// To stand still.
    case pause
    /// To be moved by hand.
    case scrub
    /// To run the rest by another timing.
    case proceed
    /// To stop moving its changes.
    case stop
    /// To set the final values of the changes.
    case finish
    /// To make further changes.
    case add
  }

  /// What becomes of a request.
  public enum Answer: Equatable, Sendable, CaseIterable {
    /// The changes are made first; then the request is carried out.
    case beginsFirst
    /// It is carried out.
    case done
    /// It is kept until the animator begins.
    case kept
    /// Nothing happens.
    case ignored
    /// The caller is wrong. [doc]
    case mistake
  }

  /// What becomes of a request in this state.
  public func answer(to request: Request) -> Answer {
    switch (request, self) {
    case (.start, .inactive), (.pause, .inactive), (.scrub, .inactive): .beginsFirst
    case (.start, .held), (.pause, .running), (.scrub, .held), (.proceed, .held): .done
    case (.stop, .running), (.stop, .held), (.stop, .stopped), (.finish, .stopped): .done
    case (.add, .running), (.add, .held): .done
    case (.add, .inactive): .kept
    case (.start, .running), (.pause, .held), (.scrub, .running), (.stop, .inactive): .ignored
    case (.proceed, .inactive), (.proceed, .running), (.proceed, .stopped): .ignored
    case (.scrub, .stopped), (.add, .stopped): .ignored
    case (.start, .stopped), (.pause, .stopped): .mistake
    case (.finish, .inactive), (.finish, .running), (.finish, .held): .mistake
    }
  }
}
