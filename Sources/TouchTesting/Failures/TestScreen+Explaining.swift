// Explains the recognizer of a failed expectation: what it did with its touches, and why.

import TouchKit
import TouchTrace

/// What recognizers did since the begin of a test.
struct Story {
  private let cast: Cast
  private var reader = EpisodeReader()
  private var done: [Episode] = []

  init(of application: UIApplication) { cast = Cast(of: application) }

  mutating func willReceive(_ input: HostInput) { reader.willReceive(input) }

  mutating func hear(_ observation: Observation) {
    reader.hear(observation, in: cast)
  }

  mutating func didReceive() {
    if let episode = reader.didReceive(in: cast) { done.append(episode) }
  }

  /// All episodes, also the present one, which is not over.
  var episodes: [Episode] {
    var reader = reader
    return done + [reader.finish()].compactMap { $0 }
  }
}

extension TestScreen {
  /// What the recognizer did that the first unmet item of an expectation names; empty if it names
  /// none that took part.
  func explanation(of pattern: LogPattern, _ match: LogPattern.Match) -> String {
    guard match.agreed.count < pattern.items.count else { return "" }
    let item = pattern.items[match.agreed.count].source
    let episodes = story.episodes
    var lines: [String] = []
    for (index, episode) in episodes.enumerated() {
      for attempt in episode.attempts where item.contains("\(attempt.name) ") {
        lines += episode.sentences(about: attempt) { self.name(of: $0) }
        lines += changes(for: attempt, in: episodes, at: index).map { "  It fires if \($0)." }
      }
    }
    guard !lines.isEmpty else { return "" }
    return "\nExplained:\n" + lines.map { "  \($0)\n" }.joined()
  }

  /// For how long changes are tried, in seconds.
  private static let searchMax = 2.0

  /// The smallest changes after which a recognizer fires: each was tried by a replay. Empty if the test
  /// itself built what is on the screen, because then it cannot be started again.
  private func changes(for attempt: Attempt, in episodes: [Episode], at index: Int) -> [String] {
    guard let source = stage.source else { return [] }
    let experiment = Experiment(recorded.trace) { source.start($0) }
    let end = ContinuousClock.now + .seconds(Self.searchMax)
    experiment.isOver = { ContinuousClock.now > end }
    let next = index + 1 < episodes.count ? episodes[index + 1] : nil
    return experiment.counterfactuals(for: attempt, in: episodes[index], before: next).map {
      episodes[index].text(of: $0)
    }
  }
}
