// Controls in scroll views: what they hear of a quick tap, a long press and drags, and what scrolls.

import Testing
import TouchTesting
import UIKit

/// A control at (100, 100) in a scroll view of 300 × 300 points whose content is 2000 × 2000.
private func withContent<Control: UIControl>(
  _ make: @autoclosure () -> Control, _ body: (TestScreen, Control, UIScrollView) -> Void
) {
  withScreen(recording: [.notes]) { screen in
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scroller.contentSize = CGSize(width: 2000, height: 2000)
    screen.window.addSubview(scroller)
    let control = make()
    control.frame.origin = CGPoint(x: 100, y: 100)
    scroller.addSubview(control)
    control.note(on: screen, drags: true)
    body(screen, control, scroller)
    screen.settle()
  }
}

@Suite struct ButtonsInScrollViews {
  private let place = CGPoint(x: 110, y: 110)

  private func withButton(_ body: (TestScreen, UIButton, UIScrollView) -> Void) {
    withContent(UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40)), body)
  }

  //  finger  ●━━○          0.08 s
  @Test func aQuickTapIsToldWhole() {
    withButton { screen, _, scroller in
      screen.play(.tap(at: place))
      screen.expect("down @0.080, up @0.080, primary @0.080")
      #expect(scroller.contentOffset == .zero)
    }
  }

  //  finger  ●━━━━━━━━━━━○ 1 s
  @Test func aLongPressIsToldWhenItIsClear() {
    withButton { screen, button, _ in
      screen.finger().down(at: place)
      screen.wait(0.149)
      #expect(!button.isHighlighted)
      screen.wait(0.851)
      #expect(button.isHighlighted)
      screen.finger().up()
      screen.expect("down @0.150, up @1.000, primary @1.000")
    }
  }

  //  finger  ●╲╲╲╲○        0.1 s
  @Test func aQuickDragScrollsAndIsNotTold() {
    withButton { screen, button, scroller in
      screen.play(.drag(from: place, to: CGPoint(x: 110, y: 60), over: 0.1))
      screen.settle()
      #expect(scroller.contentOffset.y > 30 && button.state == .normal)
      screen.expect("")
    }
  }

  //  finger  ●━━━━╲╲╲○     0.2 s, then a drag
  @Test func aPressThatIsDraggedIsTheButtons() {
    withButton { screen, _, scroller in
      screen.finger().down(at: place)
      screen.wait(0.2)
      screen.finger().move(by: 0, -50)
      screen.finger().move(by: 0, -50)
      screen.finger().up()
      screen.settle()
      #expect(scroller.contentOffset == .zero)
      screen.expect("down @0.150, dragInside, exit, dragOutside, upOutside")
    }
  }

  //  finger  ●━━━━╲╲╲○     the scroll view takes the touch back
  @Test func aScrollViewThatTakesTouchesBackCancelsThePress() {
    final class Taking: UIScrollView {
      deinit {}
      override func touchesShouldCancel(in view: UIView) -> Bool { true }
    }
    withScreen(recording: [.notes]) { screen in
      let scroller = Taking(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      scroller.contentSize = CGSize(width: 300, height: 2000)
      screen.window.addSubview(scroller)
      let button = UIButton(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
      scroller.addSubview(button)
      button.note(on: screen)
      screen.finger().down(at: place)
      screen.wait(0.2)
      screen.finger().move(by: 0, -50)
      #expect(scroller.contentOffset.y == 40 && !button.isHighlighted)
      screen.finger().up()
      screen.settle()
      screen.expect("down @0.150, cancel @0.200")
    }
  }
}

@Suite struct ThumbsInScrollViews {
  @Test func aQuickDragOfASliderScrollsUnlessItHearsAtOnce() {
    withContent(UISlider(frame: CGRect(x: 0, y: 0, width: 137, height: 34))) {
      screen, slider, scroller in
      slider.value = 1
      slider.layoutIfNeeded()
      let thumb = CGPoint(x: 218, y: 117)
      screen.play(.drag(from: thumb, to: CGPoint(x: 168, y: 117), over: 0.1))
      screen.settle()
      #expect(slider.value == 1 && scroller.contentOffset.x > 30)
      scroller.contentOffset = .zero
      scroller.delaysContentTouches = false
      screen.play(.drag(from: thumb, to: CGPoint(x: 168, y: 117), over: 0.1))
      screen.settle()
      #expect(slider.value == 0.5 && scroller.contentOffset == .zero)
      screen.ignoreLog()
    }
  }

  @Test func aSwitchKeepsAPanAlongItselfAndNoOther() {
    withContent(UISwitch()) { screen, toggle, scroller in
      let thumb = CGPoint(x: 115, y: 114)
      screen.play(.drag(from: thumb, to: CGPoint(x: 165, y: 114), over: 0.1))
      screen.settle()
      #expect(toggle.isOn && scroller.contentOffset == .zero)
      toggle.isOn = false
      screen.play(.drag(from: thumb, to: CGPoint(x: 115, y: 64), over: 0.1))
      screen.settle()
      #expect(!toggle.isOn && scroller.contentOffset.y > 30)
      screen.ignoreLog()
    }
  }
}
