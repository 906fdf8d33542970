// What the app can ask: counts, places, cells and rows.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

extension UITableView {
  /// How many sections there are.
  public final var numberOfSections: Int {
    loadIfNeeded()
    return rowLayout.sectionCount
  }

  /// How many rows a section has; 0 if there is no such section.
  public final func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return hasSection(section) ? rowLayout.rows(of: section).count : 0
  }

  private final func hasSection(_ section: Int) -> Bool {
    section >= 0 && section < rowLayout.sectionCount
  }

  // MARK: Places

  /// Where a section lies with its header and footer; empty if there is no such section.
  public final func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    return hasSection(section) ? rect(rowLayout.section(section)) : .zero
  }

  /// Where a section's header lies when nothing is scrolled; empty if there is no such section.
  public final func rectForHeader(inSection section: Int) -> CGRect {
    loadIfNeeded()
    return hasSection(section) ? rect(rowLayout.header(of: section)) : .zero
  }

  /// Where a section's footer lies; empty if there is no such section.
  public final func rectForFooter(inSection section: Int) -> CGRect {
    loadIfNeeded()
    return hasSection(section) ? rect(rowLayout.footer(of: section)) : .zero
  }

  /// Where a row lies; empty if there is no such row.
  /// - Complexity: O(1).
  public final func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    return index(of: indexPath).map { rect(ofRow: $0) } ?? .zero
  }

  /// The row at a point of the content; `nil` if there is none.
  /// - Complexity: O(log *n*).
  public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return rowLayout.row(at: Double(point.y)).map { path(at: $0) }
  }

  /// The rows in a part of the content, in their order.
  public final func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    guard rect.maxX >= 0, rect.minX < bounds.width else { return [] }
    let isThin = rect.width == 0 || rect.height == 0
    return rowLayout.rows(
      at: max(0, Double(rect.minY)), through: Double(rect.maxY) - (isThin ? 0 : 1)
    ).map { path(at: $0) }
  }

  // MARK: Cells

  /// The cell of a row; `nil` if the row does not show.
  public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    if let held, held.rule.source == indexPath.core { return held.cell }
    return index(of: indexPath).flatMap { cell(ofRow: $0) }
  }

  /// The row of a cell; `nil` if the cell shows none.
  public final func indexPath(for cell: UITableViewCell) -> IndexPath? {
    if let held, held.cell === cell { return IndexPath(held.rule.source) }
    return place(of: cell).map { path(at: loading.rows.indexes.lowerBound + $0) }
  }

  /// The rows that show, in their order.
  public final var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return loading.rows.indexes.map { path(at: $0) }
  }

  /// The cells that show, in the order of their rows.
  public final var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return cells.compactMap { $0 }
  }

  /// The header of a section, if it is a ``UITableViewHeaderFooterView`` that shows.
  public final func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    return place(ofSection: section).map { sections[$0] }?.header as? UITableViewHeaderFooterView
  }

  /// The footer of a section, if it is a ``UITableViewHeaderFooterView`` that shows.
  public final func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    return place(ofSection: section).map { sections[$0] }?.footer as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling

  /// Brings a row into view; nothing happens if there is no such row. In a plain table, a row at the top is
  /// below the header of its section, which stays there. [seen]
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - scrollPosition: Where it is to be; as far as the content's edges let it.
  ///   - animated: Whether it takes 0.3 seconds.
  public final func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    loadIfNeeded()
    guard let index = index(of: indexPath) else { return }
    let row = rect(ofRow: index)
    let inset = adjustedContentInset
    let room = bounds.height - inset.top - inset.bottom
    let header =
      style == .plain ? CGFloat(rowLayout.header(of: indexPath.section).length) : 0
    let top: CGFloat =
      switch scrollPosition {
      case .none: nearest(row, inset, room, below: header)
      case .top: row.minY - header
      case .middle: row.midY - room / 2
      case .bottom: row.maxY - room
      }
    let place = Point(Double(contentOffset.x), Double(top - inset.top))
    setContentOffset(CGPoint(rule.clamped(place)), animated: animated)
  }

  /// Brings the selected row that is nearest to the middle of the viewport, or to its top or bottom if it is
  /// to be there, into view. Nothing happens if no row is selected.
  ///
  /// - Parameters:
  ///   - scrollPosition: Where the row is to be; as far as the content's edges let it.
  ///   - animated: Whether it takes 0.3 seconds.
  public final func scrollToNearestSelectedRow(
    at scrollPosition: ScrollPosition, animated: Bool
  ) {
    loadIfNeeded()
    let inset = adjustedContentInset
    let (top, bottom) = (bounds.minY + inset.top, bounds.maxY - inset.bottom)
    let place: CGFloat =
      switch scrollPosition {
      case .none, .middle: (top + bottom) / 2
      case .top: top
      case .bottom: bottom
      }
    guard let row = rowLayout.nearest(of: selection.selected, to: Double(place)) else { return }
    scrollToRow(at: IndexPath(row), at: scrollPosition, animated: animated)
  }

  private final func nearest(
    _ row: CGRect, _ inset: UIEdgeInsets, _ room: CGFloat, below header: CGFloat
  ) -> CGFloat {
    let top = bounds.minY + inset.top
    if row.minY < top + header || row.height > room - header { return row.minY - header }
    return row.maxY > top + room ? row.maxY - room : top
  }

  // MARK: Selection

  /// The first selected row; `nil` without one.
  public final var indexPathForSelectedRow: IndexPath? {
    selection.selected.first.map { IndexPath($0) }
  }

  /// The selected rows, in their order; `nil` without one.
  public final var indexPathsForSelectedRows: [IndexPath]? {
    let rows = selection.selected
    return rows.isEmpty ? nil : rows.map { IndexPath($0) }
  }
}
