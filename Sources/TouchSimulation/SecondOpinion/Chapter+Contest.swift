// Sections 3, 4 and 5 of the law: what becomes of assignments, and which recognizers win, wait and
// are reset.

import GestureCore

nonisolated extension Chapter {
  /// The states that a recognizer takes on in a moment, in order, with their places.
  private func changes(of party: Int, in moment: Range<Int>) -> [(place: Int, state: GestureState)]
  {
    moment.compactMap { index in
      guard case .transition(party, _, let state, _, _) = facts[index] else { return nil }
      return (index, state)
    }
  }

  /// Whether nothing can decide one that is possible any more: no finger, no deadline, no claim.
  private func isAbandoned(_ party: Int, before place: Int) -> Bool {
    let all = attempt(of: party, before: place)
    let received = all.contains { if case .received = facts[$0] { true } else { false } }
    guard received, tracked(by: party, before: place).isEmpty else { return false }
    var hasDeadline = false
    for index in all {
      if case .deadlineSet(party, let isSet) = facts[index] { hasDeadline = isSet }
    }
    return !hasDeadline
  }

  // MARK: Running gestures

  func complaintAboutStates() -> String? {
    for moment in plainMoments {
      for party in parties where isCustom(party) {
        guard state(of: party, before: moment.lowerBound).isActive else { continue }
        let changes = changes(of: party, in: moment)
        let states = changes.map { $0.state }
        let end = changes.first?.place ?? moment.upperBound
        guard states != expectedStates(of: party, in: moment.lowerBound..<end) else { continue }
        // A recognizer that required the failure of a recognized one is cancelled.
        let place = changes.last?.place ?? moment.upperBound
        if states.last == .cancelled, losesRequired(party, in: moment, before: place) { continue }
        return "\(party) becomes \(states) in \(moment)"
      }
    }
    return nil
  }

  private func expectedStates(of party: Int, in range: Range<Int>) -> [GestureState] {
    let was = state(of: party, before: range.lowerBound)
    let own = ownState(of: party, before: range.lowerBound)
    var (becomes, isAssigned, isHeard) = (own, false, false)
    for fact in facts[range] {
      if case .recognizerHeard(party, _, _, _) = fact { isHeard = true }
      guard case .assigned(party, let state) = fact, state != .possible else { continue }
      becomes = Self.following(becomes, state)
      isAssigned = !own.isFinal
    }
    if isAssigned { return [becomes] }
    return was == .began && isHeard ? [.changed] : []
  }

  // MARK: Claims

  func complaintAboutClaims() -> String? {
    for moment in plainMoments {
      for party in parties {
        guard state(of: party, before: moment.lowerBound) == .possible else { continue }
        let changes = changes(of: party, in: moment)
        let place = changes.first?.place ?? moment.upperBound
        guard !attempt(of: party, before: place).isEmpty else { continue }
        let complaint =
          switch changes.first?.state {
          case nil: complaintAboutResting(party, in: moment)
          case .failed: complaintAboutFailing(party, in: moment, at: place)
          default:
            complaintAboutRecognition(of: party, in: moment, changes.map { $0.state }, at: place)
          }
        if let complaint { return "\(complaint) in \(moment)" }
      }
    }
    return nil
  }

  /// It stays possible: no recognizer beat it. If it wants to be recognized, it has to wait.
  private func complaintAboutResting(_ party: Int, in moment: Range<Int>) -> String? {
    let end = moment.upperBound
    guard !received(by: party, before: end).isEmpty else { return nil }
    if let winner = excluder(of: party, in: moment) { return "\(winner) did not exclude \(party)" }
    if losesRequired(party, in: moment, before: end) { return "\(party) goes on" }
    // A recognizer that wants to be recognized beside one that excludes it may not even wait.
    for place in moment {
      guard case .waits(party, _) = facts[place] else { continue }
      if let other = incumbent(against: party, before: place) {
        return "\(party) waits beside \(other)"
      }
    }
    let wants = isCustom(party) ? claim(of: party, before: end) != nil : waits(party, before: end)
    if wants, staysOut(party, in: moment) { return "\(party) waits although it was excluded" }
    if wants { return openRequirements(of: party, before: end).isEmpty ? "\(party) waits" : nil }
    if isCustom(party), ownState(of: party, before: end) != .possible {
      return "\(party) is \(ownState(of: party, before: end)) for itself alone"
    }
    return isCustom(party) && isAbandoned(party, before: end) ? "\(party) never ends" : nil
  }

  /// It fails: by itself, or because it was beaten.
  private func complaintAboutFailing(
    _ party: Int, in moment: Range<Int>, at place: Int
  ) -> String? {
    if let winner = excluder(of: party, in: moment) {
      let claimed = facts[moment].firstIndex {
        if case .assigned(party, _) = $0 { true } else { false }
      }
      guard isCustom(party), let claimed, claimed < place, claim(of: party, before: place) != nil,
        claim(of: party, before: moment.lowerBound) == nil,
        precedes(party, winner, in: moment), incumbent(against: party, before: place) == nil,
        openRequirements(of: party, before: claimed).isEmpty
      else { return nil }
      return "\(winner) was asked before \(party)"
    }
    if losesRequired(party, in: moment, before: place) { return nil }
    let isDenied = incumbent(against: party, before: place) != nil
    switch facts[place] {
    case .transition(_, _, _, .other, _):
      guard isCustom(party) else { return nil }
      return ownState(of: party, before: place) == .failed || isAbandoned(party, before: place)
        || claim(of: party, before: place) != nil && staysOut(party, in: moment)
        ? nil : "\(party) fails for no reason"
    case .transition(_, _, _, .denied, _): return isDenied ? nil : "\(party) is denied by nobody"
    default: return "\(party) fails without a winner"
    }
  }

  /// It is recognized: it wanted to be, and no recognizer stood against it.
  private func complaintAboutRecognition(
    of party: Int, in moment: Range<Int>, _ states: [GestureState], at place: Int
  ) -> String? {
    if let required = openRequirements(of: party, before: place).first {
      return "\(party) is recognized before \(required) failed"
    }
    if let other = incumbent(against: party, before: place) {
      return "\(party) is recognized beside \(other)"
    }
    if parties.contains(where: { isLost(party, to: $0, in: moment.lowerBound..<place) }) {
      return "\(party) is recognized although a required one was"
    }
    if staysOut(party, in: moment) { return "\(party) is recognized although it was excluded" }
    guard isCustom(party) else { return nil }
    guard let claim = claim(of: party, before: place) else { return "\(party) wanted nothing" }
    let own = ownState(of: party, before: place)
    var expected = [claim == .ended ? .ended : GestureState.began]
    if claim != .ended, own.isFinal { expected.append(own) }
    if states == expected { return nil }
    // A recognizer that begins with one that had to fail ends at once.
    if states == [.began, .cancelled], losesRequired(party, in: moment, before: moment.upperBound) {
      return nil
    }
    return "\(party) becomes \(states) and not \(expected)"
  }

  /// The recognizer that was recognized first in this moment and excludes an undecided one.
  private func excluder(of party: Int, in moment: Range<Int>) -> Int? {
    guard state(of: party, before: moment.lowerBound) == .possible else { return nil }
    for place in moment {
      guard case .transition(let winner, .possible, let to, _, _) = facts[place], to != .failed,
        winner != party, app.excludes(winner, party),
        !attempt(of: party, before: place).isEmpty, meet(winner, party, before: place),
        !isDecidedOtherwise(party, before: place)
      else { continue }
      return winner
    }
    return nil
  }

  /// Whether it was out before the winner was recognized, for another reason than that.
  private func isDecidedOtherwise(_ party: Int, before place: Int) -> Bool {
    guard
      let last = attempt(of: party, before: place).last(where: {
        if case .transition(party, _, _, _, _) = facts[$0] { true } else { false }
      }), case .transition(_, _, let state, let why, _) = facts[last]
    else {
      // What it decided for itself is settled before or after; both are right.
      return isCustom(party) && ownState(of: party, before: place) == .failed
    }
    if case .excluded = why { return false }
    return state != .possible
  }

  private func recognition(of party: Int, in moment: Range<Int>) -> Int? {
    moment.first {
      if case .transition(party, .possible, let to, _, _) = facts[$0] { return to != .failed }
      return false
    }
  }

  /// The recognizer that is active or just ended, and excludes one that wants to be recognized.
  private func incumbent(against party: Int, before place: Int) -> Int? {
    parties.first { other in
      let state = state(of: other, before: place)
      return other != party && (state.isActive || state == .ended) && app.excludes(other, party)
        && meet(other, party, before: place)
    }
  }

  /// Whether one whose failure it requires is recognized in this moment.
  private func losesRequired(_ party: Int, in moment: Range<Int>, before place: Int) -> Bool {
    parties.contains { isLost(party, to: $0, in: moment) }
  }

  private func isLost(_ party: Int, to required: Int, in range: Range<Int>) -> Bool {
    guard party != required, let place = recognition(of: required, in: range),
      app.recognizers[party].window == app.recognizers[required].window,
      !attempt(of: party, before: place).isEmpty
    else { return false }
    return requires(party, required, before: place)
  }

  /// Whether it was excluded before its attempt, and a touch of that attempt is still down when the
  /// moment begins.
  private func staysOut(_ party: Int, in moment: Range<Int>) -> Bool {
    entries(of: party).contains { place in
      guard place < moment.lowerBound,
        case .transition(party, _, .failed, .excluded, _) = facts[place]
      else { return false }
      let touches = tracked(by: party, before: place)
      return Members(touches.bits).contains { touch in
        !facts[place..<moment.lowerBound].contains {
          if case .up(touch, _, _) = $0 { true } else { false }
        }
      }
    }
  }

  // MARK: Resets

  func complaintAboutResets() -> String? {
    for moment in plainMoments {
      let end =
        facts[moment].firstIndex {
          switch $0 {
          case .reset, .recognizerReset: true
          default: false
          }
        } ?? moment.upperBound
      for party in parties where state(of: party, before: end).isFinal {
        let undecided = Members(tied(to: party, before: end)).first {
          !state(of: $0, before: end).isFinal
        }
        let isReset = facts[moment].contains(.reset(party))
        if isReset, let undecided { return "\(party) is reset before \(undecided) is over" }
        if !isReset, undecided == nil { return "\(party) is not reset in \(moment)" }
      }
    }
    return nil
  }

  /// All that requirements connect with it, as far as they take part, as a set of bits.
  private func tied(to party: Int, before place: Int) -> UInt64 {
    let present = parties.filter { other in
      app.recognizers[other].window == app.recognizers[party].window
        && attempt(of: other, before: place).contains {
          if case .received(_, other, _) = facts[$0] { true } else { false }
        }
    }
    var group = bit(party)
    while true {
      let more = present.filter { other in
        group & bit(other) == 0
          && Members(group).contains {
            requires($0, other, before: place) || requires(other, $0, before: place)
          }
      }
      guard !more.isEmpty else { return group }
      for other in more { group |= bit(other) }
    }
  }
}
