// What an agent does with one app: its inputs, its time, what happened, and what the agent was told.

import TouchKit
import TouchTrace

/// An agent's use of apps: one app at a time, in which time goes on only when the agent says so.
///
///     let session = AgentSession(of: [.pinboard])
///     print(session.answer(AgentCall("start", ["app": "Pinboard"])).text)
///     print(session.answer(AgentCall("touch", ["gesture": "tap", "on": "Save"])).text)
///
/// All that it is told is a recording, which replays exactly.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class AgentSession {
  /// How long an answer is at most, in characters. The rest is kept for the tool `more`.
  nonisolated public static let answerMax = 2_000

  let apps: [TouchApp]
  private let willReceive: (Trace, HostInput?) throws -> Void
  private var running: Running?
  /// What did not fit into the last answer.
  private var rest = ""

  /// An app that runs.
  struct Running {
    let app: TouchApp
    let traced: TracedApp
    let cast: Cast
    var trace: Trace
    var lines: [LogLine] = []
    /// How many lines the agent was told.
    var linesTold = 0
    /// How the screen looked when the agent was told of it last.
    var look: ScreenLook
  }

  /// Begins without a running app.
  ///
  /// - Parameters:
  ///   - apps: The apps that can be started.
  ///   - willReceive: Called before the app hears of an input with what came before it; with `nil` for the
  ///     start of an app. A file that takes it has all that led to a crash.
  public init(
    of apps: [TouchApp], willReceive: @escaping (Trace, HostInput?) throws -> Void = { _, _ in }
  ) {
    (self.apps, self.willReceive) = (apps, willReceive)
  }

  deinit {}

  /// Answers a call. What goes wrong is told in the answer.
  public func answer(_ call: AgentCall) -> AgentAnswer {
    var answer: AgentAnswer
    do {
      guard let tool = AgentTool.named(call.tool) else {
        let names = AgentTool.all.map(\.name)
        let nearest = NearestName.of(call.tool, among: names).map { " Did you mean \($0)?" }
        throw AgentProblem(
          "There is no tool \(call.tool).\(nearest ?? "") There are \(names.joined(separator: ", "))."
        )
      }
      answer = try tool.run(self, AgentArguments(call, of: tool))
    } catch {
      answer = AgentAnswer("\(error)", isError: true)
    }
    answer.text = cut(answer.text)
    answer.inputs = running?.trace.inputs.count
    return answer
  }

  /// The begin of a text; the rest is kept.
  private func cut(_ text: String) -> String {
    rest = ""
    guard text.count > Self.answerMax else { return text }
    let end = text.index(text.startIndex, offsetBy: Self.answerMax - 60)
    let place = text[..<end].lastIndex(of: "\n") ?? end
    rest = String(text[place...].drop { $0 == "\n" })
    return text[..<place] + "\n… \(rest.count) characters more: ask with the tool more."
  }

  /// What did not fit into the last answer.
  func takeRest() throws(AgentProblem) -> String {
    guard !rest.isEmpty else { throw AgentProblem("The last answer was whole.") }
    return rest
  }

  // MARK: The app

  /// Starts an app, in place of the one that runs.
  func start(_ app: TouchApp, _ header: TraceHeader) throws {
    running = nil
    try willReceive(Trace(header), nil)
    let traced = app.start(header)
    let cast = Cast(of: traced.application)
    running = Running(
      app: app, traced: traced, cast: cast, trace: Trace(header),
      look: ScreenLook(ShownScreen(of: traced.application, cast)))
    traced.log { [weak self] in self?.running?.lines.append($0) }
  }

  /// The app that runs.
  func app() throws(AgentProblem) -> Running {
    guard let running else {
      let names = apps.map(\.name).joined(separator: ", ")
      throw AgentProblem("No app runs. Start one with the tool start: \(names).")
    }
    return running
  }

  /// What the screen shows now.
  func screen() throws(AgentProblem) -> ShownScreen {
    let running = try app()
    return ShownScreen(of: running.traced.application, running.cast)
  }

  /// Gives the app inputs.
  func receive(_ inputs: [HostInput]) throws {
    let application = try app().traced.application
    for input in inputs {
      if let trace = running?.trace { try willReceive(trace, input) }
      running?.trace.inputs.append(input)
      application.receive(input)
    }
  }

  /// What is different on the screen since the agent was told of it last.
  func takeChanges() throws(AgentProblem) -> [String] {
    let now = ScreenLook(try screen())
    let changes = running?.look.changes(to: now) ?? []
    running?.look = now
    return changes
  }

  /// The lines of the log that the agent was not told yet.
  func takeLines() -> ArraySlice<LogLine> {
    guard let running else { return [] }
    self.running?.linesTold = running.lines.count
    return running.lines[running.linesTold...]
  }
}
