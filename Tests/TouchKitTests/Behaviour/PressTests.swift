// Buttons of a remote between recognizers and responders: whoever recognizes a press takes it.

import Testing
import TouchTesting
import UIKit

/// A view that writes down the presses of which it hears.
private final class Remote: UIView {
  var heard: [String] = []

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    heard += presses.map { "\($0.type) began" }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    heard += presses.map { "\($0.type) ended" }
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    heard += presses.map { "\($0.type) cancelled" }
  }
}

private final class RemoteController: UIViewController {
  let remote = Remote()
  override func loadView() { view = remote }
}

@Suite struct PressesOfWhichRespondersHear {
  @Test func aPressThatIsRecognizedIsCancelledAndTheNextOneIsHeardAgain() {
    withScreen(recording: .actions) { screen in
      let controller = RemoteController()
      screen.show(controller)
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: controller.remote)
      tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
      for button in [UIPress.PressType.select, .playPause] {
        screen.application.receivePress(button, .began, at: screen.now)
        screen.application.receivePress(button, .ended, at: screen.now)
      }
      screen.expect("tap ended")
      let heard = ["select began", "select cancelled", "playPause began", "playPause ended"]
      #expect(controller.remote.heard == heard)
    }
  }
}
