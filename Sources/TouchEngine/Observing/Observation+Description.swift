// Describes observations in words, for people. No decision reads these texts.

import GestureCore

nonisolated extension Observation: CustomStringConvertible {
  /// The decision and its cause in words: `tap failed: moved 48.3, allowed 45`.
  ///
  /// Lengths are in points, times in seconds, angles in degrees.
  public var description: String { decision.description }
}

nonisolated extension Observation.Decision: CustomStringConvertible {
  /// The decision and its cause in words: `tap failed: moved 48.3, allowed 45`.
  public var description: String { text(Observation.Names()) }

  /// The decision in words, with names for views.
  package func text(naming name: (Observation.ViewID) -> String) -> String {
    withoutActuallyEscaping(name) { text(Observation.Names(view: $0)) }
  }

  /// The decision in words, with names for views and recognizers.
  package func text(_ names: Observation.Names) -> String {
    let name = names.view
    switch self {
    case .badInput(let problem):
      return "input: \(problem.text)"
    case .skipped(let view, let skip):
      return "hit testing passed over \(name(view)): \(skip.text)"
    case .withoutView(let touch, let refusal):
      return "\(touch) has no view: \(refusal.text)"
    case .delivered(let touches, let phase, let view):
      let fingers = touches.map { "\($0.finger)" }.joined(separator: ", ")
      return "\(name(view)) hears \(phase) of finger \(fingers)"
    case .held(let touch, let phase):
      return "\(touch) \(phase): held back from its view"
    case .dropped(let touch, let phase):
      return "\(touch) \(phase): kept from its view for good"
    case .command(let command, let responder):
      return "\(responder.text(naming: name)) performs the key command \(command)"
    case .motion(_, let phase, let responder):
      return "\(responder.text(naming: name)) hears that a shake \(phase.text)"
    case .obstacle(let responder, let obstacle):
      return "\(responder.text(naming: name)): \(obstacle.rawValue)"
    case .assisted(let action, let responder, let assistance):
      return "assistive technology asks \(responder.text(naming: name)) to \(action): "
        + assistance.text(naming: name, for: responder)
    case .focus(let event):
      return event.text(naming: name)
    case .effect(let effect):
      return "app asks its host for an effect: \(effect)"
    case .posted(let notification, let argument):
      return "app tells assistive technologies: \(notification)"
        + argument.text(naming: name)
    default:
      return recognizerText(names.recognizer)
    }
  }

  private func recognizerText(_ name: (Observation.RecognizerID) -> String) -> String {
    switch self {
    case .received(let touch, let recognizer):
      return "\(name(recognizer)) takes \(touch)"
    case .refused(let touch, let recognizer, let refusal):
      return "\(name(recognizer)) does not take \(touch): \(refusal.text)"
    case .ignored(let touch, let recognizer):
      return "\(name(recognizer)) wants nothing more of \(touch)"
    case .transition(let recognizer, _, let state, let cause):
      return "\(name(recognizer)) \(state)" + (cause.text(name).map { ": \($0)" } ?? "")
    case .ignoredAssignment(let recognizer, let from, let assigned):
      return "\(name(recognizer)) is \(from), so assigning \(assigned) does nothing"
    case .waits(let recognizer, let required):
      return "\(name(recognizer)) waits for \(name(required)) to fail"
    case .goesOn(let recognizer, let state):
      return "\(name(recognizer)) stays \(state): all its fingers are up"
    case .action(let recognizer, let state):
      return "\(name(recognizer)) tells its targets: \(state)"
    case .reset(let recognizer):
      return "\(name(recognizer)) is possible again"
    default:
      return relationText(name)
    }
  }

  private func relationText(_ name: (Observation.RecognizerID) -> String) -> String {
    switch self {
    case .spared(let other, let winner, let question):
      let why = question.text(other: name(other), winner: name(winner))
      return "\(name(other)) is not excluded by \(name(winner)): \(why)"
    case .brokenRequirement(let dependent, let required):
      return "\(name(dependent)) does not wait for \(name(required)): "
        + "the requirement closes a cycle"
    case .requiredItself(let recognizer):
      return "\(name(recognizer)) requires its own failure: ignored"
    case .settlingPutOff(let stepsMax):
      return "settling stopped after \(stepsMax) steps for each recognizer: "
        + "actions keep assigning states"
    case .targetNotRemoved(let sender):
      let who =
        switch sender {
        case .recognizer(let recognizer): name(recognizer)
        case .view(let view): "\(view)"
        }
      return "removeTarget(_:action:) of \(who) removes nothing: its selector has no name, and "
        + "Swift cannot compare method references; write Selector(Class.method, \"method\") in "
        + "both places"
    case .callsPutOff(let callsMax):
      return "the rest waits for the next frame after \(callsMax) calls without any time "
        + "passing: something schedules itself again without a delay"
    case .scheduledForNever(let time):
      return "work scheduled for \(time) s, which never comes"
    case .repeatsItself(let view, let repetition):
      return "\(view): \(repetition.text)"
    case .notPresented(let controller, let presenting, let refusal):
      return "\(presenting) does not present \(controller): \(refusal.text)"
    case .transitionInterrupted(let controller):
      return "\(controller) ends its running change at once: another one follows"
    default:
      return ""
    }
  }
}

// MARK: - Names

nonisolated extension Observation {
  /// What a text calls views and recognizers.
  package struct Names {
    /// What it calls a view.
    package var view: (ViewID) -> String
    /// What it calls a recognizer.
    package var recognizer: (RecognizerID) -> String

    /// Their descriptions, unless something else is given.
    package init(
      view: @escaping (ViewID) -> String = { "\($0)" },
      recognizer: @escaping (RecognizerID) -> String = { "\($0)" }
    ) {
      (self.view, self.recognizer) = (view, recognizer)
    }
  }
}

nonisolated extension Observation.RecognizerID: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

nonisolated extension Observation.ViewID: CustomStringConvertible {
  /// The class and the number: `view 3`, `board 4`.
  public var description: String { "\(className) \(number)" }
}

nonisolated extension Observation.TouchID: CustomStringConvertible {
  /// The finger: `finger 1`.
  public var description: String { "finger \(finger)" }
}

nonisolated extension Observation.ResponderID: CustomStringConvertible {
  /// A view or element by its class and number, any other responder by its class.
  public var description: String { text { "\($0)" } }

  /// A view by a given name, any other responder by its class.
  package func text(naming name: (Observation.ViewID) -> String) -> String {
    switch self {
    case .view(let view): name(view)
    case .controller(let controller): "\(controller)"
    case .element(let number): "element \(number)"
    case .other(let className): className
    }
  }
}

nonisolated extension Observation.MotionPhase {
  fileprivate var text: String {
    switch self {
    case .began: "began"
    case .ended: "ended"
    case .cancelled(let reason): "was cancelled: \(reason.text)"
    }
  }
}

nonisolated extension Observation.ControllerID: CustomStringConvertible {
  /// The class.
  public var description: String { className }
}

// MARK: - Causes

nonisolated extension Observation.Cause {
  /// Why, in words; `nil` if there is nothing to say.
  package func text(_ name: (Observation.RecognizerID) -> String) -> String? {
    switch self {
    case .rule(let reason): reason?.text
    case .met(let criterion): criterion.text
    case .assigned(.elsewhere, let why): why ?? "assigned outside its own methods"
    case .assigned(let callback, let why):
      (why.map { "\($0), " } ?? "") + "assigned in \(callback.rawValue)"
    case .excludedBefore: "it was excluded before, and a finger of that attempt is still down"
    case .refusedToBegin: "its view or its delegate said that it should not begin"
    case .excluded(let winner): "excluded by \(name(winner))"
    case .denied(let incumbent): "\(name(incumbent)) was there first and excludes it"
    case .requirementRecognized(let required):
      "it required the failure of \(name(required)), which was recognized"
    case .withdrawn: "disabled, or taken off its view or window"
    case .abandoned: "all its fingers are up and it never decided"
    }
  }
}

nonisolated extension Observation.Refusal {
  /// Why a touch was refused, in words.
  package var text: String {
    switch self {
    case .disabled: "it is not enabled"
    case .alreadyOver(let state): "it has \(state) and waits for its reset"
    case .touchTypeNotAllowed: "the touch's type is not among its allowedTouchTypes"
    case .kindNotAllowed: "it takes another kind of input, or other buttons"
    case .tooManyTouches(let allowed): "it tracks \(allowed) already, which is its most"
    case .otherTouchTypeTracked: "it tracks touches of another type"
    case .classDeclinedEvent: "its shouldReceive(_:) declined the event"
    case .delegateDeclinedEvent: "its delegate declined the event"
    case .delegateDeclinedTouch: "its delegate declined the touch"
    case .exclusiveTouchElsewhere: "an exclusive view elsewhere has a touch"
    }
  }
}

nonisolated extension Observation.PresentationRefusal {
  fileprivate var text: String {
    switch self {
    case .presentsAlready(let other): "it, or one that contains it, presents \(other)"
    case .isShownAlready: "that is shown already"
    case .presenterLeaves: "its presenter is being dismissed"
    case .inNoWindow: "its outermost container has no view in a window"
    }
  }
}

nonisolated extension ExclusionQuestion {
  fileprivate func text(other: String, winner: String) -> String {
    switch self {
    case .areViewsRelated: "their views are not related"
    case .canWinnerPrevent: "\(winner) cannot prevent it"
    case .canOtherBePrevented: "it cannot be prevented by \(winner)"
    case .doesOtherAllowBoth: "\(other)'s delegate allows both"
    case .doesWinnerAllowBoth: "\(winner)'s delegate allows both"
    }
  }
}

nonisolated extension HitTestRule.Skip {
  /// Why, in words: `it is hidden`.
  package var text: String {
    switch self {
    case .hidden: "it is hidden"
    case .interactionDisabled: "its isUserInteractionEnabled is false"
    case .transparent(let alpha, let needed):
      "its alpha is \(shortDecimal(alpha, places: 4)), needed \(shortDecimal(needed, places: 4))"
    case .animating: "it is animated without allowing interaction"
    case .outside: "the point is outside"
    }
  }
}

nonisolated extension TouchAssignment.Refusal {
  /// What keeps the touch from its view, in words.
  package var text: String {
    switch self {
    case .exclusiveTouchElsewhere: "an exclusive view elsewhere has a touch"
    case .otherFingersDown: "the view is exclusive and other fingers are down"
    case .alreadyTouched: "the view has a touch and its isMultipleTouchEnabled is false"
    }
  }
}

nonisolated extension InputProblem {
  fileprivate var text: String {
    switch self {
    case .unknownFinger(let finger, let phase):
      "finger \(finger) \(phase), but it is not down: dropped"
    case .repeatedBegan(let finger):
      "finger \(finger) began again: its first touch is cancelled"
    case .notFinite(let finger): "finger \(finger) is at no finite place: its last one stands"
    case .timeWentBackwards(let from, let to):
      "time \(shortDecimal(to, places: 6)) s after \(shortDecimal(from, places: 6)) s: "
        + "counts as simultaneous"
    case .timeNotFinite: "a time that is not finite: counts as simultaneous"
    case .timeTooLate(let time):
      "a time of \(time) s, after the latest of \(Scheduler.timeMax) s: counts as simultaneous"
    case .tooManyFingers(let finger, let allowed):
      "finger \(finger) began while \(allowed) are down, which is the most: dropped"
    case .tooManyPresses(let type, let allowed):
      "button \(type) began while \(allowed) fingers and buttons are down, which is the most: dropped"
    case .reportedTwice(let finger): "finger \(finger) twice in one event: the second is dropped"
    case .unknownPress(let type, let phase):
      "button \(type) \(phase), but it is not down: dropped"
    case .repeatedPress(let type): "button \(type) began again: dropped"
    case .unknownEstimate(let index):
      "a correction of estimate \(index.map(String.init) ?? "without a number"), which nobody waits "
        + "for: dropped"
    case .noWindow(let finger): "finger \(finger) is over no window: dropped"
    case .tooManyWaitingEvents(let allowed):
      "an event inside a callback while \(allowed) are waiting: dropped"
    case .foreignWindow: "reports for a window of another application: dropped"
    case .unknownWindow(let number):
      "input for window \(number), which the application does not have: dropped"
    case .notRemoteControl(let command):
      "a remote control sends \(command.rawValue), which is none of its commands: dropped"
    case .unknownKey(let key, let change): "key \(key) \(change), but it is not down: dropped"
    case .repeatedKey(let key): "key \(key) went down again: dropped"
    case .notAccessible(let action, let view):
      "view \(view) is out of reach for “\(action)” of an assistive technology, or does not take it "
        + "now: dropped"
    case .motionNotFinite: "an acceleration that is not finite: dropped"
    case .hoverNotFinite: "a pen hovers at a place that is not finite: it counts as too far away"
    case .unknownSqueeze(let phase):
      "a squeeze of a pen \(phase), but none has begun: dropped"
    case .repeatedSqueeze: "a squeeze of a pen began again: the old one is cancelled"
    case .impossibleScreen(let size, let scale, let framesPerSecond):
      "a screen of \(size.width) × \(size.height) points at \(scale) pixels a "
        + "point and \(framesPerSecond) frames a second; all must be positive and finite: "
        + "the screen stays as it is"
    case .reentrantEvent: "an event was sent to its window again: dropped"
    }
  }
}

// MARK: - Numbers

/// A number with this many decimal places, rounded: the same text on every platform.
nonisolated package func decimal(_ value: Double, places: Int) -> String {
  var scale = 1.0
  for _ in 0..<places { scale *= 10 }
  let scaled = (value.magnitude * scale).rounded()
  guard scaled < 1e15 else { return "\(value)" }
  let digits = String(Int64(scaled))
  let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
  let sign = value < 0 && scaled > 0 ? "-" : ""
  guard places > 0 else { return sign + padded }
  return "\(sign)\(padded.dropLast(places)).\(padded.suffix(places))"
}

/// A number with at most this many decimal places and no zeros at its end.
nonisolated package func shortDecimal(_ value: Double, places: Int) -> String {
  var text = decimal(value, places: places)[...]
  guard places > 0, text.contains(".") else { return String(text) }
  while text.hasSuffix("0") { text = text.dropLast() }
  return String(text.hasSuffix(".") ? text.dropLast() : text)
}
