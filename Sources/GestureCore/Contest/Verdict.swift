/// What the contest decided about one contender, in the order in which it is to be carried out.
public enum Verdict: Equatable, Sendable {
  /// Why a contender is out.
  public enum Cause: Equatable, Sendable {
    /// Its own rule said so.
    case itself
    /// Another contender was recognized first and excludes it.
    case excluded(by: Contest.Seat)
    /// It wanted to begin while an active or just ended contender excludes it.
    case denied(by: Contest.Seat)
    /// The contender that had to fail was recognized.
    case requirementRecognized(Contest.Seat)
    /// It was excluded before, and a touch of that attempt is still down.
    case excludedBefore
    /// Its view or its delegate said that it should not begin.
    case refusedToBegin
    /// It was disabled, or left the window with its view.
    case withdrawn
    /// Its fingers are up, it set no deadline, and it is still possible.
    case abandoned
  }

  /// Tell the targets: began, changed, ended or cancelled.
  case report(Contest.Seat, GestureState)
  /// The claim stands until the other has failed.
  case wait(Contest.Seat, for: Contest.Seat)
  /// It failed; only observers are told.
  case fail(Contest.Seat, Verdict.Cause)
  /// It is active and all its fingers are up: it goes on until it decides, and observers are told.
  case goOn(Contest.Seat)
}

/// One step of settling: either a question to the shell or a verdict for it to carry out.
public enum ContestStep: Equatable, Sendable {
  /// This contender wants to leave possible and its requirements are met: ask about the
  /// incumbents and the rivals, then call ``Contest/grant(_:excluding:)`` or
  /// ``Contest/deny(_:by:)``.
  case ask(claimOf: Contest.Seat)
  /// This contender wants to leave possible and must wait for a failure, or stay out: ask about the
  /// incumbents alone, then call ``Contest/letWait(_:)`` or ``Contest/deny(_:by:)``.
  case challenge(claimOf: Contest.Seat)
  /// Carry this out.
  case carryOut(Verdict)
}
