/// What a row offers to whoever edits its table: whether it is deleted or inserted, and which control
/// stands at its left. It knows neither cells nor data sources.
public enum RowEditing {
  /// What happens to a row that is edited.
  public enum Style: Int, Sendable {
    /// Nothing.
    case none
    /// It is deleted.
    case delete
    /// A new row is inserted.
    case insert
  }

  /// What stands at the left of a row.
  public enum Control: Equatable, Sendable {
    /// Nothing.
    case none
    /// What shows the button that deletes the row.
    case delete
    /// What inserts a row.
    case insert
    /// A circle, with a tick if the row is selected.
    case choice
  }

  /// The style of a row whose delegate says none. [ours; in UIKit it is deleted if it can be edited]
  ///
  /// - Parameters:
  ///   - isEditable: Whether the data source lets the row be edited.
  ///   - isSaid: Whether the data source says so itself. That all rows can be edited, which holds for one
  ///     that says nothing, does not mean that it deletes any.
  public static func usualStyle(isEditable: Bool, isSaid: Bool) -> Style {
    isEditable && isSaid ? .delete : .none
  }

  /// The control of a row while its table is edited.
  ///
  /// - Parameters:
  ///   - isEditable: Whether the data source lets the row be edited.
  ///   - style: What happens to the row.
  ///   - choosesSeveral: Whether several rows are selected meanwhile: then none is deleted or inserted.
  public static func control(
    isEditable: Bool, style: Style, choosesSeveral: Bool
  ) -> Control {
    guard isEditable else { return .none }
    if choosesSeveral { return .choice }
    switch style {
    case .none: return .none
    case .delete: return .delete
    case .insert: return .insert
    }
  }
}
