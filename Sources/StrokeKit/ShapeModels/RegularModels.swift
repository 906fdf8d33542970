// How regular a drawn polygon is meant to be, judged at its corners alone: the tremor of its sides is
// the same for all.

/// A polygon with fewer numbers than corners have, and how far it is from the corners.
struct RegularModel {
  var shape: Shape
  var corners: [SIMD2<Double>]
  var parameterCount: Int

  /// The criterion of G. Schwarz, 1978, over the corners' coordinates.
  func criterion(for drawn: [SIMD2<Double>]) -> Double {
    let count = Double(2 * drawn.count)
    var sum = 0.0
    for (corner, place) in zip(corners, drawn) { sum += (corner - place).dot(corner - place) }
    let tremor = ShapeLimits.cornerTremor * ShapeLimits.cornerTremor
    return count * StrokeLogarithm.natural(sum / count + tremor)
      + Double(parameterCount) * StrokeLogarithm.natural(count)
  }
}

extension RegularModel {
  /// What four corners may be meant as, the most regular first.
  static func quadrilaterals(_ corners: [SIMD2<Double>]) -> [RegularModel] {
    let center = corners.reduce(.zero, +) / 4
    let first = (corners[0] - corners[2]) / 2
    let second = (corners[1] - corners[3]) / 2
    let models = [
      square(center, first, second), rectangle(center, first, second),
      diamond(center, first, second), parallelogram(center, first, second),
    ].compactMap(\.self)
    return models + [free(corners)]
  }

  /// The root of the mean square distance from the corners, in radii of those.
  func irregularity(of drawn: [SIMD2<Double>]) -> Double {
    let center = drawn.reduce(.zero, +) / Double(drawn.count)
    var (sum, radii) = (0.0, 0.0)
    for (corner, place) in zip(corners, drawn) {
      sum += (corner - place).dot(corner - place)
      radii += (place - center).dot(place - center)
    }
    return (sum / radii).squareRoot()
  }

  static func free(_ corners: [SIMD2<Double>]) -> RegularModel {
    RegularModel(
      shape: .polyline(Shape.Polyline(lines: [corners.closed])), corners: corners,
      parameterCount: 2 * corners.count)
  }

  /// Half diagonals of equal length are those of a rectangle.
  private static func rectangle(
    _ center: SIMD2<Double>, _ first: SIMD2<Double>, _ second: SIMD2<Double>
  ) -> RegularModel? {
    let radius = (first.length + second.length) / 2
    guard let first = first.unit, let second = second.unit else { return nil }
    let (long, short) = (first * radius, second * radius)
    let shape = Shape.Rectangle(center: center, halfDiagonals: long, short)
    return shape.map {
      RegularModel(
        shape: .rectangle($0),
        corners: [center + long, center + short, center - long, center - short],
        parameterCount: 5)
    }
  }

  /// Half diagonals at right angles are those of a diamond: both turn half of what is missing.
  private static func diamond(
    _ center: SIMD2<Double>, _ first: SIMD2<Double>, _ second: SIMD2<Double>
  ) -> RegularModel? {
    guard let axes = rightAngled(first, second) else { return nil }
    let (long, short) = (axes.0 * first.length, axes.1 * second.length)
    let along = Heading.foldedAxes(
      Heading.angle(of: long), 2 * SIMD2(long.length, short.length))
    // One that stands on a side is a parallelogram that happens to have equal sides.
    if along.direction.magnitude > .pi / 8 { return nil }
    return RegularModel(
      shape: .diamond(
        Shape.Diamond(center: center, diagonals: along.lengths, rotation: along.direction)),
      corners: [center + long, center + short, center - long, center - short], parameterCount: 5)
  }

  private static func square(
    _ center: SIMD2<Double>, _ first: SIMD2<Double>, _ second: SIMD2<Double>
  ) -> RegularModel? {
    guard let axes = rightAngled(first, second) else { return nil }
    let radius = (first.length + second.length) / 2
    let (long, short) = (axes.0 * radius, axes.1 * radius)
    guard var shape = Shape.Rectangle(center: center, halfDiagonals: long, short) else {
      return nil
    }
    shape.size = SIMD2(repeating: radius * 2.0.squareRoot())
    return RegularModel(
      shape: .rectangle(shape),
      corners: [center + long, center + short, center - long, center - short], parameterCount: 4)
  }

  private static func parallelogram(
    _ center: SIMD2<Double>, _ first: SIMD2<Double>, _ second: SIMD2<Double>
  ) -> RegularModel? {
    RegularModel(
      shape: .parallelogram(Shape.Parallelogram(center: center, to: first, and: second)),
      corners: [center + first, center + second, center - first, center - second],
      parameterCount: 6)
  }

  /// Unit vectors at right angles, each as far from a vector as the other.
  private static func rightAngled(
    _ first: SIMD2<Double>, _ second: SIMD2<Double>
  ) -> (SIMD2<Double>, SIMD2<Double>)? {
    guard let first = first.unit, let second = second.unit else { return nil }
    // The second turned back by a right angle lies beside the first, and the middle between both.
    let sign = first.cross(second) < 0 ? -1.0 : 1.0
    guard let middle = (first - second.quarterTurn * sign).unit else { return nil }
    return (middle, middle.quarterTurn * sign)
  }

  /// A regular polygon through as many corners, or a star of so many tips if its sides go around
  /// twice: the first harmonic of the corners, which least squares give.
  static func regular(_ corners: [SIMD2<Double>], turns: Int) -> RegularModel? {
    let count = corners.count
    let center = corners.reduce(.zero, +) / Double(count)
    var best: (spoke: SIMD2<Double>, step: Double)?
    for sense in [1.0, -1.0] {
      let step = sense * 2 * Double.pi * Double(turns) / Double(count)
      var sum = SIMD2<Double>.zero
      for (index, corner) in corners.enumerated() {
        sum += (corner - center).turned(by: Angles.wrapped(-step * Double(index)))
      }
      let spoke = sum / Double(count)
      if spoke.length > best?.spoke.length ?? 0 { best = (spoke, step) }
    }
    guard let (spoke, step) = best else { return nil }
    let fitted = corners.indices.map {
      center + spoke.turned(by: Angles.wrapped(step * Double($0)))
    }
    let rotation = Heading.folded(
      Heading.angle(of: spoke) + .pi / 2, by: 2 * .pi / Double(count)
    ).angle
    let radius = spoke.length
    let shape: Shape =
      turns == 1
      ? .polygon(
        Shape.RegularPolygon(
          center: center, radius: radius, cornerCount: count, rotation: rotation))
      : .star(
        Shape.Star(
          center: center, radius: radius, innerRadius: radius * Shape.Star.pentagram,
          tipCount: count,
          rotation: rotation))
    return RegularModel(shape: shape, corners: fitted, parameterCount: 4)
  }
}

extension RegularModel {
  /// The star that two triangles make, from its six tips in their order around it.
  static func hexagram(_ tips: [SIMD2<Double>]) -> RegularModel? {
    guard let model = regular(tips, turns: 1), case .polygon(let polygon) = model.shape else {
      return nil
    }
    let star = Shape.Star(
      center: polygon.center, radius: polygon.radius,
      innerRadius: polygon.radius * Shape.Star.hexagram, tipCount: 6, rotation: polygon.rotation)
    return RegularModel(shape: .star(star), corners: model.corners, parameterCount: 4)
  }
}

extension Angles {
  /// The direction of any angle; of a number that is none, no numbers.
  static func wrapped(_ angle: Double) -> SIMD2<Double> {
    direction(Heading.folded(angle, by: 2 * .pi).angle)
  }
}

extension Shape.Rectangle {
  /// A rectangle from the ways to two neighbouring corners.
  init?(center: SIMD2<Double>, halfDiagonals first: SIMD2<Double>, _ second: SIMD2<Double>) {
    let (side, next) = (first - second, first + second)
    guard side.length > 0, next.length > 0 else { return nil }
    let folded = Heading.foldedAxes(Heading.angle(of: side), SIMD2(side.length, next.length))
    self.init(center: center, size: folded.lengths, rotation: folded.direction)
  }
}

extension Shape.Star {
  /// The inner radius of the star that five straight lines make, in radii: (3 - √5) / 2.
  static let pentagram = 0.381966011250105
  /// That of two triangles: 1/√3.
  static let hexagram = 0.577350269189626
}
