// Text that fingers and keys select, and what typing does to it.

import Foundation
import Testing
import TouchTesting
import UIKit

@Suite struct SelectedText {
  /// A place in the text of the field of `withField`, whose letters are 10 points wide.
  private func place(_ x: Double) -> CGPoint { CGPoint(x: 100 + x, y: 117) }

  /// What is selected, with the place where it begins.
  private func selected(_ field: UITextField) -> String {
    guard let range = field.selectedTextRange else { return "none" }
    let start = field.offset(from: field.beginningOfDocument, to: range.start)
    return "\(start) '\(field.text(in: range) ?? "")'"
  }

  private func press(_ code: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags, on screen: TestScreen)
  {
    for change in [HostInput.KeyInput.Change.down, .up] {
      screen.send(.key(HostInput.KeyInput(code, change, modifiers: flags, time: screen.now)))
    }
  }

  @Test func onlyOtherKeysGoOnToTheViewAroundIt() {
    final class Around: UIView {
      var keys: [UIKeyboardHIDUsage?] = []
      deinit {}
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note(presses)
      }
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note(presses)
      }
      override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note(presses)
      }
      private func note(_ presses: Set<UIPress>) {
        keys += presses.isEmpty ? [nil] : presses.map { $0.key?.keyCode }
      }
    }
    withField { screen, field, _ in
      let around = Around(frame: field.superview?.bounds ?? .zero)
      field.superview?.addSubview(around)
      around.addSubview(field)
      field.text = "one"
      field.becomeFirstResponder()
      for code in [UIKeyboardHIDUsage.keyboardLeftArrow, .keyboardF5] {
        for change in [HostInput.KeyInput.Change.down, .up, .down, .cancelled] {
          screen.send(.key(HostInput.KeyInput(code, change, time: screen.now)))
        }
      }
      #expect(around.keys == Array(repeating: .keyboardF5, count: 4))
      field.resignFirstResponder()
      screen.ignoreLog()
    }
  }

  @Test func twoFingersThatRestTogetherDoNotMoveTheCaret() {
    withField { screen, field, _ in
      field.text = "one two, 3"
      field.becomeFirstResponder()
      let places = [(1, place(5)), (2, place(15))]
      screen.send(places.map { TouchReport($0, .began, at: $1) })
      screen.wait(0.6)
      screen.send(places.map { TouchReport($0, .moved, at: CGPoint(x: $1.x + 30, y: $1.y)) })
      #expect(selected(field) == "10 ''")
      screen.send(places.map { TouchReport($0, .cancelled, at: $1) })
      screen.ignoreLog()
    }
  }

  @Test func aHairSpaceEndsAWordAndASpaceWithoutWidthDoesNot() {
    withField { screen, field, _ in
      field.text = "a\u{200A}b\u{200B}c"
      screen.play(.tap(at: place(25), taps: 2))
      #expect(selected(field) == "2 'b\u{200B}c'")
      screen.ignoreLog()
    }
  }

  @Test func aSecondTapSelectsAWordAndAThirdOneAll() {
    withField { screen, field, _ in
      field.text = "one two, 3"
      screen.play(.tap(at: place(55)))
      #expect(selected(field) == "6 ''")
      screen.play(.tap(at: place(55)))
      #expect(selected(field) == "4 'two'")
      screen.play(.tap(at: place(55)))
      #expect(selected(field) == "0 'one two, 3'")
      screen.expect(
        "down, shouldBegin?, didBegin, editingDidBegin, selection, cancel, down, selection, cancel, "
          + "down, selection, cancel")
      screen.wait(1)
      for (x, word) in [(35.0, "3 ' '"), (75, "7 ','"), (190, "9 '3'")] {
        screen.play(.tap(at: place(x), taps: 2))
        #expect(selected(field) == word)
        screen.wait(1)
      }
      screen.ignoreLog()
    }
  }

  @Test func aSecondTapInAFieldWithoutTextSelectsNothing() {
    withField { screen, field, _ in
      screen.play(.tap(at: place(55), taps: 3))
      #expect(selected(field) == "0 ''")
      screen.ignoreLog()
    }
  }

  @Test func aSecondTapTellsNothingOfHiddenWords() {
    withField { screen, field, _ in
      field.text = "one two"
      field.isSecureTextEntry = true
      screen.play(.tap(at: place(55), taps: 2))
      #expect(selected(field) == "0 'one two'")
      screen.ignoreLog()
    }
  }

  @Test func aFingerThatRestsDragsTheInsertionPoint() {
    withField { screen, field, _ in
      field.text = "hello"
      screen.play(.down(at: place(12)).wait(0.4))
      #expect(!field.isEditing)
      screen.wait(0.2)
      #expect(field.isEditing && selected(field) == "1 ''")
      screen.play(.down(at: place(12)).wait(0.6).move(to: place(38), over: 0.2).up())
      #expect(selected(field) == "4 ''")
      screen.ignoreLog()
    }
  }

  @Test func aSelectionByCodeDuringADragStays() {
    withField { screen, field, _ in
      field.text = "hello"
      let finger = screen.finger()
      finger.down(at: place(12))
      screen.wait(0.6)
      finger.move(to: place(38))
      field.selectAll(nil)
      #expect(selected(field) == "0 'hello'")
      finger.up()
      #expect(selected(field) == "0 'hello'")
      screen.ignoreLog()
    }
  }

  @Test func aSecondFingerDoesNotEndTheDragOfTheInsertionPoint() {
    withField { screen, field, _ in
      field.text = "hello"
      field.becomeFirstResponder()
      field.isMultipleTouchEnabled = true
      let first = screen.finger()
      first.down(at: place(12))
      screen.wait(0.6)
      let second = screen.finger(2)
      second.down(at: place(90))
      first.move(by: 26, 0)
      #expect(selected(field) == "4 ''")
      second.up()
      first.move(by: -20, 0)
      #expect(selected(field) == "2 ''")
      first.up()
      screen.ignoreLog()
    }
  }

  @Test func aFingerThatMovesAtOnceLeavesTheFieldAlone() {
    withField { screen, field, _ in
      field.text = "hello"
      screen.play(.down(at: place(12)).move(to: place(60), over: 0.2).wait(0.6).up())
      #expect(!field.isEditing)
      screen.ignoreLog()
    }
  }

  @Test func aFingerThatMovesAfterATapSelectsFromWordToWord() {
    withField { screen, field, _ in
      field.text = "one two six"
      screen.play(.tap(at: place(55)))
      screen.play(.down(at: place(55)).move(to: place(95), over: 0.2))
      #expect(selected(field) == "4 'two six'")
      screen.wait(1)
      screen.play(.tap(at: place(55)))
      screen.play(.down(at: place(55)).move(to: place(5), over: 0.2).up())
      #expect(selected(field) == "0 'one two'")
      screen.ignoreLog()
    }
  }

  @Test func aFieldThatIsDisabledIsNotDragged() {
    withField { screen, field, _ in
      field.isEnabled = false
      screen.play(.down(at: place(12)).wait(1).up())
      #expect(!field.isEditing)
      screen.ignoreLog()
    }
  }

  @Test func aTapOnADisabledFieldIsForTheViewAroundIt() {
    withField { screen, field, _ in
      final class Ear {
        var taps = 0
        deinit {}
      }
      let (tap, ear) = (UITapGestureRecognizer(), Ear())
      tap.addTarget(ear) { ear in { ear.taps += 1 } }
      screen.window.addGestureRecognizer(tap)
      screen.play(.tap(at: place(12)))
      #expect(ear.taps == 0 && field.isEditing)
      field.resignFirstResponder()
      field.isEnabled = false
      screen.play(.tap(at: place(12)))
      #expect(ear.taps == 1 && !field.isEditing)
      screen.ignoreLog()
    }
  }

  @Test func codeThatHearsOfADragMayEndTheEditing() {
    withField { screen, field, diary in
      field.text = "hello"
      diary.during = { word, field in if word == "didBegin" { field.resignFirstResponder() } }
      screen.play(.down(at: place(12)).wait(0.6).move(to: place(38), over: 0.2).up())
      #expect(!field.isEditing)
      screen.expect("down, shouldBegin?, didBegin, shouldEnd?, didEnd, cancel")
    }
  }

  // MARK: Keys

  @Test func keysSelectWithShift() {
    withField { screen, field, _ in
      field.text = "hello"
      field.becomeFirstResponder()
      screen.ignoreLog()
      press(.keyboardLeftArrow, .shift, on: screen)
      press(.keyboardLeftArrow, .shift, on: screen)
      #expect(selected(field) == "3 'lo'")
      screen.expect("selection, selection")
      press(.keyboardHome, .shift, on: screen)
      #expect(selected(field) == "0 'hello'")
      press(.keyboardRightArrow, .shift, on: screen)
      #expect(selected(field) == "1 'ello'")
      press(.keyboardLeftArrow, [], on: screen)
      #expect(selected(field) == "1 ''")
      press(.keyboardEnd, .shift, on: screen)
      press(.keyboardRightArrow, [], on: screen)
      #expect(selected(field) == "5 ''")
      press(.keyboardA, .command, on: screen)
      #expect(selected(field) == "0 'hello'" && field.text == "hello")
      screen.ignoreLog()
      press(.keyboardA, .command, on: screen)
      press(.keyboardLeftArrow, .alternate, on: screen)
      screen.expect("")
    }
  }

  @Test func typingReplacesWhatIsSelected() {
    withField { screen, field, diary in
      field.text = "a👍🏽cd"
      field.becomeFirstResponder()
      field.selectAll(nil)
      press(.keyboardRightArrow, [], on: screen)
      press(.keyboardLeftArrow, [], on: screen)
      press(.keyboardHome, .shift, on: screen)
      screen.ignoreLog()
      screen.type("x")
      #expect(field.text == "xd" && selected(field) == "1 ''")
      screen.expect("shouldChange 0+6 'x'?, selection, editingChanged")
      field.selectAll(nil)
      diary.changes = false
      screen.type("", .keyboardDeleteOrBackspace)
      #expect(field.text == "xd" && selected(field) == "0 'xd'")
      diary.changes = true
      screen.type("", .keyboardDeleteOrBackspace)
      #expect(field.text == "" && selected(field) == "0 ''")
      screen.expect(
        "selection, shouldChange 0+2 ''?, shouldChange 0+2 ''?, selection, editingChanged")
    }
  }

  // MARK: The app

  @Test func theAppSelectsAndReplacesParts() throws {
    try withScreen(recording: []) { screen in
      let field = UITextField(frame: CGRect(x: 100, y: 100, width: 200, height: 34))
      screen.window.addSubview(field)
      field.text = "hello"
      let (start, end) = (field.beginningOfDocument, field.endOfDocument)
      let one = try #require(field.position(from: start, offset: 1))
      let range = try #require(field.textRange(from: end, to: one))
      #expect(field.text(in: range) == "ello")
      field.becomeFirstResponder()
      field.selectedTextRange = range
      #expect(selected(field) == "1 'ello'" && field.selectedTextRange?.isEmpty == false)
      field.replace(range, withText: "i")
      #expect(field.text == "hi" && selected(field) == "2 ''")
      // The part is longer than the text now.
      #expect(field.text(in: range) == "i")
      field.replace(range, withText: "a")
      #expect(field.text == "ha")
      field.text = "new"
      #expect(selected(field) == "3 ''")
      field.resignFirstResponder()
    }
  }

  /// What shows in the text of a field besides letters.
  private func marks(in field: UITextField) -> [CGRect] {
    field.layoutIfNeeded()
    return field.snapshot().subviews[0].subviews.filter { $0.content == .none }.map {
      CGRect(
        x: $0.position.x - $0.bounds.width / 2, y: $0.position.y - $0.bounds.height / 2,
        width: $0.bounds.width, height: $0.bounds.height)
    }
  }

  @Test func theSelectedPartIsShownInPlaceOfTheInsertionPoint() {
    withField { screen, field, _ in
      field.text = "hello"
      field.becomeFirstResponder()
      #expect(marks(in: field).map { $0.minX } == [50] && marks(in: field)[0].width == 2)
      press(.keyboardLeftArrow, .shift, on: screen)
      press(.keyboardLeftArrow, .shift, on: screen)
      #expect(marks(in: field).map { $0.minX } == [30] && marks(in: field)[0].width == 20)
      field.resignFirstResponder()
      #expect(marks(in: field) == [])
      screen.ignoreLog()
    }
  }
}
