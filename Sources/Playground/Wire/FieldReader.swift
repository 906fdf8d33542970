// Reads the fields of one JSON object and turns each mistake in them into a `WireError`.
// It does not know which messages exist.

import PlainJSON

/// A value of a message, and where it stands there.
nonisolated struct PlacedJSON {
  /// The value.
  var value: JSON
  /// The path of its field, as people write it: `touches[1].coalesced[0]`; empty for the message itself.
  var path = ""
}

/// The fields of one object: every reader names the field, what was found and what was expected.
///
/// Unknown fields are refused too, because a misspelt optional field would otherwise be ignored in
/// silence.
nonisolated struct FieldReader<Key: CaseIterable & RawRepresentable<String>> {
  private let fields: [JSON.Field]
  private let path: String

  /// Opens an object.
  init(_ placed: PlacedJSON, keys: Key.Type) throws(WireError) {
    path = placed.path
    guard case .object(let fields) = placed.value else {
      let names = Key.allCases.map { $0.rawValue }.joined(separator: ", ")
      throw WireError(
        place: path.isEmpty ? "message" : path, found: JSONFound.words(placed.value),
        expected: "an object", remedy: "Send an object with \(names).")
    }
    self.fields = fields
  }

  /// Refuses every field that is not one of `keys`.
  func allow(_ keys: [Key]) throws(WireError) {
    let known = keys.map { $0.rawValue }
    let strangers = fields.map { $0.name }.filter { !known.contains($0) }
    guard let stranger = strangers.min() else { return }
    throw WireError(
      place: place(of: JSONFound.shortened(stranger)),
      found: "a field that does not exist here",
      expected: "only \(known.joined(separator: ", "))",
      remedy: "Correct the field's name or leave it out.")
  }

  /// A number within `range`.
  func number(
    _ key: Key, in range: ClosedRange<Double>, _ what: String
  ) throws(WireError) -> Double {
    guard case .number(let number) = value(key), range.contains(number) else {
      let limits = "\(words(range.lowerBound)) and \(words(range.upperBound))"
      throw wrong(key, "\(what) between \(limits)", "Send \(key.rawValue) as such a number.")
    }
    return number
  }

  /// A number within `range`, or nil if the field is absent.
  func numberIfPresent(
    _ key: Key, in range: ClosedRange<Double>, _ what: String
  ) throws(WireError) -> Double? {
    value(key) != nil ? try number(key, in: range, what) : nil
  }

  /// A whole number within `range`.
  func whole(_ key: Key, in range: ClosedRange<Int>, _ what: String) throws(WireError) -> Int {
    guard case .number(let number) = value(key), let whole = Int(exactly: number),
      range.contains(whole)
    else {
      let limits = "\(range.lowerBound) and \(range.upperBound)"
      throw wrong(
        key, "\(what), a whole number between \(limits)", "Send \(key.rawValue) as such a number.")
    }
    return whole
  }

  /// A text of at most `limit` characters.
  func text(
    _ key: Key, limit: Int, _ what: String, isEmptyAllowed: Bool = false
  ) throws(WireError) -> String {
    let least = isEmptyAllowed ? 0 : 1
    guard case .text(let text) = value(key), (least...limit).contains(text.count) else {
      throw wrong(
        key, "\(what), a text of \(least) to \(limit) characters",
        "Send \(key.rawValue) as such a text.")
    }
    return text
  }

  /// A text of at most `limit` characters, or nil if the field is absent or null.
  func textIfPresent(_ key: Key, limit: Int, _ what: String) throws(WireError) -> String? {
    guard let value = value(key), value != .null else { return nil }
    return try text(key, limit: limit, what)
  }

  /// What one of the words stands for.
  func choice<Choice>(
    _ key: Key, of words: some Collection<(key: String, value: Choice)>
  ) throws(WireError) -> Choice {
    if case .text(let text) = value(key), let choice = words.first(where: { $0.key == text }) {
      return choice.value
    }
    let list = words.map { $0.key }.joined(separator: ", ")
    throw wrong(key, "one of \(list)", "Send one of these words as \(key.rawValue).")
  }

  /// What one of the words stands for, or nil if the field is absent.
  func choiceIfPresent<Choice>(
    _ key: Key, of words: some Collection<(key: String, value: Choice)>
  ) throws(WireError) -> Choice? {
    value(key) != nil ? try choice(key, of: words) : nil
  }

  /// An object that `read` reads.
  func object<Object>(
    _ key: Key, _ read: (PlacedJSON) throws(WireError) -> Object
  ) throws(WireError) -> Object {
    guard let value = value(key) else {
      throw wrong(key, "an object", "Send \(key.rawValue) too.")
    }
    return try read(PlacedJSON(value: value, path: place(of: key.rawValue)))
  }

  /// A list with between 1 and `limit` elements, each of which `read` reads.
  func list<Element>(
    _ key: Key, limit: Int, _ what: String, _ read: (PlacedJSON) throws(WireError) -> Element
  ) throws(WireError) -> [Element] {
    guard case .list(let values) = value(key), (1...limit).contains(values.count) else {
      throw wrong(
        key, "a list of 1 to \(limit) \(what)", "Send \(key.rawValue) as such a list.")
    }
    let place = place(of: key.rawValue)
    var elements: [Element] = []
    for (index, value) in values.enumerated() {
      elements.append(try read(PlacedJSON(value: value, path: "\(place)[\(index)]")))
    }
    return elements
  }

  /// A list with at most `limit` elements, or an empty one if the field is absent.
  func listIfPresent<Element>(
    _ key: Key, limit: Int, _ what: String, _ read: (PlacedJSON) throws(WireError) -> Element
  ) throws(WireError) -> [Element] {
    value(key) != nil ? try list(key, limit: limit, what, read) : []
  }

  /// The error for the field `key`, with what stands there now.
  func wrong(_ key: Key, _ expected: String, _ remedy: String) -> WireError {
    WireError(
      place: place(of: key.rawValue),
      found: value(key).map { JSONFound.words($0) } ?? "nothing", expected: expected,
      remedy: remedy)
  }

  private func value(_ key: Key) -> JSON? {
    let name = key.rawValue
    return fields.first { $0.name == name }?.value
  }

  private func place(of name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

  private func words(_ number: Double) -> String { JSONFound.words(number) }
}

nonisolated extension CaseIterable where Self: RawRepresentable<String> {
  /// All values with the words for them.
  static var words: [(key: String, value: Self)] { allCases.map { ($0.rawValue, $0) } }
}
