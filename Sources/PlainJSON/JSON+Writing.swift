// JSON as text in one line: equal values are equal bytes on every machine.

extension JSON {
  /// The value in one line, the fields of objects sorted by their names.
  ///
  /// A number has the shortest form that reads back to the same bits.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The same as UTF-8.
  public var bytes: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.bytes
  }

  private func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.writeNull()
    case .truth(let truth): writer.write(truth)
    case .number(let number): writer.write(number)
    case .text(let text): writer.write(text)
    case .list(let values):
      writer.beginList()
      for value in values { value.write(to: &writer) }
      writer.endList()
    case .object(let fields):
      writer.beginObject()
      // By their bytes: Unicode's tables would be a third of a small module.
      let sorted = fields.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
      for field in sorted {
        writer.beginField(field.name)
        field.value.write(to: &writer)
      }
      writer.endObject()
    }
  }
}
