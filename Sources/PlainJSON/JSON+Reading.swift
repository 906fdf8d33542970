// Reads JSON as values.

extension JSON {
  /// What is wrong in a text: where it is not JSON, or where another value is needed.
  public struct Mistake: Error, Equatable, Sendable {
    /// How many bytes are before it.
    public var offset: Int
    /// The path of the value, as people write it: `touches[1].phase`. Empty for the whole value, and where the
    /// text is not JSON.
    public var path = ""
    /// What was found there.
    public var found: String
    /// What was expected there.
    public var expected: String
  }

  /// The deepest nesting that is read.
  public static let depthMax = 512

  /// Reads a value from UTF-8.
  public init(reading bytes: [UInt8]) throws(Mistake) {
    self = try ReadJSON(bytes).value
  }

  /// Reads a value from a text.
  public init(reading text: String) throws(Mistake) { try self.init(reading: Array(text.utf8)) }
}

extension ReadJSON {
  /// The value without its place. Bytes that are no UTF-8 are replaced.
  public var value: JSON {
    switch kind {
    case .null: .null
    case .yes: .truth(true)
    case .no: .truth(false)
    case .number: .number(double)
    case .text, .escapedText: .text(string)
    case .list: .list(elements.map { $0.value })
    case .object: .object(fields.map { JSON.Field($0.name.string, $0.value.value) })
    }
  }
}
