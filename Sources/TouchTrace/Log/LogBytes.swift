// Writes decisions as lines of bytes. What every move brings is put together without texts; the lines
// are the same as those of `LogLine`.

import TouchKit

/// The lines of a log as bytes, one at a time in a buffer that is used again.
struct LogBytes {
  /// The names that a line may need, by number.
  private struct Names {
    private var known: [[UInt8]] = []

    /// The name of a number; it is made once.
    mutating func name(_ number: Int, made: () -> String) -> [UInt8] {
      guard number < 100_000, number >= 0 else { return Array(made().utf8) }
      while known.count <= number { known.append([]) }
      if known[number].isEmpty { known[number] = Array(made().utf8) }
      return known[number]
    }
  }

  private let cast: Cast
  private var recognizers = Names()
  private var views = Names()
  /// The last line, with its end.
  private(set) var line: [UInt8] = []
  /// The time of the last line, and how many bytes it takes.
  private var time = Double.nan
  private var timeLength = 0

  init(_ cast: Cast) { self.cast = cast }

  /// Makes the line of a decision.
  mutating func write(_ observation: Observation) {
    if observation.time == time {
      line.removeLast(line.count - timeLength)
    } else {
      line.removeAll(keepingCapacity: true)
      append(time: observation.time)
      line.append(UInt8(ascii: " "))
      (time, timeLength) = (observation.time, line.count)
    }
    switch observation.decision {
    case .transition(let id, _, .changed, .rule(nil)):
      append(id)
      append(" changed")
    case .action(let id, .changed):
      append(id)
      append(" tells its targets: changed")
    case .delivered(let touches, .moved, let view) where touches.count == 1:
      append(view)
      append(" hears moved of finger ")
      append(touches[0].finger)
    case let decision: line.append(contentsOf: cast.text(of: decision).utf8)
    }
    line.append(UInt8(ascii: "\n"))
  }

  private mutating func append(_ id: Observation.RecognizerID) {
    line.append(contentsOf: recognizers.name(id.number) { [cast] in cast.name(of: id) })
  }

  private mutating func append(_ id: Observation.ViewID) {
    line.append(contentsOf: views.name(id.number) { "\(id)" })
  }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { line.append(contentsOf: $0) }
  }

  /// A time in seconds with six places.
  private mutating func append(time: Double) {
    let scaled = (time * 1e6).rounded()
    guard scaled >= 0, scaled < 1e15 else {
      return line.append(contentsOf: decimal(time, places: 6).utf8)
    }
    let micros = Int(scaled)
    append(micros / 1_000_000)
    line.append(UInt8(ascii: "."))
    append(micros % 1_000_000, digits: 6)
  }

  /// A whole number, with zeros in front up to some digits.
  private mutating func append(_ number: Int, digits: Int = 1) {
    guard number >= 0 else { return line.append(contentsOf: "\(number)".utf8) }
    var power = 1
    for _ in 1..<digits { power *= 10 }
    while number / 10 >= power { power *= 10 }
    while power > 0 {
      line.append(UInt8(ascii: "0") + UInt8(number / power % 10))
      power /= 10
    }
  }
}
