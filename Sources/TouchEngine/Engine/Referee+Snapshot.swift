// What a snapshot shows of a contest.

import GestureCore

extension Referee {
  var snapshot: ContestSnapshot {
    let present = touchesEvent.list(of: touchesEvent.down.union(touchesEvent.lingering))
    let touches = present.filter { $0.refereeNumber == number }.sorted { $0.number < $1.number }
    return ContestSnapshot(
      time: engine?.scheduler.now ?? 0, participants: contest.order.map(participant),
      touches: touches.map { touch in
        ContestSnapshot.Touch(
          touch: touch.observationID, view: touch.viewStorage?.observationID,
          phase: touch.record.phase, location: touch.record.sample.location,
          heldPhases: delivery.heldPhases(of: touch.slot))
      })
  }

  private func participant(at seat: Contest.Seat) -> ContestSnapshot.Participant {
    let (contender, recognizer) = (contest[seat], recognizer(at: seat))
    var delays: ContestSnapshot.Participant.Delays = []
    if contender.isUndecided, contender.policy.delaysBegan { delays.insert(.began) }
    if contender.isUndecided, contender.policy.delaysEnded { delays.insert(.ended) }
    return ContestSnapshot.Participant(
      recognizer: recognizer.observationID, view: recognizer.attachedView?.observationID,
      state: contender.reported, ownState: contender.state,
      waitsFor: contest.openRequirements(of: seat).map(observationID),
      touches: tracked(at: seat).map { $0.observationID },
      deadline: contender.deadline < .infinity ? contender.deadline : nil, delays: delays)
  }
}
