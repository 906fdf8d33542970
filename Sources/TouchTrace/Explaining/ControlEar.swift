// Which events the controls of an app send. It adds an action to each control, after the app's own.

import TouchKit

/// Hears what controls send. The controls are those that are there when a finger comes down.
final class ControlEar {
  private let hear: (_ control: UIControl, _ event: String, _ remark: String?) -> Void
  private var controls: [ObjectIdentifier: Listened] = [:]

  /// A control, with an action for each event.
  private struct Listened {
    let control: Weak<UIControl>
    let actions: [(action: UIAction, event: UIControl.Event)]
  }

  /// Hears events by the control and the event's name, and which events have an action if this one has none.
  init(
    _ hear: @escaping (_ control: UIControl, _ event: String, _ remark: String?) -> Void
  ) { self.hear = hear }

  deinit {}

  private static let events: [(event: UIControl.Event, name: String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
    (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
    (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
    (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
    (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
    (.primaryActionTriggered, "primaryActionTriggered"), (.editingDidBegin, "editingDidBegin"),
    (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
  ]

  /// Listens to controls, each once.
  func listen(to views: [UIView]) {
    for case let control as UIControl in views {
      // A control may have the place of one that is gone.
      guard controls[ObjectIdentifier(control)]?.control.object !== control else { continue }
      let actions = Self.events.map { event, name in
        (
          action: UIAction { [weak self, weak control] _ in
            self?.heard(event, name, of: control)
          }, event: event
        )
      }
      for (action, event) in actions { control.addAction(action, for: event) }
      controls[ObjectIdentifier(control)] = Listened(control: Weak(control), actions: actions)
    }
  }

  private func heard(_ event: UIControl.Event, _ name: String, of control: UIControl?) {
    guard let control else { return }
    hear(control, name, remark(on: event, of: control))
  }

  /// Which events of a control have an action, if this one has none; `nil` if it has one.
  private func remark(on event: UIControl.Event, of control: UIControl) -> String? {
    let own = controls[ObjectIdentifier(control)]?.actions.map(\.action) ?? []
    let (events, isOneGone) = control.listeners(besides: own)
    guard events.isDisjoint(with: event) else { return nil }
    if isOneGone { return "the object that listened is gone: a control does not keep it alive" }
    let names = Self.events.filter { events.contains($0.event) }.map(\.name)
    if !names.isEmpty { return "its actions are for \(names.joined(separator: ", "))" }
    return events.isEmpty ? "it has no action" : "its actions are for other events"
  }

  /// Listens no more.
  func stop() {
    for listened in controls.values {
      for (action, event) in listened.actions {
        listened.control.object?.removeAction(action, for: event)
      }
    }
    controls = [:]
  }
}
