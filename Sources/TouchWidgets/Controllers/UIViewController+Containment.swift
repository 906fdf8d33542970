// Controllers in controllers: tells each controller when a child is added or removed.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

extension UIViewController {
  /// Makes another controller a child, and removes it from its present parent.
  final func attachChild(_ child: UIViewController) {
    guard child.parentStorage !== self else { return }
    // Both are code of the app. Nothing that was read before is used after them.
    child.removeFromParent()
    child.willMove(toParent: self)
    requireNotWithin(child, to: "contain")
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

  /// Stops if another controller is this one, or contains or presents it, directly or through others: a ring
  /// would have no end.
  final func requireNotWithin(_ controller: UIViewController, to verb: StaticString) {
    var open = [self]
    while let next = open.popLast() {
      if next === controller {
        let (own, other) = (observationID, controller.observationID)
        programmerError(
          "UIViewController: \(own) \(own.number) cannot \(verb) \(other) \(other.number), "
            + "because that is the controller itself, or contains or presents it.")
      }
      if let parent = next.parentStorage { open.append(parent) }
      if let presenting = next.presentingStorage { open.append(presenting) }
    }
  }
}
