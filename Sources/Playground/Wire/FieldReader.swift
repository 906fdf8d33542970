// Reads the fields of one JSON object and turns each mistake in them into a `WireError`.
// It does not know which messages exist.

/// The fields of one object: every reader names the field, what was found and what was expected.
///
/// Unknown fields are refused too, because a misspelt optional field would otherwise be ignored in
/// silence.
nonisolated struct FieldReader<Key: CodingKey & CaseIterable> {
  private let fields: KeyedDecodingContainer<AnyKey>
  private let path: [any CodingKey]

  /// Opens the object that `decoder` stands at.
  init(_ decoder: any Decoder, keys: Key.Type) throws {
    path = decoder.codingPath
    guard let fields = try? decoder.container(keyedBy: AnyKey.self) else {
      throw WireError(
        place: WireError.place(path),
        found: (try? JSONFound(from: decoder).words) ?? "something else",
        expected: "an object", remedy: "Send an object with \(Self.names).")
    }
    self.fields = fields
  }

  /// Refuses every field that is not one of `keys`.
  func allow(_ keys: [Key]) throws {
    let known = keys.map(\.stringValue)
    let strangers = fields.allKeys.map(\.stringValue).filter { !known.contains($0) }
    guard let stranger = strangers.min() else { return }
    throw WireError(
      place: WireError.place(path + [AnyKey(stringValue: JSONFound.shortened(stranger))]),
      found: "a field that does not exist here",
      expected: "only \(known.joined(separator: ", "))",
      remedy: "Correct the field's name or leave it out.")
  }

  /// A number within `range`.
  func number(_ key: Key, in range: ClosedRange<Double>, _ what: String) throws -> Double {
    let expected = "\(what) between \(words(range.lowerBound)) and \(words(range.upperBound))"
    guard let number = try? fields.decode(Double.self, forKey: any(key)), range.contains(number)
    else { throw wrong(key, expected, "Send \(key.stringValue) as such a number.") }
    return number
  }

  /// A number within `range`, or nil if the field is absent.
  func numberIfPresent(_ key: Key, in range: ClosedRange<Double>, _ what: String) throws -> Double?
  {
    fields.contains(any(key)) ? try number(key, in: range, what) : nil
  }

  /// A whole number within `range`.
  func whole(_ key: Key, in range: ClosedRange<Int>, _ what: String) throws -> Int {
    let expected = "\(what), a whole number between \(range.lowerBound) and \(range.upperBound)"
    guard let number = try? fields.decode(Int.self, forKey: any(key)), range.contains(number)
    else { throw wrong(key, expected, "Send \(key.stringValue) as such a number.") }
    return number
  }

  /// A text of at most `limit` characters.
  func text(
    _ key: Key, limit: Int, _ what: String, isEmptyAllowed: Bool = false
  ) throws -> String {
    let least = isEmptyAllowed ? 0 : 1
    let expected = "\(what), a text of \(least) to \(limit) characters"
    guard let text = try? fields.decode(String.self, forKey: any(key)),
      (least...limit).contains(text.count)
    else { throw wrong(key, expected, "Send \(key.stringValue) as such a text.") }
    return text
  }

  /// A text of at most `limit` characters, or nil if the field is absent or null.
  func textIfPresent(_ key: Key, limit: Int, _ what: String) throws -> String? {
    guard fields.contains(any(key)), try !fields.decodeNil(forKey: any(key)) else { return nil }
    return try text(key, limit: limit, what)
  }

  /// What one of the words stands for.
  func choice<Choice>(
    _ key: Key, of words: some Collection<(key: String, value: Choice)>
  ) throws -> Choice {
    let text = try? fields.decode(String.self, forKey: any(key))
    if let choice = words.first(where: { $0.key == text }) { return choice.value }
    let list = words.map(\.key).joined(separator: ", ")
    throw wrong(key, "one of \(list)", "Send one of these words as \(key.stringValue).")
  }

  /// What one of the words stands for, or nil if the field is absent.
  func choiceIfPresent<Choice>(
    _ key: Key, of words: some Collection<(key: String, value: Choice)>
  ) throws -> Choice? {
    fields.contains(any(key)) ? try choice(key, of: words) : nil
  }

  /// An object that reads itself.
  func object<Object: Decodable>(_ key: Key, as: Object.Type) throws -> Object {
    guard fields.contains(any(key)) else {
      throw wrong(key, "an object", "Send \(key.stringValue) too.")
    }
    return try fields.decode(Object.self, forKey: any(key))
  }

  /// A list with between 1 and `limit` elements, each of which `read` reads.
  func list<Element>(
    _ key: Key, limit: Int, _ what: String, _ read: (any Decoder) throws -> Element
  ) throws -> [Element] {
    let expected = "a list of 1 to \(limit) \(what)"
    guard var elements = try? fields.nestedUnkeyedContainer(forKey: any(key)),
      let count = elements.count, (1...limit).contains(count)
    else { throw wrong(key, expected, "Send \(key.stringValue) as such a list.") }
    return try (0..<count).map { _ in try read(elements.superDecoder()) }
  }

  /// A list with at most `limit` elements, or an empty one if the field is absent.
  func listIfPresent<Element>(
    _ key: Key, limit: Int, _ what: String, _ read: (any Decoder) throws -> Element
  ) throws -> [Element] {
    fields.contains(any(key)) ? try list(key, limit: limit, what, read) : []
  }

  /// The error for the field `key`, with what stands there now.
  func wrong(_ key: Key, _ expected: String, _ remedy: String) -> WireError {
    let found =
      fields.contains(any(key))
      ? (try? fields.decode(JSONFound.self, forKey: any(key)).words) ?? "a number too large to hold"
      : "nothing"
    return WireError(
      place: WireError.place(path + [key]), found: found, expected: expected, remedy: remedy)
  }

  private static var names: String {
    Key.allCases.map(\.stringValue).joined(separator: ", ")
  }

  private func any(_ key: Key) -> AnyKey { AnyKey(stringValue: key.stringValue) }

  private func words(_ number: Double) -> String { JSONFound.words(number) }
}

nonisolated extension CaseIterable where Self: RawRepresentable<String> {
  /// All values with the words for them.
  static var words: [(key: String, value: Self)] { allCases.map { ($0.rawValue, $0) } }
}
