// Several animations of one property at a time.

import GestureCore
import Testing

@testable import TouchEngine
@testable import TouchWidgets

extension Animation {
  /// WWDC 2014, "Building Interruptible and Responsive Interactions": animations add up since iOS 8.
  @Test func newerChangeAddsUpWithARunningOneAndNothingJumps() {
    withView { view, scheduler in
      move(view, told: "first")
      scheduler.advance(to: 1)
      UIView.animate(
        withDuration: 2, delay: 0, options: .curveLinear, animations: { view.center.x = 50 },
        completion: told("second"))
      for (time, x) in [(1.0, 100.0), (1.5, 100), (2, 100), (2.5, 75), (3, 50)] {
        scheduler.advance(to: time)
        #expect(abs(view.presentation.position.x - x) < 1e-9)
      }
      #expect(diary.read() == ["first finished", "second finished"])
    }
  }

  @Test func sizesAndTransformsAddUpAndColoursAndOpacityAreReplaced() {
    withView { view, scheduler in
      @MainActor func change(
        _ size: Double, _ angle: CGFloat, _ scale: CGFloat, _ alpha: CGFloat, _ name: String
      ) {
        UIView.animate(
          withDuration: 2, delay: 0, options: .curveLinear,
          animations: {
            view.bounds = rect(0, 0, size, 100)
            view.transform = CGAffineTransform(rotationAngle: angle).scaledBy(x: scale, y: scale)
          }, completion: told(name))
        UIView.animate(
          withDuration: 2, delay: 0, options: .curveLinear, animations: { view.alpha = alpha },
          completion: told("alpha of \(name)"))
      }
      change(200, 1, 2, 0, "first")
      scheduler.advance(to: 1)
      let before = view.presentation
      #expect(before.bounds.width == 150 && before.opacity == 0.5)
      change(100, 0, 1, 1, "second")
      let after = view.presentation
      #expect(after.bounds == before.bounds && after.opacity == 0)
      func isNear(_ a: CGAffineTransform, _ b: CGAffineTransform) -> Bool {
        [a.a - b.a, a.b - b.b, a.c - b.c, a.d - b.d].allSatisfy { abs($0) < 1e-12 }
      }
      #expect(isNear(after.affineTransform, before.affineTransform))
      scheduler.advance(to: 2)
      // Half of the second one's way: turned by 0.5 and 1.5 as large, after which the first is over.
      #expect(
        isNear(
          view.presentation.affineTransform,
          CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 1.5, y: 1.5)))
      scheduler.advance(to: 3)
      #expect(
        diary.read() == [
          "alpha of first interrupted", "first finished", "second finished",
          "alpha of second finished",
        ])
    }
  }

  /// Nothing can be added to a transform without an inverse.
  @Test func transformToNothingIsReplacedFromWhereItShows() {
    withView { view, scheduler in
      UIView.animate(
        withDuration: 2, delay: 0, options: .curveLinear,
        animations: { view.transform = CGAffineTransform(scaleX: 0, y: 0) },
        completion: told("vanish"))
      scheduler.advance(to: 1)
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        view.transform = .identity
      }
      for (time, scale) in [(1.0, 0.5), (2, 0.75), (3, 1)] {
        scheduler.advance(to: time)
        #expect(view.presentation.affineTransform == CGAffineTransform(scaleX: scale, y: scale))
      }
      #expect(diary.read() == ["vanish interrupted"])
    }
  }

  /// An endless animation would stay for ever; an animator may go back.
  @Test func endlessAnimationsAndAnimatorsAreReplaced() {
    withView { view, scheduler in
      UIView.animate(
        withDuration: 1, delay: 0, options: [.repeat, .curveLinear],
        animations: { view.center.x = 150 }, completion: told("swing"))
      scheduler.advance(to: 0.25)
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 250 })
      #expect(view.presentation.position.x == 150)
      scheduler.advance(to: 0.75)
      #expect(diary.read() == ["swing interrupted"])
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 50 }
      animator.startAnimation()
      #expect(view.presentation.position.x == 200)
      scheduler.advance(to: 1.25)
      #expect(view.presentation.position.x == 125)
      scheduler.advance(to: 2)
    }
  }
}
