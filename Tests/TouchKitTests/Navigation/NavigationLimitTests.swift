// Navigation controllers and bars whose views, items and children the app moves elsewhere.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

@Suite struct BarsWithoutTheirViews {
  @Test func barsHaveTheirItemsOrNone() {
    let item = UIBarButtonItem(customView: UIView())
    let (toolbar, bar) = (UIToolbar(), UINavigationBar())
    #expect(toolbar.items == nil && bar.items == nil)
    toolbar.items = [item]
    bar.items = [UINavigationItem(title: "a")]
    #expect(toolbar.items?.count == 1 && bar.items?.count == 1)
  }

  @Test func anItemChangesTheBarThatTookItLast() {
    let item = UINavigationItem(title: "old")
    let (first, second) = (UINavigationBar(), UINavigationBar())
    first.items = [item]
    second.items = [item]
    first.items = []
    item.title = "new"
    let texts = second.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(texts == ["new"])
  }

  @Test func aViewThatTheAppTookFromABarStaysWhereItIs() {
    let (item, view, place) = (UINavigationItem(title: "a"), UIView(), UIView())
    let bar = UINavigationBar()
    bar.items = [item]
    item.rightBarButtonItem = UIBarButtonItem(customView: view)
    #expect(view.superview === bar)
    place.addSubview(view)
    item.rightBarButtonItem = nil
    #expect(view.superview === place)
  }

  @Test func aViewOfAnItemIsInTheMiddleOfTheBarsHeight() {
    let (item, view, bar) = (UINavigationItem(title: "a"), UIView(), UINavigationBar())
    view.bounds.size = CGSize(width: 30, height: 20)
    bar.frame = CGRect(x: 0, y: 0, width: 400, height: 54)
    item.rightBarButtonItem = UIBarButtonItem(customView: view)
    bar.items = [item]
    bar.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 348, y: 22, width: 44, height: 20))
  }

  @Test func aTitleViewThatIsSetAgainStaysInItsBar() {
    let (item, view, bar) = (UINavigationItem(title: "a"), Coming(), UINavigationBar())
    bar.items = [item]
    item.titleView = view
    item.titleView = view
    #expect(view.superview === bar && view.arrivals == 1)
  }

  @Test func aToolbarThatWasMadeBeforeTheViewComesIntoIt() {
    withScreen(recording: []) { screen in
      let navigation = UINavigationController(rootViewController: UIViewController())
      let toolbar: UIToolbar = navigation.toolbar
      navigation.isToolbarHidden = false
      screen.window.rootViewController = navigation
      screen.wait(0.1)
      #expect(toolbar.superview === navigation.view && toolbar.frame.maxY == 800)
    }
  }

  @Test func aToolbarThatIsHiddenAlreadyPlacesNothing() {
    withTrail("A") { screen, trail in
      let top = trail.navigation.topViewController
      top?.edgesForExtendedLayout = []
      screen.wait(0.1)
      top?.view.frame = CGRect(x: 7, y: 7, width: 70, height: 70)
      trail.navigation.setToolbarHidden(true, animated: false)
      #expect(top?.view.frame.minX == 7)
    }
  }
}

@Suite struct ControllersWithoutTheirPlace {
  @Test func aChildThatIsOnNoStackKnowsOfNoBar() {
    withTrail("A") { screen, trail in
      let stranger = UIViewController()
      trail.navigation.addChild(stranger)
      trail.navigation.setNavigationBarHidden(true, animated: false)
      trail.navigation.setNavigationBarHidden(false, animated: false)
      #expect(stranger.coveredInsets == .zero)
      #expect(trail.navigation.topViewController?.coveredInsets.top == 44)
    }
  }

  private let own = CGRect(x: 7, y: 7, width: 70, height: 70)

  /// The bar comes and goes around a view that the app put elsewhere, or turned.
  @Test(arguments: [false, true])
  func aViewThatTheAppPlacedIsNotPlacedBesideBars(isTurned: Bool) {
    withTrail("A") { screen, trail in
      guard let top = trail.navigation.topViewController else { return }
      top.edgesForExtendedLayout = []
      screen.wait(0.1)
      let place = UIView(frame: screen.window.bounds)
      trail.navigation.view.addSubview(place)
      if !isTurned { place.addSubview(top.view) }
      top.view.frame = own
      if isTurned { top.view.transform = CGAffineTransform(rotationAngle: .pi / 2) }
      trail.navigation.setNavigationBarHidden(true, animated: false)
      screen.wait(0.1)
      #expect(top.view.frame.width.rounded() == 70 && top.view.bounds.width == 70)
    }
  }

  /// The edges change under a view that the app turned.
  @Test func aTurnedViewKeepsItsSizeWhenItsEdgesChange() {
    withTrail("A") { screen, trail in
      guard let top = trail.navigation.topViewController else { return }
      top.view.bounds.size = own.size
      top.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      top.edgesForExtendedLayout = []
      #expect(top.view.bounds.size == own.size)
    }
  }

  @Test func aViewThatGoesElsewhereAsItComesIsNotPlaced() {
    withTrail("A") { screen, trail in
      let (stop, view, place) = (trail.stop("B"), Coming(), UIView())
      view.comes = {
        guard $0.superview !== place else { return }
        place.addSubview($0)
        $0.frame = self.own
      }
      stop.view = view
      trail.navigation.setViewControllers([stop], animated: false)
      screen.wait(0.1)
      #expect(view.superview === place && view.frame == own)
    }
  }

  /// Without the view that goes, nothing is below it.
  @Test func aPopShowsItsViewAlthoughTheOtherOneHasGone() {
    withTrail("AB") { screen, trail in
      let pages = trail.navigation.viewControllers
      (pages[1] as? Stop)?.then = { [unowned page = pages[1]] line in
        if line == "willDisappear" { page.view.removeFromSuperview() }
      }
      trail.navigation.popViewController(animated: true)
      screen.wait(0.1)
      #expect(pages[0].view.superview === trail.navigation.content)
      screen.wait(1)
      #expect(trail.told().hasSuffix("didShow A"))
    }
  }
}

@Suite struct SwipesAndEscapes {
  @Test func escapeAtTheRootAsksTheSheetAround() {
    withScreen(recording: []) { screen in
      let root = UIViewController()
      screen.window.rootViewController = root
      let navigation = UINavigationController(rootViewController: UIViewController())
      #expect(!navigation.accessibilityPerformEscape())
      root.present(navigation, animated: false)
      screen.wait(0.1)
      #expect(navigation.accessibilityPerformEscape())
      screen.wait(1)
      #expect(root.presentedViewController == nil)
    }
  }

  @Test func escapeIsNotDoneWhereASubclassPopsNothing() {
    final class Staying: UINavigationController {
      deinit {}
      override func popViewController(animated: Bool) -> UIViewController? { nil }
    }
    let navigation = Staying(rootViewController: UIViewController())
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(!navigation.accessibilityPerformEscape())
    #expect(navigation.viewControllers.count == 2)
  }

  /// Content at its right edge, where the trailing edge is on the left.
  @Test(arguments: [(0.0, true), (1600.0, false)])
  func mirroredASwipeWaitsForContentThatGoesOn(offset: Double, scrolls: Bool) {
    withTrail("AB") { screen, trail in
      trail.navigation.view.semanticContentAttribute = .forceRightToLeft
      let scroller = UIScrollView(frame: screen.window.bounds)
      scroller.contentInsetAdjustmentBehavior = .never
      scroller.contentSize = CGSize(width: 2000, height: 800)
      scroller.contentOffset.x = CGFloat(offset)
      trail.navigation.topViewController?.view.addSubview(scroller)
      screen.wait(0.1)
      trail.pull(from: 350, by: -300)
      #expect((scroller.contentOffset.x != CGFloat(offset)) == scrolls)
      trail.release()
      screen.wait(3)
      #expect(trail.names == (scrolls ? "AB" : "A"))
    }
  }

  /// Events that code sends while it hears that a controller shows.
  @Test func aSwipeInTheMiddleOfACallbackIsNone() {
    withTrail("ABC") { screen, trail in
      trail.then = { [unowned trail] line in
        guard line == "didShow B" else { return }
        trail.then = { _ in }
        trail.pull(by: 60)
      }
      trail.navigation.popViewController(animated: false)
      #expect(trail.names == "AB")
      screen.finger().up()
      screen.wait(1)
      #expect(trail.names == "AB")
    }
  }

  /// A push that runs back leaves what it would have covered in its place.
  @Test func aSwipeDuringACancelledPushBeginsAtRest() {
    withTrail("AB") { screen, trail in
      let driver = UIPercentDrivenInteractiveTransition()
      trail.animator = NavigationSlide(isPush: true, isMirrored: false)
      trail.driver = driver
      trail.navigation.pushViewController(trail.stop("C"), animated: true)
      screen.wait(0.1)
      driver.update(0.5)
      driver.completionSpeed = 0.2
      driver.cancel()
      (trail.animator, trail.driver) = (nil, nil)
      screen.wait(0.05)
      let b = trail.navigation.viewControllers[1]
      trail.pull(by: 40)
      #expect(trail.names == "A")
      #expect(trail.places(b)[0] < 41, "\(trail.places(b))")
      trail.release()
      screen.wait(3)
    }
  }

  /// The root is gone when the swipe begins, which ends the push.
  @Test func aSwipeThatRunsBackKeepsTheRootAway() {
    withTrail("AB") { screen, trail in
      trail.navigation.pushViewController(trail.stop("C"), animated: true)
      screen.wait(0.3)
      trail.navigation.viewControllers.removeFirst()
      #expect(trail.names == "BC" && !trail.told().contains("didShow C"))
      trail.pull(by: 20)
      #expect(trail.names == "B")
      trail.release()
      screen.wait(1)
      #expect(trail.names == "BC")
      trail.navigation.popViewController(animated: false)
      #expect(trail.names == "B")
    }
  }

  /// Code of a view that comes without animation hides the window: nothing was under way.
  @Test func aChangeWithoutAnimationIsNotToldToBeInterrupted() {
    withTrail("A") { screen, trail in
      var isTold = false
      let token = screen.application.addObserver {
        if case .transitionInterrupted = $0.decision { isTold = true }
      }
      let (stop, view) = (trail.stop("B"), Coming())
      view.comes = { _ in screen.window.isHidden = true }
      stop.view = view
      trail.navigation.pushViewController(stop, animated: false)
      screen.wait(0.1)
      #expect(!isTold && trail.names == "AB")
      screen.application.removeObserver(token)
      screen.window.isHidden = false
    }
  }
}
