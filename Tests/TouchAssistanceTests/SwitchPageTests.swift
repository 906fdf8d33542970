// The page of the documentation that says how the examples are used by one switch, and a recording of each.

import Examples
import Foundation
import Testing
import TouchTrace

@Suite struct SwitchPageTests {
  @Test("what one switch does is as the page says; TOUCHKIT_WRITE_DOCUMENTS writes it")
  func pageAndRecordingsAreKept() throws {
    var rows: [String] = []
    for way in SwitchWay.all {
      let app = try #require(ExampleApps.all.named(way.app))
      let user = SwitchUser(app)
      #expect(way.use(user))
      user.rest(3)
      let thing = app.tries.first { $0.sign == way.sign }?.words ?? ""
      let seconds = Int(user.app.application.scheduler.now.rounded())
      rows.append(
        "| \(app.title) | \(thing) | \(user.chosen.joined(separator: " → ")) | "
          + "\(user.chosen.count + 1) | \(seconds) |")
      if SwitchWay.all.first(where: { $0.app == way.app })?.sign == way.sign {
        try check(user.recording.text, in: "Switch/\(way.app).jsonl")
      }
    }
    try check(page(rows), in: "Switch.md")
  }

  private func page(_ rows: [String]) -> String {
    """
    # The examples by one switch

    What each example app says can be tried, done by one switch: a cursor shows what there is, one thing each second, and a \
    press takes it. The table has what was taken, how many presses it took with the one that begins, and the time in all, \
    with three seconds of rest at the end. A helper has added some gestures, as a circle to be drawn. `column` and `row` are the \
    lines that sweep over the screen until they are at a point.

    `Documentation/Switch` has a recording of the first row of each app: `swift run touchkit replay Documentation/Switch/Lists.jsonl`.

    `TOUCHKIT_WRITE_DOCUMENTS=1 swift test --filter SwitchPageTests` writes this page and the recordings.

    | Example | What is done | What is taken | Presses | Seconds |
    |---|---|---|---|---|
    \(rows.joined(separator: "\n"))

    """
  }

  /// Compares a text with the kept one, byte for byte; writes it first if that is asked for.
  private func check(_ text: String, in name: String) throws {
    let url = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Documentation/\(name)")
    if ProcessInfo.processInfo.environment["TOUCHKIT_WRITE_DOCUMENTS"] != nil {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    let kept = try String(contentsOf: url, encoding: .utf8)
    #expect(
      kept == text, "Documentation/\(name) differs; Documentation/Switch.md says how to write it")
  }
}
