// The steps of a path in the words of SVG, as scenes have them. It draws nothing.

/// One step of a pen, in points.
enum PathStep: Equatable, Sendable {
  case move(x: Double, y: Double)
  case line(x: Double, y: Double)
  case curve(x1: Double, y1: Double, x2: Double, y2: Double, x: Double, y: Double)
  case close

  /// Reads a path with the letters M, L, Q, C and Z. What it cannot read ends the path there, as in browsers.
  static func steps(of words: String) -> [PathStep] {
    var reader = PathWords(bytes: Array(words.utf8))
    var steps: [PathStep] = []
    var last = (x: 0.0, y: 0.0)
    while let letter = reader.takeLetter() {
      switch letter {
      case UInt8(ascii: "Z"): steps.append(.close)
      case UInt8(ascii: "M"), UInt8(ascii: "L"):
        guard let numbers = reader.take(2) else { return steps }
        last = (numbers[0], numbers[1])
        steps.append(
          letter == UInt8(ascii: "M")
            ? .move(x: last.x, y: last.y) : .line(x: last.x, y: last.y))
      case UInt8(ascii: "Q"):
        guard let numbers = reader.take(4) else { return steps }
        let (control, end) = ((x: numbers[0], y: numbers[1]), (x: numbers[2], y: numbers[3]))
        // A curve of the second degree is one of the third whose controls are two thirds of the way.
        steps.append(
          .curve(
            x1: last.x + (control.x - last.x) * 2 / 3, y1: last.y + (control.y - last.y) * 2 / 3,
            x2: end.x + (control.x - end.x) * 2 / 3, y2: end.y + (control.y - end.y) * 2 / 3,
            x: end.x, y: end.y))
        last = end
      case UInt8(ascii: "C"):
        guard let numbers = reader.take(6) else { return steps }
        last = (numbers[4], numbers[5])
        steps.append(
          .curve(
            x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3], x: last.x, y: last.y))
      default: return steps
      }
    }
    return steps
  }
}

/// The letters and numbers of a path.
private struct PathWords {
  let bytes: [UInt8]
  var place = 0

  private static let separators = Set(" ,\n\t".utf8)
  private static let digits = Set("0123456789.+-eE".utf8)

  private mutating func skip() {
    while place < bytes.count, Self.separators.contains(bytes[place]) { place += 1 }
  }

  mutating func takeLetter() -> UInt8? {
    skip()
    guard place < bytes.count else { return nil }
    defer { place += 1 }
    return bytes[place]
  }

  /// So many numbers; nil if there are fewer.
  mutating func take(_ count: Int) -> [Double]? {
    var numbers: [Double] = []
    for _ in 0..<count {
      skip()
      let start = place
      while place < bytes.count, Self.digits.contains(bytes[place]) { place += 1 }
      guard let number = Double(String(decoding: bytes[start..<place], as: UTF8.self)),
        number.isFinite
      else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}
