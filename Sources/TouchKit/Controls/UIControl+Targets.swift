// The receivers of a control's events: methods of objects that are not kept alive, or actions.

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

  /// Removes events from a target; `nil` for any of its methods.
  public final func removeTarget(
    _ target: AnyObject?, action: Selector?, for controlEvents: Event
  ) {
    remove(controlEvents) { entry in
      guard case .method = entry.receiver else { return false }
      return target == nil
        ? action == nil || entry.isMethod(action, of: nil)
        : entry.isMethod(action, of: target)
    }
  }

  /// Adds an action that is called on events. Adding the same action again adds to its events.
  public final func addAction(_ action: UIAction, for controlEvents: Event) {
    if let index = receivers.firstIndex(where: { $0.isAction(action) }) {
      receivers[index].events.formUnion(controlEvents)
    } else {
      receivers.append(ControlReceiver(receiver: .action(action), events: controlEvents))
    }
  }

  /// Takes events from an action.
  public final func removeAction(_ action: UIAction, for controlEvents: Event) {
    remove(controlEvents) { $0.isAction(action) }
  }

  /// All events that have a receiver.
  public final var allControlEvents: Event {
    receivers.reduce(into: Event()) { $0.formUnion($1.events) }
  }

  private final func remove(_ events: Event, from isMeant: (ControlReceiver) -> Bool) {
    for index in receivers.indices where isMeant(receivers[index]) {
      receivers[index].events.subtract(events)
    }
    _ = exchange(&receivers, with: receivers.filter { !$0.events.isEmpty })
  }

  /// Calls every receiver that listens to one of the events, once, in the order added.
  final func tell(_ events: Event, for event: UIEvent?) {
    for entry in receivers where !entry.events.isDisjoint(with: events) {
      switch entry.receiver {
      case .method(nil, let selector): sendAction(selector, to: nil, for: event)
      case .method(let target?, let selector):
        guard let object = target.object else { continue }
        sendAction(selector, to: object, for: event)
      case .action(let action): action.perform(from: self)
      }
    }
  }
}

extension ControlReceiver {
  fileprivate func isAction(_ other: UIAction) -> Bool {
    if case .action(let action) = receiver { action === other } else { false }
  }
}

/// A closure with a title and a picture for the control that performs it.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIAction {
  /// The name for people.
  open var title: String
  /// The picture.
  open var image: UIImage?
  /// The object that performs it now; `nil` at other times.
  public private(set) final var sender: AnyObject?
  private final let handler: (UIAction) -> Void

  /// Makes an action.
  public init(
    title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.image = image
    self.handler = handler
  }

  deinit {}

  final func perform(from sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
