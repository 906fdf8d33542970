// All shapes that may explain ink.

extension ShapeCandidate {
  static func all(_ ink: ShapeInk, withCurve: Bool) -> [ShapeCandidate] {
    let segmentation = Segmentation(ink)
    var all = [
      line(ink, segmentation), arc(ink), ellipse(ink),
      arrow(ink, segmentation), hexagram(ink), polyline(ink, segmentation),
      withCurve ? curve(ink) : nil,
    ].compactMap(\.self)
    for sides in 3...8 {
      if let polygon = polygon(sides: sides, ink, segmentation) { all.append(polygon) }
    }
    return all
  }

  /// As many straight lines as explain the ink best.
  static func polyline(_ ink: ShapeInk, _ segmentation: Segmentation) -> ShapeCandidate? {
    let count = segmentation.bestCount
    if count < 2 { return nil }
    let lines = segmentation.outlines(parts: count)
    var candidate = ShapeCandidate(
      .polyline(Shape.Polyline(lines: lines)),
      error: ink.meanSquare(from: lines), of: ink,
      parameterCount: 2 * (count + ink.strokeCount))
    candidate.isBent = !segmentation.parts(count).allSatisfy {
      segmentation.middle(of: $0).isStraight
    }
    return candidate
  }

  static func polygon(
    sides: Int, _ ink: ShapeInk, _ segmentation: Segmentation
  ) -> ShapeCandidate? {
    let rounding = sides == 5 ? ShapeLimits.tipRounding : ShapeLimits.cornerRounding
    guard let drawn = DrawnPolygon(sides: sides, of: ink, segmentation, rounding: rounding),
      drawn.turnsOneWay
    else { return nil }
    let turns = drawn.turnCount
    let corners = drawn.corners
    let models: [RegularModel]
    switch (sides, turns) {
    case (3, 1):
      return ShapeCandidate(
        .triangle(Shape.Triangle(corners[0], corners[1], corners[2])),
        error: ink.meanSquare(from: [corners.closed]), of: ink, parameterCount: 6)
    case (4, 1): models = RegularModel.quadrilaterals(corners)
    case (5, 2):
      guard let star = RegularModel.regular(corners, turns: 2),
        star.irregularity(of: corners) <= ShapeLimits.starIrregularityMax
      else { return nil }
      models = [star]
    case (_, 1):
      guard let regular = RegularModel.regular(corners, turns: 1),
        regular.irregularity(of: corners) <= ShapeLimits.polygonIrregularityMax
      else { return nil }
      return ShapeCandidate(regular.shape, of: ink, parameterCount: regular.parameterCount)
    default: return nil
    }
    let best = models.min { $0.criterion(for: corners) < $1.criterion(for: corners) }
    guard let best else { return nil }
    let sharp = ShapeCandidate(
      best.shape, error: ink.meanSquare(from: [corners.closed]), of: ink,
      parameterCount: 2 * sides)
    if case .rectangle(let rectangle) = best.shape {
      return rounded(rectangle, sharp, corners, ink)
    }
    return sharp
  }

  /// The rectangle with rounded corners, if that explains the ink better.
  private static func rounded(
    _ rectangle: Shape.Rectangle, _ sharp: ShapeCandidate, _ drawn: [SIMD2<Double>],
    _ ink: ShapeInk
  ) -> ShapeCandidate {
    // A corner of radius r is r (√2 - 1) away; that between the first and the last stroke may be open.
    let distances = drawn.map { ink.distance(to: $0) }.sorted()
    let radius = (distances[1] + distances[2]) / 2 / (2.0.squareRoot() - 1)
    var shape = rectangle
    shape.cornerRadius = min(radius, shape.size.min() / 2)
    guard radius >= ShapeLimits.cornerRadiusMin,
      distances[3] - distances[0] <= ShapeLimits.cornerDistance
    else { return sharp }
    var round = sharp
    round.shape = .rectangle(shape)
    return round
  }

  /// Two triangles that point opposite ways about one centre.
  static func hexagram(_ ink: ShapeInk) -> ShapeCandidate? {
    guard ink.strokeCount == 2 else { return nil }
    var triangles: [[SIMD2<Double>]] = []
    for stroke in 0..<2 {
      guard let part = ink.stroke(stroke),
        let drawn = DrawnPolygon(
          sides: 3, of: part, Segmentation(part), rounding: ShapeLimits.tipRounding)
      else { return nil }
      triangles.append(drawn.corners.map { (part.place($0) - ink.center) / ink.size })
    }
    let center = (triangles[0] + triangles[1]).reduce(.zero, +) / 6
    let corners = triangles.enumerated().flatMap { number, corners in
      corners.map { (angle: Heading.angle(of: $0 - center), number: number, place: $0) }
    }.sorted { $0.angle < $1.angle }
    for index in 0..<6 where corners[index].number == corners[(index + 1) % 6].number {
      return nil
    }
    guard let model = RegularModel.hexagram(corners.map(\.place)) else { return nil }
    return ShapeCandidate(
      model.shape, error: ink.meanSquare(from: triangles.map(\.closed)), of: ink,
      parameterCount: 12)
  }
}
