// Sections 2 and 3 of the law: which recognizers receive touches, and what each object hears, in
// which order.

import GestureCore

nonisolated extension History {
  /// Moments with a single settling, which the rules can say something definite of.
  var plainMoments: [Range<Int>] {
    moments.indices.filter { !crowdedMoments.contains($0) }.map { moments[$0] }
  }

  /// Whether it is a custom recognizer, which tells all that it hears and assigns.
  func isCustom(_ recognizer: Int) -> Bool { app.recognizers[recognizer].kind == .custom }

  /// The touches of its attempt that are still down.
  func tracked(by recognizer: Int, before place: Int) -> TouchSlots {
    received(by: recognizer, before: place).intersection(down(before: place))
  }

  /// The touches that are down.
  private func down(before place: Int) -> TouchSlots {
    var touches = TouchSlots.none
    for fact in facts[..<place] {
      if case .down(let touch, _) = fact { touches.formUnion(TouchSlots(touch)) }
      if case .up(let touch, _, _) = fact { touches.subtract(TouchSlots(touch)) }
    }
    return touches
  }

  // MARK: Receiving

  func complaintAboutReceivers() -> String? {
    guard !app.hasExclusiveViews else { return nil }
    for moment in plainMoments {
      let downs = facts[moment].count { if case .offered = $0 { true } else { false } }
      for index in moment {
        guard case .offered(let touch, let chain) = facts[index],
          let landing = landing(of: touch, before: index)
        else { continue }
        for recognizer in recognizers {
          let isReceived = facts[index..<moment.upperBound].contains {
            if case .received(touch, recognizer, _) = $0 { true } else { false }
          }
          let mayHave =
            chain & bit(recognizer) != 0
            ? mayReceive(landing, recognizer, at: index, in: moment, among: downs) : false
          if let mayHave, mayHave != isReceived {
            return "\(recognizer) \(isReceived ? "received" : "did not receive") touch \(touch)"
          }
        }
      }
    }
    return nil
  }

  /// `nil` if a built-in recognizer's own rule decides.
  private func mayReceive(
    _ landing: Fact.Landing, _ recognizer: Int, at place: Int, in moment: Range<Int>,
    among downs: Int
  ) -> Bool? {
    let plan = app.recognizers[recognizer]
    guard plan.isEnabled, !plan.declinesTouches else { return false }
    if landing.isPen, !plan.takesPens { return false }
    let own =
      isCustom(recognizer)
      ? ownState(of: recognizer, before: place) : state(of: recognizer, before: place)
    // A long press takes no extra finger once it began.
    if own.isFinal || plan.kind == .longPress && own.isActive { return false }
    if !isCustom(recognizer), waits(recognizer, before: place) { return nil }
    // A finger that goes up in this event still counts: no plan has heard of it yet.
    let mine = received(by: recognizer, before: place).intersection(down(before: moment.lowerBound))
    if !plan.mixesTypes,
      Members(mine.bits).contains(where: {
        self.landing(of: $0, before: place)?.isPen != landing.isPen
      })
    {
      return false
    }
    if mine.count >= plan.touchesMax { return false }
    return downs > 1 && (plan.touchesMax < .max || !plan.mixesTypes) ? nil : true
  }

  /// Whether it was found to wait in its attempt.
  func waits(_ recognizer: Int, before place: Int) -> Bool {
    attempt(of: recognizer, before: place).contains {
      if case .waits(recognizer, _) = facts[$0] { true } else { false }
    }
  }

  // MARK: Hearing

  func complaintAboutHearing() -> String? {
    for moment in plainMoments {
      guard let end = endOfHearing(in: moment) else { continue }
      for index in moment {
        guard case .phase(let touch, let phase) = facts[index] else { continue }
        for recognizer in recognizers where isCustom(recognizer) {
          let count = facts[moment].count {
            if case .recognizerHeard(recognizer, phase, touch, _) = $0 { true } else { false }
          }
          let expected = hearings(of: touch, recognizer, between: index, and: end)
          if !expected.contains(count) {
            return "\(recognizer) hears \(phase) of touch \(touch) \(count) times"
          }
        }
      }
    }
    return nil
  }

  private func hearings(
    of touch: Int, _ recognizer: Int, between start: Int, and end: Int
  ) -> ClosedRange<Int> {
    let hadIt = received(by: recognizer, before: start).contains(touch)
    let got = facts[start..<end].contains {
      if case .received(touch, recognizer, _) = $0 { true } else { false }
    }
    guard hadIt || got, !ownState(of: recognizer, before: start).isFinal else { return 0...0 }
    let keepsIt = received(by: recognizer, before: end).contains(touch)
    return keepsIt && !ownState(of: recognizer, before: end).isFinal ? 1...1 : 0...1
  }

  /// Behind the last that a recognizer hears in a moment with an event; `nil` without an event.
  private func endOfHearing(in moment: Range<Int>) -> Int? {
    guard
      let event = facts[moment].firstIndex(where: {
        if case .phase = $0 { true } else { false }
      })
    else { return nil }
    return facts[event..<moment.upperBound].firstIndex {
      switch $0 {
      case .transition, .waits, .action, .reset, .recognizerReset, .viewHeard, .settled: true
      default: false
      }
    }
  }

  // MARK: Order

  func complaintAboutOrder() -> String? {
    for moment in plainMoments {
      var hearers: [Int] = []
      for fact in facts[moment] {
        guard case .recognizerHeard(let recognizer, _, _, _) = fact, hearers.last != recognizer
        else {
          continue
        }
        if hearers.contains(recognizer) { return "\(recognizer) hears one event in two parts" }
        hearers.append(recognizer)
      }
      for (place, first) in hearers.enumerated() {
        for second in hearers[(place + 1)...] where precedes(second, first, in: moment) {
          return "\(first) hears before \(second)"
        }
      }
    }
    return nil
  }

  /// Whether the first certainly stands before the second.
  func precedes(_ first: Int, _ second: Int, in moment: Range<Int>) -> Bool {
    if isRequired(first, by: second, in: moment) { return true }
    guard !recognizers.contains(where: { isRequired(second, by: $0, in: moment) }) else {
      return false
    }
    let (mine, its) = (app.recognizers[first], app.recognizers[second])
    guard mine.window == its.window else { return false }
    return mine.depth > its.depth || mine.view == its.view && mine.rank > its.rank
  }

  /// Whether a requirement of this moment, or of the attempts that it ends, names the two.
  private func isRequired(_ required: Int, by dependent: Int, in moment: Range<Int>) -> Bool {
    guard dependent != required else { return false }
    let end = facts[moment].firstIndex { if case .reset = $0 { true } else { false } }
    return requires(dependent, required, before: end ?? moment.upperBound)
  }

  // MARK: Audiences

  func complaintAboutActions() -> String? {
    for recognizer in recognizers {
      var owed: [Fact] = []
      for index in entries(of: recognizer) {
        switch facts[index] {
        case .transition(recognizer, _, let state, _, _):
          if !owed.isEmpty { return "\(recognizer) changes before it told \(owed)" }
          if state != .failed, state != .possible { owed = [.action(recognizer, state)] }
        case .action(recognizer, let state):
          guard owed == [.action(recognizer, state)] else {
            return "\(recognizer) announces \(state)"
          }
          owed = [.told(recognizer, state, Fact.Place())]
        case .told(recognizer, let state, _):
          guard owed == [.told(recognizer, state, Fact.Place())] else {
            return "\(recognizer) told \(state)"
          }
          owed = []
        default: break
        }
      }
      if !owed.isEmpty { return "\(recognizer) never told \(owed)" }
    }
    return nil
  }

  func complaintAboutTheOrderOfAudiences() -> String? {
    for moment in plainMoments {
      var audience = 0
      for fact in facts[moment] {
        let next: Int
        switch fact {
        case .recognizerHeard: next = 1
        case .action, .told: next = 2
        case .viewHeard: next = 3
        default: continue
        }
        if next < audience { return "\(fact) comes too late in \(moment)" }
        audience = next
      }
    }
    return nil
  }
}
