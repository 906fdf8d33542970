/// The present work of an application, and what its code may start now.
///
/// Callbacks run user code in the middle of the work on one event. That code may call any function
/// of the application. This table says what happens then, so that no call finds the contest, the
/// touches or the clock half changed. It does not know the content of the work.
public enum WorkState: Equatable, Sendable, CaseIterable {
  /// Nothing: only code of the app or of the host runs.
  case idle
  /// Time passes, and the scheduler calls what has become due.
  case advancing
  /// An event was opened and is on its way to its window: views are hit, `sendEvent` is called.
  case opening
  /// Recognizers receive the event, or hear that a deadline has come.
  case hearing
  /// Claims are decided, actions run, recognizers are reset.
  case settling
  /// Views hear of touches.
  case delivering
  /// The event was delivered; `sendEvent` returns and views are laid out.
  case closing

  /// What code asks for.
  public enum Request: Equatable, Sendable, CaseIterable {
    /// A host's input: touches, presses, estimates, a cancellation, time that passes.
    case input
    /// That a window processes the open event.
    case delivery
    /// That a recognizer's new state, or its leaving, is settled.
    case settling
  }

  /// What becomes of a request.
  public enum Admission: Equatable, Sendable, CaseIterable {
    /// It is done before the call returns.
    case now
    /// It waits until the present work and all earlier waiting input are done.
    case later
    /// It is noted. The present work settles it before it ends.
    case withPresentWork
    /// It is dropped, and observers are told.
    case refused
  }

  /// What becomes of a request in this state.
  @inlinable
  public func admission(of request: Request) -> Admission {
    switch (request, self) {
    case (.input, .idle): .now
    case (.input, _): .later
    case (.delivery, .opening): .now
    case (.delivery, _): .refused
    case (.settling, .idle), (.settling, .advancing), (.settling, .opening), (.settling, .closing):
      .now
    case (.settling, .hearing), (.settling, .settling), (.settling, .delivering):
      .withPresentWork
    }
  }
}
