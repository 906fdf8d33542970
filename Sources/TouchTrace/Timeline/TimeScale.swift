// Where a time is in a picture: evenly, except that long stretches in which nothing happens are
// short.

import TouchKit

/// Places of times on an axis, from 0 to the right.
nonisolated struct TimeScale: Equatable, Sendable {
  /// A longer stretch in which nothing happens is compressed, in seconds.
  static let idleMin: TimeInterval = 0.8
  /// What stays of it at both ends, in seconds.
  static let margin: TimeInterval = 0.06
  /// How wide a compressed stretch is, in points.
  static let skipWidth = 46.0
  /// The least and the most points for a second.
  static let rates = 130.0...1_600.0
  /// What the width without compressed stretches never exceeds, in points.
  static let widthMax = 24_000.0
  /// How far apart ticks are at least, in points.
  static let tickGapMin = 62.0

  /// A part of the axis.
  struct Piece: Equatable, Sendable {
    var start, end: TimeInterval
    var x, width: Double
    var isSkipped: Bool
  }

  /// A time with a name.
  struct Tick: Equatable, Sendable {
    var x: Double
    var text: String
  }

  private(set) var pieces: [Piece] = []
  private(set) var ticks: [Tick] = []

  /// The width of all pieces.
  var width: Double { pieces.last.map { $0.x + $0.width } ?? 0 }

  /// A scale on which all of this is at its place.
  ///
  /// - Parameters:
  ///   - busy: When something happens.
  ///   - wantedWidth: How wide everything but compressed stretches is to be together, in points, if the
  ///     limits of the rate allow.
  init(busy: [ClosedRange<TimeInterval>], wantedWidth: Double) {
    let parts = Self.parts(of: busy)
    guard let first = parts.first, let last = parts.last else { return }
    let active = parts.reduce(0) { $0 + ($1.upperBound - $1.lowerBound) }
    let rate = min(
      min(max(wantedWidth / active, Self.rates.lowerBound), Self.rates.upperBound),
      Self.widthMax / active)
    var x = 0.0
    var before = first.lowerBound
    for part in parts {
      if part.lowerBound > before {
        pieces.append(
          Piece(start: before, end: part.lowerBound, x: x, width: Self.skipWidth, isSkipped: true))
        x += Self.skipWidth
      }
      let width = (part.upperBound - part.lowerBound) * rate
      pieces.append(
        Piece(start: part.lowerBound, end: part.upperBound, x: x, width: width, isSkipped: false))
      x += width
      before = max(part.upperBound, before)
    }
    // Numbers whose differences are lost, or not finite, have no axis.
    guard rate.isFinite, x.isFinite, last.upperBound.magnitude < 1e12, first.lowerBound > -1e12
    else {
      pieces = []
      return
    }
    addTicks(rate: rate)
  }

  /// Where a time is.
  ///
  /// - Complexity: O(log(pieces)).
  func x(_ time: TimeInterval) -> Double {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].end < time { low = middle + 1 } else { high = middle }
    }
    guard low < pieces.count else { return width }
    let piece = pieces[low]
    let part = (time - piece.start) / (piece.end - piece.start)
    return piece.x + min(max(part, 0), 1) * piece.width
  }

  /// Where something happens, with margins, in order and apart by more than what is compressed.
  private static func parts(of busy: [ClosedRange<TimeInterval>]) -> [ClosedRange<TimeInterval>] {
    var parts: [ClosedRange<TimeInterval>] = []
    for range in busy.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = parts.last, range.lowerBound - last.upperBound <= idleMin {
        parts[parts.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        parts.append(range)
      }
    }
    return parts.map { $0.lowerBound - margin...$0.upperBound + margin }
  }

  /// Round times, as close as texts allow. A piece without any gets its first moment.
  private mutating func addTicks(rate: Double) {
    var step = (length: 0.001, places: 3)
    var factors = [2.0, 2.5, 2.0]
    while step.length * rate < Self.tickGapMin {
      let factor = factors.removeFirst()
      factors.append(factor)
      step.length *= factor
      if factors[0] == 2.0, factors[1] == 2.5 { step.places = max(step.places - 1, 0) }
    }
    for piece in pieces where !piece.isSkipped {
      var isEmpty = true
      // Of what is before an application's clock, only a margin shows.
      let start = piece.start >= -Self.margin ? max(piece.start, 0) : piece.start
      var number = (start / step.length).rounded(.up)
      while number * step.length <= piece.end {
        let time = number * step.length
        ticks.append(Tick(x: x(time), text: decimal(time, places: step.places)))
        isEmpty = false
        number += 1
      }
      if isEmpty {
        let time = piece.start + Self.margin
        ticks.append(Tick(x: x(time), text: decimal(time, places: 3)))
      }
    }
  }
}
