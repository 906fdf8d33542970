// Faults of screens that should go, and stay.

import TouchAgent
import UIKit

/// A screen that tells when it has gone.
private final class NextPage: UIViewController {
  var done: () -> Void = {}

  deinit {}

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    done()
  }
}

/// Lets a sheet not go.
private final class StayingDelegate: UIAdaptivePresentationControllerDelegate {
  deinit {}
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { false }
}

extension FaultPage {
  /// Pushes a screen that is wanted to go, when the page has appeared.
  ///
  /// - Parameter prepare: Prepares the navigation, whose bar shows, and the screen.
  func pushNext(_ prepare: @escaping (UINavigationController, UIViewController) -> Void) {
    showNext { page, next in
      guard let navigation = page.navigationController else { return }
      navigation.isNavigationBarHidden = false
      prepare(navigation, next)
      navigation.pushViewController(next, animated: false)
    }
  }

  /// Presents a sheet that is wanted to go, when the page has appeared.
  func presentSheet(_ prepare: @escaping (UIViewController) -> Void) {
    showNext { page, sheet in
      sheet.modalPresentationStyle = .pageSheet
      prepare(sheet)
      page.present(sheet, animated: false)
    }
  }

  private func showNext(_ show: @escaping (FaultPage, UIViewController) -> Void) {
    whenShown = { [unowned self] in
      whenShown = {}
      let next = NextPage()
      next.view.accessibilityIdentifier = "next page"
      next.done = { [unowned self] in done() }
      show(self, next)
    }
  }
}

nonisolated extension AgentFault {
  private static let swipeBack: [AgentCall] = [.wait(1), .drag(x: 2, y: 400, 300, 0), .wait(1)]
  private static let pullDown: [AgentCall] = [.wait(1), .drag(x: 195, y: 200, 0, 600), .wait(1)]

  static let ofScreens: [AgentFault] = [
    AgentFault(
      "a screen cannot be swiped back", cause: ["swipe back", "not enabled"], swipeBack
    ) { page in
      page.pushNext { [isMended = page.isMended] navigation, _ in
        navigation.interactivePopGestureRecognizer?.isEnabled = isMended
        navigation.interactiveContentPopGestureRecognizer?.isEnabled = isMended
      }
    },
    AgentFault(
      "a pan of a screen excludes the swipe back", cause: ["swipe back", "pan"], swipeBack
    ) { page in
      page.pushNext { [unowned page] navigation, next in
        let pan = page.add(UIPanGestureRecognizer(), "pan", to: next.view)
        guard let pop = navigation.interactivePopGestureRecognizer else { return }
        if page.isMended { pan.require(toFail: pop) } else { pop.require(toFail: pan) }
      }
    },
    AgentFault(
      "the navigation bar is hidden, and the swipe back with it",
      cause: ["isNavigationBarHidden"], swipeBack
    ) { page in
      page.pushNext { [isMended = page.isMended] navigation, _ in
        navigation.isNavigationBarHidden = !isMended
      }
    },
    AgentFault(
      "a sheet cannot be pulled down", cause: ["isModalInPresentation"], pullDown
    ) { page in
      page.presentSheet { [isMended = page.isMended] in $0.isModalInPresentation = !isMended }
    },
    AgentFault(
      "a sheet's delegate lets it not go", cause: ["presentationControllerShouldDismiss"], pullDown
    ) { page in
      page.presentSheet { [unowned page] sheet in
        let delegate = StayingDelegate()
        page.objects.append(delegate)
        if !page.isMended { sheet.presentationController?.delegate = delegate }
      }
    },
    AgentFault(
      "a screen hides its back button, and the swipe back with it", cause: ["back button"],
      swipeBack
    ) { page in
      page.pushNext { [isMended = page.isMended] _, next in
        next.navigationItem.hidesBackButton = !isMended
      }
    },
  ]
}
