// Transitions whose drivers and animators call out of turn, or with numbers that are none.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

/// A driver of the app's own, which keeps what it is to drive.
private final class Keeper: UIViewControllerInteractiveTransitioning {
  private(set) var context: (any UIViewControllerContextTransitioning)?
  deinit {}
  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
  }
}

/// An animator that writes down how it is stopped and continued.
private final class Noting: UIViewPropertyAnimator {
  var note: (String) -> Void = { _ in }
  deinit {}
  override func stopAnimation(_ withoutFinishing: Bool) {
    note("stopped")
    super.stopAnimation(withoutFinishing)
  }
  override func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    note("continued for \(durationFactor)")
    super.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
  }
}

/// Moves the view that comes in some time by an animator, and writes down where that ended.
private final class Held: UIViewControllerAnimatedTransitioning {
  let diary: Diary
  let duration: Double
  let starts: Bool
  private var animator: UIViewPropertyAnimator?
  init(_ diary: Diary, duration: Double = 2, starts: Bool = true) {
    (self.diary, self.duration, self.starts) = (diary, duration, starts)
  }
  deinit {}

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { duration }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let animator = interruptibleAnimator(using: context)
    if starts { animator.startAnimation() }
  }
  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = Noting(duration: duration, curve: .linear)
    animator.note = { [diary] in diary.write($0) }
    self.animator = animator
    if let view = context.view(forKey: .to) {
      context.containerView.addSubview(view)
      view.alpha = 0
      animator.addAnimations { view.alpha = 1 }
    }
    animator.addCompletion { [diary] position in
      diary.write("\(position)")
      context.completeTransition(!context.transitionWasCancelled)
    }
    return animator
  }
}

/// Slides, and asks for changes along with it before it does so.
private final class Early: Slider {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let coordinator = context.viewController(forKey: .to)?.transitionCoordinator
    let isTaken = coordinator?.animate { [diary] _ in diary.write("along") }
    #expect(isTaken == true)
    super.animateTransition(using: context)
    diary.write("set up")
  }
}

@Suite struct TransitionsOutOfTurn {
  @Test func aDriverIsHeardInItsTurnAlone() {
    withTrail("A") { screen, trail in
      let keeper = Keeper()
      (trail.animator, trail.driver) = (Slider(trail.diary), keeper)
      trail.navigation.pushViewController(trail.stop("B"), animated: true)
      guard let context = keeper.context, let way = trail.navigation.transitionCoordinator
      else {
        Issue.record("nothing to drive")
        return
      }
      var changes = 0
      way.notifyWhenInteractionChanges { _ in changes += 1 }
      context.pauseInteractiveTransition()
      #expect(changes == 0 && context.isAnimated && way.isInterruptible)
      context.updateInteractiveTransition(0.5)
      context.finishInteractiveTransition()
      #expect(changes == 1)
      context.finishInteractiveTransition()
      context.cancelInteractiveTransition()
      context.updateInteractiveTransition(0.1)
      #expect(changes == 1 && way.percentComplete == 0.5 && !context.transitionWasCancelled)
      context.completeTransition(true)
      (trail.animator, trail.driver) = (nil, nil)
    }
  }

  @Test(arguments: [false, true])
  func aDriverThatIsNowhereStaysWhereItWas(isHeldByAnimator: Bool) {
    let book = Book(isHeldByAnimator: isHeldByAnimator)
    let driver = UIPercentDrivenInteractiveTransition()
    book.driver = driver
    book.present()
    driver.update(0.5)
    driver.update(.nan)
    #expect(book.shown == 200 && driver.percentComplete == 0.5)
    driver.finish()
    #expect(book.shown(at: 0.5, 1) == [100, 0])
  }

  @Test(arguments: [0, -1, .infinity, .nan] as [CGFloat])
  func aSpeedThatIsNoneIsTheUsualOne(speed: CGFloat) {
    let book = Book()
    let driver = UIPercentDrivenInteractiveTransition()
    book.driver = driver
    book.present()
    driver.update(0.5)
    driver.completionSpeed = speed
    driver.finish()
    #expect(book.shown(at: 0.5, 1) == [100, 0])
    book.expectRest()
  }

  @Test func aTransitionWithoutADurationArrivesWhenItIsLetGo() {
    let book = Book()
    let driver = UIPercentDrivenInteractiveTransition()
    (book.driver, book.animator) = (driver, Held(book.diary, duration: 0))
    book.present()
    driver.update(0.5)
    _ = book.diary.read()
    driver.finish()
    book.application.advance(to: 0.1)
    let told = book.diary.read()
    #expect(told.first == "continued for 0.0" && told.suffix(2) == ["page didAppear", "presented"])
    book.expectRest()
  }

  @Test func changesAlongWithATransitionWaitUntilItsViewsMove() {
    let book = Book()
    book.animator = Early(book.diary)
    book.present()
    #expect(book.diary.read().suffix(2) == ["set up", "along"])
    book.application.advance(to: 3)
  }

  @Test func aPushThatRunsBackEndsAtItsStartWhenItIsInterrupted() {
    withTrail("A") { screen, trail in
      let driver = UIPercentDrivenInteractiveTransition()
      (trail.animator, trail.driver) = (Held(trail.diary), driver)
      trail.navigation.pushViewController(trail.stop("B"), animated: true)
      driver.update(0.5)
      driver.cancel()
      (trail.animator, trail.driver) = (nil, nil)
      screen.wait(0.1)
      _ = trail.told()
      trail.navigation.pushViewController(trail.stop("C"), animated: true)
      #expect(trail.told().hasPrefix("stopped, start, ") && trail.names == "AC")
    }
  }

  /// An animator that nobody started has nothing to finish.
  @Test func aPushWhoseAnimatorWasNotStartedEndsWhenItIsInterrupted() {
    withTrail("A") { screen, trail in
      let driver = UIPercentDrivenInteractiveTransition()
      driver.wantsInteractiveStart = false
      (trail.animator, trail.driver) = (Held(trail.diary, starts: false), driver)
      trail.navigation.pushViewController(trail.stop("B"), animated: true)
      (trail.animator, trail.driver) = (nil, nil)
      screen.wait(0.1)
      trail.navigation.pushViewController(trail.stop("C"), animated: true)
      screen.wait(1)
      let told = trail.told()
      #expect(trail.names == "ABC" && told.hasSuffix("didShow C") && !told.contains("stopped"))
    }
  }
}

@Suite struct CoordinatorsBeforeAndAfter {
  @Test func nothingIsDoneBeforeTheViewsMove() {
    withTrail("A") { screen, trail in
      let stop = trail.stop("B")
      var percents: [CGFloat?] = []
      stop.then = { [unowned stop] line in
        if line == "willAppear" { percents.append(stop.transitionCoordinator?.percentComplete) }
      }
      trail.navigation.pushViewController(stop, animated: true)
      let way = trail.navigation.transitionCoordinator
      screen.wait(1)
      percents.append(way?.percentComplete)
      #expect(percents == [0, 1])
    }
  }

  @Test func completionsAddedAfterTheEndAreNotKept() {
    final class Kept {
      deinit {}
    }
    withTrail("A") { screen, trail in
      trail.navigation.pushViewController(trail.stop("B"), animated: true)
      let way = trail.navigation.transitionCoordinator
      screen.wait(1)
      weak var kept: Kept?
      do {
        let object = Kept()
        kept = object
        way?.notifyWhenInteractionChanges { _ in _ = object }
      }
      #expect(way != nil && kept == nil)
      #expect(way?.animateAlongsideTransition(in: nil, animation: nil, completion: nil) == false)
    }
  }

  @Test func changesInAViewRunAlongToo() {
    withTrail("A") { screen, trail in
      trail.navigation.pushViewController(trail.stop("B"), animated: true)
      var count = 0
      let isTaken = trail.navigation.transitionCoordinator?.animateAlongsideTransition(
        in: nil, animation: { _ in count += 1 }, completion: { _ in count += 10 })
      screen.wait(1)
      #expect(isTaken == true && count == 11)
    }
  }
}
