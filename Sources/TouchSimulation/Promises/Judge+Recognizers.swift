// The promises about recognizers: states, actions, exclusion, requirements, resets.

import GestureCore

extension Judge {
  mutating func receive(_ touch: Int, _ party: Int, _ isTaken: Bool) {
    let landing = touches[touch].landing
    if seated & bit(party) == 0 { join(party, in: landing.window) }
    parties[party].received |= bit(touch)
    parties[party].firstSpell = min(parties[party].firstSpell, landing.spell)
    parties[party].lastSpell = max(parties[party].lastSpell, landing.spell)
    if isTaken, active & bit(party) != 0 { taken |= bit(touch) & ~closed }
  }

  /// Binds the requirements between it and the recognizers that are there.
  private mutating func join(_ party: Int, in window: Int) {
    seated |= bit(party)
    parties[party].window = window
    for other in Members(seated) where parties[other].window == window && other != party {
      if setting.requirements[party] & bit(other) != 0 { parties[party].requires |= bit(other) }
      if setting.requirements[other] & bit(party) != 0 { parties[other].requires |= bit(party) }
    }
  }

  /// The app requires a failure from now on; again, if it has closed a cycle before, in vain.
  mutating func require(_ dependent: Int, _ required: Int, inOneWindow: Bool) {
    setting.requirements[dependent] |= bit(required)
    let both = bit(dependent) | bit(required)
    // No fact tells the window of a recognizer without touches.
    guard seated & both == both, inOneWindow,
      parties[dependent].window == parties[required].window
    else { return }
    parties[dependent].requires |= bit(required) & ~parties[dependent].unbound
  }

  mutating func change(
    _ party: Int, _ from: GestureState, _ to: GestureState, _ why: Fact.Why, _ cancels: Bool
  ) {
    let state = parties[party].state
    if state != from || from.accepting(to) != to {
      breach(.legalTransition, "\(party) went from \(from) to \(to), and was \(state)")
    }
    parties[party].state = to
    seated |= bit(party)
    if to != .failed { checkOwed(by: party) }
    if from == .possible, to.isActive || to == .ended { recognize(party, cancels) }
    if to.isFinal {
      active &= ~bit(party)
      over |= bit(party)
      waiting &= ~bit(party)
      doomed &= ~bit(party)
    } else if to.isActive {
      active |= bit(party)
    }
    judge(why, of: party)
  }

  /// After an exclusion, nothing comes before the winner's own recognition.
  private mutating func checkOwed(by party: Int) {
    if owesRecognition >= 0, owesRecognition != party {
      breach(.silentWhileWaiting, "\(owesRecognition) excluded somebody and was not recognized")
    }
    owesRecognition = -1
  }

  private mutating func recognize(_ party: Int, _ cancels: Bool) {
    let me = parties[party]
    if outOf[party] != 0 { breach(.excludedStaysOut, "\(party) was recognized") }
    if !isDisturbed {
      for required in Members(me.requires & seated & ~over & ~active)
      where parties[required].received != 0 {
        breach(.requirementRespected, "\(party) began while \(required) was undecided")
      }
      for other in Members((active | recognized) & ~bit(party))
      where me.sharesSpell(with: parties[other]) && parties[other].state != .cancelled {
        if setting.excludes(other, party) {
          breach(.exclusion, "\(party) was recognized beside \(other)")
        }
      }
      for other in Members(seated & ~over & ~active & ~bit(party))
      where me.sharesSpell(with: parties[other]) && setting.excludes(party, other) {
        doomed |= bit(other)
      }
    }
    for other in Members(seated & ~over & ~bit(party))
    where parties[other].requires & bit(party) != 0 { doomed |= bit(other) }
    recognized |= bit(party)
    waiting &= ~bit(party)
    if cancels { taken |= me.received & ~closed }
  }

  private mutating func judge(_ why: Fact.Why, of party: Int) {
    switch why {
    case .other: break
    case .excluded(let winner):
      owesRecognition = winner
      for touch in Members(parties[party].received) where touches[touch].isDown {
        outOf[party] |= bit(touch)
      }
      if !isDisturbed, !setting.excludes(winner, party) {
        breach(.justifiedExclusion, "\(winner) excluded \(party)")
      }
    case .denied(let incumbent):
      if recognized & bit(incumbent) == 0 || parties[incumbent].state == .cancelled
        || !isDisturbed && !setting.excludes(incumbent, party)
      {
        breach(.justifiedExclusion, "\(incumbent) denied \(party)")
      }
    case .required(let required):
      // If the recognizer fails, the recognition that fails it is told after that failure.
      if parties[party].state == .cancelled, recognized & bit(required) == 0, !isDisturbed {
        breach(.requirementRecognized, "\(required) was not recognized and ended \(party)")
      }
    }
  }

  mutating func wait(_ party: Int, _ required: Int) {
    waiting |= bit(party)
    seated |= bit(party)
    if (active | over) & (bit(required) | bit(party)) != 0 || party == required {
      breach(.waitersReleased, "\(party) waits for \(required), and one of them is decided")
    }
  }

  mutating func announce(_ party: Int, _ state: GestureState) {
    checkOwed(by: party)
    announced = (party, state)
    if state == .possible || state == .failed || parties[party].state != state {
      breach(.actionsInOrder, "\(party) is \(parties[party].state) and tells \(state)")
    }
    if waiting & bit(party) != 0 {
      breach(.silentWhileWaiting, "\(party) tells \(state) while it waits")
    }
    if setting.discrete & ~poked & bit(party) != 0 {
      if state != .ended || parties[party].hasTold {
        breach(.discreteOnce, "\(party) tells \(state)")
      }
      parties[party].hasTold = true
    }
  }

  mutating func tell(_ party: Int, _ state: GestureState) {
    if let announced, announced.0 == party, announced.1 == state { return }
    breach(.actionsInOrder, "\(party) told \(state) out of turn")
  }

  mutating func hearTouch(
    _ party: Int, _ phase: Plan.Phase, _ touch: Int, _ state: GestureState
  ) {
    if touch < 0 || parties[party].received & bit(touch) == 0 {
      breach(.attemptOnly, "\(party) hears \(phase) of touch \(touch), which is not its own")
    }
    if state.isFinal { breach(.attemptOnly, "\(party) hears \(phase) and is \(state)") }
  }

  // MARK: Resets

  mutating func reset(_ party: Int) {
    if over & bit(party) == 0 { breach(.resetWhenOver, "\(party) is reset, and is not over") }
    if !isDisturbed {
      for other in Members(tied(to: party) & seated & ~over) {
        breach(.resetWhenOver, "\(party) is reset, and \(other), tied to it, is not over")
      }
    }
    let rest = ~bit(party)
    parties[party] = Party()
    for other in Members(seated) {
      parties[other].requires &= rest
      parties[other].unbound &= rest
    }
    active &= rest
    over &= rest
    waiting &= rest
    seated &= rest
    recognized &= rest
    doomed &= rest
  }

  /// All that requirements of this attempt connect with it.
  private func tied(to party: Int) -> UInt64 {
    var group = bit(party)
    var grew = true
    while grew {
      let before = group
      for other in Members(seated) {
        if group & bit(other) != 0 {
          group |= parties[other].requires
        } else if parties[other].requires & group != 0 {
          group |= bit(other)
        }
      }
      grew = group != before
    }
    return group & ~bit(party)
  }

  /// All that requirements could connect with it, effective or not.
  private func mayBeTied(to party: Int) -> UInt64 {
    var group = bit(party)
    var grew = true
    while grew {
      let before = group
      for other in Members(seated) {
        let required =
          parties[other].requires | parties[other].unbound | setting.requirements[other]
        if group & bit(other) != 0 {
          group |= required
        } else if required & group != 0 {
          group |= bit(other)
        }
      }
      grew = group != before
    }
    return group & ~bit(party) & seated
  }

  // MARK: Between inputs

  mutating func settle(_ nowSeated: UInt64) {
    announced = nil
    if owesRecognition >= 0 { checkOwed(by: -1) }
    seated = nowSeated
    if !isDisturbed {
      for party in Members(doomed & ~over) {
        breach(
          parties[party].requires & recognized != 0 ? .requirementRecognized : .excludedFail,
          "\(party) is still \(parties[party].state)")
      }
      for party in Members(over) where mayBeTied(to: party) & ~over == 0 {
        breach(.resetDue, "\(party) is \(parties[party].state), and nobody is to wait for")
      }
      for party in Members(waiting) where !mayWait(party) {
        breach(.waitersReleased, "\(party) waits for nobody")
      }
      for touch in Members(taken & open) {
        breach(.takenCancelled, "touch \(touch) is not")
      }
    }
    doomed = 0
    isDisturbed = false
  }

  /// Whether it requires the failure of an undecided recognizer.
  private func mayWait(_ party: Int) -> Bool {
    let required = parties[party].requires | setting.requirements[party]
    for other in Members(required & seated & ~over & ~active)
    where parties[other].received != 0 || setting.takesPresses & bit(other) != 0 { return true }
    return false
  }

  mutating func rest(_ remains: Fact.Remains) {
    let held = heldCounts.reduce(0, +)
    guard remains != Fact.Remains() || held > 0 || open != 0 else { return }
    breach(.rest, "\(held) phases are held, touches \(open) are open, and \(remains)")
  }
}
