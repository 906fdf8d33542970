// What random calls of public functions come to, as numbers that are kept. They cannot tell right from
// wrong: they notice a change.

import Foundation
import Testing

@testable import TouchEngine
@testable import TouchSimulation
@testable import TouchWidgets

/// Random calls of one part of the public interface, and what can be seen after each.
struct Calls {
  let name: String
  /// How many seeds are kept.
  let seeds: UInt64
  /// Makes the calls of a seed.
  let run: (inout Dice, Record) -> Void

  static let all: [Calls] = [
    animations, animators, timings, families, layouts, drawings, paths, transforms, colours,
    switches, sliders, steppers, segments, pages, buttons, fields, focus, assistance,
    scrolls, tables, screens, containers, clocks, gestures, inputs, hosts, keys,
    pictures, scrollRules, scrollMath, zoomRules, rowRules, rowLayouts, rowChanges, sheetRules,
    stackRules, controlRules, tapRules, panRules, pairRules, shakeRules, swipeRules, positions,
    mathematics,
  ]

  /// A number for each of the first seeds.
  func numbers(_ count: UInt64) -> [String] {
    (1...count).map { seed in
      let record = Record()
      play(seed, record)
      return String(record.chunks[0] & 0xFFFF_FFFF, radix: 16)
    }
  }

  /// The words behind one of the numbers.
  func words(of seed: UInt64) -> [String] {
    let record = Record(wordsOf: 0)
    play(seed, record)
    return record.words
  }

  private func play(_ seed: UInt64, _ record: Record) {
    var dice = Dice(seed &* 7919)
    run(&dice, record)
    record.endChunk()
    #expect(record.unaskedPictures == 0, "\(name), seed \(seed)")
  }
}

@Suite struct KeptCalls {
  private static let file = URL(filePath: #filePath)
    .appending(path: "../../../../Documentation/Calls.md").standardized

  private static var isWriting: Bool {
    ProcessInfo.processInfo.environment["TOUCHKIT_WRITE_DOCUMENTS"] != nil
  }

  /// At night all seeds are compared, and else the first half.
  private static var isNight: Bool {
    ProcessInfo.processInfo.environment["TOUCHKIT_NIGHT"] != nil
  }

  @Test("What random calls come to is written down") func write() throws {
    guard Self.isWriting else { return }
    var text = """
      # What random calls come to

      Each row is a part of the public interface, and each number in it a seed: random calls, and a digest of what can be read and
      what is told after each. `Tests/TouchSimulationTests/Calls` makes this page and compares it. The numbers notice a change and
      cannot tell right from wrong. `TOUCHKIT_WRITE_DOCUMENTS=1 swift test --filter KeptCalls` keeps new ones.

      | Calls | Digests |
      |---|---|

      """
    for calls in Calls.all {
      text += "| \(calls.name) | \(calls.numbers(calls.seeds).joined(separator: " ")) |\n"
    }
    try text.write(to: Self.file, atomically: true, encoding: .utf8)
  }

  @Test("Random calls come to what is kept; TOUCHKIT_WRITE_DOCUMENTS keeps new numbers")
  func compare() throws {
    guard !Self.isWriting else { return }
    let rows = try String(contentsOf: Self.file, encoding: .utf8)
      .split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
    #expect(rows.count == Calls.all.count)
    for (calls, row) in zip(Calls.all, rows) {
      let kept = row.split(separator: "|").last?.split(separator: " ").map(String.init) ?? []
      #expect(row.hasPrefix("| \(calls.name) |") && kept.count == Int(calls.seeds))
      let numbers = calls.numbers(Self.isNight ? calls.seeds : (calls.seeds + 1) / 2)
      guard numbers != Array(kept.prefix(numbers.count)) else { continue }
      let seed = 1 + UInt64(zip(numbers, kept).prefix { $0 == $1 }.count)
      let path = FileManager.default.temporaryDirectory.appending(path: "\(calls.name).txt")
      try calls.words(of: seed).joined(separator: "\n")
        .write(to: path, atomically: true, encoding: .utf8)
      Issue.record(
        "\(calls.name) differ with seed \(seed); \(path.path(percentEncoded: false)) has the words")
    }
  }
}
