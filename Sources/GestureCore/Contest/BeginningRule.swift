/// Whether a recognizer may leave possible: which views and delegates are asked, and in which order
/// [seen].
///
/// The view that was touched is asked first, then each superview up to the recognizer's own view, then
/// the delegate. The first no is the answer. Views are asked only about recognizers that cancel touches
/// in views.
public enum BeginningRule {
  /// Asks in order.
  ///
  /// - Parameters:
  ///   - cancelsTouches: Whether the recognizer cancels touches in views.
  ///   - touched: The view that its first touch hit; without a touch its own view, or `nil`.
  ///   - isOwn: Whether a view is the recognizer's own.
  ///   - superview: The next view; `nil` at the top.
  ///   - allows: A view's answer; code of the app.
  ///   - delegateAllows: The delegate's answer; code of the app.
  @inlinable
  public static func mayBegin<View>(
    cancelsTouches: Bool, touched: View?, isOwn: (View) -> Bool, superview: (View) -> View?,
    allows: (View) -> Bool, delegateAllows: () -> Bool
  ) -> Bool {
    var next = cancelsTouches ? touched : nil
    while let view = next {
      guard allows(view) else { return false }
      next = isOwn(view) ? nil : superview(view)
    }
    return delegateAllows()
  }
}
