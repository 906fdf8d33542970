// What assistive technologies can do with a row: what its buttons, its control and its grip do for fingers.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

extension UITableView {
  /// What can be done with a row now, beside selecting it: its swipe actions, or while the table is edited its
  /// deletion or insertion, and its moves. Data source and delegate are asked as before a swipe.
  final func accessibilityActions(of cell: UITableViewCell) -> [UIAccessibilityCustomAction] {
    guard held == nil, cell.superview === self, let path = indexPath(for: cell) else { return [] }
    let delegate = delegate
    let (isEditable, usual) = askEditable(path)
    var actions: [UIAccessibilityCustomAction] = []
    // Code that is asked may have given the row another number, or taken it away.
    if isEditable, indexPath(for: cell) == path {
      actions =
        isEditing
        ? editingActions(of: cell, at: path, usual, delegate)
        : swipeActions(of: cell, at: path, usual, delegate)
    }
    guard isEditing, canMove(cell) else { return actions }
    let moves = [("Move up", FocusArrow.up, -1), ("Move down", .down, 1)]
    for (name, arrow, step) in moves where mayGo(cell, by: step) {
      actions.append(action(name, moving: arrow, of: cell) { $0.move($1, by: step) })
    }
    return actions
  }

  #if !hasFeature(Embedded)
    /// Which rows show at an offset, of all sections; `nil` if there are none.
    final func wordsForRows(at offset: Double) -> String? {
      let inset = adjustedContentInset
      let end = offset + Double(bounds.height - inset.bottom)
      let shown = rowLayout.rows(from: offset + Double(inset.top), to: end)
      guard let first = shown.first, let last = shown.last else { return nil }
      let rows = first == last ? "Row \(first + 1)" : "Rows \(first + 1) to \(last + 1)"
      return "\(rows) of \(rowLayout.rowCount)"
    }
  #endif

  /// An action on a row of this table, neither of which it keeps alive.
  private final func action(
    _ name: String, moving arrow: FocusArrow? = nil, of cell: UITableViewCell,
    _ body: @escaping (UITableView, UITableViewCell) -> Bool
  ) -> UIAccessibilityCustomAction {
    let (table, row) = (Weak(self), Weak(cell))
    return UIAccessibilityCustomAction(name: name, moving: arrow) { _ in
      guard let table = table.object, let cell = row.object, cell.superview === table else {
        return false
      }
      return body(table, cell)
    }
  }

  /// What the buttons beside a row do, those of the leading side first. A button without a text has no name,
  /// and is left out.
  private final func swipeActions(
    of cell: UITableViewCell, at path: IndexPath, _ usual: RowEditing.Style,
    _ delegate: (any UITableViewDelegate)?
  ) -> [UIAccessibilityCustomAction] {
    let leading = delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    let trailing = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    guard indexPath(for: cell) == path else { return [] }
    let last = trailing ?? deletion(of: cell, at: path, usual, delegate)
    let all = (leading?.actions ?? []) + (last?.actions ?? [])
    return all.compactMap { swipe in
      guard let title = swipe.title else { return nil }
      return action(title, of: cell) { _, cell in
        swipe.handler(swipe, cell) { _ in }
        return true
      }
    }
  }

  /// What the control at the left of a row does.
  private final func editingActions(
    of cell: UITableViewCell, at path: IndexPath, _ usual: RowEditing.Style,
    _ delegate: (any UITableViewDelegate)?
  ) -> [UIAccessibilityCustomAction] {
    switch askStyle(path, usual, delegate) {
    case .none: return []
    case .delete:
      let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
      return [
        action(title ?? "Delete", of: cell) { table, cell in
          table.commit(.delete, on: cell)
          return true
        }
      ]
    case .insert:
      return [
        action("Insert", of: cell) { table, cell in
          table.commit(.insert, on: cell)
          return true
        }
      ]
    }
  }

  /// The place beside a row, in its section; `nil` beyond the ends.
  private final func neighbour(of path: IndexPath, by step: Int) -> IndexPath? {
    let row = path.row + step
    guard row >= 0, row < numberOfRows(inSection: path.section) else { return nil }
    return IndexPath(row: row, section: path.section)
  }

  private final func mayGo(_ cell: UITableViewCell, by step: Int) -> Bool {
    guard let path = indexPath(for: cell) else { return false }
    return neighbour(of: path, by: step) != nil
  }

  /// Moves a row by one place, as a finger on its grip does: the delegate may choose another place.
  /// The place beside it comes into sight first, so that the row keeps its cell and the focus.
  private final func move(_ cell: UITableViewCell, by step: Int) -> Bool {
    guard isEditing, held == nil, canMove(cell), let path = indexPath(for: cell),
      let proposed = neighbour(of: path, by: step)
    else { return false }
    let version = loading.version
    let target =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed) ?? proposed
    if target == proposed, version == loading.version {
      scrollToRow(at: target, at: .none, animated: false)
    }
    guard target != path, version == loading.version, index(of: target) != nil else { return false }
    dataSource?.tableView(self, moveRowAt: path, to: target)
    // A data source that shows the rows anew itself has moved this one.
    if version == loading.version { moveRow(at: path, to: target) }
    return true
  }
}

extension UIView {
  /// The texts of the labels that show in this view, back to front; `nil` without any.
  final var textsInside: String? {
    var texts: [String] = []
    for view in subviews where !view.isHidden {
      let text = (view as? UILabel)?.text ?? view.textsInside
      if let text, !text.isEmpty { texts.append(text) }
    }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// The controls that show in this view and are elements.
  final var controlsInside: [AccessibleObject] {
    subviews.flatMap { view -> [AccessibleObject] in
      guard !view.isHidden, !view.accessibilityElementsHidden else { return [] }
      return view is UIControl && view.isAccessibilityElement ? [view] : view.controlsInside
    }
  }
}
