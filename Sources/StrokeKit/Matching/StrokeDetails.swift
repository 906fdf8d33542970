// What a gesture has beside its lines' places and their order: how many strokes and dots, how much
// ink, how far from its begin it ends.

/// What our own scores weigh, by how much.
struct CombinedWeights: Equatable, Sendable {
  /// How much a tangent weighs beside a place.
  var tangent = 0.28
  /// By how much a drawing may be turned onto a template, beyond the turn that is free, in radians. Of
  /// 15, 22 and 30°, 30 lost least where drawings were turned by 20°.
  var turn = Double.pi / 6
  /// What is added to Jackknife's score, so that none is 0.
  var jackknifeLeast: Float = 0.2
  /// Whether half of the difference between a wide and a narrow box is overlooked.
  var overlooksProportions = true
  /// From here on it does not matter how strangely something was drawn.
  var orderMax: Float = 5
  /// What the difference of each detail counts.
  var details = Fours(2, 0.2, 0.32, 0)
  /// What the difference of the structure counts.
  var structure = StructureWeights()

  /// The score as it was before proportions were overlooked.
  static let proportioned = CombinedWeights(
    tangent: 0.2, turn: .pi / 12, jackknifeLeast: 0.1, overlooksProportions: false, orderMax: 4,
    details: .zero,
    structure: .none)
}

/// Four numbers about a gesture: the logarithm of its number of strokes, the logarithm of its ink
/// against its size, how far it ends from its begin against its size, and its dots.
enum StrokeDetails {
  /// What a dot more or less counts.
  private static let dotWeight: Float = 1.5
  /// So many dots more or less are no more different.
  private static let dotDifferenceMax: Float = 2

  /// Describes a drawing after a walk along its ink.
  static func describe(_ drawing: Drawing) -> Fours {
    let gap = drawing.points[drawing.count - 1] - drawing.points[0]
    return Fours(
      Float(StrokeLogarithm.natural(Double(drawing.strokeCount))),
      Float(StrokeLogarithm.natural(drawing.inkLength / drawing.size + 0.1)),
      Float((gap.x * gap.x + gap.y * gap.y).squareRoot() / drawing.size),
      Float(drawing.dotCount))
  }

  /// The fourth power of the factor by which a score grows: 1 where nothing differs.
  @inline(__always)
  static func difference(_ query: Fours, _ template: Fours, weights: CombinedWeights) -> Float {
    let across = query - template
    let apart = across.replacing(with: -across, where: across .< 0)
    let factors = 1 + weights.details * apart
    let dots = 1 + dotWeight * min(apart.w, dotDifferenceMax)
    let square = dots * dots
    return factors.x * factors.y * factors.z * (square * square)
  }
}
