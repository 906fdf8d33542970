// Protractor: the angle between two gestures as vectors, at the best rotation, in closed form.
// Li: Protractor: a fast and accurate gesture recognizer. CHI 2010.

/// The angle between two gestures, as vectors of 16 points, at the best rotation within ±90° of
/// the indicative angle.
enum Protractor: StrokeMatcher {
  static let count = 16
  static var shapeLength: Int { 2 * count / 4 }
  static var isCheap: Bool { true }

  static func describe(
    _ drawing: inout Drawing, settings: MatcherSettings, as shape: UnsafeMutablePointer<Fours>
  ) {
    drawing.walkJoined(count: count)
    drawing.turnToFirstSample()
    writeUnitVector(&drawing, to: shape)
  }

  /// Writes the drawing's samples, about their centre, as one vector of length 1.
  static func writeUnitVector(_ drawing: inout Drawing, to shape: UnsafeMutablePointer<Fours>) {
    drawing.moveCentroidToOrigin()
    var square = 0.0
    for sample in drawing.samples { square += sample.x * sample.x + sample.y * sample.y }
    let scale = square > 0 ? 1 / square.squareRoot() : 0
    for index in drawing.samples.indices { drawing.samples[index] *= scale }
    drawing.writeSamples(to: shape)
  }

  static func score(
    _ query: UnsafePointer<Fours>, _ template: UnsafePointer<Fours>, glance: Float,
    settings: MatcherSettings, scratch: UnsafeMutablePointer<Fours>, cutoff: Float
  ) -> Float {
    let product = product(query, template)
    let length = (product.x * product.x + product.y * product.y).squareRoot()
    return Angles.arcCosine(product.x < 0 ? -length : length)
  }

  /// The product of two unit vectors of complex numbers: its length is the cosine at the best
  /// rotation, and its direction is that rotation, from the query onto the template.
  // Inlined, the compiler takes the vectors apart.
  @inline(never)
  static func product(
    _ query: UnsafePointer<Fours>, _ template: UnsafePointer<Fours>
  ) -> SIMD2<Float> {
    var along = Fours.zero
    var across = Fours.zero
    for index in 0..<(count / 4) {
      let x = query[index]
      let y = query[index + count / 4]
      let otherX = template[index]
      let otherY = template[index + count / 4]
      along += x * otherX + y * otherY
      across += x * otherY - y * otherX
    }
    return SIMD2(along.sum(), across.sum())
  }
}
