// The table of recordings that were made small.

import Examples
import Foundation
import Testing
import TouchKit
import TouchTrace

struct ShrinkTableTests {
  /// Each recording beside the tests of `TouchTrace`, and a verdict of it.
  private static let verdicts = [
    ("button-slider-and-page", "swipe ended"),
    ("drawer-and-phone-call", "hears cancelled"),
    ("long-press", "pan failed: excluded by longPress"),
    ("scroll-then-select", "rowPanRecognizer failed: excluded by scrollPanRecognizer"),
    ("sheet", "sheetPanRecognizer failed: the content scrolls"),
    ("slow-double-tap-then-pinch", "rotation failed: outweighed"),
    ("swipe-back", "pan failed: excluded by backSwipeRecognizer"),
    ("swipe-waits-for-tickle", "swipe waits for tickle"),
  ]

  @Test func recordingsBecomeAsSmallAsTheTableSays() throws {
    let rows = try Self.verdicts.map { name, words -> [String] in
      let file = try Data(
        contentsOf: Tree.root.appending(path: "Tests/TouchTraceTests/Traces/\(name).jsonl"))
      let trace = try #require(Trace.recordings(in: file).traces.first)
      let app = try #require(ExampleApps.all.named(trace.header.app ?? ""))
      let sentence = try #require(KeptSentence(words))
      let shrinker = TraceShrinker(trace, of: app, keeping: sentence)
      try #require(try shrinker.run(), "\(name): \(words)")
      #expect(shrinker.isFinished)
      return [
        "`\(name)`", "`\(words)`", Self.size(of: trace), Self.size(of: shrinker.best),
        "\(shrinker.triesCount)",
      ]
    }
    try KeptTable(
      in: "Sources/TouchTrace/TouchTrace.docc/Shrinking.md",
      heading: ["Recording", "What stays", "Before", "After", "Replays"], rows: rows
    ).check()
  }

  private static func size(of trace: Trace) -> String {
    "\(trace.inputs.count) inputs of \(trace.fingerCount) fingers"
  }
}
