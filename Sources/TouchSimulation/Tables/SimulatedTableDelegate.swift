// The data source and the delegate of the tables of a simulated app: they answer as planned, and tell
// the world what they are told.

import GestureCore
import TouchKit

/// Says which rows a table has.
///
/// It is a responder, as the view controller of a table is: Embedded Swift has no weak references, and of
/// the objects that a table refers to only those of TouchKit may be freed there.
final class SimulatedSource: UIResponder, UITableViewDataSource {
  private let world: World
  private let view: Int
  /// Which of the two sets of rows it has.
  private let index: Int

  init(of world: World, _ view: Int, _ index: Int) {
    self.world = world
    self.view = view
    self.index = index
    super.init()
  }

  deinit {}

  private var rows: TableRows { world.tables.notes[view]?.rows[index] ?? TableRows([]) }
  private var plan: Plan.Table { world.plan.table(view) ?? Plan.Table() }

  func numberOfSections(in table: UITableView) -> Int {
    world.reachCounting(view)
    return rows.sections.count
  }
  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.sections.indices.contains(section) ? rows.sections[section].count : 0
  }
  func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? {
    plan.headers == .titles ? "title" : nil
  }
  func tableView(_ table: UITableView, titleForFooterInSection section: Int) -> String? {
    plan.headers == .titles ? "title" : nil
  }
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = world.cell(for: table)
    world.reach(.cellForRow)
    return cell
  }
  func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool {
    world.reach(.canMove)
    return !Plan.Table.isOne(rows.number(Fact.Row(path)), of: plan.isClosed)
  }
  func tableView(
    _ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
  ) {
    world.commit(style, of: table, Fact.Row(path))
  }
  func tableView(_ table: UITableView, canMoveRowAt path: IndexPath) -> Bool {
    world.reach(.canMove)
    return !Plan.Table.isOne(rows.number(Fact.Row(path)), of: plan.isFixed)
  }
  func tableView(_ table: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
    world.tables.notes[view]?.rows[index].follow(Fact.Row(source), to: Fact.Row(target))
    world.hear(.table(view, .rowMoved, Fact.Row(source), Fact.Row(target)))
    world.mark(.rowMoved)
    world.reach(.rowMoved)
  }
}

/// Tells the world what tables tell it.
final class SimulatedTableDelegate: SimulatedScrollDelegate, UITableViewDelegate {
  deinit {}

  private func plan(_ table: UITableView) -> Plan.Table {
    world.plan.table(table.tag) ?? Plan.Table()
  }
  private func number(_ path: IndexPath, of table: UITableView) -> Int? {
    world.tables.rows(of: table.tag).number(Fact.Row(path))
  }
  private func hear(
    _ call: Fact.TableCall, _ path: IndexPath, _ other: Fact.Row, of table: UITableView,
    _ moment: Plan.Moment
  ) {
    world.markTable(call, Fact.Row(path), other, of: table)
    world.hear(.table(table.tag, call, Fact.Row(path), other))
    world.reach(moment)
  }

  // MARK: What shows

  func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    number(path, of: table).map { CGFloat(plan(table).height(of: $0)) } ?? -1
  }
  func tableView(_ table: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    CGFloat(plan(table).header)
  }
  func tableView(_ table: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    CGFloat(plan(table).footer)
  }
  func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    plan(table).headers == .views ? world.header(for: table) : nil
  }
  func tableView(
    _ table: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
  ) {
    if let cell = cell as? SimulatedCell {
      world.hear(.cell(table.tag, cell.number, shows: true))
    }
    world.reach(.willDisplay)
  }
  func tableView(
    _ table: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath
  ) {
    if let cell = cell as? SimulatedCell {
      world.hear(.cell(table.tag, cell.number, shows: false))
    }
    world.reach(.didEndDisplaying)
  }
  func tableView(_ table: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  {
    if let header = view as? SimulatedHeader {
      world.hear(.cell(table.tag, header.number, shows: true))
    }
    world.reach(.headerMoves)
  }
  func tableView(
    _ table: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    if let header = view as? SimulatedHeader {
      world.hear(.cell(table.tag, header.number, shows: false))
    }
    world.reach(.headerMoves)
  }

  // MARK: Selecting

  func tableView(_ table: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
    let refuses = Plan.Table.isOne(number(path, of: table), of: plan(table).refuses)
    hear(.shouldHighlight, path, refuses ? .none : Fact.Row(path), of: table, .shouldHighlight)
    return !refuses
  }
  func tableView(_ table: UITableView, didHighlightRowAt path: IndexPath) {
    // A row need not show any more.
    let isLit = table.cellForRow(at: path)?.isHighlighted ?? true
    hear(.didHighlight, path, isLit ? Fact.Row(path) : .none, of: table, .didHighlight)
  }
  func tableView(_ table: UITableView, didUnhighlightRowAt path: IndexPath) {
    let isLit = table.cellForRow(at: path)?.isHighlighted ?? false
    hear(.didUnhighlight, path, isLit ? Fact.Row(path) : .none, of: table, .didUnhighlight)
  }
  func tableView(_ table: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
    let (plan, number) = (plan(table), number(path, of: table))
    var answer = Fact.Row(path)
    if Plan.Table.isOne(number, of: plan.refers) {
      let next = Fact.Row(path.section, path.row + 1)
      if world.tables.rows(of: table.tag).number(next) != nil { answer = next }
    }
    if Plan.Table.isOne(number, of: plan.declines) { answer = .none }
    hear(.willSelect, path, answer, of: table, .willSelect)
    return IndexPath(answer)
  }
  func tableView(_ table: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
    let old = number(path, of: table)
    let keeps = Plan.Table.isOne(old, of: plan(table).keeps)
    hear(.willDeselect, path, keeps ? .none : Fact.Row(path), of: table, .willDeselect)
    // The answer may name another row by now.
    if keeps || number(path, of: table) != old {
      world.tables.notes[table.tag]?.allowedSeveral = true
    }
    return keeps ? nil : path
  }
  func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
    let isSelected = table.indexPathsForSelectedRows?.contains(path) ?? false
    hear(.didSelect, path, isSelected ? Fact.Row(path) : .none, of: table, .didSelect)
  }
  func tableView(_ table: UITableView, didDeselectRowAt path: IndexPath) {
    let isSelected = table.indexPathsForSelectedRows?.contains(path) ?? false
    hear(.didDeselect, path, isSelected ? Fact.Row(path) : .none, of: table, .didDeselect)
  }

  // MARK: Swiping and moving

  func tableView(
    _ table: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? { world.buttons(plan(table).leading, of: table) }
  func tableView(
    _ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    world.reach(.swipeActions)
    // Some rows are deleted in place of it.
    if (number(path, of: table) ?? 1) % 4 == 0 { return nil }
    return world.buttons(plan(table).trailing, of: table)
  }
  func tableView(_ table: UITableView, willBeginEditingRowAt path: IndexPath) {
    world.beginSwipe(of: table)
    world.reach(.willBeginEditing)
  }
  func tableView(
    _ table: UITableView, editingStyleForRowAt path: IndexPath
  ) -> UITableViewCell.EditingStyle {
    world.reach(.canMove)
    let number = number(path, of: table) ?? 0
    return number % 5 == 4 ? .none : number % 5 == 3 ? .insert : .delete
  }
  func tableView(_ table: UITableView, didEndEditingRowAt path: IndexPath?) {
    world.hear(.swipe(table.tag, .ends, 0))
    world.reach(.didEndEditing)
  }
  func tableView(
    _ table: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposal: IndexPath
  ) -> IndexPath {
    let answer: IndexPath
    switch plan(table).target {
    case .proposed: answer = proposal
    case .source: answer = source
    case .first: answer = IndexPath(row: 0, section: proposal.section)
    case .beyond: answer = IndexPath(row: 1000, section: proposal.section)
    }
    hear(.moveTarget, source, Fact.Row(answer), of: table, .moveTarget)
    return answer
  }
}

nonisolated extension Fact.Row {
  init(_ path: IndexPath) { self.init(path.section, path.row) }
}

nonisolated extension IndexPath {
  init?(_ row: Fact.Row) {
    guard !row.isNone else { return nil }
    self.init(row: row.row, section: row.section)
  }
}
