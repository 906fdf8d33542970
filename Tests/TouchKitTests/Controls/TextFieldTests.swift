// Text fields under fingers and keys: what the delegate and targets hear, in order.

import Testing
import TouchTesting
import UIKit

/// A delegate that notes each call, and answers as the test wants.
final class FieldDiary: UITextFieldDelegate {
  unowned let screen: TestScreen
  var begins = true
  var ends = true
  var changes = true
  var clears = true
  var returns = true
  var during: (String, UITextField) -> Void = { _, _ in }

  init(_ screen: TestScreen) { self.screen = screen }
  deinit {}

  private func note(_ word: String, _ field: UITextField) {
    screen.note("\(field.placeholder ?? "")\(word)")
    during(word, field)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    note("shouldBegin?", textField)
    return begins
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { note("didBegin", textField) }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    note("shouldEnd?", textField)
    return ends
  }
  func textFieldDidEndEditing(_ textField: UITextField) { note("didEnd", textField) }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    note("shouldChange \(range.location)+\(range.length) '\(string)'?", textField)
    return changes
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { note("selection", textField) }
  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    note("shouldClear?", textField)
    return clears
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    note("shouldReturn?", textField)
    return returns
  }
}

extension TestScreen {
  /// Presses and lifts the keys of a text, or one named key.
  func type(_ text: String, _ code: UIKeyboardHIDUsage = .keyboardA) {
    let texts = text.isEmpty ? [""] : text.map { String($0) }
    for text in texts {
      for change in [HostInput.KeyInput.Change.down, .up] {
        send(.key(HostInput.KeyInput(code, change, characters: text, time: now)))
      }
    }
  }
}

/// A field of 200 × 34 points at (100, 100) without a border, whose letters are 10 points wide.
func withField(_ body: (TestScreen, UITextField, FieldDiary) -> Void) {
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
  withControl(field) { screen, field, _ in
    screen.application.screen.characterWidth = { _, _ in 10 }
    let diary = FieldDiary(screen)
    field.delegate = diary
    body(screen, field, diary)
    field.delegate = nil
  }
}

@Suite struct TextFields {
  @Test func editingEndsWithItsWindow() {
    withField { screen, field, _ in
      do {
        let window = UIWindow(frame: screen.window.frame)
        window.makeKeyAndVisible()
        window.addSubview(field)
        #expect(field.becomeFirstResponder() && field.isEditing)
        screen.expect("shouldBegin?, didBegin, editingDidBegin")
      }
      #expect(field.window == nil && !field.isFirstResponder && !field.isEditing)
      #expect(field.selectedTextRange == nil)
      screen.expect("")
      screen.window.addSubview(field)
      screen.expect("didEnd, editingDidEnd")
      #expect(field.becomeFirstResponder() && field.isEditing)
      screen.expect("shouldBegin?, didBegin, editingDidBegin")
      #expect(field.resignFirstResponder())
      screen.expect("shouldEnd?, didEnd, editingDidEnd")
    }
  }

  @Test func aKeyThatDeletesInTheMiddleLeavesTheInsertionPointThere() {
    withField { screen, field, _ in
      field.text = "abc"
      field.becomeFirstResponder()
      screen.type("", .keyboardLeftArrow)
      screen.type("", .keyboardDeleteOrBackspace)
      #expect(field.text == "ac" && caret(of: field) == 1)
      screen.type("x")
      #expect(field.text == "axc" && caret(of: field) == 2)
      screen.ignoreLog()
    }
  }

  @Test func aRangeGoesFromTheEarlierPositionToTheLater() throws {
    let field = UITextField()
    field.text = "abcd"
    let start = field.beginningOfDocument
    let one = try #require(field.position(from: start, offset: 1))
    let three = try #require(field.position(from: start, offset: 3))
    for range in [field.textRange(from: one, to: three), field.textRange(from: three, to: one)] {
      let range = try #require(range)
      #expect(field.offset(from: start, to: range.start) == 1)
      #expect(field.offset(from: start, to: range.end) == 3)
    }
  }

  @Test func aTapBeginsEditing() {
    withField { screen, field, _ in
      screen.play(.tap(at: CGPoint(x: 110, y: 117)))
      #expect(field.isFirstResponder && field.isEditing && field.state == .normal)
      screen.expect("down, shouldBegin?, didBegin, editingDidBegin, cancel")
      #expect(field.resignFirstResponder() && !field.isEditing)
      screen.expect("shouldEnd?, didEnd, editingDidEnd")
    }
  }

  /// How many characters are before the insertion point.
  private func caret(of field: UITextField) -> Int? {
    field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.end) }
  }

  private func caret(
    of field: UITextField, afterATapAt x: CGFloat, on screen: TestScreen
  ) -> Int? {
    screen.wait(1)
    screen.play(.tap(at: CGPoint(x: 100 + x, y: 117)))
    return caret(of: field)
  }

  @Test func aTapPutsTheInsertionPointAtTheNearestCharacter() {
    withField { screen, field, _ in
      field.text = "hello"
      let caret = { (x: CGFloat) in self.caret(of: field, afterATapAt: x, on: screen) }
      #expect(field.selectedTextRange == nil)
      #expect(caret(14) == 1)
      #expect(caret(16) == 2)
      #expect(caret(0) == 0)
      #expect(caret(190) == 5)
      field.textAlignment = .right
      #expect(caret(190) == 4)
      field.textAlignment = .center
      #expect(caret(76) == 0)
      #expect(caret(116) == 4)
      #expect(field.caretRect(for: field.endOfDocument).minX == 125)
      screen.ignoreLog()
    }
  }

  @Test func keysTypeAtTheInsertionPoint() {
    withField { screen, field, _ in
      field.text = "ac"
      field.becomeFirstResponder()
      screen.ignoreLog()
      screen.type("", .keyboardLeftArrow)
      screen.expect("selection")
      screen.type("b")
      screen.expect("shouldChange 1+0 'b'?, selection, editingChanged")
      screen.type("", .keyboardHome)
      screen.type("", .keyboardDeleteOrBackspace)
      screen.type("", .keyboardEnd)
      screen.type("", .keyboardDeleteOrBackspace)
      screen.type("", .keyboardTab)
      #expect(field.text == "ab" && field.hasText)
      screen.expect("selection, selection, shouldChange 2+1 ''?, selection, editingChanged")
    }
  }

  @Test func charactersAreWhole() {
    withField { screen, field, _ in
      field.becomeFirstResponder()
      field.insertText("a👍🏽e\u{301}\n")
      screen.ignoreLog()
      screen.type("", .keyboardDeleteOrBackspace)
      screen.type("", .keyboardDeleteOrBackspace)
      screen.type("", .keyboardDeleteOrBackspace)
      #expect(field.text == "a")
      screen.expect(
        """
        shouldChange 7+1 ''?, selection, editingChanged, \
        shouldChange 5+2 ''?, selection, editingChanged, \
        shouldChange 1+4 ''?, selection, editingChanged
        """)
      field.text = "e"
      field.insertText("\u{301}x")
      #expect(field.text == "e\u{301}x")
      field.deleteBackward()
      #expect(field.text == "e\u{301}")
      screen.ignoreLog()
    }
  }

  @Test func textThatTheAppSetsSendsNothing() {
    withField { screen, field, _ in
      field.text = "abc"
      field.text = nil
      #expect(field.text == "" && !field.hasText)
      screen.expect("")
    }
  }

  @Test func aRefusedChangeLeavesTheText() {
    withField { screen, field, diary in
      field.text = "a"
      field.becomeFirstResponder()
      screen.ignoreLog()
      diary.changes = false
      diary.during = { word, field in if word.hasPrefix("shouldChange") { field.text = "own" } }
      screen.type("b")
      screen.type("", .keyboardDeleteOrBackspace)
      #expect(field.text == "own")
      screen.expect("shouldChange 1+0 'b'?, shouldChange 2+1 ''?")
    }
  }

  @Test func returnIsAskedAboutAndTold() {
    withField { screen, field, diary in
      field.becomeFirstResponder()
      screen.ignoreLog()
      screen.type("\n", .keyboardReturnOrEnter)
      #expect(field.isEditing && field.text == "")
      screen.expect("shouldReturn?, primary")
      field.addAction(
        UIAction { [unowned screen] _ in screen.note("exit") }, for: .editingDidEndOnExit)
      diary.returns = false
      screen.type("\n", .keyboardReturnOrEnter)
      screen.expect("shouldReturn?")
      diary.returns = true
      screen.type("\n", .keypadEnter)
      #expect(!field.isEditing)
      screen.expect("shouldReturn?, primary, exit, shouldEnd?, didEnd, editingDidEnd")
    }
  }

  @Test func fromFieldToField() {
    withField { screen, first, diary in
      let second = UITextField(frame: CGRect(x: 100, y: 200, width: 200, height: 34))
      first.superview?.addSubview(second)
      (first.placeholder, second.placeholder) = ("1 ", "2 ")
      second.delegate = diary
      first.becomeFirstResponder()
      screen.ignoreLog()
      screen.play(.tap(at: CGPoint(x: 110, y: 217)))
      #expect(second.isFirstResponder && !first.isEditing)
      screen.expect("2 shouldBegin?, 1 shouldEnd?, 1 didEnd, editingDidEnd, 2 didBegin")
      screen.play(.tap(at: CGPoint(x: 20, y: 20)))
      diary.ends = false
      screen.play(.tap(at: CGPoint(x: 110, y: 117)))
      #expect(second.isEditing && !first.isFirstResponder)
      screen.expect("down, 1 shouldBegin?, 2 shouldEnd?, cancel")
    }
  }

  /// A field that its app makes first responder again each time that it ends, until the other one is it.
  @Test func aFieldWhoseEditingHasNotBegunIsNotAskedWhetherItEnds() {
    withField { screen, first, diary in
      let second = UITextField(frame: CGRect(x: 100, y: 200, width: 200, height: 34))
      first.superview?.addSubview(second)
      (first.placeholder, second.placeholder) = ("1 ", "2 ")
      second.delegate = diary
      first.becomeFirstResponder()
      diary.during = { word, field in
        if word == "didEnd", field === first { first.becomeFirstResponder() }
      }
      screen.ignoreLog()
      #expect(!second.becomeFirstResponder() && first.isEditing)
      screen.expect(
        "2 shouldBegin?, 1 shouldEnd?, 1 didEnd, 1 shouldBegin?, 1 didBegin, editingDidBegin, "
          + "editingDidEnd, 1 didEnd, 1 shouldBegin?, 1 didBegin, editingDidBegin, editingDidEnd")
      diary.during = { _, _ in }
    }
  }

  @Test func endEditingAsksTwiceOrForces() {
    withField { screen, field, diary in
      field.becomeFirstResponder()
      screen.ignoreLog()
      #expect(field.superview?.endEditing(false) == true)
      screen.expect("shouldEnd?, shouldEnd?, didEnd, editingDidEnd")
      diary.ends = false
      field.becomeFirstResponder()
      screen.ignoreLog()
      #expect(field.superview?.endEditing(false) == false && field.isEditing)
      screen.expect("shouldEnd?, shouldEnd?")
      #expect(field.superview?.endEditing(true) == true && !field.isEditing)
      screen.expect("shouldEnd?, didEnd, editingDidEnd")
      #expect(field.superview?.endEditing(true) == true)
      screen.expect("")
    }
  }

  @Test func theClearButtonClears() {
    withField { screen, field, diary in
      field.clearButtonMode = .always
      field.text = "abc"
      diary.clears = false
      screen.play(.tap(at: CGPoint(x: 285, y: 117)))
      #expect(field.text == "abc")
      screen.expect("shouldClear?")
      diary.clears = true
      screen.wait(1)
      screen.play(.tap(at: CGPoint(x: 285, y: 117)))
      #expect(field.text == "" && !field.isEditing)
      screen.expect("shouldClear?, selection, editingChanged")
      field.text = "abc"
      field.clearsOnBeginEditing = true
      field.becomeFirstResponder()
      #expect(field.text == "")
      screen.expect(
        "shouldBegin?, didBegin, editingDidBegin, shouldClear?, selection, editingChanged")
    }
  }

  @Test func aTapAroundItDoesNotFireButADoubleTapDoes() {
    withField { screen, field, diary in
      field.delegate = nil
      guard let board = field.superview else { return }
      screen.recording = [.notes, .actions]
      screen.add(UITapGestureRecognizer(), named: "outer", to: board).cancelsTouchesInView = false
      let double = screen.add(UITapGestureRecognizer(), named: "double", to: board)
      double.numberOfTapsRequired = 2
      screen.play(.tap(at: CGPoint(x: 110, y: 117)))
      screen.settle()
      screen.expect("down, tap ended, editingDidBegin, cancel")
      screen.play(.tap(at: CGPoint(x: 110, y: 117), taps: 2))
      screen.settle()
      screen.expect("down, tap ended, cancel, down, tap ended, double ended, cancel")
      _ = diary
    }
  }

  @Test func aLongTextFollowsTheInsertionPoint() {
    withField { screen, field, _ in
      field.text = String(repeating: "x", count: 30)
      field.becomeFirstResponder()
      field.layoutIfNeeded()
      #expect(field.caretRect(for: field.endOfDocument).minX == 198)
      screen.play(.tap(at: CGPoint(x: 100, y: 117)))
      #expect(caret(of: field) == 10)
      let start = field.beginningOfDocument
      #expect(field.position(from: start, offset: -1) == nil)
      #expect(field.position(from: start, offset: 31) == nil)
      field.selectedTextRange = field.textRange(from: start, to: start)
      field.layoutIfNeeded()
      #expect(field.caretRect(for: start).minX == 0)
      screen.ignoreLog()
    }
  }

  @Test func aSecureFieldShowsDots() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.text = "secret"
    field.isSecureTextEntry = true
    let labels = field.subviews[0].subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == [nil, "••••••"] && field.text == "secret")
  }
}
