// Swipes a row aside, so that its buttons show. Where it is and what becomes of it, decides `RowSwipe`.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// A row that is swiped aside.
final class SwipedRow {
  let cell: UITableViewCell
  let buttons: SwipeButtons
  var rule: RowSwipe
  /// Whether the delegate hears of it; not of a row that its delete control opens while the table is edited.
  let isTold: Bool

  init(_ cell: UITableViewCell, _ buttons: SwipeButtons, _ rule: RowSwipe, isTold: Bool) {
    self.cell = cell
    self.buttons = buttons
    self.rule = rule
    self.isTold = isTold
  }

  deinit {}
}

/// Swipes a row of a table; vertical movement leaves it to the table's own scrolling.
final class RowPanRecognizer: UIPanGestureRecognizer {
  private var tableReference = Weak<UITableView>(nil)
  private let answers = RowPanAnswers()

  override class var classWithoutAnswers: ObjectIdentifier {
    ObjectIdentifier(RowPanRecognizer.self)
  }

  deinit {}

  /// Becomes the recognizer of a table.
  func serve(_ table: UITableView) {
    tableReference = Weak(table)
    answers.table = Weak(table)
    delegate = answers
    maximumNumberOfTouches = 1
    rule.axes = .horizontal
    addTarget(self, action: Selector(RowPanRecognizer.acted))
  }

  private func acted() {
    guard let table = tableReference.object else { return }
    let distance = Double(translation(in: table).x)
    switch state {
    case .began: table.beginSwipe(by: distance)
    case .changed: table.swipe(by: distance)
    case .ended: table.endSwipe(velocity: Double(velocity(in: table).x))
    default: table.closeSwipe()
    }
  }
}

/// Answers whether a row may be swiped.
final class RowPanAnswers: UIGestureRecognizerDelegate {
  var table = Weak<UITableView>(nil)

  deinit {}

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    table.object?.mayBeginSwipe() ?? false
  }
}

extension UITableView {
  /// How long a row takes to open and to close, in seconds. [ours]
  nonisolated static var swipeDuration: Double { 0.25 }

  /// Whether the row under the finger has buttons on the side to which the finger goes.
  final func mayBeginSwipe() -> Bool {
    guard !isEditing, held == nil else { return false }
    let travel = displaceInTable(rowPan.rule.travel)
    let place = rowPan.location(in: self)
    let start = CGPoint(x: place.x - travel.x, y: place.y - travel.y)
    guard let index = rowLayout.row(at: Double(start.y)), let cell = cell(ofRow: index)
    else { return false }
    if let swiped, swiped.cell === cell, swiped.rule.openSide != nil { return true }
    closeSwipe()
    return prepareSwipe(of: cell, towards: travel.x > 0 ? .leading : .trailing)
  }

  private final func displaceInTable(_ travel: Point) -> CGPoint {
    rowPan.displace(travel, in: self)
  }

  /// Asks for the buttons of a row. One that is deleted has a button for that, if the delegate describes
  /// none on this side.
  final func prepareSwipe(
    of cell: UITableViewCell, towards side: RowSwipe.Side, isTold: Bool = true
  ) -> Bool {
    guard let path = indexPath(for: cell) else { return false }
    let (version, wasEditing) = (loading.version, isEditing)
    let (isEditable, usual) = askEditable(path)
    guard isEditable, version == loading.version else { return false }
    let delegate = delegate
    let leading = delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    let trailing = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    let buttons = SwipeButtons(
      self, leading: leading, trailing: trailing ?? deletion(of: cell, at: path, usual, delegate))
    let rule = RowSwipe(
      width: Double(cell.bounds.width), leading: buttons.actions(.leading),
      trailing: buttons.actions(.trailing))
    // The code that was asked may have changed rows, begun or ended editing, swiped another row, or taken the
    // cell out.
    guard rule.actions(side).width > 0, version == loading.version, isEditing == wasEditing,
      swiped == nil, cell.superview === self
    else { return false }
    swiped = SwipedRow(cell, buttons, rule, isTold: isTold)
    return true
  }

  final func beginSwipe(by distance: Double) {
    guard let swiped else { return }
    swiped.rule.begin()
    if swiped.buttons.superview !== swiped.cell {
      show(swiped)
      if let path = indexPath(for: swiped.cell) {
        delegate?.tableView(self, willBeginEditingRowAt: path)
      }
    }
    // The delegate may have closed the row, which is looked for again.
    swipe(by: distance)
  }

  private final func show(_ swiped: SwipedRow) {
    swiped.cell.insertSubview(swiped.buttons, belowSubview: swiped.cell.contentView)
    swiped.cell.swipeButtons = swiped.buttons
  }

  /// Opens a row as its delete control asks for.
  final func openForDeletion(_ cell: UITableViewCell) {
    guard isEditing, held == nil, swiped == nil,
      prepareSwipe(of: cell, towards: .trailing, isTold: false), let swiped
    else { return }
    swiped.rule.open(.trailing)
    show(swiped)
    settle(swiped)
  }

  final func swipe(by distance: Double) {
    guard let swiped else { return }
    swiped.rule.drag(by: distance)
    swiped.cell.swipeOffset = CGFloat(swiped.rule.offset)
  }

  final func endSwipe(velocity: Double) {
    guard let swiped else { return }
    switch swiped.rule.release(velocity: velocity) {
    case .closes: closeSwipe()
    case .opens: settle(swiped)
    case .performs(let side):
      // The handler may close the row or change it; nothing of it is read afterwards.
      settle(swiped)
      swiped.buttons.performFirst(side)
    }
  }

  private final func settle(_ swiped: SwipedRow) {
    let cell = swiped.cell
    let offset = CGFloat(swiped.rule.offset)
    animate {
      cell.swipeOffset = offset
      cell.layoutIfNeeded()
    }
  }

  /// Animates a row by the clock of the application whose window shows it, which need not be the shared one
  /// now; at once without a window.
  final func animate(_ changes: () -> Void, _ completion: ((Bool) -> Void)? = nil) {
    guard let application = windowStorage?.application else {
      changes()
      completion?(true)
      return
    }
    application.perform {
      UIView.animate(
        withDuration: UITableView.swipeDuration, delay: 0, options: .allowUserInteraction,
        animations: changes, completion: completion)
    }
  }

  /// Closes the row that is open.
  final func closeSwipe() {
    guard let swiped = exchange(&swiped, with: nil) else { return }
    let (cell, buttons) = (swiped.cell, swiped.buttons)
    guard cell.swipeButtons === buttons else { return }
    animate(
      {
        cell.swipeOffset = 0
        cell.layoutIfNeeded()
      }, { _ in cell.remove(buttons) })
    if swiped.isTold { delegate?.tableView(self, didEndEditingRowAt: indexPath(for: cell)) }
  }

  /// Closes the row that is open at once: its row changes.
  final func giveUpSwipe() { endSwipe(takeSwipe()) }

  /// Closes the row that is open at once; the app hears of it by `endSwipe`.
  ///
  /// - Returns: Whether the app is to hear of it; `nil` if no row was swiped.
  final func takeSwipe() -> Bool? {
    guard let swiped = exchange(&swiped, with: nil) else { return nil }
    swiped.cell.swipeOffset = 0
    guard swiped.cell.swipeButtons === swiped.buttons else { return false }
    swiped.cell.remove(swiped.buttons)
    return swiped.isTold
  }

  /// Tells the app that a row was closed.
  final func endSwipe(_ isTold: Bool?) {
    guard let isTold else { return }
    rowPan.isEnabled = false
    rowPan.isEnabled = true
    if isTold { delegate?.tableView(self, didEndEditingRowAt: nil) }
  }
}

extension UITableViewCell {
  /// Takes buttons out, unless others have come in their place.
  final func remove(_ buttons: SwipeButtons) {
    buttons.removeFromSuperview()
    if swipeButtons === buttons { swipeButtons = nil }
  }
}
