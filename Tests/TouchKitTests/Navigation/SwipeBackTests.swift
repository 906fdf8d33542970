// BEHAVIOUR 13: fingers that swipe a controller away, from the edge and from anywhere.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

@Suite struct SwipingBack {
  private let begun = "A didLoad, B willDisappear, A willAppear, willShow A, A isAppearing"

  @Test func theControllersFollowTheFinger() {
    withTrail("AB") { screen, trail in
      let (a, b) = (trail.navigation.viewControllers[0], trail.navigation.viewControllers[1])
      trail.pull(by: 8)
      #expect(trail.told() == "" && trail.names == "AB")
      screen.finger().move(by: 4, 0)
      #expect(trail.told() == begun && trail.names == "A")
      // Of the way, 12 points began the swipe.
      screen.finger().move(by: 100, 30)
      #expect(trail.places(b, a) == [100, -90])
      screen.wait(3)
      #expect(trail.places(b, a) == [100, -90] && trail.told() == "")
      screen.finger().move(by: 200, 0)
      #expect(trail.places(b, a) == [300, -30])
      trail.release()
      screen.wait(1)
      #expect(trail.told() == "B didDisappear, A didAppear, didShow A")
      #expect(trail.places(a) == [0] && b.view.superview == nil && b.parent == nil)
    }
  }

  @Test func cancelledSwipeShowsTheTopAgain() {
    withTrail("AB") { screen, trail in
      let (a, b) = (trail.navigation.viewControllers[0], trail.navigation.viewControllers[1])
      trail.pull(by: 112)
      #expect(trail.told() == begun && trail.names == "A")
      trail.release()
      #expect(trail.told() == "")
      screen.wait(1)
      #expect(
        trail.told()
          == "A willDisappear, B willAppear, A didDisappear, B didAppear")
      #expect(trail.names == "AB" && trail.places(b) == [0] && a.view.superview == nil)
      #expect(screen.application.transitions.isEmpty)
      trail.navigation.popViewController(animated: false)
      #expect(trail.places(a) == [0] && trail.names == "A")
    }
  }

  /// The release, between its two outcomes: 53 % of 400 points are 212.
  @Test(arguments: [(212.0, false), (212.5, true)])
  func theLiftDecidesByTheHalf(position: Double, finishes: Bool) {
    withTrail("AB") { screen, trail in
      trail.pull(by: 12)
      screen.finger().move(by: position, 0)
      trail.release()
      screen.wait(1)
      #expect(trail.names == (finishes ? "A" : "AB"))
    }
  }

  @Test func aFlickIsEnough() {
    withTrail("AB") { screen, trail in
      // 16 points a frame are 1000 points per second: 0.12 s of it count.
      screen.play(.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 122, y: 400), over: 0.12))
      screen.wait(1)
      #expect(trail.names == "A")
    }
    withTrail("AB") { screen, trail in
      screen.play(.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 122, y: 400), over: 0.5))
      screen.wait(1)
      #expect(trail.names == "AB")
    }
  }

  @Test func theRestRunsOnASpring() {
    withTrail("AB") { screen, trail in
      let b = trail.navigation.viewControllers[1]
      trail.pull(by: 12)
      screen.finger().move(by: 100, 0)
      trail.release()
      screen.wait(0.1)
      // x = 100·e^(−ζωt)·(cos ω't + ζω/ω'·sin ω't), with ω = 22 and ζ = 0.85.
      let (decay, swing) = (0.85 * 22.0, 22.0 * (1 - 0.85 * 0.85).squareRoot())
      let place = 100 * exp(-decay * 0.1) * (cos(swing * 0.1) + decay / swing * sin(swing * 0.1))
      #expect(abs(trail.places(b)[0] - place) < 0.01)
    }
  }

  @Test func theEdgeIsTwentyPointsWide() {
    for (x, y, begins) in [(20.0, 400.0, true), (20.5, 400, false)] {
      withTrail("AB") { screen, trail in
        trail.navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
        trail.pull(from: x, y: y, by: 40)
        #expect(trail.told().isEmpty != begins)
        screen.finger().up()
      }
    }
  }

  @Test func reversedReadingSwipesFromTheRight() {
    withTrail("AB") { screen, trail in
      trail.navigation.view.semanticContentAttribute = .forceRightToLeft
      let (a, b) = (trail.navigation.viewControllers[0], trail.navigation.viewControllers[1])
      trail.pull(by: 60)
      screen.finger().up()
      #expect(trail.told() == "")
      trail.pull(from: 398, by: -112)
      #expect(trail.places(b, a) == [-100, 90])
      screen.finger().up()
      screen.wait(1)
      trail.pull(from: 398, by: -312)
      screen.finger().up()
      screen.wait(1)
      #expect(trail.names == "A")
    }
  }

  @Test func neverAtTheRoot() {
    withTrail("A") { screen, trail in
      trail.navigation.interactivePopGestureRecognizer?.delegate = nil
      trail.navigation.interactiveContentPopGestureRecognizer?.delegate = nil
      trail.pull(by: 300)
      screen.finger().up()
      trail.pull(from: 100, by: 200)
      screen.finger().up()
      #expect(trail.told() == "" && trail.names == "A")
      trail.navigation.pushViewController(trail.stop("B"), animated: false)
      trail.pull(by: 300)
      screen.finger().up()
      screen.wait(1)
      #expect(trail.names == "A")
    }
  }

  @Test(arguments: ["left item", "hidden bar", "no back button", "supplement"])
  func replacedBackButtonBlocksTheSwipe(change: String) {
    withTrail("AB") { screen, trail in
      let item = trail.navigation.topViewController?.navigationItem
      switch change {
      case "left item", "supplement":
        item?.leftBarButtonItem = UIBarButtonItem(
          title: "Menu", style: .plain, target: nil, action: nil)
        item?.leftItemsSupplementBackButton = change == "supplement"
      case "hidden bar": trail.navigation.isNavigationBarHidden = true
      default: item?.hidesBackButton = true
      }
      for x in [2.0, 100] {
        trail.pull(from: x, by: 40)
        #expect(trail.told().isEmpty == (change != "supplement"))
        screen.finger().up()
        screen.wait(1)
        _ = trail.told()
      }
      trail.navigation.interactivePopGestureRecognizer?.delegate = nil
      trail.pull(by: 300)
      screen.finger().up()
      screen.wait(1)
      #expect(trail.names == "A", "without a delegate nothing blocks it")
    }
  }

  @Test func aCancelledTouchGoesBack() {
    withTrail("AB") { screen, trail in
      trail.pull(by: 350)
      screen.cancelTouches()
      screen.wait(1)
      #expect(trail.names == "AB")
    }
  }
}

@Suite struct InterruptedSwipes {
  @Test func aSwipeGoesOnFromWhereAPushIs() {
    withTrail("A") { screen, trail in
      let (a, b) = (trail.navigation.viewControllers[0], trail.stop("B"))
      trail.navigation.pushViewController(b, animated: true)
      screen.finger().down(at: CGPoint(x: 2, y: 400))
      screen.wait(0.175)
      #expect(trail.places(b, a) == [200, -60])
      _ = trail.told()
      screen.finger().move(by: 12, 0)
      #expect(
        trail.told()
          == "A didDisappear, B didAppear, didShow B, B willDisappear, A willAppear, willShow A, "
          + "A isAppearing")
      #expect(trail.places(b, a) == [200, -60], "nothing jumps")
      screen.finger().move(by: 20, 0)
      #expect(trail.places(b, a) == [220, -54])
      trail.release()
      screen.wait(1)
      #expect(trail.names == "A" && trail.told() == "B didDisappear, A didAppear, didShow A")
    }
  }

  @Test func aCallEndsASwipeInAHand() {
    withTrail("AB") { screen, trail in
      trail.pull(by: 100)
      _ = trail.told()
      let c = trail.stop("C")
      trail.navigation.pushViewController(c, animated: true)
      #expect(trail.names == "AC")
      #expect(
        trail.told()
          == "B didDisappear, A didAppear, didShow A, C didLoad, A willDisappear, C willAppear, "
          + "willShow C, C isAppearing")
      screen.finger().move(by: 100, 0)
      screen.wait(0.175)
      #expect(trail.places(c) == [200])
      screen.finger().up()
      screen.wait(1)
      #expect(trail.told() == "A didDisappear, C didAppear, didShow C" && trail.names == "AC")
    }
  }

  @Test func aCallWhileASwipeGoesBackEndsThatFirst() {
    withTrail("AB") { screen, trail in
      trail.pull(by: 100)
      trail.release()
      screen.wait(0.05)
      _ = trail.told()
      #expect(trail.navigation.popViewController(animated: true) != nil)
      #expect(
        trail.told()
          == "A willDisappear, B willAppear, A didDisappear, B didAppear, B willDisappear, "
          + "A willAppear, willShow A, A isAppearing")
      screen.wait(1)
      #expect(trail.told() == "B didDisappear, A didAppear, didShow A" && trail.names == "A")
    }
  }

  @Test func aPushOfTheOneThatComesBackKeepsIt() {
    withTrail("AB") { screen, trail in
      let b = trail.navigation.viewControllers[1]
      trail.pull(by: 100)
      trail.release()
      screen.wait(0.05)
      _ = trail.told()
      #expect(trail.names == "A")
      trail.navigation.pushViewController(b, animated: true)
      #expect(trail.names == "AB" && trail.navigation.children.count == 2)
      #expect(trail.told() == "A willDisappear, B willAppear, A didDisappear, B didAppear")
      screen.wait(1)
      #expect(trail.told() == "" && trail.names == "AB" && trail.places(b) == [0])
      #expect(trail.navigation.content.subviews == [b.view])
    }
  }

  /// The window becomes smaller while controllers move, which then end at either end.
  @Test(arguments: [(100.0, "AB"), (300.0, "A")])
  func aControllerFillsAWindowThatBecameSmallerMeanwhile(distance: Double, expected: String) {
    withTrail("AB") { screen, trail in
      trail.pull(by: distance)
      screen.window.frame.size = CGSize(width: 320, height: 500)
      screen.application.layoutWindowsIfNeeded()
      trail.release()
      screen.wait(1)
      #expect(trail.names == expected)
      let top = trail.navigation.topViewController
      #expect(top?.view.frame == CGRect(x: 0, y: 0, width: 320, height: 500))
      #expect(trail.navigation.content.subviews == [top?.view])
    }
  }

  @Test func theSecondFingerChangesNothing() {
    withTrail("ABC") { screen, trail in
      trail.pull(by: 112)
      let top = trail.navigation.topViewController
      screen.finger(2).down(at: CGPoint(x: 5, y: 600))
      screen.finger(2).move(by: 100, 0)
      #expect(trail.navigation.topViewController === top)
      screen.finger(2).up()
      trail.release()
      screen.wait(1)
      #expect(trail.names == "ABC")
    }
  }
}
