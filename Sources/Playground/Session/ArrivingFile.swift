// Puts a file together from its parts, within its size. It does not know what is in it.

/// A file that comes from a page in parts.
nonisolated struct ArrivingFile: Equatable, Sendable {
  private var text = ""
  private let partCount: Int
  private var nextPart = 1

  /// Nothing has come yet of a file of so many parts; 0 as long as that is not known.
  init(partCount: Int = 0) {
    self.partCount = partCount
  }

  /// Takes the next part; returns the whole text with the last one.
  ///
  /// The first part begins a new file, whatever came before. A wrong part ends the file: the next one
  /// has to be a first one.
  ///
  /// - Parameter sizeMax: the most bytes of the whole, as UTF-8.
  mutating func add(
    _ part: ClientMessage.FilePart, sizeMax: Int
  ) throws(WireError) -> String? {
    if part.part == 1 { self = ArrivingFile(partCount: part.parts) }
    guard part.part == nextPart, part.parts == partCount else {
      let expected = nextPart > 1 ? "part \(nextPart) of \(partCount)" : "part 1"
      self = ArrivingFile()
      throw WireError(
        place: "part", found: "part \(part.part) of \(part.parts)", expected: expected,
        remedy: "Send the parts of a file in their order, each once.")
    }
    let size = text.utf8.count + part.text.utf8.count
    guard size <= sizeMax else {
      self = ArrivingFile()
      throw WireError(
        place: "text", found: "a file of \(size) bytes or more", expected: "at most \(sizeMax)",
        remedy: "Send a smaller file.")
    }
    text += part.text
    nextPart += 1
    guard nextPart > partCount else { return nil }
    defer { self = ArrivingFile() }
    return text
  }
}
