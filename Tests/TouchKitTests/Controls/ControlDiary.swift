// What controls send, by name, in the log of a screen; and fingers on controls.

import TouchTesting
import UIKit

extension UIControl {
  static let eventNames: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
    (.touchDragInside, "dragInside"), (.touchDragOutside, "dragOutside"), (.touchUpInside, "up"),
    (.touchUpOutside, "upOutside"),
    (.touchCancel, "cancel"), (.editingDidBegin, "editingDidBegin"),
    (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
    (.editingDidEndOnExit, "editingDidEndOnExit"),
  ]

  /// Notes all events but repetitions and drags, `valueChanged` with a value, and the main event.
  func note(
    on screen: TestScreen, drags: Bool = false, value: @escaping () -> String = { "" }
  ) {
    for (event, name) in Self.eventNames {
      let isDrag = event == .touchDragInside || event == .touchDragOutside
      // A listener to this event ends editing, so tests of that add it themselves.
      if isDrag && !drags || event == .editingDidEndOnExit { continue }
      addAction(UIAction { [unowned screen] _ in screen.note(name) }, for: event)
    }
    addAction(
      UIAction { [unowned screen] _ in
        let value = value()
        screen.note(value.isEmpty ? "changed" : "changed \(value)")
      }, for: .valueChanged)
    addAction(
      UIAction { [unowned screen] _ in screen.note("primary") }, for: .primaryActionTriggered)
  }
}

/// A control at (100, 100) on a board of 300 × 300 points, whose events are noted.
func withControl<Control: UIControl>(
  _ make: @autoclosure () -> Control, drags: Bool = false,
  value: @escaping (Control) -> String = { _ in "" },
  _ body: (TestScreen, Control, _ board: UIView) -> Void
) {
  withScreen(recording: [.notes]) { screen in
    let board = screen.view("board")
    let control = make()
    control.frame.origin = CGPoint(x: 100, y: 100)
    board.addSubview(control)
    control.note(on: screen, drags: drags) { [unowned control] in value(control) }
    body(screen, control, board)
    // What controls animate comes to its end.
    screen.settle()
  }
}
