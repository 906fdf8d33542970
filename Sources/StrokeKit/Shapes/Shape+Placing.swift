// Shapes moved, sized and turned: each kind says once what becomes of its measures.

/// Sizes and turns about the origin, and then moves: what was a shape stays one of its kind.
struct Similarity {
  /// How many times as large.
  var factor = 1.0
  /// By how much it turns, clockwise on the screen, -π…π.
  var angle = 0.0
  /// How far it moves, in points.
  var offset = SIMD2<Double>.zero

  /// Sizes.
  init(factor: Double, movedBy offset: SIMD2<Double>) {
    (self.factor, self.offset) = (factor, offset)
  }

  /// Sizes and turns about a place, which stays where it is.
  init(factor: Double = 1, turnedBy angle: Double = 0, about pivot: SIMD2<Double>) {
    (self.factor, self.angle) = (factor, angle)
    offset = pivot - way(pivot)
  }

  /// Where a vector leads.
  func way(_ way: SIMD2<Double>) -> SIMD2<Double> {
    angle == 0 ? way * factor : (way * factor).turned(by: Angles.direction(angle))
  }

  /// Where a place comes to lie.
  func place(_ place: SIMD2<Double>) -> SIMD2<Double> { way(place) + offset }

  /// A direction, within half a period on both sides of 0.
  func direction(_ direction: Double, period: Double) -> Double {
    Heading.folded(direction + angle, by: period).angle
  }
}

extension Shape {
  /// A shape in sizes of ink, in points.
  func placed(in ink: ShapeInk) -> Shape {
    moved(by: Similarity(factor: ink.size, movedBy: ink.center))
  }

  /// The shape where a similarity puts it.
  func moved(by change: Similarity) -> Shape {
    let place = change.place
    switch self {
    case .line(let line): return .line(Line(from: place(line.start), to: place(line.end)))
    case .arrow(var arrow):
      (arrow.start, arrow.end) = (place(arrow.start), place(arrow.end))
      arrow.headLength *= change.factor
      return .arrow(arrow)
    case .ellipse(let ellipse): return .ellipse(ellipse.moved(by: change))
    case .arc(let arc): return .arc(arc.moved(by: change))
    case .triangle(var triangle):
      triangle.corners = triangle.corners.map(place)
      return .triangle(triangle)
    case .rectangle(let rectangle): return .rectangle(rectangle.moved(by: change))
    case .parallelogram(var parallelogram):
      parallelogram.center = place(parallelogram.center)
      parallelogram.halfDiagonals = parallelogram.halfDiagonals.map(change.way)
      return .parallelogram(parallelogram)
    case .diamond(var diamond):
      diamond.center = place(diamond.center)
      (diamond.rotation, diamond.diagonals) = Heading.foldedAxes(
        diamond.rotation + change.angle, diamond.diagonals * change.factor)
      return .diamond(diamond)
    case .star(let star): return .star(star.moved(by: change))
    case .polygon(let polygon): return .polygon(polygon.moved(by: change))
    case .polyline(var polyline):
      polyline.lines = polyline.lines.map { $0.map(place) }
      return .polyline(polyline)
    case .curve(var curve):
      curve.start = place(curve.start)
      curve.pieces = curve.pieces.map {
        Curve.Piece(
          control1: place($0.control1), control2: place($0.control2), end: place($0.end))
      }
      return .curve(curve)
    }
  }
}

extension Shape.Ellipse {
  fileprivate func moved(by change: Similarity) -> Self {
    Self(
      center: change.place(center), radii: radii * change.factor,
      rotation: isCircle ? rotation : change.direction(rotation, period: .pi))
  }
}

extension Shape.Arc {
  fileprivate func moved(by change: Similarity) -> Self {
    let center = change.place(SIMD2(circle.centerX, circle.centerY))
    return Self(
      circle: Circle(
        centerX: center.x, centerY: center.y, radius: circle.radius * change.factor),
      startAngle: change.direction(startAngle, period: 2 * .pi), sweep: sweep)
  }
}

extension Shape.Rectangle {
  fileprivate func moved(by change: Similarity) -> Self {
    var moved = self
    moved.center = change.place(center)
    (moved.rotation, moved.size) = Heading.foldedAxes(
      rotation + change.angle, size * change.factor)
    moved.cornerRadius *= change.factor
    return moved
  }
}

extension Shape.Star {
  fileprivate func moved(by change: Similarity) -> Self {
    var moved = self
    moved.center = change.place(center)
    moved.radius *= change.factor
    moved.innerRadius *= change.factor
    moved.rotation = change.direction(rotation, period: 2 * .pi / Double(tipCount))
    return moved
  }
}

extension Shape.RegularPolygon {
  fileprivate func moved(by change: Similarity) -> Self {
    var moved = self
    moved.center = change.place(center)
    moved.radius *= change.factor
    moved.rotation = change.direction(rotation, period: 2 * .pi / Double(cornerCount))
    return moved
  }
}
