// The keyboard on the screen: what the host says of it, and what the app is told. `KeyboardRule` decides.

import GestureCore

extension Engine {
  func process(_ input: HostInput.KeyboardInput, of application: UIApplication) {
    pass(to: input.time)
    application.moveKeyboard(by: input)
  }
}

extension UIApplication {
  /// What the first responder of the key window wants of the keyboard; `nil` if it takes no text or brings a
  /// view in place of the keyboard: then no keyboard is needed. UIKit shows the keyboard by itself.
  public final var keyboardRequest: KeyboardRequest? {
    guard let responder = firstResponder, responder.takesText else { return nil }
    #if !hasFeature(Embedded)
      guard keyWindow?.inputHost?.input == nil else { return nil }
    #endif
    return responder.ownKeyboardRequest
  }

  /// The host moves its keyboard.
  fileprivate final func moveKeyboard(by input: HostInput.KeyboardInput) {
    let isFinite =
      input.frame.minX.isFinite && input.frame.minY.isFinite && input.frame.width.isFinite
      && input.frame.height.isFinite
    hostKeyboardFrame = isFinite ? input.frame.standardized : .zero
    let duration = input.duration > 0 && input.duration < .infinity ? input.duration : 0
    moveKeyboard(over: duration, input.curve)
  }

  #if !hasFeature(Embedded)
    /// The views of a window's first responder are others. They are in their place at once.
    final func inputViewsMoved(in window: UIWindow) {
      if window === keyWindow {
        moveKeyboard(over: 0, .easeInOut)
      } else {
        _ = window.placeInputViews(above: .zero)
      }
    }
  #endif

  /// Moves the keyboard, and tells the app before and after. The code that is told may do anything.
  private final func moveKeyboard(over duration: TimeInterval, _ curve: UIView.AnimationCurve) {
    let begin = keyboardFrame
    var end = hostKeyboardFrame
    #if !hasFeature(Embedded)
      if let window = keyWindow { end = window.placeInputViews(above: end) }
    #endif
    keyboardFrame = end
    let shown = end.intersection(screen.bounds)
    let isShown = shown.width > 0 && shown.height > 0
    guard let change = keyboard.begin(isShown: isShown, hasMoved: begin != end) else { return }
    let news = KeyboardNews(begin: begin, end: end, duration: duration, curve: curve)
    tell(change.course, isOver: false, news)
    let number = change.number
    guard duration > 0 else { return endMove(number, change.course, news) }
    let application = Weak(self)
    _ = scheduler.after(duration) { application.object?.endMove(number, change.course, news) }
  }

  private final func endMove(_ number: Int, _ course: KeyboardRule.Course, _ news: KeyboardNews) {
    if keyboard.ends(number) { tell(course, isOver: true, news) }
  }

  private final func tell(_ course: KeyboardRule.Course, isOver: Bool, _ news: KeyboardNews) {
    #if canImport(Foundation) && !hasFeature(Embedded)
      let frame =
        isOver
        ? UIResponder.keyboardDidChangeFrameNotification
        : UIResponder.keyboardWillChangeFrameNotification
      let name =
        switch (course, isOver) {
        case (.shows, false): UIResponder.keyboardWillShowNotification
        case (.shows, true): UIResponder.keyboardDidShowNotification
        case (.hides, false): UIResponder.keyboardWillHideNotification
        case (.hides, true): UIResponder.keyboardDidHideNotification
        }
      for name in [frame, name] {
        NotificationCenter.default.post(name: name, object: screen, userInfo: news.userInfo)
      }
    #endif
  }
}

/// What is told of a move of the keyboard.
private struct KeyboardNews {
  let begin: CGRect
  let end: CGRect
  let duration: TimeInterval
  let curve: UIView.AnimationCurve

  #if canImport(Foundation) && !hasFeature(Embedded)
    var userInfo: [AnyHashable: Any] {
      [
        UIResponder.keyboardFrameBeginUserInfoKey: begin,
        UIResponder.keyboardFrameEndUserInfoKey: end,
        UIResponder.keyboardAnimationDurationUserInfoKey: duration,
        UIResponder.keyboardAnimationCurveUserInfoKey: curve.rawValue,
        UIResponder.keyboardIsLocalUserInfoKey: true,
      ]
    }
  #endif
}

#if canImport(Foundation) && !hasFeature(Embedded)
  extension UIResponder {
    // A notification's object is the ``UIScreen``, so that an app beside others knows its own.

    /// Posted when the keyboard is about to show, or to show elsewhere, with its screen as the object.
    nonisolated public static let keyboardWillShowNotification = NSNotification.Name(
      "UIKeyboardWillShowNotification")
    /// Posted when the keyboard shows.
    nonisolated public static let keyboardDidShowNotification = NSNotification.Name(
      "UIKeyboardDidShowNotification")
    /// Posted when the keyboard is about to go.
    nonisolated public static let keyboardWillHideNotification = NSNotification.Name(
      "UIKeyboardWillHideNotification")
    /// Posted when the keyboard is gone.
    nonisolated public static let keyboardDidHideNotification = NSNotification.Name(
      "UIKeyboardDidHideNotification")
    /// Posted when the keyboard is about to have another frame, before the other notifications.
    nonisolated public static let keyboardWillChangeFrameNotification = NSNotification.Name(
      "UIKeyboardWillChangeFrameNotification")
    /// Posted when the keyboard has another frame, before the other notifications.
    nonisolated public static let keyboardDidChangeFrameNotification = NSNotification.Name(
      "UIKeyboardDidChangeFrameNotification")

    /// The key of the frame before the change: a `CGRect` in points of the screen.
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the frame after the change: a `CGRect` in points of the screen.
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of how long the change takes: a `Double`, in seconds.
    nonisolated public static let keyboardAnimationDurationUserInfoKey =
      "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of how the keyboard moves: an `Int`, the raw value of a ``UIView/AnimationCurve``.
    nonisolated public static let keyboardAnimationCurveUserInfoKey =
      "UIKeyboardAnimationCurveUserInfoKey"
    /// The key of whether the keyboard belongs to this app: a `Bool`, which is always true here.
    nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
  }
#endif
