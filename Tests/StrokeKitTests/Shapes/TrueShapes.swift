// Shapes with known measures, and how a hand draws each of them.

import Foundation
import StrokeKit

/// A shape and the strokes of a hand that meant it.
struct TrueShape {
  var shape: Shape
  var strokes: [[StrokePoint]]

  /// What a test draws.
  enum Kind: CaseIterable {
    case line, arrow, arrowInTwo, twoHeads, circle, ellipse, arc, triangle, rectangle, square
    case rounded, fourLines, parallelogram, diamond, star, hexagram, pentagon, hexagon
  }

  static func make(_ kind: Kind, seed: Int) -> TrueShape {
    var hand = Hand(seed: seed &* 977 &+ 11)
    let center = SIMD2(300, 300) + hand.random.place(100)
    let angle = hand.random.between(-0.7, 0.7)
    let size = hand.random.between(120, 280)
    switch kind {
    case .line, .arrow, .arrowInTwo, .twoHeads:
      return open(kind, center, angle * 4, size, &hand)
    case .circle, .ellipse, .arc: return round(kind, center, angle, size, &hand)
    case .triangle:
      let corners = [0.0, 2.1, 4.2].map { turn in
        center + direction(angle + turn + hand.random.between(-0.35, 0.35)) * (size / 2)
      }
      return TrueShape(
        shape: .triangle(Shape.Triangle(corners[0], corners[1], corners[2])),
        strokes: [hand.drawAround(corners)])
    case .rectangle, .square, .rounded, .fourLines:
      return rectangle(kind, center, angle, size, &hand)
    case .parallelogram:
      let side = direction(angle) * (size / 2)
      let next = direction(angle + hand.random.between(0.85, 1.05)) * (size * 0.35)
      return closed(
        .parallelogram(
          Shape.Parallelogram(center: center, to: side + next, and: next - side)), &hand)
    case .diamond:
      return closed(
        .diamond(
          Shape.Diamond(
            center: center, diagonals: SIMD2(size, size * hand.random.between(0.45, 0.65)),
            rotation: angle / 3)), &hand)
    case .star: return star(center, angle, size, &hand)
    case .hexagram: return hexagram(center, angle, size, &hand)
    case .pentagon, .hexagon:
      return closed(
        .polygon(
          Shape.RegularPolygon(
            center: center, radius: size / 2, cornerCount: kind == .pentagon ? 5 : 6,
            rotation: angle / 2)), &hand)
    }
  }

  private static func closed(_ shape: Shape, _ hand: inout Hand) -> TrueShape {
    TrueShape(shape: shape, strokes: [hand.drawAround(Array(shape.outlines[0].dropLast()))])
  }

  private static func open(
    _ kind: Kind, _ center: SIMD2<Double>, _ angle: Double, _ size: Double, _ hand: inout Hand
  ) -> TrueShape {
    let half = direction(angle) * (size / 2)
    if kind == .line {
      let line = Shape.Line(from: center - half, to: center + half)
      return TrueShape(shape: .line(line), strokes: [hand.draw([line.start, line.end])])
    }
    let arrow = Shape.Arrow(
      from: center - half, to: center + half, headLength: size * hand.random.between(0.2, 0.3),
      headAngle: hand.random.between(0.45, 0.7), hasTwoHeads: kind == .twoHeads)
    let lines = Shape.arrow(arrow).outlines
    let strokes =
      kind == .arrow
      ? [hand.draw(lines[0] + [lines[1][0], lines[1][1], lines[1][2]])]
      : lines.map { hand.draw($0) }
    return TrueShape(shape: .arrow(arrow), strokes: strokes)
  }

  private static func round(
    _ kind: Kind, _ center: SIMD2<Double>, _ angle: Double, _ size: Double, _ hand: inout Hand
  ) -> TrueShape {
    if kind == .arc {
      let sweep = hand.random.between(1.2, 4.2) * (angle < 0 ? -1 : 1)
      let arc = Shape.Arc(
        circle: Circle(centerX: center.x, centerY: center.y, radius: size / 2),
        startAngle: angle * 4, sweep: sweep)
      return TrueShape(shape: .arc(arc), strokes: [hand.draw(Shape.arc(arc).outlines[0])])
    }
    let aspect = kind == .circle ? 1 : hand.random.between(0.4, 0.7)
    return closed(
      .ellipse(
        Shape.Ellipse(
          center: center, radii: SIMD2(size / 2, size / 2 * aspect),
          rotation: kind == .circle ? 0 : angle * 2)), &hand)
  }

  private static func rectangle(
    _ kind: Kind, _ center: SIMD2<Double>, _ angle: Double, _ size: Double, _ hand: inout Hand
  ) -> TrueShape {
    let aspect = kind == .square ? 1 : hand.random.between(0.45, 0.75)
    let radius = kind == .rounded ? size * aspect * hand.random.between(0.22, 0.3) : 0
    let rectangle = Shape.Rectangle(
      center: center, size: SIMD2(size, size * aspect), rotation: angle, cornerRadius: radius)
    if kind != .fourLines { return closed(.rectangle(rectangle), &hand) }
    // Two downwards, then two across.
    let corners = rectangle.corners
    let strokes = [(0, 3), (1, 2), (0, 1), (3, 2)].map {
      hand.draw([corners[$0.0], corners[$0.1]])
    }
    return TrueShape(shape: .rectangle(rectangle), strokes: strokes)
  }

  private static func star(
    _ center: SIMD2<Double>, _ angle: Double, _ size: Double, _ hand: inout Hand
  ) -> TrueShape {
    let star = Shape.Star(
      center: center, radius: size / 2, innerRadius: size / 2 * 0.381966, tipCount: 5,
      rotation: angle / 2)
    let tips = star.corners.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    let drawn = [0, 2, 4, 1, 3, 0].map { tips[$0] }
    return TrueShape(shape: .star(star), strokes: [hand.draw(drawn)])
  }

  private static func hexagram(
    _ center: SIMD2<Double>, _ angle: Double, _ size: Double, _ hand: inout Hand
  ) -> TrueShape {
    let star = Shape.Star(
      center: center, radius: size / 2, innerRadius: size / 2 * 0.57735, tipCount: 6,
      rotation: angle / 2)
    let tips = star.corners.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    return TrueShape(
      shape: .star(star),
      strokes: [
        hand.draw([tips[0], tips[2], tips[4], tips[0]]),
        hand.draw([tips[1], tips[3], tips[5], tips[1]]),
      ])
  }

  /// The unit vector at an angle.
  static func direction(_ angle: Double) -> SIMD2<Double> { SIMD2(cos(angle), sin(angle)) }
}
