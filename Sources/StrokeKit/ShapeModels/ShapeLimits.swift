// The numbers that decide about shapes, in one place, with where they come from. All lengths are shares
// of the ink's size, the longer side of its box.

enum ShapeLimits {
  /// What a hand is off without meaning anything.
  static let tremor = 0.03
  /// How much more often people mean a shape that has a name than lines from corner to corner, as a
  /// natural logarithm: ten times.
  static let nameOdds = 2.3
  /// How exactly places are known, in points: screens and pens give whole ones.
  static let grain = 1.0
  /// As how many independent ones the samples of ink count: what a hand does wrong, it does for a
  /// while.
  static let independentSamples = 32.0
  /// What a hand is off at a corner, to the right and downwards each, without meaning anything.
  /// What a parameter costs: it is told within the tremor, 2 ln (1 / tremor).
  static let parameterCost = -2 * Logarithm.natural(tremor)
  static let cornerTremor = 0.06

  /// Smaller ink is a dot, in points.
  static let sizeMin = 10.0
  /// The gap that people leave where a shape should close.
  static let gapMax = 0.34
  /// How far from its line a side may be, as the root of the mean square, in lengths of the side.
  static let sideBend = 0.05
  /// How far a corner may be from ink, beside what it is rounded.
  static let cornerDistance = 0.06
  /// By what radius people round a corner that is meant to be sharp.
  static let cornerRounding = 0.09
  /// The same where the corners are a star's, and so hardly anything else's.
  static let tipRounding = 0.13
  /// Less is no rounding that is meant.
  static let cornerRadiusMin = 0.1
  /// How far a smooth line may be from ink.
  static let curveTolerance = 0.02
  /// How far the crossing of two lines may be from where the hand turned.
  static let junctionDistance = 0.1
  /// The root of the mean square distance from the shape that is offered.
  /// The kinds of which the shape itself must be so near; a star that is offered is more regular than
  /// any hand's, and so is an arrow's head.
  static let exactKinds = ShapeKinds.whileHolding.subtracting([.star, .arrow])
  static let errorMax = 0.08
}

extension ShapeLimits {
  /// How often as long as a line ink may be that is one.
  static let starIrregularityMax = 0.5
  static let polygonIrregularityMax = 0.12
  static let lineLength = 0.85...1.25
  /// The same where ink goes along the line there and back, which is exact then.
  static let lineLengthTwice = 0.85...3.2
  static let lineErrorMax = 0.04
  static let lineErrorTwice = 0.015
  static let arcGapMax = 0.1
  static let arcSweep = 0.8...5.4
  /// How often as long as its arc ink may be.
  static let arcLengthMax = 1.2

  static let ellipseGapMax = 0.45
  static let ellipseAspectMin = 0.15
  static let ellipseTurns = 0.86...2.2
  static let ellipseUnevennessMax = 0.17
  static let ellipseCornerMax = 1.1
  static let arcErrorMax = 0.035

  /// The cosine of the angle by which a hand may turn within a line.
  static let straightCosine = 0.82
  /// A shaft, and four lines there and back at each end.
  static let arrowPartsMax = 9
  static let shaftCountMax = 4
  static let headOffsetMax = 0.25
  static let shaftErrorMax = 0.03
  static let arrowErrorMax = 0.05
  static let shaftBowMax = 0.15
  static let headReachMin = 0.05
  static let headReachMax = 0.6
  static let headAngle = 0.22...1.4
  /// As a share of the arrow's length.
  static let headLength = 0.1...1.0
  static let twoHeadsLengthMax = 0.45
  /// How much ink a head may have, in mean lengths of its lines: both twice, and some.
  static let headInkMax = 4.5
  static let headRatioMax = 2.5
  /// In lengths of the head's lines.
  static let headGapMax = 0.3
  /// In lengths of the head's lines, the root of the mean square.
  static let headErrorMax = 0.23
}
