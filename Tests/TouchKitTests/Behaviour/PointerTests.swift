// Everything that touches without a finger: mice with buttons, pens, trackpads that scroll, pointers
// that hover, buttons of a remote.

import Testing
import TouchTesting
import UIKit

private let place = CGPoint(x: 100, y: 100)

extension TestScreen {
  /// Reports a touch of some type, now.
  fileprivate func report(
    _ finger: Int, _ phase: UITouch.Phase, _ point: CGPoint, _ type: UITouch.TouchType,
    buttons: UIEvent.ButtonMask = [], modifiers: UIKeyModifierFlags = []
  ) {
    application.receive(
      [TouchReport(finger, phase, at: point, type: type)], at: now, in: window,
      modifiers: modifiers, buttons: buttons)
  }

  fileprivate func click(_ buttons: UIEvent.ButtonMask) {
    report(1, .began, place, .indirectPointer, buttons: buttons)
    report(1, .ended, place, .indirectPointer)
  }

  /// Reports scrolling.
  fileprivate func scroll(
    _ phase: UITouch.Phase, _ point: CGPoint, _ types: UIScrollTypeMask = .continuous
  ) {
    var report = TouchReport(7, phase, at: point, type: .indirectPointer)
    report.scrollTypes = types
    send([report])
  }
}

@Suite struct TouchTypes {
  @Test func aRecognizerTakesOnlyItsTypes() {
    withScreen(recording: [.actions, .failures, .touches]) { screen in
      let pen = screen.add(UIPanGestureRecognizer(), named: "pen", to: screen.view("board"))
      pen.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
      screen.play(.drag(from: place, to: CGPoint(x: 150, y: 100), over: 0.01))
      screen.expect("board began, board moved…, board ended")
      screen.report(1, .began, place, .pencil)
      screen.report(1, .moved, CGPoint(x: 150, y: 100), .pencil)
      screen.report(1, .ended, CGPoint(x: 150, y: 100), .pencil)
      screen.expect("board began, pen began, board cancelled, pen ended")
    }
  }

  @Test func allTypesAreTakenByDefault() {
    let types: [UITouch.TouchType] = [.direct, .indirect, .pencil, .indirectPointer]
    #expect(UIPanGestureRecognizer().allowedTouchTypes.map(\.intValue) == types.map(\.rawValue))
    #expect(types.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test func touchesOfOneGestureAreOfOneTypeUnlessAllowed() {
    for isExclusive in [true, false] {
      withScreen(recording: [.actions, .failures]) { screen in
        let board = screen.view("board")
        board.isMultipleTouchEnabled = true
        let pinch = screen.add(UIPinchGestureRecognizer(), named: "pinch", to: board)
        pinch.requiresExclusiveTouchType = isExclusive
        #expect(UIPinchGestureRecognizer().requiresExclusiveTouchType)
        screen.report(1, .began, place, .direct)
        screen.report(2, .began, CGPoint(x: 200, y: 100), .pencil)
        screen.report(2, .moved, CGPoint(x: 250, y: 100), .pencil)
        screen.report(2, .ended, CGPoint(x: 250, y: 100), .pencil)
        screen.report(1, .ended, place, .direct)
        screen.expect(isExclusive ? "pinch failed" : "pinch began, pinch changed, pinch ended")
      }
    }
  }
}

@Suite struct MouseButtons {
  private func withTap(_ body: (TestScreen, UITapGestureRecognizer) -> Void) {
    withScreen(recording: [.actions, .failures]) { screen in
      body(screen, screen.add(UITapGestureRecognizer(), named: "tap", to: screen.view("board")))
    }
  }

  @Test func aTapTakesThePrimaryButtonByDefault() {
    withTap { screen, tap in
      #expect(tap.buttonMaskRequired == .primary)
      screen.click(.primary)
      screen.click(.secondary)
      screen.click([.primary, .secondary])
      // A host that knows of no buttons means the primary one.
      screen.click([])
      screen.expect("tap ended ×2")
    }
  }

  @Test func aTapCanRequireAnotherButtonOrSeveral() {
    withTap { screen, tap in
      tap.buttonMaskRequired = .secondary
      screen.click(.primary)
      screen.click([])
      screen.expect("")
      screen.click(.secondary)
      screen.expect("tap ended")
      tap.buttonMaskRequired = [.primary, .button(3)]
      screen.click(.primary)
      screen.click([.primary, .button(3)])
      screen.expect("tap ended")
    }
  }

  @Test func fingersHaveNoButtons() {
    withTap { screen, tap in
      tap.buttonMaskRequired = .secondary
      screen.play(.tap(at: place))
      screen.expect("tap ended")
    }
  }

  @Test func buttonsAndModifierKeysCanBeReadInTheAction() {
    withTap { screen, tap in
      screen.recording = .notes
      tap.buttonMaskRequired = .secondary
      tap.addAction { screen.note("\($0.modifierFlags == [.shift, .command]) \($0.buttonMask)") }
      screen.report(
        1, .began, place, .indirectPointer, buttons: .secondary, modifiers: [.shift, .command])
      screen.report(
        1, .ended, place, .indirectPointer, buttons: [], modifiers: [.shift, .command])
      tap.buttonMaskRequired = .primary
      // A host that knows of no buttons.
      screen.report(1, .began, place, .indirectPointer)
      screen.report(1, .ended, place, .indirectPointer)
      screen.expect("true ButtonMask(rawValue: 2), false ButtonMask(rawValue: 0)")
    }
  }
}

@Suite struct TrackpadScrolling {
  private func withScrollPan(
    _ mask: UIScrollTypeMask, _ body: (TestScreen, UIPanGestureRecognizer) -> Void
  ) {
    withScreen(recording: [.actions, .failures, .touches]) { screen in
      let pan = screen.add(UIPanGestureRecognizer(), named: "pan", to: screen.view("board"))
      pan.allowedScrollTypesMask = mask
      screen.show(of: pan) { "\($0.numberOfTouches): \($0.translation(in: nil).x)" }
      body(screen, pan)
    }
  }

  @Test func aPanThatAllowsItScrollsWithoutTouchesAndViewsHearNothing() {
    withScrollPan(.continuous) { screen, _ in
      screen.scroll(.began, place)
      screen.scroll(.moved, CGPoint(x: 115, y: 100))
      screen.scroll(.moved, CGPoint(x: 125, y: 100))
      screen.scroll(.ended, CGPoint(x: 125, y: 100))
      screen.expect("pan began [0: 5.0], pan changed [0: 15.0], pan ended [0: 15.0]")
    }
  }

  @Test func howManyFingersAPanNeedsDoesNotMatterToScrolling() {
    withScrollPan(.all) { screen, pan in
      pan.minimumNumberOfTouches = 2
      screen.scroll(.began, place)
      screen.scroll(.moved, CGPoint(x: 115, y: 100))
      screen.scroll(.ended, CGPoint(x: 115, y: 100))
      screen.expect("pan began [0: 5.0], pan ended [0: 5.0]")
    }
  }

  @Test func afterScrollingAPanNeedsItsFingersAgain() {
    withScrollPan(.all) { screen, pan in
      pan.minimumNumberOfTouches = 2
      screen.scroll(.began, place)
      screen.scroll(.moved, CGPoint(x: 115, y: 100))
      screen.scroll(.ended, CGPoint(x: 115, y: 100))
      screen.ignoreLog()
      screen.play(.drag(from: place, to: CGPoint(x: 200, y: 100)))
      screen.expect("board began, board moved…, pan failed, board ended")
    }
  }

  @Test func aPanThatTakesNoFingersScrolls() {
    for onlyScrolls in [{ $0.maximumNumberOfTouches = 0 }, { $0.allowedTouchTypes = [] }]
      as [(UIPanGestureRecognizer) -> Void]
    {
      withScrollPan(.all) { screen, pan in
        onlyScrolls(pan)
        screen.recording = .actions
        screen.play(.drag(from: place, to: CGPoint(x: 200, y: 100)))
        screen.expect("")
        screen.scroll(.began, place)
        screen.scroll(.moved, CGPoint(x: 115, y: 100))
        screen.scroll(.ended, CGPoint(x: 115, y: 100))
        screen.expect("pan began [0: 5.0], pan ended [0: 5.0]")
      }
    }
  }

  @Test func aPanTakesNoScrollingByDefaultAndOnlyTheKindsItAllows() {
    for (mask, kind, isPan) in [
      (UIScrollTypeMask(), UIScrollTypeMask.continuous, false), (.discrete, .continuous, false),
      (.discrete, .discrete, true), (.all, .continuous, true),
    ] {
      withScrollPan(mask) { screen, _ in
        screen.scroll(.began, place, kind)
        screen.scroll(.moved, CGPoint(x: 120, y: 100), kind)
        screen.scroll(.ended, CGPoint(x: 120, y: 100), kind)
        screen.expect(isPan ? "pan began, pan ended" : "")
      }
    }
  }

  @Test func otherRecognizersNeverTakeScrolling() {
    withScreen(recording: [.actions, .failures, .touches]) { screen in
      let board = screen.view("board")
      let all: [UIGestureRecognizer] = [
        UITapGestureRecognizer(), UILongPressGestureRecognizer(), UISwipeGestureRecognizer(),
        UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), Scripted(),
      ]
      for recognizer in all { board.addGestureRecognizer(recognizer) }
      screen.scroll(.began, place)
      screen.scroll(.moved, CGPoint(x: 300, y: 100))
      screen.scroll(.ended, CGPoint(x: 300, y: 100))
      screen.expect("")
    }
  }

  @Test func aFingerBesideTheScrollingIsCountedAndHeard() {
    withScrollPan(.all) { screen, pan in
      pan.requiresExclusiveTouchType = false
      screen.scroll(.began, place)
      screen.scroll(.moved, CGPoint(x: 120, y: 100))
      screen.finger().down(at: place)
      screen.finger().move(by: 10, 0)
      screen.finger().up()
      screen.scroll(.ended, CGPoint(x: 120, y: 100))
      screen.expect(
        """
        pan began [0: 10.0], pan changed [1: 10.0], pan changed [1: 15.0], pan ended [0: 15.0]
        """)
    }
  }
}

@Suite struct Hover {
  private func hover(_ screen: TestScreen, _ phase: UITouch.Phase, _ x: Double, _ y: Double) {
    screen.send([TouchReport(9, phase, at: CGPoint(x: x, y: y), type: .indirectPointer)])
  }

  @Test func hoverBeginsOnEnterChangesOnMoveAndEndsOnExit() {
    withScreen(recording: [.actions, .failures, .touches]) { screen in
      let card = screen.view("card", frame: rect(100, 100, 100, 100))
      let hovering = screen.add(UIHoverGestureRecognizer(), named: "hover", to: card)
      screen.show(of: hovering) { $0.location(in: card) }
      hover(screen, .regionEntered, 10, 10)
      hover(screen, .regionMoved, 50, 50)
      screen.expect("")
      hover(screen, .regionMoved, 110, 120)
      hover(screen, .regionMoved, 150, 150)
      screen.expect("hover began [10, 20], hover changed [50, 50]")
      hover(screen, .regionMoved, 250, 150)
      screen.expect("hover ended [150, 50]")
      hover(screen, .regionMoved, 150, 150)
      hover(screen, .regionExited, 150, 150)
      screen.expect("hover began, hover ended")
    }
  }

  @Test func theViewsAboveTheHoveredOneHoverToo() {
    withScreen(recording: [.actions, .failures]) { screen in
      let board = screen.view("board", frame: rect(0, 0, 300, 300))
      let card = screen.view("card", frame: rect(100, 100, 100, 100), in: board)
      screen.add(UIHoverGestureRecognizer(), named: "boardHover", to: board)
      screen.add(UIHoverGestureRecognizer(), named: "cardHover", to: card)
      hover(screen, .regionEntered, 50, 50)
      screen.expect("boardHover began")
      hover(screen, .regionMoved, 150, 150)
      screen.expect("boardHover changed, cardHover began")
      hover(screen, .regionMoved, 50, 50)
      screen.expect("cardHover ended, boardHover changed")
      hover(screen, .regionExited, 350, 350)
      screen.expect("boardHover ended")
    }
  }

  @Test func hoverExcludesNoRecognizerAndIsExcludedByNone() {
    withScreen(recording: [.actions, .failures]) { screen in
      let board = screen.view("board")
      screen.add(UIHoverGestureRecognizer(), named: "hover", to: board)
      screen.add(UIPanGestureRecognizer(), named: "pan", to: board)
      hover(screen, .regionEntered, 50, 50)
      screen.play(.drag(from: place, to: CGPoint(x: 150, y: 100), over: 0.01))
      hover(screen, .regionMoved, 60, 60)
      hover(screen, .regionExited, 60, 60)
      screen.expect("hover began, pan began, pan ended, hover changed, hover ended")
    }
  }

  @Test func aDisabledOneDoesNotHover() {
    withScreen(recording: [.actions, .failures]) { screen in
      let hovering = screen.add(
        UIHoverGestureRecognizer(), named: "hover", to: screen.view("board"))
      hover(screen, .regionEntered, 50, 50)
      hovering.isEnabled = false
      screen.expect("hover began, hover cancelled")
      hover(screen, .regionMoved, 60, 60)
      hover(screen, .regionExited, 60, 60)
      screen.expect("")
    }
  }
}

@Suite struct ButtonPresses {
  @Test func aTapCanBeMadeWithTheButtonsOfARemote() {
    withScreen(recording: [.actions, .failures]) { screen in
      let board = screen.view("board")
      screen.show(Showing(board))
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: board)
      tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.playPause.rawValue)]
      for (button, log) in [(UIPress.PressType.select, ""), (.playPause, "tap ended")] {
        screen.application.receivePress(button, .began, at: screen.now)
        screen.application.receivePress(button, .ended, at: screen.now + 0.1)
        screen.expect(log)
      }
    }
  }

  @Test func aPressHeldTooLongIsNoTap() {
    withScreen(recording: [.actions, .failures]) { screen in
      let board = screen.view("board")
      screen.show(Showing(board))
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: board)
      tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
      screen.application.receivePress(.select, .began, at: screen.now)
      screen.wait(0.8)
      screen.application.receivePress(.select, .ended, at: screen.now)
      screen.expect("tap failed @0.750")
    }
  }

  @Test func twoPressesMakeADoubleTap() {
    withScreen(recording: [.actions, .failures]) { screen in
      let board = screen.view("board")
      screen.show(Showing(board))
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: board)
      tap.numberOfTapsRequired = 2
      tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
      for _ in 1...2 {
        screen.application.receivePress(.select, .began, at: screen.now)
        screen.wait(0.1)
        screen.application.receivePress(.select, .ended, at: screen.now)
        screen.wait(0.1)
      }
      screen.expect("tap ended @0.300")
    }
  }

  @Test func fingersStillTapWhereButtonsMay() {
    withScreen(recording: [.actions, .failures]) { screen in
      let board = screen.view("board")
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: board)
      tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
      screen.play(.tap(at: place))
      screen.expect("tap ended")
    }
  }
}

/// A controller whose view is given.
private final class Showing: UIViewController {
  private let shown: UIView

  init(_ view: UIView) {
    shown = view
    super.init(nibName: nil, bundle: nil)
  }

  override func loadView() { view = shown }
}
