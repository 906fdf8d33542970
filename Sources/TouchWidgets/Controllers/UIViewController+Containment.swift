// Controllers in controllers: tells each controller when a child is added or removed.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

extension UIViewController {
  /// Makes another controller a child, and removes it from its present parent.
  final func attachChild(_ child: UIViewController) {
    guard child.parentStorage !== self else { return }
    guard !isSelfOrAncestor(child) else {
      programmerError("UIViewController: addChild with itself or a controller that contains it.")
    }
    // Both are code of the app. Nothing that was read before is used after them.
    child.removeFromParent()
    child.willMove(toParent: self)
    childStorage.append(child)
    child.parentStorage = self
  }

  /// Leaves the present parent.
  final func leaveParent() {
    guard let parent = parentStorage else { return }
    parent.childStorage.removeAll { $0 === self }
    parentStorage = nil
    didMove(toParent: nil)
  }

  private final func isSelfOrAncestor(_ controller: UIViewController) -> Bool {
    var current: UIViewController? = self
    while let candidate = current {
      if candidate === controller { return true }
      current = candidate.parentStorage
    }
    return false
  }
}
