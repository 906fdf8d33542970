// What a recognizer did, as a list of results, and where two lists differ. It knows no app and no device.

import GestureCore
import TouchKit

/// The results of a recognizer in their order. `changed` goes on with `began`, and `possible` ends a result.
nonisolated struct StateHistory: Equatable, Sendable {
  /// A state other than possible, from its begin to its end.
  struct Result: Equatable, Sendable {
    var state: GestureState
    /// When it was there, in seconds.
    var time: TimeInterval
    /// When it was not there yet.
    var earliest: TimeInterval
    /// The number of the last input before.
    var input: Int
    /// When another state came; `nil` if it is still there.
    var end: TimeInterval?
    /// The decision in words.
    var text: String?
  }

  private(set) var results: [Result] = []

  /// Notes a state; a repeated one says nothing new.
  mutating func note(
    _ state: GestureState, at time: TimeInterval, since: TimeInterval? = nil, input: Int,
    text: String? = nil
  ) {
    let state = state == .changed ? .began : state
    let last = results.last.flatMap { $0.end == nil ? $0.state : nil } ?? .possible
    guard state != last else { return }
    if last != .possible { results[results.count - 1].end = time }
    guard state != .possible else { return }
    results.append(
      Result(
        state: state, time: time, earliest: min(since ?? time, time), input: input, text: text))
  }

  /// The state at a time.
  func state(at time: TimeInterval) -> GestureState {
    guard let result = results.last(where: { $0.time <= time }) else { return .possible }
    return result.end.map { $0 <= time } ?? false ? .possible : result.state
  }

  /// The histories of one recognizer, one after the other.
  static func joined(_ all: [StateHistory]) -> StateHistory {
    var history = StateHistory()
    for result in all.flatMap(\.results).sorted(by: { $0.time < $1.time }) {
      if let last = history.results.indices.last, history.results[last].end == nil {
        history.results[last].end = result.time
      }
      history.results.append(result)
    }
    return history
  }

  /// The first result that only one of two histories has; both, if they differ in it.
  ///
  /// - Parameters:
  ///   - device: What a device said.
  ///   - replay: What the replay did.
  ///   - end: The time, in seconds, up to which the recording goes. Of what comes so shortly before it that the
  ///     other one may have come later, nothing is known.
  static func firstDifference(
    _ device: StateHistory, _ replay: StateHistory, until end: TimeInterval
  ) -> (device: Result?, replay: Result?)? {
    let its = device.results.filter { !$0.isBrief(until: end) }
    let ours = replay.results.filter { !$0.isBrief(until: end) }
    for index in 0..<max(its.count, ours.count) {
      let its = index < its.count ? its[index] : nil
      let ours = index < ours.count ? ours[index] : nil
      if let its, let ours, its.state == ours.state, its.isNear(ours) { continue }
      let isLone = its == nil || ours == nil
      let time = min(its?.time ?? .infinity, ours?.time ?? .infinity)
      if isLone, time + DeviceComparison.lateness > end { return nil }
      return (its, ours)
    }
    return nil
  }
}

nonisolated extension StateHistory.Result {
  /// Whether it is a failure so short that a device may not have read it.
  fileprivate func isBrief(until last: TimeInterval) -> Bool {
    state == .failed && (end ?? last) - earliest <= DeviceComparison.lateness
  }

  /// Whether a result of the replay came at the same time, as far as a device can tell.
  fileprivate func isNear(_ ours: Self) -> Bool {
    let lateness = DeviceComparison.lateness
    return (earliest - lateness...time + lateness).contains(ours.time)
  }
}
