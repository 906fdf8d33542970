// `touchkit simulate --pipe`: seeds in, verdicts out, and nothing between them.

import TouchPlay
import Foundation
import TouchSimulation
import TouchTrace

/// Runs the seeds of the standard input: a line in, a line out, at once.
@MainActor struct SimulatePipe {
  private let simulation: Simulation

  init(_ simulation: Simulation) { self.simulation = simulation }

  func run() {
    var lines = StandardLines()
    var number = 0
    while let (bytes, _) = lines.line() {
      number += 1
      let text = String(decoding: bytes.prefix(200), as: UTF8.self)
        .trimmingCharacters(in: .whitespaces)
      if text.isEmpty { continue }
      let verdict = UInt64(text).map(verdict) ?? Verdict(wrong: text, line: number)
      Output.say(verdict.json)
    }
  }

  private func verdict(_ seed: UInt64) -> Verdict {
    var summary = Simulation.Summary()
    let failure = simulation.run(seed, into: &summary)
    return Verdict(
      seed: seed, verdict: failure == nil ? "kept" : "broken", events: summary.events,
      digest: String(summary.digest, radix: 16), breach: failure?.text, test: failure?.test)
  }
}

/// The verdict on a seed, or what was wrong with its line.
private struct Verdict: Encodable {
  var seed: UInt64?
  /// Whether every promise was kept, or one broken.
  var verdict: String?
  var events: Int?
  var digest: String?
  var breach: String?
  var test: String?
  var error: Wrong?

  /// A line that is no seed.
  struct Wrong: Encodable {
    var line: Int
    var column = 1
    var found: String
    var expected = "a whole number from 0 to 18446744073709551615"
    var remedy = "Write one seed a line."
  }

  var json: String { JSONLine.text(self) }
}

extension Verdict {
  fileprivate init(wrong text: String, line: Int) {
    error = Wrong(line: line, found: "\"\(text.prefix(40))\"")
  }
}
