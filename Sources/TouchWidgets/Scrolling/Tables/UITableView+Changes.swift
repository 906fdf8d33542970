// Carries out what the app says that changed. Whether it fits the counts, decides `RowChanges`.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

extension UITableView {
  /// Notes a change, and makes it unless more are to come.
  final func change(_ note: (inout RowChanges) -> Void) {
    beginUpdates()
    note(&changes)
    endUpdates()
  }

  final func changeTogether(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    beginUpdates()
    updates?()
    endUpdates()
    guard let completion else { return }
    let application = windowStorage?.application ?? .shared
    // In no window nothing is shown, so nothing that is animated comes to its end. [seen]
    let isFinished = windowStorage != nil || !UIView.areAnimationsEnabled
    // Code that changes rows again in each completion lets time pass.
    _ = application.scheduler.after(application.frameClock.period) { completion(isFinished) }
  }

  final func endChanges() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    guard updateDepth == 0 else { return }
    let changes = exchange(&changes, with: RowChanges())
    // Without known counts there is nothing that could be changed: what is there is asked for.
    guard loading.canChangeRows else { return markNeedsLoad() }
    apply(changes)
  }

  private final func apply(_ changes: RowChanges) {
    guard let (asked, isAllNew) = askLayout() else { return }
    // What reloads, or has another source, was not changed row by row.
    guard !isAllNew else { return reload(asked) }
    // The code of the app runs when all is in its new place: it may change rows again.
    guard let (swipe, move) = takeFromHands() else { return }
    let old = rowLayout
    let (mapping, problem) = changes.mapping(from: old.rowCounts, to: asked.rowCounts)
    guard let mapping else { return problem.map { stop($0) } ?? () }
    let reloaded = changes.reloadedRows
    func place(_ path: RowPath) -> RowPath? { reloaded.contains(path) ? nil : mapping(path) }
    let again = changes.reconfiguredRows.compactMap { place($0) }
    selection.follow(place)
    if selection.pressed == nil { pressing = nil }
    let views = takeSections()
    func newIndex(_ index: Int) -> Int? {
      place(old.path(at: index)).flatMap { asked.index(of: $0) }
    }
    let layout = asked.keepingMeasured(of: old, at: newIndex)
    let leaving = rearrange(layout, newIndex)
    let kept = again.compactMap { layout.index(of: $0) }.compactMap { cell(ofRow: $0) }
    endSwipe(swipe)
    endMove(move)
    for (cell, path) in leaving { endDisplaying(cell, path) }
    for (section, view) in views { endDisplaying(view, section) }
    showContentSize()
    for cell in kept { reconfigure(cell) }
    measureShownRows()
  }

  /// Has the data source set up the cell of a row anew.
  private final func reconfigure(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell), let source = dataSource else { return }
    reconfigured = cell
    let answer = source.tableView(self, cellForRowAt: path)
    reconfigured = nil
    guard answer !== cell else { return }
    keep(answer)
    // Another cell takes its place as after a reload, if the row still has this one.
    if let path = indexPath(for: cell) { reloadRows(at: [path], with: .none) }
  }

  /// Counts that do not fit the changes: the message names them.
  private final func stop(_ problem: RowChanges.Problem) -> Never {
    switch problem {
    case .sections(let before, let after, let inserted, let deleted):
      programmerError(
        "UITableView \(identity): endUpdates(): numberOfSections(in:) makes it \(after) after "
          + "the changes; there were \(before), of which \(deleted) were deleted or moved away, and "
          + "\(inserted) were inserted or moved there.")
    case .rows(let section, let before, let after, let inserted, let deleted):
      programmerError(
        "UITableView \(identity): endUpdates(): tableView(_:numberOfRowsInSection: \(section)) "
          + "makes it \(after) after the changes; there were \(before), of which \(deleted) were "
          + "deleted or moved away, and \(inserted) were inserted or moved there.")
    case .noSection(let section, let count):
      programmerError(
        "UITableView \(identity): endUpdates(): section \(section) was changed, and there are "
          + "\(count).")
    case .noRow(let path, let count):
      programmerError(
        "UITableView \(identity): endUpdates(): row \(path.row) of section \(path.section) was "
          + "changed, and there are \(count).")
    }
  }
}
