// Controllers in controllers: tells each controller when a child is added or removed.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

extension UIViewController {
  /// Where a controller is on its way into a container or out of it.
  enum ParentMove {
    /// It stays where it is.
    case none
    /// It has a new parent, and has not appeared in it yet.
    case to
    /// It is to leave its parent.
    case from
  }

  /// Whether the controller appears for the first time since it came to its parent: true from `addChild(_:)`
  /// to the end of `viewDidAppear(_:)`. A root of a navigation controller comes to it, too. [doc, in the
  /// callbacks of appearing; otherwise ours]
  public final var isMovingToParent: Bool { parentMove == .to }

  /// Whether the controller disappears because it leaves its parent: true from `willMove(toParent: nil)` to
  /// the end of `removeFromParent()`. [doc, in the callbacks of disappearing; otherwise ours]
  public final var isMovingFromParent: Bool { parentMove == .from }

  /// Whether the controller appears because another one presents it: true from before `viewWillAppear(_:)` to
  /// the end of `viewDidAppear(_:)`. It is false for the children of such a controller. [doc]
  public final var isBeingPresented: Bool { presentation.isBeingPresented }

  /// Whether the controller disappears because it is dismissed: true from before `viewWillDisappear(_:)` to
  /// the end of `viewDidDisappear(_:)`. It is false for the children of such a controller. [doc]
  public final var isBeingDismissed: Bool { presentation.isBeingDismissed }

  /// Makes another controller a child, and removes it from its present parent.
  final func attachChild(_ child: UIViewController) {
    guard child.parentStorage !== self else { return }
    // Both are code of the app. Nothing that was read before is used after them.
    child.removeFromParent()
    child.willMove(toParent: self)
    requireNotWithin(child, to: "contain")
    childStorage.append(child)
    child.parentStorage = self
    child.parentMove = .to
  }

  /// Leaves the present parent.
  final func leaveParent() {
    guard let parent = parentStorage else { return }
    parent.childStorage.removeAll { $0 === self }
    parentStorage = nil
    didMove(toParent: nil)
    // Its code may have given it another parent.
    if parentStorage == nil { parentMove = .none }
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

/// A controller or a presentation that contains others, which tell it the size that they would like.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIContentContainer: AnyObject {
  /// The size that the content would like, in points.
  var preferredContentSize: CGSize { get }
  /// Called when something inside would like another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
}

extension UIViewController: UIContentContainer {}
