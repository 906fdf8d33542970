// $P+: clouds whose points also know how sharply the stroke turns there.
// Vatavu: Improving gesture recognition accuracy on touch screens for users with low vision.
// CHI 2017.

/// Many-to-one matching of 32 points by place and turning angle, the cheaper of both ways.
enum PointCloudPlus: StrokeMatcher {
  static let count = Coverage.count
  static var shapeLength: Int { Coverage.shapeLength }
  static var scratchLength: Int { Coverage.scratchLength }

  static func describe(
    _ drawing: inout Drawing, settings: MatcherSettings, as shape: UnsafeMutablePointer<Fours>
  ) {
    drawing.walkInk(count: count, countsDots: settings.countsDots)
    drawing.scaleToUnit()
    drawing.moveCentroidToOrigin()
    drawing.writeSamples(to: shape)
    let turns = (shape + 2 * Coverage.featureLength).numbers
    for index in 0..<count {
      turns[index] = turn(at: index, of: drawing.samples)
      turns[index + count] = 0
    }
  }

  /// The turning angle at a sample, as a share of a half turn; 0 at both ends.
  private static func turn(at index: Int, of samples: [SIMD2<Double>]) -> Float {
    if index == 0 || index == count - 1 { return 0 }
    let before = samples[index] - samples[index - 1]
    let after = samples[index + 1] - samples[index]
    let squares = (before * before).sum() * (after * after).sum()
    if !(squares > 0) { return 0 }
    return Angles.arcCosine(Float((before * after).sum() / squares.squareRoot())) / .pi
  }

  static func score(
    _ query: UnsafePointer<Fours>, _ template: UnsafePointer<Fours>, glance: Float,
    settings: MatcherSettings, scratch: UnsafeMutablePointer<Fours>, cutoff: Float
  ) -> Float {
    Coverage.distance(query, template, scratch: scratch, notAbove: cutoff)
  }
}
