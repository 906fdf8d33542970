// Lines, arcs, ellipses and circles as explanations of ink.

extension ShapeInk {
  /// Whether a stroke ends so far from where it began that it may be meant as open. Places are known to
  /// the grain, so small ink must be more open.
  fileprivate var isWideOpen: Bool {
    strokeCount == 1 && closingGap > ShapeLimits.openGap + ShapeLimits.openGapGrain * grain
  }

  /// Whether both ends bend on towards each other, so that they would close: not those of a "C", of which
  /// one hooks back, or goes on straight.
  fileprivate var endsBendTogether: Bool {
    let (trim, steps) = (ShapeLimits.openEndTrim, ShapeLimits.openEndSteps)
    let last = samples.count - 1 - trim
    let chord = samples[0] - samples[samples.count - 1]
    let (start, end) = (
      samples[trim + steps] - samples[trim], samples[last] - samples[last - steps]
    )
    let middle = samples[samples.count / 2] - samples[0]
    // Which way it goes around: the chord is the last step of it, and the middle lies inside.
    let sense = chord.cross(middle) < 0 ? -1.0 : 1.0
    func turn(_ from: SIMD2<Double>, _ to: SIMD2<Double>) -> Double {
      Heading.angle(of: SIMD2(from.dot(to), from.cross(to))) * sense
    }
    return ShapeLimits.openEndTurn.contains(turn(end, chord))
      && ShapeLimits.openEndTurn.contains(turn(chord, start))
  }
}

extension ShapeCandidate {
  /// A straight line, if the ink goes along it about once.
  static func line(_ ink: ShapeInk, _ segmentation: Segmentation) -> ShapeCandidate? {
    if ink.gapMax > ShapeLimits.joinedGapMax { return nil }
    let moments = segmentation.moments(0, ink.samples.count - 1)
    let line = moments.line
    var (low, high) = (Double.infinity, -Double.infinity)
    for sample in ink.samples {
      let along = (sample - line.place).dot(line.direction)
      low = min(low, along)
      high = max(high, along)
    }
    let error = (moments.squaresAcross / moments.count).squareRoot()
    let isExact = error <= ShapeLimits.lineErrorTwice + ink.grain / 2
    let allowed = isExact ? ShapeLimits.lineLengthTwice : ShapeLimits.lineLength
    guard error <= ShapeLimits.lineErrorMax + ink.grain / 2,
      allowed.contains(ink.length / (high - low))
    else { return nil }
    // From where it was begun to where it ended.
    let first = (ink.samples[0] - line.place).dot(line.direction)
    let isForwards = first < (low + high) / 2
    let shape = Shape.Line(
      from: line.place + line.direction * (isForwards ? low : high),
      to: line.place + line.direction * (isForwards ? high : low))
    return ShapeCandidate(
      .line(shape), error: error * error, of: ink, parameterCount: 4)
  }

  /// An arc of a circle, if the ink goes along it once.
  static func arc(_ ink: ShapeInk) -> ShapeCandidate? {
    if ink.gapMax > ShapeLimits.joinedGapMax { return nil }
    let points = ink.samples.map { StrokePoint(x: $0.x, y: $0.y) }
    guard let fit = try? CircleFit(points) else { return nil }
    let circle = fit.circle
    let center = SIMD2(circle.centerX, circle.centerY)
    let start = Heading.angle(of: ink.samples[0] - center)
    var (sweep, angle) = (0.0, start)
    for sample in ink.samples.dropFirst() {
      let next = Heading.angle(of: sample - center)
      sweep += Heading.turn(from: angle, to: next)
      angle = next
    }
    guard ShapeLimits.arcSweep.contains(sweep.magnitude),
      fit.error <= ShapeLimits.arcErrorMax,
      ink.length <= ShapeLimits.arcLengthMax * circle.radius * sweep.magnitude
    else { return nil }
    let arc = Shape.Arc(circle: circle, startAngle: start, sweep: sweep)
    return ShapeCandidate(
      .arc(arc), error: fit.error * fit.error, of: ink, parameterCount: 5)
  }

  /// An ellipse, if the ink goes around once, evenly and without a corner.
  static func ellipse(_ ink: ShapeInk) -> ShapeCandidate? {
    if ink.gapMax > ShapeLimits.gapMax { return nil }
    let points = ink.samples.map { StrokePoint(x: $0.x, y: $0.y) }
    guard let round = try? CircleShape(points), round.aspect >= ShapeLimits.ellipseAspectMin,
      ShapeLimits.ellipseTurns.contains(round.turns),
      round.turns >= 1 || ink.closingGap <= ShapeLimits.ellipseGapMax,
      round.unevenness <= ShapeLimits.ellipseUnevennessMax(grain: ink.grain),
      round.corner <= ShapeLimits.ellipseCornerMax + ShapeLimits.ellipseCornerGrain * ink.grain,
      round.turns >= 1 || !ink.isWideOpen || ink.endsBendTogether,
      let ellipse = Shape.Ellipse(fitting: ink.samples)
    else { return nil }
    let any = ShapeCandidate(.ellipse(ellipse), of: ink, parameterCount: 5)
    guard let fit = try? CircleFit(points) else { return any }
    let equal = Shape.Ellipse(
      center: SIMD2(fit.circle.centerX, fit.circle.centerY),
      radii: SIMD2(repeating: fit.circle.radius))
    let circle = ShapeCandidate(
      .ellipse(equal), error: fit.error * fit.error, of: ink, parameterCount: 3)
    return circle.criterion <= any.criterion ? circle : any
  }
}
