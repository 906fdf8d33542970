// Lines, arcs, ellipses and circles as explanations of ink.

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
      round.unevenness <= ShapeLimits.ellipseUnevennessMax + ShapeLimits.ellipseUnevennessGrain
        * ink.grain,
      round.corner <= ShapeLimits.ellipseCornerMax + ShapeLimits.ellipseCornerGrain * ink.grain,
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
