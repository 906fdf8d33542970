// What became of the fingers of a recording, in one call: the facts, and the changes that were tried.

import TouchKit

/// What the recognizers of an app did with the fingers of an episode, why, and after which changes those fire
/// that did not.
nonisolated public struct Explanation: Sendable, CustomStringConvertible {
  /// The episode: from the first finger down until all fingers are up and all recognizers are reset.
  public let episode: Episode
  /// The attempts that are explained.
  public let attempts: [Attempt]
  /// For each attempt, the smallest changes after which it fires. Each was tried by a replay.
  public let changes: [[Change]]
  /// If no recognizer of the episode fired: the views that want touches, lie where a finger came down, and
  /// were not hit.
  public let unreached: [UnreachedView]

  /// Makes an explanation.
  package init(
    episode: Episode, attempts: [Attempt], changes: [[Change]], unreached: [UnreachedView] = []
  ) {
    (self.episode, self.attempts, self.changes) = (episode, attempts, changes)
    self.unreached = unreached
  }

  /// The sentences, over several lines.
  public var description: String {
    let rest = unreached.map { "  \($0.sentence)\n" }.joined()
    return episode.text(about: attempts, changes: changes) + (rest.isEmpty ? "" : "\n\(rest)")
  }

  /// A JSON object in one line: times in seconds, places in points, and the sentences.
  public var json: String {
    episode.json(about: attempts, changes: changes, unreached: unreached.map(\.sentence))
  }
}

extension Trace {
  /// With more inputs than these, changes are tried only for a recognizer that is named.
  public static let inputsTriedMax = 20_000

  /// Explains what became of the fingers in an app.
  ///
  ///     for explanation in try Trace(contentsOf: url).explain(in: pinboard) { print(explanation) }
  ///
  /// - Parameters:
  ///   - app: The app that was recorded.
  ///   - recognizer: The name of the only recognizer to explain, as logs have it; `nil` for all.
  /// - Returns: An explanation for each episode in which such a recognizer took part. Without a name, no change
  ///   is tried if there are more than ``inputsTriedMax`` inputs.
  /// - Complexity: For each recognizer that did not fire, some tens of replays up to its episode.
  @MainActor public func explain(in app: TouchApp, recognizer: String? = nil) -> [Explanation] {
    var all: [Explanation] = []
    explain(in: app, recognizer: recognizer) { all.append($0) }
    return all
  }

  /// Explains some episodes as ``explain(in:recognizer:)`` does, and hands over each explanation as soon as it is
  /// found.
  @MainActor package func explain(
    in app: TouchApp, recognizer: String?, where isWanted: (Episode) -> Bool = { _ in true },
    each body: (Explanation) -> Void
  ) {
    let episodes = episodes(in: app)
    let isTried = recognizer != nil || inputs.count <= Self.inputsTriedMax
    let experiment = Experiment(self) { app.start($0) }
    for (index, episode) in episodes.enumerated() where isWanted(episode) {
      let attempts = episode.attempts.filter { recognizer == nil || $0.name == recognizer }
      guard recognizer == nil || !attempts.isEmpty else { continue }
      let next = index + 1 < episodes.count ? episodes[index + 1] : nil
      let changes = attempts.map {
        isTried ? experiment.counterfactuals(for: $0, in: episode, before: next) : []
      }
      let unreached =
        isTried && recognizer == nil ? experiment.unreachedViews(in: episode) : []
      body(
        Explanation(
          episode: episode, attempts: attempts, changes: changes, unreached: unreached))
    }
  }

  /// What happened in an app, without any change that was tried.
  @MainActor package func episodes(in app: TouchApp) -> [Episode] {
    let explainer = Explainer(of: app.start(header))
    let episodes = inputs.compactMap { explainer.receive($0) }
    return episodes + [explainer.finish()].compactMap(\.self)
  }

  /// Draws what fingers, recognizers and views of an app did over time.
  ///
  /// - Parameter app: The app that was recorded.
  /// - Returns: An SVG, which follows the reader's light or dark scheme.
  @MainActor public func timeline(of app: TouchApp) -> String {
    let running = app.start(header)
    var lanes = Lanes()
    let watcher = LaneWatcher(of: running.application) { lanes.hear($0) }
    running.receive(inputs)
    watcher.stop()
    lanes.finish()
    return withExtendedLifetime(running) {
      LanesPicture(watcher.named(lanes), title: app.title).svg
    }
  }
}

extension TracedApp {
  /// What is wrong with the app's views and recognizers now, before any finger moves on.
  ///
  /// - Parameter left: The rules that are left out.
  public func lint(except left: Set<LintRule> = []) -> [LintFinding] {
    AppSketch(of: application, naming: \.lastingName).findings(except: left)
  }

  /// Where a finger at a place would go now, and what each recognizer would say. No delegate is asked.
  ///
  /// - Parameters:
  ///   - point: In the screen's coordinates, in points.
  ///   - recognizer: The name of the only recognizer to tell of, as logs have it; `nil` for all.
  public func whyNot(at point: CGPoint, recognizer: String? = nil) -> WhyNot {
    WhyNot(at: point, in: application, naming: \.lastingName).only(recognizer)
  }

  /// The same, with the answers of delegates and classes: then a finger comes down there. The app must not be
  /// used any more.
  package func whyNotAsking(at point: CGPoint, recognizer: String? = nil) -> WhyNot {
    let cast = Cast(of: application)
    var answer = WhyNot(at: point, in: application, cast: cast, naming: \.lastingName)
    // A number that no host gives to a finger.
    let finger = Int.max
    let token = application.addObserver { observation in
      switch observation.decision {
      case .received(let touch, let id) where touch.finger == finger:
        answer.answered(cast.name(of: id), nil)
      case .refused(let touch, let id, let cause) where touch.finger == finger:
        answer.answered(cast.name(of: id), cause.text)
      default: break
      }
    }
    let time = application.scheduler.now
    application.receive(
      .touches(.init([TouchReport(finger, .began, at: point)], time: time)))
    application.removeObserver(token)
    return answer.only(recognizer)
  }
}

nonisolated extension WhyNot {
  /// The same without all recognizers but one, if one is named. If none has that name, the note has the
  /// nearest one.
  fileprivate func only(_ recognizer: String?) -> WhyNot {
    guard let recognizer else { return self }
    var rest = self
    rest.candidates.removeAll { $0.recognizer != recognizer }
    if rest.candidates.isEmpty {
      let nearest = NearestName.of(recognizer, among: candidates.map(\.recognizer))
      let hint = nearest.map { "; the nearest name is \($0)" } ?? ""
      rest.note = [note, "No recognizer \(recognizer) is on the way\(hint)."].compactMap(\.self)
        .joined(separator: " ")
    }
    return rest
  }
}

extension TouchApp {
  /// What is wrong with the app's views and recognizers after its start, before any finger moves.
  ///
  ///     #expect(pinboard.lint().isEmpty)
  ///
  /// - Parameter left: The rules that are left out.
  @MainActor public func lint(except left: Set<LintRule> = []) -> [LintFinding] {
    start().lint(except: left)
  }

  /// Where a finger at a place would go after the app's start, and what each recognizer would say. The
  /// delegates are asked, in an app of their own.
  ///
  /// - Parameters:
  ///   - point: In the screen's coordinates, in points.
  ///   - recognizer: The name of the only recognizer to tell of, as logs have it; `nil` for all.
  @MainActor public func whyNot(at point: CGPoint, recognizer: String? = nil) -> WhyNot {
    start().whyNotAsking(at: point, recognizer: recognizer)
  }
}
