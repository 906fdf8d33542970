// What a text field wants of the keyboard, what is beside its text, and what observers are told.

import Foundation
import Testing
import TouchTesting
import UIKit

/// A view that takes text, and says what it wants of the keyboard.
private final class Pad: UIView, UIKeyInput {
  var keyboardType = UIKeyboardType.numberPad
  var hasText = false
  deinit {}
  override var canBecomeFirstResponder: Bool { true }
  func insertText(_ text: String) {}
  func deleteBackward() {}
}

@Suite struct TextTraits {
  @Test func namesOfContentTypesTellThemApart() {
    #expect(UITextContentType.name == UITextContentType(rawValue: "name"))
    #expect(UITextContentType.name != .postalCode)
  }

  @Test func theHostReadsWhatKeyboardIsWanted() {
    withField { screen, field, _ in
      let application = screen.application
      #expect(application.keyboardRequest == nil)
      field.becomeFirstResponder()
      #expect(application.keyboardRequest == KeyboardRequest())
      field.keyboardType = .emailAddress
      field.keyboardAppearance = .dark
      field.returnKeyType = .send
      field.autocapitalizationType = .none
      field.autocorrectionType = .no
      field.spellCheckingType = .yes
      field.isSecureTextEntry = true
      field.textContentType = .password
      field.enablesReturnKeyAutomatically = true
      var wanted = KeyboardRequest()
      wanted.keyboardType = .emailAddress
      wanted.keyboardAppearance = .dark
      wanted.returnKeyType = .send
      wanted.autocapitalizationType = .none
      wanted.autocorrectionType = .no
      wanted.spellCheckingType = .yes
      wanted.isSecureTextEntry = true
      wanted.textContentType = UITextContentType(rawValue: "password")
      wanted.isReturnKeyEnabled = false
      #expect(application.keyboardRequest == wanted)
      field.insertText("a")
      #expect(application.keyboardRequest?.isReturnKeyEnabled == true)
      field.resignFirstResponder()
      #expect(application.keyboardRequest == nil)
      screen.ignoreLog()
    }
  }

  @Test func eachChangeAsksTheHostToLook() {
    withField { screen, field, _ in
      for change in [
        { field.keyboardType = .URL }, { field.keyboardAppearance = .light },
        { field.returnKeyType = .go }, { field.autocapitalizationType = .words },
        { field.autocorrectionType = .yes }, { field.spellCheckingType = .no },
        { field.textContentType = .name }, { field.enablesReturnKeyAutomatically = true },
      ] {
        _ = screen.application.snapshot()
        #expect(!screen.application.needsRedraw)
        change()
        #expect(screen.application.needsRedraw)
      }
    }
  }

  @Test func anAppsOwnViewSaysWhatItWants() {
    withScreen(recording: []) { screen in
      let pad = Pad(frame: screen.window.bounds)
      screen.window.addSubview(pad)
      pad.becomeFirstResponder()
      #expect(screen.application.keyboardRequest?.keyboardType == .numberPad)
      // What it does not keep is as usual, whatever is set.
      pad.returnKeyType = .done
      pad.isSecureTextEntry = true
      pad.autocorrectionType = .no
      pad.textContentType = .name
      #expect(pad.returnKeyType == .default && !pad.isSecureTextEntry)
      #expect(pad.autocapitalizationType == .sentences && pad.textContentType == nil)
      pad.resignFirstResponder()
    }
  }

  @Test func returnDoesNothingInAFieldThatWaitsForText() {
    withField { screen, field, _ in
      field.enablesReturnKeyAutomatically = true
      field.becomeFirstResponder()
      screen.ignoreLog()
      screen.type("\n", .keyboardReturnOrEnter)
      screen.expect("")
      screen.type("a")
      screen.type("\n", .keyboardReturnOrEnter)
      screen.expect(
        "shouldChange 0+0 'a'?, selection, editingChanged, shouldReturn?, primary")
    }
  }

  @Test func typesOfContentAreTheirNames() {
    let types: Set<UITextContentType> = [.name, UITextContentType(rawValue: "name"), .URL]
    #expect(types.count == 2 && UITextContentType.oneTimeCode.rawValue == "one-time-code")
  }

  // MARK: Notifications

  @Test func observersAreToldAfterTheDelegateAndBeforeTargets() {
    withField { screen, field, _ in
      let names = [
        UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
        UITextField.textDidEndEditingNotification,
      ]
      let tokens = names.enumerated().map { number, name in
        NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { _ in
          MainActor.assumeIsolated { screen.note("notice \(number)") }
        }
      }
      field.becomeFirstResponder()
      screen.expect("shouldBegin?, didBegin, notice 0, editingDidBegin")
      screen.type("a")
      screen.expect("shouldChange 0+0 'a'?, selection, notice 1, editingChanged")
      field.text = "b"
      screen.expect("")
      field.resignFirstResponder()
      screen.expect("shouldEnd?, didEnd, notice 2, editingDidEnd")
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
  }
}

@Suite struct TextSideViews {
  private func view(_ width: Double, _ height: Double) -> UIView {
    UIView(frame: CGRect(x: 7, y: 7, width: width, height: height))
  }

  @Test func theTextIsBesideTheViewsThatShow() {
    withField { screen, field, _ in
      let (left, right) = (view(30, 20), view(40, 34))
      (field.leftView, field.rightView) = (left, right)
      #expect(left.superview == nil && field.textRect(forBounds: field.bounds).width == 200)
      (field.leftViewMode, field.rightViewMode) = (.always, .always)
      field.layoutIfNeeded()
      #expect(left.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
      #expect(right.frame == CGRect(x: 160, y: 0, width: 40, height: 34))
      let text = CGRect(x: 30, y: 0, width: 130, height: 34)
      #expect(field.textRect(forBounds: field.bounds) == text)
      #expect(field.editingRect(forBounds: field.bounds) == text)
      #expect(field.subviews[0].frame == text)
      field.leftView = nil
      #expect(left.superview == nil)
      #expect(field.textRect(forBounds: field.bounds).minX == 0)
      screen.ignoreLog()
    }
  }

  @Test func theViewsShowAsTheirModesSay() {
    withField { screen, field, _ in
      let (left, right) = (view(30, 20), view(40, 34))
      (field.leftView, field.rightView) = (left, right)
      (field.leftViewMode, field.rightViewMode) = (.whileEditing, .unlessEditing)
      #expect(left.superview == nil && right.superview === field)
      field.becomeFirstResponder()
      #expect(left.superview === field && right.superview == nil)
      #expect(field.editingRect(forBounds: field.bounds).minX == 30)
      field.resignFirstResponder()
      #expect(left.superview == nil && right.superview === field)
      screen.ignoreLog()
    }
  }

  @Test func theRightViewTakesThePlaceOfTheButtonThatClears() {
    withField { screen, field, _ in
      field.text = "abc"
      field.clearButtonMode = .always
      #expect(field.textRect(forBounds: field.bounds).width == 170)
      #expect(field.accessibilityCustomActions?.count == 1)
      field.isEnabled = false
      #expect(field.accessibilityCustomActions == nil)
      field.isEnabled = true
      field.rightView = view(50, 30)
      field.rightViewMode = .always
      #expect(field.textRect(forBounds: field.bounds).width == 150)
      screen.play(.tap(at: CGPoint(x: 290, y: 117)))
      #expect(field.text == "abc" && field.isEditing)
      screen.ignoreLog()
    }
  }

  @Test func anAppPutsTheViewsElsewhere() {
    final class Spaced: UITextField {
      deinit {}
      override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        super.leftViewRect(forBounds: bounds).offsetBy(dx: 8, dy: 0)
      }
    }
    let field = Spaced(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.leftView = view(30, 20)
    field.leftViewMode = .always
    field.layoutIfNeeded()
    #expect(field.leftView?.frame.minX == 8)
  }
}
