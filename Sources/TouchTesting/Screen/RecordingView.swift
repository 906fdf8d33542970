// A view and a delegate that note their calls, in the actual order.

import TouchKit

/// A view that notes each touch call in its screen's log.
///
/// The call itself makes the note. For any other view, the note is made just before its call.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class RecordingView: UIView {
  deinit {}

  weak var screen: TestScreen?

  /// Whether touches go on to the next responder, as a plain view lets them; false by default.
  public var passesTouchesOn = false

  /// Notes the call.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
    if passesTouchesOn { super.touchesBegan(touches, with: event) }
  }

  /// Notes the call.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
    if passesTouchesOn { super.touchesMoved(touches, with: event) }
  }

  /// Notes the call.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
    if passesTouchesOn { super.touchesEnded(touches, with: event) }
  }

  /// Notes the call.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
    if passesTouchesOn { super.touchesCancelled(touches, with: event) }
  }

  private func note(_ phase: String, _ touches: Set<UITouch>) {
    guard let screen else { return }
    screen.append(.touches, screen.name(of: observationID), phase, touches: touches.count)
  }
}

/// A delegate that gives the answers of the test and notes each question: `pan shouldBegin? yes`.
///
/// An answer that is not given is UIKit's default. A delegate is not kept alive by its recognizers.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class RecordingDelegate: UIGestureRecognizerDelegate {
  private let screen: TestScreen
  /// Whether a recognizer may begin.
  public var shouldBegin: (UIGestureRecognizer) -> Bool = { _ in true }
  /// Whether both may be recognized together.
  public var simultaneous: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  /// Whether the first waits until the second has failed.
  public var requiresFailure: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in
    false
  }
  /// Whether the second waits until the first has failed.
  public var requiredToFail: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  /// Whether a recognizer takes a touch.
  public var receivesTouch: (UIGestureRecognizer, UITouch) -> Bool = { _, _ in true }
  /// Whether a recognizer takes part in an event's sequence.
  public var receivesEvent: (UIGestureRecognizer, UIEvent) -> Bool = { _, _ in true }
  /// Whether a recognizer takes a press.
  public var receivesPress: (UIGestureRecognizer, UIPress) -> Bool = { _, _ in true }

  /// Makes a delegate that gives UIKit's default answers and notes the questions.
  public init(_ screen: TestScreen) { self.screen = screen }

  private func noted(
    _ answer: Bool, _ recognizer: UIGestureRecognizer, _ question: String
  ) -> Bool {
    screen.append(.question, "\(recognizer.observationID)", "\(question)? \(answer ? "yes" : "no")")
    return answer
  }

  /// `pan shouldBegin? yes`.
  public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    noted(shouldBegin(recognizer), recognizer, "shouldBegin")
  }

  /// `pan simultaneousWith pinch? no`.
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    noted(simultaneous(recognizer, other), recognizer, "simultaneousWith \(other.observationID)")
  }

  /// `pan requiresFailureOf swipe? no`.
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    noted(
      requiresFailure(recognizer, other), recognizer, "requiresFailureOf \(other.observationID)")
  }

  /// `pan requiredToFailBy swipe? no`.
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    noted(requiredToFail(recognizer, other), recognizer, "requiredToFailBy \(other.observationID)")
  }

  /// `pan receivesTouch? yes`.
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { noted(receivesTouch(recognizer, touch), recognizer, "receivesTouch") }

  /// `pan receivesEvent? yes`.
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { noted(receivesEvent(recognizer, event), recognizer, "receivesEvent") }

  /// `pan receivesPress? yes`.
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { noted(receivesPress(recognizer, press), recognizer, "receivesPress") }
}
