/// What is told when the keyboard on the screen comes, changes and goes.
public struct KeyboardRule: Equatable, Sendable {
  /// What a keyboard does.
  public enum Course: Equatable, Sendable {
    /// It shows, or shows elsewhere: both are told as showing. [likely]
    case shows
    /// It goes.
    case hides
  }

  /// Whether it shows, or is about to.
  public private(set) var isShown = false
  /// The number of the last change; a change whose end is due after the next one began has no end that is
  /// told. [ours]
  private var number = 0

  /// Makes one without a keyboard.
  public init() {}

  /// The keyboard begins to change.
  ///
  /// - Parameters:
  ///   - isShown: Whether it shows afterwards.
  ///   - hasMoved: Whether it has another place afterwards.
  /// - Returns: What it does, and the number of the change; `nil` if nothing is told.
  public mutating func begin(isShown: Bool, hasMoved: Bool) -> (course: Course, number: Int)? {
    let wasShown = self.isShown
    self.isShown = isShown
    guard isShown ? hasMoved || !wasShown : wasShown else { return nil }
    number += 1
    return (isShown ? .shows : .hides, number)
  }

  /// The keyboard has changed.
  ///
  /// - Returns: Whether that is told.
  public func ends(_ change: Int) -> Bool { change == number }
}
