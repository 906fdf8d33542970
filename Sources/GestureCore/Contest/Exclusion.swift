/// The questions that decide whether one recognizer excludes another, in the order asked.
///
/// The rule in one sentence: *a winner excludes a relative that it can prevent, that can be
/// prevented, and for which neither delegate allows both.* This type does not know which code
/// answers.
public enum ExclusionQuestion: CaseIterable, Sendable {
  /// Are the two views the same, or one an ancestor of the other?
  case areViewsRelated
  /// `winner.canPrevent(other)`.
  case canWinnerPrevent
  /// `other.canBePrevented(by: winner)`.
  case canOtherBePrevented
  /// The other's delegate: `shouldRecognizeSimultaneouslyWith` the winner.
  case doesOtherAllowBoth
  /// The winner's delegate: `shouldRecognizeSimultaneouslyWith` the other.
  case doesWinnerAllowBoth

  /// Asks in order until an answer spares the other recognizer; `nil` if it is excluded.
  ///
  /// - Returns: The question whose answer spared the other.
  @inlinable
  public static func sparing(_ answer: (ExclusionQuestion) -> Bool) -> ExclusionQuestion? {
    if !answer(.areViewsRelated) { return .areViewsRelated }
    if !answer(.canWinnerPrevent) { return .canWinnerPrevent }
    if !answer(.canOtherBePrevented) { return .canOtherBePrevented }
    if answer(.doesOtherAllowBoth) { return .doesOtherAllowBoth }
    if answer(.doesWinnerAllowBoth) { return .doesWinnerAllowBoth }
    return nil
  }
}
