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

    /// Whether ink goes along both lines from end to end, and nowhere else.
    func isDrawn(by ink: [SIMD2<Double>]) -> Bool {
      for barb in barbs {
        for step in 0...4 {
          let place = tip + (barb - tip) * (Double(step) / 4)
          let nearest = ink.reduce(Double.infinity) { min($0, ($1 - place).length) }
          if nearest > ShapeLimits.headGapMax * length { return false }
        }
      }
      let error = ink.reduce(0) { sum, sample in
        let squares = barbs.map { sample.square(toWayFrom: $0, to: tip) }
        return sum + min(squares[0], squares[1])
      }
      let limit = ShapeLimits.headErrorMax * length
      return error <= limit * limit * Double(ink.count)
    }
  }

  init?(shaft: Segmentation.Part, headed: HeadedEnds, of ink: ShapeInk) {
    // Each head is one stroke or two.
    if ink.strokeCount > (headed == .both ? 5 : 3) { return nil }
    let ends = [ink.samples[shaft.first], ink.samples[shaft.last]]
    let middle = ink.samples[(shaft.first + shaft.last) / 2]
    self.shaft = [ends[0], middle, ends[1]]
    let length = (ends[1] - ends[0]).length
    let bow = middle.square(toWayFrom: ends[0], to: ends[1]).squareRoot()
    let error = ink.meanSquare(from: [self.shaft], of: shaft.first...shaft.last).squareRoot()
    guard bow <= ShapeLimits.shaftBowMax * length, error <= ShapeLimits.shaftErrorMax * length
    else { return nil }
    let rests = Self.rests(of: ink, beside: shaft, headed: headed)
    let atStart = Self.head(rests[0], tip: ends[0], tail: ends[1], of: ink)
    let atEnd = Self.head(rests[1], tip: ends[1], tail: ends[0], of: ink)
    switch headed {
    case .end:
      guard let atEnd else { return nil }
      (head, startHead, start, end) = (atEnd, nil, ends[0], atEnd.tip)
    case .start:
      guard let atStart else { return nil }
      (head, startHead, start, end) = (atStart, nil, ends[1], atStart.tip)
    case .both:
      guard let atEnd, let atStart else { return nil }
      (head, startHead, start, end) = (atEnd, atStart, atStart.tip, atEnd.tip)
      let reach = (end - start).length
      if max(atEnd.length, atStart.length) > ShapeLimits.twoHeadsLengthMax * reach { return nil }
    }
  }

  /// The ink beside the shaft that belongs to the head at its start, and to the one at its end.
  private static func rests(
    of ink: ShapeInk, beside shaft: Segmentation.Part, headed: HeadedEnds
  ) -> [[SIMD2<Double>]] {
    let (start, end) = (ink.samples[shaft.first], ink.samples[shaft.last])
    var rests: [[SIMD2<Double>]] = [[], []]
    for (index, sample) in ink.samples.enumerated()
    where index < shaft.first || index > shaft.last {
      let isAtEnd =
        switch headed {
        case .start: false
        case .end: true
        case .both: (sample - end).length < (sample - start).length
        }
      rests[isAtEnd ? 1 : 0].append(sample)
    }
    return rests
  }

  /// The head that ink near the end of a shaft makes: its barbs are where it is furthest from the
  /// shaft's line, to the left and to the right.
  private static func head(
    _ ink: [SIMD2<Double>], tip end: SIMD2<Double>, tail: SIMD2<Double>, of all: ShapeInk
  ) -> Head? {
    guard let tip = tip(of: ink, end: end, tail: tail), let forward = (tip - tail).unit else {
      return nil
    }
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
    let length = Double(ink.count) * all.length / Double(all.samples.count)
    guard ShapeLimits.headLength.contains(head.length / (tip - tail).length),
      lengths[0] < ShapeLimits.headRatioMax * lengths[1],
      lengths[1] < ShapeLimits.headRatioMax * lengths[0],
      length <= ShapeLimits.headInkMax * head.length, head.isDrawn(by: ink)
    else { return nil }
    return head
  }

  /// The end of the shaft; or where the head reaches further, nearly straight ahead, its foremost place.
  private static func tip(
    of ink: [SIMD2<Double>], end: SIMD2<Double>, tail: SIMD2<Double>
  ) -> SIMD2<Double>? {
    guard let along = (end - tail).unit,
      let foremost = ink.max(by: { $0.dot(along) < $1.dot(along) })
    else { return nil }
    let shaft = (end - tail).length
    let reach = (foremost - end).dot(along)
    if reach > ShapeLimits.headReachMax * shaft { return nil }
    let isAhead =
      reach > ShapeLimits.headReachMin * shaft
      && along.cross(foremost - end).magnitude <= ShapeLimits.headOffsetMax * (shaft + reach)
    return isAhead ? foremost : end
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
