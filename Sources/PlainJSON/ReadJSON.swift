// A JSON value as it stands in a text, for readers that say where a value is not what they need.

/// A value in a text that was read: it knows its place there.
///
///     do throws(JSON.Mistake) {
///       let card = try ReadJSON(bytes)
///       let title = try card.field("title").text()
///       let size = try card["size"]?.number() ?? 12
///     } catch {
///       print(error.offset, error.path, error.found, error.expected)   // 9 title 5} a text
///     }
///
/// Numbers and texts are read when they are asked for. Of several fields of one name the first one counts.
public struct ReadJSON {
  /// The text, and where its values are.
  private final class Document {
    let bytes: [UInt8]
    let nodes: [JSONNode]

    init(_ bytes: [UInt8], _ nodes: [JSONNode]) { (self.bytes, self.nodes) = (bytes, nodes) }

    deinit {}

    /// The bytes between the quotes of a text, its escapes replaced.
    func content(at index: Int) -> ArraySlice<UInt8> {
      let node = nodes[index]
      guard node.kind == .text else {
        var parser = JSONParser(bytes, at: Int(node.begin))
        return parser.unescaped()[...]
      }
      return bytes[(Int(node.begin) + 1)..<(Int(node.end) - 1)]
    }

    func isText(at index: Int, _ text: StaticString) -> Bool {
      let content = content(at: index)
      return content.count == text.utf8CodeUnitCount && content.elementsEqual(text.utf8)
    }
  }

  private let document: Document
  private let index: Int

  /// Finds the values of a text: one value, and nothing after it.
  ///
  /// - Throws: Where the text is not JSON.
  /// - Complexity: O(bytes).
  public init(_ bytes: [UInt8]) throws(JSON.Mistake) {
    var parser = JSONParser(bytes)
    try parser.parse()
    self.init(Document(bytes, parser.nodes), 0)
  }

  private init(_ document: Document, _ index: Int) {
    (self.document, self.index) = (document, index)
  }

  private var node: JSONNode { document.nodes[index] }

  private var bytes: ArraySlice<UInt8> { document.bytes[Int(node.begin)..<Int(node.end)] }

  var kind: JSONNode.Kind { node.kind }

  /// Whether it is an object.
  public var isObject: Bool { kind == .object }

  // MARK: Fields and elements

  /// The value of a field, which may be null; `nil` if there is none, or if this is no object.
  public func fieldOrNull(_ name: StaticString) -> ReadJSON? {
    guard kind == .object else { return nil }
    var (index, end) = (index + 1, Int(node.next))
    while index < end {
      if document.isText(at: index, name) { return ReadJSON(document, index + 1) }
      index = Int(document.nodes[index + 1].next)
    }
    return nil
  }

  /// The value of a field; `nil` if there is none, if it is null, or if this is no object.
  public subscript(_ name: StaticString) -> ReadJSON? {
    guard let value = fieldOrNull(name), value.kind != .null else { return nil }
    return value
  }

  /// The value of a field that has to be there.
  public func field(_ name: StaticString) throws(JSON.Mistake) -> ReadJSON {
    if let value = fieldOrNull(name) { return value }
    guard kind == .object else { throw wrong("an object") }
    throw wrong("the field \"\(name.text)\"", found: "no \"\(name.text)\"")
  }

  /// The elements of a list.
  public func list() throws(JSON.Mistake) -> [ReadJSON] {
    guard kind == .list else { throw wrong("a list") }
    return elements
  }

  var elements: [ReadJSON] {
    var (elements, index, end) = ([ReadJSON](), index + 1, Int(node.next))
    while index < end {
      elements.append(ReadJSON(document, index))
      index = Int(document.nodes[index].next)
    }
    return elements
  }

  var fields: [(name: ReadJSON, value: ReadJSON)] {
    var (fields, index, end) = ([(name: ReadJSON, value: ReadJSON)](), index + 1, Int(node.next))
    while index < end {
      fields.append((ReadJSON(document, index), ReadJSON(document, index + 1)))
      index = Int(document.nodes[index + 1].next)
    }
    return fields
  }

  // MARK: Values

  /// The number; also of the words for what is no number, `"nan"`, `"inf"` and `"-inf"`.
  public func number() throws(JSON.Mistake) -> Double {
    if isText("nan") { return .nan }
    if isText("inf") { return .infinity }
    if isText("-inf") { return -.infinity }
    guard kind == .number else { throw wrong("a number") }
    let number = double
    guard number.isFinite else { throw wrong("a number up to \(Double.greatestFiniteMagnitude)") }
    return number
  }

  /// The whole number, every digit of it.
  public func whole() throws(JSON.Mistake) -> Int {
    guard kind == .number else { throw wrong("a whole number") }
    if let whole = wholeNumber { return whole }
    let number = double
    if let whole = Int(exactly: number) { return whole }
    let isWhole = number.rounded() == number
    throw wrong(isWhole ? "a whole number from \(Int.min) to \(Int.max)" : "a whole number")
  }

  /// True or false.
  public func truth() throws(JSON.Mistake) -> Bool {
    guard kind == .yes || kind == .no else { throw wrong("true or false") }
    return kind == .yes
  }

  /// The text.
  public func text() throws(JSON.Mistake) -> String {
    guard kind == .text || kind == .escapedText else { throw wrong("a text") }
    let text = string
    guard text.utf8.elementsEqual(document.content(at: index)) else {
      throw wrong("a text in UTF-8")
    }
    return text
  }

  /// Whether it is this text.
  public func isText(_ text: StaticString) -> Bool {
    (kind == .text || kind == .escapedText) && document.isText(at: index, text)
  }

  /// The same for a text that is made.
  public func isText(_ text: String) -> Bool {
    (kind == .text || kind == .escapedText)
      && document.content(at: index).elementsEqual(text.utf8)
  }

  var string: String { String(decoding: document.content(at: index), as: UTF8.self) }

  var double: Double {
    if let whole = wholeNumber, whole != 0, UInt64(whole.magnitude) < 1 << 53 {
      return Double(whole)
    }
    return Double(String(decoding: bytes, as: UTF8.self)) ?? .nan
  }

  /// A number of digits alone.
  private var wholeNumber: Int? {
    var (digits, sum) = (bytes, 0)
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative { digits.removeFirst() }
    for byte in digits {
      guard byte >= 0x30, byte <= 0x39 else { return nil }
      let (tens, isTooLarge) = sum.multipliedReportingOverflow(by: 10)
      let digit = Int(byte) - 0x30
      let (next, isTooLargeNow) = tens.addingReportingOverflow(isNegative ? -digit : digit)
      if isTooLarge || isTooLargeNow { return nil }
      sum = next
    }
    return sum
  }

  // MARK: Mistakes

  /// The mistake of a reader that needs another value here.
  ///
  /// - Parameters:
  ///   - expected: What it needs.
  ///   - found: What is here; if it is `nil`, the mistake shows the begin of the text from here on.
  public func wrong(_ expected: String, found: String? = nil) -> JSON.Mistake {
    let offset = Int(node.begin)
    return JSON.Mistake(
      offset: offset, path: path, found: found ?? document.bytes.excerpt(from: offset),
      expected: expected)
  }

  /// The way to it from the whole value: `touches[1].phase`.
  private var path: String {
    var (path, value) = ("", ReadJSON(document, 0))
    func contains(_ value: ReadJSON) -> Bool {
      value.index <= index && index < Int(value.node.next)
    }
    while value.index != index {
      if value.kind == .object, let field = value.fields.first(where: { contains($0.value) }) {
        path += path.isEmpty ? field.name.string : ".\(field.name.string)"
        value = field.value
      } else if let place = value.elements.firstIndex(where: { contains($0) }) {
        path += "[\(place)]"
        value = value.elements[place]
      } else {
        break
      }
    }
    return path
  }

  /// How many bytes of the text are before it.
  public var offset: Int { Int(node.begin) }
}
