// Describes observations in words, for people. No decision reads these texts. Embedded Swift, where
// strings are expensive, does not have them.

#if !hasFeature(Embedded)
  import GestureCore

  nonisolated extension Observation: CustomStringConvertible {
    /// The decision and its cause in words: `tap failed: moved 48.3, allowed 45`.
    ///
    /// Lengths are in points, times in seconds, angles in degrees.
    public var description: String { decision.description }
  }

  nonisolated extension Observation.Decision: CustomStringConvertible {
    /// The decision and its cause in words: `tap failed: moved 48.3, allowed 45`.
    public var description: String { text { "\($0)" } }

    /// The decision in words, with names for the views.
    package func text(naming name: (Observation.ViewID) -> String) -> String {
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
      default:
        return recognizerText
      }
    }

    private var recognizerText: String {
      switch self {
      case .received(let touch, let recognizer):
        return "\(recognizer) takes \(touch)"
      case .refused(let touch, let recognizer, let refusal):
        return "\(recognizer) does not take \(touch): \(refusal.text)"
      case .ignored(let touch, let recognizer):
        return "\(recognizer) wants nothing more of \(touch)"
      case .transition(let recognizer, _, let state, let cause):
        return "\(recognizer) \(state)" + (cause.text.map { ": \($0)" } ?? "")
      case .ignoredAssignment(let recognizer, let from, let assigned):
        return "\(recognizer) is \(from), so assigning \(assigned) does nothing"
      case .waits(let recognizer, let required):
        return "\(recognizer) waits for \(required) to fail"
      case .goesOn(let recognizer, let state):
        return "\(recognizer) stays \(state): all its fingers are up"
      case .action(let recognizer, let state):
        return "\(recognizer) tells its targets: \(state)"
      case .reset(let recognizer):
        return "\(recognizer) is possible again"
      default:
        return relationText
      }
    }

    private var relationText: String {
      switch self {
      case .spared(let other, let winner, let question):
        let why = question.text(other: other.name, winner: winner.name)
        return "\(other) is not excluded by \(winner): \(why)"
      case .brokenRequirement(let dependent, let required):
        return "\(dependent) does not wait for \(required): the requirement closes a cycle"
      case .requiredItself(let recognizer):
        return "\(recognizer) requires its own failure: ignored"
      case .settlingPutOff(let stepsMax):
        return "settling stopped after \(stepsMax) steps for each recognizer: "
          + "actions keep assigning states"
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
    /// A view by its class and number, any other responder by its class.
    public var description: String { text { "\($0)" } }

    /// A view by a given name, any other responder by its class.
    package func text(naming name: (Observation.ViewID) -> String) -> String {
      switch self {
      case .view(let view): name(view)
      case .controller(let controller): "\(controller)"
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
    fileprivate var text: String? {
      switch self {
      case .rule(let reason): reason?.text
      case .assigned(.elsewhere, let why): why ?? "assigned outside its own methods"
      case .assigned(let callback, let why):
        (why.map { "\($0), " } ?? "") + "assigned in \(callback.rawValue)"
      case .excludedBefore: "it was excluded before, and a finger of that attempt is still down"
      case .refusedToBegin: "its view or its delegate said that it should not begin"
      case .excluded(let winner): "excluded by \(winner)"
      case .denied(let incumbent): "\(incumbent) was there first and excludes it"
      case .requirementRecognized(let required):
        "it required the failure of \(required), which was recognized"
      case .withdrawn: "disabled, or taken off its view or window"
      case .abandoned: "all its fingers are up and it never decided"
      }
    }
  }

  nonisolated extension Reason {
    /// Times that differ by less count as equal, in seconds: then a deadline passed.
    private static var instant: Double { 1e-6 }

    /// The measured and the allowed value, in words.
    package var text: String {
      switch self {
      case .movedTooFar(let distance, let allowed): "moved \(pair(distance, "allowed", allowed))"
      case .tooManyTouches(let count, let allowed): "\(fingers(count)), allowed \(allowed)"
      case .tooFewTouches(let count, let needed): "\(fingers(count)), needed \(needed)"
      case .tooLong(let duration, let allowed) where duration > allowed + Self.instant:
        "took \(pair(duration, "allowed", allowed, " s"))"
      case .tooLong(_, let allowed): "not over after the allowed \(seconds(allowed))"
      case .gapTooLong(let gap, let allowed) where gap > allowed + Self.instant:
        "next tap after \(pair(gap, "allowed", allowed, " s"))"
      case .gapTooLong(_, let allowed): "no further tap within \(seconds(allowed))"
      case .liftedTooEarly(let duration, let needed):
        "lifted after \(pair(duration, "needed", needed, " s"))"
      case .movedTooLittle(let distance, let needed): "moved \(pair(distance, "needed", needed))"
      case .turnedTooLittle(let angle, let needed):
        "turned \(pair(angle.degrees, "needed", needed.degrees, "°"))"
      case .wrongDirection: "moved against its direction"
      case .strayed(let distance, let allowed): "strayed \(pair(distance, "allowed", allowed))"
      case .notAtEdge(let distance, let allowed):
        "began away from its edge by \(pair(distance, "allowed", allowed))"
      case .outsideCone(let angle, let allowed):
        "moved \(pair(angle.degrees, "allowed", allowed.degrees, "°")) off its direction"
      case .outweighed(let ratio, let needed):
        "outweighed: \(pair(ratio, "needed", needed)) times the other movement"
      case .touchesCancelled: "the system took the touches away"
      case .interrupted: "the application became inactive, or its view left the window"
      }
    }

    private func fingers(_ count: Int) -> String { count == 1 ? "1 finger" : "\(count) fingers" }

    private func seconds(_ time: Double) -> String { "\(shortDecimal(time, places: 3)) s" }

    /// Both values, with enough digits to show the difference: from two to six.
    private func pair(
      _ measured: Double, _ word: String, _ limit: Double, _ unit: String = ""
    ) -> String {
      var places = 2
      while places < 6, decimal(measured, places: places) == decimal(limit, places: places) {
        places += 1
      }
      return "\(shortDecimal(measured, places: places))\(unit), "
        + "\(word) \(shortDecimal(limit, places: places))\(unit)"
    }
  }

  nonisolated extension Observation.Refusal {
    /// Why a touch was refused, in words.
    fileprivate var text: String {
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
    fileprivate var text: String {
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
    fileprivate var text: String {
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
      case .impossiblePhase(let finger, let phase):
        "finger \(finger) reported as \(phase), which no host can see: dropped"
      case .tooManyWaitingEvents(let allowed):
        "an event inside a callback while \(allowed) are waiting: dropped"
      case .foreignWindow: "reports for a window of another application: dropped"
      case .unknownWindow(let number):
        "input for window \(number), which the application does not have: dropped"
      case .notRemoteControl(let command):
        "a remote control sends \(command.rawValue), which is none of its commands: dropped"
      case .unknownKey(let key, let change): "key \(key) \(change), but it is not down: dropped"
      case .repeatedKey(let key): "key \(key) went down again: dropped"
      case .motionNotFinite: "an acceleration that is not finite: dropped"
      case .impossibleScreen(let size, let scale, let framesPerSecond):
        "a screen of \(size.width) × \(size.height) points at \(scale) pixels a "
          + "point and \(framesPerSecond) frames a second; all must be positive and finite: "
          + "the screen stays as it is"
      case .reentrantEvent: "an event was sent to its window again: dropped"
      }
    }
  }

  // MARK: - Numbers

  nonisolated extension Double {
    fileprivate var degrees: Double { self * 180 / .pi }
  }

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
#endif
