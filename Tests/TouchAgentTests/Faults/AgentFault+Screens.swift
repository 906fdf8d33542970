// Faults of screens: those that should go stay.

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

extension FaultPage {
  /// A screen which is wanted to go.
  func nextPage() -> UIViewController {
    let next = NextPage()
    next.view.accessibilityIdentifier = "next page"
    next.done = { [unowned self] in done() }
    return next
  }
}

nonisolated extension AgentFault {
  static let ofScreens: [AgentFault] = [
    AgentFault(
      "a screen cannot be swiped back", cause: ["swipe back", "not enabled"],
      [.wait(1), .drag(x: 2, y: 400, 300, 0), .wait(1)]
    ) { page in
      page.whenShown = { [unowned page] in
        page.whenShown = {}
        let navigation = page.navigationController
        navigation?.isNavigationBarHidden = false
        navigation?.interactivePopGestureRecognizer?.isEnabled = page.isMended
        navigation?.interactiveContentPopGestureRecognizer?.isEnabled = page.isMended
        navigation?.pushViewController(page.nextPage(), animated: false)
      }
    },
    AgentFault(
      "a pan of a screen excludes the swipe back", cause: ["swipe back", "pan"],
      [.wait(1), .drag(x: 2, y: 400, 300, 0), .wait(1)]
    ) { page in
      page.whenShown = { [unowned page] in
        page.whenShown = {}
        let navigation = page.navigationController
        navigation?.isNavigationBarHidden = false
        let next = page.nextPage()
        page.add(UIPanGestureRecognizer(), "pan", to: next.view) { pan in
          if page.isMended, let pop = navigation?.interactivePopGestureRecognizer {
            pan.require(toFail: pop)
          } else if let pop = navigation?.interactivePopGestureRecognizer {
            pop.require(toFail: pan)
          }
        }
        navigation?.pushViewController(next, animated: false)
      }
    },
    AgentFault(
      "the navigation bar is hidden, and the swipe back with it",
      cause: ["isNavigationBarHidden"],
      [.wait(1), .drag(x: 2, y: 400, 300, 0), .wait(1)]
    ) { page in
      page.whenShown = { [unowned page] in
        page.whenShown = {}
        let navigation = page.navigationController
        navigation?.isNavigationBarHidden = !page.isMended
        navigation?.pushViewController(page.nextPage(), animated: false)
      }
    },
    AgentFault(
      "a sheet cannot be pulled down", cause: ["isModalInPresentation"],
      [.wait(1), .drag(x: 195, y: 200, 0, 600), .wait(1)]
    ) { page in
      page.whenShown = { [unowned page] in
        page.whenShown = {}
        let sheet = page.nextPage()
        sheet.modalPresentationStyle = .pageSheet
        sheet.isModalInPresentation = !page.isMended
        page.present(sheet, animated: false)
      }
    },
  ]
}
