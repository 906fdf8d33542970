/// Failure requirements between the contenders of one contest: which must wait for which.
///
/// Each requirement is in two linked lists: its dependent's and its required contender's. So a
/// search costs only what it finds. The table does not know which code added a requirement.
struct RequirementTable: Sendable {
  struct Requirement {
    let dependent: Contest.Seat
    let required: Contest.Seat
    var nextOfDependent: Int32
    var nextOfRequired: Int32
    /// Whether it closes a cycle and therefore does not hold.
    var isBroken = false
  }

  private(set) var requirements: [Requirement] = []

  var isEmpty: Bool { requirements.isEmpty }

  /// Adds a requirement unless it is there.
  mutating func insert(
    _ dependent: Contest.Seat, requires required: Contest.Seat, in contenders: inout Contenders
  ) {
    guard index(of: dependent, requires: required, in: contenders) == nil else { return }
    requirements.append(
      Requirement(dependent: dependent, required: required, nextOfDependent: -1, nextOfRequired: -1)
    )
    link(requirements.count - 1, in: &contenders)
  }

  private mutating func link(_ index: Int, in contenders: inout Contenders) {
    let (dependent, required) = (requirements[index].dependent, requirements[index].required)
    requirements[index].nextOfDependent = contenders[dependent].firstRequirement
    requirements[index].nextOfRequired = contenders[required].firstDependent
    contenders[dependent].firstRequirement = Int32(index)
    contenders[required].firstDependent = Int32(index)
  }

  private func index(
    of dependent: Contest.Seat, requires required: Contest.Seat, in contenders: Contenders
  ) -> Int? {
    var next = Int(contenders[dependent].firstRequirement)
    while next >= 0 {
      if requirements[next].required == required { return next }
      next = Int(requirements[next].nextOfDependent)
    }
    return nil
  }

  /// The seats that wait for `seat`, in the order in which the requirements were added.
  func dependents(of seat: Contest.Seat, in contenders: Contenders) -> [Contest.Seat] {
    var found: [Contest.Seat] = []
    var next = Int(contenders[seat].firstDependent)
    while next >= 0 {
      if !requirements[next].isBroken { found.append(requirements[next].dependent) }
      next = Int(requirements[next].nextOfRequired)
    }
    return found.reversed()
  }

  /// The seats that `seat` waits for, in the order in which the requirements were added.
  func required(by seat: Contest.Seat, in contenders: Contenders) -> [Contest.Seat] {
    var found: [Contest.Seat] = []
    var next = Int(contenders[seat].firstRequirement)
    while next >= 0 {
      if !requirements[next].isBroken { found.append(requirements[next].required) }
      next = Int(requirements[next].nextOfDependent)
    }
    return found.reversed()
  }

  /// Declares that a requirement does not hold because it closes a cycle.
  mutating func breakRequirement(
    of dependent: Contest.Seat, on required: Contest.Seat, in contenders: Contenders
  ) {
    guard let index = index(of: dependent, requires: required, in: contenders) else { return }
    requirements[index].isBroken = true
  }

  /// Forgets the requirements of contenders that have left their seats.
  ///
  /// - Complexity: O(requirements + contenders) if there are any, else O(1).
  mutating func removeUnseated(from contenders: inout Contenders) {
    guard !isEmpty else { return }
    requirements.removeAll {
      !contenders[$0.dependent].isSeated || !contenders[$0.required].isSeated
    }
    for seat in contenders.indices {
      contenders[seat].firstRequirement = -1
      contenders[seat].firstDependent = -1
    }
    for index in requirements.indices { link(index, in: &contenders) }
  }
}

/// The progress of a walk through the requirements.
@usableFromInline
enum RequirementMark: Sendable, Equatable {
  case unseen
  /// On the path from the start of the walk.
  case open
  case done
  /// Done, and tied to one that is not finished.
  case heldBack
}
