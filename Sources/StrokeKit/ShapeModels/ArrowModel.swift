// Arrows: a shaft, and at one end or both two lines that lead back from its tip.

extension ShapeCandidate {
  /// An arrow whose shaft is one of the longest straight parts of the ink.
  static func arrow(_ ink: ShapeInk, _ segmentation: Segmentation) -> ShapeCandidate? {
    let parts = segmentation.straightParts.sorted { ink.chord($0) > ink.chord($1) }
    if parts.count > ShapeLimits.arrowPartsMax { return nil }
    var best: ShapeCandidate?
    for shaft in parts.prefix(ShapeLimits.shaftCountMax) {
      for headed in HeadedEnds.allCases {
        guard let arrow = DrawnArrow(shaft: shaft, headed: headed, of: ink)?.candidate(for: ink)
        else { continue }
        if arrow.criterion < best?.criterion ?? .infinity { best = arrow }
      }
    }
    return best
  }
}

/// At which ends of a shaft other ink is.
private enum HeadedEnds: CaseIterable {
  case start, end, both
}

extension ShapeInk {
  /// The distance between the ends of a part.
  func chord(_ part: Segmentation.Part) -> Double {
    (samples[part.last] - samples[part.first]).length
  }
}

/// A shaft and the ends of its heads' lines.
private struct DrawnArrow {
  var start: SIMD2<Double>
  var end: SIMD2<Double>
  /// The ends of the shaft's own ink.
  var shaft: [SIMD2<Double>]
  /// Of the head at the end, and of the one at the start, if there is any.
  var head: Head
  var startHead: Head?

  struct Head {
    var tip: SIMD2<Double>
    var barbs: [SIMD2<Double>]
    /// The mean length of the lines to the barbs, and their mean angle with the shaft.
    var length = 0.0
    var angle = 0.0
  }

  init?(shaft: Segmentation.Part, headed: HeadedEnds, of ink: ShapeInk) {
    let ends = [ink.samples[shaft.first], ink.samples[shaft.last]]
    let middle = ink.samples[(shaft.first + shaft.last) / 2]
    let length = (ends[1] - ends[0]).length
    let bow = middle.square(toWayFrom: ends[0], to: ends[1]).squareRoot()
    if bow > ShapeLimits.shaftBowMax * length { return nil }
    self.shaft = [ends[0], middle, ends[1]]
    if ink.meanSquare(from: [self.shaft], of: shaft.first...shaft.last).squareRoot()
      > ShapeLimits.shaftErrorMax * length
    {
      return nil
    }
    var rests: [[SIMD2<Double>]] = [[], []]
    for (index, sample) in ink.samples.enumerated()
    where index < shaft.first || index > shaft.last {
      let isNearerToEnd = (sample - ends[1]).length < (sample - ends[0]).length
      let isAtEnd = headed == .end || (headed == .both && isNearerToEnd)
      rests[isAtEnd ? 1 : 0].append(sample)
    }
    let step = ink.length / Double(ink.samples.count)
    func isHead(_ head: Head, _ rest: [SIMD2<Double>]) -> Bool {
      Double(rest.count) * step <= ShapeLimits.headInkMax * head.length
    }
    // Each head is one line or two.
    if ink.strokeCount > (headed == .both ? 5 : 3) { return nil }
    switch headed {
    case .end:
      guard let head = Self.head(rests[1], tip: ends[1], tail: ends[0]), isHead(head, rests[1])
      else { return nil }
      (self.head, startHead, start, end) = (head, nil, ends[0], head.tip)
    case .start:
      guard let head = Self.head(rests[0], tip: ends[0], tail: ends[1]), isHead(head, rests[0])
      else { return nil }
      (self.head, startHead, start, end) = (head, nil, ends[1], head.tip)
    case .both:
      guard let head = Self.head(rests[1], tip: ends[1], tail: ends[0]),
        let startHead = Self.head(rests[0], tip: ends[0], tail: ends[1]),
        isHead(head, rests[1]), isHead(startHead, rests[0])
      else { return nil }
      (self.head, self.startHead, start, end) = (head, startHead, startHead.tip, head.tip)
      let length = (self.end - self.start).length
      if max(head.length, startHead.length) > ShapeLimits.twoHeadsLengthMax * length { return nil }
    }
  }

  /// The head that ink near the end of a shaft makes: its tip is where it reaches furthest, its barbs
  /// are where it is furthest from the shaft's line, to the left and to the right.
  private static func head(
    _ ink: [SIMD2<Double>], tip: SIMD2<Double>, tail: SIMD2<Double>
  ) -> Head? {
    guard let along = (tip - tail).unit else { return nil }
    let shaft = (tip - tail).length
    // Where the head begins beyond the shaft, its own point is the tip.
    let foremost = ink.max { $0.dot(along) < $1.dot(along) } ?? tip
    let reach = (foremost - tip).dot(along)
    if reach > ShapeLimits.headReachMax * shaft { return nil }
    let isAhead =
      reach > ShapeLimits.headReachMin * shaft
      && along.cross(foremost - tip).magnitude <= ShapeLimits.headOffsetMax * (shaft + reach)
    let tip = isAhead ? foremost : tip
    guard let forward = (tip - tail).unit else { return nil }
    var sides = (left: (0.0, tip), right: (0.0, tip))
    for sample in ink {
      let across = forward.cross(sample - tip)
      if across > sides.left.0 { sides.left = (across, sample) }
      if across < sides.right.0 { sides.right = (across, sample) }
    }
    var head = Head(tip: tip, barbs: [sides.left.1, sides.right.1])
    var lengths: [Double] = []
    for barb in head.barbs {
      let line = barb - head.tip
      let angle = Heading.angle(of: SIMD2(-line.dot(forward), forward.cross(line).magnitude))
      guard ShapeLimits.headAngle.contains(angle) else { return nil }
      lengths.append(line.length)
      head.angle += angle / 2
      head.length += line.length / 2
    }
    guard ShapeLimits.headLength.contains(head.length / (tip - tail).length),
      lengths[0] < ShapeLimits.headRatioMax * lengths[1],
      lengths[1] < ShapeLimits.headRatioMax * lengths[0]
    else { return nil }
    // Both lines are drawn from end to end.
    for barb in head.barbs {
      for step in 0...4 {
        let place = tip + (barb - tip) * (Double(step) / 4)
        let nearest = ink.reduce(Double.infinity) { min($0, ($1 - place).length) }
        if nearest > ShapeLimits.headGapMax * head.length { return nil }
      }
    }
    // What is drawn there is two lines, once or twice, and nothing else.
    let error = ink.reduce(0) { sum, sample in
      sum
        + min(
          sample.square(toWayFrom: head.barbs[0], to: tip),
          sample.square(toWayFrom: head.barbs[1], to: tip))
    }
    let limit = ShapeLimits.headErrorMax * head.length
    return error <= limit * limit * Double(ink.count) ? head : { return nil }()
  }

  /// The arrow, with the error of what was drawn: two equal lines are what is meant by a head.
  func candidate(for ink: ShapeInk) -> ShapeCandidate? {
    let heads = [head] + (startHead.map { [$0] } ?? [])
    let count = Double(heads.count)
    let shape = Shape.Arrow(
      from: start, to: end, headLength: heads.reduce(0) { $0 + $1.length } / count,
      headAngle: heads.reduce(0) { $0 + $1.angle } / count, hasTwoHeads: heads.count == 2)
    let drawn = [shaft] + heads.map { [$0.barbs[0], $0.tip, $0.barbs[1]] }
    let error = ink.meanSquare(from: drawn)
    if error > ShapeLimits.arrowErrorMax * ShapeLimits.arrowErrorMax { return nil }
    return ShapeCandidate(
      .arrow(shape), error: error, of: ink,
      parameterCount: 4 + 4 * heads.count)
  }
}
