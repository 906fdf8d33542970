// What a text field asks its delegate and tells it. Each method has UIKit's default answer.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// Decides about the editing of a text field, and hears of it.
///
/// Every method has a default, as the optional methods of UIKit do. Swift binds the defaults in the
/// class that declares the conformance: a method that only a subclass has is never called.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UITextFieldDelegate: AnyObject {
  /// Whether the field may become first responder.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// The field is first responder.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether the field may stop being first responder.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// The field is first responder no more, even if it was not asked or the answer was no.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// The same, with a reason; by default it calls ``textFieldDidEndEditing(_:)``.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether a key may replace a part of the text, in UTF-16 units, by another text.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// The insertion point has moved, or another part is selected.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the clear button, or the beginning of editing, may clear the text.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether Return is to be told to targets. A field with
  /// ``UITextField/enablesReturnKeyAutomatically`` does not ask while it has no text.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Yes.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Yes.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls ``textFieldDidEndEditing(_:)``.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
  /// Yes.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Yes.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Yes.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
