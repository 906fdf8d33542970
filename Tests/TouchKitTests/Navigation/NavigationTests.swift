// BEHAVIOUR 13: what controllers and the delegate hear when the stack changes, in order.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

@Suite struct PushAndPop {
  @Test func theRootShowsWithItsContainer() {
    withScreen(recording: []) { screen in
      let diary = Diary()
      let navigation = UINavigationController(rootViewController: Stop("A", diary))
      let application = screen.application
      let window = UIWindow(frame: screen.window.bounds)
      window.rootViewController = navigation
      #expect(diary.read() == [])
      window.makeKeyAndVisible()
      #expect(diary.read() == ["A didLoad", "A willAppear", "A isAppearing", "A didAppear"])
      #expect(navigation.topViewController?.view.frame == window.bounds)
      #expect(navigation.topViewController?.navigationController === navigation)
      window.isHidden = true
      #expect(diary.read() == ["A willDisappear", "A didDisappear"])
      _ = application
    }
  }

  @Test func aPushTellsBothAndTheDelegate() {
    withTrail("A") { screen, trail in
      let (a, b) = (trail.navigation.viewControllers[0], trail.stop("B"))
      trail.navigation.pushViewController(b, animated: true)
      #expect(
        trail.told() == "B didLoad, A willDisappear, B willAppear, willShow B, B isAppearing")
      #expect(trail.names == "AB" && trail.navigation.topViewController === b)
      #expect(trail.places(b, a) == [400, 0])
      screen.wait(0.175)
      #expect(trail.places(b, a) == [200, -60])
      screen.wait(0.174)
      #expect(trail.told() == "")
      screen.wait(0.001)
      #expect(trail.told() == "A didDisappear, B didAppear, didShow B")
      #expect(a.view.superview == nil && trail.places(b) == [0])
      #expect(screen.application.transitions.isEmpty)
    }
  }

  @Test func aPopMirrorsIt() {
    withTrail("AB") { screen, trail in
      let (a, b) = (trail.navigation.viewControllers[0], trail.navigation.viewControllers[1])
      #expect(trail.navigation.popViewController(animated: true) === b)
      #expect(
        trail.told() == "A didLoad, B willDisappear, A willAppear, willShow A, A isAppearing")
      #expect(trail.places(b, a) == [0, -120])
      screen.wait(0.175)
      #expect(trail.places(b, a) == [200, -60])
      screen.wait(0.175)
      #expect(trail.told() == "B didDisappear, A didAppear, didShow A")
      #expect(b.view.superview == nil && b.parent == nil && b.navigationController == nil)
    }
  }

  @Test func withoutAnimationAllIsToldAtOnce() {
    withTrail("A") { _, trail in
      trail.navigation.pushViewController(trail.stop("B"), animated: false)
      #expect(
        trail.told()
          == "B didLoad, A willDisappear, B willAppear, willShow B, B isAppearing, "
          + "A didDisappear, B didAppear, didShow B")
      #expect(trail.navigation.popViewController(animated: false) != nil)
      #expect(
        trail.told()
          == "B willDisappear, A willAppear, willShow A, A isAppearing, B didDisappear, "
          + "A didAppear, didShow A")
      #expect(trail.navigation.popViewController(animated: false) == nil && trail.told() == "")
    }
  }

  @Test func childrenHearOfTheirParent() {
    withScreen(recording: []) { screen in
      let trail = Trail(screen, "A", { Child($0, $1) })
      let b = Child("B", trail.diary)
      trail.navigation.pushViewController(b, animated: true)
      screen.wait(1)
      #expect(
        trail.told()
          == "B will come, B didLoad, A willDisappear, B willAppear, willShow B, B isAppearing, "
          + "A didDisappear, B didAppear, B came, didShow B")
      trail.navigation.popViewController(animated: true)
      screen.wait(1)
      #expect(
        trail.told()
          == "B will leave, B willDisappear, A willAppear, willShow A, A isAppearing, "
          + "B didDisappear, A didAppear, B left, didShow A")
    }
  }

  @Test func theCallsReturnWhatTheyTakeOff() {
    withTrail("ABCD") { screen, trail in
      let all = trail.navigation.viewControllers
      let navigation = trail.navigation
      #expect(navigation.popToViewController(all[3], animated: true) == nil)
      #expect(navigation.popToViewController(all[1], animated: true) == [all[2], all[3]])
      #expect(trail.names == "AB")
      screen.wait(1)
      #expect(navigation.popToRootViewController(animated: true) == [all[1]])
      screen.wait(1)
      #expect(navigation.popToRootViewController(animated: true) == nil)
      #expect(trail.names == "A" && navigation.visibleViewController === all[0])
      navigation.viewControllers = [all[0], all[3]]
      #expect(trail.names == "AD")
    }
  }

  @Test func aNewStackIsAPushOrAPop() {
    withTrail("ABC") { screen, trail in
      let all = trail.navigation.viewControllers
      trail.navigation.setViewControllers([all[1]], animated: true)
      screen.wait(0.175)
      #expect(trail.places(all[2], all[1]) == [200, -60])
      screen.wait(1)
      _ = trail.told()
      let d = trail.stop("D")
      trail.navigation.setViewControllers([all[0], d], animated: true)
      screen.wait(0.175)
      #expect(trail.places(d, all[1]) == [200, -60])
      screen.wait(1)
      #expect(
        trail.told()
          == "D didLoad, B willDisappear, D willAppear, willShow D, D isAppearing, "
          + "B didDisappear, D didAppear, didShow D")
    }
  }

  @Test func whileItIsHiddenNothingIsTold() {
    withTrail("A") { screen, trail in
      screen.window.rootViewController = nil
      #expect(trail.told() == "A willDisappear, A didDisappear")
      trail.navigation.pushViewController(trail.stop("B"), animated: true)
      #expect(trail.told() == "B didLoad" && trail.names == "AB")
      screen.window.rootViewController = trail.navigation
      #expect(
        trail.told() == "B willAppear, willShow B, B isAppearing, B didAppear, didShow B")
    }
  }

  @Test func aContainerThatGoesEndsTheMoveFirst() {
    withTrail("A") { screen, trail in
      trail.navigation.pushViewController(trail.stop("B"), animated: true)
      screen.wait(0.1)
      _ = trail.told()
      screen.window.rootViewController = nil
      #expect(
        trail.told()
          == "A didDisappear, B didAppear, didShow B, B willDisappear, B didDisappear")
      #expect(screen.application.transitions.isEmpty)
    }
  }

  @Test func reversedReadingMirrorsTheMove() {
    withTrail("A") { screen, trail in
      trail.navigation.view.semanticContentAttribute = .forceRightToLeft
      let (a, b) = (trail.navigation.viewControllers[0], trail.stop("B"))
      trail.navigation.pushViewController(b, animated: true)
      #expect(trail.places(b, a) == [-400, 0])
      screen.wait(0.175)
      #expect(trail.places(b, a) == [-200, 60])
    }
  }

  @Test func theComingControllerCanBeTouchedDuringTheMove() {
    withScreen { screen in
      let trail = Trail(screen, "A")
      let b = trail.stop("B")
      b.view = screen.add(RecordingView(frame: screen.window.bounds), named: "page")
      trail.navigation.pushViewController(b, animated: true)
      screen.wait(0.1)
      screen.finger().down(at: CGPoint(x: 200, y: 400))
      screen.finger().up()
      screen.expect("page began, page ended")
      screen.wait(1)
    }
  }
}
