// What a sheet tells its delegate.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// Hears which detent a user chooses.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when the user has chosen another detent; a change by the app tells nothing. [doc]
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// A delegate that is not kept alive; beside ``DelegateReference``, because a weak reference to a
/// protocol cannot be generic.
final class SheetDelegateReference {
  #if hasFeature(Embedded)
    /// Used only while `watch` has its object, as in ``DelegateReference``.
    private unowned(unsafe) let reference: any UISheetPresentationControllerDelegate
    private let watch: Weak<AnyObject>

    init(_ delegate: any UISheetPresentationControllerDelegate) {
      reference = delegate
      watch = Weak(delegate)
    }

    var delegate: (any UISheetPresentationControllerDelegate)? {
      watch.object == nil ? nil : reference
    }
  #else
    private(set) weak var delegate: (any UISheetPresentationControllerDelegate)?

    init(_ delegate: any UISheetPresentationControllerDelegate) { self.delegate = delegate }
  #endif

  deinit {}
}
