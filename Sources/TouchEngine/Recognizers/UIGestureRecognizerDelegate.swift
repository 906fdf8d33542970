// The questions that user code is asked before a decision. Each has UIKit's default answer.

/// Answers questions about a recognizer before the contest decides.
///
/// Every method has a default, like the optional methods of UIKit. Swift binds the defaults in the
/// class that declares the conformance. So a method that only a subclass implements is never
/// called. Implement the method in the declaring class, and override it in the subclass.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether the gesture may leave possible; `false` fails it.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether both gestures may be recognized together; one yes of either delegate is enough.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the first must wait until the other has failed.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the other must wait until the first has failed.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the recognizer takes this touch.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  /// Whether the recognizer takes this press.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool
  /// Whether the recognizer takes part in this event's sequence.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Yes.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Yes.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// Yes.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { true }
  /// Yes.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }
}

/// A delegate that is not kept alive. It is a class, because copying a weak reference costs more
/// than a question to the delegate.
final class DelegateReference {
  #if hasFeature(Embedded)
    /// Used only while `watch` has its object. An object of TouchKit reports its end; any other
    /// object must outlive this reference: see ``Weak``.
    private unowned(unsafe) let reference: any UIGestureRecognizerDelegate
    private let watch: Weak<AnyObject>

    init(_ delegate: any UIGestureRecognizerDelegate) {
      reference = delegate
      watch = Weak(delegate)
    }

    var delegate: (any UIGestureRecognizerDelegate)? { watch.object == nil ? nil : reference }
  #else
    private(set) weak var delegate: (any UIGestureRecognizerDelegate)?

    init(_ delegate: any UIGestureRecognizerDelegate) { self.delegate = delegate }
  #endif

  deinit {}
}
