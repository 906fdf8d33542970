// What several commands ask of their options.

import ArgumentParser

/// Options that are numbers.
enum Options {
  /// Sees that each number is at least 1; `nil` is one that was not given.
  static func atLeastOne(_ options: [(name: String, value: Int?)]) throws {
    for (name, value) in options where value ?? 1 < 1 {
      throw ValidationError("--\(name) must be at least 1.")
    }
  }
}
