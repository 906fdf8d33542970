// Says what fingers of a recording did in the words of a test: tap, hold, drag, pinch, or a way of a few
// corners. Whether the words do the same is found out by playing them.

import GestureCore
import TouchKit

/// Fingers as the source of a test, and as a script.
nonisolated struct SpokenFingers: Equatable, Sendable {
  /// What stands in `screen.play(…)`.
  let source: String
  /// What it does.
  let fingers: Fingers
}

/// What fingers did from the first one down to the last one up.
nonisolated struct RecordedGesture: Sendable {
  /// A finger's places with their times, in seconds from the first one down.
  struct Way: Sendable {
    var samples: [(time: Double, place: Point)] = []
    var end: Double?
  }

  /// The fingers in the order in which they came down.
  private(set) var ways: [Way] = []
  private var order: [Int] = []

  /// Takes the steps of a gesture; `nil` if a finger was taken away or came down twice.
  init?(_ steps: [TestStep]) {
    var now = 0.0
    for step in steps {
      switch step {
      case .wait(let seconds): now += seconds
      case .fingers(let reports):
        for report in reports where !take(report, at: now) { return nil }
      case .resize, .cancelAll, .ask, .play, .replay: return nil
      }
    }
    guard ways.allSatisfy({ $0.end != nil }) else { return nil }
  }

  private mutating func take(_ report: TouchReport, at time: Double) -> Bool {
    let place = report.sample.location.core
    if report.phase == .began {
      guard !order.contains(report.finger) else { return false }
      order.append(report.finger)
      ways.append(Way(samples: [(time, place)]))
      return true
    }
    guard let index = order.firstIndex(of: report.finger) else { return false }
    switch report.phase {
    case .moved: ways[index].samples.append((time, place))
    case .ended: ways[index].end = time
    default: return false
    }
    return true
  }

  /// The words for it, the plainest first; empty if there are none.
  var spoken: [SpokenFingers] {
    switch ways.count {
    case 1: presses(ways[0]) + drags(ways[0]) + corners(ways[0])
    case 2: pinches
    default: []
    }
  }

  // MARK: One finger

  private func presses(_ way: Way) -> [SpokenFingers] {
    guard let first = way.samples.first, let end = way.end,
      way.samples.allSatisfy({ ($0.place - first.place).length < 10 })
    else { return [] }
    let place = CGPoint(first.place.rounded)
    let time = hundredths(end)
    let hold = SpokenFingers(
      source: ".longPress(at: \(words(place)), for: \(number(time)))",
      fingers: .longPress(at: place, for: time))
    guard time < 0.4 else { return [hold] }
    let tap = SpokenFingers(source: ".tap(at: \(words(place)))", fingers: .tap(at: place))
    let exact = SpokenFingers(
      source: ".tap(at: \(words(place)), for: \(number(time)))",
      fingers: .tap(at: place, for: time))
    return [tap, exact]
  }

  private func drags(_ way: Way) -> [SpokenFingers] {
    guard let first = way.samples.first, let last = way.samples.last, last.time > 0 else {
      return []
    }
    let (from, to) = (CGPoint(first.place.rounded), CGPoint(last.place.rounded))
    let time = max(0.02, hundredths(last.time))
    return [
      SpokenFingers(
        source: ".drag(from: \(words(from)), to: \(words(to)), over: \(number(time)))",
        fingers: .drag(from: from, to: to, over: time))
    ]
  }

  /// The places at which a way turns or changes its speed, at most ten.
  private func corners(_ way: Way) -> [SpokenFingers] {
    guard let first = way.samples.first, let end = way.end, way.samples.count > 2 else { return [] }
    var tolerance = 4.0
    var kept = way.samples
    repeat {
      kept = Self.simplified(way.samples, within: tolerance)
      tolerance *= 1.5
    } while kept.count > 10
    var fingers = Fingers.down(at: CGPoint(first.place.rounded))
    var source = ".down(at: \(words(CGPoint(first.place.rounded))))"
    var now = 0.0
    for sample in kept.dropFirst() {
      let place = CGPoint(sample.place.rounded)
      let time = max(0.01, hundredths(sample.time - now))
      fingers = fingers.move(to: place, over: time)
      source += ".move(to: \(words(place)), over: \(number(time)))"
      now += time
    }
    let rest = max(0.01, hundredths(end - now))
    source += ".wait(\(number(rest))).up()"
    return [SpokenFingers(source: source, fingers: fingers.wait(rest).up())]
  }

  /// The samples without those that lie on the way between their neighbours, in place and time.
  /// (Ramer 1972, Douglas and Peucker 1973, with the distance at the same time.)
  private static func simplified(
    _ samples: [(time: Double, place: Point)], within tolerance: Double
  ) -> [(time: Double, place: Point)] {
    guard samples.count > 2, let first = samples.first, let last = samples.last else {
      return samples
    }
    var (furthest, distance) = (0, 0.0)
    for (index, sample) in samples.enumerated().dropFirst().dropLast() {
      let share = (sample.time - first.time) / max(last.time - first.time, 1e-9)
      let between = first.place + (last.place - first.place) * share
      let away = (sample.place - between).length
      if away > distance { (furthest, distance) = (index, away) }
    }
    guard distance > tolerance else { return [first, last] }
    return simplified(Array(samples[...furthest]), within: tolerance).dropLast()
      + simplified(Array(samples[furthest...]), within: tolerance)
  }

  // MARK: Two fingers

  private var pinches: [SpokenFingers] {
    guard let a = ways[0].samples.first, let b = ways[1].samples.first,
      let c = ways[0].samples.last, let d = ways[1].samples.last
    else { return [] }
    let starts = [CGPoint(a.place.rounded), CGPoint(b.place.rounded)]
    let ends = [CGPoint(c.place.rounded), CGPoint(d.place.rounded)]
    let gap = hundredths(b.time)
    let time = max(0.02, hundredths(max(c.time, d.time) - b.time))
    let rest = max(0.01, hundredths((ways.compactMap(\.end).max() ?? 0) - max(c.time, d.time)))
    var fingers = Fingers.down(at: starts[0])
    var source = ".down(at: \(words(starts[0])), \(words(starts[1])))"
    if gap > 0 {
      fingers = fingers.wait(gap).down(at: starts[1])
      source = ".down(at: \(words(starts[0]))).wait(\(number(gap))).down(at: \(words(starts[1])))"
    } else {
      fingers = .down(at: starts[0], starts[1])
    }
    fingers = fingers.move(to: ends[0], ends[1], over: time).wait(rest).up()
    source +=
      ".move(to: \(words(ends[0])), \(words(ends[1])), over: \(number(time)))"
      + ".wait(\(number(rest))).up()"
    return preset(starts, ends, over: time) + [SpokenFingers(source: source, fingers: fingers)]
  }

  /// A pinch around a middle, if the fingers hardly turn.
  private func preset(
    _ starts: [CGPoint], _ ends: [CGPoint], over time: Double
  ) -> [SpokenFingers] {
    let (before, after) = (starts[1].core - starts[0].core, ends[1].core - ends[0].core)
    guard before.length > 20, after.length > 20 else { return [] }
    let cross = before.x * after.y - before.y * after.x
    let dot = before.x * after.x + before.y * after.y
    let turned = Trigonometry.atan2(cross, dot)
    guard turned.magnitude < 0.1 else { return [] }
    let middle = CGPoint(((starts[0].core + starts[1].core) * 0.5).rounded)
    let hysteresis = PinchRule().hysteresis * (after.length < before.length ? -1 : 1)
    let factor = hundredths(after.length / (before.length + hysteresis))
    let distance = before.length.rounded()
    let angle = hundredths(Trigonometry.atan2(before.y, before.x))
    let turn = angle == 0 ? "" : ", angle: \(number(angle))"
    return [
      SpokenFingers(
        source: ".pinch(at: \(words(middle)), by: \(number(factor)), from: \(number(distance))"
          + "\(turn), over: \(number(time)))",
        fingers: .pinch(at: middle, by: factor, from: distance, angle: angle, over: time))
    ]
  }

  // MARK: Words

  private func hundredths(_ value: Double) -> Double { (value * 100).rounded() / 100 }

  private func number(_ value: Double) -> String { shortDecimal(value, places: 2) }

  private func words(_ place: CGPoint) -> String {
    "CGPoint(x: \(number(Double(place.x))), y: \(number(Double(place.y))))"
  }
}

nonisolated extension Point {
  /// The place in whole points.
  fileprivate var rounded: Point { Point(x.rounded(), y.rounded()) }
}
