// Our own score: the shape of the whole, whatever the order of the strokes, weighed with how it was
// drawn. It combines ideas of $P+ (Vatavu 2017), Protractor (Li 2010) and Jackknife (Taranta 2017).

/// `coverage · (min(order, 4) + 0.01)^¼`.
///
/// *Coverage* matches 32 points by place and undirected tangent; *order* compares the strokes joined
/// as drawn: (Protractor's angle within ±30° + 0.02) · (Jackknife's score + 0.1). The fourth root
/// lets the order decide between shapes that cover each other equally well, and not more.
enum Combined: StrokeMatcher {
  static let count = Coverage.count
  static let joinedCount = 16

  /// Where the parts of a shape begin: coverage, Protractor's vector, Jackknife's description.
  private static var protractorStart: Int { Coverage.shapeLength }
  private static var jackknifeStart: Int { protractorStart + Protractor.shapeLength }
  static var shapeLength: Int { jackknifeStart + Jackknife.shapeLength }
  static var scratchLength: Int { Coverage.scratchLength }

  /// How much a tangent weighs beside a place.
  private static let tangentWeight = 0.2
  /// The cosine and sine of 30°.
  private static let turnMax = SIMD2<Float>(0.8660254, 0.5)

  static func describe(
    _ drawing: inout Drawing, settings: MatcherSettings, as shape: UnsafeMutablePointer<Lanes>
  ) {
    drawing.walkJoined(count: joinedCount)
    Jackknife.describeSamples(drawing, as: shape + jackknifeStart)
    Protractor.writeUnitVector(&drawing, to: shape + protractorStart)
    drawing.walkInk(count: count)
    drawing.scaleToUnit()
    drawing.moveCentroidToOrigin()
    drawing.writeSamples(to: shape)
    writeTangents(drawing, to: shape + 2 * Coverage.featureLength)
  }

  /// Writes the cosine and sine of twice the tangent's angle, so that both directions of a line are
  /// the same; 0 where a dot has none.
  private static func writeTangents(_ drawing: Drawing, to shape: UnsafeMutablePointer<Lanes>) {
    let numbers = shape.numbers
    let strokes = drawing.sampleStrokes
    for index in 0..<count {
      let before = index > 0 && strokes[index - 1] == strokes[index] ? index - 1 : index
      let isInside = index + 1 < count && strokes[index + 1] == strokes[index]
      let chord = drawing.samples[isInside ? index + 1 : index] - drawing.samples[before]
      let square = (chord * chord).sum()
      let scale = square > 0 ? tangentWeight / square : 0
      numbers[index] = Float((chord.x * chord.x - chord.y * chord.y) * scale)
      numbers[index + count] = Float(2 * chord.x * chord.y * scale)
    }
  }

  /// The order's factor.
  static func glance(
    _ query: UnsafePointer<Lanes>, _ template: UnsafePointer<Lanes>, settings: MatcherSettings
  ) -> Float {
    let product = Protractor.product(query + protractorStart, template + protractorStart)
    let angle = Angles.arcCosine(cosine(product, turnMax: turnMax))
    let correction = Jackknife.correction(query + jackknifeStart, template + jackknifeStart)
    let warping = Jackknife.warping(
      query + jackknifeStart, template + jackknifeStart, notAbove: .infinity)
    let order = (angle + 0.02) * (warping * correction + 0.1)
    return (min(order, 4) + 0.01).squareRoot().squareRoot()
  }

  /// The cosine of the angle at the best rotation that turns no further than `turnMax`.
  @inline(__always)
  static func cosine(_ product: SIMD2<Float>, turnMax: SIMD2<Float>) -> Float {
    let length = (product.x * product.x + product.y * product.y).squareRoot()
    if product.x >= length * turnMax.x { return length }
    return product.x * turnMax.x + product.y.magnitude * turnMax.y
  }

  static func score(
    _ query: UnsafePointer<Lanes>, _ template: UnsafePointer<Lanes>, glance: Float,
    settings: MatcherSettings, scratch: UnsafeMutablePointer<Lanes>, cutoff: Float
  ) -> Float {
    let limit = cutoff / glance
    return Coverage.distance(query, template, scratch: scratch, notAbove: limit) * glance
  }
}
