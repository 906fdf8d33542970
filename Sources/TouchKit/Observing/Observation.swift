// What the observer is told: every verdict, refusal, hold, delivery and drop, with a typed cause.

import GestureCore

/// One decision of the system, with its cause.
///
/// Set ``UIApplication/observer`` to hear of all. Without an observer, no observation is made.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public enum Observation {
  // MARK: Input

  /// The host's report was wrong, and this was done about it.
  case badInput(InputProblem)
  /// Hit testing passed over a view and its subviews.
  case skipped(UIView, because: HitTestRule.Skip)
  /// A touch has no view to hear of it.
  case withoutView(UITouch, because: TouchAssignment.Refusal)

  // MARK: Receivers

  /// The recognizer takes the touch.
  case received(UITouch, by: UIGestureRecognizer)
  /// The touch does not exist for the recognizer.
  case refused(UITouch, by: UIGestureRecognizer, because: Refusal)
  /// The recognizer wants nothing of the touch any more.
  case ignored(UITouch, by: UIGestureRecognizer)

  // MARK: States

  /// The state changed, as all code sees it.
  case transition(UIGestureRecognizer, from: GestureState, to: GestureState, because: Cause)
  /// The transition table ignores the assignment.
  case ignoredAssignment(UIGestureRecognizer, from: GestureState, assigned: GestureState)
  /// The recognizer wants to leave possible and waits for another to fail.
  case waits(UIGestureRecognizer, for: UIGestureRecognizer)
  /// The other would have been excluded, but for this answer.
  case spared(UIGestureRecognizer, by: UIGestureRecognizer, because: ExclusionQuestion)
  /// The recognizer is active and all its fingers are up: it goes on until it decides, or until it is
  /// disabled.
  case goesOn(UIGestureRecognizer)
  /// Targets are about to be told.
  case action(UIGestureRecognizer, GestureState)
  /// The recognizer was reset; it is possible again.
  case reset(UIGestureRecognizer)
  /// A requirement closes a cycle and does not hold.
  case brokenRequirement(of: UIGestureRecognizer, on: UIGestureRecognizer)
  /// A recognizer was told to require its own failure; that is ignored.
  case requiredItself(UIGestureRecognizer)
  /// Actions kept assigning states; what is left is settled with the next event.
  case settlingPutOff(stepsMax: Int)

  // MARK: Delivery

  /// The view hears of the touches.
  case delivered([UITouch], UITouch.Phase, to: UIView)
  /// The phase is kept from the view for now.
  case held(UITouch, UITouch.Phase)
  /// The view never hears of the phase.
  case dropped(UITouch, UITouch.Phase)

  /// A key performs a command.
  case command(UIKeyCommand, by: UIResponder)
  /// The responder hears of a motion.
  case motion(UIEvent.EventSubtype, MotionPhase, to: UIResponder)

  // MARK: Controllers

  /// The first was not presented by the second.
  case notPresented(UIViewController, by: UIViewController, because: PresentationRefusal)

  /// What a responder hears of a motion.
  nonisolated public enum MotionPhase: Equatable, Sendable {
    /// It began.
    case began
    /// It is complete.
    case ended
    /// It was none, or nothing is there any more that could hear of it.
    case cancelled(because: Reason)
  }

  /// Why a controller was not presented.
  #if !hasFeature(Embedded)
    @preconcurrency @MainActor
  #endif
  public enum PresentationRefusal {
    /// The one that should present it, or one that contains that, presents another one.
    case presentsAlready(UIViewController)
    /// It is presented already, or should present itself.
    case isShownAlready
    /// The outermost controller of the one that should present it has no view in a window.
    case inNoWindow
  }

  /// Why a recognizer did not get a touch.
  nonisolated public enum Refusal: Equatable, Sendable {
    /// It is not enabled.
    case disabled
    /// It is over and waits for its reset.
    case alreadyOver(GestureState)
    /// The recognizer does not allow the touch's type.
    case touchTypeNotAllowed
    /// It takes another kind of input, or other buttons.
    case kindNotAllowed
    /// It tracks as many touches as it can.
    case tooManyTouches(allowed: Int)
    /// It tracks touches of another type.
    case otherTouchTypeTracked
    /// Its `shouldReceive(_:)` declined the event.
    case classDeclinedEvent
    /// The delegate declined the event.
    case delegateDeclinedEvent
    /// The delegate declined the touch.
    case delegateDeclinedTouch
    /// An exclusive view has a touch, and the recognizer's view is no ancestor of it.
    case exclusiveTouchElsewhere
  }

  /// Why a state changed.
  #if !hasFeature(Embedded)
    @preconcurrency @MainActor
  #endif
  public enum Cause {
    /// Its own rule, with the measured and the allowed value where it failed.
    case rule(Reason?)
    /// It was excluded before, and a touch of that attempt is still down.
    case excludedBefore
    /// The view or the delegate said that it should not begin.
    case refusedToBegin
    /// Another was recognized first.
    case excluded(by: UIGestureRecognizer)
    /// An active or just ended one forbids it.
    case denied(by: UIGestureRecognizer)
    /// The one that had to fail was recognized.
    case requirementRecognized(UIGestureRecognizer)
    /// It was disabled, or left the window.
    case withdrawn
    /// Its fingers are up, it set no deadline, and it is still possible.
    case abandoned
  }
}

extension UIApplication {
  /// Tells the observer; the observation is not even made when there is none.
  @inline(__always)
  final func report(_ observation: @autoclosure () -> Observation) {
    desk.report(observation())
  }
}
