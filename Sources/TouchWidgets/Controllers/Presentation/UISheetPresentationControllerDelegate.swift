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
