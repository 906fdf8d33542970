// Which apps there are, how they start, and what they show.

import TouchKit
import TouchTrace

nonisolated extension AgentTool {
  static let listApps = AgentTool(
    "apps", "Lists the apps that can be started, with what can be tried in each."
  ) { session, _ in
    let lines = session.apps.map { app in
      let tries = app.tries.map(\.words).joined(separator: "; ")
      return "\(app.name): \(app.summary)" + (tries.isEmpty ? "" : " Try: \(tries).")
    }
    return AgentAnswer(lines.joined(separator: "\n"))
  }

  static let startApp = AgentTool(
    "start",
    "Starts an app anew, in place of the one that runs, and tells what it shows. Time begins at 0 and stands still.",
    [
      Parameter(
        name: "app", kind: .string, words: "The name of the app; apps lists them.", isNeeded: true),
      Parameter(
        name: "width", kind: .number, words: "The width of the screen in points; 390 by default."),
      Parameter(
        name: "height", kind: .number, words: "The height of the screen in points; 844 by default."),
      Parameter(name: "arguments", kind: .strings, words: "What the app is told when it starts."),
    ]
  ) { session, arguments in
    let name = try arguments.string("app") ?? ""
    guard let app = session.apps.named(name) else {
      let names = session.apps.map(\.name)
      let nearest = NearestName.of(name, among: names).map { " Did you mean \($0)?" } ?? ""
      throw AgentProblem(
        "There is no app \(name).\(nearest) There are \(names.joined(separator: ", ")).")
    }
    var header = TraceHeader(app: app.name, arguments: try arguments.strings("arguments"))
    let size = header.size
    header.size = CGSize(
      width: try arguments.number("width", in: 1...100_000) ?? size.width,
      height: try arguments.number("height", in: 1...100_000) ?? size.height)
    try session.start(app, header)
    let warning = try session.app().traced.warning.map { "\($0)\n" } ?? ""
    return AgentAnswer(
      "\(warning)\(app.name) runs. It shows:\n\(try session.screen().tree(isWhole: false))")
  }

  static let see = AgentTool(
    "see",
    """
    Tells what the app shows now: a line for each view with its name, its place (x,y width×height in points \
    of the screen), its texts and state, and what hears of a touch in it. The names are what touch takes.
    """,
    [
      Parameter(
        name: "whole", kind: .flag, words: "Tell views, too, that show nothing and hear nothing."),
      Parameter(name: "picture", kind: .flag, words: "Draw a picture instead."),
    ]
  ) { session, arguments in
    let running = try session.app()
    guard try arguments.flag("picture") else {
      let time = shortDecimal(running.traced.application.scheduler.now, places: 3)
      let tree = try session.screen().tree(isWhole: try arguments.flag("whole"))
      return AgentAnswer("\(running.app.name) at \(time) s:\n\(tree)")
    }
    var answer = AgentAnswer("\(running.app.name) as it is drawn now.")
    answer.picture = ScenePicture.svg(of: running.traced.application)
    return answer
  }
}
