// What the straight parts of ink say: how many there are, which go on in one direction, where they meet.

extension Segmentation {
  /// As many straight parts as explain the ink best; where two
  /// of a stroke go on in nearly the same direction, they are one.
  var straightParts: [Part] {
    var merged: [Part] = []
    for part in parts(bestCount) {
      if let last = merged.last, last.last == part.first,
        direction(of: last).dot(direction(of: part)) > ShapeLimits.straightCosine
      {
        merged[merged.count - 1].last = part.last
      } else {
        merged.append(part)
      }
    }
    return merged
  }

  /// How many straight parts explain the ink best.
  var bestCount: Int {
    var best = (criterion: Double.infinity, count: 1)
    for count in 1...Self.partCountMax where error(parts: count) < .infinity {
      let criterion = polylineCriterion(parts: count)
      if criterion < best.criterion { best = (criterion, count) }
    }
    return best.count
  }

  /// The criterion of polylines with so many parts: two numbers for each corner and each end.
  func polylineCriterion(parts: Int) -> Double {
    ShapeCandidate(
      .polyline(Shape.Polyline(lines: [])), error: error(parts: parts), of: ink,
      parameterCount: 2 * (parts + ink.strokeCount)
    ).criterion
  }
}

extension Segmentation {
  /// The moments of a part without its ends, where corners are rounded and pens land and leave.
  func middle(of part: Part) -> LineMoments {
    let trim = (part.last - part.first) / 6
    return moments(part.first + trim, part.last - trim)
  }
}

extension Segmentation {
  /// Each stroke as straight lines from end to end, by way of where its parts meet.
  func outlines(parts number: Int) -> [[SIMD2<Double>]] {
    var lines: [[SIMD2<Double>]] = []
    var before: Part?
    for part in parts(number) {
      if let before, before.last == part.first {
        let junction = ink.samples[part.first]
        let crossing = middle(of: before).line.crossing(middle(of: part).line)
        let corner = crossing.flatMap {
          ($0 - junction).length < ShapeLimits.junctionDistance ? $0 : nil
        }
        lines[lines.count - 1][lines[lines.count - 1].count - 1] = corner ?? junction
        lines[lines.count - 1].append(ink.samples[part.last])
      } else {
        lines.append([ink.samples[part.first], ink.samples[part.last]])
      }
      before = part
    }
    return lines
  }
}
