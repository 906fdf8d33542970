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
  @Test func anEventThatIsSentToAnotherWindowIsNotHeardThere() {
    final class Astray: UIApplication {
      var wrong: UIWindow?
      override func sendEvent(_ event: UIEvent) {
        wrong?.sendEvent(event)
        super.sendEvent(event)
      }
    }
    let application = Astray()
    application.perform {
      let windows = [0, 1].map { _ in UIWindow() }
      let controllers = windows.map { window in
        let controller = RemoteController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return controller
      }
      application.wrong = windows[0]
      application.receivePress(.select, .began, at: 1)
      #expect(controllers.map(\.remote.heard) == [[], ["select began"]])
      application.receivePress(.select, .ended, at: 2)
    }
  }

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

  /// Plays buttons that go down and up, in the way of "select began", and notes what is heard.
  private func heard(
    _ recognizer: UIGestureRecognizer, taking types: [UIPress.PressType], _ events: String...
  ) -> [String] {
    withScreen(recording: .actions) { screen in
      let controller = RemoteController()
      screen.show(controller)
      screen.add(recognizer, named: "it", to: controller.remote)
      recognizer.allowedPressTypes = types.map { NSNumber(value: $0.rawValue) }
      recognizer.addAction { controller.remote.heard.append("it \($0.state)") }
      for event in events {
        let words = event.split(separator: " ")
        let type: UIPress.PressType = words[0] == "select" ? .select : .upArrow
        screen.application.receivePress(
          type, words[1] == "began" ? .began : .ended, at: screen.now + 0.1)
      }
      screen.ignoreLog()
      return controller.remote.heard
    }
  }

  //  upArrow  ●━━━━━━━○
  //  select     ●━○       which the tap takes
  @Test func onlyThePressThatARecognizerTookIsCancelled() {
    let heard = heard(
      UITapGestureRecognizer(), taking: [.select], "upArrow began", "select began",
      "select ended", "upArrow ended")
    #expect(
      heard == [
        "upArrow began", "select began", "it ended", "select cancelled", "upArrow ended",
      ])
  }

  @Test func aPressThatItDidNotTakeGoesOnAlsoIfItWasOfferedBefore() {
    // Two buttons are too many for a tap: it fails, and takes only the next one.
    let heard = heard(
      UITapGestureRecognizer(), taking: [.select, .upArrow], "upArrow began", "select began",
      "select ended", "select began", "select ended", "upArrow ended")
    #expect(
      heard == [
        "upArrow began", "select began", "select ended", "select began", "it ended",
        "select cancelled", "upArrow ended",
      ])
  }

  @Test func aRecognizerHearsNothingOfAPressFromBeforeItsReset() {
    // The tap would take the end of upArrow for that of select.
    let heard = heard(
      UITapGestureRecognizer(), taking: [.select, .upArrow], "upArrow began", "select began",
      "select ended", "select began", "upArrow ended", "select ended")
    #expect(
      heard == [
        "upArrow began", "select began", "select ended", "select began", "upArrow ended",
        "it ended", "select cancelled",
      ])
  }

  @Test func aPressThatJoinsARunningGestureIsTheGestures() {
    let heard = heard(
      PressedLong(), taking: [.select, .upArrow], "select began", "upArrow began",
      "upArrow ended", "select ended")
    #expect(heard == ["it began", "it changed", "it changed", "it ended"])
  }
}

/// Begins with the first button and ends with the last.
private final class PressedLong: UIGestureRecognizer {
  private var down = 0

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    down += presses.count
    state = .began
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    down -= presses.count
    state = down == 0 ? .ended : .changed
  }
}
