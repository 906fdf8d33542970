// Deletes and inserts rows as a user asks. What a row offers, decides `RowEditing`.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

extension UITableView {
  // MARK: What a row offers

  /// Asks whether a row can be edited, and says what happens to it if its delegate does not.
  final func askEditable(_ path: IndexPath) -> (isEditable: Bool, usual: RowEditing.Style) {
    guard let dataSource else { return (false, .none) }
    answersByDefault = false
    let isEditable = dataSource.tableView(self, canEditRowAt: path)
    return (
      isEditable, RowEditing.usualStyle(isEditable: isEditable, isSaid: !answersByDefault)
    )
  }

  /// Asks what happens to a row that can be edited.
  final func askStyle(
    _ path: IndexPath, _ usual: RowEditing.Style, _ delegate: (any UITableViewDelegate)?
  ) -> RowEditing.Style {
    // The default of the delegate's method answers with it.
    usualEditingStyle = UITableViewCell.EditingStyle(usual)
    return delegate?.tableView(self, editingStyleForRowAt: path).core ?? usual
  }

  /// What a row offers while the table is edited.
  final func editingParts(
    of cell: UITableViewCell
  ) -> (style: RowEditing.Style, control: RowEditing.Control, indentsBackground: Bool) {
    guard isEditing, let path = indexPath(for: cell) else { return (.none, .none, false) }
    let delegate = delegate
    let (isEditable, usual) = askEditable(path)
    // Code that is asked may have given the row another number, or taken it away.
    guard indexPath(for: cell) == path else { return (.none, .none, false) }
    let style = isEditable ? askStyle(path, usual, delegate) : .none
    let control = RowEditing.control(
      isEditable: isEditable, style: style, choosesSeveral: allowsMultipleSelectionDuringEditing)
    guard control != .none, self.style == .grouped, indexPath(for: cell) == path else {
      return (style, control, false)
    }
    let indents =
      delegate?.tableView(self, shouldIndentWhileEditingRowAt: path)
      ?? cell.shouldIndentWhileEditing
    return (style, control, indents)
  }

  // MARK: What the user asks

  /// The control at the left of a row was tapped.
  final func perform(_ control: RowEditing.Control, on cell: UITableViewCell) {
    switch control {
    case .delete: openForDeletion(cell)
    case .insert: commit(.insert, on: cell)
    case .none, .choice: break
    }
  }

  final func commit(_ style: UITableViewCell.EditingStyle, on cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    dataSource?.tableView(self, commit: style, forRowAt: path)
  }

  /// The button that deletes a row, if the row is deleted.
  final func deletion(
    of cell: UITableViewCell, at path: IndexPath, _ usual: RowEditing.Style,
    _ delegate: (any UITableViewDelegate)?
  ) -> UISwipeActionsConfiguration? {
    guard askStyle(path, usual, delegate) == .delete else { return nil }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    let (table, row) = (Weak(self), Weak(cell))
    let action = UIContextualAction(style: .destructive, title: title ?? "Delete") { _, _, done in
      if let table = table.object, let cell = row.object {
        table.commit(.delete, on: cell)
      }
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  /// The button in a row's accessory was tapped.
  final func tapAccessory(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  // MARK: Separators

  /// The line below a row, in a cell of this table's.
  final func separator(
    of cell: UITableViewCell, for style: UIUserInterfaceStyle
  ) -> [ViewSnapshot] {
    guard separatorStyle == .singleLine else { return [] }
    let (bounds, inset) = (cell.bounds, cell.separatorInset)
    let scale = windowStorage?.application?.screen.scale ?? 1
    let thickness = 1 / max(scale, 1)
    let left = inset.left + cell.leadingRoom
    let frame = CGRect(
      x: left, y: bounds.maxY - thickness, width: max(bounds.width - left - inset.right, 0),
      height: thickness)
    let color = (separatorColor ?? .separator).resolved(for: style)
    return [ViewSnapshot(overlay: 2 * cell.identity, filling: frame, color, cornerRadius: 0)]
  }
}
