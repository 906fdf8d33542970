// Writes decisions as lines of bytes. What every move brings is put together without texts; the lines
// are the same as those of `LogLine`.

import TouchKit

/// The lines of a log as bytes, one at a time in a buffer that is used again.
struct LogBytes {
  /// What follows the time in lines of one kind, with their ends, by the number of what they are about.
  private struct Endings {
    private var known: [[UInt8]] = []

    /// The ending for a number; it is made once.
    mutating func ending(_ number: Int, of observation: Observation, _ cast: Cast) -> [UInt8] {
      if known.indices.contains(number) {
        let ending = known[number]
        if !ending.isEmpty { return ending }
      }
      let ending = Array(" \(cast.text(of: observation.decision))\n".utf8)
      guard (0..<100_000).contains(number) else { return ending }
      while known.count <= number { known.append([]) }
      known[number] = ending
      return ending
    }
  }

  private let cast: Cast
  private var changes = Endings()
  private var actions = Endings()
  /// Of moves of the touches that a view heard of last.
  private var moves = Endings()
  private var moved: [Observation.TouchID] = []
  private var line: [UInt8] = []
  /// The time of the last line, and how many bytes it takes.
  private var time = Double.nan
  private var timeLength = 0
  /// The whole seconds of the last time, and its text with six zeros behind the point.
  private var seconds = 0
  private var whole = Array("0.000000".utf8)

  init(_ cast: Cast) { self.cast = cast }

  /// The line of a decision, with its end.
  mutating func line(of observation: Observation) -> [UInt8] {
    if observation.time != time {
      line.removeAll(keepingCapacity: true)
      append(time: observation.time)
      (time, timeLength) = (observation.time, line.count)
    }
    switch observation.decision {
    case .transition(let id, _, .changed, .rule(nil)):
      end(changes.ending(id.number, of: observation, cast))
    case .action(let id, .changed):
      end(actions.ending(id.number, of: observation, cast))
    case .delivered(let touches, .moved, let view):
      if touches != moved { (moved, moves) = (touches, Endings()) }
      end(moves.ending(view.number, of: observation, cast))
    default: end(Array(" \(cast.text(of: observation.decision))\n".utf8))
    }
    return line
  }

  /// Puts an ending behind the time.
  private mutating func end(_ ending: [UInt8]) {
    if line.count == timeLength {
      line.append(contentsOf: ending)
    } else {
      line.replaceSubrange(timeLength..., with: ending)
    }
  }

  /// A time in seconds with six places.
  private mutating func append(time: Double) {
    let scaled = (time * 1e6).rounded()
    guard scaled >= 0, scaled < 1e15 else {
      return line.append(contentsOf: decimal(time, places: 6).utf8)
    }
    var micros = Int(scaled) - seconds * 1_000_000
    if !(0..<1_000_000).contains(micros) {
      (seconds, micros) = Int(scaled).quotientAndRemainder(dividingBy: 1_000_000)
      whole = Array("\(seconds).000000".utf8)
    }
    line.append(contentsOf: whole)
    var index = line.count
    while micros > 0 {
      index -= 1
      let rest = micros / 10
      line[index] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: micros &- rest &* 10)
      micros = rest
    }
  }
}
