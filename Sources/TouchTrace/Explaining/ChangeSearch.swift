// The search for what would have had to be different for a recognizer to fire: each change is tried by a
// replay, in pieces as small as an input.

import TouchKit

/// A change to try. Of a change that has an amount, the smallest amount that is needed is tried.
nonisolated enum Trial: Equatable {
  case once(Change)
  /// Some steps of a size, up to a number of them.
  case some(Step, size: Double, most: Int)

  enum Step: Equatable {
    case movement(sign: Double)
    case straighter
    /// Straighter along the axis that is not the movement's own.
    case level(Change.Axis)
    case duration(sign: Double)
    case earlier(after: TimeInterval)

    func change(_ amount: Double) -> Change {
      switch self {
      case .movement(let sign): .movement(sign * amount)
      case .straighter: .straighter(amount)
      case .level(let axis): .level(amount, axis)
      case .duration(let sign): .duration(sign * amount)
      case .earlier(let time): .earlier(amount, after: time)
      }
    }
  }
}

nonisolated extension Trial {
  /// Whether it needs the touches that follow the episode.
  var needsNext: Bool {
    if case .some(.earlier, _, _) = self { return true }
    return false
  }
}

/// The changes of a trial, one after the other: more and more of a change until it is enough, because too much
/// may be wrong again, and then halfway between too little and enough.
nonisolated struct TrialCourse {
  private let trial: Trial
  private var tooLittle = 0
  private var enough: Int?
  /// How many steps are tried now; `nil` once the trial is over.
  private var count: Int?

  init(_ trial: Trial) {
    self.trial = trial
    switch trial {
    case .once: count = 1
    case .some(_, _, let most): count = most > 0 ? 1 : nil
    }
  }

  /// The change to try next; `nil` once the trial is over.
  var next: Change? { count.map(change) }

  /// The smallest change that was enough; `nil` if none was, or as long as it is not known.
  var smallest: Change? { count == nil ? enough.map(change) : nil }

  /// Takes what the next change came to.
  mutating func take(fires: Bool) {
    guard let tried = count else { return }
    if fires { enough = tried } else { tooLittle = tried }
    guard case .some(_, _, let most) = trial else { return count = nil }
    if let enough {
      count = enough - tooLittle > 1 ? (tooLittle + enough) / 2 : nil
    } else {
      count = tried < most ? min(tried * 2, most) : nil
    }
  }

  private func change(_ count: Int) -> Change {
    switch trial {
    case .once(let change): change
    case .some(let step, let size, _): step.change(Double(count) * size)
    }
  }
}

/// A search for the changes after which a recognizer fires that did not fire.
package final class ChangeSearch {
  private let experiment: Experiment
  private let recognizer: Observation.RecognizerID
  private let episode: Episode
  /// The last input that a trial needs that needs the next episode, too.
  private let last: Int
  private var trials: ArraySlice<Trial>
  private var course: TrialCourse?
  private var replay: ChangedReplay?
  /// The changes that were found up to now, each the smallest that is enough.
  package private(set) var changes: [Change] = []

  /// Begins a search. It is over at once if the recognizer fired in another attempt of the episode.
  package init(
    by experiment: Experiment, for attempt: Attempt, in episode: Episode, before next: Episode?
  ) {
    (self.experiment, self.episode, recognizer) = (experiment, episode, attempt.recognizer)
    last = next?.inputs.upperBound ?? episode.inputs.upperBound
    let own = episode.attempts.filter { $0.recognizer == attempt.recognizer }
    trials =
      own.contains(where: \.isRecognized) ? [] : attempt.trials(in: episode, before: next)[...]
  }

  deinit {}

  /// Whether all changes were tried.
  package var isOver: Bool { trials.isEmpty }

  /// What was found, in sentences.
  package var sentences: [String] {
    changes.isEmpty
      ? ["No change that was tried lets it fire."] : changes.map { episode.sentence(about: $0) }
  }

  /// Replays one input, or begins the next replay.
  package func work() {
    if let replay {
      if let fires = replay.next() { take(fires) }
    } else if let trial = trials.first {
      begin(trial)
    }
  }

  /// Begins the replay of a trial's next change.
  private func begin(_ trial: Trial) {
    let course = course ?? TrialCourse(trial)
    self.course = course
    guard let change = course.next else { return end(course) }
    if !experiment.isOver() {
      let end = trial.needsNext ? last : episode.inputs.upperBound
      replay = experiment.replay(of: episode, until: end, with: change, watching: recognizer)
    }
    if replay == nil { take(false) }
  }

  private func take(_ fires: Bool) {
    replay = nil
    course?.take(fires: fires)
  }

  private func end(_ course: TrialCourse) {
    if let change = course.smallest { changes.append(change) }
    self.course = nil
    trials.removeFirst()
  }
}
