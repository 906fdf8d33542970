// The error about a message of a page: the place, what was found there, what was expected, and what
// to do. It does not know messages; it knows how to describe any JSON.

/// A message that cannot be used, described so that the author of the page can correct it.
nonisolated struct WireError: Error, Equatable, Sendable, Codable {
  /// The field, written as a path: `touches[1].phase`; `message` for the message as a whole.
  var place: String
  /// What was found there.
  var found: String
  /// What was expected instead.
  var expected: String
  /// What to do.
  var remedy: String
}

nonisolated extension WireError {
  /// A message for an app came, and none runs.
  static let noAppRuns = WireError(
    place: "type", found: "a message to an app while none runs", expected: "play first",
    remedy: "Choose an app first.")
}

nonisolated extension WireError: CustomStringConvertible {
  /// One line with all four parts.
  nonisolated var description: String {
    "\(place): found \(found), expected \(expected). \(remedy)"
  }
}

nonisolated extension WireError {
  /// The path of a field as people write it: `touches[1].coalesced[0].x`.
  static func place(_ path: [any CodingKey]) -> String {
    var place = ""
    for key in path {
      if let index = key.intValue {
        place += "[\(index)]"
      } else {
        place += (place.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return place.isEmpty ? "message" : place
  }
}

/// Any JSON, kept only long enough to say what was found.
nonisolated enum JSONFound: Decodable {
  case nothing
  case truth(Bool)
  case number(Double)
  case text(String)
  case list(Int)
  case object([String])

  init(from decoder: any Decoder) throws {
    if let fields = try? decoder.container(keyedBy: AnyKey.self) {
      self = .object(fields.allKeys.map(\.stringValue).sorted())
      return
    }
    if let elements = try? decoder.unkeyedContainer() {
      self = .list(elements.count ?? 0)
      return
    }
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .nothing
    } else if let truth = try? value.decode(Bool.self) {
      self = .truth(truth)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else {
      self = .text(try value.decode(String.self))
    }
  }

  /// The value in at most a few words.
  var words: String {
    switch self {
    case .nothing: "null"
    case .truth(let truth): "\(truth)"
    case .number(let number): Self.words(number)
    case .text(let text): "\"\(Self.shortened(text))\""
    case .list(let count): "a list of \(count)"
    case .object(let names):
      names.isEmpty
        ? "an empty object" : "an object with \(Self.shortened(names.joined(separator: ", ")))"
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

/// A key of any name.
nonisolated struct AnyKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
