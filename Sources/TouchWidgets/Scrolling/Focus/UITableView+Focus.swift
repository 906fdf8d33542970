// What a table does for the focus of a keyboard: rows beside the present one come to life, and its delegate is
// asked and told. Which row is next, the engine decides.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// A change of the focus in a table.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that had the focus, or what is in it; `nil` for none of this table.
  public let previouslyFocusedIndexPath: IndexPath?
  /// The row that gets the focus, or what is in it; `nil` for none of this table.
  public let nextFocusedIndexPath: IndexPath?

  init(
    from old: UIView?, at oldPath: IndexPath?, to new: UIView?, at newPath: IndexPath?,
    _ heading: UIFocusHeading
  ) {
    (previouslyFocusedIndexPath, nextFocusedIndexPath) = (oldPath, newPath)
    super.init(from: old, to: new, heading: heading)
  }

  deinit {}
}

extension UITableView {
  /// So many rows are passed over that cannot have the focus. [ours]
  static var rowsPassedMax: Int { 1000 }

  /// Whether the focus can go to a cell.
  final func mayFocus(_ cell: UITableViewCell) -> Bool {
    guard cell.superview === self, let path = indexPath(for: cell) else { return false }
    return mayFocusRow(at: path)
  }

  private final func mayFocusRow(at path: IndexPath) -> Bool {
    guard allowsFocus, isEditing ? allowsFocusDuringEditing : allowsSelection else { return false }
    return delegate?.tableView(self, canFocusRowAt: path) ?? true
  }

  // MARK: Rows that do not show

  /// The row of a view in the table; `nil` for none.
  private final func path(around view: UIView?) -> IndexPath? {
    cell(around: view).flatMap { indexPath(for: $0) }
  }

  /// Brings the row that the focus needs to life and into sight.
  final func showRow(_ goal: FocusGoal, of view: UIView) -> UIView? {
    switch goal {
    case .itself: return path(around: view).map { cell(at: $0) } ?? show(goal, of: view)
    case .neighbour(let arrow): return row(beside: view, towards: arrow).flatMap { cell(at: $0) }
    case .entry: return rowForFocus.flatMap { cell(at: $0) }
    case .more, .substitute: return show(goal, of: view)
    }
  }

  private final func cell(at path: IndexPath) -> UITableViewCell? {
    scrollToRow(at: path, at: .none, animated: false)
    layoutIfNeeded()
    return cellForRow(at: path)
  }

  /// The row to which Tab leads; `nil` if any will do.
  private final var rowForFocus: IndexPath? {
    delegate?.indexPathForPreferredFocusedView(in: self)
      ?? (remembersLastFocusedIndexPath ? lastFocused : nil)
  }

  /// The next row that can have the focus.
  private final func row(beside view: UIView, towards arrow: FocusArrow) -> IndexPath? {
    guard arrow == .up || arrow == .down, isScrollEnabled, let path = path(around: view),
      let start = index(of: path)
    else { return nil }
    let step = arrow == .down ? 1 : -1
    for number in 1...UITableView.rowsPassedMax {
      let index = start + step * number
      guard index >= 0, index < rowLayout.rowCount else { return nil }
      let next = self.path(at: index)
      if rowLayout.row(index).length > 0, mayFocusRow(at: next) { return next }
    }
    return nil
  }

  // MARK: Changes

  private final func inTable(_ context: UIFocusUpdateContext) -> UITableViewFocusUpdateContext {
    let (old, new) = (context.previouslyFocusedView, context.nextFocusedView)
    return UITableViewFocusUpdateContext(
      from: old, at: path(around: old), to: new, at: path(around: new), context.focusHeading)
  }

  final func letsFocusChange(_ context: UIFocusUpdateContext) -> Bool {
    delegate?.tableView(self, shouldUpdateFocusIn: inTable(context)) ?? true
  }

  final func focusChanged(
    _ general: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator
  ) {
    let context = inTable(general)
    if let path = context.nextFocusedIndexPath {
      lastFocused = path
      let follows =
        delegate?.tableView(self, selectionFollowsFocusForRowAt: path) ?? selectionFollowsFocus
      // A row that gets the focus because another one scrolled away was not chosen.
      if follows, !context.focusHeading.isEmpty, context.nextFocusedView is UITableViewCell {
        selectByKey(path)
      }
    }
    delegate?.tableView(self, didUpdateFocusIn: context, with: coordinator)
  }

  /// Selects a row as a finger does. A finger that presses one keeps it.
  private final func selectByKey(_ path: IndexPath) {
    guard pressing == nil, index(of: path) != nil, !selection.selected.contains(path.core) else {
      return
    }
    selection.press(path.core)
    carryOutSelection()
    selection.lift(isInside: true)
    carryOutSelection()
  }
}

extension UITableViewDelegate {
  /// Yes.
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// As the table says.
  public func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool { tableView.selectionFollowsFocus }
  /// Yes.
  public func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { true }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Any.
  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }
}
