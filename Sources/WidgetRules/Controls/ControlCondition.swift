// The state of a control: disabled, selected, highlighted, and which of these exclude each other.

/// What a control is like.
///
/// A disabled control is never highlighted: to highlight it changes nothing, and nothing is left over
/// once it is enabled again.
///
///     var condition = ControlCondition()
///     condition.isEnabled = false
///     condition.isHighlighted = true   // changes nothing
public struct ControlCondition: Equatable, Sendable {
  /// Whether it can be pressed.
  public var isEnabled = true {
    didSet { if !isEnabled { highlights = false } }
  }
  /// Whether it is selected, which does not depend on fingers.
  public var isSelected = false
  /// Whether it shows that it is pressed.
  public var isHighlighted: Bool {
    get { highlights }
    set { highlights = newValue && isEnabled }
  }
  private var highlights = false

  /// Makes the condition of a control that is not pressed.
  public init() {}
}
