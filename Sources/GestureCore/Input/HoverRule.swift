// Decides when a pointer hovers: from its entry to its exit. It does not know where the pointer may
// be, nor its buttons. If a button is pressed, the caller reports an exit.

/// A pointer without pressed buttons: begins when it comes in, ends when it goes out.
///
///     var rule = HoverRule()
///     rule.entered(at: 0)  // .begin
///     rule.moved(at: 0.1)  // .change
///     rule.exited(at: 0.2) // .end
@frozen
public struct HoverRule: Equatable, Sendable {
  @usableFromInline var phase = RulePhase.possible

  /// Makes a rule that has seen no pointer.
  @inlinable
  public init() {}

  /// A hover has no deadline.
  @inlinable
  public var deadline: Double { .infinity }

  /// The pointer came in. [doc]
  @inlinable
  public mutating func entered(at time: Double) -> Proposal {
    if phase != .possible { return .stay }
    phase = .active
    return .begin
  }

  /// The pointer moved inside; if its entry was not seen, it comes in now. [doc]
  @inlinable
  public mutating func moved(at time: Double) -> Proposal {
    phase == .active ? .change : entered(at: time)
  }

  /// The pointer went out, or a button was pressed. A pointer that never came in fails as a touch
  /// too few, so that no recognizer waits for it. [doc; the failure is ours]
  @inlinable
  public mutating func exited(at time: Double) -> Proposal {
    switch phase {
    case .possible:
      phase = .over
      return .fail(.tooFewTouches(count: 0, needed: 1))
    case .active:
      phase = .over
      return .end
    case .over:
      return .stay
    }
  }

  /// The system took the pointer away.
  @inlinable
  public mutating func cancelled(at time: Double) -> Proposal {
    switch phase {
    case .possible:
      phase = .over
      return .fail(.touchesCancelled)
    case .active:
      phase = .over
      return .cancel(.touchesCancelled)
    case .over:
      return .stay
    }
  }

  /// A hover has no deadline: nothing happens.
  @inlinable
  public mutating func deadlinePassed(at time: Double) -> Proposal { .stay }

  /// Forgets the pointer.
  @inlinable
  public mutating func reset() { phase = .possible }
}
