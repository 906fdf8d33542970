// Why a line is no circle, in words for people; the numbers are StrokeKit's.

import GestureCore
import StrokeKit
import StrokeRecognizers
import UIKit

extension CircleGestureRecognizer.Failure {
  /// What to say to people that drew this: what is wrong, and where.
  ///
  /// - Parameters:
  ///   - line: The places of the line, in the order drawn.
  ///   - middle: The middle of the line.
  func wordsForPeople(line: [CGPoint], around middle: CGPoint) -> String {
    switch self {
    case .notACircle(let reason): reason.wordsForPeople(line: line, around: middle)
    case .tooManyFingers: "Two fingers: draw with one."
    case .touchCancelled: "The line was taken away: draw again."
    }
  }
}

extension CircleReason {
  fileprivate func wordsForPeople(line: [CGPoint], around middle: CGPoint) -> String {
    switch self {
    case .fitsNoCircle: "That is no way around: circle a picture."
    case .turns(let turns, let needed) where turns < needed.lowerBound: CircleReason.open
    case .tooFlat where isOpen(line): CircleReason.open
    case .tooFlat: "Too flat: draw it rounder."
    case .turns, .spirals: "Too many turns: once around is enough."
    case .bendsUnevenly, .hasCorner: "Not round enough: a corner at the \(sharpest(line, middle))."
    case .turnsBack: "It turns back at the \(sharpest(line, middle)): go one way around."
    case .tooRough: "Not round enough: it is too wavy."
    case .pointInside: "The line goes through the middle: draw around it."
    case .coversTooLittle: "Not round enough: a part of the circle is missing."
    }
  }

  /// Whether the ends of a line are farther apart than a third of its way.
  private func isOpen(_ line: [CGPoint]) -> Bool {
    guard let first = line.first, let last = line.last else { return false }
    return distance(first, last) > steps(line).reduce(0, +) / 3
  }

  private static let open = "Not closed: draw all the way around."

  private func distance(_ a: CGPoint, _ b: CGPoint) -> Double {
    Double(((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot())
  }

  private func steps(_ line: [CGPoint]) -> [Double] {
    zip(line, line.dropFirst()).map { distance($0, $1) }
  }

  /// Where a line bends most, seen from its middle: "top left".
  private func sharpest(_ line: [CGPoint], _ middle: CGPoint) -> String {
    let places = evenly(line, count: 48)
    var most = (bend: -1.0, place: middle)
    let reach = 3
    for index in places.indices.dropFirst(reach).dropLast(reach) {
      let (a, b, c) = (places[index - reach], places[index], places[index + reach])
      let bend = abs(turn(from: (b.x - a.x, b.y - a.y), to: (c.x - b.x, c.y - b.y)))
      if bend > most.bend { most = (bend, b) }
    }
    return side(x: Double(most.place.x - middle.x), y: Double(most.place.y - middle.y))
  }

  /// The turn between two directions, in radians.
  private func turn(from a: (x: CGFloat, y: CGFloat), to b: (x: CGFloat, y: CGFloat)) -> Double {
    Trigonometry.atan2(Double(a.x * b.y - a.y * b.x), Double(a.x * b.x + a.y * b.y))
  }

  /// A direction in words; "middle" without one.
  private func side(x: Double, y: Double) -> String {
    let isAcross = abs(x) > abs(y) / 2
    let isAlong = abs(y) > abs(x) / 2
    let vertical = y < 0 ? "top" : "bottom"
    let horizontal = x < 0 ? "left" : "right"
    return switch (isAlong, isAcross) {
    case (true, true): "\(vertical) \(horizontal)"
    case (true, false): vertical
    case (false, true): horizontal
    case (false, false): "middle"
    }
  }

  /// Places at equal distances along a line.
  private func evenly(_ line: [CGPoint], count: Int) -> [CGPoint] {
    let steps = steps(line)
    let length = steps.reduce(0, +)
    guard length > 0, length.isFinite else { return [] }
    var (places, index, before) = ([CGPoint](), 0, 0.0)
    for number in 0..<count {
      let way = length * Double(number) / Double(count - 1)
      while index < steps.count - 1, before + steps[index] < way {
        before += steps[index]
        index += 1
      }
      let part = steps[index] > 0 ? min((way - before) / steps[index], 1) : 0
      let (a, b) = (line[index], line[index + 1])
      places.append(
        CGPoint(x: a.x + (b.x - a.x) * CGFloat(part), y: a.y + (b.y - a.y) * CGFloat(part)))
    }
    return places
  }
}

extension CGPath {
  /// The ends of the path's steps, in order.
  var places: [CGPoint] {
    elements.compactMap { element in
      switch element {
      case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): to
      case .close: nil
      }
    }
  }
}
