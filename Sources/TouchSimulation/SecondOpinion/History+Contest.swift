// Sections 3, 4 and 5 of the law: what becomes of assignments, and which recognizers win, wait and
// are reset.

import GestureCore

nonisolated extension History {
  /// The states that a recognizer takes on in a moment, in order, with their places.
  private func changes(of recognizer: Int, in moment: Range<Int>) -> [(
    place: Int, state: GestureState
  )] {
    moment.compactMap { index in
      guard case .transition(recognizer, _, let state, _, _) = facts[index] else { return nil }
      return (index, state)
    }
  }

  /// Whether a possible recognizer cannot decide any more: no finger, no deadline, no claim.
  private func isAbandoned(_ recognizer: Int, before place: Int) -> Bool {
    let all = attempt(of: recognizer, before: place)
    let received = all.contains { if case .received = facts[$0] { true } else { false } }
    guard received, tracked(by: recognizer, before: place).isEmpty else { return false }
    var hasDeadline = false
    for index in all {
      if case .deadlineSet(recognizer, let isSet) = facts[index] { hasDeadline = isSet }
    }
    return !hasDeadline
  }

  // MARK: Running gestures

  func complaintAboutStates() -> String? {
    for moment in plainMoments {
      for recognizer in recognizers where isCustom(recognizer) {
        guard state(of: recognizer, before: moment.lowerBound).isActive else { continue }
        let changes = changes(of: recognizer, in: moment)
        let states = changes.map { $0.state }
        let end = changes.first?.place ?? moment.upperBound
        guard states != expectedStates(of: recognizer, in: moment.lowerBound..<end) else {
          continue
        }
        // A recognizer that required the failure of a recognized one is cancelled.
        let place = changes.last?.place ?? moment.upperBound
        if states.last == .cancelled, losesRequired(recognizer, in: moment, before: place) {
          continue
        }
        return "\(recognizer) becomes \(states) in \(moment)"
      }
    }
    return nil
  }

  private func expectedStates(of recognizer: Int, in range: Range<Int>) -> [GestureState] {
    let was = state(of: recognizer, before: range.lowerBound)
    let own = ownState(of: recognizer, before: range.lowerBound)
    var (becomes, isAssigned, isHeard) = (own, false, false)
    for fact in facts[range] {
      if case .recognizerHeard(recognizer, _, _, _) = fact { isHeard = true }
      guard case .assigned(recognizer, let state) = fact, state != .possible else { continue }
      becomes = Self.following(becomes, state)
      isAssigned = !own.isFinal
    }
    if isAssigned { return [becomes] }
    return was == .began && isHeard ? [.changed] : []
  }

  // MARK: Claims

  func complaintAboutClaims() -> String? {
    for moment in plainMoments {
      for recognizer in recognizers {
        guard state(of: recognizer, before: moment.lowerBound) == .possible else { continue }
        let changes = changes(of: recognizer, in: moment)
        let place = changes.first?.place ?? moment.upperBound
        guard !attempt(of: recognizer, before: place).isEmpty else { continue }
        let complaint =
          switch changes.first?.state {
          case nil: complaintAboutResting(recognizer, in: moment)
          case .failed: complaintAboutFailing(recognizer, in: moment, at: place)
          default:
            complaintAboutRecognition(
              of: recognizer, in: moment, changes.map { $0.state }, at: place)
          }
        if let complaint { return "\(complaint) in \(moment)" }
      }
    }
    return nil
  }

  /// It stays possible: no recognizer beat it. If it wants to be recognized, it has to wait.
  private func complaintAboutResting(_ recognizer: Int, in moment: Range<Int>) -> String? {
    let end = moment.upperBound
    guard !received(by: recognizer, before: end).isEmpty else { return nil }
    if let winner = excluder(of: recognizer, in: moment) {
      return "\(winner) did not exclude \(recognizer)"
    }
    if losesRequired(recognizer, in: moment, before: end) { return "\(recognizer) goes on" }
    // A recognizer that wants to be recognized beside one that excludes it may not even wait.
    for place in moment {
      guard case .waits(recognizer, _) = facts[place] else { continue }
      if let other = incumbent(against: recognizer, before: place) {
        return "\(recognizer) waits beside \(other)"
      }
    }
    let wants =
      isCustom(recognizer)
      ? claim(of: recognizer, before: end) != nil : waits(recognizer, before: end)
    if wants, staysOut(recognizer, in: moment) {
      return "\(recognizer) waits although it was excluded"
    }
    if wants {
      return openRequirements(of: recognizer, before: end).isEmpty ? "\(recognizer) waits" : nil
    }
    if isCustom(recognizer), ownState(of: recognizer, before: end) != .possible {
      return "\(recognizer) is \(ownState(of: recognizer, before: end)) for itself alone"
    }
    return isCustom(recognizer) && isAbandoned(recognizer, before: end)
      ? "\(recognizer) never ends" : nil
  }

  /// It fails: by itself, or because it was beaten.
  private func complaintAboutFailing(
    _ recognizer: Int, in moment: Range<Int>, at place: Int
  ) -> String? {
    if let winner = excluder(of: recognizer, in: moment) {
      let claimed = facts[moment].firstIndex {
        if case .assigned(recognizer, _) = $0 { true } else { false }
      }
      guard isCustom(recognizer), let claimed, claimed < place,
        claim(of: recognizer, before: place) != nil,
        claim(of: recognizer, before: moment.lowerBound) == nil,
        precedes(recognizer, winner, in: moment),
        incumbent(against: recognizer, before: place) == nil,
        openRequirements(of: recognizer, before: claimed).isEmpty
      else { return nil }
      return "\(winner) was asked before \(recognizer)"
    }
    if losesRequired(recognizer, in: moment, before: place) { return nil }
    let isDenied = incumbent(against: recognizer, before: place) != nil
    switch facts[place] {
    case .transition(_, _, _, .other, _):
      guard isCustom(recognizer) else { return nil }
      return ownState(of: recognizer, before: place) == .failed
        || isAbandoned(recognizer, before: place)
        || claim(of: recognizer, before: place) != nil && staysOut(recognizer, in: moment)
        ? nil : "\(recognizer) fails for no reason"
    case .transition(_, _, _, .denied, _):
      return isDenied ? nil : "\(recognizer) is denied by none"
    default: return "\(recognizer) fails without a winner"
    }
  }

  /// It is recognized: it wanted to be, and no recognizer stood against it.
  private func complaintAboutRecognition(
    of recognizer: Int, in moment: Range<Int>, _ states: [GestureState], at place: Int
  ) -> String? {
    if let required = openRequirements(of: recognizer, before: place).first {
      return "\(recognizer) is recognized before \(required) failed"
    }
    if let other = incumbent(against: recognizer, before: place) {
      return "\(recognizer) is recognized beside \(other)"
    }
    if recognizers.contains(where: { isLost(recognizer, to: $0, in: moment.lowerBound..<place) }) {
      return "\(recognizer) is recognized although a required one was"
    }
    if staysOut(recognizer, in: moment) {
      return "\(recognizer) is recognized although it was excluded"
    }
    guard isCustom(recognizer) else { return nil }
    guard let claim = claim(of: recognizer, before: place) else {
      return "\(recognizer) wanted nothing"
    }
    let own = ownState(of: recognizer, before: place)
    var expected = [claim == .ended ? .ended : GestureState.began]
    if claim != .ended, own.isFinal { expected.append(own) }
    if states == expected { return nil }
    // A recognizer that begins with one that had to fail ends at once.
    if states == [.began, .cancelled],
      losesRequired(recognizer, in: moment, before: moment.upperBound)
    {
      return nil
    }
    return "\(recognizer) becomes \(states) and not \(expected)"
  }

  /// The recognizer that was recognized first in this moment and excludes an undecided one.
  private func excluder(of recognizer: Int, in moment: Range<Int>) -> Int? {
    guard state(of: recognizer, before: moment.lowerBound) == .possible else { return nil }
    for place in moment {
      guard case .transition(let winner, .possible, let to, _, _) = facts[place], to != .failed,
        winner != recognizer, app.excludes(winner, recognizer),
        !attempt(of: recognizer, before: place).isEmpty, meet(winner, recognizer, before: place),
        !isDecidedOtherwise(recognizer, before: place)
      else { continue }
      return winner
    }
    return nil
  }

  /// Whether it was out before the winner was recognized, for another reason than that.
  private func isDecidedOtherwise(_ recognizer: Int, before place: Int) -> Bool {
    guard
      let last = attempt(of: recognizer, before: place).last(where: {
        if case .transition(recognizer, _, _, _, _) = facts[$0] { true } else { false }
      }), case .transition(_, _, let state, let why, _) = facts[last]
    else {
      // What it decided for itself is settled before or after; both are right.
      return isCustom(recognizer) && ownState(of: recognizer, before: place) == .failed
    }
    if case .excluded = why { return false }
    return state != .possible
  }

  private func recognition(of recognizer: Int, in moment: Range<Int>) -> Int? {
    moment.first {
      if case .transition(recognizer, .possible, let to, _, _) = facts[$0] { return to != .failed }
      return false
    }
  }

  /// The recognizer that is active or just ended, and excludes one that wants to be recognized.
  private func incumbent(against recognizer: Int, before place: Int) -> Int? {
    recognizers.first { other in
      let state = state(of: other, before: place)
      return other != recognizer && (state.isActive || state == .ended)
        && app.excludes(other, recognizer)
        && meet(other, recognizer, before: place)
    }
  }

  /// Whether one whose failure it requires is recognized in this moment.
  private func losesRequired(_ recognizer: Int, in moment: Range<Int>, before place: Int) -> Bool {
    recognizers.contains { isLost(recognizer, to: $0, in: moment) }
  }

  private func isLost(_ recognizer: Int, to required: Int, in range: Range<Int>) -> Bool {
    guard recognizer != required, let place = recognition(of: required, in: range),
      app.recognizers[recognizer].window == app.recognizers[required].window,
      !attempt(of: recognizer, before: place).isEmpty
    else { return false }
    return requires(recognizer, required, before: place)
  }

  /// Whether it was excluded before its attempt, and a touch of that attempt is still down when the
  /// moment begins.
  private func staysOut(_ recognizer: Int, in moment: Range<Int>) -> Bool {
    entries(of: recognizer).contains { place in
      guard place < moment.lowerBound,
        case .transition(recognizer, _, .failed, .excluded, _) = facts[place]
      else { return false }
      let touches = tracked(by: recognizer, before: place)
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
      for recognizer in recognizers where state(of: recognizer, before: end).isFinal {
        let undecided = Members(tied(to: recognizer, before: end)).first {
          !state(of: $0, before: end).isFinal
        }
        let isReset = facts[moment].contains(.reset(recognizer))
        if isReset, let undecided { return "\(recognizer) is reset before \(undecided) is over" }
        if !isReset, undecided == nil { return "\(recognizer) is not reset in \(moment)" }
      }
    }
    return nil
  }

  /// All that requirements connect with it, as far as they take part, as a set of bits.
  private func tied(to recognizer: Int, before place: Int) -> UInt64 {
    let present = recognizers.filter { other in
      app.recognizers[other].window == app.recognizers[recognizer].window
        && attempt(of: other, before: place).contains {
          if case .received(_, other, _) = facts[$0] { true } else { false }
        }
    }
    var group = bit(recognizer)
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
