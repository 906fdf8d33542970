/// What happened in one event: ``TouchTable`` notes it, and views hear of it.
extension TouchDelivery {
  /// The phase of a touch that a view hears.
  public enum Phase: Equatable, Sendable, CaseIterable {
    /// It came down.
    case began
    /// It moved, or pressed harder.
    case moved
    /// It was lifted.
    case ended
    /// The system took it away.
    case cancelled

    /// The phase as the table of dispositions knows it.
    @inlinable
    public var disposable: TouchDisposition.Phase {
      switch self {
      case .began, .moved: .underway
      case .ended: .ended
      case .cancelled: .cancelled
      }
    }
  }

  /// What happened in one event: the touches of each phase.
  public struct Changes: Equatable, Sendable {
    /// The touches that came down.
    public var began = TouchSlots.none
    /// The touches that moved.
    public var moved = TouchSlots.none
    /// The touches that were lifted.
    public var ended = TouchSlots.none
    /// The touches that the system took away.
    public var cancelled = TouchSlots.none

    /// Nothing happened.
    @inlinable
    public init() {}

    /// All touches that changed.
    @inlinable
    public var all: TouchSlots { began.union(moved).union(ended).union(cancelled) }

    /// The touches that are up after the event.
    @inlinable
    public var lifted: TouchSlots { ended.union(cancelled) }

    /// Removes and returns the touches of the first phase that has any.
    mutating func popFirst() -> (slots: TouchSlots, phase: Phase)? {
      if let slots = Self.popAll(&began) { return (slots, .began) }
      if let slots = Self.popAll(&moved) { return (slots, .moved) }
      if let slots = Self.popAll(&ended) { return (slots, .ended) }
      if let slots = Self.popAll(&cancelled) { return (slots, .cancelled) }
      return nil
    }

    private static func popAll(_ slots: inout TouchSlots) -> TouchSlots? {
      guard !slots.isEmpty else { return nil }
      defer { slots = .none }
      return slots
    }
  }
}
