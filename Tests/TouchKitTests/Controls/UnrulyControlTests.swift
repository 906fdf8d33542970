// Controls that are freed, removed, disabled or asked again in the middle of their own callbacks.

import Testing
import TouchTesting
import UIKit

private let inside = CGPoint(x: 110, y: 110)

/// A control that acts in its own tracking.
private final class Tracker: UIControl {
  var begins: (Tracker) -> Void = { _ in }
  var moves: (Tracker) -> Void = { _ in }
  var ends: (Tracker) -> Void = { _ in }
  var log: [String] = []
  deinit {}

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log.append("begin")
    begins(self)
    return true
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log.append("continue")
    moves(self)
    return true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    log.append("end")
    ends(self)
  }
  override func cancelTracking(with event: UIEvent?) {
    log.append(event == nil ? "cancel without event" : "cancel")
  }
}

@Suite struct UnrulyTracking {
  private func withTracker(_ body: (TestScreen, Tracker) -> Void) {
    withControl(
      Tracker(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), drags: true
    ) { screen, tracker, _ in
      body(screen, tracker)
      #expect(!tracker.isHighlighted && !tracker.isTracking && !tracker.isTouchInside)
    }
  }

  @Test func itsApplicationGoesUnderAFinger() {
    withTracker { screen, tracker in
      do {
        let application = UIApplication()
        application.perform {
          let window = UIWindow(frame: screen.window.frame)
          window.makeKeyAndVisible()
          window.addSubview(tracker)
          application.receive(
            [TouchReport(1, .began, at: CGPoint(x: 110, y: 110))], at: 0, in: window)
        }
        #expect(tracker.isTracking && tracker.log == ["begin"])
      }
      #expect(tracker.window == nil)
      screen.window.addSubview(tracker)
      #expect(!tracker.isTracking && !tracker.isHighlighted)
      #expect(tracker.log == ["begin", "cancel without event"])
      screen.expect("down, cancel")
      screen.play(.tap(at: inside))
      #expect(tracker.log == ["begin", "cancel without event", "begin", "end"])
      screen.expect("down, up")
    }
  }

  @Test func disabledWhileItBegins() {
    withTracker { screen, tracker in
      tracker.begins = { $0.isEnabled = false }
      screen.play(.tap(at: inside))
      #expect(tracker.log == ["begin", "cancel without event"] && tracker.state == .disabled)
      screen.expect("")
    }
  }

  @Test func disabledWhileItGoesOn() {
    withTracker { screen, tracker in
      tracker.moves = { $0.isEnabled = false }
      screen.play(.drag(from: inside, to: CGPoint(x: 120, y: 110)))
      #expect(tracker.log == ["begin", "continue", "cancel without event"])
      screen.expect("down, cancel")
    }
  }

  @Test func disabledWhileItEnds() {
    withTracker { screen, tracker in
      tracker.ends = { $0.isEnabled = false }
      screen.play(.tap(at: inside))
      #expect(tracker.log == ["begin", "end", "cancel without event"])
      screen.expect("down, cancel")
    }
  }

  @Test func removedWhileItIsPressed() {
    withTracker { screen, tracker in
      let board = tracker.superview
      screen.finger().down(at: inside)
      tracker.removeFromSuperview()
      #expect(tracker.log == ["begin", "cancel without event"])
      screen.finger().move(by: 5, 0)
      screen.finger().up()
      board?.addSubview(tracker)
      screen.wait(1)
      screen.play(.tap(at: inside))
      screen.expect("down, cancel, down, up")
    }
  }

  @Test func movedWithinItsWindowItGoesOn() {
    withTracker { screen, tracker in
      screen.finger().down(at: inside)
      screen.window.addSubview(tracker)
      screen.finger().up()
      screen.expect("down, up")
    }
  }
}

@Suite struct UnrulyListeners {
  @Test(arguments: [UIControl.Event.touchDown, .touchUpInside, .primaryActionTriggered])
  func aButtonMayBeFreedInItsOwnAction(event: UIControl.Event) {
    withScreen(recording: [.notes]) { screen in
      var button: UIButton? = UIButton(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
      weak let gone = button
      button?.addAction(
        UIAction { [unowned screen] _ in
          screen.note("pressed")
          gone?.removeFromSuperview()
        }, for: event)
      if let button { screen.window.addSubview(button) }
      button = nil
      screen.play(.tap(at: inside))
      screen.expect("pressed")
      screen.play(.tap(at: inside))
      screen.expect("")
      #expect(gone == nil)
    }
  }

  @Test func everyControlMayBeRemovedByItsListener() {
    let makers: [() -> UIControl] = [
      { UISwitch() }, { UISlider(frame: CGRect(x: 0, y: 0, width: 137, height: 34)) },
      { UIStepper() }, { UISegmentedControl(items: ["a", "b"]) },
      {
        let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        pages.numberOfPages = 5
        return pages
      }, { UITextField(frame: CGRect(x: 0, y: 0, width: 60, height: 30)) },
    ]
    for make in makers {
      withControl(make()) { screen, control, _ in
        for event in [UIControl.Event.valueChanged, .editingDidBegin] {
          control.addAction(
            UIAction { [unowned control] _ in control.removeFromSuperview() }, for: event)
        }
        screen.play(.drag(from: CGPoint(x: 115, y: 112), to: CGPoint(x: 135, y: 112)))
        screen.wait(1)
        screen.play(.tap(at: CGPoint(x: 115, y: 112)))
        screen.settle()
        #expect(!control.isTracking && control.state == .normal && !control.isFirstResponder)
        screen.ignoreLog()
      }
    }
  }

  @Test func aListenerMayDisableAStepperThatRepeats() {
    withControl(UIStepper(), value: { "\(Int($0.value))" }) { screen, stepper, _ in
      stepper.addAction(
        UIAction { [unowned stepper] _ in if stepper.value == 2 { stepper.isEnabled = false } },
        for: .valueChanged)
      screen.play(.longPress(at: CGPoint(x: 170, y: 110), for: 2))
      screen.expect("down, changed 1, primary, changed 2, primary, cancel")
      #expect(stepper.state == .disabled && stepper.value == 2)
    }
  }

  @Test func aListenerMayAdvanceTime() {
    withControl(UIStepper(), value: { "\(Int($0.value))" }) { screen, stepper, _ in
      stepper.maximumValue = 4
      stepper.addAction(
        UIAction { [unowned screen] _ in
          screen.application.advance(to: screen.now + 0.3)
        }, for: .valueChanged)
      screen.play(.longPress(at: CGPoint(x: 170, y: 110), for: 2))
      #expect(stepper.value == 4)
      screen.ignoreLog()
    }
  }
}

@Suite struct UnrulyTextFields {
  @Test func aRefusedBeginningLeavesTheField() {
    withField { screen, field, diary in
      diary.begins = false
      screen.play(.tap(at: CGPoint(x: 110, y: 117)))
      #expect(!field.isFirstResponder && !field.isEditing)
      screen.expect("down, shouldBegin?, cancel")
    }
  }

  @Test func aQuestionThatAsksAgainIsRefused() {
    withField { screen, field, diary in
      diary.during = { word, field in
        if word == "shouldBegin?" { #expect(!field.becomeFirstResponder()) }
        if word == "shouldEnd?" { #expect(!field.resignFirstResponder()) }
      }
      #expect(field.becomeFirstResponder() && field.resignFirstResponder())
      screen.expect(
        "shouldBegin?, didBegin, editingDidBegin, shouldEnd?, didEnd, editingDidEnd")
    }
  }

  @Test func aDelegateMayEndWhatBegins() {
    withField { screen, field, diary in
      diary.during = { word, field in if word == "didBegin" { field.resignFirstResponder() } }
      #expect(!field.becomeFirstResponder() && !field.isEditing)
      screen.expect("shouldBegin?, didBegin, shouldEnd?, didEnd")
    }
  }

  @Test func aDelegateMayBeginAgainWhenItEnds() {
    withField { screen, field, diary in
      field.becomeFirstResponder()
      screen.ignoreLog()
      var isAgain = false
      diary.during = { word, field in
        guard word == "didEnd", !isAgain else { return }
        isAgain = true
        field.becomeFirstResponder()
      }
      field.resignFirstResponder()
      #expect(field.isEditing && field.isFirstResponder)
      screen.expect("shouldEnd?, didEnd, shouldBegin?, didBegin, editingDidBegin, editingDidEnd")
    }
  }

  @Test func aDelegateMayResignWhenAKeyIsAskedAbout() {
    withField { screen, field, diary in
      field.becomeFirstResponder()
      screen.ignoreLog()
      diary.during = { word, field in
        if word.hasPrefix("shouldChange") { field.resignFirstResponder() }
      }
      screen.type("a")
      screen.type("b")
      #expect(field.text == "a" && !field.isEditing)
      screen.expect(
        "shouldChange 0+0 'a'?, shouldEnd?, didEnd, editingDidEnd, selection, editingChanged")
    }
  }

  @Test func aFieldThatOnlySaysThatItResignsEndsWhenAnotherBecomesFirst() {
    final class Pretender: UITextField {
      deinit {}
      override func resignFirstResponder() -> Bool { true }
    }
    let field = Pretender(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    withControl(field) { screen, field, _ in
      let diary = FieldDiary(screen)
      let other = UITextField(frame: CGRect(x: 0, y: 60, width: 200, height: 34))
      field.delegate = diary
      screen.window.addSubview(other)
      #expect(field.becomeFirstResponder() && field.isEditing)
      screen.ignoreLog()
      #expect(other.becomeFirstResponder() && other.isEditing)
      #expect(!field.isFirstResponder && !field.isEditing)
      screen.expect("didEnd, editingDidEnd")
      field.delegate = nil
    }
  }

  @Test func aFieldThatLeavesOrIsDisabledEndsEvenIfItMayNot() {
    withField { screen, field, diary in
      diary.ends = false
      let board = field.superview
      field.becomeFirstResponder()
      screen.ignoreLog()
      field.removeFromSuperview()
      #expect(!field.isEditing && !field.isFirstResponder)
      screen.expect("shouldEnd?, didEnd, editingDidEnd")
      #expect(!field.becomeFirstResponder())
      board?.addSubview(field)
      field.becomeFirstResponder()
      screen.ignoreLog()
      field.isEnabled = false
      #expect(!field.isEditing && field.state == .disabled)
      screen.expect("shouldEnd?, didEnd, editingDidEnd")
      screen.play(.tap(at: CGPoint(x: 110, y: 117)))
      #expect(!field.becomeFirstResponder())
      screen.expect("")
    }
  }

  @Test func aDelegateMayGoInTheMiddle() {
    withField { screen, field, diary in
      diary.during = { word, field in if word == "shouldBegin?" { field.delegate = nil } }
      #expect(field.becomeFirstResponder())
      screen.expect("shouldBegin?, editingDidBegin")
    }
  }
}
