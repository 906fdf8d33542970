// Tables under test: their data source and delegate is a diary of what it is asked and told.

import Foundation
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

/// Numbers of rows, and a diary of what a table tells.
final class TableDiary: UITableViewDataSource, UITableViewDelegate {
  /// How many rows each section has.
  var counts: [Int]
  private(set) var lines: [String] = []
  /// Which lines are written: those that begin with one of these words; all if it is empty.
  var only: [String] = []
  /// Runs inside each call, before the answer.
  var then: (String, UITableView) -> Void = { _, _ in }
  var height: (IndexPath) -> CGFloat = { _ in UITableView.automaticDimension }
  var header: (Int) -> String? = { _ in nil }
  var highlights = true
  var selects: (IndexPath) -> IndexPath? = { $0 }
  var deselects: (IndexPath) -> IndexPath? = { $0 }
  var leading: [UIContextualAction] = []
  var trailing: [UIContextualAction] = []
  var performsFirst = true
  var target: (IndexPath) -> IndexPath = { $0 }
  var makeCell: ((UITableView, IndexPath) -> UITableViewCell)?
  private(set) var cellsMade = 0
  private(set) var heightsAsked = 0

  init(_ counts: [Int]) { self.counts = counts }
  deinit {}

  /// What was heard since the last call.
  func take() -> String {
    defer { lines = [] }
    return lines.joined(separator: ", ")
  }

  private func note(_ line: String, _ table: UITableView) {
    if only.isEmpty || only.contains(where: { line.hasPrefix($0) }) { lines.append(line) }
    then(line, table)
  }

  private func name(_ path: IndexPath) -> String {
    counts.count > 1 ? "\(path.section).\(path.row)" : "\(path.row)"
  }

  // MARK: Data source

  func numberOfSections(in table: UITableView) -> Int {
    note("sections?", table)
    return counts.count
  }
  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    note("rows of \(section)?", table)
    return counts[section]
  }
  func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? {
    header(section)
  }
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    note("cell \(name(path))?", table)
    if let makeCell { return makeCell(table, path) }
    if let cell = table.dequeueReusableCell(withIdentifier: "row") {
      cell.textLabel?.text = name(path)
      return cell
    }
    cellsMade += 1
    let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.showsReorderControl = true
    cell.textLabel?.text = name(path)
    return cell
  }
  func tableView(_ table: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
    note("moved \(name(source)) to \(name(target))", table)
  }

  // MARK: Delegate

  func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    heightsAsked += 1
    return height(path)
  }
  func tableView(
    _ table: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
  ) { note("shows \(name(path))", table) }
  func tableView(
    _ table: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath
  ) { note("hid \(name(path))", table) }
  func tableView(_ table: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  { note("shows header \(section)", table) }
  func tableView(
    _ table: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { note("hid header \(section)", table) }
  func tableView(_ table: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
    note("should highlight \(name(path))?", table)
    return highlights
  }
  func tableView(_ table: UITableView, didHighlightRowAt path: IndexPath) {
    note("highlighted \(name(path))", table)
  }
  func tableView(_ table: UITableView, didUnhighlightRowAt path: IndexPath) {
    note("unhighlighted \(name(path))", table)
  }
  func tableView(_ table: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
    note("will select \(name(path))", table)
    return selects(path)
  }
  func tableView(_ table: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
    note("will deselect \(name(path))", table)
    return deselects(path)
  }
  func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
    note("selected \(name(path))", table)
  }
  func tableView(_ table: UITableView, didDeselectRowAt path: IndexPath) {
    note("deselected \(name(path))", table)
  }
  func tableView(
    _ table: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? { configuration(leading) }
  func tableView(
    _ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? { configuration(trailing) }
  private func configuration(_ actions: [UIContextualAction]) -> UISwipeActionsConfiguration? {
    let configuration = UISwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = performsFirst
    return actions.isEmpty ? nil : configuration
  }
  func tableView(_ table: UITableView, willBeginEditingRowAt path: IndexPath) {
    note("opens \(name(path))", table)
  }
  func tableView(_ table: UITableView, didEndEditingRowAt path: IndexPath?) {
    note("closed \(path.map(name) ?? "none")", table)
  }
  func tableView(
    _ table: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposal: IndexPath
  ) -> IndexPath {
    note("\(name(source)) to \(name(proposal))?", table)
    return target(proposal)
  }
  func scrollViewWillBeginDragging(_ view: UIScrollView) {
    if let table = view as? UITableView { note("drags", table) }
  }
  func scrollViewDidScroll(_ view: UIScrollView) {
    if let table = view as? UITableView { note("scrolled", table) }
  }
}

/// A table that keeps its diary alive.
final class DiaryTable: UITableView {
  var diary: TableDiary?
  deinit {}
}

/// What a selection by touch tells.
let selecting = [
  "should", "highlighted", "unhighlighted", "will", "selected", "deselected", "drags",
]

extension TestScreen {
  /// A table over all of the window, laid out, with a diary that tells what follows.
  func table(
    _ counts: [Int], style: UITableView.Style = .plain, only: [String] = [],
    _ change: (UITableView, TableDiary) -> Void = { _, _ in }
  ) -> (UITableView, TableDiary) {
    let diary = TableDiary(counts)
    let table = DiaryTable(frame: window.bounds, style: style)
    table.diary = diary
    table.dataSource = diary
    table.delegate = diary
    change(table, diary)
    window.addSubview(table)
    wait(0.1)
    diary.only = only
    _ = diary.take()
    return (table, diary)
  }
}

extension TestScreen {
  /// Reports one finger.
  func send(_ finger: Int, _ phase: UITouch.Phase, _ place: CGPoint, at time: Double) {
    application.receive([TouchReport(finger, phase, at: place)], at: time, in: window)
  }
}

/// The middle of a row of 44 points, at the top of a table that fills the window.
func row(_ number: Int, x: Double = 200) -> CGPoint {
  CGPoint(x: x, y: Double(number) * 44 + 22)
}
