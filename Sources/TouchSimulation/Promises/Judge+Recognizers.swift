// The promises about recognizers: states, actions, exclusion, requirements, resets.

import GestureCore

extension Judge {
  mutating func receive(_ touch: Int, _ recognizer: Int, _ isTaken: Bool) {
    let landing = touches[touch].landing
    if seated & bit(recognizer) == 0 { join(recognizer, in: landing.window) }
    recognizers[recognizer].received |= bit(touch)
    recognizers[recognizer].firstSequence = min(
      recognizers[recognizer].firstSequence, landing.sequence)
    recognizers[recognizer].lastSequence = max(
      recognizers[recognizer].lastSequence, landing.sequence)
    if isTaken, active & bit(recognizer) != 0 { taken |= bit(touch) & ~closed }
  }

  /// Binds the requirements between it and the recognizers that are there.
  private mutating func join(_ recognizer: Int, in window: Int) {
    seated |= bit(recognizer)
    recognizers[recognizer].window = window
    for other in Members(seated) where recognizers[other].window == window && other != recognizer {
      if setting.requirements[recognizer] & bit(other) != 0 {
        recognizers[recognizer].requires |= bit(other)
      }
      if setting.requirements[other] & bit(recognizer) != 0 {
        recognizers[other].requires |= bit(recognizer)
      }
    }
  }

  /// The app requires a failure from now on; again, if it has closed a cycle before, in vain.
  mutating func require(_ dependent: Int, _ required: Int, inOneWindow: Bool) {
    setting.requirements[dependent] |= bit(required)
    let both = bit(dependent) | bit(required)
    // No fact tells the window of a recognizer without touches.
    guard seated & both == both, inOneWindow,
      recognizers[dependent].window == recognizers[required].window
    else { return }
    recognizers[dependent].requires |= bit(required) & ~recognizers[dependent].unbound
  }

  mutating func change(
    _ recognizer: Int, _ from: GestureState, _ to: GestureState, _ why: Fact.Why, _ cancels: Bool
  ) {
    let state = recognizers[recognizer].state
    if state != from || from.accepting(to) != to {
      breach(.legalTransition, "\(recognizer) went from \(from) to \(to), and was \(state)")
    }
    recognizers[recognizer].state = to
    seated |= bit(recognizer)
    if to != .failed { checkOwed(by: recognizer) }
    if from == .possible, to.isActive || to == .ended { recognize(recognizer, cancels) }
    if to.isFinal {
      active &= ~bit(recognizer)
      over |= bit(recognizer)
      waiting &= ~bit(recognizer)
      mustFail &= ~bit(recognizer)
    } else if to.isActive {
      active |= bit(recognizer)
    }
    judge(why, of: recognizer)
  }

  /// After an exclusion, nothing comes before the winner's own recognition.
  private mutating func checkOwed(by recognizer: Int) {
    if owesRecognition >= 0, owesRecognition != recognizer {
      breach(.silentWhileWaiting, "\(owesRecognition) excluded another and was not recognized")
    }
    owesRecognition = -1
  }

  private mutating func recognize(_ recognizer: Int, _ cancels: Bool) {
    let me = recognizers[recognizer]
    if outOf[recognizer] != 0 { breach(.excludedStaysOut, "\(recognizer) was recognized") }
    if !isDisturbed {
      for required in Members(me.requires & seated & ~over & ~active)
      where recognizers[required].received != 0 {
        breach(.requirementRespected, "\(recognizer) began while \(required) was undecided")
      }
      for other in Members((active | recognized) & ~bit(recognizer))
      where me.sharesSpell(with: recognizers[other]) && recognizers[other].state != .cancelled {
        if setting.excludes(other, recognizer) {
          breach(.exclusion, "\(recognizer) was recognized beside \(other)")
        }
      }
      for other in Members(seated & ~over & ~active & ~bit(recognizer))
      where me.sharesSpell(with: recognizers[other]) && setting.excludes(recognizer, other) {
        mustFail |= bit(other)
      }
    }
    for other in Members(seated & ~over & ~bit(recognizer))
    where recognizers[other].requires & bit(recognizer) != 0 { mustFail |= bit(other) }
    recognized |= bit(recognizer)
    waiting &= ~bit(recognizer)
    if cancels { taken |= me.received & ~closed }
  }

  private mutating func judge(_ why: Fact.Why, of recognizer: Int) {
    switch why {
    case .other: break
    case .excluded(let winner):
      owesRecognition = winner
      for touch in Members(recognizers[recognizer].received) where touches[touch].isDown {
        outOf[recognizer] |= bit(touch)
      }
      if !isDisturbed, !setting.excludes(winner, recognizer) {
        breach(.justifiedExclusion, "\(winner) excluded \(recognizer)")
      }
    case .denied(let incumbent):
      if recognized & bit(incumbent) == 0 || recognizers[incumbent].state == .cancelled
        || !isDisturbed && !setting.excludes(incumbent, recognizer)
      {
        breach(.justifiedExclusion, "\(incumbent) denied \(recognizer)")
      }
    case .required(let required):
      // If the recognizer fails, the recognition that fails it is told after that failure.
      if recognizers[recognizer].state == .cancelled, recognized & bit(required) == 0, !isDisturbed
      {
        breach(.requirementRecognized, "\(required) was not recognized and ended \(recognizer)")
      }
    }
  }

  mutating func wait(_ recognizer: Int, _ required: Int) {
    waiting |= bit(recognizer)
    seated |= bit(recognizer)
    if (active | over) & (bit(required) | bit(recognizer)) != 0 || recognizer == required {
      breach(.waitersReleased, "\(recognizer) waits for \(required), and one of them is decided")
    }
  }

  mutating func announce(_ recognizer: Int, _ state: GestureState) {
    checkOwed(by: recognizer)
    announced = (recognizer, state)
    if state == .possible || state == .failed || recognizers[recognizer].state != state {
      breach(
        .actionsInOrder, "\(recognizer) is \(recognizers[recognizer].state) and tells \(state)")
    }
    if waiting & bit(recognizer) != 0 {
      breach(.silentWhileWaiting, "\(recognizer) tells \(state) while it waits")
    }
    if setting.discrete & ~assignedByApp & bit(recognizer) != 0 {
      if state != .ended || recognizers[recognizer].hasTold {
        breach(.discreteOnce, "\(recognizer) tells \(state)")
      }
      recognizers[recognizer].hasTold = true
    }
  }

  mutating func tell(_ recognizer: Int, _ state: GestureState) {
    if let announced, announced.0 == recognizer, announced.1 == state { return }
    breach(.actionsInOrder, "\(recognizer) told \(state) out of turn")
  }

  mutating func hearTouch(
    _ recognizer: Int, _ phase: Plan.Phase, _ touch: Int, _ state: GestureState
  ) {
    if touch < 0 || recognizers[recognizer].received & bit(touch) == 0 {
      breach(.attemptOnly, "\(recognizer) hears \(phase) of touch \(touch), which is not its own")
    }
    if state.isFinal { breach(.attemptOnly, "\(recognizer) hears \(phase) and is \(state)") }
  }

  // MARK: Resets

  mutating func reset(_ recognizer: Int) {
    if over & bit(recognizer) == 0 {
      breach(.resetWhenOver, "\(recognizer) is reset, and is not over")
    }
    if !isDisturbed {
      for other in Members(tied(to: recognizer) & seated & ~over) {
        breach(.resetWhenOver, "\(recognizer) is reset, and \(other), tied to it, is not over")
      }
    }
    let rest = ~bit(recognizer)
    recognizers[recognizer] = JudgedRecognizer()
    for other in Members(seated) {
      recognizers[other].requires &= rest
      recognizers[other].unbound &= rest
    }
    active &= rest
    over &= rest
    waiting &= rest
    seated &= rest
    recognized &= rest
    mustFail &= rest
  }

  /// All that requirements of this attempt connect with it.
  private func tied(to recognizer: Int) -> UInt64 {
    var group = bit(recognizer)
    var grew = true
    while grew {
      let before = group
      for other in Members(seated) {
        if group & bit(other) != 0 {
          group |= recognizers[other].requires
        } else if recognizers[other].requires & group != 0 {
          group |= bit(other)
        }
      }
      grew = group != before
    }
    return group & ~bit(recognizer)
  }

  /// All that requirements could connect with it, effective or not.
  private func mayBeTied(to recognizer: Int) -> UInt64 {
    var group = bit(recognizer)
    var grew = true
    while grew {
      let before = group
      for other in Members(seated) {
        let required =
          recognizers[other].requires | recognizers[other].unbound | setting.requirements[other]
        if group & bit(other) != 0 {
          group |= required
        } else if required & group != 0 {
          group |= bit(other)
        }
      }
      grew = group != before
    }
    // What waits for a swipe of navigation or a pull of a sheet, which have no numbers, may be tied.
    if group & setting.tiedOutside != 0 { return .max }
    return group & ~bit(recognizer) & seated
  }

  // MARK: Between inputs

  mutating func settle(_ nowSeated: UInt64) {
    announced = nil
    if !tableStories.isEmpty { settleTables() }
    if owesRecognition >= 0 { checkOwed(by: -1) }
    seated = nowSeated
    if !isDisturbed {
      for recognizer in Members(mustFail & ~over) {
        breach(
          recognizers[recognizer].requires & recognized != 0
            ? .requirementRecognized : .excludedFail,
          "\(recognizer) is still \(recognizers[recognizer].state)")
      }
      for recognizer in Members(over) where mayBeTied(to: recognizer) & ~over == 0 {
        breach(
          .resetDue, "\(recognizer) is \(recognizers[recognizer].state), and none is to wait for")
      }
      // What waits for a recognizer of navigation or of a sheet, which has no number, is not judged.
      for recognizer in Members(waiting & ~setting.tiedOutside) where !mayWait(recognizer) {
        breach(.waitersReleased, "\(recognizer) waits for none")
      }
      for touch in Members(taken & open) {
        breach(.takenCancelled, "touch \(touch) is not")
      }
    }
    mustFail = 0
    isDisturbed = false
  }

  /// Whether it requires the failure of an undecided recognizer.
  private func mayWait(_ recognizer: Int) -> Bool {
    let required = recognizers[recognizer].requires | setting.requirements[recognizer]
    for other in Members(required & seated & ~over & ~active)
    where recognizers[other].received != 0 || setting.takesPresses & bit(other) != 0 { return true }
    return false
  }

  mutating func rest(_ remains: Fact.Remains) {
    let held = touches.reduce(0) { $0 + $1.held.count }
    guard remains != Fact.Remains() || held > 0 || open != 0 else { return }
    breach(.rest, "\(held) phases are held, touches \(open) are open, and \(remains)")
  }
}
