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

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .began)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .moved)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .ended)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .cancelled)
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

extension Witness {
  private var plan: Plan.Scroller? { world.plan.scroller(id) }

  /// Whether content may have touches, as a scroll view asks itself.
  func allowsContent(_ touches: Set<UITouch>, in view: UIView) -> Bool {
    world.reach(.touchesShouldBegin)
    guard world.family.isPlanned(view), plan?.refuses.contains(view.tag) == true else {
      return true
    }
    for touch in touches.sorted(by: { $0.tableSlot < $1.tableSlot }) {
      world.hear(.contentRefused(touch.tableSlot))
    }
    return false
  }

  /// Whether a scroll view may take touches away from its content, as it asks itself.
  ///
  /// - Parameter usually: What its class answers.
  func mayTakeTouches(from view: UIView, usually: () -> Bool) -> Bool {
    world.reach(.touchesShouldCancel)
    guard usually(), !world.family.isPlanned(view) || plan?.spares.contains(view.tag) != true
    else {
      world.mark(.contentKeepsTouch)
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
  func scrollViewShouldScrollToTop(_ view: UIScrollView) -> Bool {
    world.noteEasing(view.tag)
    return true
  }
  func scrollViewDidScrollToTop(_ view: UIScrollView) { world.hear(.didEndAnimation, from: view) }
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
