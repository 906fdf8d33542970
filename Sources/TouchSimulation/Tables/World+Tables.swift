// Builds tables and refresh controls, and turns what they tell into facts.

import GestureCore
import TouchKit

extension World {
  private func table(_ id: Int) -> SimulatedTable? { family.views[id] as? SimulatedTable }

  /// Whether a touch is on something that a table brought along, or on a table itself: then other views
  /// hear of it as responders.
  func isHandedOn(_ touch: UITouch, to id: Int) -> Bool {
    guard !plan.hasOnlyOwnViews, let view = touch.view else { return false }
    return !family.isPlanned(view) || view is SimulatedTable && view.tag != id
  }

  // MARK: Building

  func build(_ plan: Plan.Table, as view: SimulatedTable) {
    var notes = TableNotes()
    notes.rows = [TableRows(plan.counts), TableRows([3, 12])]
    notes.sources = (0..<2).map { SimulatedSource(of: self, plan.view, $0) }
    // Its numbers go on where those of a table were that is gone.
    notes.made = tables.notes[plan.view]?.made ?? 0
    notes.swipes = tables.notes[plan.view]?.swipes ?? 0
    tables.notes[plan.view] = notes
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
    view.delegate = tables.delegates.first
    view.dataSource = tables.notes[plan.view].map { $0.sources[$0.present] }
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
    guard let view = family.views[id] as? UIScrollView, let plan = plan.refresher(id) else {
      return
    }
    commit(.end, on: id)
    if view.refreshControl == nil { build(plan, in: view) }
    view.refreshControl?.isEnabled = plan.isEnabled
  }

  // MARK: Parts

  func cell(for table: UITableView) -> UITableViewCell {
    if let cell = table.dequeueReusableCell(withIdentifier: "row") {
      mark(.cellReused)
      return cell
    }
    let cell = SimulatedCell.made(tables.nextNumber(of: table.tag), of: self)
    births.noteOneOfMany(cell)
    return cell
  }

  func header(for table: UITableView) -> UIView {
    table.dequeueReusableHeaderFooterView(withIdentifier: "header")
      ?? SimulatedHeader.made(tables.nextNumber(of: table.tag))
  }

  /// The table asks for its counts.
  func reachCounting(_ id: Int) {
    let was = tables.notes[id]?.isCounting ?? false
    tables.notes[id]?.isCounting = true
    hear(.tableCounts(id))
    reach(.counted)
    tables.notes[id]?.isCounting = was
  }

  // MARK: Hearing

  /// Notes touches of rows as the table hears of them.
  func noteRowTouches(_ touches: Set<UITouch>, _ phase: Plan.Phase, in id: Int) {
    if tables.noteRowTouches(touches, phase, in: id) { hear(.pressTaken(id)) }
  }

  func buttons(_ count: Int, of table: UITableView) -> UISwipeActionsConfiguration? {
    guard count > 0, let plan = plan.table(table.tag) else { return nil }
    let (id, number) = (table.tag, (tables.notes[table.tag]?.swipes ?? 0) + 1)
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
    tables.notes[table.tag]?.swipes += 1
    mark(.rowOpened)
    hear(.swipe(table.tag, .begins, tables.notes[table.tag]?.swipes ?? 0))
  }

  private func perform(
    _ completion: Plan.Completion, of id: Int, _ number: Int, _ done: @escaping (Bool) -> Void
  ) {
    // Its control opened the row, of which the delegate is not told.
    guard table(id)?.isEditing != true else { return done(completion == .yes) }
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
    guard let view = family.views[id] as? UIScrollView, let plan = plan.refresher(id) else {
      return
    }
    hear(.refresh(id, .pulled, isDragged: view.isDragging && !view.isDecelerating))
    mark(.pulled)
    reach(.refreshed)
    if plan.delay == 0 { commit(.end, on: id) }
    guard plan.delay > 0 else { return }
    application.scheduler.after(plan.delay) { [self] in commit(.end, on: id) }
  }

  func commit(_ act: Plan.RefreshAct, on id: Int) {
    guard let view = family.views[id] as? UIScrollView, let plan = plan.refresher(id) else {
      return
    }
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
