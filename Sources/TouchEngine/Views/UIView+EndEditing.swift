// Makes the first responder within a view resign, as a tap beside a text field does.

extension UIView {
  /// Makes the first responder resign if it is this view, a view in it, or the controller of a view
  /// in it.
  ///
  /// Without force, it is asked first whether it can resign, and once more when it does. [seen] So a
  /// text field's delegate hears the question twice.
  ///
  /// - Parameter force: Whether it must resign even if it refuses.
  /// - Returns: Whether no first responder is left in this view.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    guard let responder = windowStorage?.firstResponder, isInChain(of: responder) else {
      return true
    }
    if force {
      responder.resignRegardless()
      return !responder.isFirstResponder
    }
    _ = responder.canResignFirstResponder
    return responder.resignFirstResponder()
  }

  /// Whether this view is the responder or comes after it in the chain.
  private final func isInChain(of responder: UIResponder) -> Bool {
    var current: UIResponder? = responder
    while let candidate = current {
      if candidate === self { return true }
      current = candidate.next
    }
    return false
  }
}
