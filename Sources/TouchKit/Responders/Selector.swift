// What takes the place of Objective-C's selectors: a method reference that can be asked whether
// an object has the method.

/// A method that is not yet bound to an object: `Selector(ViewController.tapped)`.
///
/// Any object of the method's class answers a selector, so an action without a target goes to the
/// first responder in the chain that is of that class. A method may take nothing, the sender, or the
/// sender and the event.
///
/// Two selectors are equal if one is a copy of the other: Swift cannot compare method references.
public struct Selector: Hashable {
  private let action: Action

  /// Refers to a method that takes no argument.
  public init<Target: AnyObject>(_ method: @escaping (Target) -> () -> Void) {
    action = Action(
      answers: { $0 is Target },
      bind: { target, _, _ in (target as? Target).map(method) })
  }

  /// Refers to a method that takes the sender; it is not called for a sender of another type.
  public init<Target: AnyObject, Sender>(_ method: @escaping (Target) -> (Sender) -> Void) {
    action = Action(
      answers: { $0 is Target },
      bind: { target, sender, _ in
        guard let target = target as? Target, let sender = sender as? Sender else { return nil }
        let call = method(target)
        return { call(sender) }
      })
  }

  /// Refers to a method that takes the sender and the event that caused the action.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> (Sender, UIEvent?) -> Void
  ) {
    action = Action(
      answers: { $0 is Target },
      bind: { target, sender, event in
        guard let target = target as? Target, let sender = sender as? Sender else { return nil }
        let call = method(target)
        return { call(sender, event) }
      })
  }

  /// Whether the object's class has the method.
  public func isAnswered(by object: AnyObject) -> Bool { action.answers(object) }

  /// The call of the method on the object, to be made as often as wanted; `nil` if the object has
  /// no such method or the method takes another sender.
  ///
  /// The call keeps target, sender and event alive.
  func bound(
    to target: AnyObject, from sender: AnyObject?, for event: UIEvent?
  ) -> (() -> Void)? {
    action.bind(target, sender, event)
  }

  /// Calls the method on the object.
  ///
  /// - Returns: Whether the object has the method and the method takes this sender.
  @discardableResult
  public func perform(
    on target: AnyObject, from sender: AnyObject?, for event: UIEvent? = nil
  ) -> Bool {
    guard let call = bound(to: target, from: sender, for: event) else { return false }
    call()
    return true
  }

  /// Whether one is a copy of the other.
  nonisolated public static func == (a: Selector, b: Selector) -> Bool { a.action === b.action }

  /// Hashes the identity that all copies share.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(action))
  }
}

/// The identity and the two abilities that all copies of a selector share.
private final class Action {
  let answers: (AnyObject) -> Bool
  let bind: (AnyObject, AnyObject?, UIEvent?) -> (() -> Void)?

  init(
    answers: @escaping (AnyObject) -> Bool,
    bind: @escaping (AnyObject, AnyObject?, UIEvent?) -> (() -> Void)?
  ) {
    self.answers = answers
    self.bind = bind
  }
}
