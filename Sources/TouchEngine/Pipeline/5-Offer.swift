// Offers touches to recognizers, and asks for the failure requirements of the attempt.

import GestureCore

extension Referee {
  /// Offers a new touch to the recognizers of the view that was hit and of all its superviews.
  func offer(_ touch: UITouch, of event: UIEvent) {
    contest.beginOffer()
    guard let receivers = touch.receivers else { return }
    if list(receivers, above: touch.hitView) { delivery.askFirst(touch) }
    if !receiveTogether(touch, of: event, receivers) {
      offerOneByOne(touch, of: event, to: receivers)
    }
    delivery.holdsMayHaveChanged()
  }

  /// Lists the recognizers of a view and its superviews, in the order in which they are asked. The
  /// list is empty before.
  ///
  /// - Returns: Whether one of the superviews is asked before views in it hear of touches.
  private func list(_ receivers: TouchReceivers, above view: UIView?) -> Bool {
    var isAdmitted = false
    var next = view
    var depth = 0
    while let current = next {
      if !current.recognizerStorage.isEmpty {
        receivers.levels.append(
          TouchReceivers.Share(
            depth: -depth, view: current.creationNumber, recognizers: current.recognizerStorage))
      }
      if current.admitsTouches, current !== view { isAdmitted = true }
      next = current.superview
      depth += 1
    }
    for index in receivers.levels.indices { receivers.levels[index].depth += depth - 1 }
    return isAdmitted
  }

  private func offerOneByOne(
    _ touch: UITouch, of event: UIEvent, to receivers: TouchReceivers
  ) {
    let levels = receivers.levels
    var offeredCount = 0
    var seats: [Contest.Seat] = []
    let exclusiveView = touch.exclusiveView
    let exclusive = exclusiveView.map { Borrowed($0) }
    for level in levels {
      offeredCount += level.recognizers.count
      var index = level.recognizers.count
      while index > 0 {
        index -= 1
        Borrowed(level.recognizers[index]).borrow { recognizer in
          let facts = TouchOffer(
            touch: Borrowed(touch), event: Borrowed(event), recognizer: Borrowed(recognizer),
            referee: Borrowed(self), exclusive: exclusive)
          if let refusal = ReceptionRule.refusal(facts) {
            number(recognizer)
            return report(
              .refused(touch.observationID, by: recognizer.observationID, because: refusal))
          }
          let seat = seat(recognizer, depth: level.depth, view: level.view)
          if let seat { seats.append(seat) }
        }
      }
    }
    if seats.count < offeredCount { receivers.recognizers = seats.map { recognizer(at: $0) } }
    askForRequirements(among: seats)
    for seat in seats { borrow(seat) { receive(touch, by: $0, at: seat) } }
    keepAlive(exclusiveView)
    keepAlive(levels)
  }

  private func receive(
    _ touch: UITouch, by recognizer: UIGestureRecognizer, at seat: Contest.Seat
  ) {
    contest.receive(TouchSlots(touch.slot), at: seat, in: touch.sequence)
    if contest[seat].reported.isActive, recognizer.policy.cancelsTouches {
      delivery.takeFromViews(TouchSlots(touch.slot))
    }
    report(.received(touch.observationID, by: recognizer.observationID))
  }

  /// The touches that the recognizer in a taken seat tracks, in the order in which they came.
  func tracked(at seat: Contest.Seat) -> [UITouch] {
    let slots = contest[seat].touches.subtracting(touchesEvent.table.presses)
    return slots.isEmpty ? [] : touchesEvent.group(of: slots).borrow { $0.list }
  }

  // MARK: Requirements of this attempt

  /// Asks each ordered pair once in an attempt: when the second of the two receives its first
  /// touch. Both may have different touches, in views that are not related.
  ///
  /// Skips recognizers whose class and delegate can only say no. So a hundred plain recognizers
  /// cost a hundred steps, not ten thousand.
  ///
  /// - Parameter receivers: The seats that receive the touch; for some it is the first touch.
  func askForRequirements(among receivers: [Contest.Seat]) {
    guard canAnyAnswerRequirements else { return }
    let pairs = contest.pairsToAsk(about: receivers) { seat in
      borrow(seat) { $0.contestState.asksUserCode }
    }
    for (seat, other) in pairs {
      askForRequirement(of: recognizer(at: seat), about: recognizer(at: other))
    }
  }

  var canAnyAnswerRequirements: Bool {
    for seat in contest.order where borrow(seat, { $0.contestState.asksUserCode }) {
      return true
    }
    return false
  }

  private func askForRequirement(
    of recognizer: UIGestureRecognizer, about other: UIGestureRecognizer
  ) {
    // An answer may disable or remove one of the two, or change delegates: `require` looks for the seats
    // again, and both keep theirs until the contest is settled.
    let delegate = recognizer.askedDelegate
    let waits = observers.ask(.waits(recognizer.observationID, for: other.observationID)) {
      recognizer.shouldRequireFailure(of: other)
        || delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
    }
    if waits { require(recognizer, toFail: other) }
    let isAwaited = observers.ask(.waits(other.observationID, for: recognizer.observationID)) {
      recognizer.shouldBeRequiredToFail(by: other)
        || delegate?.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other) == true
    }
    if isAwaited { require(other, toFail: recognizer) }
  }

  private func require(_ dependent: UIGestureRecognizer, toFail required: UIGestureRecognizer) {
    guard let dependent = seat(of: dependent), let required = seat(of: required) else { return }
    contest.require(dependent, toFail: required)
  }
}
