// Shapes moved, scaled and turned.

extension Shape {
  /// The shape so many times as large about the origin, and then moved.
  func scaled(by factor: Double, movedBy offset: SIMD2<Double>) -> Shape {
    func place(_ place: SIMD2<Double>) -> SIMD2<Double> { place * factor + offset }
    switch self {
    case .line(let line): return .line(Line(from: place(line.start), to: place(line.end)))
    case .arrow(var arrow):
      arrow.start = place(arrow.start)
      arrow.end = place(arrow.end)
      arrow.headLength *= factor
      return .arrow(arrow)
    case .ellipse(var ellipse):
      ellipse.center = place(ellipse.center)
      ellipse.radii *= factor
      return .ellipse(ellipse)
    case .arc(var arc):
      let center = place(SIMD2(arc.circle.centerX, arc.circle.centerY))
      arc.circle = Circle(
        centerX: center.x, centerY: center.y, radius: arc.circle.radius * factor)
      return .arc(arc)
    case .triangle(var triangle):
      triangle.corners = triangle.corners.map(place)
      return .triangle(triangle)
    case .rectangle(var rectangle):
      rectangle.center = place(rectangle.center)
      rectangle.size *= factor
      rectangle.cornerRadius *= factor
      return .rectangle(rectangle)
    case .parallelogram(var parallelogram):
      parallelogram.center = place(parallelogram.center)
      parallelogram.halfDiagonals = parallelogram.halfDiagonals.map { $0 * factor }
      return .parallelogram(parallelogram)
    case .diamond(var diamond):
      diamond.center = place(diamond.center)
      diamond.diagonals *= factor
      return .diamond(diamond)
    case .star(var star):
      star.center = place(star.center)
      star.radius *= factor
      star.innerRadius *= factor
      return .star(star)
    case .polygon(var polygon):
      polygon.center = place(polygon.center)
      polygon.radius *= factor
      return .polygon(polygon)
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

  /// A shape in sizes of ink, in points.
  func placed(in ink: ShapeInk) -> Shape { scaled(by: ink.size, movedBy: ink.center) }
}

extension Shape {
  /// The shape turned by an angle from -π to π about a place, clockwise on the screen.
  func turned(by angle: Double, about pivot: SIMD2<Double>) -> Shape {
    let turn = Angles.direction(angle)
    func place(_ place: SIMD2<Double>) -> SIMD2<Double> {
      pivot + (place - pivot).turned(by: turn)
    }
    switch self {
    case .line(let line): return .line(Line(from: place(line.start), to: place(line.end)))
    case .arrow(var arrow):
      (arrow.start, arrow.end) = (place(arrow.start), place(arrow.end))
      return .arrow(arrow)
    case .ellipse(var ellipse):
      ellipse.center = place(ellipse.center)
      ellipse.rotation = Heading.folded(ellipse.rotation + angle, by: .pi).angle
      return .ellipse(ellipse)
    case .triangle(var triangle):
      triangle.corners = triangle.corners.map(place)
      return .triangle(triangle)
    case .rectangle(var rectangle):
      rectangle.center = place(rectangle.center)
      let (rotation, turns) = Heading.folded(rectangle.rotation + angle, by: .pi / 2)
      rectangle.rotation = rotation
      if turns % 2 != 0 { rectangle.size = SIMD2(rectangle.size.y, rectangle.size.x) }
      return .rectangle(rectangle)
    case .parallelogram(var parallelogram):
      parallelogram.center = place(parallelogram.center)
      parallelogram.halfDiagonals = parallelogram.halfDiagonals.map { $0.turned(by: turn) }
      return .parallelogram(parallelogram)
    case .diamond(var diamond):
      diamond.center = place(diamond.center)
      let (rotation, turns) = Heading.folded(diamond.rotation + angle, by: .pi / 2)
      diamond.rotation = rotation
      if turns % 2 != 0 { diamond.diagonals = SIMD2(diamond.diagonals.y, diamond.diagonals.x) }
      return .diamond(diamond)
    case .star(var star):
      star.center = place(star.center)
      star.rotation =
        Heading.folded(star.rotation + angle, by: 2 * .pi / Double(star.tipCount)).angle
      return .star(star)
    case .polygon(var polygon):
      polygon.center = place(polygon.center)
      polygon.rotation =
        Heading.folded(polygon.rotation + angle, by: 2 * .pi / Double(polygon.cornerCount)).angle
      return .polygon(polygon)
    case .arc(var arc):
      let center = place(SIMD2(arc.circle.centerX, arc.circle.centerY))
      arc.circle = Circle(centerX: center.x, centerY: center.y, radius: arc.circle.radius)
      arc.startAngle = Heading.turn(from: 0, to: arc.startAngle + angle)
      return .arc(arc)
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
