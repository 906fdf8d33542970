// The error about a message of a page: the place, what was found there, what was expected, and what
// to do. It does not know messages; it knows how to describe any JSON.

import PlainJSON

/// A message that cannot be used, described so that the author of the page can correct it.
package nonisolated struct WireError: Error, Equatable, Sendable {
  /// The field, written as a path: `touches[1].phase`; `message` for the message as a whole.
  package var place: String
  /// What was found there.
  package var found: String
  /// What was expected instead.
  package var expected: String
  /// What to do.
  package var remedy: String
}

nonisolated extension WireError: JSONWritable {
  /// Reads the four parts; nil if one is missing.
  init?(_ json: JSON) {
    guard case .text(let place) = json["place"], case .text(let found) = json["found"],
      case .text(let expected) = json["expected"], case .text(let remedy) = json["remedy"]
    else { return nil }
    self.init(place: place, found: found, expected: expected, remedy: remedy)
  }

  /// The four parts.
  package var json: JSON {
    [
      "place": place.json, "found": found.json, "expected": expected.json, "remedy": remedy.json,
    ]
  }
}

nonisolated extension WireError {
  /// A message for an app came, and none runs.
  static let noAppRuns = WireError(
    place: "type", found: "a message to an app while none runs", expected: "play first",
    remedy: "Choose an app first.")
}

nonisolated extension WireError: CustomStringConvertible {
  /// One line with all four parts.
  package nonisolated var description: String {
    "\(place): found \(found), expected \(expected). \(remedy)"
  }
}

/// Says what was found in a message.
nonisolated enum JSONFound {
  /// The value in at most a few words.
  static func words(_ value: JSON) -> String {
    switch value {
    case .null: return "null"
    case .truth(let truth): return truth ? "true" : "false"
    case .number(let number):
      return number.isFinite ? words(number) : "a number too large to hold"
    case .text(let text): return "\"\(shortened(text))\""
    case .list(let values): return "a list of \(values.count)"
    case .object(let fields):
      if fields.isEmpty { return "an empty object" }
      let names = fields.map { $0.name }.sorted().joined(separator: ", ")
      return "an object with \(shortened(names))"
    }
  }

  /// A number without the `.0` of a whole one.
  static func words(_ number: Double) -> String {
    if let whole = Int(exactly: number), whole.magnitude < 1_000_000_000 { return "\(whole)" }
    return "\(number)"
  }

  /// At most 40 Unicode scalars, so that an error never repeats a whole message: one character can
  /// have any number of accents.
  static func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars
    return scalars.prefix(41).count <= 40 ? text : String(scalars.prefix(39)) + "…"
  }
}
