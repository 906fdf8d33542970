// The page of the documentation that says what an agent is told of each fault.

import Foundation
import Testing

/// The page, made anew.
struct AgentFaultPage {
  struct Row {
    let fault: String
    let told: (tool: String, line: String)?
  }

  let rows: [Row]

  private static let url = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Documentation/Agent.md")

  private var text: String {
    let named = rows.count { $0.told != nil }
    let lines = rows.map { row in
      let (tool, line) = row.told ?? ("", "not told")
      let words = line.trimmingCharacters(in: .whitespaces)
        .replacingOccurrences(of: "|", with: "\\|")
      return "| \(row.fault) | \(words) | \(tool) |"
    }
    return """
      # What an agent is told of faults

      \(rows.count) small apps have one fault each, or are used in a wrong way. An agent does what should bring the \
      wanted thing about, and nothing happens. Then it asks why, why a finger at that place would do nothing, and \
      lint. The table has the first line of an answer that names the cause, and the tool that gave it: \
      \(named) of \(rows.count) causes are named.

      The causes of the first 120 were listed before the tools were tried on them: then 86 were named, and 4 more in \
      other words than the list had. The words for five of them were made stricter later. What was missing was added. Another 23 were listed after that: 18 of them were \
      named at once. Each change after which a gesture fires, as the answers offer it, is followed by a test: by \
      UIKit's properties and delegates in the app, or by other fingers.

      `TOUCHKIT_WRITE_DOCUMENTS=1 swift test --filter AgentFaultTests` writes this page.

      | What is wrong | What is told | Tool |
      |---|---|---|
      \(lines.joined(separator: "\n"))

      """
  }

  /// Compares the page with the kept one, byte for byte; writes it first if that is asked for.
  func check() throws {
    if ProcessInfo.processInfo.environment["TOUCHKIT_WRITE_DOCUMENTS"] != nil {
      try text.write(to: Self.url, atomically: true, encoding: .utf8)
    }
    let kept = try String(contentsOf: Self.url, encoding: .utf8)
    #expect(
      kept == text,
      "Documentation/Agent.md differs from what is told; its head says how to write it")
  }
}
