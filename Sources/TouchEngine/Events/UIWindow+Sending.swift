// An event on its way from the application to the windows, and from a window to its recognizers and views.

import GestureCore

extension UIApplication {
  /// Sends an event to the window that it is for.
  @inline(__always)
  final func dispatch(_ event: UIEvent) {
    guard event === touchesEvent else { return dispatchOther(event) }
    touchesEvent.window?.borrow { $0.sendEvent(event) }
  }

  @inline(never)
  private final func dispatchOther(_ event: UIEvent) {
    if event === inputState.pressesEvent {
      inputState.pressesEvent.window?.sendEvent(event)
    } else if Linked.everyInput, event === shake.event {
      shake.deliver(event, in: self)
    } else if event.type == .remoteControl {
      responderWithoutPlace?.remoteControlReceived(with: event)
    }
  }
}

extension UIWindow {
  /// Delivers an event to the recognizers and views of this window.
  final func deliver(_ event: UIEvent) { event.run(in: self) }
}
