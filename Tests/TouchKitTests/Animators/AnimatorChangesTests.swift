// What animators animate, what they want of the host, and what becomes of them when they are let go.

import GestureCore
import Testing

@testable import TouchEngine
@testable import TouchWidgets

@Suite struct AnimatorsAndTheirChanges {
  private let stage = Stage()

  @Test func changesWithADelayTakeTheRest() {
    let animator = stage.animator()
    animator.addAnimations({ self.stage.view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    for (time, alpha) in [(0.5, 1.0), (1, 1), (1.5, 0.5), (1.75, 0.25)] {
      stage.application.advance(to: time)
      #expect(stage.view.presentation.opacity == CGFloat(alpha))
    }
    animator.pauseAnimation()
    animator.fractionComplete = 0.6
    #expect(abs(stage.view.presentation.opacity - 0.8) < 1e-9)
    animator.stopAnimation(true)
    #expect(abs(stage.view.alpha - 0.8) < 1e-9)
    stage.expectRest()
  }

  @Test func changesThatAreDelayedToTheEndAreMadeThere() {
    let animator = stage.animator()
    animator.addAnimations({ self.stage.view.alpha = 0 }, delayFactor: 1)
    for (fraction, alpha) in [(0.5, 1.0), (1, 0), (0.75, 1)] {
      animator.fractionComplete = fraction
      #expect(stage.view.presentation.opacity == CGFloat(alpha), "\(fraction)")
    }
    animator.stopAnimation(true)
    stage.expectRest()
  }

  @Test func changesOfAnAnimatorWithoutADurationAreDelayedByItsProgress() {
    let animator = stage.application.perform {
      UIViewPropertyAnimator(duration: 0, curve: .linear)
    }
    animator.addAnimations({ self.stage.view.alpha = 0 }, delayFactor: 0.5)
    for (fraction, alpha) in [(0.25, 1.0), (0.75, 0.5), (1, 0), (0.5, 1)] {
      animator.fractionComplete = fraction
      #expect(stage.view.presentation.opacity == CGFloat(alpha), "\(fraction)")
    }
    animator.stopAnimation(true)
    stage.expectRest()
  }

  @Test func changesThatComeLateTakeTheTimeThatIsLeft() {
    let animator = stage.animator()
    animator.startAnimation()
    stage.application.advance(to: 1)
    animator.addAnimations { self.stage.view.alpha = 0 }
    animator.addAnimations(
      { self.stage.view.bounds.size.width = 200 }, delayFactor: 0.5)
    stage.application.advance(to: 1.5)
    #expect(stage.view.presentation.opacity == 0.5 && stage.view.presentation.bounds.width == 100)
    stage.application.advance(to: 1.75)
    #expect(stage.view.presentation.opacity == 0.25 && stage.view.presentation.bounds.width == 150)
    stage.application.advance(to: 2)
    #expect(stage.diary.read() == ["animator end"])
    stage.expectRest()
  }

  @Test func anInnerAnimationIsTheAnimators() {
    let (view, diary) = (stage.view, stage.diary)
    let animator = stage.animator()
    animator.addAnimations {
      UIView.animate(
        withDuration: 9, animations: { view.alpha = 0 },
        completion: { diary.write("inner \($0)") })
      UIView.performWithoutAnimation { view.backgroundColor = .red }
    }
    animator.fractionComplete = 0.5
    #expect(view.presentation.opacity == 0.5 && view.presentation.backgroundColor == .red)
    animator.startAnimation()
    stage.application.advance(to: 1)
    #expect(diary.read() == ["animator end", "inner true"])
    stage.expectRest()
  }

  @Test func animatorStartsFromTheVisiblePosition() {
    stage.application.perform {
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        self.stage.view.center.x = 250
      }
    }
    stage.application.advance(to: 1)
    let animator = stage.animator()
    animator.startAnimation()
    #expect(stage.shown == 150)
    animator.stopAnimation(true)
    stage.application.advance(to: 2)
    stage.expectRest()
  }

  @Test func withNothingToAnimateItEndsWithTheNextTurn() {
    stage.view.center.x = 150
    let animator = stage.animator()
    animator.startAnimation()
    #expect(stage.diary.read() == [])
    stage.application.advance(to: 0)
    #expect(stage.diary.read() == ["animator end"])
    stage.expectRest()
  }

  @Test func aCompletionThatStartsItAnewLetsTimePass() {
    let application = stage.application
    var ends = 0
    @MainActor func again() {
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 0, delay: 0, animations: {},
        completion: { _ in
          ends += 1
          if application.scheduler.now < 10 { again() }
        })
    }
    application.perform { again() }
    application.advance(to: 1)
    #expect((60...62).contains(ends))
    application.advance(to: 11)
    stage.expectRest()
  }

  @Test func springsOfUIViewBounceAndComeToRest() {
    stage.application.perform {
      UIView.animate(
        springDuration: 0.5, bounce: 0.5, animations: { self.stage.view.center.x = 150 },
        completion: { self.stage.diary.write("spring \($0)") })
    }
    let rest = Spring(perceptualDuration: 0.5, bounce: 0.5, velocity: 0).settlingDuration
    let shown = (1...50).map { stage.shown(at: rest * Double($0) / 51)[0] }
    #expect(shown.max() ?? 0 > 160 && stage.diary.read() == [])
    stage.application.advance(to: rest)
    #expect(stage.diary.read() == ["spring true"])
    stage.expectRest()
  }
}

@Suite struct AnimatorsAndTheHost {
  private let stage = Stage()

  private func draw() { _ = stage.application.snapshot() }

  @Test func onlyARunningOneNeedsFramesAndAMovedOneIsDrawn() {
    let application = stage.application
    let animator = stage.animator()
    var calls = 0
    application.needsHost = { calls += 1 }
    draw()
    animator.fractionComplete = 0.5
    #expect(application.needsRedraw && application.nextCall == .never && calls == 1)
    draw()
    #expect(!application.needsRedraw && !application.isAnimating)
    application.advance(to: 5)
    #expect(!application.needsRedraw && application.nextCall == .never)
    animator.fractionComplete = 0.6
    #expect(application.needsRedraw && application.nextCall == .never && calls == 2)
    draw()
    animator.startAnimation()
    #expect(application.needsRedraw && application.nextCall == .nextFrame && calls > 2)
    draw()
    application.advance(to: 5.1)
    animator.isReversed = true
    #expect(application.needsRedraw && application.nextCall == .nextFrame)
    animator.pauseAnimation()
    #expect(application.needsRedraw && application.nextCall == .never)
    draw()
    #expect(!application.needsRedraw)
    application.needsHost = nil
  }

  @Test func aViewIsTouchedWhereItShowsUnlessTheAppLooksItself() {
    for (isEnabled, isManual, places) in [
      (true, false, [false, true, false]), (true, true, [false, false, true]),
      (false, false, [false, false, false]),
    ] {
      let stage = Stage()
      let animator = stage.application.perform {
        UIViewPropertyAnimator(duration: 2, curve: .linear) { stage.view.center.x = 350 }
      }
      animator.isUserInteractionEnabled = isEnabled
      animator.isManualHitTestingEnabled = isManual
      animator.fractionComplete = 0.5
      let found = [50.0, 200, 350].map { stage.window.hitTest(point($0, 50), with: nil) }
      #expect(found.map { $0 === stage.view } == places)
    }
    let stage = Stage()
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 2, delay: 0, options: .curveEaseOut, animations: {}
    ).stopAnimation(true)
    #expect(stage.window.hitTest(point(50, 50), with: nil) === stage.view)
  }
}

@Suite struct AnimatorsThatGo {
  @Test func runningAnimatorWithoutReferencesLivesToItsEnd() {
    let stage = Stage()
    var animator: UIViewPropertyAnimator? = stage.animator()
    weak let watch = animator
    animator?.startAnimation()
    animator = nil
    #expect(stage.shown(at: 1) == [100] && watch != nil)
    #expect(stage.shown(at: 2) == [150] && stage.diary.read() == ["animator end"])
    #expect(watch == nil)
    stage.expectRest()
  }

  @Test func pausedAnimatorWithoutReferencesIsFreedAndItsViewsStand() {
    let stage = Stage()
    var animator: UIViewPropertyAnimator? = stage.animator()
    weak let watch = animator
    animator?.fractionComplete = 0.5
    animator = nil
    #expect(watch == nil && stage.shown(at: 9) == [100] && !stage.application.isAnimating)
    stage.view.center.x = 20
    #expect(stage.shown == 20)
    stage.expectRest()
  }

  @Test func changesAfterAnAnimatorStoppedItselfHappenAtOnce() {
    let stage = Stage()
    stage.application.perform {
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear)
      animator.addAnimations {
        animator.stopAnimation(true)
        stage.view.center.x = 150
        stage.view.alpha = 0.5
      }
      animator.startAnimation()
      #expect(animator.state == .inactive && stage.shown == 150)
    }
    stage.application.advance(to: 1)
    #expect(stage.shown == 150 && stage.view.presentation.opacity == 0.5)
    stage.application.advance(to: 2)
    stage.expectRest()
  }

  @Test func animationsAfterAnAnimatorStoppedItselfTakeTheirTime() {
    let stage = Stage()
    stage.application.perform {
      let animator = UIViewPropertyAnimator(duration: 5, curve: .linear)
      animator.addAnimations {
        animator.stopAnimation(true)
        UIView.animate(
          withDuration: 2, delay: 0, options: .curveLinear,
          animations: { stage.view.center.x = 150 },
          completion: { stage.diary.write("finished \($0)") })
        stage.view.alpha = 0.5
      }
      animator.startAnimation()
    }
    #expect(stage.shown(at: 1) == [100] && stage.view.presentation.opacity == 0.5)
    #expect(stage.shown(at: 2) == [150] && stage.diary.read() == ["finished true"])
    stage.expectRest()
  }

  @Test func anAnimatorThatStartsAnewInAnotherApplicationReadsTheTimeThere() {
    let (here, there) = (Stage(), Stage())
    there.application.advance(to: 100)
    let animator = here.application.perform { UIViewPropertyAnimator(duration: 2, curve: .linear) }
    animator.addAnimations {
      animator.stopAnimation(true)
      there.application.perform {
        animator.addAnimations { there.view.center.x = 150 }
        animator.startAnimation()
      }
    }
    here.application.perform { animator.startAnimation() }
    #expect(there.shown(at: 101) == [100] && abs(animator.fractionComplete - 0.5) < 1e-9)
    #expect(there.shown(at: 102) == [150])
    here.expectRest()
    there.expectRest()
  }

  @Test func itsApplicationGoes() {
    var stage: Stage? = Stage()
    let (animator, view) = (stage!.animator(), stage!.view)
    weak let watch = stage?.application
    animator.startAnimation()
    stage = nil
    #expect(watch == nil && view.center.x == 150)
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    animator.isReversed = true
    animator.startAnimation()
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
    #expect(animator.state == .inactive)
  }

  @Test func itsChangesAndCompletionsDoAnything() {
    let stage = Stage()
    var animator: UIViewPropertyAnimator? = stage.animator()
    animator?.addAnimations {
      stage.diary.write("stops")
      animator?.stopAnimation(true)
    }
    animator?.startAnimation()
    #expect(stage.diary.read() == ["stops"] && animator?.state == .inactive)
    animator?.addAnimations {
      stage.view.center.x = 150
      animator?.fractionComplete = 0.5
      animator?.startAnimation()
    }
    animator?.addCompletion { place in
      stage.tell("first")(place)
      stage.view.removeFromSuperview()
      stage.application.advance(to: 9)
      animator?.addCompletion(stage.tell("anew"))
      animator?.startAnimation()
      animator = nil
    }
    animator?.startAnimation()
    #expect(animator?.isRunning == true && stage.shown(at: 0.5) == [125])
    stage.application.advance(to: 1)
    #expect(
      stage.diary.read() == ["first end", "anew end"] && stage.application.scheduler.now == 9)
    stage.expectRest()
  }
}
