/// How far one gesture has come, as its own rule sees it.
///
/// Each rule has one, so that it never proposes a change before a begin or anything after its end.
/// The rule does not know whether the contest granted its proposals.
@usableFromInline
enum RulePhase: Equatable, Sendable {
  /// Nothing was proposed yet.
  case possible
  /// A begin was proposed, and no end.
  case active
  /// An end, a failure or a cancellation was proposed: nothing more comes until a reset.
  case over
}
