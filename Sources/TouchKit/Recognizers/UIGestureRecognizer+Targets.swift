// Who is told about a gesture, and how: methods on objects that are not kept alive, or closures.

/// A call that is ready to be made, as often as wanted.
final class BoundCall {
  let call: () -> Void

  init(_ call: @escaping () -> Void) { self.call = call }
}

/// One receiver of a recognizer's actions.
struct GestureTarget {
  enum Receiver {
    case method(Weak<AnyObject>, Selector)
    case closure((UIGestureRecognizer) -> Void)
  }

  let receiver: Receiver

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
  public final func addTarget(_ target: AnyObject, action: Selector) {
    guard action.isAnswered(by: target) else {
      programmerError(
        "\(debugName).addTarget(_:action:): the target is not of the class whose method the action "
          + "refers to; pass an instance of that class or one of its subclasses.")
    }
    add(.method(Weak(target), action))
  }

  /// Adds an object whose method is called with the recognizer.
  public final func addTarget<Target: AnyObject, Sender: UIGestureRecognizer>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void
  ) {
    addTarget(target, action: Selector(action))
  }

  /// Adds an object whose method is called without arguments.
  public final func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void
  ) {
    addTarget(target, action: Selector(action))
  }

  /// Removes a target: `nil` for any object, and `nil` for any of its methods.
  public final func removeTarget(_ target: AnyObject?, action: Selector?) {
    unbindActions()
    targets.removeAll { entry in
      guard case .method(let object, let selector) = entry.receiver else { return false }
      let isSameObject = target == nil || object.object === target
      return isSameObject && (action == nil || action == selector)
    }
  }

  private final func add(_ receiver: GestureTarget.Receiver) {
    unbindActions()
    targets.append(GestureTarget(receiver: receiver))
  }

  final func addClosure(_ body: @escaping (UIGestureRecognizer) -> Void) { add(.closure(body)) }

  /// Tells all targets, in the order added.
  ///
  /// The calls are bound once for a gesture, so that a move allocates nothing; until the gesture
  /// is over its targets are kept alive.
  final func sendActions() {
    if part.bound.isEmpty {
      guard !targets.isEmpty else { return }
      part.bound = targets.compactMap { $0.bind(self) }
    }
    part.isSending = true
    if part.bound.count == 1 {
      Unmanaged.passUnretained(part.bound[0]).borrow { $0.call() }
    } else {
      for bound in part.bound { bound.call() }
    }
    part.isSending = false
    if part.isBoundAnew { unbindActions() }
  }

  /// Lets go of the targets after a gesture, or when others are to be told; calls that are being
  /// made stay until they are done.
  final func unbindActions() {
    part.isBoundAnew = part.isSending
    if !part.isSending, !part.bound.isEmpty { part.bound = [] }
  }
}

/// Closures as actions, typed with the recognizer's own class.
public protocol GestureActionSource: UIGestureRecognizer {}

extension UIGestureRecognizer: GestureActionSource {}

extension GestureActionSource {
  /// Has a closure called whenever the gesture changes: `pan.addAction { pan in … }`.
  public func addAction(_ body: @escaping (Self) -> Void) {
    addClosure { body(unsafeDowncast($0, to: Self.self)) }
  }
}
