// The numbers that decide about shapes, in one place. Lengths are shares of the ink's size, the longer
// side of its box, where nothing else is said.

/// What hands do. All of these were set by looking at gestures of people: single strokes, multistrokes
/// and music symbols (the article "Finding shapes" says whose, and what comes of it).
enum ShapeLimits {
  /// How far a hand is off without meaning anything, as the root of the mean square.
  static let tremor = 0.03
  /// The same at a corner, in x and in y each.
  static let cornerTremor = 0.06
  /// How exactly places are known, in points: screens and pens give whole ones.
  static let grain = 1.0
  /// As how many independent ones the samples of ink count: what a hand does wrong, it does for a
  /// while.
  static let independentSamples = 32.0
  /// What a parameter costs: it is told within the tremor, 2 ln (1 / tremor).
  static let parameterCost = -2 * StrokeLogarithm.natural(tremor)
  /// How much more often people mean a shape that has a name than lines from corner to corner, as a
  /// natural logarithm: ten times.
  static let nameOdds = 2.3

  /// Smaller ink is a dot, in points.
  static let sizeMin = 10.0
  /// The kinds of which the shape itself must be near the ink. A star that is offered is more regular
  /// than any hand's, and so is an arrow's head.
  static let exactKinds = ShapeKinds.whileHolding.subtracting([.star, .arrow])
  /// How near: the root of the mean square distance. Of an ellipse, as of a line, half a grain more: so far
  /// is a place off that is told in whole points.
  static func errorMax(of kind: ShapeKinds, grain: Double) -> Double {
    0.08 + (kind == .ellipse ? grain / 2 : 0)
  }
  /// The widest gap between strokes that are one line.
  static let joinedGapMax = 0.1
}

// MARK: - Polygons

extension ShapeLimits {
  /// The gap that people leave where a polygon should close.
  static let gapMax = 0.34
  /// How far from its line a side may be, as the root of the mean square, in lengths of the side.
  static let sideBend = 0.05
  /// How far a corner may be from ink, beside what it is rounded.
  static let cornerDistance = 0.06
  /// By what radius people round a corner that is meant to be sharp.
  static let cornerRounding = 0.09
  /// The same where the corners are a star's, and so hardly anything else's.
  static let tipRounding = 0.13
  /// A smaller radius is no rounding that is meant: it has 1 of 148 rectangles that people drew with
  /// sharp corners.
  static let cornerRadiusMin = 0.1
  /// How far the crossing of two lines may be from where the hand turned.
  static let junctionDistance = 0.1
  /// How far the corners of a star, and those of a regular polygon, may be from regular ones: the root
  /// of the mean square, in radii.
  static let starIrregularityMax = 0.5
  static let polygonIrregularityMax = 0.12
  /// The cosine of the angle by which a hand may turn within a line.
  static let straightCosine = 0.82
}

// MARK: - Lines and round shapes

extension ShapeLimits {
  /// How often as long as a line ink may be that is one, and how far it may be off.
  static let lineLength = 0.85...1.25
  static let lineErrorMax = 0.04
  /// The same where ink goes along the line there and back, and so must be near it.
  static let lineLengthTwice = 0.85...3.2
  static let lineErrorTwice = 0.015

  /// By how much an arc turns, in radians; how often as long as it ink may be; and how far off.
  static let arcSweep = 0.8...5.4
  static let arcLengthMax = 1.2
  static let arcErrorMax = 0.035

  /// The shape of an ellipse, as ``CircleShape`` measures it: the ratio of its axes; how often it goes
  /// around; and in radians the sharpest corner, which grows by so many times the grain, where that is
  /// coarse for the size.
  static let ellipseAspectMin = 0.15
  static let ellipseTurns = 0.86...2.2
  static let ellipseCornerMax = 1.1
  static let ellipseCornerGrain = 14.0
  /// How far it may be open if it does not go around once.
  static let ellipseGapMax = 0.45
  /// How unevenly it may go around, in radians. What the hand and what the grain do are independent, so
  /// that their squares add up. Of 147 circles of the $1 logs the most is 0.178, at 99 points; what whole
  /// notes of 20 to 30 points have asks for six grains.
  static func ellipseUnevennessMax(grain: Double) -> Double {
    let rough = ellipseUnevennessGrain * grain
    return (ellipseUnevenness * ellipseUnevenness + rough * rough).squareRoot()
  }
  private static let ellipseUnevenness = 0.17
  private static let ellipseUnevennessGrain = 6.0

  /// From which gap on a round stroke may be meant as open, and by how many grains more; and by how much
  /// each end must turn to go on to the other, in radians, seen from so many samples that begin after so
  /// many at the end. Of 147 circles of the $1 logs, 32 are so open: their ends turn by 0.08 to 1.40.
  static let openGap = 0.2
  static let openGapGrain = 2.5
  static let openEndTurn = 0.0...1.5
  static let openEndTrim = 2
  static let openEndSteps = 5

  /// How far a smooth line may be from ink.
  static let curveTolerance = 0.02
}

// MARK: - Arrows

extension ShapeLimits {
  /// A shaft, and four lines there and back at each end, are so many straight parts; so many of the
  /// longest may be the shaft.
  static let arrowPartsMax = 9
  static let shaftCountMax = 4
  /// How far the middle of the shaft may be beside it, and the root of the mean square distance from
  /// the two lines by way of the middle, in lengths of the shaft.
  static let shaftBowMax = 0.15
  static let shaftErrorMax = 0.03
  /// How far the head may reach beyond the shaft, and from where on its foremost place is the tip, in
  /// lengths of the shaft; and how far that may be beside the shaft's line, in lengths up to it.
  static let headReachMin = 0.05
  static let headReachMax = 0.6
  static let headOffsetMax = 0.25
  /// The angle between the shaft and each line of the head, in radians.
  static let headAngle = 0.22...1.4
  /// The mean length of both, in lengths of the arrow; and with two heads.
  static let headLength = 0.1...1.0
  static let twoHeadsLengthMax = 0.45
  /// How often as long as the other one of them may be.
  static let headRatioMax = 2.5
  /// In mean lengths of the head's lines: how much ink a head may have, both lines twice and some; the
  /// widest gap along them; and how far its ink may be from them, as the root of the mean square.
  static let headInkMax = 4.5
  static let headGapMax = 0.3
  static let headErrorMax = 0.23
  /// How far all ink may be from the arrow as drawn.
  static let arrowErrorMax = 0.05
}
