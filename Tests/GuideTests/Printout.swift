// What the apps of the guide print while a test listens.

import Foundation
import Guide
import UIKit

/// The lines that an app printed, with their times.
final class Printout {
  private var rows: [(text: String, time: TimeInterval)] = []

  /// Listens to what an app prints until `body` returns.
  init(of body: () -> Void) {
    let write = Console.write
    defer { Console.write = write }
    Console.write = { self.rows.append(($0, UIApplication.shared.scheduler.now)) }
    body()
  }

  deinit {}

  /// The lines without their times.
  var lines: [String] { rows.map(\.text) }

  /// All lines with their times.
  var text: String {
    guard !rows.isEmpty else { return "nothing" }
    return rows.map { line in
      let time = "\((line.time * 1_000).rounded() / 1_000)"
      return "\(time.padding(toLength: 5, withPad: "0", startingAt: 0)) s  \(line.text)"
    }.joined(separator: "\n")
  }
}
