// Replays a recording of a device, line by line, and keeps what both said of each recognizer.

import GestureCore
import TouchKit

/// Compares a device with a replay while the recording is read.
///
///     let comparer = DeviceComparer(of: app)
///     comparer.receive(input)    // for each input
///     comparer.hear(states)      // for each line of the device
///     let comparison = comparer.finish()
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class DeviceComparer {
  private let app: TracedApp
  private var log: DecisionLog?
  /// The recognizers of the device, in the order in which it named them.
  private var named: [Named] = []
  private var indexes: [Name: Int] = [:]
  private var replay: [Int: Ours] = [:]
  /// The time of the last line.
  private var end: TimeInterval = 0

  /// What the device calls a recognizer.
  private struct Name: Hashable {
    let place: RecognizerPlace
    let number: Int?
  }

  /// What the device said of a recognizer.
  private struct Named {
    let place: RecognizerPlace
    var history = StateHistory()
    /// The number of the replay's recognizer that was at this place when the device got to know it.
    var number: Int?
  }

  /// What the replay decided about a recognizer.
  private struct Ours {
    var history = StateHistory()
    var lines: [Line] = []
  }

  /// A line of the log.
  private struct Line {
    var time: TimeInterval
    var text: String
    /// Whether a state changed.
    var isResult = false
  }

  /// Begins with an app that has received nothing yet.
  public init(of app: TracedApp) {
    self.app = app
    end = app.application.scheduler.now
    log = DecisionLog(of: app.application) { [unowned self] in note($0) }
  }

  deinit {}

  /// Takes the next input.
  public func receive(_ input: HostInput) {
    app.application.receive(input)
    end = max(end, app.application.scheduler.now)
  }

  /// Takes what the device said next.
  public func hear(_ states: DeviceStates) {
    end = max(end, states.time)
    let names = states.readings.map { Name(place: $0.place, number: $0.number) }
    for name in names where indexes[name] == nil {
      indexes[name] = named.count
      named.append(Named(place: name.place))
    }
    find(names.compactMap { indexes[$0] })
    for (name, reading) in zip(names, states.readings) {
      guard let index = indexes[name] else { continue }
      named[index].history.note(
        reading.state, at: states.time, since: states.since, input: states.inputsBefore)
    }
  }

  /// What both said, when all is read. The replay goes on until it is as late as the device may have been.
  public func finish() -> DeviceComparison {
    let last = end
    app.application.receive(.time(last + DeviceComparison.lateness))
    find(Array(named.indices))
    var comparison = DeviceComparison(differences: [], compared: [], missing: [])
    var histories: [Int: [StateHistory]] = [:]
    var seen: Set<RecognizerPlace> = []
    for entry in named {
      if let number = entry.number {
        histories[number, default: []].append(entry.history)
      } else if seen.insert(entry.place).inserted {
        comparison.missing.append(entry.place)
      }
    }
    for entry in named {
      // The first name of a recognizer stands for all.
      guard let number = entry.number, let all = histories.removeValue(forKey: number) else {
        continue
      }
      comparison.compared.append(entry.place)
      let history = StateHistory.joined(all)
      if let difference = difference(at: entry.place, history, replay[number], until: last) {
        comparison.differences.append(difference)
      }
    }
    // The sort is stable: at one time, the recognizer that the device named first is the first.
    comparison.differences.sort { $0.time < $1.time }
    return comparison
  }

  // MARK: - The replay

  private func note(_ line: LogLine) {
    let observation = line.observation
    guard let number = observation.decision.subject?.number else { return }
    var kept = Line(time: observation.time, text: line.description)
    switch observation.decision {
    case .transition(_, _, let state, _):
      replay[number, default: Ours()].history.note(
        state, at: observation.time, input: observation.input, text: kept.text)
      guard state != .changed else { return }
      kept.isResult = true
    // The line before it says what became of the gesture.
    case .reset:
      replay[number]?.history.note(.possible, at: observation.time, input: observation.input)
      return
    default: break
    }
    replay[number, default: Ours()].lines.append(kept)
  }

  /// Finds the recognizers of the replay that are now at the places of some of the device. One that was
  /// found stays the same, wherever its view goes.
  ///
  /// - Complexity: O(views) if there is a new one.
  private func find(_ indexes: [Int]) {
    var wanted: [RecognizerPlace: [Int]] = [:]
    for index in indexes where named[index].number == nil {
      wanted[named[index].place, default: []].append(index)
    }
    guard !wanted.isEmpty, let cast = log?.cast else { return }
    let labels = Set(wanted.keys.map(\.recognizer))
    for view in cast.views {
      for recognizer in view.gestureRecognizers ?? [] {
        // A path costs more than a label, and many labels belong to the system.
        guard labels.contains(recognizer.label(on: view)), let place = recognizer.place,
          let indexes = wanted.removeValue(forKey: place)
        else { continue }
        for index in indexes { named[index].number = recognizer.observationID.number }
      }
    }
  }

  // MARK: - The difference

  private func difference(
    at place: RecognizerPlace, _ device: StateHistory, _ ours: Ours?, until end: TimeInterval
  ) -> DeviceDifference? {
    let replay = ours?.history ?? StateHistory()
    guard let first = StateHistory.firstDifference(device, replay, until: end) else { return nil }
    let all = [first.device, first.replay].compactMap { $0 }
    guard let early = all.min(by: { $0.time < $1.time }) else { return nil }
    var delay: TimeInterval?
    if let its = first.device, let mine = first.replay, its.state == mine.state {
      delay = its.time - mine.time
    }
    // What became of it tells most, even if it failed too shortly to be compared.
    let lines = ours?.lines ?? []
    let result = lines.first { $0.isResult && $0.time >= early.time - DeviceComparison.lateness }
    return DeviceDifference(
      place: place, time: early.time, input: early.input, device: device.state(at: early.time),
      replay: replay.state(at: early.time), delay: delay,
      reason: first.replay?.text ?? result?.text ?? lines.last?.text)
  }
}

nonisolated extension Observation.Decision {
  /// The recognizer whose fate it tells; `nil` if it tells of none, or only that targets are told.
  fileprivate var subject: Observation.RecognizerID? {
    switch self {
    case .received(_, let id), .refused(_, let id, _), .ignored(_, let id),
      .transition(let id, _, _, _), .ignoredAssignment(let id, _, _), .waits(let id, _),
      .spared(let id, _, _), .goesOn(let id, _), .reset(let id), .brokenRequirement(let id, _),
      .requiredItself(let id):
      id
    default: nil
    }
  }
}
