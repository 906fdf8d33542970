// Lines of Android's getevent: `[    1234.567890] /dev/input/event2: EV_ABS ABS_MT_SLOT 00000001`.

/// Reads lines of `getevent -lt` and `getevent -lp`.
nonisolated enum GeteventLine {
  static func read(_ line: Substring) throws(KernelLine.Mistake) -> KernelLine {
    var words = LineWords(line)
    if words.isAtEnd { return .other }
    let text = line.drop { $0 == " " || $0 == "\t" }
    if text.hasPrefix("[") { return try event(&words) }
    if text.hasPrefix("add device") {
      return .device(line.split(separator: " ").last.map(String.init) ?? "")
    }
    if let axis = axis(text) { return axis }
    let first = words.next()
    if first.hasPrefix("/dev/input/") || first.hasPrefix("EV_") || isEvent(line) {
      throw KernelLine.Mistake(
        column: 1, found: "an event without its time", expected: "a time in brackets",
        remedy: "It is left out; record with getevent -lt.")
    }
    // A description has indented lines of many kinds. Around it shells and adb write.
    let isDescribed = line.first == " " || line.first == "\t"
    let isMessage = ["could", "remove", "#", "$", "--", "poll"].contains { first.hasPrefix($0) }
    if isDescribed || isMessage { return .other }
    throw KernelLine.Mistake(
      column: 1, found: "\"\(line.prefix(40))\"", expected: "a line of getevent, as [ 12.345678] …")
  }

  private static func isEvent(_ line: Substring) -> Bool {
    let words = line.split(separator: " ")
    return words.count == 3 && words.allSatisfy { KernelNumber.hexadecimal($0) != nil }
  }

  private static func event(_ words: inout LineWords) throws(KernelLine.Mistake) -> KernelLine {
    let column = words.column
    guard let opening = words.next(until: "]") else {
      throw KernelLine.Mistake(column: column, found: "no \"]\"", expected: "a time in brackets")
    }
    let time = opening.dropFirst().drop { $0 == " " }
    guard let microseconds = KernelNumber.microseconds(time) else {
      throw KernelLine.Mistake(
        column: column + 1, found: "\"\(time.prefix(40))\"",
        expected: "a time in seconds, as 12.345678")
    }
    var device: String?
    var ahead = words
    let first = ahead.next()
    if first.hasSuffix(":") {
      device = String(first.dropLast())
      words = ahead
    }
    let type = try words.next("a kind of event, as EV_ABS or 0003") { number($0, KernelCode.types) }
    let code = try words.next("which event, as ABS_MT_POSITION_X or 0035") {
      number($0, KernelCode.codes)
    }
    let value = try words.next("a value of eight hexadecimal digits") { word in
      switch word {
      case "DOWN": 1
      case "UP": 0
      default: word.contains("_") || word == "REPEAT" ? 0 : KernelNumber.value(word)
      }
    }
    return .event(
      device: device,
      KernelEvent(microseconds: microseconds, type: type, code: code, value: value))
  }

  /// The number of a name or of hexadecimal digits.
  private static func number(_ word: Substring, _ names: [String: Int]) -> Int? {
    if let known = names[String(word)] { return known }
    if word.contains("_") { return KernelCode.other }
    return KernelNumber.hexadecimal(word)
  }

  /// `ABS_MT_POSITION_X     : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0`
  private static func axis(_ text: Substring) -> KernelLine? {
    guard let values = text.firstRange(of: ": value ") else { return nil }
    guard let name = text[..<values.lowerBound].split(separator: " ").last,
      let code = number(name, KernelCode.codes)
    else { return nil }
    var found: [Substring: Int] = [:]
    for field in text[values.upperBound...].split(separator: ",") {
      let words = field.split(separator: " ")
      if words.count == 2 { found[words[0]] = KernelNumber.decimal(words[1]) }
    }
    guard let min = found["min"], let max = found["max"] else { return nil }
    return .axis(
      code: code, AxisRange(min, max, unitsPerMillimetre: found["resolution"] ?? 0))
  }
}
