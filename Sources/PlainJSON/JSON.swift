// Any JSON as a value: what is written and what was read. It knows no Codable and no Foundation, so that
// WebAssembly modules of Embedded Swift write and read the same texts.

/// A JSON value.
///
///     let card: JSON = ["title": "Lists".json, "tries": tries.json, "file": file?.json]
///     card.text   // {"title":"Lists","tries":[]} if there is no file
public enum JSON: Equatable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case truth(Bool)
  /// A number. What is no number is written as `"nan"`, `"inf"` and `"-inf"`.
  case number(Double)
  /// A text.
  case text(String)
  /// A list.
  case list([JSON])
  /// An object. Of several fields of one name the first one counts.
  case object([Field])

  /// A named value of an object.
  public struct Field: Equatable, Sendable {
    /// The name.
    public var name: String
    /// The value.
    public var value: JSON

    /// Names a value.
    public init(_ name: String, _ value: JSON) { (self.name, self.value) = (name, value) }
  }

  /// The value of a field; `nil` if there is none, or if this is no object.
  public subscript(_ name: String) -> JSON? {
    guard case .object(let fields) = self else { return nil }
    return fields.first { $0.name == name }?.value
  }

  /// The object with one more field.
  public func with(_ name: String, _ value: JSON) -> JSON {
    guard case .object(let fields) = self else { return .object([Field(name, value)]) }
    return .object(fields + [Field(name, value)])
  }
}

extension JSON: ExpressibleByDictionaryLiteral {
  /// Makes an object; a field without a value is left out.
  public init(dictionaryLiteral fields: (String, JSON?)...) {
    self = .object(fields.compactMap { name, value in value.map { Field(name, $0) } })
  }
}

/// What is written as JSON.
public protocol JSONWritable {
  /// The value as JSON.
  var json: JSON { get }
}

extension String: JSONWritable {
  /// The text.
  public var json: JSON { .text(self) }
}

extension Bool: JSONWritable {
  /// True or false.
  public var json: JSON { .truth(self) }
}

extension Int: JSONWritable {
  /// The number; beyond 2^53 the nearest that is exact.
  public var json: JSON { .number(Double(self)) }
}

extension Double: JSONWritable {
  /// The number.
  public var json: JSON { .number(self) }
}

extension Array: JSONWritable where Element: JSONWritable {
  /// The list.
  public var json: JSON { .list(map { $0.json }) }
}
