// Section 6 of the law: what a view hears of a touch, and when.

import GestureCore

nonisolated extension History {
  /// A touch from its beginning to its end, and what happened until its slot was used again.
  private struct Touch {
    var slot: Int
    var view: Int
    var phases: [Phase] = []
    /// The facts from its beginning until its slot was used again.
    var facts: Range<Int>
    var first: Int
    var last: Int
  }

  /// A phase, and the number of its moment.
  private struct Phase: Equatable, CustomStringConvertible {
    var phase: Plan.Phase
    var moment: Int

    var description: String { "\(phase) in \(moment)" }
  }

  func complaintAboutViews() -> String? {
    // Where so many are held, moves may have become one.
    let heldCount = facts.count { if case .held = $0 { true } else { false } }
    guard heldCount <= Fact.heldMax else { return nil }
    for touch in touches() {
      guard !(touch.first...touch.last).contains(where: crowdedMoments.contains) else { continue }
      let heard = heard(of: touch)
      let expected = expected(of: touch)
      if heard != expected {
        return "of touch \(touch.slot) the view hears \(heard) and not \(expected)"
      }
    }
    return nil
  }

  private func touches() -> [Touch] {
    var touches: [Touch] = []
    for (number, moment) in moments.enumerated() {
      for index in moment {
        switch facts[index] {
        case .down(let slot, let landing):
          if let old = touches.lastIndex(where: { $0.slot == slot }) {
            touches[old].facts = touches[old].facts.lowerBound..<index
            touches[old].last = number
          }
          touches.append(
            Touch(
              slot: slot, view: landing.view, facts: index..<facts.count, first: number,
              last: moments.count - 1))
        case .phase(let slot, let phase):
          guard let index = touches.lastIndex(where: { $0.slot == slot }) else { continue }
          touches[index].phases.append(Phase(phase: phase, moment: number))
        default: break
        }
      }
    }
    return touches
  }

  /// What its view heard.
  private func heard(of touch: Touch) -> [Phase] {
    touch.facts.compactMap { index -> Phase? in
      guard case .viewHeard(_, let hearing) = facts[index], hearing.touch == touch.slot,
        let number = moments.firstIndex(where: { $0.contains(index) })
      else { return nil }
      return Phase(phase: hearing.phase, moment: number)
    }
  }

  private func expected(of touch: Touch) -> [Phase] {
    guard touch.view >= 0, !facts[touch.facts].contains(.contentRefused(touch.slot)) else {
      return []
    }
    let taken = momentOfTaking(touch)
    let cancelled = touch.phases.first { $0.phase == .cancelled }?.moment
    let stop = min(taken ?? .max, cancelled ?? .max)
    // What is released when the system cancels a touch still comes before that.
    let lastChance = taken.map { min($0 - 1, stop) } ?? stop
    var deliveries: [Phase] = []
    var (earliest, isBegun, isEnded) = (0, false, false)
    for next in touch.phases where next.phase != .cancelled {
      earliest = max(earliest, next.moment)
      let free = (earliest...touch.last).first { !isHeld(next.phase, of: touch, at: $0) }
      guard let free, free <= lastChance else { break }
      earliest = free
      deliveries.append(Phase(phase: next.phase, moment: free))
      isBegun = true
      isEnded = next.phase == .ended
    }
    if stop <= touch.last, isBegun, !isEnded {
      deliveries.append(Phase(phase: .cancelled, moment: stop))
    }
    return deliveries
  }

  /// Whether an undecided recognizer keeps a phase from the view when a moment is over.
  private func isHeld(_ phase: Plan.Phase, of touch: Touch, at number: Int) -> Bool {
    let end = moments[number].upperBound
    return recognizers.contains { recognizer in
      let plan = app.recognizers[recognizer]
      guard plan.delaysBegan || plan.delaysEnded && phase == .ended else {
        return false
      }
      return state(of: recognizer, before: end) == .possible
        && received(by: recognizer, before: end).contains(touch.slot)
    }
  }

  /// The moment in which a recognizer that cancels touches is recognized with the touch.
  private func momentOfTaking(_ touch: Touch) -> Int? {
    (touch.first...touch.last).first { number in
      moments[number].contains { index in
        switch facts[index] {
        case .transition(let recognizer, .possible, let to, _, _):
          to != .failed && app.recognizers[recognizer].cancelsTouches
            && received(by: recognizer, before: index).contains(touch.slot)
        case .received(touch.slot, let recognizer, _):
          app.recognizers[recognizer].cancelsTouches
            && state(of: recognizer, before: index).isActive
        default: false
        }
      }
    }
  }
}
