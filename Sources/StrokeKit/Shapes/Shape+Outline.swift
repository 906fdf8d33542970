// The lines of a shape, for drawing and for measuring how far ink is from them.

extension Shape {
  /// The lines to draw: each from place to place, in points. Round ones are made of so short lines
  /// that they are off by at most 0.25 % of their radius.
  ///
  /// - Complexity: O(corners), 49 places for an ellipse.
  public var outlines: [[SIMD2<Double>]] {
    switch self {
    case .line(let line): [[line.start, line.end]]
    case .arrow(let arrow): arrow.outlines
    case .ellipse(let ellipse): [ellipse.outline]
    case .arc(let arc): [arc.outline]
    case .triangle(let triangle): [triangle.corners.closed]
    case .rectangle(let rectangle): [rectangle.outline]
    case .parallelogram(let parallelogram): [parallelogram.corners.closed]
    case .diamond(let diamond): [diamond.corners.closed]
    case .star(let star): [star.corners.closed]
    case .polygon(let polygon): [polygon.corners.closed]
    case .polyline(let polyline): polyline.lines
    case .curve(let curve): [curve.outline]
    }
  }
}

extension Shape {
  /// The lines that a hand draws for it: its outlines, but the long lines of a star, from each tip to the
  /// next but one.
  var drawnLines: [[SIMD2<Double>]] {
    guard case .star(let star) = self else { return outlines }
    let corners = star.corners
    let tips = stride(from: 0, to: corners.count, by: 2).map { corners[$0] }
    // Six tips are those of two triangles.
    let ways = tips.count.isMultiple(of: 2) ? 2 : 1
    return (0..<ways).map { first in
      (0..<tips.count / ways).map { tips[(first + 2 * $0) % tips.count] }.closed
    }
  }
}

extension Array where Element == SIMD2<Double> {
  /// With the first once more at the end.
  var closed: [SIMD2<Double>] { isEmpty ? [] : self + [self[0]] }
}

extension Shape.Arrow {
  /// The ends of the head's lines at the end of the shaft, and then those at its start, if it has a
  /// head.
  public var barbs: [SIMD2<Double>] {
    guard let back = (start - end).unit else { return [] }
    let left = Angles.wrapped(headAngle)
    let right = SIMD2(left.x, -left.y)
    let atEnd = [left, right].map { end + back.turned(by: $0) * headLength }
    return hasTwoHeads
      ? atEnd + [left, right].map { start - back.turned(by: $0) * headLength } : atEnd
  }

  var outlines: [[SIMD2<Double>]] {
    let barbs = barbs
    if barbs.isEmpty { return [[start, end]] }
    let head = [barbs[0], end, barbs[1]]
    return hasTwoHeads
      ? [[start, end], head, [barbs[2], start, barbs[3]]] : [[start, end], head]
  }
}

extension Shape.Ellipse {
  private static let stepCount = 48

  var outline: [SIMD2<Double>] {
    let axis = Angles.wrapped(rotation)
    return (0..<Self.stepCount).map { step in
      let angle = 2 * Double.pi * Double(step) / Double(Self.stepCount)
      return center + (radii * Angles.direction(angle - .pi)).turned(by: axis)
    }.closed
  }
}

extension Shape.Arc {
  /// Where it begins, in points.
  public var start: SIMD2<Double> { place(at: 0) }
  /// Where it ends, in points.
  public var end: SIMD2<Double> { place(at: 1) }

  private func place(at share: Double) -> SIMD2<Double> {
    SIMD2(circle.centerX, circle.centerY)
      + Angles.wrapped(startAngle + sweep * share) * circle.radius
  }

  var outline: [SIMD2<Double>] {
    // A number that is none draws nothing that can be seen, but stops nothing.
    let turns = sweep.isFinite ? min(1, sweep.magnitude / (2 * .pi)) : 0
    let steps = max(8, Int(48 * turns))
    return (0...steps).map { place(at: Double($0) / Double(steps)) }
  }
}

extension Shape.Rectangle {
  /// The corners, clockwise from the one that is up and left of the centre before it is turned; sharp
  /// ones, even if the rectangle is rounded.
  public var corners: [SIMD2<Double>] {
    let axis = Angles.wrapped(rotation)
    let half = size / 2
    return [
      SIMD2(-half.x, -half.y), SIMD2(half.x, -half.y), SIMD2(half.x, half.y),
      SIMD2(-half.x, half.y),
    ].map { center + $0.turned(by: axis) }
  }

  var outline: [SIMD2<Double>] {
    let corners = corners
    if cornerRadius <= 0 { return corners.closed }
    let radius = min(cornerRadius, size.min() / 2)
    // The directions of the sides that begin at the corners.
    let sides = [SIMD2(1.0, 0), SIMD2(0, 1), SIMD2(-1, 0), SIMD2(0, -1)]
    var places: [SIMD2<Double>] = []
    for (index, corner) in corners.enumerated() {
      let after = sides[index].turned(by: Angles.wrapped(rotation))
      let before = after.quarterTurn
      let middle = corner + (before + after) * radius
      for step in 0...6 {
        let part = Angles.direction(Double(step) / 6 * .pi / 2)
        places.append(middle - after * (radius * part.x) - before * (radius * part.y))
      }
    }
    return places.closed
  }
}

extension Shape.Parallelogram {
  /// The corners, one after the other.
  public var corners: [SIMD2<Double>] {
    [
      center + halfDiagonals[0], center + halfDiagonals[1], center - halfDiagonals[0],
      center - halfDiagonals[1],
    ]
  }
}

extension Shape.Diamond {
  /// The corners, one after the other, from the one along ``rotation``.
  public var corners: [SIMD2<Double>] {
    let axis = Angles.wrapped(rotation)
    let (long, short) = (axis * (diagonals.x / 2), axis.quarterTurn * (diagonals.y / 2))
    return [center + long, center + short, center - long, center - short]
  }
}

extension Shape.Star {
  /// Tips and notches in turn, from the tip that ``rotation`` names, clockwise.
  public var corners: [SIMD2<Double>] {
    let axis = Angles.wrapped(rotation)
    return (0..<max(0, 2 * tipCount)).map { index in
      let angle = Double.pi * Double(index) / Double(tipCount) - .pi
      // From -π on: the opposite of where it should be, and so is the axis that points down.
      let up = Angles.direction(angle).turned(by: SIMD2(0, 1)).turned(by: axis)
      return center + up * (index.isMultiple(of: 2) ? radius : innerRadius)
    }
  }
}

extension Shape.RegularPolygon {
  /// The corners, from the one that ``rotation`` names, clockwise.
  public var corners: [SIMD2<Double>] {
    let axis = Angles.wrapped(rotation)
    return (0..<max(0, cornerCount)).map { index in
      let angle = 2 * Double.pi * Double(index) / Double(cornerCount) - .pi
      return center + Angles.direction(angle).turned(by: SIMD2(0, 1)).turned(by: axis) * radius
    }
  }
}

extension Shape.Curve {
  private static let stepCount = 8

  var outline: [SIMD2<Double>] {
    var places = [start]
    var from = start
    for piece in pieces {
      for step in 1...Self.stepCount {
        places.append(piece.place(from: from, at: Double(step) / Double(Self.stepCount)))
      }
      from = piece.end
    }
    return places
  }
}

extension Shape.Curve.Piece {
  /// The place at a share of the parameter, 0…1.
  public func place(from start: SIMD2<Double>, at share: Double) -> SIMD2<Double> {
    let rest = 1 - share
    let first = start * (rest * rest * rest) + control1 * (3 * rest * rest * share)
    return first + control2 * (3 * rest * share * share) + end * (share * share * share)
  }
}
