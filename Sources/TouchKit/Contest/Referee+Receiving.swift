// Which recognizers receive a touch, and which requirements hold for the attempt.

import GestureCore

extension Referee {
  /// Offers a new touch to the recognizers of the view that was hit and of all its superviews.
  func offer(_ touch: UITouch, of event: UIEvent) {
    let (offered, levels) = recognizers(above: touch.hitView)
    touch.offeredTo = offered
    var receivers: [Contest.Seat] = []
    receivers.reserveCapacity(offered.count)
    let exclusive = touch.exclusiveView
    var index = 0
    for level in levels {
      while index < level.end {
        Borrowed(offered[index]).borrow { recognizer in
          number(recognizer)
          if let refusal = refusal(of: touch, in: event, by: recognizer, while: exclusive) {
            return report(
              .refused(touch.observationID, by: recognizer.observationID, because: refusal))
          }
          seat(recognizer, depth: level.depth, view: level.view)
          if let seat = seat(of: recognizer) { receivers.append(seat) }
        }
        index += 1
      }
    }
    if receivers.count < offered.count { touch.offeredTo = receivers.map { recognizer(at: $0) } }
    askForRequirements(among: receivers)
    for seat in receivers { borrow(seat) { receive(touch, by: $0, at: seat) } }
    delivery.holdsMayHaveChanged()
    arrange()
  }

  /// The recognizers of one view among all recognizers that are offered a touch.
  private struct Level {
    /// The number of the view's superviews.
    let depth: Int
    /// The number of the view.
    let view: Int
    /// Where the next view's recognizers start.
    let end: Int
  }

  /// The recognizers of a view and its superviews, in the order in which they are asked.
  private func recognizers(above view: UIView?) -> ([UIGestureRecognizer], [Level]) {
    var found: [UIGestureRecognizer] = []
    var levels: [Level] = []
    var next = view
    var depth = view?.depth ?? 0
    while let current = next {
      let own = current.recognizerStorage
      if !own.isEmpty {
        found.reserveCapacity(found.count + own.count)
        for index in own.indices.reversed() { found.append(own[index]) }
        levels.append(Level(depth: depth, view: current.creationNumber, end: found.count))
      }
      next = current.superview
      depth -= 1
    }
    return (found, levels)
  }

  private func receive(
    _ touch: UITouch, by recognizer: UIGestureRecognizer, at seat: Contest.Seat
  ) {
    contest.receive(TouchSlots(touch.slot), at: seat, in: touch.spell)
    players.value[seat].tracked.append(touch)
    if contest[seat].reported.isActive, recognizer.policy.cancelsTouches {
      delivery.take(TouchSlots(touch.slot))
    }
    report(.received(touch.observationID, by: recognizer.observationID))
  }

  /// Asks in order whether a recognizer receives a touch; the first refusal is the answer.
  ///
  /// - Parameter exclusive: The exclusive view elsewhere that has a touch.
  private func refusal(
    of touch: UITouch, in event: UIEvent, by recognizer: UIGestureRecognizer,
    while exclusive: UIView?
  ) -> Observation.Refusal? {
    guard recognizer.isOn else { return .disabled }
    let seat = seat(of: recognizer)
    if let seat {
      guard contest[seat].hears else { return .alreadyOver(contest[seat].state) }
    } else if recognizer.isSeated {
      // A seat that is still to be given up in another contest says nothing here.
      return .alreadyOver(.failed)
    }
    if let refusal = recognizer.refuses(touch) { return refusal }
    // Scrolling is no touch of a type: its recognizers have accepted it in `refuses` above.
    guard recognizer.takes(touch.type) || !touch.scrollTypes.isEmpty else {
      return .touchTypeNotAllowed
    }
    if let seat, recognizer.requiresExclusiveTouchType,
      let first = players.value[seat].tracked.first, first.type != touch.type
    {
      return .otherTouchTypeTracked
    }
    if let exclusive, let view = recognizer.attachedView,
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
    let known = touchesEvent.withMemory(of: recognizer) { $0.eventAnswer }
    if let known, known.spell == touch.spell { return known.refusal }
    var refusal: Observation.Refusal?
    if !recognizer.shouldReceive(event) {
      refusal = .classDeclinedEvent
    } else if let delegate = recognizer.delegate,
      !delegate.gestureRecognizer(recognizer, shouldReceive: event)
    {
      refusal = .delegateDeclinedEvent
    }
    touchesEvent.withMemory(of: recognizer) { $0.eventAnswer = (touch.spell, refusal) }
    return refusal
  }

  // MARK: Requirements of this attempt

  /// Asks each ordered pair once in an attempt, when the second of the two takes its first touch;
  /// that may be another touch than the first one's, in a view that is no relative.
  ///
  /// Asks only recognizers whose class or delegate can answer anything but no, so that a hundred
  /// plain recognizers cost a hundred steps and not ten thousand.
  ///
  /// - Parameter receivers: The seats that take the touch; for some it is the first touch.
  private func askForRequirements(among receivers: [Contest.Seat]) {
    // Nearly always no recognizer has an answer, and then there is nothing to find out.
    guard someoneAnswersRequirements else { return }
    var isNew = Array(repeating: false, count: contest.seatCount)
    for seat in receivers {
      // A recognizer that is active without fingers is in its attempt.
      isNew[seat] = contest[seat].received.isEmpty && !contest[seat].isWithoutFingers
    }
    let present = contest.order.filter {
      contest[$0].hears
        && (isNew[$0] || !contest[$0].received.isEmpty || contest[$0].isWithoutFingers)
    }
    for seat in present where borrow(seat, { $0.part.asksUserCode }) {
      for other in present where other != seat && (isNew[seat] || isNew[other]) {
        askForRequirement(of: recognizer(at: seat), about: recognizer(at: other))
      }
    }
  }

  private var someoneAnswersRequirements: Bool {
    for seat in contest.order where borrow(seat, { $0.part.asksUserCode }) {
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
    guard let dependent = seat(of: dependent), let required = seat(of: required) else { return }
    contest.require(dependent, toFail: required)
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
