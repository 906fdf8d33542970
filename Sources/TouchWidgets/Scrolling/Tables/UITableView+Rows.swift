// Brings rows to life that come into view, and lets those go that leave it, in the order that `RowLoading`
// says.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

extension UITableView {
  /// What shows of the content, from top to bottom, in points.
  final var viewport: RowLayout.Span {
    let bounds = geometry.bounds
    return RowLayout.Span(start: Double(bounds.minY), end: Double(bounds.maxY))
  }

  /// The indexes of the rows that show now.
  final var wantedRows: Range<Int> {
    let viewport = viewport
    return rowLayout.rows(from: viewport.start, to: viewport.end)
  }

  /// A row as the data source knows it, by its index here; another one while a row is held.
  final func path(at index: Int) -> IndexPath {
    let place = rowLayout.path(at: index)
    return IndexPath(held?.rule.row(shownAt: place) ?? place)
  }

  /// The index of a row that the data source knows by a path; `nil` if there is none.
  final func index(of path: IndexPath) -> Int? {
    rowLayout.index(of: held?.rule.place(of: path.core) ?? path.core)
  }

  /// Where a row lies in the content.
  final func rect(ofRow index: Int) -> CGRect { rect(rowLayout.row(index)) }

  final func rect(_ span: RowLayout.Span) -> CGRect {
    CGRect(
      x: 0, y: CGFloat(span.start), width: geometry.bounds.width, height: CGFloat(span.length))
  }

  /// Where a row stands among those that are alive; `nil` if it does not.
  final func place(ofRow index: Int) -> Int? {
    let alive = loading.rows.indexes
    return alive.contains(index) ? index - alive.lowerBound : nil
  }

  /// The cell of a row that is alive and has one.
  final func cell(ofRow index: Int) -> UITableViewCell? {
    place(ofRow: index).flatMap { cells[$0] }
  }

  /// Where a cell stands among the cells of the rows that are alive; `nil` if it does not. (The closure of a
  /// search would check for each cell on which thread it runs.)
  final func place(of cell: UITableViewCell) -> Int? {
    for place in cells.indices where cells[place] === cell { return place }
    return nil
  }

  /// The index of the row that shows a cell; `nil` if none does.
  final func index(of cell: UITableViewCell) -> Int? {
    place(of: cell).map { loading.rows.indexes.lowerBound + $0 }
  }

  // MARK: Layout

  final func layoutTable() {
    // False for a callback that lays out while rows are brought in: the loop below goes on by itself.
    guard loading.beginLayout(rows: wantedRows, sections: wantedSections) else { return }
    if swiped != nil, rule.phase == .dragging { closeSwipe() }
    while let step = loading.nextRow(wanted: wantedRows, held: heldIndex) {
      switch step {
      case .place: placeRows()
      case .show(let old, let wanted): show(wanted, insteadOf: old)
      case .ask(let index): ask(index)
      }
    }
    layoutSections()
    if loading.endLayout() { setNeedsLayout() }
    guard loading.isGivenUp else { return }
    let repetition = Repetition.loading(timesMax: RowLoading.restartsMax)
    windowStorage?.application?.report(.repeatsItself(observationID, repetition))
  }

  /// Rows that leave go; rows that come are still without a cell.
  private final func show(_ wanted: Range<Int>, insteadOf old: Range<Int>) {
    var leaving: [(cell: UITableViewCell, path: IndexPath)] = []
    for index in old where !wanted.contains(index) {
      if let cell = cells[index - old.lowerBound] { leaving.append((cell, path(at: index))) }
    }
    let kept =
      wanted.overlaps(old) ? wanted.clamped(to: old) : wanted.lowerBound..<wanted.lowerBound
    var shown = [UITableViewCell?](repeating: nil, count: kept.lowerBound - wanted.lowerBound)
    if !kept.isEmpty {
      shown += cells[kept.lowerBound - old.lowerBound..<kept.upperBound - old.lowerBound]
    }
    shown += repeatElement(nil, count: wanted.upperBound - kept.upperBound)
    cells = shown
    for (cell, path) in leaving { endDisplaying(cell, path) }
  }

  /// Asks for a row's cell and shows it. A row without a height has none: an app may hide any number of rows
  /// in this way. [ours]
  private final func ask(_ index: Int) {
    guard rowLayout.row(index).length > 0 else { return }
    let version = loading.version
    let path = path(at: index)
    guard let source = dataSource else { return }
    let cell = source.tableView(self, cellForRowAt: path)
    // The code that was asked may have changed what shows.
    guard version == loading.version, let place = place(ofRow: index) else { return keep(cell) }
    // The data source gave one cell for two rows: the later row has the cell.
    if let other = self.place(of: cell) { cells[other] = nil }
    cells[place] = cell
    if let identifier = cell.reuseIdentifier { kinds.remove(cell, identifier) }
    if rowLayout.isEstimated(index) {
      measure(cell)
      // The code that was asked for the height may have given the row another number.
      guard let index = self.index(of: cell) else { return }
      prepare(cell, index, self.path(at: index))
    } else {
      prepare(cell, index, path)
    }
    // The code that was asked then may have taken the row away, or given it another number.
    guard self.place(of: cell) != nil else { return }
    insertSubview(cell, at: refreshControl?.superview === self ? 1 : 0)
    guard cell.superview === self else { return }
    // The same for code that heard of it.
    guard let path = indexPath(for: cell) else { return cell.removeFromSuperview() }
    cell.isDisplayed = true
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
  }

  private final func prepare(_ cell: UITableViewCell, _ index: Int, _ path: IndexPath) {
    cell.tableReference = Weak(self)
    cell.frame = rect(ofRow: index)
    let isSelected = selection.selected.contains(path.core)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    if let level = delegate?.tableView(self, indentationLevelForRowAt: path),
      level != cell.indentationLevel
    {
      cell.indentationLevel = level
    }
    if cell.isEditing != isEditing {
      cell.setEditing(isEditing, animated: false)
    } else {
      cell.updateEditingParts()
    }
  }

  /// Keeps a cell that no row shows, until one of its kind is asked for.
  final func keep(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier, place(of: cell) == nil
    else { return }
    kinds.put(cell, identifier)
  }

  /// Takes a cell out whose row is not among those that show any more.
  final func endDisplaying(_ cell: UITableViewCell, _ path: IndexPath) {
    if swiped?.cell === cell { giveUpSwipe() }
    if selection.pressed == path.core, cellForRow(at: path) == nil {
      pressing = nil
      selection.cancel()
    }
    if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
    if cell.superview === self { cell.removeFromSuperview() }
    keep(cell)
    carryOutSelection()
    guard exchange(&cell.isDisplayed, with: false) else { return }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  /// Takes all rows out of what shows, with their paths: their cells are still to be taken out.
  final func takeRows() -> [(cell: UITableViewCell, path: IndexPath)] {
    let first = loading.rows.indexes.lowerBound
    var leaving: [(cell: UITableViewCell, path: IndexPath)] = []
    for (offset, cell) in cells.enumerated() {
      if let cell { leaving.append((cell, path(at: first + offset))) }
    }
    cells = []
    loading.dropRows()
    return leaving
  }

  // MARK: Changes

  /// Takes another layout on, in which rows have other indexes.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - newIndex: The new index of an old one; `nil` if that row is gone or gets a new cell.
  /// - Returns: The cells that are still to be taken out, with their paths.
  final func rearrange(
    _ layout: RowLayout, _ newIndex: (Int) -> Int?
  ) -> [(cell: UITableViewCell, path: IndexPath)] {
    let (first, old) = (loading.rows.indexes.lowerBound, cells)
    let paths = old.indices.map { path(at: first + $0) }
    let indexes = old.indices.map { newIndex(first + $0) }
    rowLayout = layout
    loading.rearrange(rows: wantedRows, held: heldIndex)
    cells = loading.rows.indexes.map { _ in nil }
    var leaving: [(cell: UITableViewCell, path: IndexPath)] = []
    for (offset, cell) in old.enumerated() {
      guard let cell else { continue }
      if let index = indexes[offset], let place = place(ofRow: index) {
        cells[place] = cell
        loading.markAsked(index)
        cell.frame = rect(ofRow: index)
      } else {
        leaving.append((cell, paths[offset]))
      }
    }
    setNeedsLayout()
    return leaving
  }

  /// The table is as wide as it shows, and as long as its rows are.
  final func showContentSize() {
    contentSize = CGSize(width: bounds.width, height: CGFloat(rowLayout.length))
  }

  /// The width changed.
  final func sizeChanged() {
    loading.markPlacesOld()
    showContentSize()
  }

  private final func placeRows() {
    for (offset, cell) in cells.enumerated() {
      cell?.frame = rect(ofRow: loading.rows.indexes.lowerBound + offset)
    }
    held?.cell.bounds.size.width = bounds.width
  }
}
