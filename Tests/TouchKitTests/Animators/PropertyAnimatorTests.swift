// Animators that are started, held, moved by hand, turned round and stopped.

import GestureCore
import Testing

@testable import TouchEngine
@testable import TouchWidgets

@Suite struct PropertyAnimators {
  private let stage = Stage()

  @Test func changesAreMadeWhenItBegins() {
    let animator = stage.animator()
    #expect(animator.state == .inactive && !animator.isRunning && stage.view.center.x == 50)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && stage.view.center.x == 150)
    #expect(stage.shown(at: 0, 0.5, 1) == [50, 75, 100] && animator.fractionComplete == 0.5)
    #expect(stage.shown(at: 1.9) == [145] && stage.diary.read() == [])
    #expect(stage.shown(at: 2) == [150] && stage.diary.read() == ["animator end"])
    #expect(animator.state == .inactive && !animator.isRunning && animator.fractionComplete == 0)
    stage.expectRest()
  }

  @Test func eachInitializerTakesChanges() {
    let view = stage.view
    stage.application.perform {
      let points = UIViewPropertyAnimator(
        duration: 2, controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 1)
      ) { view.center.x = 150 }
      points.startAnimation()
    }
    #expect(stage.shown(at: 1, 2) == [100, 150])
    stage.application.perform {
      let spring = UIViewPropertyAnimator(duration: 2, dampingRatio: 1) { view.center.x = 50 }
      spring.startAnimation()
    }
    #expect(stage.shown(at: 4) == [50])
    stage.expectRest()
  }

  /// A velocity of 4 ways a second along one axis; the axis with the larger part counts, the first of equals.
  @Test(arguments: [(4.0, -4.0), (4, 1), (4, 4), (1, 4)])
  func theLargerPartOfAnInitialVelocityCounts(dx: Double, dy: Double) {
    stage.application.perform {
      let spring = UISpringTimingParameters(
        dampingRatio: 1, initialVelocity: CGVector(dx: dx, dy: dy))
      let animator = UIViewPropertyAnimator(duration: 2, timingParameters: spring)
      animator.addAnimations { [view = stage.view] in view.center.x = 150 }
      animator.startAnimation()
    }
    stage.application.advance(to: 0.001)
    #expect(abs(stage.view.presentation.position.x - 50.4) < 0.005)
  }

  @Test func aTimingNamesItsCurve() {
    for curve in [UIView.AnimationCurve.easeInOut, .easeIn, .easeOut, .linear] {
      #expect(UICubicTimingParameters(animationCurve: curve).animationCurve == curve)
    }
    let own = UICubicTimingParameters(controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 1))
    #expect(own.animationCurve == .easeInOut)
  }

  @Test func animatorWaitsForItsDelay() {
    let animator = stage.animator()
    animator.startAnimation(afterDelay: 3)
    #expect(animator.isRunning && animator.delay == 3)
    #expect(stage.shown(at: 3, 4, 5) == [50, 100, 150] && stage.diary.read() == ["animator end"])
    stage.expectRest()
  }

  @Test func heldItStandsAndGoesOnFromThere() {
    let animator = stage.animator()
    animator.startAnimation()
    #expect(stage.shown(at: 0.5) == [75])
    animator.pauseAnimation()
    #expect(!animator.isRunning && animator.state == .active)
    #expect(stage.shown(at: 7) == [75] && animator.fractionComplete == 0.25)
    animator.startAnimation()
    #expect(stage.shown(at: 8, 8.5) == [125, 150] && stage.diary.read() == ["animator end"])
    stage.expectRest()
  }

  @Test func aHandMovesItBothWaysAndTheModelStays() {
    let animator = stage.animator(.easeIn)
    for (fraction, place) in [(0.5, 100), (0.1, 60), (1.5, 150), (-1, 50), (0.3, 80)] {
      animator.fractionComplete = fraction
      #expect(stage.shown == place && stage.view.center.x == 150)
    }
    #expect(animator.state == .active && !animator.isRunning)
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    #expect(stage.shown == 82, "easeIn has come to 0.315 after half of its time")
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    animator.fractionComplete = 0.9
    #expect(animator.fractionComplete == 0.5, "a running one is not moved")
    #expect(stage.shown(at: 1) == [150] && stage.diary.read() == ["animator end"])
    stage.expectRest()
  }

  @Test func turnedRoundItEndsAtItsStart() {
    let animator = stage.animator()
    animator.startAnimation()
    #expect(stage.shown(at: 1.5) == [125])
    animator.isReversed = true
    #expect(animator.fractionComplete == 0.25 && stage.shown(at: 2, 2.5) == [100, 75])
    #expect(stage.diary.read() == [] && stage.shown(at: 3) == [50])
    #expect(stage.diary.read() == ["animator start"] && stage.view.center.x == 50)
    stage.expectRest()
  }

  @Test func turnedRoundBeforeItBeginsItComesFromItsEnd() {
    let animator = stage.animator()
    animator.isReversed = true
    animator.startAnimation()
    #expect(stage.shown(at: 0, 0.5, 2) == [150, 125, 50])
    #expect(stage.diary.read() == ["animator start"] && stage.view.center.x == 50)
    stage.expectRest()
  }

  @Test func theRestGoesAsItIsTold() {
    let animator = stage.animator()
    animator.fractionComplete = 0.5
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
    #expect(stage.shown(at: 1, 3) == [113, 138])
    animator.pauseAnimation()
    let ease = UICubicTimingParameters(animationCurve: .easeInOut)
    animator.continueAnimation(withTimingParameters: ease, durationFactor: 0.5)
    #expect(stage.shown(at: 3, 3.5, 3.9) == [138, 144, 150])
    #expect(stage.diary.read() == [])
    #expect(stage.shown(at: 4) == [150] && stage.diary.read() == ["animator end"])
    stage.expectRest()
  }

  @Test func aSpringOfItsOwnFixesTheDuration() {
    stage.application.perform {
      let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20)
      let animator = UIViewPropertyAnimator(duration: 99, timingParameters: spring)
      #expect(abs(animator.duration - 0.923) < 1e-3)
      let system = UIViewPropertyAnimator(
        duration: 99, timingParameters: UISpringTimingParameters())
      #expect(abs(system.duration - 0.506) < 1e-3)
      #expect(UIViewPropertyAnimator(duration: 3, dampingRatio: 0.5).duration == 3)
      let points = UIViewPropertyAnimator(
        duration: 3, controlPoint1: point(0.1, 0.2), controlPoint2: point(0.3, 0.4))
      let curve = points.timingParameters.cubicTimingParameters
      #expect(curve?.controlPoint1 == point(0.1, 0.2) && curve?.controlPoint2 == point(0.3, 0.4))
      #expect(curve?.timingCurveType == .cubic && curve?.animationCurve == .easeInOut)
      let ease = UICubicTimingParameters(animationCurve: .easeOut)
      #expect(ease.controlPoint1 == point(0, 0) && ease.controlPoint2 == point(0.58, 1))
      let standard = UICubicTimingParameters()
      #expect(
        standard.controlPoint1 == point(0.25, 0.1) && standard.controlPoint2 == point(0.25, 1))
    }
  }

  @Test func aThrownSpringStartsWithItsVelocity() {
    let animator = stage.animator()
    animator.fractionComplete = 0.5
    // Half a way is left: 50 points; 4 of these a second are 200 points a second.
    let spring = UISpringTimingParameters(
      dampingRatio: 1, initialVelocity: CGVector(dx: 0, dy: 4))
    animator.continueAnimation(withTimingParameters: spring, durationFactor: 1)
    stage.application.advance(to: 0.001)
    #expect(abs(stage.view.presentation.position.x - 100.2) < 0.005)
    stage.application.advance(to: 2)
    #expect(stage.diary.read() == ["animator end"])
    stage.expectRest()
  }
}

@Suite struct AnimationsFromOutside {
  /// Code in a task or a stored property runs in no application.
  @Test func animatorThatIsMadeOutsideMovesTheViewsThatItChanges() {
    let stage = Stage()
    stage.application.advance(to: 5)
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { [view = stage.view] in
      view.center.x = 150
    }
    animator.addCompletion(stage.tell("animator"))
    stage.application.perform { animator.startAnimation() }
    stage.application.advance(to: 6)
    #expect(stage.shown == 100 && stage.application.isAnimating)
    stage.application.advance(to: 7)
    #expect(stage.shown == 150 && stage.diary.read() == ["animator end"])
    stage.expectRest()
  }

  @Test func animationThatIsMadeOutsideMovesTheViewsThatItChanges() {
    let stage = Stage()
    stage.application.advance(to: 5)
    UIView.animate(
      withDuration: 2, delay: 1, options: .curveLinear, animations: { stage.view.center.x = 150 },
      completion: { stage.diary.write("finished \($0)") })
    for (time, x) in [(6.0, 50), (7, 100), (8, 150)] {
      stage.application.advance(to: time)
      #expect(stage.shown == x)
    }
    #expect(stage.diary.read() == ["finished true"])
    stage.expectRest()
  }

  @Test func aChangeWithoutAnimationEndsNoOtherOneOfItsCall() {
    let stage = Stage()
    stage.application.perform {
      UIView.animate(
        withDuration: 2, delay: 0, options: .curveLinear,
        animations: {
          stage.view.center.x = 150
          UIView.performWithoutAnimation { stage.view.center.x = 200 }
          stage.view.alpha = 0
        },
        completion: { stage.diary.write("finished \($0)") })
    }
    #expect(stage.shown(at: 1) == [200] && stage.view.presentation.opacity == 0.5)
    #expect(stage.application.isAnimating && stage.diary.read() == [])
    #expect(stage.shown(at: 2) == [200] && stage.diary.read() == ["finished false"])
    stage.expectRest()
  }
}

@Suite struct AnimatorsThatStop {
  private let stage = Stage()

  @Test func withoutFinishingTheShownValuesStayAndNobodyIsTold() {
    let animator = stage.animator()
    animator.startAnimation()
    #expect(stage.shown(at: 0.5) == [75])
    animator.stopAnimation(true)
    #expect(animator.state == .inactive && stage.view.center.x == 75)
    #expect(stage.shown(at: 9) == [75] && stage.diary.read() == [])
    stage.expectRest()
  }

  @Test(arguments: [
    (UIViewAnimatingPosition.start, 50), (.current, 75), (.end, 150),
  ])
  func finishingSaysWhere(place: UIViewAnimatingPosition, expected: Int) {
    let animator = stage.animator()
    animator.startAnimation()
    _ = stage.shown(at: 0.5)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && stage.view.center.x == 75 && stage.diary.read() == [])
    animator.fractionComplete = 0.9
    animator.addAnimations { self.stage.view.center.x = 0 }
    #expect(stage.view.center.x == 75)
    animator.finishAnimation(at: place)
    #expect(animator.state == .inactive && Int(stage.view.center.x) == expected)
    #expect(stage.diary.read() == ["animator \(["end", "start", "current"][place.rawValue])"])
    stage.expectRest()
  }

  @Test(arguments: [Double.infinity, -1, .nan]) func delayThatIsNoneBeginsAtOnce(delay: Double) {
    let animator = stage.animator()
    animator.startAnimation(afterDelay: delay)
    #expect(stage.shown(at: 1, 2) == [100, 150])
  }

  @Test func aStoppedOneCanBeForgotten() {
    let animator = stage.animator()
    animator.stopAnimation(false)
    #expect(animator.state == .inactive)
    animator.fractionComplete = 0.5
    animator.stopAnimation(false)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive && stage.diary.read() == [] && stage.view.center.x == 100)
    stage.expectRest()
  }

  @Test func atItsEndItCanWaitAndGoBack() {
    let animator = stage.animator()
    animator.pausesOnCompletion = true
    animator.startAnimation()
    #expect(stage.shown(at: 3) == [150] && animator.state == .active && !animator.isRunning)
    #expect(animator.fractionComplete == 1 && stage.diary.read() == [])
    animator.isReversed = true
    animator.pausesOnCompletion = false
    animator.startAnimation()
    #expect(stage.shown(at: 4, 5) == [100, 50] && stage.diary.read() == ["animator start"])
    stage.expectRest()
  }

  @Test func animatorThatIsNotInterruptibleRunsToItsEnd() {
    let animator = stage.animator()
    animator.isInterruptible = false
    animator.startAnimation()
    animator.isInterruptible = true
    _ = stage.shown(at: 0.5)
    animator.pauseAnimation()
    animator.isReversed = true
    animator.stopAnimation(true)
    #expect(animator.isRunning && !animator.isReversed)
    #expect(stage.shown(at: 1, 2) == [100, 150] && stage.diary.read() == ["animator end"])
    stage.expectRest()
  }

  @Test func aHandMovesAnAnimatorThatIsNotInterruptibleOnce() {
    let animator = stage.animator()
    animator.isInterruptible = false
    animator.fractionComplete = 0.25
    animator.fractionComplete = 0.75
    #expect(stage.shown == 75)
    animator.startAnimation()
    #expect(stage.shown(at: 1.5) == [150] && stage.diary.read() == ["animator end"])
    stage.expectRest()
  }

  @Test func aRunningAnimatorIsNotContinued() {
    let animator = stage.animator()
    animator.startAnimation()
    _ = stage.shown(at: 0.5)
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 5)
    #expect(stage.shown(at: 1, 2) == [100, 150] && stage.diary.read() == ["animator end"])
    stage.expectRest()
  }

  @Test func aNewerChangeTakesItsPropertyAndNotItsEnd() {
    let animator = stage.animator()
    animator.startAnimation()
    _ = stage.shown(at: 0.5)
    stage.view.center.x = 300
    #expect(stage.shown(at: 1.9) == [300] && stage.diary.read() == [])
    animator.isReversed = true
    #expect(stage.shown(at: 9) == [300] && stage.diary.read() == ["animator start"])
    stage.expectRest()
  }

  @Test func aViewThatLeavesOnTheWayBackIsBack() {
    let animator = stage.animator()
    animator.startAnimation()
    _ = stage.shown(at: 0.5)
    animator.isReversed = true
    stage.view.removeFromSuperview()
    #expect(stage.view.center.x == 50)
    #expect(stage.shown(at: 9) == [50] && stage.diary.read() == ["animator start"])
    stage.expectRest()
  }
}
