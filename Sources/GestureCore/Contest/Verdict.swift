/// What the contest decided about one contender, in the order in which it is to be carried out.
public enum Verdict: Equatable, Sendable {
  /// Why a contender failed or was cancelled.
  public enum Cause: Equatable, Sendable {
    /// Its own rule decided so.
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
  /// The claim waits until the other contender has failed.
  case wait(Contest.Seat, for: Contest.Seat)
  /// It failed; only observers are told.
  case fail(Contest.Seat, Verdict.Cause)
  /// Its claim was granted after a wait. Its measurements restart at the present positions of its
  /// fingers.
  case endWait(Contest.Seat)
  /// The first is not excluded by the second, because of this answer; only observers are told.
  case spare(Contest.Seat, by: Contest.Seat, because: ExclusionQuestion)
  /// A requirement closes a cycle and does not hold; only observers are told.
  case breakRequirement(of: Contest.Seat, on: Contest.Seat)
  /// It is active, and all its fingers are up. It stays active until it decides; only observers are
  /// told.
  case goOn(Contest.Seat)
}
