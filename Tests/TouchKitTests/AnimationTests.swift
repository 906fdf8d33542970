import GestureCore
import Testing

@testable import TouchEngine
@testable import TouchWidgets

@Suite struct Animation {
  @Test func optionsHaveUIKitsNumbers() {
    let options: [(UIView.AnimationOptions, UInt)] = [
      (.allowUserInteraction, 2), (.beginFromCurrentState, 4), (.repeat, 8), (.autoreverse, 16),
      (.curveEaseInOut, 0), (.curveEaseIn, 1 << 16), (.curveEaseOut, 2 << 16),
      (.curveLinear, 3 << 16),
    ]
    for (option, number) in options { #expect(option.rawValue == number) }
  }

  let diary = Diary()

  /// A shown view and its application's scheduler.
  func withView(_ body: (UIView, Scheduler) -> Void) {
    withWindow { application, window in
      let view = UIView(frame: rect(0, 0, 100, 100))
      window.addSubview(view)
      body(view, application.scheduler)
      #expect(application.scheduler.pendingCount == 0, "something is still scheduled")
      #expect(!application.isAnimating)
    }
  }

  func told(_ name: String) -> (Bool) -> Void {
    { finished in self.diary.write("\(name) \(finished ? "finished" : "interrupted")") }
  }

  /// Moves a view from 50 to 150 within two seconds.
  func move(_ view: UIView, told name: String) {
    UIView.animate(
      withDuration: 2, delay: 0, options: .curveLinear, animations: { view.center.x = 150 },
      completion: told(name))
  }

  @Test func theModelChangesAtOnceAndWhatShowsFollows() {
    withView { view, scheduler in
      UIView.animate(
        withDuration: 2, delay: 1, options: .curveLinear, animations: { view.center.x = 150 },
        completion: told("move"))
      #expect(view.center == point(150, 50))
      for (time, x) in [(0.0, 50.0), (1, 50), (1.5, 75), (2, 100), (2.5, 125), (3, 150)] {
        scheduler.advance(to: time)
        #expect(view.layer.presentation()?.position == point(x, 50))
        #expect(diary.read() == (time == 3 ? ["move finished"] : []))
      }
    }
  }

  @Test func removingTheAnimationsOfALayerInterruptsThem() {
    withView { view, scheduler in
      move(view, told: "move")
      scheduler.advance(to: 1)
      #expect(view.layer.presentation()?.position == point(100, 50))
      view.layer.removeAllAnimations()
      #expect(view.layer.presentation()?.position == point(150, 50))
      scheduler.advance(to: 1.1)
      #expect(diary.read() == ["move interrupted"])
    }
  }

  @Test func everyAnimatedPropertyIsOnItsWayHalfWayThrough() {
    withView { view, scheduler in
      view.backgroundColor = .white
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        view.frame = rect(100, 100, 200, 300)
        view.alpha = 0
        view.transform = CGAffineTransform(scaleX: 3, y: 1)
        view.backgroundColor = .black
      }
      scheduler.advance(to: 1)
      let shown = view.presentation
      #expect(shown.bounds == rect(0, 0, 150, 200))
      #expect(shown.position == point(125, 150))
      #expect(shown.opacity == 0.5)
      #expect(shown.affineTransform == CGAffineTransform(scaleX: 2, y: 1))
      #expect(shown.backgroundColor == UIColor(white: 0.5, alpha: 1))
      scheduler.advance(to: 2)
    }
  }

  @Test func aNewerChangeTakesThePlaceOfARunningOne() {
    withView { view, scheduler in
      move(view, told: "first")
      scheduler.advance(to: 1)
      UIView.animate(
        withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState],
        animations: { view.center.x = 50 }, completion: told("second"))
      #expect(view.presentation.position.x == 100)
      #expect(diary.read() == [])
      scheduler.advance(to: 1)
      #expect(diary.read() == ["first interrupted"])
      scheduler.advance(to: 1.5)
      #expect(view.presentation.position.x == 75)
      scheduler.advance(to: 2)
      #expect(diary.read() == ["second finished"])
    }
  }

  @Test func aPlainChangeEndsTheAnimationAndAnEqualValueDoesNot() {
    withView { view, scheduler in
      move(view, told: "move")
      scheduler.advance(to: 1)
      view.center.x = 150
      #expect(view.presentation.position.x == 100)
      view.center.x = 20
      #expect(view.presentation.position.x == 20)
      scheduler.advance(to: 1)
      #expect(diary.read() == ["move interrupted"])
    }
  }

  @Test func completionOfAnInterruptedPropertyComesWithTheOthers() {
    withView { view, scheduler in
      UIView.animate(
        withDuration: 2,
        animations: {
          view.center.x = 150
          view.alpha = 0.5
        }, completion: told("both"))
      view.alpha = 1
      scheduler.advance(to: 1.9)
      #expect(diary.read() == [])
      scheduler.advance(to: 2)
      #expect(diary.read() == ["both interrupted"])
    }
  }

  @Test func leavingTheWindowEndsAnimations() {
    withView { view, scheduler in
      UIView.animate(
        withDuration: 2, animations: { view.center.x = 150 }, completion: told("move"))
      view.removeFromSuperview()
      scheduler.advance(to: 0)
      #expect(diary.read() == ["move interrupted"])
      #expect(view.presentation.position.x == 150)
    }
  }

  @Test func withoutAWindowOrADurationAChangeIsAtOnceAndTheCompletionComesNext() {
    withView { view, scheduler in
      let stranger = UIView()
      UIView.animate(
        withDuration: 2, animations: { stranger.alpha = 0 }, completion: told("stranger"))
      UIView.animate(withDuration: 0, animations: { view.alpha = 0.5 }, completion: told("instant"))
      UIView.animate(withDuration: 1, animations: {}, completion: told("empty"))
      #expect(view.presentation.opacity == 0.5)
      #expect(diary.read() == [])
      scheduler.advance(to: 0)
      #expect(diary.read() == ["stranger finished", "instant finished", "empty finished"])
    }
  }

  @Test func changesWithoutAnimationShowAtOnceInsideOne() {
    withView { view, scheduler in
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation { view.alpha = 0.5 }
        view.center.x = 100
      }
      #expect(view.presentation.opacity == 0.5)
      #expect(view.presentation.position.x == 50)
      scheduler.advance(to: 1)
    }
  }

  @Test func disabledAnimationsChangeAtOnceAndTellTheirEndsWithTheNextTurn() {
    withView { view, scheduler in
      UIView.performWithoutAnimation {
        UIView.animate(
          withDuration: 2, delay: 1, options: .repeat, animations: { view.center.x = 150 },
          completion: told("inside"))
      }
      #expect(UIView.areAnimationsEnabled && view.presentation.position.x == 150)
      UIView.animate(withDuration: 1) {
        UIView.setAnimationsEnabled(false)
        view.alpha = 0.5
        UIView.setAnimationsEnabled(true)
        view.bounds.size.width = 50
      }
      #expect(view.presentation.opacity == 0.5 && view.presentation.bounds.width == 100)
      scheduler.advance(to: 0)
      #expect(diary.read() == ["inside finished"])
      scheduler.advance(to: 1)
    }
  }

  @Test func anInnerCallTakesTheOuterTiming() {
    withView { view, scheduler in
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        UIView.animate(
          withDuration: 9, delay: 9, animations: { view.center.x = 150 }, completion: told("inner"))
      }
      scheduler.advance(to: 1)
      #expect(view.presentation.position.x == 100)
      scheduler.advance(to: 2)
      #expect(diary.read() == ["inner finished"])
    }
  }

  @Test func repeatingGoesOnUntilReplacedAndReversingGoesBack() {
    withView { view, scheduler in
      UIView.animate(
        withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
        animations: { view.center.x = 150 }, completion: told("swing"))
      for (time, x) in [(0.25, 75.0), (1.25, 125), (1.75, 75), (2.25, 75), (100.5, 100)] {
        scheduler.advance(to: time)
        #expect(abs(view.presentation.position.x - CGFloat(x)) < 1e-9)
      }
      view.center.x = 0
      scheduler.advance(to: 101)
      #expect(diary.read() == ["swing interrupted"])
    }
  }

  @Test func aCompletionCanStartTheNextAnimation() {
    withView { view, scheduler in
      UIView.animate(
        withDuration: 1, animations: { view.center.x = 150 },
        completion: { _ in
          UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 50 },
            completion: self.told("back"))
        })
      scheduler.advance(to: 1.5)
      #expect(view.presentation.position.x == 100)
      scheduler.advance(to: 2)
      #expect(diary.read() == ["back finished"])
    }
  }

  @Test func aCompletionThatAnimatesAgainLetsTimePassAlsoWhereNothingIsOnItsWay() {
    withView { view, scheduler in
      var pulses = 0
      @MainActor func pulse() {
        UIView.animate(withDuration: 1, animations: {}) { _ in
          pulses += 1
          if scheduler.now < 10 { pulse() }
        }
      }
      pulse()
      scheduler.advance(to: 0)
      #expect(pulses == 1)
      scheduler.advance(to: 1)
      #expect((60...62).contains(pulses))
      scheduler.advance(to: 11)
    }
  }

  @Test func aSpringSwingsOverAndComesToRest() {
    withView { view, scheduler in
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0,
        animations: { view.center.x = 150 })
      var highest = 0.0
      for step in 0..<100 {
        scheduler.advance(to: Double(step) / 100)
        highest = max(highest, Double(view.presentation.position.x))
      }
      #expect(highest > 170)
      #expect(abs(view.presentation.position.x - 150) < 1)
      scheduler.advance(to: 1)
      #expect(view.presentation.position.x == 150)
    }
  }

  @Test func aSwingingOpacityShowsNoMoreThanAllOfAView() {
    withView { view, scheduler in
      view.alpha = 0
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0,
        animations: { view.alpha = 1 })
      var highest = 0.0
      for step in 0..<100 {
        scheduler.advance(to: Double(step) / 100)
        highest = max(highest, view.presentation.opacity)
      }
      #expect(highest == 1)
      scheduler.advance(to: 1)
    }
  }

  @Test func aResizedViewTakesItsSubviewsAlong() {
    withView { view, scheduler in
      let inner = UIView(frame: view.bounds)
      inner.autoresizingMask = [.flexibleWidth]
      view.addSubview(inner)
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        view.bounds.size.width = 200
      }
      scheduler.advance(to: 1)
      #expect(inner.presentation.bounds.width == 150)
      scheduler.advance(to: 2)
    }
  }
}

@Suite struct TransformMixing {
  private func isClose(_ a: CGAffineTransform, _ b: CGAffineTransform) -> Bool {
    let differences = [a.a - b.a, a.b - b.b, a.c - b.c, a.d - b.d, a.tx - b.tx, a.ty - b.ty]
    return differences.allSatisfy { abs($0) < 1e-12 }
  }

  @Test func aTurnStaysATurnOnTheWay() {
    let end = CGAffineTransform(rotationAngle: 2)
    #expect(isClose(CGAffineTransform.identity.mixed(with: end, 0.5), .init(rotationAngle: 1)))
  }

  @Test func aTurnGoesTheShorterWay() {
    let start = CGAffineTransform(rotationAngle: 3)
    let end = CGAffineTransform(rotationAngle: -3)
    #expect(isClose(start.mixed(with: end, 0.5), .init(rotationAngle: .pi)))
  }

  @Test func aMirrorGoesThroughFlat() {
    let end = CGAffineTransform(scaleX: -1, y: 1)
    #expect(
      isClose(CGAffineTransform.identity.mixed(with: end, 0.25), .init(scaleX: 0.5, y: 1)))
  }

  @Test func growingFromNothingDoesNotTurn() {
    let end = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 2)
    #expect(
      isClose(
        CGAffineTransform(scaleX: 0, y: 0).mixed(with: end, 0.5), .init(rotationAngle: 1)))
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func theEndsAreExactAndThePartsFitTogether(seed: UInt64) {
    var random = Seeded(seed)
    func any() -> CGAffineTransform {
      CGAffineTransform(
        a: random.number(-2...2), b: random.number(-2...2), c: random.number(-2...2),
        d: random.number(-2...2), tx: random.number(-9...9), ty: random.number(-9...9))
    }
    for _ in 0..<100 {
      let (start, end) = (any(), any())
      #expect(start.mixed(with: end, 0) == start && start.mixed(with: end, 1) == end)
      #expect(isClose(start.mixed(with: end, 1e-15), start), "seed \(seed)")
      #expect(isClose(start.mixed(with: start, 0.5), start), "seed \(seed)")
    }
  }
}
