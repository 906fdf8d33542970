// Presentations and dismissals that a user has in hand: moved, let go, caught again.

import GestureCore
import Testing

@testable import TouchEngine
@testable import TouchWidgets

@Suite struct TransitionsInAHand {
  private let driver = UIPercentDrivenInteractiveTransition()

  private func book(_ isHeldByAnimator: Bool) -> Book {
    let book = Book(isHeldByAnimator: isHeldByAnimator)
    book.driver = driver
    return book
  }

  /// What an animator of `UIView.animate` writes, and one that can be held does not.
  private func begins(_ isHeldByAnimator: Bool) -> [String] { isHeldByAnimator ? [] : ["animates"] }

  @Test(arguments: [false, true])
  func aPresentationFollowsTheHandAndFinishes(isHeldByAnimator: Bool) {
    let book = book(isHeldByAnimator)
    book.present()
    #expect(book.shown(at: 5) == [400] && driver.duration == 2)
    for (percent, place) in [(0.25, 300), (0.75, 100), (0.5, 200), (2, 0), (-1, 400), (0.5, 200)] {
      driver.update(percent)
      #expect(book.shown == place && driver.percentComplete == min(max(percent, 0), 1))
    }
    let began = book.diary.read()
    #expect(began.contains("page willAppear") && began.contains("page isAppearing"))
    #expect(book.application.nextCall == .never)
    driver.finish()
    driver.finish()
    driver.update(0.1)
    #expect(book.application.nextCall == .nextFrame)
    // Half of the way in half of the time, slow at both ends.
    #expect(book.shown(at: 5.5) == [100] && book.diary.read() == [])
    #expect(book.shown(at: 6) == [0])
    #expect(book.diary.read() == ["arrives", "page didAppear", "ended true", "presented"])
    #expect(driver.percentComplete == 1)
    book.expectRest()
  }

  @Test(arguments: [false, true])
  func aPresentationThatIsCancelledWasNotThere(isHeldByAnimator: Bool) {
    let book = book(isHeldByAnimator)
    book.present()
    driver.update(0.5)
    driver.completionSpeed = 2
    _ = book.diary.read()
    driver.cancel()
    #expect(book.shown(at: 0.25) == [300] && book.diary.read() == [])
    book.application.advance(to: 0.5)
    #expect(
      book.diary.read() == ["goes back", "page willDisappear", "page didDisappear", "ended false"])
    #expect(book.window.subviews == [book.root.view] && book.page.view.superview == nil)
    #expect(book.root.presentedViewController == nil)
    #expect(driver.percentComplete == 0)
    book.expectRest()
    book.driver = nil
    book.animator = Slider(book.diary)
    book.present()
    book.application.advance(to: 3)
    #expect(book.diary.read().last == "presented")
  }

  @Test func aViewThatLeavesWhileItsTransitionGoesBackIsWhereItWas() {
    let book = book(false)
    book.present()
    driver.update(0.5)
    driver.cancel()
    book.application.advance(to: 0.25)
    #expect(book.page.view.frame.minX == 0)
    book.page.view.removeFromSuperview()
    #expect(book.page.view.frame == rect(400, 0, 400, 400))
    book.application.advance(to: 3)
  }

  @Test(arguments: [false, true])
  func aDismissalThatIsCancelledShowsThePageAgain(isHeldByAnimator: Bool) {
    let book = book(isHeldByAnimator)
    book.presentAtOnce()
    book.dismiss()
    #expect(book.diary.read() == ["page willDisappear"] + begins(isHeldByAnimator))
    driver.update(0.25)
    #expect(book.shown == 100)
    book.dismiss()
    #expect(book.diary.read() == ["dismissed"], "the second call has nothing to do")
    driver.cancel()
    #expect(book.shown(at: 0.25) == [50] && book.diary.read() == [])
    #expect(book.shown(at: 0.5) == [0])
    #expect(book.diary.read() == ["goes back", "page willAppear", "page didAppear", "ended false"])
    #expect(book.page.view.frame == rect(0, 0, 400, 400) && book.page.view.window != nil)
    #expect(book.root.presentedViewController === book.page)
    book.expectRest()
  }

  @Test func aPresentationThatIsCompletedAsCancelledIsAtItsStart() {
    final class Context: Slider {
      var context: (any UIViewControllerContextTransitioning)?
      override func animateTransition(using context: any UIViewControllerContextTransitioning) {
        self.context = context
        super.animateTransition(using: context)
      }
    }
    let book = book(false)
    let slider = Context(book.diary)
    book.animator = slider
    book.present()
    driver.update(0.5)
    slider.context?.completeTransition(false)
    #expect(book.page.view.frame.minX == 400 && book.page.view.superview == nil)
    #expect(book.root.presentedViewController == nil)
    book.expectRest()
  }

  @Test func aPageThatItsDismissalTookAwayComesBackWhenItIsCancelled() {
    final class Remover: UIViewControllerAnimatedTransitioning {
      func transitionDuration(
        using context: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 2 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        context.view(forKey: .from)?.removeFromSuperview()
        context.completeTransition(false)
      }
    }
    let book = book(false)
    book.driver = nil
    book.presentAtOnce()
    book.animator = Remover()
    book.dismiss()
    book.application.advance(to: 3)
    #expect(book.page.view.window === book.window)
    #expect(book.root.presentedViewController === book.page)
    book.expectRest()
  }

  @Test(arguments: [false, true])
  func aDismissalCanBeTakenInHandAgain(isHeldByAnimator: Bool) {
    let book = book(isHeldByAnimator)
    book.presentAtOnce()
    book.dismiss()
    driver.completionCurve = .linear
    driver.update(0.5)
    driver.cancel()
    #expect(book.shown(at: 0.5) == [100])
    driver.pause()
    #expect(book.shown(at: 9) == [100] && driver.percentComplete == 0.25)
    driver.update(0.75)
    #expect(book.shown == 300)
    driver.finish()
    #expect(book.shown(at: 9.25) == [350])
    book.application.advance(to: 9.5)
    #expect(book.diary.read().suffix(3) == ["page didDisappear", "ended true", "dismissed"])
    #expect(book.window.subviews == [book.root.view])
    book.expectRest()
  }

  @Test(arguments: [false, true])
  func transitionThatStartsByItselfCanBeCaught(isHeldByAnimator: Bool) {
    let book = book(isHeldByAnimator)
    driver.wantsInteractiveStart = false
    driver.timingCurve = UICubicTimingParameters(animationCurve: .linear)
    book.present()
    #expect(book.shown(at: 1) == [200])
    driver.update(0.9)
    #expect(book.shown == 200, "nobody has it in hand")
    driver.pause()
    #expect(book.shown(at: 3) == [200] && driver.percentComplete == 0.5)
    driver.cancel()
    #expect(book.shown(at: 3.5) == [300])
    book.application.advance(to: 4)
    #expect(book.diary.read().last == "ended false" && book.window.subviews == [book.root.view])
    book.expectRest()
  }

  @Test(arguments: [false, true])
  func aDismissalInTheMiddleOfAPresentationInHandEndsThat(isHeldByAnimator: Bool) {
    let book = book(isHeldByAnimator)
    book.present()
    driver.update(0.5)
    book.driver = nil
    _ = book.diary.read()
    if isHeldByAnimator { book.animator = Slider(book.diary) }
    book.dismiss()
    #expect(
      book.diary.read() == [
        "arrives", "page didAppear", "ended true", "presented", "page willDisappear", "animates",
      ])
    book.application.advance(to: 2)
    #expect(book.diary.read().last == "dismissed" && book.window.subviews == [book.root.view])
    book.expectRest()
  }

  @Test func changesThatEndTheTransitionThemselvesAreOver() {
    final class Hasty: UIViewControllerAnimatedTransitioning {
      let diary: Diary
      init(_ diary: Diary) { self.diary = diary }
      func transitionDuration(
        using context: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 1 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        UIView.animate(
          withDuration: 1,
          animations: {
            context.completeTransition(true)
            context.view(forKey: .from)?.alpha = 0
          }, completion: { self.diary.write("completion \($0)") })
      }
    }
    let book = book(false)
    book.animator = Hasty(book.diary)
    book.presentAtOnce()
    book.dismiss()
    driver.update(0.5)
    #expect(book.diary.read() == ["page willDisappear", "page didDisappear", "dismissed"])
    book.application.advance(to: 1)
    #expect(book.diary.read() == ["completion true"] && book.page.view.presentation.opacity == 0)
    book.expectRest()
  }

  @Test func aDriverOfTheAppsOwnSpeaksToTheContext() {
    final class Direct: UIViewControllerInteractiveTransitioning {
      var context: (any UIViewControllerContextTransitioning)?
      func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
        self.context = context
      }
    }
    final class Delegate: UIViewControllerTransitioningDelegate {
      let (slider, direct): (Slider, Direct)
      init(_ diary: Diary) { (slider, direct) = (Slider(diary), Direct()) }
      func animationController(
        forDismissed dismissed: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { slider }
      func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { direct }
    }
    let book = Book()
    let delegate = Delegate(book.diary)
    book.page.transitioningDelegate = delegate
    book.presentAtOnce()
    for didComplete in [false, true] {
      book.dismiss()
      let context = delegate.direct.context
      #expect(context?.isInteractive == true && book.diary.read() == ["page willDisappear"])
      book.root.view.tag = 0
      let isAlong = book.page.transitionCoordinator?.animate(
        alongsideTransition: { _ in book.root.view.tag = 1 }, completion: nil)
      context?.updateInteractiveTransition(0.5)
      if didComplete {
        context?.finishInteractiveTransition()
      } else {
        context?.cancelInteractiveTransition()
      }
      #expect(context?.isInteractive == false && context?.transitionWasCancelled == !didComplete)
      context?.completeTransition(didComplete)
      // What goes along with a driver of the app's own is made at the end, if there is one.
      #expect(isAlong == true && book.root.view.tag == (didComplete ? 1 : 0))
      #expect(
        book.diary.read()
          == (didComplete
            ? ["page didDisappear", "ended true", "dismissed"]
            : ["page willAppear", "page didAppear", "ended false"]))
    }
    book.expectRest()
  }
}
