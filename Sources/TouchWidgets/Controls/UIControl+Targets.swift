// The receivers of a control's events: methods of objects that are not kept alive, or actions.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// A method or an action that listens to some of a control's events.
struct ControlReceiver {
  enum Receiver {
    /// A method of an object; without an object, of the first responder up the chain that has it.
    case method(Weak<AnyObject>?, Selector)
    case action(UIAction)
  }

  let receiver: Receiver
  var events: UIControl.Event

  func isMethod(_ action: Selector?, of target: AnyObject?) -> Bool {
    guard case .method(let own, let selector) = receiver else { return false }
    return own?.object === target && (action == nil || action == selector)
  }
}

extension UIControl {
  /// Adds a method that is called on events; without a target, on the first responder up the chain
  /// that has it.
  ///
  /// The target is not kept alive. Adding the same method again adds to its events.
  public final func addTarget(_ target: AnyObject?, action: Selector, for controlEvents: Event) {
    if let target, !action.isAnswered(by: target) {
      programmerError(
        "UIControl \(identity).addTarget(_:action:for:): the target is not of the class whose "
          + "method the action refers to; pass an instance of that class or one of its subclasses.")
    }
    if let index = receivers.firstIndex(where: { $0.isMethod(action, of: target) }) {
      receivers[index].events.formUnion(controlEvents)
    } else {
      receivers.append(
        ControlReceiver(receiver: .method(target.map { Weak($0) }, action), events: controlEvents))
    }
  }

  /// Adds a method without arguments that is called on events.
  public final func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping (Target) -> () -> Void, for controlEvents: Event
  ) {
    addTarget(target, action: Selector(action), for: controlEvents)
  }

  /// Adds a method that is called on events with the control.
  public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping (Target) -> (Sender) -> Void, for controlEvents: Event
  ) {
    addTarget(target, action: Selector(action), for: controlEvents)
  }

  /// Adds a method that is called on events with the control and the event of touches that caused
  /// it.
  public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping (Target) -> (Sender, UIEvent?) -> Void,
    for controlEvents: Event
  ) {
    addTarget(target, action: Selector(action), for: controlEvents)
  }

  /// Removes events from a target; `nil` for any of its methods. A selector without a name removes only what
  /// was added with a copy of it; observers are told if that is nothing.
  public final func removeTarget(
    _ target: AnyObject?, action: Selector?, for controlEvents: Event
  ) {
    let isThere = receivers.contains { $0.isMethod(action, of: target) }
    if let action, !action.hasName, !isThere,
      receivers.contains(where: { $0.isMethod(nil, of: target) })
    {
      (windowStorage?.application ?? .shared).report(
        .targetNotRemoved(from: .view(observationID)))
    }
    remove(controlEvents) { entry in
      guard case .method = entry.receiver else { return false }
      return target == nil
        ? action == nil || entry.isMethod(action, of: nil)
        : entry.isMethod(action, of: target)
    }
  }

  /// Adds an action that is called on events.
  ///
  /// A control has one action with an identifier: a later one takes the place of the earlier one, and
  /// its events too. [doc; that the events stay is ours]
  public final func addAction(_ action: UIAction, for controlEvents: Event) {
    let entry = receivers.firstIndex { $0.isAction { $0.isSame(as: action) } }
    guard let entry else {
      receivers.append(ControlReceiver(receiver: .action(action), events: controlEvents))
      return
    }
    let events = receivers[entry].events.union(controlEvents)
    _ = exchange(
      &receivers[entry], with: ControlReceiver(receiver: .action(action), events: events))
  }

  /// Takes events from an action, or from the one with the same identifier.
  public final func removeAction(_ action: UIAction, for controlEvents: Event) {
    remove(controlEvents) { $0.isAction { $0.isSame(as: action) } }
  }

  /// Takes events from the action with an identifier.
  public final func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    remove(controlEvents) { $0.isAction { $0.identifier == actionIdentifier } }
  }

  // MARK: Listeners

  /// All events that have a receiver.
  public final var allControlEvents: Event {
    receivers.reduce(into: Event()) { $0.formUnion($1.events) }
  }

  /// The methods of a target that listen to one of the events, in the order added; `nil` if there are
  /// none. Without a target, the methods that go up the responder chain.
  public final func actions(
    forTarget target: AnyObject?, forControlEvent controlEvent: Event
  ) -> [Selector]? {
    var actions: [Selector] = []
    for entry in receivers where !entry.events.isDisjoint(with: controlEvent) {
      guard case .method(let own, let selector) = entry.receiver, own?.object === target else {
        continue
      }
      // A target that is gone is not the responder chain.
      if target != nil || own == nil { actions.append(selector) }
    }
    return actions.isEmpty ? nil : actions
  }

  /// Calls a closure for each receiver, in the order added: with its action, or with its target and
  /// method, and with its events. The closure stops the rest by setting its last argument.
  public final func enumerateEventHandlers(
    _ iterator: (
      _ action: UIAction?, _ targetAction: (AnyObject?, Selector)?, _ events: Event,
      _ stop: inout Bool
    ) -> Void
  ) {
    var isStopped = false
    for entry in receivers {
      switch entry.receiver {
      case .method(let target, let selector):
        let object = target?.object
        guard target == nil || object != nil else { continue }
        iterator(nil, (object, selector), entry.events, &isStopped)
      case .action(let action): iterator(action, nil, entry.events, &isStopped)
      }
      if isStopped { return }
    }
  }

  private final func remove(_ events: Event, from isMeant: (ControlReceiver) -> Bool) {
    for index in receivers.indices where isMeant(receivers[index]) {
      receivers[index].events.subtract(events)
    }
    _ = exchange(&receivers, with: receivers.filter { !$0.events.isEmpty })
  }

  /// Calls every receiver that listens to one of the events, once, in the order added.
  ///
  /// A receiver may add and remove others: the ones that listened when this call began are called, except
  /// targets that are gone by their turn. Callers decide everything else before this call.
  final func tell(_ events: Event, for event: UIEvent?) {
    for entry in receivers where !entry.events.isDisjoint(with: events) {
      switch entry.receiver {
      case .method(nil, let selector): sendAction(selector, to: nil, for: event)
      case .method(let target?, let selector):
        guard let object = target.object else { continue }
        sendAction(selector, to: object, for: event)
      case .action(let action): sendAction(action)
      }
    }
  }
}

extension ControlReceiver {
  fileprivate func isAction(_ isMeant: (UIAction) -> Bool) -> Bool {
    if case .action(let action) = receiver { isMeant(action) } else { false }
  }
}

#if !hasFeature(Embedded)
  extension UIControl {
    /// The objects whose methods listen. One that is not `Hashable` is in it as its `ObjectIdentifier`.
    public final var allTargets: Set<AnyHashable> {
      var targets: Set<AnyHashable> = []
      for entry in receivers {
        guard case .method(let target?, _) = entry.receiver, let object = target.object else {
          continue
        }
        let hashable = object as? any Hashable
        targets.insert(hashable.map { AnyHashable($0) } ?? AnyHashable(ObjectIdentifier(object)))
      }
      return targets
    }
  }
#endif
