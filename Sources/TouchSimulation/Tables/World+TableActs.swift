// What the app's code does to tables. Its data always has what it tells a table, no more and no less.

import GestureCore
import TouchKit

extension World {
  func commit(_ act: Plan.TableAct, on id: Int) {
    guard let view = family.views[id] as? SimulatedTable, tables.notes[id] != nil else { return }
    switch act {
    case .reload: view.reloadData()
    case .insert, .delete, .move, .reloadRow, .reconfigureRow, .insertSection, .deleteSection,
      .reloadSection, .moveSection, .changeTogether:
      change(view, act)
    case .select, .deselect, .deselectAll, .show: commitOnRows(act, of: view)
    case .dropSource, .changeSource, .freeSource: commitOnSource(act, of: view)
    case .toggleEditing: view.setEditing(!view.isEditing, animated: true)
    case .edit(let isEditing): view.setEditing(isEditing, animated: false)
    case .toggleSeveral:
      view.allowsMultipleSelection.toggle()
      tables.notes[id]?.allowedSeveral = true
    case .toggleChoosing:
      view.allowsMultipleSelectionDuringEditing.toggle()
      tables.notes[id]?.allowedSeveral = true
    case .toggleSelection: view.allowsSelection.toggle()
    case .setRowHeight(let height): view.rowHeight = CGFloat(height)
    case .setTop(let height):
      view.tableHeaderView =
        height > 0 ? UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height)) : nil
    case .setSize(let width, let height):
      view.bounds.size = CGSize(width: width, height: height)
    case .removeCell(let number):
      let cells = view.subviews.compactMap { $0 as? SimulatedCell }
      if !cells.isEmpty {
        cells[number % cells.count].removeFromSuperview()
        mark(.cellTakenOut)
      }
    case .layOut: view.layoutIfNeeded()
    case .look: _ = view.visibleCells.count
    }
  }

  // MARK: Rows

  private func change(_ view: SimulatedTable, _ act: Plan.TableAct) {
    guard let notes = changeableRows(of: view) else { return view.reloadData() }
    if case .changeTogether(let seed) = act { return changeTogether(view, seed) }
    var rows = notes.rows[notes.present]
    guard let tell = changed(&rows, act) else { return }
    tables.notes[view.tag]?.rows[notes.present] = rows
    tell(view)
  }

  /// The notes of a table, unless its data is being counted now, or is another table's: then it cannot change.
  private func changeableRows(of view: SimulatedTable) -> TableNotes? {
    guard let notes = tables.notes[view.tag], !notes.isCounting,
      view.dataSource === notes.sources[notes.present]
    else { return nil }
    return notes
  }

  /// Changes the data; what the table is to be told, if anything changed.
  private func changed(
    _ rows: inout TableRows, _ act: Plan.TableAct
  ) -> ((SimulatedTable) -> Void)? {
    switch act {
    case .insert(let section, let row, let count):
      let places = rows.insert(section, row, count).compactMap { IndexPath($0) }
      return { $0.insertRows(at: places, with: .automatic) }
    case .delete(let section, let row, let count):
      let places = rows.delete(section, row, count).compactMap { IndexPath($0) }
      return { $0.deleteRows(at: places, with: .automatic) }
    case .move(let section, let row, let toSection, let toRow):
      guard let move = rows.move(section, row, toSection, toRow),
        let source = IndexPath(move.source), let target = IndexPath(move.target)
      else { return nil }
      return { $0.moveRow(at: source, to: target) }
    case .reloadRow(let section, let row):
      guard let place = rows.row(section, row).flatMap({ IndexPath($0) }) else { return nil }
      return { $0.reloadRows(at: [place], with: .fade) }
    case .reconfigureRow(let section, let row):
      guard let place = rows.row(section, row).flatMap({ IndexPath($0) }) else { return nil }
      return { $0.reconfigureRows(at: [place]) }
    case .moveSection(let section, let target):
      guard let move = rows.moveSection(section, to: target) else { return nil }
      return { $0.moveSection(move.source, toSection: move.target) }
    case .insertSection(let section):
      guard let place = rows.insertSection(section, rows: 4) else { return nil }
      return { $0.insertSections(IndexSet(integer: place), with: .top) }
    case .deleteSection(let section):
      guard let place = rows.deleteSection(section) else { return nil }
      return { $0.deleteSections(IndexSet(integer: place), with: .bottom) }
    case .reloadSection(let section):
      guard let place = rows.replaceSection(section, rows: 6) else { return nil }
      return { $0.reloadSections(IndexSet(integer: place), with: .none) }
    default: return nil
    }
  }

  /// Changes rows in one update; every other time while the table is in no window.
  private func changeTogether(_ view: SimulatedTable, _ seed: UInt64) {
    guard seed & 1 == 0, let superview = view.superview else { return update(view, seed) }
    let place = superview.subviews.firstIndex { $0 === view } ?? 0
    view.removeFromSuperview()
    update(view, seed)
    // Code that heard of it may have put the table elsewhere.
    if view.superview == nil { put(view, into: superview, at: place) }
  }

  private func update(_ view: SimulatedTable, _ seed: UInt64) {
    let id = view.tag
    view.performBatchUpdates(
      { [self] in
        // Code that heard that the table left its window may have given it another source.
        guard let present = changeableRows(of: view)?.present,
          let changes = tables.notes[id]?.rows[present].changeTogether(seed)
        else { return }
        view.deleteRows(at: changes.deleted.compactMap { IndexPath($0) }, with: .fade)
        view.reloadRows(at: changes.reloaded.compactMap { IndexPath($0) }, with: .fade)
        for move in changes.moved {
          if let source = IndexPath(move.source), let target = IndexPath(move.target) {
            view.moveRow(at: source, to: target)
          }
        }
        view.insertRows(at: changes.inserted.compactMap { IndexPath($0) }, with: .fade)
      },
      completion: { [self] isFinished in
        mark(isFinished ? .changedTogether : .changedTogetherUnseen)
        reach(.completion)
      })
  }

  /// A user deletes a row, or inserts one before it.
  func commit(_ style: UITableViewCell.EditingStyle, of table: UITableView, _ row: Fact.Row) {
    guard let view = table as? SimulatedTable else { return }
    hear(.table(view.tag, .committed, row, row))
    reach(.rowMoved)
    // Code that heard of it may have changed the rows.
    guard tables.rows(of: view.tag).number(row) != nil else { return }
    mark(style == .insert ? .rowInserted : .rowDeleted)
    change(
      view,
      style == .insert
        ? .insert(section: row.section, row: row.row, count: 1)
        : .delete(section: row.section, row: row.row, count: 1))
  }

  private func commitOnRows(_ act: Plan.TableAct, of view: SimulatedTable) {
    let rows = tables.rows(of: view.tag)
    func place(_ section: Int, _ row: Int) -> IndexPath? {
      rows.row(section, row).flatMap { IndexPath($0) }
    }
    switch act {
    case .select(let section, let row, let position, let isAnimated):
      guard let place = place(section, row) else { return }
      noteScroll(of: view, isAnimated && position != 0)
      view.selectRow(
        at: place, animated: isAnimated,
        scrollPosition: UITableView.ScrollPosition(rawValue: position) ?? .none)
    case .deselect(let section, let row):
      if let place = place(section, row) { view.deselectRow(at: place, animated: true) }
    case .deselectAll: view.selectRow(at: nil, animated: false, scrollPosition: .none)
    case .show(let section, let row, let position, let isAnimated):
      guard let place = place(section, row) else { return }
      noteScroll(of: view, isAnimated)
      view.scrollToRow(
        at: place, at: UITableView.ScrollPosition(rawValue: position) ?? .none,
        animated: isAnimated)
    default: break
    }
  }

  private func noteScroll(of view: SimulatedTable, _ isAnimated: Bool) {
    if isAnimated { noteEasing(view.tag) }
  }

  private func commitOnSource(_ act: Plan.TableAct, of view: SimulatedTable) {
    guard let notes = tables.notes[view.tag] else { return }
    switch act {
    case .dropSource: view.dataSource = nil
    case .changeSource:
      guard !notes.isCounting else { return }
      tables.notes[view.tag]?.present = 1 - notes.present
      view.dataSource = notes.sources[1 - notes.present]
      mark(.sourceChanged)
    case .freeSource:
      // The table keeps none alive; the next repair names the new one.
      tables.notes[view.tag]?.sources[notes.present] = SimulatedSource(
        of: self, view.tag, notes.present)
      mark(.sourceFreed)
    default: break
    }
  }

  // MARK: At rest

  /// Notes the tables as they are, as if the run began here.
  func forgetTables() {
    for id in tables.notes.numbers { hear(.tableUnheard(id)) }
  }

  func noteTablesAtRest() {
    guard !tables.notes.isEmpty else { return }
    var looks: [TableLook] = []
    for plan in plan.tables {
      guard let view = family.views[plan.view] as? SimulatedTable else { continue }
      let look = look(at: view, plan)
      looks.append(look)
      if look.selected.count < 2 { tables.notes[plan.view]?.allowedSeveral = false }
      tables.notes[plan.view]?.rowTouches = []
    }
    hear(.tablesRested(looks))
    for plan in plan.tables {
      if let view = family.views[plan.view] as? SimulatedTable, view.delegate == nil {
        hear(.tableUnheard(plan.view))
      }
    }
  }

  private func look(at view: SimulatedTable, _ plan: Plan.Table) -> TableLook {
    var look = TableLook(view: plan.view)
    look.counts = (0..<view.numberOfSections).map { view.numberOfRows(inSection: $0) }
    look.isLaidOut =
      view.window?.isHidden == false && !view.isLayoutGivenUp && view.delegate != nil
    look.viewport = TableLook.Span(
      start: Double(view.bounds.minY), end: Double(view.bounds.maxY))
    look.width = Double(view.bounds.width)
    look.hasSource = view.dataSource != nil
    look.places = places(of: view, plan, isEmpty: !look.hasSource && look.counts.isEmpty)
    var shown: Set<Int> = []
    for (section, rows) in look.counts.enumerated() {
      for row in 0..<rows {
        if let cell = cell(Fact.Row(section, row), of: view) { look.cells.append(cell) }
      }
      if let header = view.headerView(forSection: section) as? SimulatedHeader {
        shown.insert(header.number)
      }
    }
    let known = Set(look.cells.map { $0.number })
    look.shown = shown.union(known).sorted()
    for cell in view.subviews.compactMap({ $0 as? SimulatedCell })
    where !known.contains(cell.number) {
      look.cells.append(TableLook.Cell(number: cell.number))
    }
    look.selected = (view.indexPathsForSelectedRows ?? []).map { Fact.Row($0) }
    look.allowsSeveral =
      view.allowsMultipleSelection
      || view.isEditing && view.allowsMultipleSelectionDuringEditing
    look.allowedSeveral = tables.notes[plan.view]?.allowedSeveral ?? false
    look.isHolding = view.isRowHeld
    look.openSwipe = view.isRowOpen ? max(tables.notes[plan.view]?.swipes ?? 1, 1) : 0
    look.isInWindow = view.window != nil
    return look
  }

  private func places(
    of view: SimulatedTable, _ plan: Plan.Table, isEmpty: Bool
  ) -> [[TableLook.Span]] {
    guard !isEmpty else { return [] }
    return tables.rows(of: plan.view).places(
      plan, rowHeight: Double(view.rowHeight),
      top: Double(view.tableHeaderView?.bounds.height ?? 0))
  }

  private func cell(_ row: Fact.Row, of view: SimulatedTable) -> TableLook.Cell? {
    guard let path = IndexPath(row), let cell = view.cellForRow(at: path) else { return nil }
    let frame = cell.frame
    return TableLook.Cell(
      number: (cell as? SimulatedCell)?.number ?? 0, row: row, x: Double(frame.minX),
      width: Double(frame.width),
      span: TableLook.Span(start: Double(frame.minY), end: Double(frame.maxY)),
      isLit: cell.isHighlighted, isSelected: cell.isSelected, isInside: cell.superview === view)
  }
}
