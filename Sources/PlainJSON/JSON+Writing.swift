// JSON as text in one line: equal values are equal bytes on every machine.

extension JSON {
  /// The value in one line, the fields of objects sorted by their names.
  ///
  /// A number has the shortest form that reads back to the same bits.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The same as UTF-8.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .truth(let truth): bytes += (truth ? "true" : "false").utf8
    case .number(let number): Self.write(number, to: &bytes)
    case .text(let text): Self.write(text, to: &bytes)
    case .list(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let fields):
      bytes.append(UInt8(ascii: "{"))
      // By their bytes: Unicode's tables would be a third of a small module.
      let sorted = fields.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
      for (index, field) in sorted.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(field.name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        field.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ number: Double, to bytes: inout [UInt8]) {
    guard number.isFinite else {
      bytes += (number.isNaN ? "\"nan\"" : number > 0 ? "\"inf\"" : "\"-inf\"").utf8
      return
    }
    let digits = Array("\(number)".utf8)
    // A whole number is written without its point.
    bytes += digits.suffix(2) == Array(".0".utf8)[...] ? digits.dropLast(2) : digits[...]
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
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
}
