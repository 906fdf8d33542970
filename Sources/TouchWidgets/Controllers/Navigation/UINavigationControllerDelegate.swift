// What a navigation controller tells and asks its delegate.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

extension UINavigationController {
  /// Whether a controller comes or goes.
  nonisolated public enum Operation: Int, Sendable {
    /// Neither.
    case none
    /// The coming controller is new on the stack.
    case push
    /// The coming controller was below.
    case pop
  }
}

/// Hears which controller a navigation controller shows, and provides animators and drivers of its
/// changes.
///
/// Every method has a default, like the optional methods of UIKit.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UINavigationControllerDelegate: AnyObject {
  /// Called when a controller is about to show, after it was told that it will appear.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Called when a controller shows, after it was told that it has appeared.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  /// The animator of a change; `nil` for UIKit's slide. Called only for animated changes.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The driver of a change; `nil` if time drives it, or the controller's own swipe. Called only for an
  /// animator of the app's own.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// UIKit's slide.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Time, or the controller's own swipe.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
