// Watches an app while input is replayed in it: lanes, what recognizers did and why, and where
// fingers came down. It knows no page.

import GestureCore
import TouchKit

/// An app, and what is to be seen of its fingers and recognizers.
package final class Inspector {
  /// The app. It gets its input from ``receive(_:)`` alone.
  package let app: TracedApp
  /// How many inputs it has received.
  package private(set) var inputCount = 0
  /// What the lanes show, since the last ``takeSteps(since:)``.
  private var steps = LaneSteps()
  /// The fingers of the present episode, or of the last one, in the order in which they came down.
  package private(set) var fingers: [InspectedFinger] = []

  /// Changes with everything in ``recognizers`` and ``fingers`` but places and numbers of changes.
  package private(set) var version = 0

  private let cast: Cast
  private var reader = EpisodeReader()
  private var last: Episode?
  private var tracker = LaneTracker()
  private var watcher: LaneWatcher?

  /// The most recognizers and fingers that are told of, the newest ones.
  private static let recognizersMax = 40
  private static let fingersMax = 8

  /// Watches an app that has received nothing yet.
  ///
  /// - Parameter hasLanes: Whether lanes are wanted too.
  package init(of app: TracedApp, hasLanes: Bool) {
    self.app = app
    cast = Cast(of: app.application)
    if hasLanes {
      watcher = LaneWatcher(of: app.application) { [unowned self] fact in
        for change in tracker.hear(fact) { steps.add(change) }
      }
    }
    app.application.addObserver { [unowned self] in hear($0) }
  }

  deinit {}

  private func hear(_ observation: Observation) {
    switch observation.decision {
    case .transition(_, _, .changed, _), .action, .delivered, .skipped: break
    default: version += 1
    }
    reader.hear(observation, in: cast)
  }

  /// Its time, in seconds.
  package var now: TimeInterval { app.application.scheduler.now }

  /// Gives the app its next input.
  package func receive(_ input: HostInput) {
    if case .touches(let touches) = input {
      for report in touches.reports { follow(report) }
    }
    reader.willReceive(input)
    app.application.receive(input)
    if let episode = reader.didReceive(in: cast) { last = episode }
    inputCount += 1
  }

  /// What the lanes show since the last call; what was over before `time` is left out. Views have the names
  /// that last: no code of the app may be running.
  package func takeSteps(since time: TimeInterval) -> [LaneStep] {
    let steps = steps.take(since: time)
    guard steps.contains(where: { if case .change(.lane) = $0 { true } else { false } }) else {
      return steps
    }
    let names = watcher?.lastingNames() ?? [:]
    return steps.map { step in
      guard case .change(.lane(let row, var lane)) = step else { return step }
      lane.rename(names)
      return .change(.lane(row, lane))
    }
  }

  /// The recognizers of the present episode, or of the last one, in the order in which they were
  /// offered touches.
  package var recognizers: [InspectedRecognizer] {
    guard let episode else { return [] }
    return episode.attempts.indices.suffix(Self.recognizersMax).map {
      InspectedRecognizer($0, in: episode)
    }
  }

  /// The present episode, or the last one.
  private var episode: Episode? { reader.present ?? last }

  /// Begins to look for what would let a recognizer fire that did not; `nil` if it is not shown any more.
  package func search(for key: InspectedRecognizer.Key, by experiment: Experiment) -> ChangeSearch?
  {
    guard let episode, episode.inputs.lowerBound == key.episode,
      episode.attempts.indices.contains(key.attempt)
    else { return nil }
    return ChangeSearch(
      by: experiment, for: episode.attempts[key.attempt], in: episode, before: nil)
  }

  /// Looks where a finger comes down, before the app hears of it.
  private func follow(_ report: TouchReport) {
    let index = fingers.firstIndex { $0.finger == report.finger }
    let place = report.sample.location
    switch report.phase {
    case .began:
      if !fingers.contains(where: \.isDown) { fingers = [] }
      fingers.removeAll { $0.finger == report.finger }
      if fingers.count >= Self.fingersMax { fingers.removeFirst() }
      let answer = WhyNot(at: place, in: app.application, cast: cast)
      version += 1
      fingers.append(InspectedFinger(finger: report.finger, at: place, answer))
    case .moved, .stationary, .ended, .cancelled:
      guard let index else { return }
      fingers[index].move(to: place)
      guard report.phase == .ended || report.phase == .cancelled else { return }
      fingers[index].isDown = false
      version += 1
    default: break
    }
  }
}
