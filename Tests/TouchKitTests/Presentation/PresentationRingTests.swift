// A controller that presents or contains another one cannot be presented or contained by it.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

@Suite struct RingsOfControllers {
  /// Whether the program stopped with the message about two controllers.
  private func stopped(_ result: ExitTest.Result?, _ verb: String) -> Bool {
    message(of: result).contains(
      "cannot \(verb) viewController 1, because that is the controller itself, or contains or presents "
        + "it.")
  }

  @Test func childThatTakesItsParentInWhileItMovesIsNotAdded() async {
    final class Greedy: UIViewController {
      override func willMove(toParent parent: UIViewController?) {
        if let parent { addChild(parent) }
      }
    }
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        withRoot { _ in UIViewController().addChild(Greedy()) }
      }
    }
    #expect(message(of: result).contains("cannot contain greedy "))
  }

  @Test func presentedControllerCannotPresentItsPresenter() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        withRoot { menu in
          let game = UIViewController()
          menu.present(game, animated: false)
          game.present(menu, animated: false)
        }
      }
    }
    #expect(stopped(result, "present"))
  }

  @Test func presenterOfAPresenterCannotBePresented() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        withRoot { menu in
          let (game, help) = (UIViewController(), UIViewController())
          menu.present(game, animated: false)
          game.present(help, animated: false)
          help.present(menu, animated: false)
        }
      }
    }
    #expect(stopped(result, "present"))
  }

  @Test func presentedNavigationControllerCannotPushItsPresenter() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        withRoot { menu in
          let stack = UINavigationController(rootViewController: UIViewController())
          menu.present(stack, animated: false)
          stack.pushViewController(menu, animated: false)
        }
      }
    }
    #expect(stopped(result, "contain"))
  }

  @Test func childCannotContainItsParent() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        withRoot { menu in
          let (middle, inner) = (UIViewController(), UIViewController())
          menu.addChild(middle)
          middle.addChild(inner)
          inner.addChild(menu)
        }
      }
    }
    #expect(stopped(result, "contain"))
  }

  /// A child that is presented elsewhere is no ring.
  @Test func everythingElseMayBePresented() {
    withRoot { menu in
      let (game, help) = (UIViewController(), UIViewController())
      menu.present(game, animated: false)
      game.present(help, animated: false)
      game.dismiss(animated: false)
      menu.dismiss(animated: false)
      menu.present(help, animated: false)
      help.present(game, animated: false)
      #expect(help.presentedViewController === game)
    }
  }
}

/// A controller, the first one, that fills a window.
private func withRoot(_ body: @MainActor (UIViewController) -> Void) {
  withWindow { _, window in
    let root = UIViewController()
    window.rootViewController = root
    body(root)
  }
}
