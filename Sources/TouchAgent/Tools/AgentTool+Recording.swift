// What the agent did, as a recording and as a test.

import Foundation
import TouchKit
import TouchTrace

nonisolated extension AgentTool {
  static let saveRecording = AgentTool(
    "save",
    "Writes what was done since the start of the app to a file, which replay and touchkit's commands read.",
    [
      Parameter(
        name: "file", kind: .string, words: "Its path; it ends with .jsonl.", isNeeded: true)
    ]
  ) { session, arguments in
    let (trace, file) = (try session.app().trace, try arguments.string("file") ?? "")
    guard !FileManager.default.fileExists(atPath: file) else {
      throw AgentProblem("save: \(file) is there already. Choose another name.")
    }
    do {
      try Data(trace.text.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
    } catch {
      throw AgentProblem("save: \(file) cannot be written: \(error.localizedDescription)")
    }
    return AgentAnswer("\(file) has \(trace.inputs.count) inputs.")
  }

  static let replayRecording = AgentTool(
    "replay",
    "Starts the app of a recording anew, and plays all of it, or its begin. Then you go on from there.",
    [
      Parameter(name: "file", kind: .string, words: "The path of the recording.", isNeeded: true),
      Parameter(
        name: "inputs", kind: .number, words: "How many inputs are played; all by default."),
    ]
  ) { session, arguments in
    let file = try arguments.string("file") ?? ""
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: file))
    } catch {
      throw AgentProblem("replay: \(file) cannot be read: \(error.localizedDescription)")
    }
    let (traces, problems) = Trace.recordings(in: data)
    guard let trace = traces.first else {
      let reason = problems.first.map { ": \($0)" } ?? "."
      throw AgentProblem("replay: there is no recording in \(file)\(reason)")
    }
    guard let app = session.apps.named(trace.header.app ?? "") else {
      throw AgentProblem(
        "replay: \(file) is a recording of \(trace.header.app ?? "an app without a name"), which is not here."
      )
    }
    let count = try arguments.number("inputs", in: 0...1e9).map { Int($0) } ?? trace.inputs.count
    try session.start(app, trace.header)
    try session.receive(Array(trace.inputs.prefix(count)))
    let skipped = problems.isEmpty ? "" : " \(problems.count) lines could not be read."
    return AgentAnswer(
      "\(app.name) was told \(min(count, trace.inputs.count)) inputs.\(skipped) It shows:\n"
        + (try session.screen().tree(isWhole: false)))
  }

  static let writeTest = AgentTool(
    "test",
    "Writes what was done since the start of the app as the source of a test, which expects what happened."
  ) { session, _ in
    let running = try session.app()
    do {
      return AgentAnswer(try TestSource.text(of: running.trace, in: running.app))
    } catch let problem as TestSource.Problem {
      throw AgentProblem("test: \(problem.words)")
    }
  }
}
