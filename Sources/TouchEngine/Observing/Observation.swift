// The values that observers get: every verdict, refusal, hold, delivery and drop, with a typed
// cause. An observation may be kept, compared and read on any thread.

import GestureCore

/// One decision of the system: when it was made, and what it was.
///
/// ``UIApplication/addObserver(_:)`` hears of all. Without an observer, no observation is made.
nonisolated public struct Observation: Equatable, Sendable {
  /// When, in seconds on the application's clock.
  public let time: TimeInterval
  /// The number of the host's input in which it was made, counted from 1; 0 before the first input.
  /// An observation that the app's own code causes between two inputs has the number of the earlier
  /// one.
  public let input: Int
  /// What was decided, and why.
  public let decision: Decision

  /// Makes an observation.
  public init(time: TimeInterval, input: Int, decision: Decision) {
    (self.time, self.input, self.decision) = (time, input, decision)
  }

  /// A decision, with its cause.
  public enum Decision: Equatable, Sendable {
    // MARK: Input

    /// The host's report was wrong. The problem says how it was handled.
    case badInput(InputProblem)
    /// Hit testing passed over a view and its subviews.
    case skipped(ViewID, because: HitTestRule.Skip)
    /// A touch has no view to hear of it.
    case withoutView(TouchID, because: TouchAssignment.Refusal)

    // MARK: Receivers

    /// The recognizer takes the touch.
    case received(TouchID, by: RecognizerID)
    /// The recognizer does not receive the touch.
    case refused(TouchID, by: RecognizerID, because: Refusal)
    /// The recognizer ignores the touch from now on.
    case ignored(TouchID, by: RecognizerID)

    // MARK: States

    /// The reported state changed.
    case transition(RecognizerID, from: GestureState, to: GestureState, because: Cause)
    /// The transition table ignores the assignment.
    case ignoredAssignment(RecognizerID, from: GestureState, assigned: GestureState)
    /// The recognizer wants to leave possible and waits for another to fail.
    case waits(RecognizerID, for: RecognizerID)
    /// Without this answer, the recognizer would have been excluded.
    case spared(RecognizerID, by: RecognizerID, because: ExclusionQuestion)
    /// The recognizer is active, and all its fingers are up. It stays active until it decides or is
    /// disabled.
    case goesOn(RecognizerID, GestureState)
    /// Targets are about to be told.
    case action(RecognizerID, GestureState)
    /// The recognizer was reset; it is possible again.
    case reset(RecognizerID)
    /// A requirement closes a cycle and does not hold.
    case brokenRequirement(of: RecognizerID, on: RecognizerID)
    /// A recognizer was told to require its own failure. This is ignored.
    case requiredItself(RecognizerID)
    /// Actions assigned states again and again. The rest is settled with the next event.
    case settlingPutOff(stepsMax: Int)

    // MARK: Targets

    /// A target was to be removed by a selector without a name. Swift cannot compare method references, so it
    /// is not known which one, and nothing is removed.
    case targetNotRemoved(from: ActionSender)

    // MARK: Time

    /// Work schedules itself again and again without a delay. The rest is called in the next frame.
    case callsPutOff(callsMax: Int)
    /// Work was scheduled for a time, in seconds, that never comes.
    case scheduledForNever(TimeInterval)
    /// The view's code repeats itself without end. Indirect, as what assistive technologies ask.
    indirect case repeatsItself(ViewID, Repetition)

    // MARK: Responders

    /// A key performs a command: its title, or without a title its input.
    case command(String, by: ResponderID)
    /// The responder hears of a motion.
    case motion(UIEvent.EventSubtype, MotionPhase, to: ResponderID)
    /// The responder did not do what fingers or keys asked of it.
    case obstacle(ResponderID, Obstacle)

    // MARK: Assistive technologies

    // These are indirect: with larger decisions, each active recognizer takes 15 instructions more for a move,
    // observed or not.

    /// An assistive technology asked this of a view or element, and this came of it.
    indirect case assisted(HostInput.AccessibilityInput.Action, ResponderID, Assistance)
    /// The app tells assistive technologies that something happened.
    indirect case posted(UIAccessibility.Notification, PostedArgument)

    // MARK: Effects

    /// The app asks its host for an effect that is no change on the screen, such as a tap of a motor or a
    /// sound. Indirect for the same reason.
    indirect case effect(String)

    // MARK: Focus

    /// The focus of a keyboard moved, stayed, or was used. Indirect for the same reason.
    indirect case focus(FocusEvent)

    // MARK: Delivery

    /// The view hears of the touches.
    case delivered([TouchID], UITouch.Phase, to: ViewID)
    /// The phase is kept from the view for now.
    case held(TouchID, UITouch.Phase)
    /// The view never hears of the phase.
    case dropped(TouchID, UITouch.Phase)

    // MARK: Controllers

    /// The first was not presented by the second.
    case notPresented(ControllerID, by: ControllerID, because: PresentationRefusal)
    /// A call or a swipe came before the controller's running change was over: the change ended at
    /// once.
    case transitionInterrupted(of: ControllerID)
  }

  /// What a responder hears of a motion.
  nonisolated public enum MotionPhase: Equatable, Sendable {
    /// It began.
    case began
    /// It is complete.
    case ended
    /// It was not a motion, or its receiver is gone.
    case cancelled(because: Reason)
  }

  /// What came of what an assistive technology asked.
  nonisolated public enum Assistance: Equatable, Sendable {
    /// It was done by the view itself, or by this responder further up its chain.
    case done(by: ResponderID)
    /// A tap at this point of the screen, in points, comes next.
    case tapped(at: CGPoint)
    /// It was not done.
    case notDone
  }

  /// What an app says with a notification to assistive technologies.
  nonisolated public enum PostedArgument: Equatable, Sendable {
    /// Nothing.
    case nothing
    /// A text.
    case text(String)
    /// The view or element to go to.
    case element(ResponderID)
  }

  /// Why a controller was not presented.
  public enum PresentationRefusal: Equatable, Sendable {
    /// The presenting controller, or one that contains it, presents another one.
    case presentsAlready(ControllerID)
    /// It is presented already, or is itself the presenting controller.
    case isShownAlready
    /// The controller that was to present it is being dismissed.
    case presenterLeaves
    /// The outermost controller around the presenting one has no view in a window.
    case inNoWindow
  }

  /// Why a recognizer did not get a touch.
  public typealias Refusal = ReceptionRule.Refusal

  /// Why a state changed.
  public enum Cause: Equatable, Sendable {
    /// The rule of a TouchKit recognizer, with the measured and the allowed value if it failed; `nil`
    /// if the gesture goes on or ends, or if there is nothing to measure.
    case rule(Reason?)
    /// The rule of a TouchKit recognizer found all that it needs: the gesture began, or it was
    /// recognized at once. If another one was excluded by this recognizer, this is what was first.
    case met(Criterion)
    /// Code of the app assigned the state: in which method, and with which argument of
    /// ``UIGestureRecognizer/fail(_:)``. An assignment that was ignored does not count.
    case assigned(in: Callback, because: String?)
    /// It was excluded before, and a touch of that attempt is still down.
    case excludedBefore
    /// The view or the delegate said that it should not begin.
    case refusedToBegin
    /// Another recognizer was recognized first.
    case excluded(by: RecognizerID)
    /// An active or just ended recognizer forbids it.
    case denied(by: RecognizerID)
    /// The recognizer that had to fail was recognized.
    case requirementRecognized(RecognizerID)
    /// It was disabled, or left the window.
    case withdrawn
    /// Its fingers are up, it set no deadline, and it is still possible.
    case abandoned
  }

  /// The code of the app that assigned a state.
  public enum Callback: String, Sendable {
    /// In the recognizer's method of this name.
    case touchesBegan, touchesMoved, touchesEnded, touchesCancelled
    /// In the recognizer's method of this name.
    case pressesBegan, pressesChanged, pressesEnded, pressesCancelled
    /// In the recognizer's method of this name.
    case touchesEstimatedPropertiesUpdated, deadlinePassed
    /// In none of these methods of the recognizer: in an action, a delegate, a view, another
    /// recognizer, an answer to a question, or outside of any callback.
    case elsewhere
  }
}
