// Which recognizers receive a touch, and which requirements hold for the attempt.

import GestureCore

extension Referee {
  /// Offers a new touch to the recognizers of the view that was hit and of all its superviews.
  func offer(_ touch: UITouch, of event: UIEvent) {
    let offered = recognizers(above: touch.hitView)
    touch.offeredTo = offered
    var receivers: [Contest.Seat] = []
    receivers.reserveCapacity(offered.count)
    for index in offered.indices {
      Unmanaged.passUnretained(offered[index]).borrow { recognizer in
        if let refusal = refusal(of: touch, in: event, by: recognizer) {
          return report(.refused(touch, by: recognizer, because: refusal))
        }
        seat(recognizer)
        receivers.append(recognizer.seat)
      }
    }
    askForRequirements(among: receivers)
    for seat in receivers { players.value[seat].borrow { receive(touch, by: $0) } }
    delivery.holdsMayHaveChanged()
    arrange()
  }

  /// The recognizers of a view and its superviews, in the order in which they are asked.
  private func recognizers(above view: UIView?) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var next = view
    while let current = next {
      let own = current.recognizerStorage
      found.reserveCapacity(found.count + own.count)
      for index in own.indices.reversed() { found.append(own[index]) }
      next = current.superview
    }
    return found
  }

  private func receive(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
    contest.receive(TouchSlots(touch.slot), at: recognizer.seat, in: touch.spell)
    recognizer.part.tracked.append(touch)
    if contest[recognizer.seat].reported.isActive, recognizer.policy.cancelsTouches {
      delivery.take(TouchSlots(touch.slot))
    }
    report(.received(touch, by: recognizer))
  }

  /// The questions of who receives, in their order; the first refusal is the answer.
  private func refusal(
    of touch: UITouch, in event: UIEvent, by recognizer: UIGestureRecognizer
  ) -> Observation.Refusal? {
    guard recognizer.isOn else { return .disabled }
    if recognizer.seat >= 0 {
      // A seat that is still to be given up in another contest says nothing here.
      guard recognizer.referee === self else { return .alreadyOver(.failed) }
      guard contest[recognizer.seat].hears else {
        return .alreadyOver(contest[recognizer.seat].state)
      }
    }
    if let refusal = recognizer.refuses(touch) { return refusal }
    // What scrolls is no touch: whoever takes it has said so.
    guard recognizer.takes(touch.type) || !touch.scrollTypes.isEmpty else {
      return .touchTypeNotAllowed
    }
    if recognizer.requiresExclusiveTouchType, let first = recognizer.tracked.first,
      first.type != touch.type
    {
      return .otherTouchTypeTracked
    }
    if let exclusive = touch.exclusiveView, let view = recognizer.attachedView,
      !exclusive.isDescendant(of: view)
    {
      return .exclusiveTouchElsewhere
    }
    guard recognizer.part.asksUserCode else { return nil }
    if let refusal = eventRefusal(of: touch, in: event, by: recognizer) { return refusal }
    if let delegate = recognizer.delegate,
      !delegate.gestureRecognizer(recognizer, shouldReceive: touch)
    {
      return .delegateDeclinedTouch
    }
    // A delegate may have disabled the recognizer or taken it off its view.
    guard recognizer.isOn, recognizer.attachedView != nil else { return .disabled }
    return nil
  }

  /// Asks about the event once in each spell of touching.
  private func eventRefusal(
    of touch: UITouch, in event: UIEvent, by recognizer: UIGestureRecognizer
  ) -> Observation.Refusal? {
    if let known = recognizer.part.eventAnswer, known.spell == touch.spell { return known.refusal }
    var refusal: Observation.Refusal?
    if !recognizer.shouldReceive(event) {
      refusal = .classDeclinedEvent
    } else if let delegate = recognizer.delegate,
      !delegate.gestureRecognizer(recognizer, shouldReceive: event)
    {
      refusal = .delegateDeclinedEvent
    }
    recognizer.part.eventAnswer = (touch.spell, refusal)
    return refusal
  }

  // MARK: Requirements of this attempt

  /// Asks each ordered pair once in an attempt, when the second of the two takes its first touch;
  /// that may be another touch than the first one's, in a view that is no relative.
  ///
  /// Only those are asked whose class or delegate can answer anything but no, so that a hundred
  /// plain recognizers cost a hundred steps and not ten thousand.
  ///
  /// - Parameter receivers: Those who take the touch; it is the first one of some.
  private func askForRequirements(among receivers: [Contest.Seat]) {
    // Nearly always nobody has an answer, and then there is nothing to find out.
    guard someoneAnswersRequirements else { return }
    var isNew = Array(repeating: false, count: contest.seatCount)
    for seat in receivers { isNew[seat] = contest[seat].received.isEmpty }
    let present = contest.order.filter {
      contest[$0].hears && (isNew[$0] || !contest[$0].received.isEmpty)
    }
    for seat in present where players.value[seat].borrow({ $0.part.asksUserCode }) {
      for other in present where other != seat && (isNew[seat] || isNew[other]) {
        askForRequirement(of: recognizer(at: seat), about: recognizer(at: other))
      }
    }
  }

  private var someoneAnswersRequirements: Bool {
    for seat in contest.order where players.value[seat].borrow({ $0.part.asksUserCode }) {
      return true
    }
    return false
  }

  private func askForRequirement(
    of recognizer: UIGestureRecognizer, about other: UIGestureRecognizer
  ) {
    let delegate = recognizer.delegate
    if recognizer.shouldRequireFailure(of: other)
      || delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
    {
      require(recognizer, toFail: other)
    }
    if recognizer.shouldBeRequiredToFail(by: other)
      || delegate?.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other) == true
    {
      require(other, toFail: recognizer)
    }
  }

  private func require(_ dependent: UIGestureRecognizer, toFail required: UIGestureRecognizer) {
    guard dependent.seat >= 0, required.seat >= 0 else { return }
    contest.require(dependent.seat, toFail: required.seat)
  }
}

extension UIGestureRecognizer {
  /// Whether it takes touches of this type.
  fileprivate func takes(_ type: UITouch.TouchType) -> Bool {
    // Written out: the standard library's search would be a call for each element.
    var index = part.typesAllowed.count
    while index > 0 {
      index -= 1
      if part.typesAllowed[index] == type { return true }
    }
    return false
  }
}
