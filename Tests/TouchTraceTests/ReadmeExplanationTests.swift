// README shows what `touchkit explain` says of a recording: it does say that.

import Examples
import Foundation
import Playground
import Testing
import TouchKit
import TouchTrace

struct ReadmeExplanationTests {
  @Test func explanationInReadmeIsTheOneThatTheCommandPrints() throws {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let shown = try #require(
      readme.firstMatch(
        of: /explain Tests\/TouchTraceTests\/Traces\/([-\w]+)\.jsonl\n```\n[^`]*```\n([^`]+)\n```/))
    let trace = try TracedLanes.trace(String(shown.1))
    func start(_ header: TraceHeader) throws -> TracedApp {
      try #require(ExampleApps.all.named(header.app ?? "")).start(header)
    }
    let explainer = Explainer(of: try start(trace.header))
    var episodes = trace.inputs.compactMap { explainer.receive($0) }
    if let episode = explainer.finish() { episodes.append(episode) }
    let experiment = Experiment(trace) { header in
      guard let app = try? start(header) else { fatalError("The app started before.") }
      return app
    }
    let first = try #require(episodes.first)
    let next = episodes.count > 1 ? episodes[1] : nil
    let changes = first.attempts.map {
      experiment.counterfactuals(for: $0, in: first, before: next)
    }
    let lines = Set(first.text(about: first.attempts, changes: changes).split(separator: "\n"))
    for line in shown.2.split(separator: "\n") {
      #expect(lines.contains("  \(line)"), "the command does not print: \(line)")
    }
  }
}
