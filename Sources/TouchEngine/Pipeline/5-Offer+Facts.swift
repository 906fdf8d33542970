// The facts about a recognizer and a touch that is offered to it. `ReceptionRule` decides, and
// reads each fact when it needs it.

import GestureCore

/// A new touch and a recognizer that may receive it.
///
/// The references are borrowed for speed. The function that offers the touch keeps the objects
/// alive.
struct TouchOffer: ReceptionFacts {
  let touch: Borrowed<UITouch>
  let event: Borrowed<UIEvent>
  let recognizer: Borrowed<UIGestureRecognizer>
  let referee: Borrowed<Referee>
  /// The exclusive view elsewhere that has a touch.
  let exclusive: Borrowed<UIView>?

  var isEnabled: Bool { recognizer.borrow { $0.isOn } }

  var finalState: GestureState? {
    referee.borrow { referee in recognizer.borrow { referee.finalState(of: $0) } }
  }

  var refusalOfItsClass: ReceptionRule.Refusal? {
    touch.borrow { touch in recognizer.borrow { $0.refusal(of: touch) } }
  }

  var isTypeAllowed: Bool {
    touch.borrow { touch in recognizer.borrow { $0.allowsType(of: touch) } }
  }

  var tracksAnotherType: Bool {
    referee.borrow { referee in
      recognizer.borrow { recognizer in
        guard recognizer.contestState.takesOneType, let seat = referee.seat(of: recognizer),
          let first = referee.tracked(at: seat).first
        else { return false }
        return touch.borrow { first.type != $0.type }
      }
    }
  }

  var isExclusiveTouchElsewhere: Bool {
    guard let exclusive, let view = recognizer.borrow({ $0.attachedView }) else { return false }
    return !exclusive.borrow { $0.isDescendant(of: view) }
  }

  var asksUserCode: Bool { recognizer.borrow { $0.contestState.asksUserCode } }

  var refusalOfEvent: ReceptionRule.Refusal? {
    referee.object.refusal(
      of: event.object, by: recognizer.object, in: touch.borrow { $0.sequence })
  }

  var doesDelegateReceive: Bool {
    let (recognizer, touch) = (recognizer.object, touch.object)
    return referee.object.observers.ask(.receives(recognizer.observationID)) {
      recognizer.askedDelegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
    }
  }

  var isStillThere: Bool { recognizer.borrow { $0.isOn && $0.attachedView != nil } }
}

extension Referee {
  /// The state in which a recognizer is over and waits for its reset; `nil` if it still hears.
  @inline(__always)
  fileprivate func finalState(of recognizer: UIGestureRecognizer) -> GestureState? {
    if let seat = seat(of: recognizer) { return contest[seat].hears ? nil : contest[seat].state }
    // A seat in another contest that is still to be freed does not count here.
    return recognizer.isSeated ? .failed : nil
  }

  /// The answer about an event, asked once in each sequence of touches or of presses. [doc]
  fileprivate func refusal(
    of event: UIEvent, by recognizer: UIGestureRecognizer, in sequence: Int
  ) -> ReceptionRule.Refusal? {
    let known = touchesEvent.withMemory(of: recognizer) { $0.eventAnswer }
    if let known, known.sequence == sequence { return known.refusal }
    var refusal: ReceptionRule.Refusal?
    if let answer = observers.answer, answer(.receives(recognizer.observationID)) == true {
      refusal = nil
    } else if !recognizer.shouldReceive(event) {
      refusal = .classDeclinedEvent
    } else if let delegate = recognizer.askedDelegate,
      !delegate.gestureRecognizer(recognizer, shouldReceive: event)
    {
      refusal = .delegateDeclinedEvent
    }
    touchesEvent.withMemory(of: recognizer) { $0.eventAnswer = (sequence, refusal) }
    return refusal
  }
}

extension UIGestureRecognizer {
  /// Whether it takes touches of this type.
  @inline(__always)
  final func allowsType(of touch: UITouch) -> Bool {
    // What a trackpad does is no touch of a type: recognizers have accepted it in `takes(_:)`.
    extras == nil || touch.eventType != .touches || typesAllowed.contains(touch.type)
  }
}

/// A button that went down, and a recognizer that may hear of it.
struct PressOffer: ReceptionFacts {
  let press: UIPress
  let recognizer: UIGestureRecognizer
  let referee: Referee

  var isEnabled: Bool { recognizer.isOn }

  var finalState: GestureState? { referee.finalState(of: recognizer) }

  var refusalOfItsClass: ReceptionRule.Refusal? { nil }

  var isTypeAllowed: Bool { recognizer.pressTypesAllowed.contains(press.button) }

  var tracksAnotherType: Bool { false }

  var isExclusiveTouchElsewhere: Bool { false }

  var asksUserCode: Bool { recognizer.contestState.asksUserCode }

  var refusalOfEvent: ReceptionRule.Refusal? {
    referee.refusal(of: referee.pressesEvent, by: recognizer, in: press.sequence)
  }

  var doesDelegateReceive: Bool {
    referee.observers.ask(.receives(recognizer.observationID)) {
      recognizer.askedDelegate?.gestureRecognizer(recognizer, shouldReceive: press) ?? true
    }
  }

  var isStillThere: Bool { recognizer.isOn && recognizer.attachedView != nil }
}
