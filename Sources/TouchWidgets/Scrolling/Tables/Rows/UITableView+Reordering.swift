// A finger moves a row by its grip. Where the row goes, decides `RowReorder`.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// A row that a finger moves.
final class HeldRow {
  let cell: UITableViewCell
  let recognizer: GripRecognizer
  /// The layout without any move.
  private(set) var layout: RowLayout
  var rule: RowReorder
  /// The place that the delegate was asked about last.
  var proposal: RowPath
  let scroller: HeldRowScroller

  init(
    _ cell: UITableViewCell, _ recognizer: GripRecognizer, _ layout: RowLayout, _ rule: RowReorder,
    _ scroller: HeldRowScroller
  ) {
    self.cell = cell
    self.recognizer = recognizer
    self.layout = layout
    self.rule = rule
    self.scroller = scroller
    proposal = rule.source
  }

  deinit {}

  /// Another row was measured.
  func measure(_ row: RowPath, as height: Double) {
    guard let index = layout.index(of: row) else { return }
    layout = layout.measuring([RowLayout.MeasuredRow(index: index, height: height)])
    rule.measure(row, as: height)
  }
}

/// Scrolls a table in whose edge zone a row is held.
final class HeldRowScroller: FrameListener {
  private let table: Weak<UITableView>
  private var application = Weak<UIApplication>(nil)
  private var lastFrame: Double?
  private(set) package var listensToFrames = false

  init(_ table: UITableView) { self.table = Weak(table) }

  deinit {}

  /// Is called once a frame from the next one on.
  func start(in application: UIApplication?) {
    guard !listensToFrames, let application else { return }
    listensToFrames = true
    lastFrame = nil
    self.application = Weak(application)
    application.frameClock.add(self)
    application.expectFrame()
  }

  /// Is called no longer.
  func stop() {
    guard listensToFrames else { return }
    listensToFrames = false
    application.object?.frameClock.remove(self)
  }

  package func frameBegan(at time: Double, next: Double) {
    // The table may be gone in the middle of it.
    guard let table = table.object, table.held?.scroller === self else { return stop() }
    let elapsed = min(time - (exchange(&lastFrame, with: time) ?? time), 0.1)
    table.scrollHeldRow(for: elapsed)
  }
}

/// A row that a finger moved, and the cells that are still to be taken out, with their paths.
typealias DroppedRow = (held: HeldRow, leaving: [(cell: UITableViewCell, path: IndexPath)])

extension UITableView {
  /// The index of the place that is kept free for a held row.
  final var heldIndex: Int? { held.flatMap { rowLayout.index(of: $0.rule.target) } }

  /// A finger takes a row by its grip.
  final func take(_ cell: UITableViewCell, with recognizer: GripRecognizer) {
    // Code that is asked may have given the row another number.
    guard held == nil, let path = indexPath(for: cell), canMove(cell),
      indexPath(for: cell) == path, let index = index(of: path), cell.superview === self
    else { return }
    let place = Double(recognizer.location(in: self).y)
    held = HeldRow(
      cell, recognizer, rowLayout, RowReorder(path.core, in: rowLayout, at: place),
      HeldRowScroller(self))
    if let alive = self.place(ofRow: index) { cells[alive] = nil }
    bringSubviewToFront(cell)
  }

  /// The finger that holds a row has moved, or the table under it.
  final func moveHeldRow() {
    guard let held else { return }
    let place = held.recognizer.location(in: self).y
    held.cell.center.y = place - CGFloat(held.rule.grip) + CGFloat(held.rule.height) / 2
    let length = Double(bounds.height)
    let inViewport = Double(place - bounds.minY)
    let speed = RowReorder.scrollVelocity(at: inViewport, length: length)
    if speed == 0 {
      held.scroller.stop()
    } else {
      held.scroller.start(in: windowStorage?.application)
    }
    let proposal = held.rule.proposal(at: Double(place))
    guard proposal != held.proposal else { return }
    held.proposal = proposal
    var chosen = proposal
    if let delegate {
      chosen =
        delegate.tableView(
          self, targetIndexPathForMoveFromRowAt: IndexPath(held.rule.source),
          toProposedIndexPath: IndexPath(proposal)
        ).core
    }
    // The delegate may have ended the move, as by a reload; and rows around it are where they are now.
    guard self.held === held else { return }
    let old = held.rule
    guard held.rule.move(to: chosen) else { return }
    for (cell, path) in show(held, insteadOf: old) { endDisplaying(cell, path) }
  }

  /// Shows the rows around the place where the held one would go.
  private final func show(
    _ held: HeldRow, insteadOf old: RowReorder
  ) -> [(cell: UITableViewCell, path: IndexPath)] {
    let (before, new) = (rowLayout, held.rule)
    let layout = held.layout.moving(new.source, to: new.target)
    return rearrange(layout) { index in
      layout.index(of: new.place(of: old.row(shownAt: before.path(at: index))))
    }
  }

  /// Moves the content while a row is held at an edge.
  ///
  /// - Parameter elapsed: For how long, in seconds.
  final func scrollHeldRow(for elapsed: Double) {
    guard let held else { return }
    let place = Double(held.recognizer.location(in: self).y - bounds.minY)
    let speed = RowReorder.scrollVelocity(at: place, length: Double(bounds.height))
    let offset = Point(
      Double(contentOffset.x), Double(contentOffset.y) + speed * elapsed)
    setContentOffset(CGPoint(rule.clamped(offset)), animated: false)
    moveHeldRow()
  }

  /// The finger lets the row go where it is.
  final func putHeldRowDown() {
    guard let (held, leaving) = dropHeldRow() else { return }
    let move = held.rule
    defer { for (cell, path) in leaving { endDisplaying(cell, path) } }
    guard move.source != move.target else { return }
    selection.follow { move.place(of: $0) }
    dataSource?.tableView(
      self, moveRowAt: IndexPath(move.source), to: IndexPath(move.target))
  }

  /// The row goes back to where it was.
  final func giveUpHeldRow() { endMove(takeHeldRow()) }

  /// The row goes back to where it was; the app hears of it by `endMove`.
  final func takeHeldRow() -> DroppedRow? {
    guard let held else { return nil }
    let old = held.rule
    var leaving: [(cell: UITableViewCell, path: IndexPath)] = []
    if held.rule.move(to: old.source) { leaving = show(held, insteadOf: old) }
    guard let dropped = dropHeldRow() else { return nil }
    return (dropped.held, leaving + dropped.leaving)
  }

  /// Lets the finger go, and takes the cells out for which no room is left.
  final func endMove(_ dropped: DroppedRow?) {
    guard let dropped else { return }
    dropped.held.recognizer.isEnabled = false
    dropped.held.recognizer.isEnabled = true
    for (cell, path) in dropped.leaving { endDisplaying(cell, path) }
  }

  /// The held row takes its place among the others.
  private final func dropHeldRow() -> DroppedRow? {
    guard let held else { return nil }
    let index = heldIndex
    held.scroller.stop()
    self.held = nil
    let cell = held.cell
    var leaving: [(cell: UITableViewCell, path: IndexPath)] = []
    if let index, let place = place(ofRow: index) {
      cells[place] = cell
      loading.markAsked(index)
      let frame = rect(ofRow: index)
      animate { cell.frame = frame }
    } else if let index {
      leaving.append((cell, path(at: index)))
    }
    return (held, leaving)
  }
}
