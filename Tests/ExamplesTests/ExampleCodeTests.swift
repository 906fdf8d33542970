// The code that hosts show of the example apps is the code of the example apps.

import Examples
import Foundation
import Testing
import TouchTrace

@Suite struct ExampleCodeTests {
  /// The lines of all sources of the apps, without what stands before each.
  private static let sources: [[String]] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/Examples")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let urls = (files?.allObjects as? [URL] ?? []).filter {
      // The table itself proves nothing.
      $0.pathExtension == "swift" && $0.lastPathComponent != "ExampleCode.swift"
    }
    return urls.compactMap { try? String(contentsOf: $0, encoding: .utf8) }.map(trimmedLines)
  }()

  nonisolated private static func trimmedLines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  /// Whether lines stand one after the other in a source.
  private func stand(_ lines: [String]) -> Bool {
    Self.sources.contains { source in
      source.indices.contains { source[$0...].starts(with: lines) }
    }
  }

  @Test(arguments: ExampleApps.all)
  func `each app shows lines that stand in the sources`(app: TouchApp) {
    #expect(!app.code.isEmpty, "\(app.name) shows no code")
    for excerpt in app.code {
      let lines = excerpt.code.split(separator: "\n").map(String.init)
      #expect(lines.allSatisfy { ["+ ", "- ", "  "].contains($0.prefix(2)) }, "\(excerpt.code)")
      #expect(lines.contains { $0.hasPrefix("+ ") }, "nothing matters in \(excerpt.code)")
      let (right, wrong) = (
        lines.filter { !$0.hasPrefix("- ") }, lines.filter { $0.hasPrefix("- ") }
      )
      for part in [right, wrong] where !part.isEmpty {
        let code = part.map { $0.dropFirst(2).trimmingCharacters(in: .whitespaces) }
        #expect(stand(code), "not in the sources of \(app.name):\n\(excerpt.code)")
      }
    }
  }
}
