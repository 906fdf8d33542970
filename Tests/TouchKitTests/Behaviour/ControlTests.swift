// Controls: which events a finger causes, who is told, and what recognizers above leave to them.

import Testing
import TouchTesting
import UIKit

private let middle = CGPoint(x: 150, y: 125)

/// A control that notes its events by name.
private class Key: UIControl {
  var screen: TestScreen?
  var isTracked = true
  var followsFor = Int.max

  static let names: [(UIControl.Event, String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
    (.touchDragEnter, "dragEnter"), (.touchDragExit, "dragExit"),
    (.touchDragInside, "dragInside"), (.touchDragOutside, "dragOutside"),
    (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "touchCancel"),
    (.valueChanged, "valueChanged"),
  ]

  func noteAllEvents(on screen: TestScreen) {
    self.screen = screen
    for (event, name) in Self.names {
      addAction(UIAction { [unowned screen] _ in screen.note(name) }, for: event)
    }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { isTracked }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    followsFor -= 1
    return followsFor >= 0
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { screen?.note("end") }
  override func cancelTracking(with event: UIEvent?) { screen?.note("cancel") }
}

/// A key of 100 × 50 points at (100, 100).
private func withKey(_ body: (TestScreen, Key) -> Void) {
  withScreen(recording: [.notes]) { screen in
    let key = Key(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    screen.window.addSubview(key)
    key.noteAllEvents(on: screen)
    body(screen, key)
  }
}

@Suite struct Controls {
  @Test func aPressAndLiftInside() {
    withKey { screen, key in
      screen.play(.down(at: middle))
      #expect(key.isTracking && key.isTouchInside && key.isHighlighted)
      #expect(key.state == .highlighted)
      screen.finger().up()
      #expect(!key.isTracking && !key.isTouchInside && key.state == .normal)
      screen.expect("touchDown, end, upInside")
    }
  }

  @Test func aSecondPressSoonIsARepeat() {
    withKey { screen, _ in
      screen.play(.tap(at: middle, taps: 2))
      screen.expect("touchDown, end, upInside, touchDown, touchDownRepeat, end, upInside")
    }
  }

  @Test func aFingerThatSlidesHasSeventyPointsOfRoom() {
    withKey { screen, key in
      screen.finger().down(at: middle)
      screen.finger().move(to: CGPoint(x: 269.9, y: 125))
      #expect(key.isHighlighted)
      screen.finger().move(to: CGPoint(x: 270, y: 125))
      #expect(!key.isHighlighted && key.isTracking)
      screen.finger().move(to: CGPoint(x: 280, y: 125))
      screen.finger().move(to: CGPoint(x: 100, y: 31))
      #expect(key.isHighlighted)
      screen.finger().move(to: CGPoint(x: 0, y: 0))
      screen.finger().up()
      screen.expect(
        """
        touchDown, dragInside, dragExit, dragOutside, dragOutside, dragEnter, dragInside, \
        dragExit, dragOutside, end, upOutside
        """)
    }
  }

  @Test func aTouchThatIsTakenAwayCancels() {
    withKey { screen, key in
      screen.finger().down(at: middle)
      screen.cancelTouches()
      #expect(key.state == .normal && !key.isTracking)
      screen.expect("touchDown, cancel, touchCancel")
    }
  }

  @Test func aControlThatIsDisabledInMidPressCancels() {
    withKey { screen, key in
      screen.finger().down(at: middle)
      key.isEnabled = false
      #expect(key.state == .disabled)
      screen.finger().up()
      screen.play(.tap(at: middle))
      screen.expect("touchDown, cancel, touchCancel")
    }
  }

  @Test func aControlMayLeaveAFingerAlone() {
    withKey { screen, key in
      key.isTracked = false
      screen.play(.tap(at: middle))
      #expect(!key.isHighlighted)
      screen.expect("")
      screen.wait(1)
      (key.isTracked, key.followsFor) = (true, 1)
      screen.finger().down(at: middle)
      screen.finger().move(by: 1, 0)
      screen.finger().move(by: 1, 0)
      #expect(!key.isTracking && !key.isHighlighted)
      screen.finger().up()
      screen.expect("touchDown, dragInside")
    }
  }

  @Test func secondFingerDoesNotPressAControl() {
    withKey { screen, key in
      key.isMultipleTouchEnabled = true
      screen.finger(1).down(at: middle)
      screen.finger(2).down(at: middle)
      screen.finger(1).up()
      screen.finger(2).up()
      screen.expect("touchDown, end, upInside")
    }
  }

  @Test func aControlTellsAboutItsValueItself() {
    withKey { screen, key in
      key.sendActions(for: .valueChanged)
      screen.expect("valueChanged")
    }
  }
}

private final class Receiver: UIResponder {
  var heard: [String] = []

  func plain() { heard.append("plain") }
  func typed(_ key: Key) { heard.append("typed") }
  func withEvent(_ key: Key, _ event: UIEvent?) {
    heard.append(event == nil ? "no event" : "event")
  }
}

@Suite struct ControlTargets {
  @Test func methodsOfAllShapesAreCalledInTheOrderAdded() {
    withKey { screen, key in
      let receiver = Receiver()
      key.addTarget(receiver, action: Receiver.withEvent, for: .touchUpInside)
      key.addTarget(receiver, action: Receiver.plain, for: [.touchDown, .touchUpInside])
      key.addTarget(receiver, action: Receiver.typed, for: .touchUpInside)
      screen.play(.tap(at: middle))
      #expect(receiver.heard == ["plain", "event", "plain", "typed"])
      receiver.heard = []
      key.sendActions(for: .touchUpInside)
      #expect(receiver.heard == ["no event", "plain", "typed"])
      screen.ignoreLog()
    }
  }

  @Test func targetOfSeveralEventsOfOneMomentIsCalledOnce() {
    withKey { screen, key in
      let receiver = Receiver()
      key.addTarget(receiver, action: Receiver.plain, for: [.touchDown, .touchDownRepeat])
      screen.play(.tap(at: middle, taps: 2))
      #expect(receiver.heard == ["plain", "plain"])
      screen.ignoreLog()
    }
  }

  @Test func theSameTargetTwiceIsOneWithBothEvents() {
    withKey { screen, key in
      let receiver = Receiver()
      let action = Selector(Receiver.plain)
      key.addTarget(receiver, action: action, for: .touchDown)
      key.addTarget(receiver, action: action, for: .touchUpInside)
      key.removeTarget(receiver, action: action, for: .touchDown)
      screen.play(.tap(at: middle))
      #expect(receiver.heard == ["plain"])
      key.removeTarget(nil, action: nil, for: .allEvents)
      screen.play(.tap(at: middle))
      #expect(receiver.heard == ["plain"])
      screen.ignoreLog()
    }
  }

  @Test func namedActionsOfOneTargetAreOneAndCanBeRemovedByName() {
    withKey { screen, key in
      let (receiver, other) = (Receiver(), Receiver())
      for events in [UIControl.Event.touchDown, .touchUpInside, .touchUpInside] {
        key.addTarget(receiver, action: Selector(Receiver.plain, "plain()"), for: events)
      }
      key.addTarget(other, action: Selector(Receiver.plain, "plain()"), for: .touchUpInside)
      key.addTarget(nil, action: Selector(Receiver.typed, "typed(_:)"), for: .touchDown)
      key.addTarget(nil, action: Selector(Receiver.typed, "typed(_:)"), for: .touchDown)
      screen.play(.tap(at: middle))
      #expect((receiver.heard, other.heard) == (["plain", "plain"], ["plain"]))
      key.removeTarget(receiver, action: Selector(Receiver.plain, "plain()"), for: .touchUpInside)
      screen.play(.tap(at: middle))
      #expect((receiver.heard.count, other.heard.count) == (3, 2))
      // Without names, each mention of a method is another one.
      var told = 0
      _ = screen.observe { if case .targetNotRemoved = $0.decision { told += 1 } }
      key.removeTarget(other, action: Selector(Receiver.plain), for: .allEvents)
      key.removeTarget(Receiver(), action: Selector(Receiver.plain), for: .allEvents)
      #expect(told == 1)
      key.addTarget(other, action: Receiver.plain, for: .touchDown)
      key.addTarget(other, action: Receiver.plain, for: .touchDown)
      screen.play(.tap(at: middle))
      #expect(other.heard.count == 5)
      screen.ignoreLog()
    }
  }

  @Test func aTargetIsNotKeptAlive() {
    withKey { screen, key in
      var receiver: Receiver? = Receiver()
      weak let gone = receiver
      key.addTarget(receiver, action: Receiver.plain, for: .touchDown)
      receiver = nil
      #expect(gone == nil)
      screen.play(.tap(at: middle))
      screen.ignoreLog()
    }
  }

  @Test func withoutATargetTheResponderChainIsAsked() {
    final class Board: UIView {
      var count = 0
      func pressed(_ key: Key) { count += 1 }
    }
    withScreen(recording: []) { screen in
      let board = screen.add(Board(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), named: "b")
      let key = Key(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
      board.addSubview(key)
      key.addTarget(nil, action: Board.pressed, for: .touchUpInside)
      screen.play(.tap(at: middle))
      #expect(board.count == 1)
    }
  }
}

@Suite struct Buttons {
  @Test func titleStandsInTheMiddle() {
    for type in [UIButton.ButtonType.system, .custom] {
      #expect(UIButton(type: type).titleLabel?.textAlignment == .center)
    }
  }

  private func withButton(
    _ body: (TestScreen, UIButton, _ board: UIView) -> Void
  ) {
    withScreen(recording: [.actions, .notes]) { screen in
      let board = screen.view("board")
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
      board.addSubview(button)
      button.addAction(UIAction { [unowned screen] _ in screen.note("up") }, for: .touchUpInside)
      button.addAction(
        UIAction { [unowned screen] _ in screen.note("primary") }, for: .primaryActionTriggered)
      body(screen, button, board)
    }
  }

  @Test func aTapTriggersThePrimaryActionToo() {
    withButton { screen, _, _ in
      screen.play(.tap(at: middle))
      screen.expect("up, primary")
    }
  }

  @Test func aTapAboveDoesNotTakeTheButtonsTap() {
    withButton { screen, _, board in
      screen.add(UITapGestureRecognizer(), named: "tap", to: board)
      screen.play(.tap(at: middle))
      screen.expect("up, primary")
      screen.play(.tap(at: CGPoint(x: 20, y: 20)))
      screen.expect("tap ended")
    }
  }

  @Test func otherGesturesAboveDo() {
    withButton { screen, _, board in
      let tap = screen.add(UITapGestureRecognizer(), named: "double", to: board)
      tap.numberOfTapsRequired = 2
      screen.play(.tap(at: middle, taps: 2))
      screen.expect("double ended")
      screen.settle()
    }
  }

  @Test func aTapOnTheButtonItselfWins() {
    withButton { screen, button, _ in
      screen.add(UITapGestureRecognizer(), named: "tap", to: button)
      screen.play(.tap(at: middle))
      screen.expect("tap ended")
    }
  }

  @Test func aTapAboveThatCancelsNothingGoesAlong() {
    withButton { screen, _, board in
      let tap = screen.add(UITapGestureRecognizer(), named: "tap", to: board)
      tap.cancelsTouchesInView = false
      screen.play(.tap(at: middle))
      screen.expect("tap ended, up, primary")
    }
  }

  @Test func aPlainControlIsNotProtected() {
    withKey { screen, key in
      let tap = UITapGestureRecognizer()
      screen.window.addGestureRecognizer(tap)
      screen.play(.tap(at: middle))
      screen.expect("touchDown, cancel, touchCancel")
    }
  }

  @Test func titleAndColourOfAButtonFollowItsState() {
    let button = UIButton(type: .custom)
    button.setTitle("Go", for: .normal)
    button.setTitle("Wait", for: .disabled)
    button.setTitleColor(.red, for: .highlighted)
    #expect(button.currentTitle == "Go" && button.currentTitleColor == .white)
    button.isHighlighted = true
    #expect(button.titleLabel?.text == "Go" && button.titleLabel?.textColor == .red)
    button.isHighlighted = false
    button.isEnabled = false
    #expect(button.titleLabel?.text == "Wait")
    #expect(button.title(for: .selected) == "Go")
  }

  @Test func titleAndPictureLieSideBySideInTheMiddle() throws {
    UIImage.register("dot", size: CGSize(width: 20, height: 10))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    button.setImage(UIImage(named: "dot"), for: .normal)
    button.setTitle("Go", for: .normal)
    button.layoutIfNeeded()
    let (image, label) = (try #require(button.imageView), try #require(button.titleLabel))
    #expect(image.frame.maxX == label.frame.minX)
    #expect(abs((image.frame.minX + label.frame.maxX) / 2 - 100) < 1e-9)
    #expect(image.frame.midY == 20 && label.frame.midY == 20)
    #expect(button.sizeThatFits(.zero).width == 20 + label.frame.width)
  }

  @Test func aPrimaryActionNamesAButtonThatIsMadeWithAFrame() {
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    let button = UIButton(frame: frame, primaryAction: UIAction(title: "Go") { _ in })
    #expect(button.currentTitle == "Go" && button.frame == frame && button.buttonType == .custom)
  }

  @Test func aPrimaryActionNamesTheButton() {
    withScreen(recording: [.notes]) { screen in
      let action = UIAction(title: "Go") { [unowned screen] action in
        screen.note(action.sender is UIButton ? "button" : "nobody")
      }
      let button = UIButton(primaryAction: action)
      button.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
      screen.window.addSubview(button)
      screen.play(.tap(at: middle))
      #expect(button.currentTitle == "Go")
      screen.expect("button")
    }
  }
}
