// BEHAVIOUR 4.1 for presses: who is asked before a press is given to a recognizer, and how often.

import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

@Suite struct PressReceptionTests {
  /// Two buttons go down, one after the other, in a window with a tap for both.
  @Test(arguments: [
    (true, true, "tap receivesEvent? yes, tap receivesPress? yes, tap receivesPress? yes"),
    (true, false, "tap receivesEvent? yes, tap receivesPress? no, tap receivesPress? no"),
    (false, true, "tap receivesEvent? no"),
  ])
  func theEventIsAskedAboutOnceAndEachPressAfterIt(
    takesEvents: Bool, takesPresses: Bool, questions: String
  ) {
    withScreen(recording: [.questions]) { screen in
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: screen.window)
      tap.allowedPressTypes = [UIPress.PressType.select, .menu].map {
        NSNumber(value: $0.rawValue)
      }
      let delegate = RecordingDelegate(screen)
      var eventTypes: [UIEvent.EventType] = []
      delegate.receivesEvent = { _, event in
        eventTypes.append(event.type)
        return takesEvents
      }
      delegate.receivesPress = { _, _ in takesPresses }
      tap.delegate = delegate
      for type in [UIPress.PressType.select, .menu] {
        screen.application.receivePress(type, .began, at: screen.now)
      }
      screen.expect(questions)
      #expect(eventTypes == [.presses])
    }
  }

  @Test func anEventHasTheModifiersOfItsLastKeyUntilTheNextOneComes() {
    final class Keeper: UIView {
      var event: UIPressesEvent?
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        self.event = event
      }
    }
    withScreen { screen in
      let keeper = screen.add(Keeper(), named: "keeper")
      keeper.becomeFirstResponder()
      screen.press(.keyboardA, .shift, typing: "A")
      var between: UIKeyModifierFlags?
      screen.application.scheduler.after(1) { between = keeper.event?.modifierFlags }
      let input = HostInput.KeyInput(
        .keyboardS, .down, characters: "s", modifiers: .command, time: screen.now + 2)
      screen.application.receive(.key(input))
      #expect(between == .shift && keeper.event?.modifierFlags == .command)
    }
  }

  @Test func aTapDoesNotCountAPressThatItIgnored() {
    final class Picky: UITapGestureRecognizer {
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        guard let press = presses.first, press.type == .menu else {
          return super.pressesBegan(presses, with: event)
        }
        ignore(press, for: event)
      }
    }
    withScreen(recording: [.actions]) { screen in
      let tap = screen.add(Picky(), named: "tap", to: screen.window)
      tap.allowedPressTypes = [UIPress.PressType.select, .menu].map {
        NSNumber(value: $0.rawValue)
      }
      for (type, phase) in [
        (.select, .began), (.menu, .began), (.select, .ended), (.menu, .ended),
      ] as [(UIPress.PressType, UIPress.Phase)] {
        screen.application.receivePress(type, phase, at: screen.now)
      }
      screen.expect("tap ended")
    }
  }

  @Test func recognizerThatAnotherOneDisablesHearsNoPress() {
    final class Disabling: UIGestureRecognizer {
      weak var other: UIGestureRecognizer?
      var heard = 0
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        heard += 1
        other?.isEnabled = false
      }
    }
    withScreen(recording: []) { screen in
      let both = ["first", "second"].map { name in
        let recognizer = screen.add(Disabling(), named: name, to: screen.window)
        recognizer.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
        return recognizer
      }
      (both[0].other, both[1].other) = (both[1], both[0])
      screen.application.receivePress(.select, .began, at: screen.now)
      #expect(both[0].heard + both[1].heard == 1)
      screen.application.receivePress(.select, .ended, at: screen.now)
    }
  }

  @Test(arguments: [true, false])
  func aRecognizerThatItsDelegateTakesAwayReceivesNoPress(isDisabled: Bool) {
    withScreen(recording: [.actions]) { screen in
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: screen.window)
      tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
      let delegate = RecordingDelegate(screen)
      delegate.receivesPress = { recognizer, _ in
        if isDisabled {
          recognizer.isEnabled = false
        } else {
          recognizer.view?.removeGestureRecognizer(recognizer)
        }
        return true
      }
      tap.delegate = delegate
      screen.application.receivePress(.select, .began, at: screen.now)
      screen.application.receivePress(.select, .ended, at: screen.now)
      screen.expect("")
    }
  }
}
