// What random apps look like from everywhere, as numbers that are kept: a change of behaviour that no
// promise forbids changes them. They cannot tell right from wrong.

import Foundation
import Testing
import TouchSimulation

@Suite struct KeptDecisions {
  private static let file = URL(filePath: #filePath)
    .appending(path: "../../../Documentation/Digests.md").standardized
  private static let simulation = Simulation(eventsPerSeed: 250)
  nonisolated private static let seeds: ClosedRange<UInt64> = 1...80
  /// How many of the seeds are compared: all at night.
  private static let comparedMax =
    ProcessInfo.processInfo.environment["TOUCHKIT_NIGHT"] != nil ? seeds.count : 30

  private static var isWriting: Bool {
    ProcessInfo.processInfo.environment["TOUCHKIT_WRITE_DOCUMENTS"] != nil
  }

  @Test("What random apps look like is written down") func write() throws {
    guard Self.isWriting else { return }
    var text = """
      # Digests of decisions

      Each row is a seed of 250 events, and each number in it is a digest of 50 of them: of all that can be seen, in its order.
      That is every callback, question and observation with its time, what can be read of views, touches, recognizers and widgets
      after each event, and what a host draws. The same code gives the same digests everywhere. A change that is not meant to
      change behaviour leaves them as they are; one that is meant to gets new ones, by
      `TOUCHKIT_WRITE_DOCUMENTS=1 swift test --filter KeptDecisions`. They cannot tell right from wrong.

      | Seed | Digests |
      |---|---|

      """
    for seed in Self.seeds {
      text += "| \(seed) | \(Self.simulation.record(of: seed).numbers.joined(separator: " ")) |\n"
    }
    try text.write(to: Self.file, atomically: true, encoding: .utf8)
  }

  @Test("Random apps look as they are kept; TOUCHKIT_WRITE_DOCUMENTS keeps new ones")
  func compare() throws {
    guard !Self.isWriting else { return }
    let rows = try String(contentsOf: Self.file, encoding: .utf8)
      .split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
    #expect(rows.count == Self.seeds.count)
    for (seed, row) in zip(Self.seeds.prefix(Self.comparedMax), rows) {
      let (numbers, unaskedPictures) = Self.simulation.record(of: seed)
      #expect(unaskedPictures == 0, "seed \(seed)")
      guard row != "| \(seed) | \(numbers.joined(separator: " ")) |" else { continue }
      let kept = row.split(separator: " ").dropFirst(3).dropLast().map(String.init)
      let chunk = zip(numbers, kept).prefix { $0 == $1 }.count
      let words = Self.simulation.words(of: seed, chunk: chunk).joined(separator: "\n")
      let path = FileManager.default.temporaryDirectory.appending(path: "seed-\(seed).txt")
      try words.write(to: path, atomically: true, encoding: .utf8)
      Issue.record("seed \(seed) differs from event \(50 * chunk) on; \(path.path()) has its words")
    }
  }
}
