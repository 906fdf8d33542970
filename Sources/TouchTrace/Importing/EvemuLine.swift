// Lines of evemu: `A: 35 0 4095 0 0 40` of a description, `E: 0.012345 0003 0035 1200` of events.

/// Reads lines of `evemu-record`.
nonisolated enum EvemuLine {
  static func read(_ line: Substring) throws(KernelLine.Mistake) -> KernelLine {
    let code = line.prefix { $0 != "#" }
    var words = LineWords(code)
    if words.isAtEnd { return .other }
    let column = words.column
    switch words.next() {
    case "E:": return try event(&words)
    case "A:": return try axis(&words)
    case "N:", "I:", "P:", "B:", "L:", "S:": return .other
    case let word:
      throw KernelLine.Mistake(
        column: column, found: "\"\(word.prefix(40))\"",
        expected: "one of N:, I:, P:, B:, A:, L:, S:, E: or a comment")
    }
  }

  private static func event(_ words: inout LineWords) throws(KernelLine.Mistake) -> KernelLine {
    let microseconds = try words.next("a time in seconds, as 0.012345") {
      KernelNumber.microseconds($0)
    }
    let type = try words.next("a kind of event in hexadecimal, as 0003") {
      KernelNumber.hexadecimal($0)
    }
    let code = try words.next("which event in hexadecimal, as 0035") {
      KernelNumber.hexadecimal($0)
    }
    let value = try words.next("a value of at most 32 bits in decimal") { KernelNumber.decimal($0) }
    return .event(
      device: nil, KernelEvent(microseconds: microseconds, type: type, code: code, value: value))
  }

  private static func axis(_ words: inout LineWords) throws(KernelLine.Mistake) -> KernelLine {
    let code = try words.next("an axis in hexadecimal, as 35") { KernelNumber.hexadecimal($0) }
    let min = try words.next("the smallest value in decimal") { KernelNumber.decimal($0) }
    let max = try words.next("the largest value in decimal") { KernelNumber.decimal($0) }
    // Fuzz and flat are not needed, and old recordings have no resolution.
    (_, _) = (words.next(), words.next())
    var resolution = 0
    if !words.isAtEnd {
      resolution = try words.next("the units of a millimetre in decimal") {
        KernelNumber.decimal($0)
      }
    }
    return .axis(code: code, AxisRange(min, max, unitsPerMillimetre: resolution))
  }
}
