// Our own score: the shape of the whole, whatever the order of the strokes, weighed with how it was
// drawn. It combines ideas of $P+ (Vatavu 2017), Protractor (Li 2010) and Jackknife (Taranta 2017).

/// `coverage · (min(order, 4) + 0.01)^¼ · difference`.
///
/// *Coverage* matches 32 points by place and undirected tangent, as drawn and turned onto the
/// template by at most 30°, whichever is less. Half of the difference between a wide and a narrow
/// box is taken away before. *Order* compares the strokes joined as drawn:
/// (Protractor's angle within ±30° + 0.02) · (Jackknife's score + 0.2). The fourth root lets the
/// order decide between shapes that cover each other equally well, and not more. *Difference* counts
/// what both leave out: ``StrokeDetails``. ``CombinedWeights`` has the numbers, and those of the score
/// that does not overlook proportions.
enum Combined: StrokeMatcher {
  static let count = Coverage.count
  private static let joinedCount = 16

  // Where the parts of a shape begin: coverage, Protractor's vector, Jackknife's description, the
  // details, the structure, and at last the size in points.
  private static var protractorStart: Int { Coverage.shapeLength }
  private static var jackknifeStart: Int { protractorStart + Protractor.shapeLength }
  private static var detailsStart: Int { jackknifeStart + Jackknife.shapeLength }
  private static var structureStart: Int { detailsStart + 1 }
  private static var sizeStart: Int { structureStart + StrokeStructure.length }
  static var shapeLength: Int { sizeStart + 1 }

  // Where the parts of the scratch begin: coverage's, a turned cloud, and a smaller one.
  private static var turnedStart: Int { Coverage.scratchLength }
  private static var smallerStart: Int { turnedStart + Coverage.shapeLength }
  static var scratchLength: Int { smallerStart + Coverage.shapeLength }

  /// Enough to find some names that are close: then most other comparisons stop early. More seeking
  /// costs more than it spares.
  static var promisingCount: Int { 6 }

  // MARK: Shapes

  static func describe(
    _ drawing: inout Drawing, settings: MatcherSettings, as shape: UnsafeMutablePointer<Fours>
  ) {
    drawing.walkJoined(count: joinedCount)
    Jackknife.describeSamples(drawing, as: shape + jackknifeStart)
    Protractor.writeUnitVector(&drawing, to: shape + protractorStart)
    drawing.walkInk(count: count, countsDots: true)
    shape[detailsStart] = StrokeDetails.describe(drawing)
    StrokeStructure.describe(drawing, as: shape + structureStart)
    let size: Double
    if !settings.turnForFree.isNone {
      size = drawing.scaleByRadius()
    } else if settings.weights.overlooksProportions {
      size = drawing.scaleTowardsSquare()
    } else {
      size = drawing.scaleToUnit()
    }
    drawing.moveCentroidToOrigin()
    drawing.writeSamples(to: shape)
    writeTangents(
      drawing, weight: settings.weights.tangent, to: shape + 2 * Coverage.featureLength)
    shape[sizeStart] = Fours(repeating: Float(size))
  }

  /// Writes the cosine and sine of twice the tangent's angle, so that both directions of a line are
  /// the same; 0 where a dot has none.
  private static func writeTangents(
    _ drawing: Drawing, weight: Double, to shape: UnsafeMutablePointer<Fours>
  ) {
    let numbers = shape.numbers
    for index in 0..<count {
      let chord = drawing.chord(at: index)
      let square = (chord * chord).sum()
      let scale = square > 0 ? weight / square : 0
      numbers[index] = Float((chord.x * chord.x - chord.y * chord.y) * scale)
      numbers[index + count] = Float(2 * chord.x * chord.y * scale)
    }
  }

  // MARK: Scores

  /// The factor of the order and of the details.
  static func glance(
    _ query: UnsafePointer<Fours>, _ template: UnsafePointer<Fours>, settings: MatcherSettings
  ) -> Float {
    let product = Protractor.product(query + protractorStart, template + protractorStart)
    let angle = Angles.arcCosine(settings.turnForAngle.cosine(of: product))
    let ofSteps = template + jackknifeStart
    // Beyond this the order is as strange as can be, whatever Jackknife's score is.
    let jackknifeMax = settings.weights.orderMax / (angle + 0.02) - settings.weights.jackknifeLeast
    var jackknife = Jackknife.score(query + jackknifeStart, ofSteps, notAbove: jackknifeMax)
    if !settings.turnForFree.isNone {
      let turned = Jackknife.score(
        query + jackknifeStart, turned: settings.turnForFree.direction(of: product),
        samples: query + protractorStart, ofSteps)
      jackknife = min(jackknife, turned)
    }
    let order = (angle + 0.02) * (jackknife + settings.weights.jackknifeLeast)
    let difference =
      StrokeDetails.difference(
        query[detailsStart], template[detailsStart], weights: settings.weights)
      * StrokeStructure.difference(
        query + structureStart, template + structureStart, weights: settings.weights.structure)
    return ((min(order, settings.weights.orderMax) + 0.01) * difference).squareRoot().squareRoot()
  }

  static func score(
    _ query: UnsafePointer<Fours>, _ template: UnsafePointer<Fours>, glance: Float,
    settings: MatcherSettings, scratch: UnsafeMutablePointer<Fours>, cutoff: Float
  ) -> Float {
    let product = Protractor.product(query + protractorStart, template + protractorStart)
    let limit = cutoff / glance
    let turned = scratch + turnedStart
    var cloud = query
    var other = template
    let ratio = query[sizeStart].x / template[sizeStart].x
    if !settings.scales {
      // The smaller gesture is scaled down by the ratio of the sizes as drawn.
      let smaller = scratch + smallerStart
      scale(ratio < 1 ? query : template, by: min(ratio, 1 / ratio), to: smaller)
      if ratio < 1 { cloud = UnsafePointer(smaller) } else { other = UnsafePointer(smaller) }
    }
    // As drawn, turned by what is free, and by a little more: whichever covers best. The turn comes
    // from the order of the strokes, so where that differs it may be wrong.
    var least = Coverage.distance(cloud, other, scratch: scratch, notAbove: limit)
    for round in 0..<2 {
      let turnLimit = round == 0 ? settings.turnForPlaces : settings.turnForFree
      if turnLimit.isNone { continue }
      turn(cloud, by: turnLimit.direction(of: product), to: turned)
      let distance = Coverage.distance(
        UnsafePointer(turned), other, scratch: scratch, notAbove: min(least, limit))
      least = min(least, distance)
    }
    return least * glance
  }

  /// Turns a cloud about its centre: tangents, which stand for twice their angle, by twice as much.
  @inline(__always)
  private static func turn(
    _ cloud: UnsafePointer<Fours>, by direction: SIMD2<Float>,
    to turned: UnsafeMutablePointer<Fours>
  ) {
    let length = Coverage.featureLength
    let double = SIMD2(
      direction.x * direction.x - direction.y * direction.y, 2 * direction.x * direction.y)
    for index in 0..<length {
      let x = cloud[index]
      let y = cloud[index + length]
      turned[index] = x * direction.x - y * direction.y
      turned[index + length] = x * direction.y + y * direction.x
      let cosine = cloud[index + 2 * length]
      let sine = cloud[index + 3 * length]
      turned[index + 2 * length] = cosine * double.x - sine * double.y
      turned[index + 3 * length] = cosine * double.y + sine * double.x
    }
  }

  /// Scales the places of a cloud; tangents have no size.
  private static func scale(
    _ cloud: UnsafePointer<Fours>, by factor: Float, to scaled: UnsafeMutablePointer<Fours>
  ) {
    for index in 0..<Coverage.shapeLength {
      scaled[index] = index < 2 * Coverage.featureLength ? cloud[index] * factor : cloud[index]
    }
  }
}
