// What the apps of the guide print: their `print` is this one.

import TouchTrace
import UIKit

/// The lines that an app printed, with their times.
enum Console {
  private static var lines: [(text: String, time: TimeInterval)] = []

  /// Notes a line.
  static func note(_ text: String) {
    lines.append((text, UIApplication.shared.scheduler.now))
  }

  /// Takes all lines away, and returns them without their times.
  static func take() -> [String] {
    defer { lines = [] }
    return lines.map(\.text)
  }

  /// All lines with their times.
  static var text: String {
    guard !lines.isEmpty else { return "nothing" }
    return lines.map { line in
      let time = "\((line.time * 1_000).rounded() / 1_000)"
      return "\(time.padding(toLength: 5, withPad: "0", startingAt: 0)) s  \(line.text)"
    }.joined(separator: "\n")
  }
}

/// Prints a line of an app.
func print(_ text: String) { Console.note(text) }
