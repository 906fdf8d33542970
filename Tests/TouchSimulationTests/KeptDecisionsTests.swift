// What random apps see of each decision, as numbers that are kept: a change of behaviour that no
// promise forbids changes them.

import Foundation
import Testing
import TouchSimulation

@Suite struct KeptDecisions {
  private static let file = URL(filePath: #filePath)
    .appending(path: "../../../Documentation/Digests.md").standardized

  /// A line for each group of seeds: its first one, and a digest of all that its apps see.
  private static var lines: [String] {
    let simulation = Simulation(eventsPerSeed: 400)
    return stride(from: UInt64(1), through: 71, by: 10).map { first in
      let digest = (first..<first + 10).reduce(UInt64(0)) {
        $0 &* 31 &+ simulation.digest(of: $1)
      }
      return "| \(first) to \(first + 9) | \(String(digest, radix: 16)) |"
    }
  }

  @Test("Random apps see the decisions that are kept; TOUCHKIT_WRITE_DOCUMENTS keeps new ones")
  func compare() throws {
    let lines = Self.lines
    if ProcessInfo.processInfo.environment["TOUCHKIT_WRITE_DOCUMENTS"] != nil {
      let text = """
        # Digests of decisions

        Each row is a digest of all that random apps see in ten seeds of 400 events each: touches, states, actions and what widgets
        tell, with times and places. The same code gives the same digests everywhere. A change that is not meant to change behaviour
        leaves them as they are; one that is meant to gets new ones, by `TOUCHKIT_WRITE_DOCUMENTS=1 swift test --filter KeptDecisions`.

        | Seeds | Digest |
        |---|---|

        """
      try (text + lines.joined(separator: "\n") + "\n")
        .write(to: Self.file, atomically: true, encoding: .utf8)
    }
    let kept = try String(contentsOf: Self.file, encoding: .utf8)
    #expect(
      lines
        == kept.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().map(String.init))
  }
}
