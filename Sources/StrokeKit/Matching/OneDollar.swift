// The $1 recognizer: turn by the indicative angle, squeeze into a square, and search the best angle.
// Wobbrock, Wilson and Li: Gestures without libraries, toolkits or training: a $1 recognizer for
// user interface prototypes. UIST 2007.

/// The mean distance of 64 points that correspond by their order, at the best of the angles ±45°.
enum OneDollar: StrokeMatcher {
  static let count = 64
  static var shapeLength: Int { 2 * count / 4 }

  static func describe(
    _ drawing: inout Drawing, settings: MatcherSettings, as shape: UnsafeMutablePointer<Fours>
  ) {
    drawing.walkJoined(count: count)
    drawing.turnToFirstSample()
    drawing.squeezeIntoSquare()
    drawing.moveCentroidToOrigin()
    drawing.writeSamples(to: shape)
  }

  static func score(
    _ query: UnsafePointer<Fours>, _ template: UnsafePointer<Fours>, glance: Float,
    settings: MatcherSettings, scratch: UnsafeMutablePointer<Fours>, cutoff: Float
  ) -> Float {
    // Golden section search, down to 2°: ten steps from 90°.
    let section = 0.5 * (-1 + 5.0.squareRoot())
    var low = -Double.pi / 4
    var high = Double.pi / 4
    var lower = section * low + (1 - section) * high
    var upper = (1 - section) * low + section * high
    var atLower = distance(query, template, lower)
    var atUpper = distance(query, template, upper)
    while high - low > .pi / 90 {
      if atLower < atUpper {
        high = upper
        upper = lower
        atUpper = atLower
        lower = section * low + (1 - section) * high
        atLower = distance(query, template, lower)
      } else {
        low = lower
        lower = upper
        atLower = atUpper
        upper = (1 - section) * low + section * high
        atUpper = distance(query, template, upper)
      }
    }
    return min(atLower, atUpper)
  }

  /// The mean distance of the points at one angle.
  private static func distance(
    _ query: UnsafePointer<Fours>, _ template: UnsafePointer<Fours>, _ angle: Double
  ) -> Float {
    let direction = SIMD2<Float>(Angles.direction(angle))
    var sum = Fours.zero
    for index in 0..<(count / 4) {
      let x = query[index]
      let y = query[index + count / 4]
      let acrossX = x * direction.x - y * direction.y - template[index]
      let acrossY = x * direction.y + y * direction.x - template[index + count / 4]
      sum += (acrossX * acrossX + acrossY * acrossY).squareRoot()
    }
    return sum.sum() / Float(count)
  }
}
