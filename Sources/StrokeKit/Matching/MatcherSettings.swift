// What the options mean for a comparison: how far shapes may be turned, and whether sizes count.

/// What the options mean for a comparison.
struct MatcherSettings: Equatable, Sendable {
  /// Whether sizes are made equal.
  var scales = true
  /// The turn that costs nothing.
  var turnForFree = TurnLimit(0)
  /// The turn within which places are matched: more, for unsteady hands.
  var turnForPlaces = TurnLimit(.pi / 6)
  /// The turn within which the angle of the whole is measured: 30° more.
  var turnForAngle = TurnLimit(.pi / 6)

  /// What our own scores weigh.
  var weights = CombinedWeights()
  /// Whether $P, $P+ and $Q see dots.
  var countsDots = false

  init(_ options: StrokeOptions, algorithm: StrokeAlgorithm) {
    scales = options.isScaleInvariant
    countsDots = algorithm.countsDots
    weights = algorithm.method == .proportioned ? .proportioned : CombinedWeights()
    var free = 0.0
    switch options.rotation {
    case .asDrawn: break
    // Not a number counts as no turn.
    case .upTo(let radians): free = radians > 0 ? min(radians, .pi) : 0
    case .any: free = .pi
    }
    // Rows and columns do not turn with the drawing.
    if free > 0 { weights.structure = .none }
    turnForFree = TurnLimit(free)
    turnForPlaces = TurnLimit(free + weights.turn)
    turnForAngle = TurnLimit(free + .pi / 6)
  }
}

/// The largest angle of a turn, as a direction, so that no angle need be computed.
struct TurnLimit: Equatable, Sendable {
  /// The cosine and sine of the angle.
  private let end: SIMD2<Float>
  /// Whether nothing is turned at all.
  let isNone: Bool

  /// Makes a limit from an angle in radians; more than a half turn is a half turn.
  init(_ angle: Double) {
    isNone = angle == 0
    end = angle < .pi ? SIMD2<Float>(Angles.direction(angle)) : SIMD2(-1, 0)
  }

  /// The direction of `product` or, if it is beyond the limit, of the limit on its side; none for a
  /// product of 0.
  @inline(__always)
  func direction(of product: SIMD2<Float>) -> SIMD2<Float> {
    let length = (product.x * product.x + product.y * product.y).squareRoot()
    if length == 0 { return SIMD2(1, 0) }
    if product.x >= length * end.x { return product / length }
    return SIMD2(end.x, product.y < 0 ? -end.y : end.y)
  }

  /// The length of `product` along its direction within the limit.
  @inline(__always)
  func cosine(of product: SIMD2<Float>) -> Float {
    let length = (product.x * product.x + product.y * product.y).squareRoot()
    if product.x >= length * end.x { return length }
    return product.x * end.x + product.y.magnitude * end.y
  }
}
