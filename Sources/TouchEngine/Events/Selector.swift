// The replacement of Objective-C's selectors: a method reference that knows whether an object has
// the method.

#if hasFeature(Embedded)
  /// What an action is sent from: an object, because Embedded Swift has no `Any`.
  public typealias ActionSender = AnyObject
#else
  /// What an action is sent from: `Any`, as in UIKit.
  public typealias ActionSender = Any
#endif

/// A method that is not yet bound to an object: `Selector(ViewController.tapped)`.
///
/// Any object of the method's class answers a selector, so an action without a target goes to the
/// first responder in the chain that is of that class. A method may take nothing, the sender, or the
/// sender and the event.
///
/// Swift cannot compare method references, so a selector without a name equals only its copies. A
/// selector with a name, `Selector(ViewController.tapped, "tapped(_:)")`, equals all others with
/// the same class and name. So a new selector with this name can remove a target, and a target that
/// is added twice with it is told once.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public struct Selector: nonisolated Hashable {
  @usableFromInline let action: Action

  /// Refers to a method that takes no argument.
  ///
  /// - Parameters:
  ///   - method: The method, with the name of its class: `ViewController.tapped`.
  ///   - name: A name that no other method of its class has, as `#selector` would spell it.
  @inlinable
  public init<Target: AnyObject>(
    _ method: @escaping (Target) -> () -> Void, _ name: StaticString? = nil
  ) {
    action = Action(
      name: name.map { Action.Name(ObjectIdentifier(Target.self), $0) },
      answers: { $0 is Target },
      bind: { target, _, _ in (target as? Target).map(method) })
  }

  /// Refers to a method that takes the sender; it is not called for a sender of another type.
  @inlinable
  public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> (Sender) -> Void, _ name: StaticString? = nil
  ) {
    action = Action(
      name: name.map { Action.Name(ObjectIdentifier(Target.self), $0) },
      answers: { $0 is Target },
      bind: { target, sender, _ in
        guard let target = target as? Target, let sender = sender as? Sender else { return nil }
        let call = method(target)
        return { call(sender) }
      })
  }

  /// Refers to a method that takes the sender, which is an object: nearly every sender is. Its call
  /// costs less than that of any other type.
  @inlinable
  public init<Target: AnyObject, Sender: AnyObject>(
    _ method: @escaping (Target) -> (Sender) -> Void, _ name: StaticString? = nil
  ) {
    action = Action(
      name: name.map { Action.Name(ObjectIdentifier(Target.self), $0) },
      answers: { $0 is Target },
      bind: { target, sender, _ in
        guard let target = target as? Target, let sender = sender as? Sender else { return nil }
        let call = method(target)
        return { call(sender) }
      })
  }

  /// Refers to a method that takes the sender and the event that caused the action.
  @inlinable
  public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> (Sender, UIEvent?) -> Void, _ name: StaticString? = nil
  ) {
    action = Action(
      name: name.map { Action.Name(ObjectIdentifier(Target.self), $0) },
      answers: { $0 is Target },
      bind: { target, sender, event in
        guard let target = target as? Target, let sender = sender as? Sender else { return nil }
        let call = method(target)
        return { call(sender, event) }
      })
  }

  /// Refers to what objects of several classes may have, such as the method of a protocol.
  ///
  /// - Parameter target: What the name belongs to.
  package init(
    _ name: StaticString?, of target: ObjectIdentifier, answers: @escaping (AnyObject) -> Bool,
    bind: @escaping (AnyObject, AnyObject?, UIEvent?) -> (() -> Void)?
  ) {
    action = Action(name: name.map { Action.Name(target, $0) }, answers: answers, bind: bind)
  }

  /// Whether it can equal a selector that is not its copy.
  package var hasName: Bool { action.name != nil }

  /// The name that it was made with.
  package var givenName: StaticString? { action.name?.text }

  /// Whether the object's class has the method.
  public func isAnswered(by object: AnyObject) -> Bool { action.answers(object) }

  /// The call of the method on the object, to be made any number of times; `nil` if the object has
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

  /// Whether one is a copy of the other, or both have the same class and name.
  nonisolated public static func == (a: Selector, b: Selector) -> Bool {
    if a.action === b.action { return true }
    guard let mine = a.action.name, let its = b.action.name else { return false }
    return mine == its
  }

  /// Hashes class and name. Without a name, hashes the identity that all copies share.
  nonisolated public func hash(into hasher: inout Hasher) {
    if let name = action.name {
      name.hash(into: &hasher)
    } else {
      hasher.combine(ObjectIdentifier(action))
    }
  }
}

/// The identity and the two abilities that all copies of a selector share.
@usableFromInline
final class Action {
  /// The name by which selectors can be equal that were made separately.
  ///
  /// Names are compared by their bytes: string comparison is expensive in Embedded Swift.
  @usableFromInline
  nonisolated struct Name: Hashable, Sendable {
    let target: ObjectIdentifier
    let text: StaticString

    @usableFromInline
    init(_ target: ObjectIdentifier, _ text: StaticString) {
      self.target = target
      self.text = text
    }

    @usableFromInline
    static func == (a: Name, b: Name) -> Bool {
      guard a.target == b.target else { return false }
      return a.text.withUTF8Buffer { mine in
        b.text.withUTF8Buffer { its in
          guard mine.count == its.count else { return false }
          for index in 0..<mine.count where mine[index] != its[index] { return false }
          return true
        }
      }
    }

    @usableFromInline
    func hash(into hasher: inout Hasher) {
      hasher.combine(target)
      text.withUTF8Buffer { for byte in $0 { hasher.combine(byte) } }
    }
  }

  nonisolated let name: Name?
  let answers: (AnyObject) -> Bool
  let bind: (AnyObject, AnyObject?, UIEvent?) -> (() -> Void)?

  @usableFromInline
  init(
    name: Name?, answers: @escaping (AnyObject) -> Bool,
    bind: @escaping (AnyObject, AnyObject?, UIEvent?) -> (() -> Void)?
  ) {
    self.name = name
    self.answers = answers
    self.bind = bind
  }
}
