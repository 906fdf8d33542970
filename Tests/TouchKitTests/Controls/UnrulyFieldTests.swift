// Text fields whose editing is ended, and whose text is changed, by the code that hears of it.

import Foundation
import Testing
import TouchTesting
import UIKit

@Suite struct UnrulyFields {
  /// A view that counts how often it came into a superview.
  private final class Counting: UIView {
    var arrivals = 0
    deinit {}
    override func didMoveToSuperview() { if superview != nil { arrivals += 1 } }
  }

  @Test func anObserverThatEndsEditingKeepsItFromTargets() {
    withField { screen, field, _ in
      let token = NotificationCenter.default.addObserver(
        forName: UITextField.textDidBeginEditingNotification, object: field, queue: nil
      ) { [unowned field] _ in
        MainActor.assumeIsolated { _ = field.resignFirstResponder() }
      }
      defer { NotificationCenter.default.removeObserver(token) }
      #expect(!field.becomeFirstResponder())
      screen.expect("shouldBegin?, didBegin, shouldEnd?, didEnd")
    }
  }

  @Test func aTargetThatEndsEditingKeepsTheText() {
    withField { screen, field, _ in
      field.text = "abc"
      field.clearsOnBeginEditing = true
      field.addAction(
        UIAction { [unowned field] _ in _ = field.resignFirstResponder() }, for: .editingDidBegin)
      field.becomeFirstResponder()
      #expect(field.text == "abc")
      screen.ignoreLog()
    }
  }

  @Test func aTextThatIsGoneWhenItIsToBeClearedChangesNoMore() {
    withField { screen, field, diary in
      field.text = "abc"
      field.clearButtonMode = .always
      diary.during = { word, field in if word == "shouldClear?" { field.text = "" } }
      field.layoutIfNeeded()
      screen.play(.tap(at: CGPoint(x: 290, y: 117)))
      #expect(field.text == "")
      screen.expect("shouldClear?")
    }
  }

  @Test func aFieldWhoseWindowIsGoneMayResignWithoutAQuestion() {
    withField { screen, field, _ in
      do {
        let window = UIWindow(frame: screen.window.frame)
        window.makeKeyAndVisible()
        window.addSubview(field)
        field.becomeFirstResponder()
      }
      #expect(field.canResignFirstResponder && !field.isFirstResponder)
      screen.expect("shouldBegin?, didBegin, editingDidBegin")
      screen.window.addSubview(field)
      screen.ignoreLog()
    }
  }

  @Test func aViewThatIsSetAgainStaysInTheField() {
    withField { screen, field, _ in
      let view = Counting(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      field.leftViewMode = .always
      field.leftView = view
      field.leftView = view
      #expect(view.superview === field && view.arrivals == 1)
    }
  }

  @Test func aBorderLeavesABackgroundThatTheAppGave() {
    withField { screen, field, _ in
      field.backgroundColor = .red
      field.borderStyle = .roundedRect
      #expect(field.backgroundColor == .red)
    }
  }
}
