/// The invariants of the contest's lists, counts and indices. Debug builds, tests and the simulator
/// check them. Nothing else depends on them.
extension Contest {
  /// The first of its own rules that the contest breaks, in words; `nil` if all hold.
  ///
  /// It holds between any two calls.
  /// - Complexity: O(seats + requirements).
  public func brokenInvariant() -> String? {
    if let broken = seatsBroken { return broken }
    if let broken = requirements.brokenInvariant(in: contenders) { return broken }
    if let broken = orderBroken { return broken }
    if let broken = verdictsBroken { return broken }
    for seat in order {
      if let broken = contenderBroken(seat) { return broken }
    }
    return countsBroken
  }

  private var seatsBroken: String? {
    var isListed = Array(repeating: false, count: contenders.count)
    for seat in order + freeSeats {
      guard contenders.indices.contains(seat) else { return "seat \(seat) does not exist" }
      if isListed[seat] { return "seat \(seat) is listed twice" }
      isListed[seat] = true
    }
    if let lost = isListed.firstIndex(of: false) { return "seat \(lost) is neither taken nor free" }
    if let seat = order.first(where: { !contenders[$0].isSeated }) {
      return "seat \(seat) is in order and free"
    }
    return freeSeats.first { contenders[$0].isSeated }.map { "seat \($0) is free and taken" }
  }

  private var orderBroken: String? {
    guard isArranged else { return nil }
    var position = Array(repeating: 0, count: contenders.count)
    for (index, seat) in order.enumerated() { position[seat] = index }
    for seat in order {
      for required in requirements.required(by: seat, in: contenders)
      where position[required] > position[seat] {
        return "seat \(seat) stands before \(required), whose failure it requires"
      }
    }
    guard requirements.isEmpty else { return nil }
    for (first, second) in zip(order, order.dropFirst())
    where contenders[second].place.precedes(contenders[first].place) {
      return "seat \(first) stands before \(second), which is deeper or newer"
    }
    return nil
  }

  private var verdictsBroken: String? {
    guard verdictsTaken <= verdicts.count else { return "more verdicts are taken than there are" }
    return verdictsTaken < verdicts.count || verdicts.isEmpty
      ? nil : "verdicts are kept that are all taken"
  }

  private func contenderBroken(_ seat: Seat) -> String? {
    let contender = contenders[seat]
    if !contender.touches.subtracting(contender.received).isEmpty {
      return "seat \(seat) tracks touches that it did not receive"
    }
    if contender.claim != nil, contender.reported != .possible {
      return "seat \(seat) claims although it is seen in state \(contender.reported.rawValue)"
    }
    if contender.claim != nil, contender.state == .possible {
      return "seat \(seat) claims and is possible"
    }
    if contender.isUnsettled, contender.reported.isFinal {
      return "seat \(seat) awaits settling after its end"
    }
    if contender.deadline.isNaN { return "the deadline of seat \(seat) is not a number" }
    return nil
  }

  private var countsBroken: String? {
    let unsettled = order.filter { contenders[$0].isUnsettled }.count
    guard unsettled == unsettledCount else {
      return "\(unsettledCount) count as unsettled, and \(unsettled) are"
    }
    let recognized = order.filter { contenders[$0].isRecognized }.count
    return recognized == recognizedCount
      ? nil : "\(recognizedCount) count as recognized, and \(recognized) are"
  }
}

extension RequirementTable {
  /// The first of its own rules that the table breaks, in words; `nil` if all hold.
  func brokenInvariant(in contenders: Contenders) -> String? {
    for (index, requirement) in requirements.enumerated() {
      for seat in [requirement.dependent, requirement.required] {
        guard contenders.indices.contains(seat), contenders[seat].isSeated else {
          return "requirement \(index) names seat \(seat), which is free"
        }
      }
    }
    var (ofDependents, ofRequired) = (0, 0)
    for seat in contenders.indices where contenders[seat].isSeated {
      var next = Int(contenders[seat].firstRequirement)
      while next >= 0, ofDependents <= requirements.count {
        guard next < requirements.count, requirements[next].dependent == seat else {
          return "the list of what seat \(seat) requires has an entry of another"
        }
        ofDependents += 1
        next = Int(requirements[next].nextOfDependent)
      }
      next = Int(contenders[seat].firstDependent)
      while next >= 0, ofRequired <= requirements.count {
        guard next < requirements.count, requirements[next].required == seat else {
          return "the list of the dependents of seat \(seat) has an entry of another"
        }
        ofRequired += 1
        next = Int(requirements[next].nextOfRequired)
      }
    }
    return ofDependents == requirements.count && ofRequired == requirements.count
      ? nil
      : "\(requirements.count) requirements are in lists of \(ofDependents) and \(ofRequired)"
  }
}
