// What controllers animate along with a change from one to another.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

/// A controller that fades a view along with its appearance.
private final class Fading: UIViewController {
  let faded = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  let diary: Diary
  let name: String
  var isInteractive: [Bool] = []

  init(_ name: String, _ diary: Diary) {
    (self.name, self.diary) = (name, diary)
    super.init(nibName: nil, bundle: nil)
  }
  deinit {}

  override func viewDidLoad() {
    faded.alpha = 0
    view.addSubview(faded)
  }
  override func viewWillAppear(_ animated: Bool) {
    transitionCoordinator?.animate { _ in
      self.faded.alpha = 1
    } completion: { context in
      self.diary.write("\(self.name) completed, cancelled \(context.isCancelled)")
    }
  }
  override func viewDidAppear(_ animated: Bool) { diary.write("\(name) appeared") }
  override func viewDidDisappear(_ animated: Bool) { diary.write("\(name) gone") }
}

@Suite struct TransitionCoordinators {
  @Test func changesRunAlongWithAPush() {
    withScreen(recording: []) { screen in
      let diary = Diary()
      let stack = UINavigationController(rootViewController: UIViewController())
      screen.window.rootViewController = stack
      #expect(stack.transitionCoordinator == nil)
      let page = Fading("page", diary)
      stack.pushViewController(page, animated: true)
      let coordinator = stack.transitionCoordinator
      #expect(coordinator != nil && page.transitionCoordinator === coordinator)
      #expect(coordinator?.viewController(forKey: .to) === page)
      #expect(coordinator?.transitionDuration == 0.35 && coordinator?.isAnimated == true)
      #expect(coordinator?.presentationStyle == UIModalPresentationStyle.none)
      screen.wait(0.175)
      #expect(abs(Double(page.faded.presentation.opacity) - 0.5) < 0.01)
      screen.wait(0.2)
      #expect(page.faded.presentation.opacity == 1)
      #expect(diary.read() == ["page appeared", "page completed, cancelled false"])
      #expect(stack.transitionCoordinator == nil && coordinator?.isInteractive == false)
      #expect(coordinator?.animate(alongsideTransition: { _ in }) == false)
    }
  }

  /// A view that has appeared stands still: nothing is left to animate along.
  @Test func changesThatComeAfterTheAppearanceAreNotMade() {
    withScreen(recording: []) { screen in
      let diary = Diary()
      let (root, page) = (UIViewController(), Page("page", diary))
      screen.window.rootViewController = root
      diary.during["page didAppear"] = {
        let isTaken = page.transitionCoordinator?.animate { _ in
          diary.write("changes")
        } completion: { _ in
          diary.write("completed")
        }
        #expect(isTaken == true)
      }
      root.present(page, animated: true)
      screen.wait(1)
      #expect(
        diary.read() == ["page willAppear", "page isAppearing", "page didAppear", "completed"])
    }
  }

  @Test func withoutAnimationThereIsNone() {
    withScreen(recording: []) { screen in
      let diary = Diary()
      let (root, page) = (UIViewController(), Fading("page", diary))
      screen.window.rootViewController = root
      root.present(page, animated: false)
      #expect(diary.read() == ["page appeared"] && page.faded.alpha == 0)
    }
  }

  @Test func aPresentationHasOneOnBothSidesAndADismissalAnother() {
    withScreen(recording: []) { screen in
      let diary = Diary()
      let (root, page) = (Fading("root", diary), Fading("page", diary))
      page.modalPresentationStyle = .fullScreen
      screen.window.rootViewController = root
      _ = diary.read()
      root.present(page, animated: true)
      let first = root.transitionCoordinator
      #expect(first != nil && page.transitionCoordinator === first)
      #expect(first?.presentationStyle == .fullScreen)
      #expect(first?.viewController(forKey: .from) === root)
      screen.wait(1)
      #expect(diary.read() == ["page appeared", "root gone", "page completed, cancelled false"])
      page.dismiss(animated: true)
      #expect(root.transitionCoordinator != nil && root.transitionCoordinator !== first)
      #expect(root.transitionCoordinator?.viewController(forKey: .from) === page)
      screen.wait(1)
      #expect(
        diary.read() == ["root appeared", "page gone", "root completed, cancelled false"])
    }
  }

  @Test func aSwipeThatGoesBackTakesTheChangesBack() {
    withTrail("A") { screen, trail in
      let diary = Diary()
      let page = Fading("page", diary)
      trail.navigation.setViewControllers(
        [page, trail.stop("B")], animated: false)
      screen.wait(0.1)
      _ = diary.read()
      page.faded.alpha = 0
      var changes: [Bool] = []
      trail.pull(by: 100)
      let coordinator = trail.navigation.transitionCoordinator
      coordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
      #expect(coordinator?.initiallyInteractive == true && coordinator?.isInteractive == true)
      let opacity = Double(page.faded.presentation.opacity)
      #expect(abs(opacity - Double(coordinator?.percentComplete ?? 0)) < 1e-6 && opacity > 0.2)
      trail.release()
      #expect(changes == [false] && coordinator?.isCancelled == true)
      screen.wait(1)
      #expect(page.faded.presentation.opacity == 0 && coordinator?.percentComplete == 1)
      #expect(diary.read() == ["page gone", "page completed, cancelled true"])
    }
  }

  @Test func changesThatComeWhileItRunsTakeTheRest() {
    withScreen(recording: []) { screen in
      let (root, page) = (UIViewController(), UIViewController())
      let late = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      root.view.addSubview(late)
      screen.window.rootViewController = root
      root.present(page, animated: true)
      screen.wait(0.2)
      #expect(page.transitionCoordinator?.animate { _ in late.alpha = 0 } == true)
      screen.wait(0.1)
      #expect(abs(Double(late.presentation.opacity) - 0.5) < 0.01)
      screen.wait(0.1)
      #expect(late.presentation.opacity == 0 && page.transitionCoordinator == nil)
    }
  }

  @Test func aWindowThatGoesTakesItAlong() {
    withScreen(recording: []) { screen in
      weak var page: UIViewController?
      autoreleasing {
        let window = UIWindow(frame: screen.window.bounds)
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        let presented = UIViewController()
        page = presented
        root.present(presented, animated: true)
        presented.transitionCoordinator?.animate { _ in presented.view.alpha = 0.5 }
        window.isHidden = true
      }
      screen.wait(1)
      #expect(page == nil)
    }
  }
}

private func autoreleasing(_ body: () -> Void) { body() }
