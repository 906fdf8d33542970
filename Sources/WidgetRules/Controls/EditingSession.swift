// Decides which calls a text field makes when editing begins and ends, however callbacks come back into
// it. It knows neither texts nor delegates.

/// The editing of a text field, from first responder to first responder no more.
///
/// The order: should it begin, it is first responder, it began; should it end, it is first responder no
/// more, it ended. [doc] The delegate is told, then observers of notifications, then targets. [ours] A question that is being asked is not asked again: whoever tries to begin or to
/// end meanwhile is refused. [ours] Each beginning that was told has one end.
public struct EditingSession: Equatable, Sendable {
  /// What is told when editing ends.
  public struct Ending: Equatable, Sendable {
    /// Whether the delegate is told.
    public let tellsDelegate: Bool
    /// Whether observers are told: only if they were told that it began.
    public let tellsObservers: Bool
    /// Whether targets are told: only if they were told that it began.
    public let tellsTargets: Bool
  }

  private enum Phase: Equatable {
    case idle
    /// First responder; the delegate is being told.
    case beginning
    /// Observers are being told.
    case observed
    /// Targets were told too.
    case editing
  }

  private var phase = Phase.idle
  private var number = 0
  private var asksToBegin = false
  private var asksToEnd = false

  /// Makes the session of a text field that is not edited.
  public init() {}

  /// Whether it is edited.
  public var isEditing: Bool { phase != .idle }

  /// Opens the question whether editing may begin.
  ///
  /// - Returns: False if it is being asked already: then it may not.
  public mutating func askToBegin() -> Bool {
    defer { asksToBegin = true }
    return !asksToBegin
  }

  /// Closes the question.
  public mutating func answeredToBegin() { asksToBegin = false }

  /// Opens the question whether editing may end.
  ///
  /// - Returns: False if it is being asked already: then it may not.
  public mutating func askToEnd() -> Bool {
    defer { asksToEnd = true }
    return !asksToEnd
  }

  /// Closes the question.
  public mutating func answeredToEnd() { asksToEnd = false }

  /// The field is first responder.
  ///
  /// - Returns: The number of this beginning, if the delegate is to be told; `nil` if it is edited already.
  public mutating func begin() -> Int? {
    guard phase == .idle else { return nil }
    phase = .beginning
    number += 1
    return number
  }

  /// The delegate was told of a beginning.
  ///
  /// - Returns: Whether observers are to be told. The delegate may have ended it.
  public mutating func toldDelegate(of beginning: Int) -> Bool {
    guard phase == .beginning, number == beginning else { return false }
    phase = .observed
    return true
  }

  /// Observers were told of a beginning.
  ///
  /// - Returns: Whether targets are to be told. An observer may have ended it.
  public mutating func toldObservers(of beginning: Int) -> Bool {
    guard phase == .observed, number == beginning else { return false }
    phase = .editing
    return true
  }

  /// The field is first responder no more.
  public mutating func end() -> Ending {
    defer { phase = .idle }
    return Ending(
      tellsDelegate: phase != .idle, tellsObservers: phase == .observed || phase == .editing,
      tellsTargets: phase == .editing)
  }
}
