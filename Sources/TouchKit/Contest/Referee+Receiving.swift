// Offers touches to recognizers, and asks for the failure requirements of the attempt.

import GestureCore

extension Referee {
  /// Offers a new touch to the recognizers of the view that was hit and of all its superviews.
  func offer(_ touch: UITouch, of event: UIEvent) {
    contest.beginOffer()
    let (offered, levels, isInScroller) = recognizers(above: touch.hitView)
    touch.offeredTo = offered
    if isInScroller { delivery.askFirst(touch) }
    var receivers: [Contest.Seat] = []
    receivers.reserveCapacity(offered.count)
    let exclusiveView = touch.exclusiveView
    let exclusive = exclusiveView.map { Borrowed($0) }
    var index = 0
    for level in levels {
      while index < level.end {
        Borrowed(offered[index]).borrow { recognizer in
          let facts = TouchOffer(
            touch: Borrowed(touch), event: Borrowed(event), recognizer: Borrowed(recognizer),
            referee: Borrowed(self), exclusive: exclusive)
          if let refusal = ReceptionRule.refusal(facts) {
            number(recognizer)
            return report(
              .refused(touch.observationID, by: recognizer.observationID, because: refusal))
          }
          let seat = seat(recognizer, depth: level.depth, view: level.view)
          if let seat { receivers.append(seat) }
        }
        index += 1
      }
    }
    if receivers.count < offered.count { touch.offeredTo = receivers.map { recognizer(at: $0) } }
    askForRequirements(among: receivers)
    for seat in receivers { borrow(seat) { receive(touch, by: $0, at: seat) } }
    delivery.holdsMayHaveChanged()
    keepAlive(exclusiveView)
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

  /// The recognizers of a view and its superviews, in the order in which they are asked; and whether
  /// one of the superviews is a scroll view.
  private func recognizers(above view: UIView?) -> ([UIGestureRecognizer], [Level], Bool) {
    var isInScroller = false
    var found: [UIGestureRecognizer] = []
    var levels: [Level] = []
    var next = view
    var depth = view?.depth ?? 0
    while let current = next {
      let own = current.recognizerStorage
      if !own.isEmpty {
        found.append(contentsOf: own.reversed())
        levels.append(Level(depth: depth, view: current.creationNumber, end: found.count))
      }
      if current.isScroller, current !== view { isInScroller = true }
      next = current.superview
      depth -= 1
    }
    return (found, levels, isInScroller)
  }

  private func receive(
    _ touch: UITouch, by recognizer: UIGestureRecognizer, at seat: Contest.Seat
  ) {
    contest.receive(TouchSlots(touch.slot), at: seat, in: touch.sequence)
    seatContents.value[seat].tracked.append(touch)
    if contest[seat].reported.isActive, recognizer.policy.cancelsTouches {
      delivery.takeFromViews(TouchSlots(touch.slot))
    }
    report(.received(touch.observationID, by: recognizer.observationID))
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
    // The fast path: nearly always no recognizer can say yes.
    guard canAnyAnswerRequirements else { return }
    let pairs = contest.pairsToAsk(about: receivers) { seat in
      borrow(seat) { $0.contestState.asksUserCode }
    }
    for (seat, other) in pairs {
      askForRequirement(of: recognizer(at: seat), about: recognizer(at: other))
    }
  }

  private var canAnyAnswerRequirements: Bool {
    for seat in contest.order where borrow(seat, { $0.contestState.asksUserCode }) {
      return true
    }
    return false
  }

  private func askForRequirement(
    of recognizer: UIGestureRecognizer, about other: UIGestureRecognizer
  ) {
    let delegate = recognizer.delegate
    let (id, otherID) = (recognizer.observationID, other.observationID)
    let waits = inputState.ask(.waits(id, for: otherID)) {
      recognizer.shouldRequireFailure(of: other)
        || delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
    }
    if waits { require(recognizer, toFail: other) }
    let isAwaited = inputState.ask(.waits(otherID, for: id)) {
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
