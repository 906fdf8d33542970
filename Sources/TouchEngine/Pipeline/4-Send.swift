// The fourth step: the event goes from the application to the window, and from there on to its
// recognizers and views. An app's own `sendEvent` may keep it, or send it later.

import GestureCore

extension UIApplication {
  /// Sends an event to the window that it is for.
  @inline(__always)
  final func dispatch(_ event: UIEvent) {
    guard event === engine.touchesEvent else { return dispatchOther(event) }
    engine.touchesEvent.window?.borrow { $0.sendEvent(event) }
  }

  @inline(never)
  private final func dispatchOther(_ event: UIEvent) {
    if event === engine.pressesEvent {
      engine.pressesEvent.window?.sendEvent(event)
    } else if Linked.everyInput, event === engine.shake.event {
      engine.shake.deliver(event, in: self)
    } else if event.type == .remoteControl {
      responderWithoutPlace?.remoteControlReceived(with: event)
    }
  }
}

extension UIWindow {
  /// Delivers an event to the recognizers and views of this window.
  final func deliver(_ event: UIEvent) { event.run(in: self) }
}
