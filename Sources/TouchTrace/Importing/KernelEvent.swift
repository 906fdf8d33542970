// Events of Linux's input layer, and the numbers of the ones that touch screens send.

/// One event of a device, as `struct input_event` of Linux has it.
nonisolated struct KernelEvent: Equatable, Sendable {
  /// When, in microseconds on the device's clock.
  var microseconds: Int
  /// The kind of event, as `EV_ABS`.
  var type: Int
  /// Which one of this kind, as `ABS_MT_POSITION_X`.
  var code: Int
  /// Its value.
  var value: Int
}

/// Numbers from `linux/input-event-codes.h`.
nonisolated enum KernelCode {
  static let synchronization = 0
  static let key = 1
  static let absolute = 3

  static let report = 0
  static let contactReport = 2
  static let dropped = 3

  static let touch = 0x14A

  static let x = 0x00
  static let y = 0x01
  static let slot = 0x2F
  static let touchMajor = 0x30
  static let positionX = 0x35
  static let positionY = 0x36
  static let trackingID = 0x39
  static let pressure = 0x3A

  /// The number of something that is not about touches.
  static let other = -1

  /// The names of kinds.
  static let types = ["EV_SYN": synchronization, "EV_KEY": key, "EV_ABS": absolute]
  /// The names of what is read.
  static let codes = [
    "SYN_REPORT": report, "SYN_MT_REPORT": contactReport, "SYN_DROPPED": dropped,
    "BTN_TOUCH": touch, "ABS_X": x, "ABS_Y": y, "ABS_MT_SLOT": slot,
    "ABS_MT_TOUCH_MAJOR": touchMajor, "ABS_MT_POSITION_X": positionX,
    "ABS_MT_POSITION_Y": positionY, "ABS_MT_TRACKING_ID": trackingID, "ABS_MT_PRESSURE": pressure,
  ]
}

/// What one line of a recording of devices says.
nonisolated enum KernelLine: Equatable, Sendable {
  /// A device is described from here on.
  case device(String)
  /// An axis of the described device.
  case axis(code: Int, AxisRange)
  /// An event; of the described device if the line names none.
  case event(device: String?, KernelEvent)
  /// Nothing that matters.
  case other

  /// Why a line says nothing.
  struct Mistake: Error, Equatable {
    /// Counted from 1, in bytes.
    var column: Int
    var found: String
    var expected: String
    var remedy = "The line is left out; record it again, or correct it."
  }
}

/// The words of a line, one after the other.
nonisolated struct LineWords {
  private var rest: Substring
  private let line: Substring

  init(_ line: Substring) { (self.line, rest) = (line, line) }

  /// The column of the next word, counted from 1, in bytes.
  var column: Int {
    mutating get {
      skipSpace()
      return line.utf8.distance(from: line.startIndex, to: rest.startIndex) + 1
    }
  }

  /// Whether no word is left.
  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return rest.isEmpty
    }
  }

  private mutating func skipSpace() {
    rest = rest.drop { $0 == " " || $0 == "\t" || $0 == "\r" }
  }

  /// The next word; empty at the end.
  mutating func next() -> Substring {
    skipSpace()
    let word = rest.prefix { $0 != " " && $0 != "\t" && $0 != "\r" }
    rest = rest[word.endIndex...]
    return word
  }

  /// Takes the text up to and with a character; `nil` if it is not there.
  mutating func next(until end: Character) -> Substring? {
    guard let index = rest.firstIndex(of: end) else { return nil }
    defer { rest = rest[rest.index(after: index)...] }
    return rest[..<index]
  }

  /// The next word as something that is read from it.
  mutating func next<Value>(
    _ expected: String, _ read: (Substring) -> Value?
  ) throws(KernelLine.Mistake) -> Value {
    let column = column
    let word = next()
    if let value = read(word) { return value }
    let found = word.isEmpty ? "the end of the line" : "\"\(word.prefix(40))\""
    throw KernelLine.Mistake(column: column, found: found, expected: expected)
  }
}

/// Numbers as recordings write them.
nonisolated enum KernelNumber {
  /// A time, as `1234.567890` seconds, in microseconds. A year of seconds has eight digits.
  static func microseconds(_ word: Substring) -> Int? {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), !parts[0].isEmpty,
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      parts[0].utf8.count <= 12, let seconds = Int(parts[0])
    else { return nil }
    let fraction = parts.count == 2 ? parts[1].prefix(6) : ""
    let padded = fraction + String(repeating: "0", count: 6 - fraction.count)
    return seconds * 1_000_000 + (Int(padded) ?? 0)
  }

  /// A number of at most 32 bits in hexadecimal digits.
  static func hexadecimal(_ word: Substring) -> Int? {
    guard !word.isEmpty, word.utf8.count <= 8, word.first != "-", word.first != "+" else {
      return nil
    }
    return Int(word, radix: 16)
  }

  /// A value of 32 bits with a sign, in hexadecimal digits.
  static func value(_ word: Substring) -> Int? {
    hexadecimal(word).map { Int(Int32(truncatingIfNeeded: $0)) }
  }

  /// A value of 32 bits with a sign, in decimal digits.
  static func decimal(_ word: Substring) -> Int? { Int32(word).map(Int.init) }
}
