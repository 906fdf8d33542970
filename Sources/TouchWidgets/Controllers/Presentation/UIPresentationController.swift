// How a controller is presented, and what its delegate hears of a dismissal by the user.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// How a controller's view is presented.
nonisolated public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system likes best: a sheet.
  case automatic = -2
  /// Not presented: only a ``UIViewControllerTransitionCoordinatorContext`` says so. On a controller it is
  /// presented as with ``overFullScreen``.
  case none = -1
  /// Over all of the window; the presenting controller disappears.
  case fullScreen = 0
  /// As a sheet.
  case pageSheet = 1
  /// As a sheet; on a phone the same as ``pageSheet``.
  case formSheet = 2
  /// Over all of the window; the presenting controller stays.
  case custom = 4
  /// Over all of the window; the presenting controller stays.
  case overFullScreen = 5
}

/// Hears how a user dismisses a presented controller. A dismissal by the app tells it nothing. [doc]
///
/// Every method has a default, like the optional methods of UIKit.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Whether the user may dismiss the controller; asked when a finger begins to pull it down.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Called when the user begins to dismiss the controller; it may stay in the end.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when the user has dismissed the controller, and its view is gone.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the user tried to dismiss a controller that may not be dismissed.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Yes.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// The presentation of a controller: made when it is first asked for, gone when the controller is
/// dismissed.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIPresentationController: UIPresentationControllerDelegating, UIContentContainer {
  private final var presentedReference: Weak<UIViewController>
  private final var delegateReference: WeakDelegate<any UIAdaptivePresentationControllerDelegate>?

  /// Makes the presentation of a controller; the presenting one is known once it is presented.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presentedReference = Weak(presentedViewController)
  }

  deinit {}

  /// The controller that is presented; `nil` once it is gone.
  final var presented: UIViewController? { presentedReference.object }

  /// The controller that is presented.
  public final var presentedViewController: UIViewController {
    presentedReference.object ?? UIViewController()
  }

  /// The controller that presents; before the presentation, the presented one.
  public final var presentingViewController: UIViewController {
    presented?.presentingStorage ?? presentedViewController
  }

  /// The view that contains the presented view; `nil` before and after the presentation.
  public final var containerView: UIView? { presented?.presentationContainer }

  /// The presented view.
  open var presentedView: UIView? { presented?.viewIfLoaded }

  /// The size that the presented controller would like, in points.
  open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }

  /// Called when the presented controller would like another size; here it does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  final var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { delegateReference?.delegate }
    set { delegateReference = newValue.map { WeakDelegate($0) } }
  }
}

/// A presentation, which has a delegate that hears of dismissals.
///
/// The property stands here and not in ``UIPresentationController``, so that a sheet's can have its own
/// type.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIPresentationControllerDelegating: UIPresentationController {}

extension UIPresentationControllerDelegating {
  /// The object that hears how the user dismisses the controller; it is not kept alive.
  public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { adaptiveDelegate }
    set { adaptiveDelegate = newValue }
  }
}

extension UIViewController {
  /// The style with which it is presented, if it is ``UIModalPresentationStyle/automatic``.
  final var resolvedPresentationStyle: UIModalPresentationStyle {
    modalPresentationStyle == .automatic ? .pageSheet : modalPresentationStyle
  }

  /// The presentation of this controller as a sheet; `nil` with a style that is none.
  public final var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The presentation of this controller; made at its first use, by ``modalPresentationStyle``.
  public final var presentationController: UIPresentationController? {
    if let made = presentationStorage { return made }
    let made: UIPresentationController
    switch resolvedPresentationStyle {
    case .pageSheet, .formSheet:
      made = UISheetPresentationController(presentedViewController: self, presenting: nil)
    case .automatic, .none, .fullScreen, .custom, .overFullScreen:
      made = UIPresentationController(presentedViewController: self, presenting: nil)
    }
    presentationStorage = made
    return made
  }
}
