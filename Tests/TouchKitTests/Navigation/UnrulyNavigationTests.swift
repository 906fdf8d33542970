// Calls that UIKit forbids, and callbacks that change the stack: all is defined, and nothing is stuck.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

@Suite struct WrongCalls {
  @Test func pushingAControllerTwiceStopsWithAMessage() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let root = UIViewController()
        UINavigationController(rootViewController: root)
          .pushViewController(root, animated: true)
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("the controller is among the 1 on the stack already"))
  }

  /// As on iOS 26.1: nothing happens.
  @Test func poppingToAStrangerPopsNothing() {
    let (root, top) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(top, animated: false)
    #expect(navigation.popToViewController(UIViewController(), animated: true) == nil)
    #expect(navigation.viewControllers == [root, top])
  }

  @Test func aStackWithAControllerTwiceStopsWithAMessage() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let root = UIViewController()
        UINavigationController().viewControllers = [root, root]
      }
    }
  }

  @Test func pushingANavigationControllerStopsWithAMessage() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UINavigationController().pushViewController(UINavigationController(), animated: false)
      }
    }
  }
}

@Suite struct UnrulyNavigation {
  @Test func aControllerThatGoesToAnotherParentOnItsWayOutStaysThere() {
    final class Leaving: UIViewController {
      let other = UIViewController()
      override func viewDidDisappear(_ animated: Bool) {
        removeFromParent()
        other.addChild(self)
      }
    }
    withTrail("") { screen, trail in
      let (root, leaving) = (UIViewController(), Leaving())
      trail.navigation.viewControllers = [root, leaving]
      screen.wait(1)
      trail.navigation.popViewController(animated: false)
      screen.wait(1)
      #expect(leaving.parent === leaving.other && trail.navigation.viewControllers == [root])
      screen.ignoreLog()
    }
  }

  @Test func aViewThatResizesItselfWhileItComesIsInItsPlace() {
    final class Restless: UIView {
      override func willMove(toWindow newWindow: UIWindow?) {
        frame.size = CGSize(width: 100, height: 100)
      }
    }
    withTrail("") { screen, trail in
      let stop = Stop("A", trail.diary)
      stop.view = Restless()
      trail.navigation.pushViewController(stop, animated: true)
      screen.wait(1)
      #expect(stop.view.frame == screen.window.bounds)
    }
  }

  @Test func poppingWhilePoppingEndsTheFirstAndTells() {
    withTrail("ABC") { screen, trail in
      var warnings: [String] = []
      let token = screen.application.addObserver { observation in
        if case .transitionInterrupted = observation.decision {
          warnings.append("\(observation.decision)")
        }
      }
      trail.navigation.popViewController(animated: true)
      screen.wait(0.1)
      _ = trail.told()
      #expect(warnings == [])
      trail.navigation.popViewController(animated: true)
      #expect(trail.names == "A" && warnings.count == 1)
      #expect(warnings.first?.contains("ends its running change at once") == true)
      #expect(
        trail.told()
          == "C didDisappear, B didAppear, didShow B, A didLoad, B willDisappear, A willAppear, "
          + "willShow A, A isAppearing")
      screen.wait(1)
      #expect(trail.told() == "B didDisappear, A didAppear, didShow A")
      screen.application.removeObserver(token)
    }
  }

  @Test(arguments: [true, false])
  func aControllerMayPushWhileItIsLoadedAtFirst(animated: Bool) {
    withScreen(recording: []) { screen in
      let diary = Diary()
      let (a, b) = (Stop("A", diary), Stop("B", diary))
      let navigation = UINavigationController(rootViewController: a)
      a.then = { [unowned navigation] line in
        if line == "didLoad" { navigation.pushViewController(b, animated: animated) }
      }
      screen.window.rootViewController = navigation
      screen.wait(1)
      #expect(navigation.viewControllers == [a, b] && navigation.children == [a, b])
      #expect(navigation.content.subviews == [b.view])
      #expect(
        diary.read() == [
          "A didLoad", "B didLoad", "B willAppear", "B isAppearing", "B didAppear",
        ])
      navigation.popViewController(animated: false)
      #expect(navigation.content.subviews == [a.view])
    }
  }

  /// Each callback of a push changes the stack again.
  @Test(
    arguments: [
      "B didLoad", "B willAppear", "B isAppearing", "B didAppear", "A willDisappear",
      "A didDisappear", "willShow B", "didShow B",
    ],
    ["push", "pop", "push at once", "pop at once", "set", "leave"])
  func callbacksMayChangeTheStack(place: String, change: String) {
    withTrail("A") { screen, trail in
      let (a, b) = (trail.navigation.viewControllers[0] as? Stop, trail.stop("B"))
      var isDone = false
      let act: (String) -> Void = { [unowned trail] line in
        guard line == place, !isDone else { return }
        isDone = true
        switch change {
        case "push", "push at once":
          trail.navigation.pushViewController(trail.stop("C"), animated: change == "push")
        case "pop", "pop at once": trail.navigation.popViewController(animated: change == "pop")
        case "set": trail.navigation.setViewControllers([trail.stop("D")], animated: true)
        default: screen.window.rootViewController = nil
        }
      }
      a?.then = { act("A \($0)") }
      b.then = { act("B \($0)") }
      trail.then = act
      trail.navigation.pushViewController(b, animated: true)
      screen.wait(2)
      #expect(isDone, "\(place) never came")
      let expected =
        ["push": "ABC", "push at once": "ABC", "set": "D", "leave": "AB"][change] ?? "A"
      #expect(trail.names == expected)
      #expect(screen.application.transitions.isEmpty)
      guard change != "leave" else { return }
      let top = trail.navigation.topViewController
      #expect(trail.navigation.content.subviews == [top?.view])
      #expect(top?.view.presentation.frame == screen.window.bounds)
      trail.navigation.pushViewController(trail.stop("Z"), animated: true)
      screen.wait(1)
      #expect(trail.told().hasSuffix("Z didAppear, didShow Z"), "nothing is stuck")
    }
  }

  /// Every controller hears of appearing and disappearing by turns, whatever is called when.
  @Test(arguments: 0..<40)
  func anyCallsAtAnyTimeKeepTheCallbacksPaired(seed: UInt64) {
    withTrail("A") { screen, trail in
      var numbers = Seeded(seed)
      var count = 0
      trail.then = { [unowned trail] _ in
        guard numbers.index(below: 6) == 0, count < 60 else { return }
        trail.navigation.popViewController(animated: numbers.index(below: 2) == 0)
      }
      while count < 60 {
        count += 1
        let animated = numbers.index(below: 3) > 0
        switch numbers.index(below: 6) {
        case 0, 1: trail.navigation.pushViewController(trail.stop("S\(count)"), animated: animated)
        case 2: trail.navigation.popViewController(animated: animated)
        case 3:
          let all = trail.navigation.viewControllers
          trail.navigation.popToViewController(
            all[numbers.index(below: all.count)], animated: animated)
        case 4: trail.navigation.setViewControllers([trail.stop("S\(count)")], animated: animated)
        default:
          trail.pull(by: Double(numbers.index(below: 200)))
          screen.finger().up()
        }
        screen.wait(Double(numbers.index(below: 30)) / 60)
      }
      screen.wait(2)
      #expect(screen.application.transitions.isEmpty)
      #expect(trail.navigation.content.subviews.count == 1)
      #expect(trail.navigation.children == trail.navigation.viewControllers)
      expectPairs(trail.diary.read())
    }
  }

  private func expectPairs(_ lines: [String]) {
    let next = [
      "willAppear": ["isAppearing", "willDisappear", "didAppear"],
      "isAppearing": ["didAppear", "willDisappear"], "didAppear": ["willDisappear"],
      "willDisappear": ["didDisappear", "willAppear"], "didDisappear": ["willAppear"],
    ]
    var last: [String: String] = [:]
    for line in lines {
      let words = line.split(separator: " ").map { String($0) }
      guard words.count == 2, let name = words.first, next[words[1]] != nil else { continue }
      let allowed = last[name].map { next[$0] ?? [] } ?? ["willAppear", "willDisappear"]
      #expect(allowed.contains(words[1]), "\(name): \(words[1]) after \(last[name] ?? "nothing")")
      last[name] = words[1]
    }
    #expect(last.values.allSatisfy { $0 == "didAppear" || $0 == "didDisappear" })
  }

  @Test func aTransitionThatIsNeverCompletedEndsWithTheNextCall() {
    final class Lazy: UIViewControllerAnimatedTransitioning {
      func transitionDuration(
        using context: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0.3 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      }
    }
    withTrail("A") { screen, trail in
      trail.animator = Lazy()
      trail.navigation.pushViewController(trail.stop("B"), animated: true)
      screen.wait(10)
      #expect(
        trail.told() == "B didLoad, A willDisappear, B willAppear, willShow B, B isAppearing")
      trail.animator = nil
      trail.navigation.popViewController(animated: true)
      screen.wait(1)
      #expect(
        trail.told()
          == "A didDisappear, B didAppear, didShow B, B willDisappear, A willAppear, willShow A, "
          + "A isAppearing, B didDisappear, A didAppear, didShow A")
      #expect(screen.application.transitions.isEmpty)
    }
  }

  @Test func anAnimatorMayGiveUp() {
    final class Giving: UIViewControllerAnimatedTransitioning {
      func transitionDuration(
        using context: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0.3 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        context.completeTransition(false)
      }
    }
    withTrail("A") { screen, trail in
      trail.animator = Giving()
      trail.navigation.pushViewController(trail.stop("B"), animated: true)
      #expect(trail.names == "A")
      #expect(
        trail.told()
          == "B didLoad, A willDisappear, B willAppear, willShow B, B willDisappear, "
          + "A willAppear, B didDisappear, A didAppear")
      #expect(trail.navigation.children.count == 1)
    }
  }

  @Test func aControllerMayGoInItsOwnCallbacks() {
    withTrail("A") { screen, trail in
      var gone: [String] = []
      for line in ["willAppear", "didAppear", "willDisappear", "didDisappear"] {
        var b: Stop? = trail.stop("B")
        let ending = Ending { gone.append(line) }
        b?.then = { [unowned trail] heard in
          _ = ending
          if heard == line { trail.navigation.viewControllers = [trail.stop("R")] }
        }
        if let b { trail.navigation.pushViewController(b, animated: true) }
        b = nil
        screen.wait(1)
        trail.navigation.popToRootViewController(animated: true)
        screen.wait(1)
      }
      #expect(gone.count == 4, "each one is gone")
      #expect(trail.navigation.viewControllers.count == 1)
    }
  }

  @Test func theNavigationControllerMayGoInACallback() {
    withScreen(recording: []) { screen in
      weak var gone: UINavigationController?
      do {
        let trail = Trail(screen, "A")
        gone = trail.navigation
        trail.then = { line in
          if line == "didShow B" { screen.window.rootViewController = nil }
        }
        trail.navigation.pushViewController(trail.stop("B"), animated: true)
        screen.wait(1)
      }
      screen.wait(1)
      #expect(gone == nil && screen.window.subviews.isEmpty)
      #expect(screen.application.transitions.isEmpty)
    }
  }

  @Test func aDelegateThatNeverStopsDoesNotHang() {
    withTrail("A") { screen, trail in
      var count = 0
      trail.then = { [unowned trail] line in
        guard line.hasPrefix("didShow") else { return }
        count += 1
        if trail.navigation.viewControllers.count > 1 {
          trail.navigation.popViewController(animated: false)
        } else {
          trail.navigation.pushViewController(UIViewController(), animated: false)
        }
      }
      trail.navigation.pushViewController(trail.stop("B"), animated: false)
      #expect(count > 100 && count <= UINavigationController.stepsMax)
      trail.then = { _ in }
      screen.wait(1)
      _ = trail.told()
      trail.navigation.pushViewController(trail.stop("C"), animated: true)
      screen.wait(1)
      #expect(trail.told().hasSuffix("C didAppear, didShow C"))
    }
  }
}
