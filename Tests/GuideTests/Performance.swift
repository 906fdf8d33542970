// A version of a question's app under the question's fingers: what it prints, what is said about it,
// and its picture.

import TouchKit
import TouchTesting
import TouchTrace

/// What became of fingers in an app.
struct Performance {
  /// What the app printed.
  let printed: [String]
  /// The same with times.
  let console: String
  /// What `touchkit explain` says.
  let explanation: String
  /// What `touchkit timeline` draws.
  let picture: String

  /// Plays fingers in an app.
  init(
    of trial: Trial, in makeController: @escaping () -> UIViewController, named name: String
  ) {
    let trace = trial.trace
    let app = Self.start(makeController)
    var lanes = Lanes()
    let watcher = LaneWatcher(of: app.application) { lanes.hear($0) }
    let explainer = Explainer(of: app)
    var episodes: [Episode] = []
    let printout = Printout {
      episodes =
        trace.inputs.compactMap { explainer.receive($0) }
        + [explainer.finish()].compactMap(\.self)
    }
    watcher.stop()
    lanes.finish()
    console = printout.text
    printed = printout.lines
    let title = "\(name): \(printed.isEmpty ? "nothing happens" : printed.joined(separator: ", "))"
    picture = LanesPicture(lanes, title: title, axisWidth: 430).svg

    let experiment = Experiment(trace) { _ in Self.start(makeController) }
    var explanation = ""
    _ = Printout {
      explanation = Self.explain(episodes, about: trial.about, by: experiment)
    }
    self.explanation = explanation
  }

  private static func explain(
    _ episodes: [Episode], about: [String], by experiment: Experiment
  ) -> String {
    episodes.enumerated().map { index, episode in
      let attempts = episode.attempts.filter { about.isEmpty || about.contains($0.name) }
      let next = index + 1 < episodes.count ? episodes[index + 1] : nil
      let changes = attempts.map {
        experiment.counterfactuals(for: $0, in: episode, before: next)
      }
      return episode.text(about: attempts, changes: changes)
    }.joined(separator: "\n").trimmingCharacters(in: .newlines)
  }

  private static func start(_ makeController: () -> UIViewController) -> TracedApp {
    TracedApp(Trial.header, makeRootViewController: makeController)
  }
}
