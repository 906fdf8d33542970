import Testing

@testable import TouchEngine
@testable import TouchWidgets

/// A view that wants to be first, and may refuse to stop.
private final class Willing: UIView {
  var gives = true
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { gives }
}

/// Calls a closure when its window has changed.
private final class Guide: UIView {
  var whenMoved: () -> Void = {}
  override func didMoveToWindow() { whenMoved() }
}

private final class WillingController: UIViewController {
  override var canBecomeFirstResponder: Bool { true }
}

/// A view that wants to be first, and writes down when something moved.
private final class Mindful: UIView {
  let diary: Diary
  init(_ diary: Diary) {
    self.diary = diary
    super.init(frame: .zero)
  }
  override var canBecomeFirstResponder: Bool { true }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    diary.write("motion at \(event?.timestamp ?? 0)")
  }
}

@Suite struct FirstResponder {
  @Test func fieldThatIsEditedAgainAtOnceHasNotEndedEditing() {
    final class Stubborn: UITextFieldDelegate {
      func textFieldShouldEndEditing(_ field: UITextField) -> Bool { false }
      func textFieldDidEndEditing(_ field: UITextField) { field.becomeFirstResponder() }
    }
    withWindow { _, window in
      let (field, stubborn) = (UITextField(), Stubborn())
      window.addSubview(field)
      field.becomeFirstResponder()
      field.delegate = stubborn
      #expect(!window.endEditing(true) && field.isFirstResponder)
    }
  }

  @Test func aHostFindsItAndHandsItAnEventOfItsOwn() {
    withWindow { application, window in
      let diary = Diary()
      let view = Mindful(diary)
      window.addSubview(view)
      #expect(window.firstResponder == nil)
      view.becomeFirstResponder()
      let event = UIEvent(type: .motion, subtype: .motionShake, timestamp: 2)
      #expect(event.type == .motion && event.subtype == .motionShake && event.timestamp == 2)
      window.firstResponder?.motionBegan(.motionShake, with: event)
      #expect(diary.read() == ["motion at 2.0"])
      view.resignFirstResponder()
      #expect(window.firstResponder == nil)
    }
  }

  @Test func onlyAWillingResponderInAWindowBecomesFirst() {
    withWindow { application, window in
      let plain = UIView()
      window.addSubview(plain)
      #expect(!plain.becomeFirstResponder())
      let willing = Willing()
      #expect(!willing.becomeFirstResponder())
      window.addSubview(willing)
      #expect(willing.becomeFirstResponder())
      #expect(willing.isFirstResponder)
      #expect(application.firstResponder === willing)
      #expect(willing.resignFirstResponder())
      #expect(!willing.isFirstResponder)
      #expect(application.firstResponder == nil)
    }
  }

  @Test func theOneBeforeIsAskedToResignAndMayRefuse() {
    withWindow { application, window in
      let first = Willing()
      let second = Willing()
      window.addSubview(first)
      window.addSubview(second)
      first.becomeFirstResponder()
      first.gives = false
      #expect(!second.becomeFirstResponder())
      #expect(application.firstResponder === first)
      first.gives = true
      #expect(second.becomeFirstResponder())
      #expect(!first.isFirstResponder && second.isFirstResponder)
    }
  }

  @Test func aViewThatLeavesTheWindowStopsBeingFirstWhateverItWants() {
    withWindow { application, window in
      let outer = UIView()
      let willing = Willing()
      outer.addSubview(willing)
      window.addSubview(outer)
      willing.becomeFirstResponder()
      willing.gives = false
      outer.removeFromSuperview()
      #expect(!willing.isFirstResponder)
      #expect(application.firstResponder == nil)
    }
  }

  /// Two windows, and in the first one the first responder in a view that moves.
  private func withGuide(_ body: (UIWindow, UIWindow, Guide, Willing) -> Void) {
    withWindow { _, window in
      let (guide, view) = (Guide(frame: .zero), Willing(frame: .zero))
      guide.addSubview(view)
      window.addSubview(guide)
      view.becomeFirstResponder()
      body(window, UIWindow(frame: .zero), guide, view)
    }
  }

  /// The first change of window is told no more to a view that has changed it again meanwhile.
  @Test func aViewThatGoesOnToAnotherWindowStopsBeingFirst() {
    withGuide { window, other, guide, view in
      guide.whenMoved = { if guide.window == nil { other.addSubview(guide) } }
      guide.removeFromSuperview()
      #expect(view.window === other && !view.isFirstResponder)
      #expect(window.firstResponder == nil && other.firstResponder == nil)
    }
  }

  @Test func aViewThatIsMadeFirstInItsNewWindowStaysFirst() {
    withGuide { window, other, guide, view in
      guide.whenMoved = { view.becomeFirstResponder() }
      other.addSubview(guide)
      #expect(other.firstResponder === view && window.firstResponder == nil)
    }
  }

  @Test func eachWindowHasItsOwnAndTheKeyWindowsCounts() {
    withWindow { application, window in
      let other = UIWindow(frame: rect(0, 0, 10, 10))
      let here = Willing()
      let there = Willing()
      window.addSubview(here)
      other.addSubview(there)
      here.becomeFirstResponder()
      there.becomeFirstResponder()
      #expect(here.isFirstResponder && there.isFirstResponder)
      #expect(application.firstResponder === here)
      other.makeKeyAndVisible()
      #expect(application.firstResponder === there)
      other.isHidden = true
      #expect(application.keyWindow === window)
    }
  }

  @Test func aControllerIsFirstInItsViewsWindow() {
    withWindow { application, window in
      let controller = WillingController()
      #expect(!controller.becomeFirstResponder())
      window.rootViewController = controller
      #expect(controller.becomeFirstResponder())
      #expect(application.firstResponder === controller)
      window.rootViewController = nil
      #expect(application.firstResponder == nil)
    }
  }

  @Test func aFirstResponderThatIsFreedLeavesNothingBehind() {
    withWindow { application, window in
      let controller = WillingController()
      window.rootViewController = controller
      controller.becomeFirstResponder()
      do {
        let view = Willing()
        window.addSubview(view)
        view.becomeFirstResponder()
        view.removeFromSuperview()
      }
      #expect(application.firstResponder == nil)
    }
  }
}
