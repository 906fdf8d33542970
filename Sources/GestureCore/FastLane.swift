// The only short cuts of this target. Each does sooner what the long way does too, and a test compares
// the two: `ContestFastLaneTests`, and those of the engine's short cuts. Instructions are those of the
// case in Checks/Benchmarks/instructions.txt.

extension Contest {
  /// The next step, if it tells of one contender: that its gesture goes on, or that it failed by itself
  /// and none waits for it. `nil` if ``nextStep()`` is to name the step.
  ///
  /// "move, 100 active" takes 21,608 instructions with it, 33,670 without.
  @inlinable @inline(__always)
  mutating func nextOfOne() -> ContestStep? {
    guard unsettledCount > 0, isArranged, conclusion.stepsLeft > 0, !hasVerdicts, !isClaimAsked
    else { return nil }
    while cursor < order.count {
      let seat = order[cursor]
      guard contenders[seat].isUnsettled else {
        cursor += 1
        continue
      }
      let step: ContestStep
      if contenders[seat].settleChange() {
        step = .carryOut(.report(seat, .changed))
      } else if contenders[seat].settleFailure() {
        step = .carryOut(.fail(seat, contenders[seat].cause))
        mayBeDueForReset = true
      } else {
        return nil
      }
      unsettledCount -= 1
      cursor += 1
      conclusion.stepsLeft -= 1
      return step
    }
    return nil
  }
}

extension Contest {
  /// Notes that a running gesture has new values: the assignment of changed, in a form that is fast.
  ///
  /// - Returns: False if the gesture does not run. Then nothing is noted, and ``propose(_:at:because:)``
  ///   says what becomes of the assignment.
  @inlinable @inline(__always)
  public mutating func change(_ seat: Seat) -> Bool {
    guard let isFirst = contenders[seat].change() else { return false }
    if isFirst { unsettledCount &+= 1 }
    return true
  }

  /// Seats contenders of one view that receive their first touch at once. No seat may be free.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - depth: The number of ancestors of their view.
  ///   - view: A number for the view.
  ///   - slots: The touches.
  ///   - sequence: The number of the multi-touch sequence that the touches belong to.
  ///   - newcomer: The rank and the policy of the contender of an index from 0 to `count` - 1. The
  ///     ranks go down.
  /// - Returns: The seats, in the order of the indices.
  @inlinable @inline(__always)
  public mutating func join(
    _ count: Int, depth: Int, view: Int, receiving slots: TouchSlots, in sequence: Int,
    _ newcomer: (Int) -> (rank: Int, policy: Contender.TouchPolicy)
  ) -> Range<Seat> {
    assert(freeSeats.isEmpty, "contenders join together although a seat is free")
    let seats = contenders.count..<contenders.count + count
    beginJoining(seats)
    var index = 0
    while index < count {
      let (rank, policy) = newcomer(index)
      let place = Contender.Place(depth: depth, view: view, rank: rank)
      contenders.append(Contender(at: place, policy: policy, receiving: slots, in: sequence))
      index &+= 1
    }
    let first = seats.lowerBound
    if first > 0, count > 0, contenders[first].place.precedes(contenders[first - 1].place) {
      isArranged = false
    }
    return seats
  }

  /// Puts seats that are about to be taken into the order.
  @usableFromInline
  mutating func beginJoining(_ seats: Range<Seat>) {
    // The new ones are compared with the seats before them, so the order must be the one of the seats.
    if !requirements.isEmpty || order.last != (seats.lowerBound > 0 ? seats.lowerBound - 1 : nil) {
      isArranged = false
    }
    contenders.reserveCapacity(seats.upperBound)
    order.append(contentsOf: seats)
  }
}

extension TouchDelivery {
  /// The only step of nearly every event: one touch moved, and nothing else is due.
  ///
  /// - Returns: The touch to deliver, after which nothing is left to do; `nil` if ``begin(_:)`` is to
  ///   tell.
  @inlinable @inline(__always)
  public mutating func soleMove(in changes: Changes) -> TouchSlots? {
    let moved = changes.moved.intersection(facts.open)
    guard !moved.isEmpty, changes.all == changes.moved, facts.taken.isEmpty, held.isEmpty,
      TouchDisposition.sort(moved, in: .underway, by: facts).deliver == moved,
      moved.isSingle
    else { return nil }
    eventNumber &+= 1
    return moved
  }
}

extension Contender {
  /// Carries out the failure of an undecided gesture for which no other waits.
  ///
  /// - Returns: False, and nothing is changed, if another assignment awaits settling, or none.
  @inlinable @inline(__always)
  mutating func settleFailure() -> Bool {
    guard state == .failed, firstDependent < 0 else { return false }
    assert(claim == nil && reported == .possible, "a gesture fails that was granted")
    isUnsettled = false
    reported = .failed
    return true
  }

  /// Carries out that a running gesture has new values. One without fingers may be abandoned, so it
  /// goes the long way.
  @inlinable @inline(__always)
  mutating func settleChange() -> Bool {
    guard state == .changed, claim == nil, !touches.isEmpty else { return false }
    assert(reported.isActive, "a gesture goes on that was not granted")
    isUnsettled = false
    reported = .changed
    return true
  }
}
