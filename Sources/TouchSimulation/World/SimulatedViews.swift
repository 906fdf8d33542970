// The windows, views and controls of a simulated app: they tell the world what they hear. Each
// class writes its deinit. A deinit that the compiler adds would wait for the main actor, which
// waits meanwhile for the thread that drops the last reference.

import GestureCore
import TouchKit

/// What a view of the simulation answers and tells. A class of its own, because windows, plain views
/// and controls have no other common one.
final class Witness {
  let id: Int
  let world: World
  private var isResigning = false

  init(_ id: Int, of world: World) {
    self.id = id
    self.world = world
  }

  deinit {}

  /// Tells the world of touches as its view hears of them.
  ///
  /// - Parameter handle: What the class of the view does with them.
  func hear(_ touches: Set<UITouch>, _ phase: Plan.Phase, then handle: () -> Void = {}) {
    let own =
      world.plan.hasOnlyOwnViews ? touches : touches.filter { !world.isHandedOn($0, to: id) }
    if !own.isEmpty { world.viewHears(id, own, phase) }
    world.reach(phase.viewMoment)
    handle()
  }

  func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    world.reach(.viewShouldBegin)
    return world.allowsToBegin(.viewShouldBegin, recognizer, id)
  }

  /// Resigns as planned.
  func resign(usually resign: () -> Bool) -> Bool {
    // The heir's becoming first asks this one again.
    guard !isResigning, let plan = world.plan.views.first(where: { $0.id == id }) else {
      return resign()
    }
    isResigning = true
    defer { isResigning = false }
    world.reach(.resigning)
    switch plan.resigning {
    case .usual: return resign()
    case .refuses: return false
    case .pretends: return true
    case .handsOver:
      world.family.views[plan.heir]?.becomeFirstResponder()
      return resign()
    }
  }
}

nonisolated extension Plan.Phase {
  /// Where the app's code runs when a view hears of it.
  var viewMoment: Plan.Moment {
    switch self {
    case .began: .viewBegan
    case .ended: .viewEnded
    case .cancelled: .viewCancelled
    default: .viewMoved
    }
  }
}

/// A window that notes touches as they come and go.
final class SimulatedWindow: UIWindow {
  let world: World

  init(frame: CGRect, of world: World) {
    self.world = world
    super.init(frame: frame)
  }

  deinit {}

  override func sendEvent(_ event: UIEvent) {
    world.note(event, in: self)
    super.sendEvent(event)
  }
}

/// A plain view.
final class SimulatedView: UIView {
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
  override func didMoveToWindow() { witness.world.reach(.didMoveToWindow) }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    witness.world.reach(.hitTest)
    return super.hitTest(point, with: event)
  }
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    witness.shouldBegin(recognizer)
  }
}

/// A control of the app's own.
final class SimulatedControl: UIControl {
  private let witness: Witness

  init(_ witness: Witness) {
    self.witness = witness
    super.init(frame: .zero)
  }

  deinit {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .began) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .moved) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .ended) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .cancelled) { super.touchesCancelled(touches, with: event) }
  }
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    witness.shouldBegin(recognizer)
  }
}

/// A button.
final class SimulatedButton: UIButton {
  private let witness: Witness

  init(_ witness: Witness) {
    self.witness = witness
    super.init(type: .custom)
  }

  deinit {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .began) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .moved) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .ended) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.hear(touches, .cancelled) { super.touchesCancelled(touches, with: event) }
  }
}
