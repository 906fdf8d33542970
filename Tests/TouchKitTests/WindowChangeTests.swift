// A controller whose view goes from one window to another, and what a window without an application shows.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

@Suite struct WindowChanges {
  @Test func windowThatCannotBecomeKeyDoesNot() {
    final class Overlay: UIWindow {
      override var canBecomeKey: Bool { false }
    }
    withWindow { _, window in
      let overlay = Overlay(frame: window.frame)
      overlay.makeKeyAndVisible()
      #expect(!overlay.isKeyWindow && window.isKeyWindow && !overlay.isHidden)
    }
  }

  @Test func theKeyWindowHasChangedWhenTheFormerOneHearsOfIt() {
    final class Former: UIWindow {
      var heard: [Bool] = []
      override func resignKey() { heard.append(isKeyWindow) }
      override func becomeKey() { heard.append(isKeyWindow) }
    }
    withWindow { application, window in
      let former = Former(frame: window.frame)
      former.makeKeyAndVisible()
      window.makeKey()
      #expect(former.heard == [true, false] && application.keyWindow === window)
    }
  }

  private final class Told: UIViewController {
    var told: [String] = []
    override func viewWillAppear(_ animated: Bool) { told.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { told.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { told.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { told.append("did disappear") }
  }

  private func withTwoWindows(_ body: (UIWindow, UIWindow, Told) -> Void) {
    let application = UIApplication()
    application.perform {
      let windows = (0..<2).map { _ in UIWindow(frame: rect(0, 0, 100, 100)) }
      for window in windows {
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
      }
      body(windows[0], windows[1], Told())
    }
  }

  @Test func aViewThatGoesToAnotherShownWindowDisappearsFirst() {
    withTwoWindows { one, two, controller in
      one.rootViewController?.addChild(controller)
      one.rootViewController?.view.addSubview(controller.view)
      #expect(controller.told == ["will appear", "did appear"])
      controller.told = []
      two.rootViewController?.view.addSubview(controller.view)
      #expect(
        controller.told == ["will disappear", "did disappear", "will appear", "did appear"])
    }
  }

  @Test func aViewThatGoesToAHiddenWindowOnlyDisappears() {
    withTwoWindows { one, two, controller in
      one.rootViewController?.addChild(controller)
      one.rootViewController?.view.addSubview(controller.view)
      controller.told = []
      two.isHidden = true
      two.rootViewController?.view.addSubview(controller.view)
      #expect(controller.told == ["will disappear", "did disappear"])
    }
  }
}

@Suite struct EventGroups {
  @Test func eachGroupOfControlEventsHasUIKitsBits() {
    let touches: [UIControl.Event] = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
      .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel,
    ]
    let editing: [UIControl.Event] = [
      .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
    ]
    for (bit, event) in touches.enumerated() { #expect(event.rawValue == 1 << UInt(bit)) }
    for (bit, event) in editing.enumerated() { #expect(event.rawValue == 1 << UInt(16 + bit)) }
    #expect(UIControl.Event.valueChanged.rawValue == 1 << 12)
    #expect(UIControl.Event.primaryActionTriggered.rawValue == 1 << 13)
    #expect(UIControl.Event.allTouchEvents.rawValue == 0x0000_0FFF)
    #expect(UIControl.Event.allEditingEvents.rawValue == 0x000F_0000)
    #expect(UIControl.Event.applicationReserved.rawValue == 0x0F00_0000)
    #expect(UIControl.Event.systemReserved.rawValue == 0xF000_0000)
    #expect(UIControl.Event.allEvents.rawValue == 0xFFFF_FFFF)
    let states: [UIControl.State] = [.highlighted, .disabled, .selected]
    for (bit, state) in states.enumerated() { #expect(state.rawValue == 1 << UInt(bit)) }
  }
}
