// What the agent is told after it did something: what became of its fingers, and what is different.

import TouchKit
import TouchTrace

extension AgentSession {
  /// What happened since some inputs ago: what is different on the screen, what became of the fingers, and
  /// what to ask next.
  ///
  /// - Parameter count: How many inputs there were before.
  func tell(since count: Int) throws(AgentProblem) -> AgentAnswer {
    let running = try app()
    let begin = count > 0 ? running.trace.inputs[count - 1].time : running.trace.header.start
    let episodes = running.trace.episodes(in: running.app).filter {
      $0.inputs.upperBound > count && !$0.fingers.isEmpty
    }
    let changes = try takeChanges()
    var parts: [String] = []
    if !changes.isEmpty {
      parts.append("On the screen:\n" + changes.map { "  \($0)" }.joined(separator: "\n"))
    }
    if episodes.isEmpty || !changes.isEmpty || episodes.contains(where: \.hasEffect) {
      parts += episodes.map { $0.shortText(since: begin ?? 0) }
    } else {
      let found = explanations(in: running) { $0.inputs.upperBound > count }
      parts += found.map { $0.shortText(since: begin ?? 0) }
      parts.append("Nothing came of it. What stands after “It fires if” was tried.")
    }
    parts += try obstacles(since: count)
    if changes.isEmpty { parts.append("The screen is as before.") }
    if let waiting = waiting(in: running) { parts.append(waiting) }
    return AgentAnswer(parts.joined(separator: "\n"))
  }

  /// What kept views from doing what was asked of them.
  private func obstacles(since count: Int) throws(AgentProblem) -> [String] {
    let all = try app().lines.filter { line in
      guard case .obstacle = line.observation.decision else { return false }
      return line.observation.input > count
    }
    guard !all.isEmpty else { return [] }
    let log = AgentLog(of: try app(), try screen())
    return all.map { log.text(of: $0) }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Explains some episodes, with the changes that were tried.
  func explanations(
    in running: Running, recognizer: String? = nil, where isWanted: (Episode) -> Bool
  ) -> [Explanation] {
    var all: [Explanation] = []
    running.trace.explain(in: running.app, recognizer: recognizer, where: isWanted) {
      all.append($0)
    }
    return all
  }

  /// What is not decided yet, and how long to wait for it.
  private func waiting(in running: Running) -> String? {
    guard let time = running.traced.application.nextLimitOfRecognizers else { return nil }
    return """
      Some gesture waits: it is decided in \(shortDecimal(time, places: 3)) s at the latest. Time goes on \
      with the tool wait.
      """
  }
}

nonisolated extension Episode {
  /// Whether a recognizer of the app fired, or a control sent something.
  fileprivate var hasEffect: Bool {
    !controls.isEmpty || attempts.contains { $0.isRecognized }
  }

  /// The fingers, then the recognizers that fired, then the others, a line each; then what views and controls
  /// did.
  ///
  /// - Parameters:
  ///   - begin: What happened before this time is left out, in seconds.
  ///   - changes: For each attempt, the changes after which it fires.
  fileprivate func shortText(since begin: TimeInterval, changes: [[Change]] = []) -> String {
    let fresh = attempts.enumerated().filter { _, attempt in
      !attempt.isAbsentPart
        && (attempt.received.contains { $0.time >= begin }
          || attempt.refused.contains { $0.time >= begin }
          || attempt.steps.contains { $0.time > begin })
    }
    let ordered =
      fresh.filter(\.element.isRecognized) + fresh.filter { !$0.element.isRecognized }
    let told = ordered.map { index, attempt in
      let fires = (changes.indices.contains(index) ? changes[index] : []).map {
        "It fires if \(text(of: $0))."
      }
      return (sentences(about: attempt) + fires).joined(separator: " ")
    }
    let others = views.map { sentence(about: $0) } + controls.map { sentence(about: $0) }
    let touched = fingers.filter { $0.end > begin }.map { finger in
      finger.sentence(on: (finger.view ?? finger.hit).map { name(of: $0) })
    }
    return (touched + told + others).joined(separator: "\n")
  }
}

nonisolated extension Explanation {
  /// The same, with the changes that were tried, and the views that were not reached.
  fileprivate func shortText(since begin: TimeInterval) -> String {
    ([episode.shortText(since: begin, changes: changes)] + unreached.map(\.sentence))
      .joined(separator: "\n")
  }
}

nonisolated extension Attempt {
  /// Whether it is a part of a view or a controller that has no use for such a touch: a swipe back where there is
  /// nothing to go back to.
  fileprivate var isAbsentPart: Bool {
    guard isPartOfTouchKit, case .refused(let refusal) = outcome else { return false }
    return refusal.cause == .classDeclinedEvent
  }
}
