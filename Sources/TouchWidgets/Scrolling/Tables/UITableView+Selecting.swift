// Carries out what `RowSelection` names. Touches come up the responder chain from what is in a cell.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

extension UITableView {
  // MARK: Touches

  /// A finger came down on something that hands its touches on. A touch of a window that the table has
  /// left presses nothing.
  ///
  /// - Returns: Whether the table has use for it.
  final func press(_ touches: Set<UITouch>) -> Bool {
    if swiped?.rule.openSide != nil {
      closeSwipe()
      return true
    }
    // What a finger pressed may have left its row, whose end the table does not hear then.
    if let old = pressing, old.phase == .ended || old.phase == .cancelled { _ = giveUp([old]) }
    guard allowsSelection else {
      reportObstacle(.noSelection)
      return false
    }
    guard !isEditing || selectsDuringEditing else {
      reportObstacle(.noSelectionDuringEditing)
      return false
    }
    guard pressing == nil, let touch = touches.min(by: { $0.tableSlot < $1.tableSlot }),
      touch.window === windowStorage,
      let cell = cell(around: touch.view), let path = indexPath(for: cell)
    else { return false }
    pressing = touch
    selection.press(path.core)
    carryOutSelection()
    return true
  }

  final func lift(_ touches: Set<UITouch>) -> Bool {
    guard let touch = pressing, touches.contains(touch) else { return false }
    pressing = nil
    let cell = selection.pressed.flatMap { cellForRow(at: IndexPath($0)) }
    selection.lift(isInside: cell.map { $0.bounds.contains(touch.location(in: $0)) } ?? false)
    carryOutSelection()
    return true
  }

  final func giveUp(_ touches: Set<UITouch>) -> Bool {
    guard let touch = pressing, touches.contains(touch) else { return false }
    pressing = nil
    selection.cancel()
    carryOutSelection()
    return true
  }

  /// No finger will tell its end.
  final func giveUpFingers() {
    if let touch = pressing { _ = giveUp([touch]) }
    giveUpHeldRow()
    if let swiped, swiped.rule.openSide == nil { closeSwipe() }
  }

  /// The cell of this table that a view is in; `nil` for its grip, which presses no row.
  final func cell(around view: UIView?) -> UITableViewCell? {
    var next = view
    while let view = next, !(view is ReorderGrip) {
      if let cell = view as? UITableViewCell, cell.superview === self { return cell }
      if view === self { return nil }
      next = view.superview
    }
    return nil
  }

  // MARK: Steps

  /// Carries out what the selection names, until nothing is left.
  ///
  /// Cells and the delegate may change rows, and select others: the selection follows them, and each step
  /// is asked for when the one before is done. An answer is used only while the rule waits for it.
  final func carryOutSelection() {
    while let step = selection.next() { carryOut(step) }
  }

  private final func carryOut(_ step: RowSelection.Step) {
    switch step {
    case .askHighlight(let row):
      let path = IndexPath(row)
      let answer = delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
      if !answer { reportObstacle(.highlightDeclined) }
      selection.answer(answer)
    case .highlight(let row):
      let path = IndexPath(row)
      cellForRow(at: path)?.setHighlighted(true, animated: false)
      delegate?.tableView(self, didHighlightRowAt: path)
    case .unhighlight(let row):
      let path = IndexPath(row)
      cellForRow(at: path)?.setHighlighted(false, animated: false)
      delegate?.tableView(self, didUnhighlightRowAt: path)
    case .askSelect(let row):
      var chosen: IndexPath? = IndexPath(row)
      if let delegate { chosen = delegate.tableView(self, willSelectRowAt: IndexPath(row)) }
      if chosen == nil { reportObstacle(.selectionDeclined) }
      selection.answer(existing(chosen))
    case .askDeselect(let row):
      var chosen: IndexPath? = IndexPath(row)
      if let delegate { chosen = delegate.tableView(self, willDeselectRowAt: IndexPath(row)) }
      selection.answer(existing(chosen))
    case .deselect(let row):
      let path = IndexPath(row)
      cellForRow(at: path)?.setSelected(false, animated: false)
      delegate?.tableView(self, didDeselectRowAt: path)
    case .select(let row):
      let path = IndexPath(row)
      for old in selection.replaced {
        cellForRow(at: IndexPath(old))?.setSelected(false, animated: false)
      }
      cellForRow(at: path)?.setSelected(true, animated: false)
      delegate?.tableView(self, didSelectRowAt: path)
    }
  }

  private final func existing(_ path: IndexPath?) -> RowPath? {
    guard let path, index(of: path) != nil else { return nil }
    return path.core
  }

  // MARK: Without a finger

  final func select(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
    loadIfNeeded()
    guard let path else {
      for row in selection.selected { deselect(IndexPath(row)) }
      return
    }
    guard index(of: path) != nil else { return }
    for row in selection.select(path.core) {
      cellForRow(at: IndexPath(row))?.setSelected(false, animated: animated)
    }
    cellForRow(at: path)?.setSelected(true, animated: animated)
    if position != .none { scrollToRow(at: path, at: position, animated: animated) }
  }

  final func deselect(_ path: IndexPath) {
    guard selection.selected.contains(path.core) else { return }
    selection.deselect(path.core)
    cellForRow(at: path)?.setSelected(false, animated: false)
  }

  // MARK: Editing

  final func editingChanged(_ animated: Bool) {
    closeSwipe()
    giveUpHeldRow()
    if isEditing, !selectsDuringEditing, pressing != nil {
      pressing = nil
      selection.cancel()
      carryOutSelection()
    }
    severalChanged()
    if allowsMultipleSelectionDuringEditing {
      for row in selection.selected { deselect(IndexPath(row)) }
    }
    for cell in cells.compactMap({ $0 }) { cell.setEditing(isEditing, animated: animated) }
  }

  /// Whether fingers select rows while the table is edited.
  final var selectsDuringEditing: Bool {
    allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
  }

  /// Says whether several rows can be selected now.
  final func severalChanged() {
    selection.allowsMultiple =
      isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Shows what rows offer now.
  final func updateEditingParts() {
    for cell in cells.compactMap({ $0 }) { cell.updateEditingParts() }
  }

  /// Whether a finger may move a cell's row.
  final func canMove(_ cell: UITableViewCell) -> Bool {
    guard let path = indexPath(for: cell) else { return false }
    return dataSource?.tableView(self, canMoveRowAt: path) ?? false
  }
}
