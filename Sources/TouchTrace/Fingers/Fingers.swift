// The actions of fingers, as a value that reads like a sentence. It knows no screen: a screen plays
// it, and `Fingers+Events.swift` turns it into events.

import GestureCore
import TouchKit

/// What one or more fingers do over time: a script that a `TestScreen` plays.
///
/// Each word continues the sentence where it ended:
///
///     // Two fingers go down 30 ms apart, move apart over 200 ms at 120 Hz, and one lifts.
///     Fingers.down(at: a).wait(0.03).down(at: b).move(to: a2, b2, over: 0.2).up(1)
///
/// Fingers are numbered from 1, the lowest free number first; a lifted finger's number is free
/// again. All times are in seconds from the start of the script and kept to the microsecond; all
/// places are in the window's coordinates, in points.
///
/// It is not a recording: a move says where it leads and how long it takes, and is cut into samples
/// when ``events`` is read.
nonisolated public struct Fingers: Equatable, Sendable {
  /// How often a moving finger is sampled, in times per second; 120 by default, as on a current
  /// tablet.
  public var hertz: Double = 120
  /// How much the fingers tremble; `nil`, the default, means exactly as in the script.
  public var jitter: Jitter?

  /// The actions, in the order of the script.
  private(set) var parts: [Part] = []
  /// When the script is over.
  private(set) var end = Microseconds.zero
  /// The locations of the fingers that are down, by number.
  private(set) var places: [Int: Point] = [:]

  /// Fingers that do nothing yet.
  public init() {}

  /// How long the script takes, in seconds.
  public var duration: TimeInterval { end.seconds }

  /// The numbers of the fingers that are down when the script is over.
  public var down: [Int] { places.keys.sorted() }

  /// One sample at 120 Hz, in seconds: the time from the last move of a preset to its lift.
  public static let frame: TimeInterval = 1.0 / 120

  // MARK: Words

  /// Fingers that touch down together, one at each point; a script's usual first word.
  public static func down(at points: CGPoint...) -> Fingers { Fingers().down(points) }

  /// Further fingers touch down together, one at each point.
  public func down(at points: CGPoint...) -> Fingers { down(points) }

  func down(_ points: [CGPoint]) -> Fingers {
    var script = self
    for point in points {
      var finger = 1
      while script.places[finger] != nil { finger += 1 }
      script.places[finger] = point.core
      script.parts.append(Part(finger: finger, start: end, action: .down(point.core)))
    }
    return script
  }

  /// The fingers rest for a while, in seconds.
  public func wait(_ seconds: TimeInterval) -> Fingers {
    var script = self
    script.end = end + Microseconds(seconds)
    return script
  }

  /// All fingers that are down move in straight lines to these points, the lowest number first.
  ///
  /// - Parameters:
  ///   - points: One for each finger that is down; anything else is a programmer error.
  ///   - seconds: How long it takes; one frame by default.
  public func move(to points: CGPoint..., over seconds: TimeInterval = frame) -> Fingers {
    guard points.count == places.count else {
      scriptError("move(to:) names \(points.count) points", "name one point for each")
    }
    let targets = Dictionary(uniqueKeysWithValues: zip(down, points))
    return moving(down, over: seconds) { .line(from: $1, to: targets[$0]?.core ?? $1) }
  }

  /// One finger moves in a straight line; the others rest.
  public func move(
    _ finger: Int, to point: CGPoint, over seconds: TimeInterval = frame
  ) -> Fingers {
    guard places[finger] != nil else {
      scriptError("move(\(finger), to:) names a finger that is up", "put it down first")
    }
    return moving([finger], over: seconds) { .line(from: $1, to: point.core) }
  }

  /// All fingers that are down move by the same distance, in points.
  public func move(by vector: CGVector, over seconds: TimeInterval = frame) -> Fingers {
    let way = Point(Double(vector.dx), Double(vector.dy))
    return moving(down, over: seconds) { .line(from: $1, to: $1 + way) }
  }

  /// All fingers that are down turn about their common middle and change their distance from it.
  ///
  /// - Parameters:
  ///   - angle: How far they turn, in radians, clockwise.
  ///   - factor: By what their distance from the middle is multiplied.
  ///   - seconds: How long it takes; one frame by default.
  public func turn(
    by angle: Double = 0, spreadingBy factor: Double = 1, over seconds: TimeInterval = frame
  ) -> Fingers {
    let sum = down.reduce(Point.zero) { $0 + (places[$1] ?? .zero) }
    let center = sum * (1 / Double(max(places.count, 1)))
    return moving(down, over: seconds) { _, place in
      .spiral(around: center, from: place - center, angle: angle, factor: factor)
    }
  }

  private func moving(
    _ fingers: [Int], over seconds: TimeInterval, _ path: (Int, Point) -> Path
  ) -> Fingers {
    var script = self
    let duration = Microseconds(seconds)
    for finger in fingers {
      guard let place = places[finger] else { continue }
      let path = path(finger, place)
      script.parts.append(Part(finger: finger, start: end, action: .move(path, duration)))
      script.places[finger] = path.point(at: 1)
    }
    script.end = end + duration
    return script
  }

  /// Lifts these fingers together; all that are down if none is named.
  public func up(_ fingers: Int...) -> Fingers { finish(fingers, .up) }

  /// The system takes these fingers away together; all that are down if none is named.
  public func cancel(_ fingers: Int...) -> Fingers { finish(fingers, .cancel) }

  private func finish(_ fingers: [Int], _ action: Action) -> Fingers {
    var script = self
    for finger in fingers.isEmpty ? down : fingers {
      guard script.places.removeValue(forKey: finger) != nil else {
        scriptError("finger \(finger) is to be lifted but is up", "put it down first")
      }
      script.parts.append(Part(finger: finger, start: end, action: action))
    }
    return script
  }

  private func scriptError(_ what: String, _ remedy: String) -> Never {
    fatalError(
      "Fingers at \(decimal(end.seconds, places: 3)) s: \(what); down are \(down); \(remedy).")
  }

  // MARK: Sentences

  /// This script, followed by another.
  ///
  /// - Parameters:
  ///   - next: What follows. Its fingers get new numbers if some fingers of this script are still
  ///     down.
  ///   - pause: How long to wait between the two, in seconds.
  public func then(_ next: Fingers, after pause: TimeInterval = 0) -> Fingers {
    joined(with: next, from: end + Microseconds(pause), shift: places.keys.max() ?? 0)
  }

  /// This script and another at the same time. The other's fingers get the numbers after these.
  ///
  /// - Parameters:
  ///   - other: What else happens.
  ///   - delay: How much later the other starts, in seconds.
  public func together(with other: Fingers, after delay: TimeInterval = 0) -> Fingers {
    joined(
      with: other, from: Microseconds(delay), shift: parts.map(\.finger).max() ?? 0)
  }

  private func joined(with other: Fingers, from start: Microseconds, shift: Int) -> Fingers {
    var script = self
    for var part in other.parts {
      part.finger += shift
      part.start = part.start + start
      script.parts.append(part)
    }
    for (finger, place) in other.places { script.places[finger + shift] = place }
    script.end = max(end, start + other.end)
    return script
  }

  /// The same with something else than fingers: a pen, or what is as wide as the palm of a hand.
  ///
  ///     let pen = Fingers.draw(corners).touching(with: .pencil)
  ///     let palm = Fingers.down(at: place).wait(1).up().touching(with: .direct, majorRadius: 45)
  ///     screen.play(palm.together(with: pen, after: 0.2))
  ///
  /// - Parameters:
  ///   - type: What touches.
  ///   - majorRadius: How wide it is, in points; 0, the default, if that is not known.
  public func touching(with type: UITouch.TouchType, majorRadius: CGFloat = 0) -> Fingers {
    var script = self
    for index in script.parts.indices {
      script.parts[index].contact = Contact(type: type, majorRadius: majorRadius)
    }
    return script
  }

  /// The same, sampled so many times per second.
  public func at(hertz: Double) -> Fingers {
    var script = self
    script.hertz = max(1, hertz)
    return script
  }

  /// The same script as a person would do it: never quite still, never quite in time.
  ///
  /// The same seed gives the same fingers. See ``Jitter`` for how much.
  public func jittered(seed: UInt64) -> Fingers { jittered(Jitter(seed: seed)) }

  /// The same with this much jitter.
  public func jittered(_ jitter: Jitter) -> Fingers {
    var script = self
    script.jitter = jitter
    return script
  }
}
