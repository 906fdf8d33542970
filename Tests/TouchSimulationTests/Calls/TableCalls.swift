// Random tables: what they are told, and what they ask.

import GestureCore

@testable import TouchEngine
@testable import TouchSimulation
@testable import TouchWidgets

/// A cell that tells when it is used again.
private final class ToldCell: UITableViewCell {
  var record: Record?

  override func prepareForReuse() {
    super.prepareForReuse()
    record?.note("prepared", 0)
  }
  override func setSelected(_ selected: Bool, animated: Bool) {
    record?.note("selected", selected)
    super.setSelected(selected, animated: animated)
  }
  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    record?.note("highlighted", highlighted)
    super.setHighlighted(highlighted, animated: animated)
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    record?.note("editing", editing)
    super.setEditing(editing, animated: animated)
  }

  deinit {}
}

/// Sections of numbered rows, and the answers to what a table asks.
private final class Rows: UITableViewDataSource, UITableViewDelegate {
  var rows: [[Int]] = [Array(0..<9), Array(20..<25), [40]]
  var made = 50
  let record: Record
  var refuses = false
  var performsFirst = true
  /// How rows are edited, in turn.
  let styles: [UITableViewCell.EditingStyle] = [.delete, .insert, .none, .delete]

  init(_ record: Record) { self.record = record }
  deinit {}

  let inside = Inside()

  weak var table: UITableView?

  private func tell(_ word: StaticString, _ path: IndexPath?) {
    record.note(word, path)
    if let table { record.look(atParts: table) }
    inside.reach()
  }

  func numberOfSections(in table: UITableView) -> Int {
    record.note("sections", rows.count)
    return rows.count
  }
  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    record.note("rows", section)
    return rows[section].count
  }
  func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 1 ? nil : "Section \(section)"
  }
  func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard section == 2 else { return nil }
    let view = table.dequeueReusableHeaderFooterView(withIdentifier: "head")
    view?.textLabel?.text = "Head"
    return view
  }
  func tableView(_ table: UITableView, titleForFooterInSection section: Int) -> String? {
    section == 1 ? "Foot" : nil
  }
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    tell("cell", path)
    let kind = path.row % 2 == 0 ? "even" : "odd"
    let old = table.dequeueReusableCell(withIdentifier: kind)
    record.note("used", old != nil)
    let cell =
      path.section == 2
      ? table.dequeueReusableCell(withIdentifier: "registered", for: path)
      : old ?? ToldCell(style: .subtitle, reuseIdentifier: kind)
    (cell as? ToldCell)?.record = record
    cell.textLabel?.text = "\(rows[path.section][path.row])"
    cell.detailTextLabel?.text = kind
    cell.accessoryType = path.row % 3 == 0 ? .disclosureIndicator : .none
    cell.showsReorderControl = path.row % 4 != 1
    cell.indentationLevel = path.row % 5 == 4 ? 2 : 0
    if path.row % 7 == 6 { cell.accessoryType = .detailDisclosureButton }
    return cell
  }
  func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool {
    tell("can edit", path)
    return path.row % 5 != 3
  }
  func tableView(
    _ table: UITableView, editingStyleForRowAt path: IndexPath
  ) -> UITableViewCell.EditingStyle { styles[path.row % styles.count] }
  func tableView(
    _ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
  ) {
    record.note("style", style.rawValue)
    tell("commits", path)
    guard style == .delete, rows[path.section].count > path.row else { return }
    rows[path.section].remove(at: path.row)
    table.deleteRows(at: [path], with: .automatic)
  }
  func tableView(_ table: UITableView, accessoryButtonTappedForRowWith path: IndexPath) {
    tell("detail", path)
  }
  func tableView(_ table: UITableView, shouldIndentWhileEditingRowAt path: IndexPath) -> Bool {
    path.row % 3 != 2
  }
  func tableView(_ table: UITableView, canMoveRowAt path: IndexPath) -> Bool {
    tell("can move", path)
    return path.row % 4 != 2
  }
  func tableView(_ table: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
    tell("moved", source)
    tell("to", target)
    rows[target.section].insert(rows[source.section].remove(at: source.row), at: target.row)
  }
  func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    [44, 44, 60, 30][rows[path.section][path.row] % 4]
  }
  func tableView(
    _ table: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
  ) { tell("shows", path) }
  func tableView(
    _ table: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath
  ) { tell("hid", path) }
  func tableView(_ table: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  { record.note("shows header", section) }
  func tableView(
    _ table: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { record.note("hid header", section) }
  func tableView(_ table: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
    tell("should highlight", path)
    return path.row % 6 != 5
  }
  func tableView(_ table: UITableView, didHighlightRowAt path: IndexPath) { tell("lit", path) }
  func tableView(_ table: UITableView, didUnhighlightRowAt path: IndexPath) { tell("dark", path) }
  func tableView(_ table: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
    tell("will select", path)
    return refuses ? nil : path
  }
  func tableView(_ table: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
    tell("will deselect", path)
    return refuses ? nil : path
  }
  func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) { tell("selected", path) }
  func tableView(_ table: UITableView, didDeselectRowAt path: IndexPath) { tell("left", path) }
  func tableView(
    _ table: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    path.row % 2 == 0 ? configuration(.normal) : nil
  }
  func tableView(
    _ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? { configuration(.destructive) }
  private func configuration(_ style: UIContextualAction.Style) -> UISwipeActionsConfiguration {
    let actions = ["One", "Another"].map { title in
      UIContextualAction(style: style, title: title) { [record] _, _, done in
        record.note("performed", title)
        done(title == "One")
      }
    }
    let configuration = UISwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = performsFirst
    return configuration
  }
  func tableView(_ table: UITableView, willBeginEditingRowAt path: IndexPath) {
    tell("opens", path)
  }
  func tableView(_ table: UITableView, didEndEditingRowAt path: IndexPath?) { tell("closed", path) }
  func tableView(
    _ table: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposal: IndexPath
  ) -> IndexPath {
    tell("from", source)
    tell("to", proposal)
    return refuses ? source : proposal
  }
  func scrollViewDidScroll(_ view: UIScrollView) { record.note("scrolled", view.contentOffset) }
}

extension Calls {
  /// Changes of rows that fit the counts.
  private static func change(_ table: UITableView, _ rows: Rows, _ dice: inout Dice) {
    let section = dice.below(rows.rows.count)
    let count = rows.rows[section].count
    let animation: UITableView.RowAnimation = dice.pick([.automatic, .none, .fade])
    switch dice.below(10) {
    case 8:
      let target = dice.below(rows.rows.count)
      rows.rows.insert(rows.rows.remove(at: section), at: target)
      table.moveSection(section, toSection: target)
    case 9:
      guard count > 0 else { return }
      table.reconfigureRows(at: [IndexPath(row: dice.below(count), section: section)])
    case 0, 1:
      let row = dice.below(count + 1)
      rows.rows[section].insert(rows.made, at: row)
      rows.made += 1
      table.insertRows(at: [IndexPath(row: row, section: section)], with: animation)
    case 2, 3:
      guard count > 0 else { return }
      let row = dice.below(count)
      rows.rows[section].remove(at: row)
      table.deleteRows(at: [IndexPath(row: row, section: section)], with: animation)
    case 4:
      guard count > 0 else { return }
      table.reloadRows(
        at: [IndexPath(row: dice.below(count), section: section)], with: animation)
    case 5:
      guard count > 1 else { return }
      let (from, to) = (dice.below(count), dice.below(count))
      rows.rows[section].insert(rows.rows[section].remove(at: from), at: to)
      table.moveRow(
        at: IndexPath(row: from, section: section), to: IndexPath(row: to, section: section))
    case 6:
      guard rows.rows.count < 5 else { return table.reloadSections([section], with: animation) }
      rows.rows.insert([rows.made], at: section)
      rows.made += 1
      table.insertSections([section], with: animation)
    default:
      guard rows.rows.count > 2 else { return }
      rows.rows.remove(at: section)
      table.deleteSections([section], with: animation)
    }
  }

  private static func set(_ table: UITableView, _ rows: Rows, _ dice: inout Dice) {
    let section = dice.below(rows.rows.count)
    let path = IndexPath(row: dice.below(rows.rows[section].count + 1), section: section)
    let isThere = path.row < rows.rows[section].count
    switch dice.below(26) {
    case 18: table.allowsMultipleSelectionDuringEditing.toggle()
    case 19: table.separatorStyle = dice.pick([.none, .singleLine])
    case 20: table.separatorInset.left = dice.value(0, 40)
    case 21: table.sectionHeaderTopPadding = dice.pick([UITableView.automaticDimension, 0, 9])
    case 22: table.rowHeight = dice.pick([UITableView.automaticDimension, 30, 61])
    case 23:
      table.scrollToNearestSelectedRow(
        at: dice.pick([.none, .top, .middle, .bottom]), animated: dice.chance(0.5))
    case 24: table.contentInset.top = dice.value(0, 60)
    case 25: table.separatorColor = dice.pick([nil, .red])
    case 0: table.reloadData()
    case 1: table.setEditing(!table.isEditing, animated: dice.chance(0.5))
    case 2: table.allowsMultipleSelection.toggle()
    case 3: table.allowsSelection.toggle()
    case 4: table.allowsSelectionDuringEditing.toggle()
    case 5 where isThere, 6 where isThere:
      table.selectRow(
        at: path, animated: dice.chance(0.5),
        scrollPosition: dice.pick([.none, .top, .middle, .bottom]))
    case 7 where isThere: table.deselectRow(at: path, animated: dice.chance(0.5))
    case 8 where isThere:
      table.scrollToRow(
        at: path, at: dice.pick([.none, .top, .middle, .bottom]), animated: dice.chance(0.5))
    case 9: table.refreshControl = table.refreshControl == nil ? UIRefreshControl() : nil
    case 10: table.refreshControl?.beginRefreshing()
    case 11: table.refreshControl?.endRefreshing()
    case 12: rows.refuses.toggle()
    case 13: rows.performsFirst.toggle()
    case 14: table.sectionHeaderHeight = dice.pick([UITableView.automaticDimension, 20])
    case 15:
      table.tableHeaderView =
        table.tableHeaderView == nil ? UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 50)) : nil
    case 16: table.frame.size.width = dice.value(200, 320)
    default: table.selectRow(at: nil, animated: false, scrollPosition: .none)
    }
  }

  static let tables = Calls(name: "tables", seeds: 50) { dice, record in
    let stage = SmallStage(0)
    let rows = Rows(record)
    let style: UITableView.Style = dice.pick([.plain, .grouped])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 260), style: style)
    stage.application.perform {
      table.register(ToldCell.self, forCellReuseIdentifier: "registered")
      table.register(
        UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
      (table.dataSource, table.delegate) = (rows, rows)
      rows.table = table
      stage.window.addSubview(table)
    }
    let table0 = Weak(table)
    rows.inside.act = { [unowned rows] dice in
      guard let table = table0.object else { return }
      if dice.chance(0.3) { change(table, rows, &dice) } else { set(table, rows, &dice) }
    }
    if dice.chance(0.5) { rows.inside.begin(&dice, chance: 0.02) }
    var hand = Hand(stage, record)
    for _ in 0..<70 {
      if dice.chance(0.04) { stage.application.perform { table.removeFromSuperview() } }
      if dice.chance(0.1) { stage.application.perform { stage.window.addSubview(table) } }
      switch dice.below(10) {
      case 0, 1: stage.application.perform { set(table, rows, &dice) }
      case 2: stage.application.perform { change(table, rows, &dice) }
      case 3:
        var inner = dice.fork(5)
        stage.application.perform {
          table.performBatchUpdates({ change(table, rows, &inner) }) { record.note("done", $0) }
        }
        _ = dice.next()
      case 4: swipe(stage, &dice)
      case 5 where dice.chance(0.5):
        stage.application.perform { table.setEditing(true, animated: false) }
        hold(stage, record, &dice)
      default: hand.act(in: table.frame, &dice)
      }
      record.look(atWidget: table)
      record.draw(stage.application, .light)
      record.look(at: stage.application)
    }
    hand.pass(9)
    record.look(atWidget: table)
    withExtendedLifetime(rows) {}
  }

  /// A finger takes a row by its grip to an edge, where it waits.
  private static func hold(_ stage: SmallStage, _ record: Record, _ dice: inout Dice) {
    var place = CGPoint(x: 300, y: dice.value(60, 200))
    func send(_ phase: UITouch.Phase) {
      stage.application.receive(
        .touches(
          HostInput.TouchInput(
            [TouchReport(41, phase, at: place)], time: stage.application.scheduler.now + 1.0 / 64)))
    }
    send(.began)
    let goal: CGFloat = dice.pick([5, 255])
    for _ in 0..<8 {
      place.y += (goal - place.y) / 3
      send(.moved)
    }
    for _ in 0..<dice.below(4) { stage.pass(0.2, record) }
    send(dice.chance(0.8) ? .ended : .cancelled)
  }

  /// A finger on a row to the side, or on its grip and down; then it may tap what shows.
  private static func swipe(_ stage: SmallStage, _ dice: inout Dice) {
    let (isAside, pace) = (dice.chance(0.7), dice.pick([-25.0, -8, 8, 25]))
    var place = CGPoint(x: isAside ? 160 : 300, y: dice.value(10, 240))
    func send(_ phase: UITouch.Phase) {
      stage.application.receive(
        .touches(
          HostInput.TouchInput(
            [TouchReport(40, phase, at: place)], time: stage.application.scheduler.now + 1.0 / 64)))
    }
    send(.began)
    for _ in 0..<dice.below(12) + 2 {
      if isAside { place.x += CGFloat(pace) } else { place.y += CGFloat(pace) }
      send(.moved)
    }
    send(.ended)
    stage.application.advance(to: stage.application.scheduler.now + dice.pick([0.05, 0.5]))
    guard dice.chance(0.4) else { return }
    place.x = dice.pick([20, 300, 250])
    send(.began)
    send(.ended)
  }
}
