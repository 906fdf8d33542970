// The keyboard on the screen, as the host says where it is: what the app is told of it.

import Foundation
import Testing
import TouchTesting
import UIKit

@Suite struct KeyboardsOnTheScreen {
  private static let names: [(NSNotification.Name, String)] = [
    (UIResponder.keyboardWillShowNotification, "will show"),
    (UIResponder.keyboardDidShowNotification, "did show"),
    (UIResponder.keyboardWillHideNotification, "will hide"),
    (UIResponder.keyboardDidHideNotification, "did hide"),
    (UIResponder.keyboardWillChangeFrameNotification, "will change"),
    (UIResponder.keyboardDidChangeFrameNotification, "did change"),
  ]
  private static let shown = CGRect(x: 0, y: 500, width: 400, height: 300)
  private static let hidden = CGRect(x: 0, y: 800, width: 400, height: 300)

  /// A screen whose log has what is told of its keyboard.
  private func withKeyboard(_ body: (TestScreen) -> Void) {
    withScreen(recording: [.notes]) { screen in
      screen.application.screen.bounds = CGRect(x: 0, y: 0, width: 400, height: 800)
      let tokens = Self.names.map { name, words in
        NotificationCenter.default.addObserver(
          forName: name, object: screen.application.screen, queue: nil
        ) { news in
          let info = news.userInfo ?? [:]
          let begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
          let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
          let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
          let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
          let isLocal = info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool
          MainActor.assumeIsolated {
            #expect(curve == UIView.AnimationCurve.easeOut.rawValue && isLocal == true)
            screen.note(
              "\(words) \(begin?.minY ?? -1) to \(end?.minY ?? -1) in \(duration ?? -1)")
          }
        }
      }
      body(screen)
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
  }

  private func move(to frame: CGRect, over duration: Double = 0.25, on screen: TestScreen) {
    screen.send(
      .keyboard(.init(frame, duration: duration, curve: .easeOut, time: screen.now)))
  }

  @Test func aKeyboardThatComesAndGoesIsToldBeforeAndAfter() {
    withKeyboard { screen in
      move(to: Self.shown, on: screen)
      screen.expect("will change 0.0 to 500.0 in 0.25, will show 0.0 to 500.0 in 0.25")
      #expect(screen.application.keyboardFrame == Self.shown)
      screen.wait(0.25)
      screen.expect("did change 0.0 to 500.0 in 0.25, did show 0.0 to 500.0 in 0.25")
      move(to: Self.hidden, on: screen)
      screen.expect("will change 500.0 to 800.0 in 0.25, will hide 500.0 to 800.0 in 0.25")
      screen.wait(0.25)
      screen.expect("did change 500.0 to 800.0 in 0.25, did hide 500.0 to 800.0 in 0.25")
    }
  }

  @Test func aKeyboardThatDoesNotMoveIsNotTold() {
    withKeyboard { screen in
      move(to: Self.hidden, on: screen)
      move(to: .zero, on: screen)
      move(to: CGRect(x: 0, y: 500, width: 0, height: 300), on: screen)
      move(to: CGRect(x: 0, y: CGFloat.nan, width: 400, height: 300), on: screen)
      screen.wait(1)
      screen.expect("")
      move(to: Self.shown, over: 0, on: screen)
      screen.ignoreLog()
      move(to: Self.shown, over: 0, on: screen)
      screen.expect("")
    }
  }

  @Test func aMoveWithoutADurationIsOverAtOnce() {
    withKeyboard { screen in
      for duration in [0, -1, .nan, .infinity] {
        move(to: Self.shown, over: duration, on: screen)
        screen.expect(
          "will change 0.0 to 500.0 in 0.0, will show 0.0 to 500.0 in 0.0, "
            + "did change 0.0 to 500.0 in 0.0, did show 0.0 to 500.0 in 0.0")
        move(to: .zero, over: 0, on: screen)
        screen.ignoreLog()
      }
    }
  }

  @Test func aMoveThatIsInterruptedHasNoEnd() {
    withKeyboard { screen in
      move(to: Self.shown, on: screen)
      screen.wait(0.1)
      move(to: Self.hidden, on: screen)
      screen.wait(1)
      screen.expect(
        "will change 0.0 to 500.0 in 0.25, will show 0.0 to 500.0 in 0.25, "
          + "will change 500.0 to 800.0 in 0.25, will hide 500.0 to 800.0 in 0.25, "
          + "did change 500.0 to 800.0 in 0.25, did hide 500.0 to 800.0 in 0.25")
    }
  }

  @Test func anotherApplicationsKeyboardIsNotThisOnes() {
    withKeyboard { screen in
      let other = UIApplication()
      other.receive(.keyboard(.init(Self.shown, duration: 0, time: 0)))
      #expect(other.keyboardFrame == Self.shown && screen.application.keyboardFrame == .zero)
      screen.expect("")
    }
  }
}

/// A view that brings views for input along.
private final class Bringer: UIView {
  var ownInput: UIView?
  var ownAccessory: UIView?
  var asked: () -> Void = {}
  deinit {}
  override var canBecomeFirstResponder: Bool { true }
  override var inputView: UIView? {
    asked()
    return ownInput
  }
  override var inputAccessoryView: UIView? { ownAccessory }
}

@Suite struct InputViews {
  private func view(_ height: Double) -> UIView {
    UIView(frame: CGRect(x: 3, y: 3, width: 10, height: height))
  }

  /// Where a view shows in its window.
  private func place(_ view: UIView) -> CGRect? {
    view.window.map { view.convert(view.bounds, to: $0) }
  }

  private func withField(_ body: (TestScreen, UITextField) -> Void) {
    withScreen(recording: []) { screen in
      screen.application.screen.bounds = CGRect(x: 0, y: 0, width: 400, height: 800)
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
      screen.window.addSubview(field)
      body(screen, field)
    }
  }

  @Test func aViewShowsInPlaceOfTheKeyboardWhileItsFieldIsEdited() {
    withField { screen, field in
      let pad = view(250)
      field.inputView = pad
      screen.wait(0.1)
      #expect(pad.window == nil)
      field.becomeFirstResponder()
      screen.wait(0.1)
      let bottom = CGRect(x: 0, y: 550, width: 400, height: 250)
      #expect(place(pad) == bottom && screen.application.keyboardFrame == bottom)
      #expect(screen.application.keyboardRequest == nil)
      field.resignFirstResponder()
      screen.wait(0.1)
      #expect(pad.window == nil && screen.application.keyboardFrame.isEmpty)
    }
  }

  @Test func aViewShowsAboveTheKeyboard() {
    withField { screen, field in
      let bar = view(44)
      field.inputAccessoryView = bar
      field.becomeFirstResponder()
      screen.wait(0.1)
      #expect(place(bar) == CGRect(x: 0, y: 756, width: 400, height: 44))
      #expect(screen.application.keyboardRequest != nil)
      let keyboard = CGRect(x: 0, y: 500, width: 400, height: 300)
      screen.send(.keyboard(.init(keyboard, time: screen.now)))
      screen.wait(1)
      #expect(place(bar) == CGRect(x: 0, y: 456, width: 400, height: 44))
      #expect(screen.application.keyboardFrame == CGRect(x: 0, y: 456, width: 400, height: 344))
      let pad = view(100)
      field.inputView = pad
      screen.wait(0.1)
      #expect(pad.window == nil)
      field.reloadInputViews()
      screen.wait(0.1)
      #expect(place(pad)?.minY == 700 && place(bar)?.minY == 656)
      field.removeFromSuperview()
      screen.wait(0.1)
      #expect(pad.window == nil && bar.window == nil)
      #expect(screen.application.keyboardFrame == keyboard)
    }
  }

  @Test func aViewForInputStaysWhileTheOneAboveItChanges() {
    withField { screen, field in
      let pad = Coming(frame: CGRect(x: 0, y: 0, width: 10, height: 250))
      field.inputView = pad
      field.becomeFirstResponder()
      screen.wait(0.1)
      field.inputAccessoryView = view(44)
      field.reloadInputViews()
      screen.wait(0.1)
      #expect(field.inputAccessoryView?.window != nil && pad.window != nil && pad.arrivals == 1)
    }
  }

  @Test func keyboardThatIsOffTheScreenBelongsToNoView() {
    withField { screen, field in
      field.inputAccessoryView = view(44)
      field.becomeFirstResponder()
      let keyboard = CGRect(x: 0, y: 800, width: 400, height: 300)
      screen.send(.keyboard(.init(keyboard, time: screen.now)))
      screen.wait(1)
      #expect(screen.application.keyboardFrame == CGRect(x: 0, y: 756, width: 400, height: 44))
    }
  }

  @Test func viewThatAnAppPutsElsewhereStaysThere() {
    withField { screen, field in
      let pad = view(250)
      field.inputView = pad
      field.becomeFirstResponder()
      screen.wait(0.1)
      screen.window.addSubview(pad)
      field.resignFirstResponder()
      screen.wait(0.1)
      #expect(pad.superview === screen.window)
    }
  }

  @Test func aResponderUpTheChainBringsThemToo() {
    withField { screen, field in
      let bringer = Bringer(frame: screen.window.bounds)
      let (outer, inner) = (view(30), view(20))
      bringer.ownAccessory = outer
      screen.window.addSubview(bringer)
      bringer.addSubview(field)
      field.becomeFirstResponder()
      screen.wait(0.1)
      #expect(place(outer)?.minY == 770)
      field.inputAccessoryView = inner
      field.reloadInputViews()
      screen.wait(0.1)
      #expect(outer.window == nil && place(inner)?.minY == 780)
      bringer.becomeFirstResponder()
      screen.wait(0.1)
      #expect(place(outer)?.minY == 770 && inner.window == nil)
      #expect(screen.application.keyboardRequest == nil)
      bringer.resignFirstResponder()
      screen.wait(0.1)
    }
  }

  @Test func codeThatIsAskedMayChangeTheFirstResponder() {
    withField { screen, field in
      let bringer = Bringer(frame: screen.window.bounds)
      let (pad, bar) = (view(30), view(20))
      (bringer.ownInput, field.inputAccessoryView) = (pad, bar)
      screen.window.addSubview(bringer)
      bringer.asked = { field.becomeFirstResponder() }
      bringer.becomeFirstResponder()
      screen.wait(0.1)
      #expect(field.isFirstResponder && pad.window == nil && place(bar)?.minY == 780)
      // Two that take it from each other come to an end.
      bringer.addSubview(field)
      bringer.asked = {
        if !bringer.becomeFirstResponder() || field.isFirstResponder { return }
        field.becomeFirstResponder()
      }
      field.reloadInputViews()
      screen.wait(0.1)
      bringer.asked = {}
      field.resignFirstResponder()
      screen.wait(0.1)
    }
  }

  @Test func anotherWindowsViewsAreNoKeyboard() {
    withField { screen, field in
      let window = UIWindow(frame: screen.window.frame)
      window.isHidden = false
      window.addSubview(field)
      let pad = view(100)
      field.inputView = pad
      field.becomeFirstResponder()
      screen.wait(0.1)
      #expect(place(pad)?.minY == 700 && screen.application.keyboardFrame.isEmpty)
      window.isHidden = true
    }
  }
}
