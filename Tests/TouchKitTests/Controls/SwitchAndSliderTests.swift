// Switches and sliders under fingers.

import Testing
import TouchTesting
import UIKit

@Suite struct Switches {
  private func withSwitch(_ body: (TestScreen, UISwitch, _ board: UIView) -> Void) {
    withControl(UISwitch(), value: { $0.isOn ? "on" : "off" }, body)
  }

  @Test func aTapTogglesAndTellsOnce() {
    withSwitch { screen, toggle, _ in
      screen.play(.tap(at: CGPoint(x: 110, y: 114)))
      #expect(toggle.isOn && toggle.state == .normal)
      screen.expect("down, changed on, primary, up")
      screen.wait(1)
      screen.play(.tap(at: CGPoint(x: 110, y: 114)))
      screen.expect("down, changed off, primary, up")
    }
  }

  @Test func aDraggedThumbGoesToTheNearerSide() {
    withSwitch { screen, toggle, _ in
      screen.finger().down(at: CGPoint(x: 110, y: 114))
      screen.finger().move(to: CGPoint(x: 121, y: 114))
      #expect(toggle.subviews.last?.frame.minX == 13)
      screen.finger().up()
      screen.expect("down, up")
      #expect(!toggle.isOn)
      screen.play(.drag(from: CGPoint(x: 110, y: 114), to: CGPoint(x: 122, y: 114)))
      screen.expect("down, changed on, primary, up")
      screen.play(.drag(from: CGPoint(x: 140, y: 114), to: CGPoint(x: -100, y: 300)))
      screen.expect("down, exit, changed off, primary, upOutside")
    }
  }

  @Test func aThumbIsLeftWhereTheFingerGoesUp() {
    withSwitch { screen, toggle, _ in
      for (phase, x) in [(UITouch.Phase.began, 110.0), (.moved, 121), (.ended, 140)] {
        screen.send([TouchReport(1, phase, at: CGPoint(x: x, y: 114))])
      }
      #expect(toggle.isOn)
      screen.expect("down, changed on, primary, up")
    }
  }

  @Test func switchThatTheAppSetsSendsNothing() {
    withSwitch { screen, toggle, _ in
      toggle.isOn = true
      toggle.setOn(false, animated: true)
      #expect(!toggle.isOn)
      screen.expect("")
      screen.finger().down(at: CGPoint(x: 110, y: 114))
      toggle.setOn(true, animated: true)
      screen.finger().up()
      screen.expect("down, changed off, primary, up")
    }
  }

  @Test func itsSizeIsItsOwn() {
    let toggle = UISwitch(frame: CGRect(x: 10, y: 20, width: 500, height: 1))
    #expect(toggle.frame == CGRect(x: 10, y: 20, width: 63, height: 28))
    toggle.frame = CGRect(x: 5, y: 5, width: 1, height: 100)
    toggle.bounds.size = .zero
    #expect(toggle.frame == CGRect(x: 5, y: 5, width: 63, height: 28))
    #expect(toggle.sizeThatFits(.zero) == CGSize(width: 63, height: 28))
  }

  @Test func aKeyboardTogglesItUnlessItIsDisabled() {
    withSwitch { screen, toggle, _ in
      toggle.performPrimaryAction()
      screen.expect("changed on, primary")
      toggle.isEnabled = false
      toggle.performPrimaryAction()
      screen.play(.tap(at: CGPoint(x: 110, y: 114)))
      screen.expect("")
    }
  }

  @Test func aTouchThatIsTakenAwayChangesNothing() {
    withSwitch { screen, toggle, _ in
      screen.finger().down(at: CGPoint(x: 110, y: 114))
      screen.finger().move(to: CGPoint(x: 130, y: 114))
      screen.cancelTouches()
      #expect(!toggle.isOn)
      screen.settle()
      #expect(toggle.subviews.last?.frame.minX == 2)
      screen.expect("down, cancel")
    }
  }
}

@Suite struct Sliders {
  /// A slider of 137 points: its thumb's middle goes 100 points, from x = 118.5 to 218.5.
  private func withSlider(_ body: (TestScreen, UISlider, _ board: UIView) -> Void) {
    withControl(
      UISlider(frame: CGRect(x: 0, y: 0, width: 137, height: 34)), value: { "\($0.value)" }, body)
  }

  private let thumb = CGPoint(x: 118, y: 117)

  @Test func theThumbFollowsTheFinger() {
    withSlider { screen, slider, _ in
      screen.finger().down(at: thumb)
      screen.finger().move(by: 25, 0)
      screen.finger().move(by: 0, 100)
      screen.finger().move(by: 25, 0)
      screen.finger().move(by: 900, 0)
      screen.finger().up()
      screen.expect(
        """
        down, changed 0.25, primary, exit, changed 0.5, primary, changed 1.0, primary, upOutside
        """)
      #expect(slider.value == 1 && slider.state == .normal)
    }
  }

  @Test func anAnimatedThumbStartsWhereItIsAlthoughItWasNotLaidOutYet() {
    withSlider { screen, slider, _ in
      slider.frame.size = CGSize(width: 237, height: 44)
      slider.setValue(1, animated: true)
      let starts = slider.subviews.compactMap { $0.layer.presentation()?.frame }
        .filter { $0.width == 37 }
      #expect(starts == [CGRect(x: 0, y: 10, width: 37, height: 24)])
      screen.wait(1)
    }
  }

  @Test func theTrackTakesNoFinger() {
    withSlider { screen, slider, _ in
      screen.play(.drag(from: CGPoint(x: 180, y: 117), to: CGPoint(x: 220, y: 117)))
      screen.play(.tap(at: CGPoint(x: 180, y: 117)))
      #expect(slider.value == 0)
      screen.expect("")
    }
  }

  @Test func theThumbTakesFingersAroundIt() {
    withSlider { screen, slider, _ in
      screen.play(.drag(from: CGPoint(x: 118, y: 96), to: CGPoint(x: 168, y: 96), over: 0.01))
      #expect(slider.value == 0.5)
      slider.value = 0
      screen.play(.drag(from: CGPoint(x: 118, y: 94), to: CGPoint(x: 168, y: 94), over: 0.01))
      #expect(slider.value == 0)
      screen.ignoreLog()
    }
  }

  @Test func sliderThatIsNotContinuousTellsAtTheLift() {
    withSlider { screen, slider, _ in
      slider.isContinuous = false
      screen.finger().down(at: thumb)
      screen.finger().move(by: 25, 0)
      screen.finger().move(by: 25, 0)
      #expect(slider.value == 0.5)
      screen.expect("down")
      screen.finger().up()
      screen.expect("changed 0.5, primary, up")
      screen.play(.tap(at: CGPoint(x: 168, y: 117)))
      screen.expect("down, up")
    }
  }

  @Test func aTouchThatIsTakenAwayLeavesTheValueAndTellsIt() {
    withSlider { screen, slider, _ in
      slider.isContinuous = false
      screen.finger().down(at: thumb)
      screen.finger().move(by: 25, 0)
      screen.cancelTouches()
      #expect(slider.value == 0.25 && !slider.isHighlighted)
      screen.expect("down, changed 0.25, primary, cancel")
    }
  }

  @Test func sliderThatTheAppSetsSendsNothing() {
    withSlider { screen, slider, _ in
      slider.setValue(0.5, animated: true)
      screen.settle()
      slider.layoutIfNeeded()
      #expect(slider.subviews[2].frame.midX == 68.5)
      slider.minimumValue = 2
      #expect((slider.value, slider.minimumValue, slider.maximumValue) == (2, 2, 2))
      slider.layoutIfNeeded()
      #expect(slider.subviews[2].frame.midX == 18.5)
      slider.value = .nan
      slider.maximumValue = 4
      slider.value = 3
      slider.layoutIfNeeded()
      #expect(slider.subviews[2].frame.midX == 68.5)
      screen.expect("")
    }
  }

  @Test func limitsMayChangeUnderAFinger() {
    withSlider { screen, slider, _ in
      screen.finger().down(at: thumb)
      slider.maximumValue = -1
      screen.finger().move(by: 50, 0)
      #expect(slider.value == -1)
      slider.maximumValue = 1
      screen.finger().move(by: 1, 0)
      #expect(abs(slider.value - 0.02) < 1e-6)
      screen.finger().up()
      #expect(!slider.isTracking)
      screen.ignoreLog()
    }
  }

  @Test func aSubclassPlacesTrackAndThumb() {
    final class Wide: UISlider {
      deinit {}
      override func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: 50, y: 10, width: 110, height: 4)
      }
      override func thumbRect(
        forBounds bounds: CGRect, trackRect rect: CGRect, value: Float
      ) -> CGRect {
        CGRect(x: rect.maxX - CGFloat(value) * 100 - 10, y: 2, width: 10, height: 20)
      }
    }
    withControl(
      Wide(frame: CGRect(x: 0, y: 0, width: 200, height: 34)), value: { "\($0.value)" }
    ) { screen, slider, _ in
      screen.play(.drag(from: CGPoint(x: 255, y: 112), to: CGPoint(x: 205, y: 112), over: 0.01))
      #expect(slider.value == 0.5)
      screen.expect("down, changed 0.5, primary, up")
      slider.layoutIfNeeded()
      #expect(slider.subviews[2].frame == CGRect(x: 100, y: 2, width: 10, height: 20))
      #expect(slider.subviews[0].frame.minX == 50)
    }
  }

  @Test func picturesTakeRoomFromTheTrack() {
    UIImage.register("loud", size: CGSize(width: 20, height: 20))
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    slider.minimumValueImage = UIImage(named: "loud")
    slider.maximumValueImage = UIImage(named: "loud")
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track == CGRect(x: 28, y: 15, width: 144, height: 4))
    #expect(slider.maximumValueImageRect(forBounds: slider.bounds).minX == 180)
  }
}
