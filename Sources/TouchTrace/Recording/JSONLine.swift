// What commands answer as JSON in one line: the same text on every machine. Recordings are written by
// `TraceText`.

import Foundation

/// JSON in one line, with sorted keys. What is no number is written as `"nan"`, `"inf"` and `"-inf"`.
nonisolated package enum JSONLine {
  /// The text of a value, without a line end.
  package static func text(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch {
      // Every number has a form, and every key is a text.
      preconditionFailure("\(value) has no JSON: \(error)")
    }
  }
}
