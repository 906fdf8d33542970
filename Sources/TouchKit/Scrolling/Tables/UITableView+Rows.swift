// Brings rows to life that come into view, and lets those go that leave it.

import GestureCore

/// A row that is alive.
struct ShownRow {
  /// Its cell; `nil` if it has none, because it is held, or because its cell was given to another row.
  var cell: UITableViewCell?
  /// Whether the data source was asked for the cell.
  var isAsked: Bool
}

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

  /// A data source or delegate that reloads each time it is asked or told is asked no more after so many
  /// times, until the app reloads. [ours; UIKit never returns]
  nonisolated static var restartsMax: Int { 20 }

  // MARK: Layout

  final func layoutTable() {
    // A callback that lays out while rows are brought in: the loop below goes on by itself.
    guard !isLayingOut, restarts < UITableView.restartsMax else { return }
    if swiped != nil, rule.phase == .dragging { closeSwipe() }
    isLayingOut = true
    layoutRows()
    layoutSections()
    isLayingOut = false
    if hasHoles, restarts < UITableView.restartsMax { setNeedsLayout() }
  }

  /// One row after the other, because the code that is asked and told may change anything.
  private final func layoutRows() {
    if placesAreOld { placeRows() }
    var wanted = wantedRows
    guard wanted != shownRows || hasHoles else { return }
    var stepsLeft = 4 * (wanted.count + shownRows.count) + 16
    while stepsLeft > 0 {
      stepsLeft -= 1
      wanted = wantedRows
      if wanted != shownRows {
        show(wanted)
      } else if let hole = rows.firstIndex(where: { !$0.isAsked }) {
        fill(hole)
      } else {
        hasHoles = false
        restarts = 0
        return
      }
    }
    restarts += 1
  }

  /// Changes which rows are alive: rows that leave go, rows that come are still without a cell.
  private final func show(_ wanted: Range<Int>) {
    let (old, oldRows) = (shownRows, rows)
    let heldIndex = heldIndex
    shownRows = wanted
    rows = wanted.map { index in
      old.contains(index)
        ? oldRows[index - old.lowerBound]
        : ShownRow(cell: nil, isAsked: index == heldIndex)
    }
    hasHoles = true
    var leaving: [(cell: UITableViewCell, path: IndexPath)] = []
    for index in old where !wanted.contains(index) {
      if let cell = oldRows[index - old.lowerBound].cell { leaving.append((cell, path(at: index))) }
    }
    for (cell, path) in leaving { endDisplaying(cell, path) }
  }

  /// Asks for a row's cell and shows it.
  private final func fill(_ place: Int) {
    rows[place].isAsked = true
    let (index, version) = (shownRows.lowerBound + place, version)
    let path = path(at: index)
    defer { if version != self.version { restarts += 1 } }
    guard let source = dataSource else { return }
    let cell = source.tableView(self, cellForRowAt: path)
    // The code that was asked may have changed what shows.
    guard version == self.version, shownRows.contains(index),
      rows[index - shownRows.lowerBound].cell == nil
    else { return keep(cell) }
    if let other = rows.firstIndex(where: { $0.cell === cell }) {
      // One cell for two rows: the later one has it.
      rows[other].cell = nil
    }
    rows[index - shownRows.lowerBound] = ShownRow(cell: cell, isAsked: true)
    if let identifier = cell.reuseIdentifier { kinds.remove(cell, identifier) }
    prepare(cell, index, path)
    insertSubview(cell, at: refreshControl?.superview === self ? 1 : 0)
    guard version == self.version, cell.superview === self else { return }
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
  }

  private final func prepare(_ cell: UITableViewCell, _ index: Int, _ path: IndexPath) {
    cell.tableReference = Weak(self)
    cell.frame = rect(ofRow: index)
    let isSelected = selection.selected.contains(path.core)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
    cell.updateGrip()
  }

  /// Keeps a cell that no row shows, until one of its kind is asked for.
  private final func keep(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier, !rows.contains(where: { $0.cell === cell })
    else { return }
    kinds.put(cell, identifier)
  }

  /// Takes a cell out whose row is not among those that show any more.
  final func endDisplaying(_ cell: UITableViewCell, _ path: IndexPath) {
    if swiped?.cell === cell { giveUpSwipe() }
    if selection.pressed == path.core, !rows.contains(where: { $0.cell === cell }) {
      pressing = nil
      selection.cancel()
    }
    if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
    if cell.superview === self { cell.removeFromSuperview() }
    keep(cell)
    carryOutSelection()
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  /// Takes all rows out of what shows, with their paths: their cells are still to be taken out.
  final func takeRows() -> [(cell: UITableViewCell, path: IndexPath)] {
    var leaving: [(cell: UITableViewCell, path: IndexPath)] = []
    for (offset, row) in rows.enumerated() {
      if let cell = row.cell { leaving.append((cell, path(at: shownRows.lowerBound + offset))) }
    }
    rows = []
    shownRows = 0..<0
    hasHoles = false
    return leaving
  }

  // MARK: Changes

  /// Takes another layout on, in which rows have other indexes.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - place: The new index of an old one; `nil` if that row is gone or gets a new cell.
  final func rearrange(_ layout: RowLayout, _ place: (Int) -> Int?) {
    let (first, old) = (shownRows.lowerBound, rows)
    let paths = old.indices.map { path(at: first + $0) }
    let places = old.indices.map { place(first + $0) }
    rowLayout = layout
    version += 1
    let heldIndex = heldIndex
    shownRows = wantedRows
    rows = shownRows.map { ShownRow(cell: nil, isAsked: $0 == heldIndex) }
    hasHoles = true
    var leaving: [(cell: UITableViewCell, path: IndexPath)] = []
    for (offset, row) in old.enumerated() {
      guard let cell = row.cell else { continue }
      if let index = places[offset], shownRows.contains(index), index != heldIndex {
        rows[index - shownRows.lowerBound] = ShownRow(cell: cell, isAsked: true)
        cell.frame = rect(ofRow: index)
      } else {
        leaving.append((cell, paths[offset]))
      }
    }
    setNeedsLayout()
    for (cell, path) in leaving { endDisplaying(cell, path) }
  }

  /// The width changed.
  final func sizeChanged() {
    placesAreOld = true
    contentSize = CGSize(width: bounds.width, height: CGFloat(rowLayout.length))
  }

  private final func placeRows() {
    placesAreOld = false
    for (offset, row) in rows.enumerated() {
      row.cell?.frame = rect(ofRow: shownRows.lowerBound + offset)
    }
    held?.cell.bounds.size.width = bounds.width
  }
}
