/// Which contender waits for which: the order that follows, open requirements, and joint resets.
extension Contest {
  /// Notes that `dependent` must wait until `required` has failed. A second call with the same pair
  /// changes nothing.
  ///
  /// The order changes before the next step or event, and the requirement may close a cycle.
  public mutating func require(_ dependent: Seat, toFail required: Seat) {
    guard dependent != required else { return }
    requirements.insert(dependent, requires: required, in: &contenders)
    isArranged = false
  }

  /// The pairs to ask about a failure requirement now, in order: the contender that is asked, and
  /// the contender that it is asked about.
  ///
  /// Each pair is asked once in an attempt: when the second of the two receives its first touch.
  /// Both may have different touches, in views that are not related. A contender is not asked if
  /// its class and delegate can only say no. So a hundred plain recognizers cost a hundred steps,
  /// not ten thousand.
  ///
  /// - Parameters:
  ///   - receivers: The seats that take a touch; for some it is the first touch.
  ///   - canAnswer: Whether the contender in a seat can say anything but no.
  public func pairsToAsk(
    about receivers: [Seat], _ canAnswer: (Seat) -> Bool
  ) -> [(asked: Seat, about: Seat)] {
    var isNew = Array(repeating: false, count: contenders.count)
    for seat in receivers where !contenders[seat].isInAttempt { isNew[seat] = true }
    let present = order.filter {
      contenders[$0].hears && (isNew[$0] || contenders[$0].isInAttempt)
    }
    var pairs: [(asked: Seat, about: Seat)] = []
    for seat in present where canAnswer(seat) {
      for other in present where other != seat && (isNew[seat] || isNew[other]) {
        pairs.append((seat, other))
      }
    }
    return pairs
  }

  /// Puts the contenders in order if some joined or a requirement was added.
  @inlinable @inline(__always)
  mutating func arrangeIfNeeded() { if !isArranged { arrange() } }

  /// Sorts the contenders by their places, and puts each required contender before the contenders
  /// that wait for it. If requirements form a cycle, the first one in this order that closes it is
  /// broken.
  ///
  /// - Complexity: O(contenders + requirements) when the contenders that joined come in order.
  @usableFromInline
  mutating func arrange() {
    sortByPlace()
    isArranged = true
    guard !requirements.isEmpty else { return }
    var arranged: [Seat] = []
    arranged.reserveCapacity(order.count)
    for seat in order { contenders[seat].mark = .unseen }
    for seat in order where contenders[seat].mark == .unseen {
      appendAfterRequired(seat, to: &arranged)
    }
    order = arranged
  }

  private mutating func sortByPlace() {
    var index = 1
    while index < order.count {
      let seat = order[index]
      var hole = index
      while hole > 0, contenders[seat].place.precedes(contenders[order[hole - 1]].place) {
        order[hole] = order[hole - 1]
        hole -= 1
      }
      if hole < index { order[hole] = seat }
      index += 1
    }
  }

  /// Appends the contenders that `start` requires, then `start`. No recursion: chains may be long.
  private mutating func appendAfterRequired(_ start: Seat, to arranged: inout [Seat]) {
    var path: [(seat: Seat, required: [Seat], next: Int)] = []
    func enter(_ seat: Seat, _ contest: inout Contest) {
      contest.contenders[seat].mark = .open
      let required = contest.requirements.required(by: seat, in: contest.contenders)
      path.append((seat, required, 0))
    }
    enter(start, &self)
    while let top = path.last {
      guard top.next < top.required.count else {
        contenders[top.seat].mark = .done
        arranged.append(top.seat)
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let required = top.required[top.next]
      switch contenders[required].mark {
      case .unseen: enter(required, &self)
      case .done, .heldBack: break
      case .open:
        requirements.breakRequirement(of: top.seat, on: required, in: contenders)
        verdicts.append(.breakRequirement(of: top.seat, on: required))
        askAgain(top.seat)
      }
    }
  }

  /// The first requirement of `seat` that is still open.
  func openRequirement(of seat: Seat) -> Seat? {
    guard contenders[seat].firstRequirement >= 0 else { return nil }
    return openRequirements(of: seat).first
  }

  /// The open requirements of `seat`: the required contender has received touches and is undecided.
  /// It may itself be waiting.
  public func openRequirements(of seat: Seat) -> [Seat] {
    requirements.required(by: seat, in: contenders).filter { required in
      contenders[required].isUndecided && !contenders[required].received.isEmpty
    }
  }

  /// Fails possible contenders that cannot decide any more: they have no finger, no deadline and no
  /// claim, and do not wait for touches. An active contender stays active and receives new touches: ``Verdict/goOn(_:)``.
  ///
  /// Without this rule, a custom recognizer that forgets to fail would block its dependents for
  /// ever.
  @inlinable @inline(__always)
  mutating func dismissAbandoned() {
    if mayBeAbandoned { dismissThoseAbandoned() }
  }

  @usableFromInline
  mutating func dismissThoseAbandoned() {
    mayBeAbandoned = false
    for seat in order {
      if contenders[seat].isAbandoned {
        assign(.failed, to: seat, because: .abandoned)
      } else if contenders[seat].goesOnWithoutFingers {
        contenders[seat].goOn()
        verdicts.append(.goOn(seat))
      }
    }
  }

  /// Lists the seats whose reset is due, in order: all contenders tied to them by requirements are
  /// finished too.
  ///
  /// - Complexity: O(contenders + requirements).
  @usableFromInline
  mutating func listDueForReset() {
    mayBeDueForReset = false
    resetting.removeAll(keepingCapacity: true)
    // Nearly always all are finished.
    if order.allSatisfy({ contenders[$0].isFinished }) {
      return resetting.append(contentsOf: order)
    }
    for seat in order where contenders[seat].isFinished { resetting.append(seat) }
    guard !requirements.isEmpty else { return }
    for seat in order { contenders[seat].mark = .unseen }
    for seat in order where contenders[seat].mark == .unseen {
      let group = tied(to: seat)
      guard !group.allSatisfy({ contenders[$0].isFinished }) else { continue }
      for member in group { contenders[member].mark = .heldBack }
    }
    resetting.removeAll { contenders[$0].mark == .heldBack }
  }

  /// All seats that are connected with `seat` by requirements, itself included.
  private mutating func tied(to seat: Seat) -> [Seat] {
    contenders[seat].mark = .done
    var group = [seat]
    var next = 0
    while next < group.count {
      let member = group[next]
      next += 1
      let neighbours =
        requirements.required(by: member, in: contenders)
        + requirements.dependents(of: member, in: contenders)
      for neighbour in neighbours where contenders[neighbour].mark == .unseen {
        contenders[neighbour].mark = .done
        group.append(neighbour)
      }
    }
    return group
  }
}

extension Contender {
  /// Whether it received a touch in this attempt, ignored ones included.
  public var hasReceived: Bool { firstSequence <= lastSequence }

  /// Whether its attempt has begun: it has received touches, or is active without fingers.
  fileprivate var isInAttempt: Bool { !received.isEmpty || isWithoutFingers }

  fileprivate var isAbandoned: Bool {
    touches.isEmpty && hasReceived && deadline == .infinity && !isUnsettled
      && claim == nil && state == .possible && !policy.waitsWithoutTouches
  }

  fileprivate var goesOnWithoutFingers: Bool {
    touches.isEmpty && hasReceived && !isUnsettled && reported.isActive
      && !isWithoutFingers
  }

  /// Its touches are up, and nothing about them is left to decide. Other touches may use their
  /// slots.
  fileprivate mutating func goOn() {
    isWithoutFingers = true
    received = .none
  }
}
