/// What a rule wants for its recognizer after one input.
///
/// A rule decides about one gesture alone. The contest decides whether the proposal is granted.
public enum Proposal: Equatable, Sendable {
  /// Nothing new.
  case stay
  /// A continuous gesture starts.
  case begin
  /// A running gesture has new values.
  case change
  /// A running gesture is complete, or a discrete one is recognized.
  case end
  /// This is not the gesture, and here is why.
  case fail(Reason)
  /// The running gesture is over without a result.
  case cancel(Reason)
}
