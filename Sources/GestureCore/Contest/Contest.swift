/// One multi-touch sequence as a value: its contenders, what each wants, and which must wait.
///
/// The contest calls no code of the app. After each event, ``conclude(isNewToViews:)`` begins the
/// work, and ``next()`` names one step at a time. The caller carries out the step or answers its
/// question. Between two steps the contest is consistent.
///
/// It knows nothing of views, delegates or clocks.
public struct Contest: ~Copyable, Sendable {
  /// A contender's place: stable from joining to leaving.
  public typealias Seat = Int

  /// All seats, taken or free.
  @usableFromInline var contenders = Contenders()
  /// The taken seats in the order in which they hear events and are settled: by
  /// ``Contender/Place``, but a required contender before the contenders that wait for it. A
  /// contender that joined since the last step is last.
  public internal(set) var order: [Seat] = []
  /// Whether no contender joined, and no requirement was added, since the order was made.
  @usableFromInline var isArranged = true
  /// Failure requirements between contenders.
  var requirements = RequirementTable()
  /// Verdicts that are decided and not yet carried out.
  @usableFromInline var verdicts: [Verdict] = []
  @usableFromInline var verdictsTaken = 0
  /// How many seats await settling.
  @usableFromInline var unsettledCount = 0
  /// The index in `order` at which the settling is.
  @usableFromInline var cursor = 0
  /// The number of the running settling; distinguishes "in this event" from "before".
  @usableFromInline var round = 0
  /// Whether a contender finished since the last look for due resets.
  @usableFromInline var mayBeDueForReset = false
  /// The seats that are reset, and then freed.
  public internal(set) var resetting: [Seat] = []
  /// The progress of the work after an event.
  @usableFromInline var conclusion = Conclusion()
  /// The claim whose questions are being asked.
  @usableFromInline var claim: ClaimWalk?
  /// Seats that can be used again.
  @usableFromInline var freeSeats: [Seat] = []
  /// How many contenders are active or have just ended: without any, a claim faces none.
  var recognizedCount = 0
  /// Whether a contender may have been left with neither finger nor deadline.
  @usableFromInline var mayBeAbandoned = false

  /// Makes an empty contest.
  public init() {}

  deinit { contenders.free() }

  /// The contender in `seat`.
  @inlinable
  public subscript(seat: Seat) -> Contender {
    assert(contenders[seat].isSeated, "seat \(seat) is free")
    return contenders[seat]
  }

  /// Whether no contender takes part.
  @inlinable
  public var isEmpty: Bool { order.isEmpty }

  /// The number of seats, taken or free.
  @inlinable
  public var seatCount: Int { contenders.count }

  // MARK: Joining and leaving

  /// Seats a contender that has received nothing yet.
  ///
  /// It hears only after ``beginHearing()``.
  ///
  /// - Parameters:
  ///   - place: Its position in the order. The time of joining does not matter.
  ///   - policy: How it treats its touches.
  public mutating func join(at place: Contender.Place, policy: Contender.TouchPolicy) -> Seat {
    let contender = Contender(at: place, policy: policy)
    let seat: Seat
    if let free = freeSeats.popLast() {
      seat = free
      contenders[seat] = contender
    } else {
      seat = contenders.count
      contenders.append(contender)
    }
    order.append(seat)
    isArranged = false
    return seat
  }

  /// Whether a seat can be used again.
  @inlinable
  public var hasFreeSeat: Bool { !freeSeats.isEmpty }

  /// Frees taken seats after their reset. Each seat is named once. With the last contender, the
  /// contest forgets everything.
  ///
  /// - Complexity: O(contenders + requirements).
  @usableFromInline
  mutating func leave(_ seats: [Seat]) {
    // Nearly always all contenders leave together.
    if seats.count == order.count { return leaveAll() }
    for seat in seats {
      contenders[seat].isSeated = false
      if contenders[seat].isRecognized { recognizedCount -= 1 }
      freeSeats.append(seat)
    }
    requirements.removeUnseated(from: &contenders)
    order = order.filter { contenders[$0].isSeated }
  }

  private mutating func leaveAll() {
    order.removeAll(keepingCapacity: true)
    contenders.removeAll()
    freeSeats.removeAll(keepingCapacity: true)
    verdicts.removeAll(keepingCapacity: true)
    (verdictsTaken, unsettledCount, recognizedCount) = (0, 0, 0)
    requirements = RequirementTable()
  }

  // MARK: Touches

  /// Begins to offer a touch or a press. Contenders that joined for an earlier one are sorted into
  /// the order first: ``pairsToAsk(about:_:)`` uses this order.
  @inlinable
  public mutating func beginOffer() { arrangeIfNeeded() }

  /// Begins to tell the contenders of an event. Contenders that joined are sorted into the order
  /// first.
  ///
  /// - Returns: The indices in ``order`` that hear. A contender that joins later hears nothing of
  ///   the event.
  @inlinable @discardableResult
  public mutating func beginHearing() -> Range<Int> {
    arrangeIfNeeded()
    return 0..<order.count
  }

  /// Notes that the contender in `seat` received `slots`.
  ///
  /// - Parameters:
  ///   - slots: The touches.
  ///   - seat: The contender's.
  ///   - sequence: The number of the multi-touch sequence that the touches belong to.
  @inlinable
  public mutating func receive(_ slots: TouchSlots, at seat: Seat, in sequence: Int = 0) {
    contenders[seat].receive(slots, in: sequence)
  }

  /// Notes that `slots` are up for the contender in `seat`.
  @inlinable
  public mutating func lift(_ slots: TouchSlots, at seat: Seat) {
    contenders[seat].lift(slots)
    // No other contender waits for one that is over.
    if !contenders[seat].state.isFinal { mayBeAbandoned = true }
  }

  /// Notes that the contender in `seat` wants nothing of `slots` after all.
  public mutating func ignore(_ slots: TouchSlots, at seat: Seat) {
    contenders[seat].touches.subtract(slots)
    contenders[seat].received.subtract(slots)
    mayBeAbandoned = true
    // Without a touch of the sequence, no contender waits for its failure any more.
    if contenders[seat].received.isEmpty { askDependentsAgain(of: seat) }
  }

  /// Changes how the contender in `seat` treats its touches.
  public mutating func setPolicy(_ policy: Contender.TouchPolicy, at seat: Seat) {
    contenders[seat].policy = policy
    if !policy.waitsWithoutTouches { mayBeAbandoned = true }
  }

  /// Sets when the contender in `seat` wants to be called; `.infinity` for never.
  @inlinable
  public mutating func setDeadline(_ time: Double, at seat: Seat) {
    if time == .infinity { mayBeAbandoned = true }
    contenders[seat].wake(at: time)
  }

  /// The seats whose deadline has come, the earliest first, equal deadlines in order. Clears these
  /// deadlines.
  public mutating func dueDeadlines(by time: Double) -> [Seat] {
    var due: [Seat] = []
    for seat in order where contenders[seat].deadline <= time && contenders[seat].hears {
      var place = due.count
      while place > 0, contenders[due[place - 1]].deadline > contenders[seat].deadline {
        place -= 1
      }
      due.insert(seat, at: place)
    }
    for seat in due { setDeadline(.infinity, at: seat) }
    return due
  }

  /// The earliest deadline of the contenders that still hear; `.infinity` for none.
  public var earliestDeadline: Double {
    order.reduce(.infinity) { contenders[$1].hears ? min($0, contenders[$1].deadline) : $0 }
  }

  /// All touches that a contender received and still needs.
  public var receivedByAnyone: TouchSlots {
    order.reduce(into: TouchSlots.none) { $0.formUnion(contenders[$1].received) }
  }

  /// The touches that undecided contenders keep from views: from their beginning, or only their
  /// end.
  public var heldTouches: (began: TouchSlots, ended: TouchSlots) {
    var held = (began: TouchSlots.none, ended: TouchSlots.none)
    for seat in order where contenders[seat].isUndecided && contenders[seat].state != .failed {
      let received = contenders[seat].received
      if contenders[seat].policy.delaysBegan { held.began.formUnion(received) }
      if contenders[seat].policy.delaysEnded { held.ended.formUnion(received) }
    }
    return held
  }

  // MARK: Assignments

  /// Writes a state that ``GestureState/accepting(_:)`` returned, to be settled later.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - seat: The contender's.
  ///   - cause: Why, if the state is failed or cancelled.
  @inlinable @inline(__always)
  public mutating func assign(
    _ state: GestureState, to seat: Seat, because cause: Verdict.Cause = .itself
  ) {
    if contenders[seat].assign(state, because: cause) { unsettledCount += 1 }
  }

  /// What becomes of an assignment.
  public enum Assignment: Equatable, Sendable {
    /// It awaits settling.
    case noted
    /// The transition table ignores it.
    case ignored
    /// It was possible, which changes nothing.
    case unchanged
    /// The recognizer would leave possible for this state: ask whether it should begin, then call
    /// ``Contest/assign(_:to:because:)``.
    case ask(GestureState)
  }

  /// Puts `assigned` through the transition table and notes what results, unless the recognizer's
  /// views and delegate are to be asked first.
  @inlinable @inline(__always)
  public mutating func propose(
    _ assigned: GestureState, at seat: Seat, because cause: Verdict.Cause = .itself
  ) -> Assignment {
    let from = contenders[seat].state
    guard let accepted = from.accepting(assigned) else { return .ignored }
    // The table ignores this assignment in every state, so there is nothing to report.
    guard assigned != .possible else { return .unchanged }
    if from == .possible, accepted == .began || accepted == .ended { return .ask(accepted) }
    assign(accepted, to: seat, because: cause)
    return .noted
  }

  /// Notes whether the contender in `seat` must stay out. It must if it was excluded and a touch of
  /// that attempt is still down. Then its claim fails. To be called before the claim.
  ///
  /// The answer comes from ``ExcludedTouches``.
  public mutating func setStaysOut(_ staysOut: Bool, at seat: Seat) {
    contenders[seat].staysOut = staysOut
  }

  /// Turns began into changed if the contender in `seat` heard an event and assigned nothing.
  ///
  /// - Returns: Whether it did.
  @inlinable @discardableResult
  public mutating func heard(_ seat: Seat) -> Bool {
    guard contenders[seat].continues() else { return false }
    unsettledCount += 1
    return true
  }

  /// Withdraws a contender: a possible one fails, an active one is cancelled.
  public mutating func withdraw(_ seat: Seat) {
    if contenders[seat].withdraw() { unsettledCount += 1 }
  }
}
