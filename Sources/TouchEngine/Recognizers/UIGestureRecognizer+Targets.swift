// The targets that a gesture tells: methods on objects that are not kept alive, or closures.

import GestureCore

/// A call that is ready to be made any number of times.
final class BoundCall {
  let call: () -> Void

  init(_ call: @escaping () -> Void) { self.call = call }

  deinit {}
}

/// One receiver of a recognizer's actions.
struct GestureTarget {
  enum Receiver {
    case method(Weak<AnyObject>, Selector)
    case closure((UIGestureRecognizer) -> Void)
  }

  let receiver: Receiver

  /// Whether it is this method of this object.
  func isMethod(_ action: Selector, of target: AnyObject) -> Bool {
    guard case .method(let own, let selector) = receiver else { return false }
    return own.object === target && selector == action
  }

  /// The call that tells it about `sender`; `nil` if the object is gone.
  func bind(_ sender: UIGestureRecognizer) -> BoundCall? {
    switch receiver {
    case .closure(let body):
      return BoundCall { body(sender) }
    case .method(let target, let selector):
      guard let object = target.object,
        let call = selector.bound(to: object, from: sender, for: nil)
      else { return nil }
      return BoundCall(call)
    }
  }
}

extension UIGestureRecognizer {
  /// Adds an object whose method is called; it is kept alive only while a gesture runs.
  ///
  /// The same object and method count once, if the selectors are equal: copies, or with the same
  /// name.
  public final func addTarget(_ target: AnyObject, action: Selector) {
    guard action.isAnswered(by: target) else {
      programmerError(
        "\(debugName).addTarget(_:action:): the target is not of the class whose method the action "
          + "refers to; pass an instance of that class or one of its subclasses.")
    }
    guard !targets.contains(where: { $0.isMethod(action, of: target) }) else { return }
    add(.method(Weak(target), action))
  }

  /// Adds an object whose method is called with the recognizer.
  @inlinable
  public final func addTarget<Target: AnyObject, Sender: UIGestureRecognizer>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void
  ) {
    addTarget(target, action: Selector(action))
  }

  /// Adds an object whose method is called without arguments.
  @inlinable
  public final func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void
  ) {
    addTarget(target, action: Selector(action))
  }

  /// Removes a target: `nil` for any object, and `nil` for any of its methods. A selector without a name
  /// removes only what was added with a copy of it; observers are told if that is nothing.
  public final func removeTarget(_ target: AnyObject?, action: Selector?) {
    unbindActions()
    let count = targets.count
    var isKept = false
    targets.removeAll { entry in
      // Closures stay, so that no object of the app is released here.
      guard case .method(let object, let selector) = entry.receiver,
        target == nil || object.object === target
      else { return false }
      guard let action, action != selector else { return true }
      isKept = true
      return false
    }
    guard isKept, targets.count == count, action?.hasName == false else { return }
    UIApplication.shared.report(.targetNotRemoved(from: .recognizer(observationID)))
  }

  private final func add(_ receiver: GestureTarget.Receiver) {
    unbindActions()
    targets.append(GestureTarget(receiver: receiver))
  }

  final func addClosure(_ body: @escaping (UIGestureRecognizer) -> Void) { add(.closure(body)) }

  /// Drops the bound call, because the targets have changed.
  final func unbindActions() { Engine.unbindActions(of: self) }
}

extension UIGestureRecognizer {
  /// One call for all targets that are there; `nil` if there are none.
  final var boundTargets: BoundCall? {
    guard !targets.isEmpty else { return nil }
    let calls = targets.compactMap { $0.bind(self) }
    return calls.count == 1 ? calls[0] : BoundCall { for bound in calls { bound.call() } }
  }
}

/// Closures as actions, typed with the recognizer's own class.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol GestureActionSource: UIGestureRecognizer {}

extension UIGestureRecognizer: GestureActionSource {}

extension GestureActionSource {
  /// Adds a closure that is called whenever the gesture changes: `pan.addAction { pan in … }`.
  public func addAction(_ body: @escaping (Self) -> Void) {
    addClosure { body(unsafeDowncast($0, to: Self.self)) }
  }
}
