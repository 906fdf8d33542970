// Builds tables and refresh controls, and turns what they tell into facts.

import GestureCore
import TouchKit

/// What the world knows of a table.
struct TableNotes {
  /// The rows of both data sources, and which one is asked.
  var rows: [TableRows] = []
  var sources: [SimulatedSource] = []
  var present = 0
  /// Whether the table asks for its counts now: the data cannot change meanwhile.
  var isCounting = false
  /// How many cells and headers were made, and swipes began; each has a number.
  var made = 0
  var swipes = 0
  /// How many touches on its rows its views hear of.
  var rowTouches = 0
  /// Whether several rows could be selected since the last rest.
  var allowedSeveral = false
}

extension World {
  private func table(_ id: Int) -> SimulatedTable? { views[id] as? SimulatedTable }

  /// Whether a view is one of the plan's, and not one that a table brought along.
  func isPlanned(_ view: UIView) -> Bool {
    view is UIWindow || views[view.tag] === view || departedViews[view.tag]?.object === view
  }

  /// Whether a touch is on something that a table brought along, or on a table itself: then other views
  /// hear of it as responders.
  func isHandedOn(_ touch: UITouch, to id: Int) -> Bool {
    guard !plan.hasOnlyOwnViews, let view = touch.view else { return false }
    return !isPlanned(view) || view is SimulatedTable && view.tag != id
  }

  // MARK: Building

  func build(_ plan: Plan.Table, as view: SimulatedTable) {
    var notes = TableNotes()
    notes.rows = [TableRows(plan.counts), TableRows([3, 12])]
    notes.sources = (0..<2).map { SimulatedSource(of: self, plan.view, $0) }
    // Its numbers go on where those of a table were that is gone.
    notes.made = tableNotes[plan.view]?.made ?? 0
    notes.swipes = tableNotes[plan.view]?.swipes ?? 0
    tableNotes[plan.view] = notes
    let own = [view.panGestureRecognizer, view.pinchGestureRecognizer]
    if let swipe = view.gestureRecognizers?.last(where: { one in !own.contains { $0 === one } }) {
      listen(to: swipe, as: Plan.rowPan(of: plan.view))
      restate(requirementsOf: Plan.rowPan(of: plan.view))
    }
    view.allowsMultipleSelection = plan.allowsSeveral
    configure(view, as: plan)
    noteOutside(plan.view)
  }

  private func configure(_ view: SimulatedTable, as plan: Plan.Table) {
    view.delegate = tableDelegates.first
    view.dataSource = tableNotes[plan.view].map { $0.sources[$0.present] }
    view.allowsSelection = plan.allowsSelection
    view.allowsSelectionDuringEditing = plan.selectsInEditing
    if view.isEditing != plan.isEditing { view.setEditing(plan.isEditing, animated: false) }
  }

  func build(_ plan: Plan.Refresher, in view: UIScrollView) {
    let control = UIRefreshControl()
    control.isEnabled = plan.isEnabled
    let id = plan.view
    control.addAction(UIAction { [self] _ in pull(id) }, for: .valueChanged)
    refreshEnds(of: id)
    view.refreshControl = control
  }

  private func refreshEnds(of id: Int) { hear(.refresh(id, .ended, isDragged: false)) }

  /// As planned again.
  func restoreTable(_ id: Int) {
    if let view = table(id), let plan = plan.table(id) { configure(view, as: plan) }
    guard let view = views[id] as? UIScrollView, let plan = plan.refresher(id) else { return }
    commit(.end, on: id)
    if view.refreshControl == nil { build(plan, in: view) }
    view.refreshControl?.isEnabled = plan.isEnabled
  }

  // MARK: Parts

  func tableRows(_ id: Int) -> TableRows {
    tableNotes[id].map { $0.rows[$0.present] } ?? TableRows([])
  }

  func cell(for table: UITableView) -> UITableViewCell {
    if let cell = table.dequeueReusableCell(withIdentifier: "row") {
      mark(.cellReused)
      return cell
    }
    let cell = SimulatedCell.made(nextNumber(of: table), of: self)
    if born.count < 200 { born.append(Weak(cell)) }
    return cell
  }

  func header(for table: UITableView) -> UIView {
    table.dequeueReusableHeaderFooterView(withIdentifier: "header")
      ?? SimulatedHeader.made(nextNumber(of: table))
  }

  private func nextNumber(of table: UITableView) -> Int {
    tableNotes[table.tag]?.made += 1
    return tableNotes[table.tag]?.made ?? 0
  }

  /// The table asks for its counts.
  func reachCounting(_ id: Int) {
    let was = tableNotes[id]?.isCounting ?? false
    tableNotes[id]?.isCounting = true
    hear(.tableCounts(id))
    reach(.counted)
    tableNotes[id]?.isCounting = was
  }

  // MARK: Hearing

  /// Notes touches of rows as the table hears of them.
  func noteRowTouches(_ count: Int, _ phase: Plan.Phase, in id: Int) {
    switch phase {
    case .began: tableNotes[id]?.rowTouches += count
    case .ended, .cancelled:
      let before = tableNotes[id]?.rowTouches ?? 0
      tableNotes[id]?.rowTouches = max(before - count, 0)
      if phase == .cancelled, before == count { hear(.pressTaken(id)) }
    default: break
    }
  }

  func buttons(_ count: Int, of table: UITableView) -> UISwipeActionsConfiguration? {
    guard count > 0, let plan = plan.table(table.tag) else { return nil }
    let (id, number) = (table.tag, (tableNotes[table.tag]?.swipes ?? 0) + 1)
    let actions = (0..<count).map { _ in
      UIContextualAction(style: .normal, title: nil) { [self] _, _, done in
        perform(plan.completion, of: id, number, done)
      }
    }
    let configuration = UISwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = plan.performsFirst
    return configuration
  }

  func beginSwipe(of table: UITableView) {
    tableNotes[table.tag]?.swipes += 1
    mark(.rowOpened)
    hear(.swipe(table.tag, .begins, tableNotes[table.tag]?.swipes ?? 0))
  }

  private func perform(
    _ completion: Plan.Completion, of id: Int, _ number: Int, _ done: @escaping (Bool) -> Void
  ) {
    hear(.swipe(id, .performs, number))
    mark(table(id)?.isRowLetGo == true ? .fullSwipe : .buttonPressed)
    reach(.swipePerformed)
    switch completion {
    case .yes, .no: complete(completion == .yes, of: id, number, done)
    case .late:
      application.scheduler.after(0.4) { [self] in
        mark(.completedLate)
        complete(true, of: id, number, done)
      }
    case .never: break
    }
  }

  private func complete(
    _ isDone: Bool, of id: Int, _ number: Int, _ done: (Bool) -> Void
  ) {
    hear(.swipe(id, .completes, number))
    done(isDone)
  }

  /// A refresh control tells that it was pulled.
  private func pull(_ id: Int) {
    guard let view = views[id] as? UIScrollView, let plan = plan.refresher(id) else { return }
    hear(.refresh(id, .pulled, isDragged: view.isDragging && !view.isDecelerating))
    mark(.pulled)
    reach(.refreshed)
    if plan.delay == 0 { commit(.end, on: id) }
    guard plan.delay > 0 else { return }
    application.scheduler.after(plan.delay) { [self] in commit(.end, on: id) }
  }

  func commit(_ act: Plan.RefreshAct, on id: Int) {
    guard let view = views[id] as? UIScrollView, let plan = plan.refresher(id) else { return }
    let control = view.refreshControl
    switch act {
    case .begin:
      guard let control else { return }
      hear(.refresh(id, .begun, isDragged: false))
      control.beginRefreshing()
    case .end:
      guard let control else { return }
      if control.isRefreshing { mark(view.isTracking ? .endedInDrag : .refreshed) }
      refreshEnds(of: id)
      control.endRefreshing()
    case .toggle: control?.isEnabled.toggle()
    case .takeOut:
      refreshEnds(of: id)
      view.refreshControl = nil
    case .putIn: if control == nil { build(plan, in: view) }
    }
  }
}
