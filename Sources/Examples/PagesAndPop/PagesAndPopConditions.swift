// What holds for the list and its chapters after each event.

import TouchTrace
import UIKit

nonisolated extension TouchApp {
  /// The app with what holds for the list and its chapters.
  func withPagesAndPopConditions() -> TouchApp {
    always("the list is below everything, and at most one chapter above it") {
      (navigation: UINavigationController) in
      let controllers = navigation.viewControllers
      return controllers.first is ChaptersViewController && controllers.count <= 2
        && controllers.dropFirst().allSatisfy { $0 is PagesViewController }
    }
    .always("the bar is there when nothing moves") { (navigation: UINavigationController) in
      navigation.isMoving || !navigation.isNavigationBarHidden
    }
    .always("a pan of the app's own leaves with its chapter") {
      (navigation: UINavigationController) in
      navigation.isMoving || navigation.ownPans.count == (navigation.ownPop == nil ? 0 : 1)
    }
    .always("the swipe over the content is off only where a chapter has a pan") {
      (navigation: UINavigationController) in
      let isOn = navigation.interactiveContentPopGestureRecognizer?.isEnabled ?? true
      return navigation.isMoving || isOn == (navigation.ownPop == nil)
    }
    .always("a pop has a driver only while a finger pans") {
      (navigation: UINavigationController) in
      navigation.ownPop.map { $0.driver == nil || $0.pan.isGoingOn } ?? true
    }
    .always("what is on top is in the window") { (navigation: UINavigationController) in
      navigation.isMoving || navigation.topViewController?.viewIfLoaded?.window != nil
    }
  }
}

extension UINavigationController {
  /// Whether one controller takes another's place now.
  fileprivate var isMoving: Bool { transitionCoordinator != nil }

  /// The pop of the chapter on top that has a pan of its own.
  fileprivate var ownPop: FullScreenPop? {
    (topViewController as? PagesViewController)?.fullScreenPop
  }

  /// The pans that are not the navigation controller's.
  fileprivate var ownPans: [UIGestureRecognizer] {
    #if hasFeature(Embedded)
      // Types cannot be compared there, and no test asks for conditions.
      []
    #else
      (view.gestureRecognizers ?? []).filter { type(of: $0) == UIPanGestureRecognizer.self }
    #endif
  }
}
