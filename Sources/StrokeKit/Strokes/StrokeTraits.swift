// How much a drawing turns and bends, and in how many strokes: what lets expect how differently
// people draw it. It does not know what is compared.

/// How much there is about a drawing that people draw differently.
package struct StrokeTraits: Equatable, Sendable {
  /// The natural logarithm of the number of strokes.
  package var strokes = 0.0
  /// By how many full turns all strokes turn, left and right added up.
  package var turns = 0.0
  /// The natural logarithm of 1 plus the sum of squared angles over four samples: large where the
  /// same turn is made in corners, small where it is made in curves. In squared radians.
  var bend = 0.0

  /// So many turns are no more different: a scribble.
  private static let turnsMax = 8.0
  /// Half of the samples that a bend spans.
  private static let bendReach = 2

  /// What a turn counts towards the logarithm of how unlike drawings of one name are.
  package var turning: Double { StrokeLogarithm.natural(0.5 + turns) }

  /// How much a drawing turns, at 32 samples along its ink.
  ///
  /// - Complexity: O(points). Allocates nothing, once the drawing has grown.
  static func of(_ drawing: inout Drawing) -> StrokeTraits {
    drawing.walkInk(count: Combined.count, countsDots: true)
    var traits = StrokeTraits()
    traits.strokes = StrokeLogarithm.natural(Double(max(1, drawing.strokeCount)))
    var turned = 0.0
    var squares = 0.0
    for index in 1..<(Combined.count - 1) {
      turned += drawing.angle(at: index, reach: 1)
      let angle = drawing.angle(at: index, reach: bendReach)
      squares += angle * angle
    }
    traits.turns = min(turned / (2 * .pi), turnsMax)
    traits.bend = StrokeLogarithm.natural(1 + squares)
    return traits
  }
}

extension Drawing {
  /// The angle, 0...π, between the ways to a sample and from it, each so many samples long; 0 where
  /// the stroke has no such ways.
  fileprivate func angle(at index: Int, reach: Int) -> Double {
    let (before, after) = (index - reach, index + reach)
    if before < 0 || after >= samples.count || sampleStrokes[before] != sampleStrokes[after] {
      return 0
    }
    let way = samples[index] - samples[before]
    let next = samples[after] - samples[index]
    let lengths = ((way * way).sum() * (next * next).sum()).squareRoot()
    if !(lengths > 0) { return 0 }
    return Double(Angles.arcCosine(Float((way * next).sum() / lengths)))
  }
}
