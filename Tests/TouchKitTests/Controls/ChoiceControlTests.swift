// Steppers, segmented controls and page controls under fingers.

import Testing
import TouchTesting
import UIKit

@Suite struct Steppers {
  private func withStepper(_ body: (TestScreen, UIStepper, _ board: UIView) -> Void) {
    withControl(UIStepper(), value: { "\(Int($0.value))" }, body)
  }

  private let minus = CGPoint(x: 120, y: 116)
  private let plus = CGPoint(x: 170, y: 116)

  @Test func tapsStepAtTheirLift() {
    withStepper { screen, stepper, _ in
      screen.play(.tap(at: plus))
      screen.wait(1)
      screen.play(.tap(at: plus))
      screen.wait(1)
      screen.play(.tap(at: minus))
      #expect(stepper.value == 1 && stepper.frame.size == CGSize(width: 94, height: 32))
      screen.expect(
        """
        down, changed 1, primary, up, down, changed 2, primary, up, \
        down, changed 1, primary, up
        """)
      screen.wait(1)
    }
  }

  //  finger  ●━━━━━┿━┿━┿━┿━━○
  @Test func aFingerThatStaysRepeats() {
    withStepper { screen, _, _ in
      screen.finger().down(at: plus)
      screen.wait(0.82)
      screen.finger().up()
      screen.wait(1)
      screen.expect(
        """
        down @0.000, changed 1 @0.500, primary, changed 2 @0.600, primary, changed 3 @0.700, \
        primary, changed 4 @0.800, primary, up @0.820
        """)
      screen.finger().down(at: plus)
      screen.wait(2.02)
      screen.finger().up()
      screen.expect(repeated(from: 5, to: 26))
    }
  }

  /// Ten steps from 0.5 s on each tenth of a second; from then on, every twentieth until 2 s.
  private func repeated(from first: Int, to last: Int) -> String {
    let steps = (first...last).map { "changed \($0), primary" }.joined(separator: ", ")
    return "down, \(steps), up"
  }

  @Test func outsideItWaitsAndALiftThereDoesNothing() {
    withStepper { screen, stepper, _ in
      screen.finger().down(at: plus)
      screen.finger().move(to: CGPoint(x: 270, y: 250))
      screen.wait(1)
      #expect(stepper.value == 0)
      screen.finger().move(to: minus)
      screen.wait(0.11)
      screen.finger().move(to: CGPoint(x: 270, y: 250))
      screen.finger().up()
      screen.expect("down, exit, enter, changed 1, primary, exit, upOutside")
    }
  }

  @Test func withoutRepetitionALongPressIsOneStep() {
    withStepper { screen, stepper, _ in
      stepper.autorepeat = false
      stepper.isContinuous = false
      screen.play(.longPress(at: plus, for: 3))
      screen.expect("down, changed 1, primary, up")
    }
  }

  @Test func theLineOfALowStepperIsNotSeen() {
    withStepper { _, stepper, _ in
      stepper.frame.size.height = 10
      stepper.layoutIfNeeded()
      let lines = stepper.subviews.filter { $0.frame.width == 1 }
      #expect(lines.map { $0.frame.height } == [0])
    }
  }

  @Test func stepperThatIsNotContinuousTellsAtTheLift() {
    withStepper { screen, stepper, _ in
      stepper.isContinuous = false
      screen.play(.longPress(at: plus, for: 0.75))
      screen.expect("down, changed 3, primary, up")
      screen.finger().down(at: minus)
      screen.wait(0.75)
      screen.cancelTouches()
      screen.wait(1)
      screen.expect("down, changed 0, primary, cancel")
    }
  }

  @Test func atALimitItIsQuietUnlessItWraps() {
    withStepper { screen, stepper, _ in
      stepper.maximumValue = 2
      screen.play(.longPress(at: plus, for: 2))
      screen.expect("down, changed 1, primary, changed 2, primary, up")
      screen.play(.tap(at: plus))
      screen.expect("down, up")
      stepper.wraps = true
      screen.wait(1)
      screen.play(.tap(at: plus))
      screen.expect("down, changed 0, primary, up")
    }
  }

  @Test func stepperStopsWhenItLeavesOrIsDisabled() {
    withStepper { screen, stepper, board in
      screen.finger().down(at: plus)
      screen.wait(0.55)
      stepper.isEnabled = false
      screen.wait(1)
      screen.finger().up()
      screen.expect("down, changed 1, primary, cancel")
      stepper.isEnabled = true
      screen.finger().down(at: plus)
      screen.wait(0.55)
      stepper.removeFromSuperview()
      screen.wait(1)
      screen.finger().up()
      #expect(!stepper.isTracking && !stepper.isHighlighted)
      screen.expect("down, changed 2, primary, cancel")
      board.addSubview(stepper)
      screen.wait(1)
      screen.play(.tap(at: plus))
      screen.expect("down, changed 3, primary, up")
    }
  }
}

@Suite struct SegmentedControls {
  /// Three segments of 50 points from (100, 100), of which the first is chosen.
  private func withSegments(
    _ body: (TestScreen, UISegmentedControl, _ board: UIView) -> Void
  ) {
    func make() -> UISegmentedControl {
      let control = UISegmentedControl(items: ["a", "b", "c"])
      control.frame = CGRect(x: 0, y: 0, width: 150, height: 32)
      control.selectedSegmentIndex = 0
      return control
    }
    withControl(make(), value: { "\($0.selectedSegmentIndex)" }, body)
  }

  private func place(_ segment: Int) -> CGPoint { CGPoint(x: 125 + 50 * segment, y: 116) }

  @Test func theHighlightFollowsAndTheLiftChooses() {
    withSegments { screen, control, _ in
      screen.finger().down(at: place(1))
      screen.finger().move(to: place(2))
      #expect(control.selectedSegmentIndex == 0)
      #expect(control.subviews.compactMap { ($0 as? UILabel)?.alpha } == [1, 1, 0.3])
      screen.finger().up()
      screen.expect("down, changed 2, primary, up")
      screen.play(.tap(at: place(2)))
      screen.expect("down, up")
      #expect(control.subviews.compactMap { ($0 as? UILabel)?.alpha } == [1, 1, 1])
    }
  }

  @Test func besideItALiftChoosesNothing() {
    withSegments { screen, control, _ in
      screen.play(.drag(from: place(1), to: CGPoint(x: 175, y: 180)))
      screen.finger().down(at: place(1))
      screen.cancelTouches()
      screen.expect("down, up, down, cancel")
      #expect(control.selectedSegmentIndex == 0)
    }
  }

  @Test func aDisabledSegmentCannotBeChosen() {
    withSegments { screen, control, _ in
      control.setEnabled(false, forSegmentAt: 1)
      screen.play(.tap(at: place(1)))
      screen.expect("down, up")
      control.setEnabled(false, forSegmentAt: 0)
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
      #expect(!control.isEnabledForSegment(at: 0) && !control.isEnabledForSegment(at: 9))
    }
  }

  @Test func segmentsMayGoUnderAFinger() {
    withSegments { screen, control, _ in
      screen.finger().down(at: place(1))
      control.removeSegment(at: 1, animated: true)
      screen.finger().up()
      #expect(control.selectedSegmentIndex == 1 && control.titleForSegment(at: 1) == "c")
      screen.finger().down(at: place(0))
      control.removeAllSegments()
      screen.finger().move(by: 5, 0)
      screen.finger().up()
      #expect(control.selectedSegmentIndex == -1 && control.numberOfSegments == 0)
      screen.expect("down, changed 1, primary, up, down, up")
    }
  }

  @Test func aListenerMayRemoveWhatWasChosen() {
    withSegments { screen, control, _ in
      control.addAction(
        UIAction { [unowned control] _ in control.removeSegment(at: 2, animated: false) },
        for: .valueChanged)
      screen.play(.tap(at: place(2)))
      #expect(control.selectedSegmentIndex == -2 && control.numberOfSegments == 2)
      screen.expect("down, changed 2, primary, up")
    }
  }

  @Test func aMomentaryChoiceIsOverAfterwards() {
    withSegments { screen, control, _ in
      control.isMomentary = true
      #expect(control.selectedSegmentIndex == -1)
      for _ in 0..<2 {
        screen.play(.tap(at: place(1)))
        screen.wait(1)
      }
      #expect(control.selectedSegmentIndex == -1)
      screen.expect("(down, changed 1, primary, up) ×2")
    }
  }

  @Test func aSegmentPerformsItsAction() {
    withSegments { screen, control, _ in
      control.insertSegment(
        action: UIAction(title: "Go") { [unowned screen] in
          screen.note("\($0.title) by \($0.sender is UISegmentedControl)")
        }, at: 0, animated: false)
      #expect(control.titleForSegment(at: 0) == "Go" && control.selectedSegmentIndex == 1)
      #expect(control.actionForSegment(at: 0)?.title == "Go")
      screen.play(.tap(at: CGPoint(x: 110, y: 116)))
      screen.expect("down, changed 0, primary, Go by true, up")
    }
  }

  @Test func widthsAndContentsAreKept() {
    let control = UISegmentedControl(items: ["one", "two", 3])
    #expect(control.numberOfSegments == 3 && control.titleForSegment(at: 2) == nil)
    #expect(control.bounds.height == 32 && control.bounds.width > 60)
    control.setTitle("three", forSegmentAt: 2)
    control.setTitle("four", forSegmentAt: 3)
    control.setWidth(40, forSegmentAt: 0)
    #expect(control.titleForSegment(at: 2) == "three" && control.titleForSegment(at: 3) == nil)
    #expect(control.widthForSegment(at: 0) == 40 && control.widthForSegment(at: 7) == 0)
    control.setImage(UIImage(named: "dot"), forSegmentAt: 1)
    #expect(control.imageForSegment(at: 1)?.name == "dot" && control.titleForSegment(at: 1) == nil)
    control.apportionsSegmentWidthsByContent = true
    control.frame.size.width = 240
    control.layoutIfNeeded()
    let widths = control.subviews.compactMap { ($0 as? UILabel)?.frame.width }
    #expect(widths[0] == 40 && widths[2] > widths[1] && abs(widths.reduce(0, +) - 240) < 1e-9)
  }
}

@Suite struct PageControls {
  /// Five pages on 200 points from (100, 100).
  private func withPages(_ body: (TestScreen, UIPageControl, _ board: UIView) -> Void) {
    func make() -> UIPageControl {
      let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
      control.numberOfPages = 5
      return control
    }
    withControl(make(), value: { "\($0.currentPage)" }, body)
  }

  private let right = CGPoint(x: 220, y: 110)
  private let left = CGPoint(x: 180, y: 110)

  @Test func tapsTurnPages() {
    withPages { screen, control, _ in
      screen.play(.tap(at: left))
      screen.wait(1)
      screen.play(.tap(at: right))
      screen.wait(1)
      screen.play(.tap(at: right))
      #expect(control.currentPage == 2)
      screen.expect("down, up, down, changed 1, primary, up, down, changed 2, primary, up")
    }
  }

  @Test func aFingerThatTravelsGoesThroughThem() {
    withPages { screen, control, _ in
      var states: [UIPageControl.InteractionState] = []
      control.addAction(
        UIAction { [unowned control] _ in states.append(control.interactionState) },
        for: .valueChanged)
      screen.finger().down(at: left)
      screen.finger().move(by: 9, 0)
      screen.finger().move(by: 1, 0)
      screen.finger().move(by: 18, 0)
      screen.finger().move(by: -40, 0)
      screen.finger().up()
      screen.expect(
        "down, changed 1, primary, changed 2, primary, changed 0, primary, up")
      screen.play(.tap(at: right))
      #expect(states == [.continuous, .continuous, .continuous, .discrete])
      #expect(control.interactionState == .none)
      screen.ignoreLog()
    }
  }

  @Test func aPageIsChosenWhereTheFingerGoesUp() {
    withPages { screen, control, _ in
      for (phase, x) in [(UITouch.Phase.began, 180.0), (.moved, 190), (.ended, 208)] {
        screen.send([TouchReport(1, phase, at: CGPoint(x: x, y: 110))])
      }
      #expect(control.currentPage == 2)
      screen.expect("down, changed 1, primary, changed 2, primary, up")
    }
  }

  @Test func whereReadingGoesFromRightToLeftTheLeftHalfGoesForward() {
    withPages { screen, control, _ in
      control.semanticContentAttribute = .forceRightToLeft
      screen.play(.tap(at: left))
      #expect(control.currentPage == 1)
      screen.wait(1)
      screen.play(.tap(at: right))
      #expect(control.currentPage == 0)
      control.setNeedsLayout()
      control.layoutIfNeeded()
      #expect(control.subviews.map { $0.center.x } == [136, 118, 100, 82, 64])
      screen.ignoreLog()
    }
  }

  @Test func pageControlOfOnePageMayHide() {
    withPages { screen, control, _ in
      control.numberOfPages = 1
      #expect(control.subviews.count == 1)
      control.hidesForSinglePage = true
      #expect(control.subviews.isEmpty && control.sizeThatFits(.zero).width == 0)
      screen.play(.tap(at: right))
      screen.expect("")
      control.numberOfPages = 3
      control.currentPage = 7
      #expect(control.subviews.count == 3 && control.currentPage == 2)
      #expect(control.size(forNumberOfPages: 3) == CGSize(width: 44, height: 26))
    }
  }
}
