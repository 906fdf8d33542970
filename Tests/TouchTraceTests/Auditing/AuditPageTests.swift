// The page of the documentation that says what an audit finds in small apps, and in the examples.

import Examples
import Foundation
import Testing
import TouchTrace

@Suite struct AuditPageTests {
  @Test("what an audit finds is as the page says; TOUCHKIT_WRITE_DOCUMENTS writes it")
  func pageIsKept() throws {
    let environment = ProcessInfo.processInfo.environment
    let isWriting = environment["TOUCHKIT_WRITE_DOCUMENTS"] != nil
    let isWhole = isWriting || environment["TOUCHKIT_NIGHT"] != nil
    let apps = ExampleApps.all.filter { isWhole || !Self.slow.contains($0.title) }
    let rows = apps.map { Self.row(of: $0) }
    if isWriting {
      try (head + rows.joined(separator: "\n") + "\n")
        .write(to: Self.url, atomically: true, encoding: .utf8)
    }
    let kept = try String(contentsOf: Self.url, encoding: .utf8)
    let advice: Comment =
      "Documentation/Audit.md differs from what is found; its head says how to write it"
    #expect(kept.hasPrefix(head), advice)
    #expect(
      kept.dropFirst(head.count).split(separator: "\n").count == ExampleApps.all.count, advice)
    for row in rows { #expect(kept.contains(row + "\n"), advice) }
  }

  /// The examples whose audits take ten seconds each: they are made at night alone.
  private static let slow = ["Gesture Lab", "Sketchpad", "Lists", "Controls"]

  private static func row(of app: TouchApp) -> String {
    let audit = app.audit()
    let notes = audit.notes.isEmpty ? "" : audit.notes.joined(separator: "<br>")
    return "| \(app.title) | \(findings(of: audit)) | \(notes) |"
  }

  private static let url = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Documentation/Audit.md")

  private static func findings(of audit: Audit) -> String {
    list(audit.findings.map { "\($0.rule.rawValue): \($0.subject)" })
  }

  private static func list(_ found: [String]) -> String {
    found.isEmpty ? "nothing" : found.joined(separator: "<br>")
  }

  /// All but the rows of the examples.
  private var head: String {
    let setups = AuditSetup.all.map { setup in
      // AuditTests finds exactly this.
      "| \(setup.words) | \(Self.list(setup.expected.sorted())) |"
    }
    return """
      # What an audit finds

      `touchkit audit` tries each gesture of an app, and then what one slow finger can do instead. Here are \
      \(AuditSetup.all.count) small apps with all that is found in them, and the example apps.

      The first 49 small apps and what has to be found in them were listed before the audit was written: it was right \
      in 42 of them when it ran first, and nothing was found in vain or missed when it was done. Two labels were wrong by \
      mistakes in the apps: a row that is an element hides its button from screen readers, and a button was not where it was \
      meant to be. Another 15 were listed after that: it was right in 13 of them at once. One more came from reading the code.

      `TOUCHKIT_WRITE_DOCUMENTS=1 swift test --filter AuditPageTests` writes this page.

      | The app | What is found |
      |---|---|
      \(setups.joined(separator: "\n"))

      The example apps show gestures, so most of what is found there is what they are for: a finger draws, drags and turns. \
      Each finding was looked at by hand: none is in vain.

      | Example | What is found | What was not judged |
      |---|---|---|

      """
  }
}
