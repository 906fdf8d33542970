/// How a host's report of one finger is handled, whether it is right or wrong.
///
/// A host's mistake loses nothing and breaks nothing. The report is dropped or repaired, with a
/// reason.
public enum ReportRule {
  /// What a report says happened.
  public enum Phase: Equatable, Sendable, CaseIterable {
    /// The finger came down.
    case began
    /// The finger moved, was lifted or was taken away.
    case goesOn
    /// A pointer without buttons came, moved or left.
    case hovers
    /// The finger was seen where it was.
    case stationary
  }

  /// What is known of the finger when its report comes.
  public struct Facts: Equatable, Sendable {
    /// What the report says.
    public var phase: Phase
    /// The coordinates of the reported location are finite.
    public var isLocationFinite: Bool
    /// The finger is down.
    public var isDown: Bool
    /// The finger is down in another window than the report's.
    public var isElsewhere: Bool
    /// Something was reported of the finger in the same event.
    public var wasReported: Bool

    /// Collects the facts.
    @inlinable
    public init(
      phase: Phase, isLocationFinite: Bool, isDown: Bool, isElsewhere: Bool = false,
      wasReported: Bool = false
    ) {
      self.phase = phase
      self.isLocationFinite = isLocationFinite
      self.isDown = isDown
      self.isElsewhere = isElsewhere
      self.wasReported = wasReported
    }
  }

  /// What is wrong with a report.
  public enum Mistake: Equatable, Sendable, CaseIterable {
    /// The location is infinite or not a number.
    case notFinite
    /// The finger appears twice in one event.
    case reportedTwice
    /// The finger is not down in this window.
    case unknownFinger
  }

  /// What becomes of a report.
  public enum Outcome: Equatable, Sendable {
    /// A touch begins, if there is room for one more.
    case begin
    /// The touch goes on at the reported location.
    case goOn
    /// The touch goes on where it was.
    case goOnInPlace(Mistake)
    /// The touch rests: no code is told, and the event counts as a sample of it. [seen]
    case rest
    /// The hover recognizers are told.
    case hover
    /// Nothing.
    case drop(Mistake)
  }

  /// What becomes of a report [ours]: UIKit has no hosts.
  @inlinable @inline(__always)
  public static func outcome(of facts: Facts) -> Outcome {
    switch facts.phase {
    case .hovers: return facts.isLocationFinite ? .hover : .drop(.notFinite)
    case .began:
      guard facts.isLocationFinite else { return .drop(.notFinite) }
      // A finger of an earlier event was cancelled before; this one began a moment ago.
      return facts.isDown ? .drop(.reportedTwice) : .begin
    case .goesOn, .stationary:
      guard facts.isDown, !facts.isElsewhere else { return .drop(.unknownFinger) }
      guard !facts.wasReported else { return .drop(.reportedTwice) }
      if facts.phase == .stationary { return .rest }
      return facts.isLocationFinite ? .goOn : .goOnInPlace(.notFinite)
    }
  }
}

/// How a host's report of one button is handled.
public enum PressReportRule {
  /// What is wrong with a report.
  public enum Mistake: Equatable, Sendable {
    /// The button is not down.
    case unknownPress
    /// The button is down already.
    case repeatedPress
  }

  /// What becomes of a report.
  public enum Outcome: Equatable, Sendable {
    /// A press begins.
    case begin
    /// The press goes on, or ends.
    case goOn
    /// Nothing; with what was wrong, if something was.
    case drop(Mistake?)
  }

  /// What becomes of a report.
  ///
  /// - Parameters:
  ///   - begins: The report says that the button went down.
  ///   - isStationary: The report says that nothing happened, which changes nothing.
  ///   - isDown: The button is down.
  public static func outcome(begins: Bool, isStationary: Bool, isDown: Bool) -> Outcome {
    if begins { return isDown ? .drop(.repeatedPress) : .begin }
    guard isDown else { return .drop(.unknownPress) }
    return isStationary ? .drop(nil) : .goOn
  }
}
