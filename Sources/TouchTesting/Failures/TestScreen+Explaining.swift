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
    var lines: [String] = []
    for episode in story.episodes {
      for attempt in episode.attempts where item.contains("\(attempt.name) ") {
        lines += episode.sentences(about: attempt) { self.name(of: $0) }
      }
    }
    guard !lines.isEmpty else { return "" }
    return "\nExplained:\n" + lines.map { "  \($0)\n" }.joined()
  }
}
