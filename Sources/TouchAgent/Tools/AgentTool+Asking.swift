// What happened, and why something did not.

import TouchKit
import TouchTrace

nonisolated extension AgentTool {
  static let log = AgentTool(
    "log",
    """
    Tells each decision of the engine since log was asked last, a line each, with its time and its cause: \
    hit tests, touches, states of recognizers, actions.
    """
  ) { session, _ in
    let lines = AgentLog(of: try session.app(), try session.screen()).lines(session.takeLines())
    return AgentAnswer(lines.isEmpty ? "Nothing was decided since." : lines.joined(separator: "\n"))
  }

  static let why = AgentTool(
    "why",
    """
    Tells why a gesture did not fire, or did: what it did with the last fingers that it heard of, what it \
    waited for, and the smallest changes of the app or of the fingers after which it fires. Each change was \
    tried by a replay. With x and y: what a finger there would reach now, and what each recognizer says.
    """,
    [
      Parameter(
        name: "gesture", kind: .string,
        words:
          "The name of the recognizer, as see and touch tell it; all of the last fingers by default."
      ),
      Parameter(name: "x", kind: .number, words: "Where a finger would come down."),
      Parameter(name: "y", kind: .number, words: "Where a finger would come down."),
    ]
  ) { session, arguments in
    let running = try session.app()
    let gesture = try arguments.string("gesture")
    let screen = -100_000.0...100_000
    switch (try arguments.number("x", in: screen), try arguments.number("y", in: screen)) {
    case (let x?, let y?):
      // In an app of its own, whose delegates may be asked.
      let other = running.app.start(running.trace.header)
      other.receive(running.trace.inputs)
      let answer = other.whyNotAsking(at: CGPoint(x: x, y: y), recognizer: gesture)
      return AgentAnswer(answer.description)
    case (nil, nil): break
    default: throw AgentProblem("why: x and y go together; one of them is missing.")
    }
    let episodes = running.trace.episodes(in: running.app)
    let last = episodes.last { episode in
      gesture == nil || episode.attempts.contains { $0.name == gesture }
    }
    guard let last else { throw AgentProblem(session.noEpisode(gesture, running)) }
    let found = session.explanations(in: running, recognizer: gesture) { $0.number == last.number }
    return AgentAnswer(found.map(\.description).joined(separator: "\n"))
  }

  static let lint = AgentTool(
    "lint",
    "Tells what is wrong with the gestures on the screen as it is now, before any finger moves, and which line of code mends it."
  ) { session, _ in
    let found = try session.app().traced.lint()
    return AgentAnswer(
      found.isEmpty ? "Nothing found." : found.map { "\($0)" }.joined(separator: "\n"))
  }
}

extension AgentSession {
  /// Why nothing can be told of a gesture.
  fileprivate func noEpisode(_ gesture: String?, _ running: Running) -> String {
    guard let gesture else { return "No finger has touched yet." }
    let places = running.cast.views.flatMap { view in
      (view.gestureRecognizers ?? []).map { (running.cast.name(of: $0.observationID), view) }
    }
    let names = places.map(\.0)
    if let view = places.first(where: { $0.0 == gesture })?.1 {
      return """
        No finger has come to \(gesture) yet, which is on \(view.lastingName ?? "\(view.observationID)"). Touch that \
        view; with x and y, why says what a finger would reach.
        """
    }
    if let nearest = NearestName.of(gesture, among: names) {
      return "No gesture is called \(gesture); the nearest name is \(nearest)."
    }
    return """
      No gesture on a view of the app is called \(gesture); there are \(names.joined(separator: ", ")). One that \
      was made and not added to a view hears of nothing: addGestureRecognizer adds it.
      """
  }
}
