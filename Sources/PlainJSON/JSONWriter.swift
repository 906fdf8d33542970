// Writes JSON piece by piece, for what is written too often to be made a value first. It puts the commas,
// and does not sort.

/// The bytes of one JSON value in one line, as far as they are written.
///
///     var writer = JSONWriter()
///     writer.beginObject()
///     writer.write("x", 1.5)
///     writer.write("y", 2)
///     writer.endObject()
///     writer.bytes   // {"x":1.5,"y":2}
///
/// Write the fields of an object in the order of their names' bytes, as ``JSON/text`` does.
public struct JSONWriter {
  /// What is written, as UTF-8.
  public private(set) var bytes: [UInt8] = []

  /// Begins with nothing.
  public init() { bytes.reserveCapacity(192) }

  // MARK: Objects and lists

  /// Begins an object.
  public mutating func beginObject() { begin(UInt8(ascii: "{")) }

  /// Ends an object.
  public mutating func endObject() { bytes.append(UInt8(ascii: "}")) }

  /// Begins a list.
  public mutating func beginList() { begin(UInt8(ascii: "[")) }

  /// Ends a list.
  public mutating func endList() { bytes.append(UInt8(ascii: "]")) }

  /// Begins a field of any name; its value follows.
  public mutating func beginField(_ name: String) {
    write(name)
    bytes.append(UInt8(ascii: ":"))
  }

  /// Begins a field of a name without quotes, backslashes and control characters; its value follows.
  public mutating func beginField(_ name: StaticString) {
    begin(UInt8(ascii: "\""))
    bytes.append(contentsOf: name.utf8)
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  // MARK: Values

  /// Writes `null`.
  public mutating func writeNull() {
    separate()
    bytes += "null".utf8
  }

  /// Writes true or false.
  public mutating func write(_ truth: Bool) {
    separate()
    bytes += (truth ? "true" : "false").utf8
  }

  /// Writes a whole number, every digit of it.
  public mutating func write(_ number: Int) {
    separate()
    bytes += number.description.utf8
  }

  /// Writes a number in the shortest form that reads back to the same bits; what is no number as `"nan"`,
  /// `"inf"` and `"-inf"`.
  public mutating func write(_ number: Double) {
    // Up to here each whole number is exact, and its digits are its shortest form. Zero has a sign.
    if number.magnitude < 0x1p53, number != 0, let whole = Int(exactly: number) {
      return write(whole)
    }
    separate()
    guard number.isFinite else {
      bytes += (number.isNaN ? "\"nan\"" : number > 0 ? "\"inf\"" : "\"-inf\"").utf8
      return
    }
    bytes += number.description.utf8
    // A whole number is written without its point.
    if bytes.suffix(2).elementsEqual(".0".utf8) { bytes.removeLast(2) }
  }

  /// Writes a text.
  public mutating func write(_ text: String) {
    begin(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x08: bytes += "\\b".utf8
      case 0x09: bytes += "\\t".utf8
      case 0x0A: bytes += "\\n".utf8
      case 0x0C: bytes += "\\f".utf8
      case 0x0D: bytes += "\\r".utf8
      case 0..<0x20:
        let digits = Array("0123456789abcdef".utf8)
        bytes += "\\u00".utf8
        bytes += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  // MARK: Fields

  /// Writes a field with a whole number.
  public mutating func write(_ name: StaticString, _ number: Int) {
    beginField(name)
    write(number)
  }

  /// Writes a field with a number.
  public mutating func write(_ name: StaticString, _ number: Double) {
    beginField(name)
    write(number)
  }

  /// Writes a field with a text.
  public mutating func write(_ name: StaticString, _ text: String) {
    beginField(name)
    write(text)
  }

  // MARK: Commas

  private mutating func begin(_ byte: UInt8) {
    separate()
    bytes.append(byte)
  }

  /// Puts a comma, unless this is the first value or the first part of one.
  private mutating func separate() {
    switch bytes.last {
    case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"): break
    default: bytes.append(UInt8(ascii: ","))
    }
  }
}
