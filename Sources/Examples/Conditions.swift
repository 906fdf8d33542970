// How the example apps say what holds after each event: of their first controller.

import TouchTrace
import UIKit

nonisolated extension TouchApp {
  /// The app with a condition of its first controller.
  func always<Controller: UIViewController>(
    _ words: String, _ condition: @escaping @MainActor @Sendable (Controller) -> Bool
  ) -> TouchApp {
    always(words) { (controller: Controller, _) in condition(controller) }
  }

  /// The app with a condition of its first controller and of the application.
  func always<Controller: UIViewController>(
    _ words: String,
    _ condition: @escaping @MainActor @Sendable (Controller, UIApplication) -> Bool
  ) -> TouchApp {
    always(words) { (application: UIApplication) in
      let controllers = application.windows.lazy.compactMap {
        $0.rootViewController as? Controller
      }
      guard let controller = controllers.first else { return true }
      return condition(controller, application)
    }
  }
}

extension UIGestureRecognizer {
  /// Whether a continuous gesture is on its way.
  var isGoingOn: Bool { state == .began || state == .changed }
}

extension CircleDrawView {
  /// Whether a line is to be seen that does not fade.
  var isShowingLineAtFullStrength: Bool { isShowingLine && alpha == 1 }
}
