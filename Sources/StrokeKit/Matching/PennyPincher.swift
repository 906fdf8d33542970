// Penny Pincher: nothing but the directions between equidistant points.
// Taranta, LaViola: Penny Pincher: a blazing fast, highly accurate $-family recognizer.
// Graphics Interface 2015.

/// How far the directions of 15 steps disagree: 1 minus their mean cosine, 0...2.
enum PennyPincher: StrokeMatcher {
  static let count = 16
  static var shapeLength: Int { 2 * count / 4 }
  static var isCheap: Bool { true }

  static func describe(
    _ drawing: inout Drawing, settings: MatcherSettings, as shape: UnsafeMutablePointer<Fours>
  ) {
    drawing.walkJoined(count: count)
    writeDirections(drawing, to: shape)
  }

  /// Writes the unit directions from sample to sample: x, a 0, y, a 0. A step of no length has no
  /// direction: both are 0.
  @inline(__always)
  static func writeDirections(_ drawing: Drawing, to shape: UnsafeMutablePointer<Fours>) {
    let numbers = shape.numbers
    drawing.samples.withUnsafeBufferPointer { samples in
      for index in 0..<(count - 1) {
        let step = samples[index + 1] - samples[index]
        let length = (step.x * step.x + step.y * step.y).squareRoot()
        let direction = SIMD2<Float>(step / (length > 0 ? length : 1))
        numbers[index] = direction.x
        numbers[index + count] = direction.y
      }
    }
    numbers[count - 1] = 0
    numbers[2 * count - 1] = 0
  }

  static func score(
    _ query: UnsafePointer<Fours>, _ template: UnsafePointer<Fours>, glance: Float,
    settings: MatcherSettings, scratch: UnsafeMutablePointer<Fours>, cutoff: Float
  ) -> Float {
    var sum = Fours.zero
    for index in 0..<shapeLength { sum += query[index] * template[index] }
    return max(0, 1 - sum.sum() / Float(count - 1))
  }
}
