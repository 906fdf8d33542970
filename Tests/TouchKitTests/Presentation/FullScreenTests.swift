// BEHAVIOUR 14: controllers over the whole screen, and what the one behind hears.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

@Suite struct FullScreens {
  @Test func thePresenterDisappearsAndReturns() {
    withDesk { screen, desk in
      desk.page.modalPresentationStyle = .fullScreen
      #expect(desk.page.sheetPresentationController == nil)
      desk.root.present(desk.page, animated: true) { desk.diary.write("presented") }
      #expect(desk.told() == "root willDisappear, page willAppear, page isAppearing")
      screen.wait(0.4)
      #expect(desk.told() == "page didAppear, root didDisappear, presented")
      #expect(desk.root.view.window == nil && desk.frame == screen.window.bounds)
      desk.root.dismiss(animated: true) { desk.diary.write("dismissed") }
      #expect(desk.told() == "page willDisappear, root willAppear, root isAppearing")
      screen.wait(0.4)
      #expect(desk.told() == "root didAppear, page didDisappear, dismissed")
      #expect(screen.window.subviews == [desk.root.view])
      #expect(desk.root.view.frame == screen.window.bounds)
    }
  }

  @Test func aPresenterWhoseViewTheAppPutsElsewhereStaysThere() {
    withDesk { screen, desk in
      desk.page.modalPresentationStyle = .fullScreen
      desk.root.present(desk.page, animated: false)
      let shelf = UIView(frame: screen.window.bounds)
      desk.root.dismiss(animated: true)
      screen.wait(0.1)
      shelf.addSubview(desk.root.view)
      screen.wait(1)
      #expect(desk.root.view.superview === shelf && screen.window.subviews.isEmpty)
      _ = desk.told()
    }
  }

  @Test func aPresenterWhoseViewIsGoneHearsThatItAppearedOnceItIsBack() {
    final class Root: UIViewController {
      var wasInWindow: Bool?
      override func viewDidAppear(_ animated: Bool) { wasInWindow = view.window != nil }
    }
    withScreen(recording: []) { screen in
      let (root, page) = (Root(), UIViewController())
      screen.window.rootViewController = root
      page.modalPresentationStyle = .fullScreen
      root.present(page, animated: false)
      root.dismiss(animated: true)
      screen.wait(0.1)
      root.view.removeFromSuperview()
      root.wasInWindow = nil
      screen.wait(1)
      #expect(root.wasInWindow == true && root.view.superview === screen.window)
    }
  }

  @Test func withoutAnimationToo() {
    withDesk { screen, desk in
      desk.page.modalPresentationStyle = .fullScreen
      desk.root.present(desk.page, animated: false)
      #expect(
        desk.told()
          == "root willDisappear, page willAppear, page isAppearing, page didAppear, "
          + "root didDisappear")
      screen.window.isHidden = true
      screen.window.isHidden = false
      #expect(
        desk.told()
          == "page willDisappear, page didDisappear, page willAppear, page isAppearing, "
          + "page didAppear")
      desk.page.dismiss(animated: false)
      #expect(
        desk.told()
          == "page willDisappear, root willAppear, root isAppearing, root didAppear, "
          + "page didDisappear")
      #expect(screen.window.subviews == [desk.root.view])
    }
  }

  @Test(arguments: [false, true])
  func aPresenterThatTakesItsViewAwayAsItReappearsIsLeftWithoutIt(isAnimated: Bool) {
    withDesk { screen, desk in
      desk.page.modalPresentationStyle = .fullScreen
      desk.root.present(desk.page, animated: false)
      desk.diary.during["root didAppear"] = { desk.root.view.removeFromSuperview() }
      desk.page.dismiss(animated: isAnimated)
      screen.wait(1)
      #expect(desk.root.view.superview == nil)
      _ = desk.told()
    }
  }

  @Test func withoutAnimationNobodyIsAskedForAnAnimator() {
    withDesk { screen, desk in
      final class Asked: UIViewControllerTransitioningDelegate {
        var count = 0
        deinit {}
        func animationController(
          forPresented presented: UIViewController, presenting: UIViewController,
          source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
          count += 1
          return nil
        }
        func animationController(
          forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
          count += 1
          return nil
        }
      }
      let asked = Asked()
      desk.page.transitioningDelegate = asked
      for isAnimated in [false, true] {
        desk.root.present(desk.page, animated: isAnimated)
        screen.wait(1)
        desk.page.dismiss(animated: isAnimated)
        screen.wait(1)
        #expect(asked.count == (isAnimated ? 2 : 0))
      }
      _ = desk.told()
    }
  }

  @Test func aCancelledPresentationLeavesThePresenter() {
    withDesk { screen, desk in
      final class Transitions: UIViewControllerTransitioningDelegate {
        let driver = UIPercentDrivenInteractiveTransition()
        let diary: Diary
        init(_ diary: Diary) { self.diary = diary }
        func animationController(
          forPresented presented: UIViewController, presenting: UIViewController,
          source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Slider(diary) }
        func interactionControllerForPresentation(
          using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
      }
      let transitions = Transitions(desk.diary)
      desk.page.modalPresentationStyle = .fullScreen
      desk.page.transitioningDelegate = transitions
      desk.root.present(desk.page, animated: true)
      transitions.driver.update(0.5)
      _ = desk.told()
      transitions.driver.cancel()
      screen.wait(2)
      #expect(
        desk.told()
          == "goes back, page willDisappear, root willAppear, root didAppear, page didDisappear, "
          + "ended false")
      #expect(screen.window.subviews == [desk.root.view])
    }
  }

  @Test func aNavigationControllerInAFullScreenIsWhole() {
    withDesk { screen, desk in
      let navigation = UINavigationController(rootViewController: desk.page)
      navigation.modalPresentationStyle = .fullScreen
      desk.root.present(navigation, animated: true)
      screen.wait(1)
      #expect(desk.told().hasSuffix("page didAppear, root didDisappear"))
      let next = Page("next", desk.diary)
      navigation.pushViewController(next, animated: true)
      screen.wait(0.1)
      desk.root.dismiss(animated: false)
      #expect(
        desk.told()
          == "page willDisappear, next willAppear, next isAppearing, page didDisappear, "
          + "next didAppear, next willDisappear, root willAppear, root isAppearing, "
          + "root didAppear, next didDisappear")
      #expect(screen.application.transitions.isEmpty)
    }
  }
}
