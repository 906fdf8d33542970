// The traces beside the tests: what lanes hear of them, and lanes in words.

import Examples
import Foundation
import Playground
import Testing
import TouchKit
import TouchTrace

/// The traces beside the tests, each of an example app.
enum TracedLanes {
  nonisolated static let names = [
    "button-slider-and-page", "drawer-and-phone-call", "long-press", "scroll-then-select", "sheet",
    "slow-double-tap-then-pinch", "swipe-back", "swipe-waits-for-tickle",
  ]

  /// The recording of a file.
  static func trace(_ name: String) throws -> Trace {
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: "jsonl", subdirectory: "Traces"))
    let (traces, problems) = Trace.recordings(in: try Data(contentsOf: url))
    #expect(problems.isEmpty)
    return try #require(traces.first)
  }

  /// What lanes hear when a trace is replayed.
  static func facts(of trace: Trace) throws -> [LaneFact] {
    let app = try #require(ExampleApps.all.named(trace.header.app ?? "")).start(trace.header)
    var facts: [LaneFact] = []
    let watcher = LaneWatcher(of: app.application) { facts.append($0) }
    app.receive(trace.inputs)
    watcher.stop()
    return facts
  }

  static func facts(of name: String) throws -> [LaneFact] { try facts(of: trace(name)) }

  /// The lanes of facts, complete.
  static func lanes(_ facts: [LaneFact]) -> Lanes {
    var lanes = Lanes()
    for fact in facts { lanes.hear(fact) }
    lanes.finish()
    return lanes
  }

  /// Each lane as a line: its stretches by their looks and times, and its marks.
  static func text(of lanes: Lanes) -> [String] {
    lanes.ordered.map { content in
      let spans = content.spans.filter { $0.look != .over }.map {
        (time: $0.start, text: "\($0.look) \(short($0.start))-\(short($0.end))")
      }
      let marks = content.marks.map {
        (
          time: $0.start,
          text: "\($0.look)\($0.count > 1 ? " × \($0.count)" : "") \(short($0.start))"
        )
      }
      let all = (spans + marks).enumerated().sorted {
        ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
      }
      let place = content.lane.group.isEmpty ? "" : " on \(content.lane.group)"
      return "\(content.lane.name)\(place): \(all.map(\.element.text).joined(separator: ", "))"
    }
  }

  private static func short(_ time: TimeInterval) -> String {
    "\((time * 1_000).rounded() / 1_000)"
  }
}
