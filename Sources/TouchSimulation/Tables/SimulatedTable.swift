// The tables of a simulated app, with their cells and headers.

import GestureCore
import TouchKit

/// A table that tells the world what it hears.
final class SimulatedTable: UITableView {
  private let witness: Witness

  init(_ witness: Witness, style: Style) {
    self.witness = witness
    super.init(frame: .zero, style: style)
  }

  deinit {}

  /// Hears touches of its own, and notes those of its rows.
  private func hear(_ touches: Set<UITouch>, _ phase: Plan.Phase, then handle: () -> Void) {
    let own = touches.filter { $0.view === self }
    if !own.isEmpty { witness.hear(own, phase) }
    if own.count < touches.count {
      witness.world.noteRowTouches(touches.subtracting(own), phase, in: witness.id)
      if own.isEmpty { witness.world.reach(phase.viewMoment) }
    }
    handle()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(touches, .began) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(touches, .moved) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(touches, .ended) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(touches, .cancelled) { super.touchesCancelled(touches, with: event) }
  }
  override func layoutSubviews() {
    // Without a source there is nothing to ask.
    if dataSource == nil { witness.world.hear(.tableCounts(witness.id)) }
    super.layoutSubviews()
  }
  override var canBecomeFirstResponder: Bool { true }
  override func resignFirstResponder() -> Bool {
    witness.resign { super.resignFirstResponder() }
  }
  override func willMove(toSuperview superview: UIView?) {
    witness.world.reach(.willMoveToSuperview)
  }
  override func willMove(toWindow window: UIWindow?) { witness.world.reach(.willMoveToWindow) }
  override func didMoveToWindow() {
    super.didMoveToWindow()
    witness.world.reach(.didMoveToWindow)
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    witness.world.reach(.hitTest)
    return super.hitTest(point, with: event)
  }
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    witness.shouldBegin(recognizer)
  }
  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    witness.allowsContent(touches, in: view)
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    witness.mayTakeTouches(from: view) { super.touchesShouldCancel(in: view) }
  }
}

/// A cell with a number of its own.
final class SimulatedCell: UITableViewCell {
  private(set) var number = 0
  private var world: World?

  deinit {}

  static func made(_ number: Int, of world: World) -> SimulatedCell {
    let cell = SimulatedCell(style: .default, reuseIdentifier: "row")
    cell.number = number
    cell.world = world
    cell.showsReorderControl = true
    return cell
  }

  override func willMove(toSuperview superview: UIView?) { world?.reach(.cellMoves) }
}

/// A header with a number of its own.
final class SimulatedHeader: UITableViewHeaderFooterView {
  private(set) var number = 0

  deinit {}

  static func made(_ number: Int) -> SimulatedHeader {
    let header = SimulatedHeader(reuseIdentifier: "header")
    header.number = number
    header.bounds.size.height = 24
    return header
  }
}
