// Jackknife's score of a gesture that is turned first. It does not know by how much one may turn.

extension Jackknife {
  /// The score of a turned gesture. Its directions are turned, and the correction factors are
  /// computed again, because a box does not turn with its content.
  ///
  /// - Parameter samples: the gesture's points about their centre, in any scale.
  static func score(
    _ query: UnsafePointer<Fours>, turned direction: SIMD2<Float>,
    samples: UnsafePointer<Fours>, _ template: UnsafePointer<Fours>
  ) -> Float {
    withUnsafeTemporaryAllocation(of: Fours.self, capacity: shapeLength) { buffer in
      // A buffer of this length has an address.
      guard let turned = buffer.baseAddress else { return .infinity }
      let height = count / 4
      var low = SIMD2<Float>(repeating: .infinity)
      var high = -low
      for index in 0..<height {
        let step = turn(query[index], query[index + height], by: direction)
        turned[index] = step.x
        turned[index + height] = step.y
        let place = turn(samples[index], samples[index + height], by: direction)
        low = SIMD2(min(low.x, place.x.min()), min(low.y, place.y.min()))
        high = SIMD2(max(high.x, place.x.max()), max(high.y, place.y.max()))
      }
      let extent = high - low
      let way = SIMD2(magnitudes(samples, by: direction, 0), magnitudes(samples, by: direction, 1))
      let extentScale = 1 / max(length(extent), .leastNormalMagnitude)
      let wayScale = 1 / max(length(way), .leastNormalMagnitude)
      turned[PennyPincher.shapeLength] = Fours(
        extent.x * extentScale, extent.y * extentScale, way.x * wayScale, way.y * wayScale)
      return score(UnsafePointer(turned), template)
    }
  }

  @inline(__always)
  private static func turn(
    _ x: Fours, _ y: Fours, by direction: SIMD2<Float>
  ) -> (x: Fours, y: Fours) {
    (x * direction.x - y * direction.y, x * direction.y + y * direction.x)
  }

  private static func length(_ vector: SIMD2<Float>) -> Float {
    (vector * vector).sum().squareRoot()
  }

  /// How far the turned samples go along one axis, there and back.
  private static func magnitudes(
    _ samples: UnsafePointer<Fours>, by direction: SIMD2<Float>, _ axis: Int
  ) -> Float {
    let numbers = samples.numbers
    var sum: Float = 0
    for index in 1..<count {
      let x = numbers[index] - numbers[index - 1]
      let y = numbers[index + count] - numbers[index + count - 1]
      let along =
        axis == 0 ? x * direction.x - y * direction.y : x * direction.y + y * direction.x
      sum += along.magnitude
    }
    return sum
  }
}
