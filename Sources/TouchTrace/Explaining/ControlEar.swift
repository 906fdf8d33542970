// Which events the controls of an app send. It adds an action to each control, after the app's own.

import TouchKit

/// Hears what controls send. The controls are those that are there when a finger comes down.
final class ControlEar {
  private let hear: (UIControl, String) -> Void
  private var controls: [ObjectIdentifier: Listened] = [:]

  /// A control, with an action for each event.
  private struct Listened {
    weak var control: UIControl?
    let actions: [(action: UIAction, event: UIControl.Event)]
  }

  /// Hears events by the control and the event's name.
  init(_ hear: @escaping (UIControl, String) -> Void) { self.hear = hear }

  deinit {}

  private static let events: [(event: UIControl.Event, name: String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
    (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
    (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
    (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
    (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
    (.primaryActionTriggered, "primaryActionTriggered"), (.editingDidBegin, "editingDidBegin"),
    (.editingDidEnd, "editingDidEnd"),
  ]

  /// Listens to controls, each once.
  func listen(to views: [UIView]) {
    for case let control as UIControl in views {
      // A control may have the place of one that is gone.
      guard controls[ObjectIdentifier(control)]?.control !== control else { continue }
      let actions = Self.events.map { event, name in
        (UIAction { [weak self, weak control] _ in control.map { self?.hear($0, name) } }, event)
      }
      for (action, event) in actions { control.addAction(action, for: event) }
      controls[ObjectIdentifier(control)] = Listened(control: control, actions: actions)
    }
  }

  /// Listens no more.
  func stop() {
    for listened in controls.values {
      for (action, event) in listened.actions {
        listened.control?.removeAction(action, for: event)
      }
    }
    controls = [:]
  }
}
