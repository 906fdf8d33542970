// The scroll views of a simulated app, and the delegates that hear them.

import GestureCore
import TouchKit

/// A scroll view that tells the world what it and its content hear.
final class SimulatedScrollView: UIScrollView {
  private let witness: Witness

  init(_ witness: Witness) {
    self.witness = witness
    super.init(frame: .zero)
  }

  deinit {}

  private var plan: Plan.Scroller? { witness.world.plan.scroller(witness.id) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .began, .viewBegan)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .moved, .viewMoved)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .ended, .viewEnded)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .cancelled, .viewCancelled)
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
    witness.world.reach(.touchesShouldBegin)
    guard witness.world.family.isPlanned(view), plan?.refuses.contains(view.tag) == true else {
      return true
    }
    for touch in touches.sorted(by: { $0.tableSlot < $1.tableSlot }) {
      witness.world.hear(.contentRefused(touch.tableSlot))
    }
    return false
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    witness.world.reach(.touchesShouldCancel)
    guard super.touchesShouldCancel(in: view),
      !witness.world.family.isPlanned(view) || plan?.spares.contains(view.tag) != true
    else {
      witness.world.mark(.contentKeepsTouch)
      return false
    }
    return true
  }
}

/// Tells the world what scroll views tell it.
class SimulatedScrollDelegate: UIScrollViewDelegate {
  let world: World

  init(of world: World) { self.world = world }

  deinit {}

  func scrollViewDidScroll(_ view: UIScrollView) { world.hear(.scrolled, from: view) }
  func scrollViewDidZoom(_ view: UIScrollView) { world.hear(.zoomed, from: view) }
  func scrollViewWillBeginDragging(_ view: UIScrollView) {
    world.hear(.willBeginDragging, from: view)
  }
  func scrollViewWillEndDragging(
    _ view: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    world.scrolling.notes[view.tag]?.velocity = Fact.Place(x: velocity.x, y: velocity.y)
    world.scrolling.notes[view.tag]?.target = nil
    world.hear(.willEndDragging, from: view)
    if let target = world.scrolling.notes[view.tag]?.target {
      targetContentOffset.pointee = CGPoint(x: target.x, y: target.y)
    }
  }
  func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate: Bool) {
    world.hear(willDecelerate ? .didEndDraggingGoesOn : .didEndDragging, from: view)
  }
  func scrollViewWillBeginDecelerating(_ view: UIScrollView) {
    world.hear(.willBeginDecelerating, from: view)
  }
  func scrollViewDidEndDecelerating(_ view: UIScrollView) {
    world.hear(.didEndDecelerating, from: view)
  }
  func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) {
    world.hear(.didEndAnimation, from: view)
  }
  func viewForZooming(in view: UIScrollView) -> UIView? {
    world.reach(.viewForZooming)
    guard let zoomed = world.plan.scroller(view.tag)?.zoomed,
      let zoomed = world.family.views[zoomed],
      zoomed.superview === view
    else { return nil }
    return zoomed
  }
  func scrollViewWillBeginZooming(_ scroller: UIScrollView, with view: UIView?) {
    world.hear(.willBeginZooming, from: scroller)
  }
  func scrollViewDidEndZooming(
    _ scroller: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { world.hear(.didEndZooming, from: scroller) }
  func scrollViewDidChangeAdjustedContentInset(_ view: UIScrollView) {
    world.hear(.insetChanged, from: view)
  }
}
