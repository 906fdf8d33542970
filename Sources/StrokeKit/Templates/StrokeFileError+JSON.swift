// Mistakes in JSON, as the author of a file of strokes needs to know them.

import PlainJSON

extension StrokeFileError {
  /// Reads JSON; a failure says where, what stood there, and what should have.
  ///
  /// - Parameters:
  ///   - bytes: The JSON, as UTF-8.
  ///   - whole: What the whole is called: `file`, or `data.jsonl, line 12`.
  ///   - body: Reads what it needs.
  package static func reading<Value>(
    _ bytes: [UInt8], called whole: String, _ body: (ReadJSON) throws(JSON.Mistake) -> Value
  ) throws(StrokeFileError) -> Value {
    let json: ReadJSON
    do throws(JSON.Mistake) {
      json = try ReadJSON(bytes)
    } catch {
      throw StrokeFileError(damage: error, in: bytes, called: whole)
    }
    do throws(JSON.Mistake) {
      return try body(json)
    } catch {
      let place = [whole == "file" ? "" : whole, error.path].filter { !$0.isEmpty }
      throw StrokeFileError(
        place: place.isEmpty ? whole : place.joined(separator: ", "), found: error.found,
        expected: error.expected, remedy: "Correct it.")
    }
  }

  /// Why bytes are not JSON: they end before an object does, or something else stands in it.
  private init(damage mistake: JSON.Mistake, in bytes: [UInt8], called whole: String) {
    guard bytes.last(where: { $0 > 0x20 }) == UInt8(ascii: "}") else {
      self.init(
        place: whole, found: "\(bytes.count) bytes that are not JSON to the end", expected: "JSON",
        remedy: "If it was cut off, fetch or save it again.")
      return
    }
    let line = bytes[..<mistake.offset].reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    self.init(
      place: whole == "file" ? "line \(line)" : whole, found: mistake.found,
      expected: mistake.expected, remedy: "Correct it.")
  }
}
