// A shape as one of several explanations of ink, and which of them explains it best. It does not know
// how they were found.

/// A shape that may explain ink, in sizes of the ink about the middle of its box.
struct ShapeCandidate {
  var shape: Shape
  /// The mean square distance of the ink's samples from the shape, or from what was drawn of it where
  /// the shape itself is more regular than a hand.
  var error: Double
  /// How many numbers were chosen so that it fits.
  var parameterCount: Int
  /// Whether it stands for a smooth line: straight lines that explain ink best, but are bent.
  var isBent = false

  /// The square of what a hand is off without meaning anything.
  private let tremor: Double

  init(_ shape: Shape, error: Double, of ink: ShapeInk, parameterCount: Int) {
    self.shape = shape
    self.error = error
    self.parameterCount = parameterCount
    tremor = ShapeLimits.tremor * ShapeLimits.tremor + ink.grain * ink.grain
  }

  init(_ shape: Shape, of ink: ShapeInk, parameterCount: Int) {
    self.init(
      shape, error: ink.meanSquare(from: shape.outlines), of: ink, parameterCount: parameterCount)
  }

  /// How long it takes to tell the ink by it, the least being the best: n ln (mean square) for what it
  /// does not explain, and for each parameter what it costs to tell it within a hand's tremor (J.
  /// Rissanen: Modeling by shortest data description, Automatica 1978).
  ///
  /// The tremor is no failure of a shape, so that its square is added; and neighbouring samples fail
  /// alike, so that they count as fewer. With ln n as the cost it would be the criterion of G. Schwarz
  /// (Estimating the dimension of a model, Annals of Statistics 1978).
  var criterion: Double {
    let count = ShapeLimits.independentSamples
    return count * StrokeLogarithm.natural(error + tremor)
      + Double(parameterCount) * ShapeLimits.parameterCost
      - (ShapeKinds.whileHolding.contains(shape.kind) ? 2 * ShapeLimits.nameOdds : 0)
  }
}

extension ShapeInk {
  /// The distance of the nearest ink from a place.
  func distance(to place: SIMD2<Double>) -> Double {
    var least = Double.infinity
    for stroke in 0..<strokeCount {
      for index in (starts[stroke] + 1)..<starts[stroke + 1] {
        least = min(least, place.square(toWayFrom: samples[index - 1], to: samples[index]))
      }
    }
    return least.squareRoot()
  }

  /// The mean square distance of the samples from lines, without a few at both ends, where pens
  /// land and leave.
  ///
  /// - Complexity: O(samples · lines).
  func meanSquare(from outlines: [[SIMD2<Double>]]) -> Double {
    meanSquare(
      from: outlines, of: Self.trimmedSamples...(samples.count - 1 - Self.trimmedSamples))
  }

  /// The mean square distance of some samples from lines: eight samples at a time.
  func meanSquare(from outlines: [[SIMD2<Double>]], of range: ClosedRange<Int>) -> Double {
    var groups: [SampleGroup] = []
    groups.reserveCapacity(range.count / 8 + 1)
    for first in stride(from: range.lowerBound, through: range.upperBound, by: 8) {
      groups.append(SampleGroup(samples, from: first, through: range.upperBound))
    }
    groups.withUnsafeMutableBufferPointer { groups in
      for outline in outlines {
        for index in 1..<max(1, outline.count) {
          let start = SIMD2<Float>(outline[index - 1])
          let way = SIMD2<Float>(outline[index]) - start
          let square = (way * way).sum()
          let scale = square > 0 ? way / square : .zero
          for group in groups.indices { groups[group].near(start, way, scale) }
        }
      }
    }
    var sum = 0.0
    for index in 0..<range.count { sum += Double(groups[index / 8].squares[index % 8]) }
    return sum / Double(range.count)
  }
}

/// Eight samples, and the squares of their distances from the nearest line so far.
private struct SampleGroup {
  private var x = SIMD8<Float>.zero
  private var y = SIMD8<Float>.zero
  private(set) var squares = SIMD8<Float>(repeating: .infinity)

  /// Samples from one on; the last stands for those that are missing.
  init(_ samples: [SIMD2<Double>], from first: Int, through last: Int) {
    for lane in 0..<8 {
      let sample = samples[min(first + lane, last)]
      x[lane] = Float(sample.x)
      y[lane] = Float(sample.y)
    }
  }

  /// Compares with the line from `start` along `way`, where `scale` is the way over its square.
  @inline(__always)
  mutating func near(_ start: SIMD2<Float>, _ way: SIMD2<Float>, _ scale: SIMD2<Float>) {
    let (armX, armY) = (x - start.x, y - start.y)
    var share = armX * scale.x + armY * scale.y
    // Not pointwiseMin, which is a call.
    share.replace(with: 0, where: share .< 0)
    share.replace(with: 1, where: share .> 1)
    let (acrossX, acrossY) = (armX - share * way.x, armY - share * way.y)
    let square = acrossX * acrossX + acrossY * acrossY
    squares.replace(with: square, where: square .< squares)
  }
}
