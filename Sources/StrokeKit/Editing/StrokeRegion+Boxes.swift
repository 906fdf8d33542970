// Which rectangles a region holds or touches, and how large it is: by straight lines through it.

extension StrokeRegion {
  /// Into how many strips a rectangle is cut, across and down.
  static let strips = 64

  /// Whether a rectangle lies wholly inside; one that reaches up to the outline does.
  ///
  /// Its four sides, and 63 lines across and 63 down between them, must lie inside. So an outline
  /// that comes in from anywhere is seen; a hole is not seen that lies in the middle, and is smaller
  /// than a 64th of the rectangle both across and down.
  ///
  /// - Complexity: O(*corners* log *corners*) for each of the lines; O(1) if the rectangle sticks out
  ///   of ``box``.
  public func contains(_ box: StrokeBox) -> Bool {
    let (low, high) = (box.low, box.high)
    guard all(low .<= high), all(low .>= self.low - slack), all(high .<= self.high + slack) else {
      return false
    }
    for axis in 0...1 {
      let (begin, end) = (low[1 - axis], high[1 - axis])
      for line in 0...Self.strips {
        let level = begin + (end - begin) * (Double(line) / Double(Self.strips))
        if !holds(from: low[axis], to: high[axis], along: axis, at: level) { return false }
      }
    }
    return true
  }

  /// Whether a rectangle and the region have a point in common; to touch at the outline is enough.
  ///
  /// - Complexity: O(*corners*).
  public func touches(_ box: StrokeBox) -> Bool {
    let (low, high) = (box.low - slack, box.high + slack)
    guard all(box.low .<= box.high), all(low .<= self.high), all(high .>= self.low) else {
      return false
    }
    var from = corners[corners.count - 1]
    for to in corners {
      if Self.meets(low, high, from: from, to: to) { return true }
      from = to
    }
    // No line of the outline comes near, so all of the rectangle is on one side of it.
    return contains(box.low)
  }

  /// About how large the region is, in square points: exact for what is as wide everywhere.
  ///
  /// - Complexity: O(*corners* log *corners*) for each of 64 lines.
  var area: Double {
    let strip = (high.y - low.y) / Double(Self.strips)
    var length = 0.0
    for line in 0..<Self.strips {
      for span in spans(along: 0, at: low.y + (Double(line) + 0.5) * strip) {
        length += span.upperBound - span.lowerBound
      }
    }
    return length * strip
  }

  /// Whether a piece of an upright or level line lies inside.
  private func holds(from: Double, to: Double, along axis: Int, at level: Double) -> Bool {
    // A line that runs along the outline is inside if one of its sides is.
    for aside in [0, -2 * slack, 2 * slack] {
      let isInside = spans(along: axis, at: level + aside).contains {
        $0.lowerBound - 2 * slack <= from && to <= $0.upperBound + 2 * slack
      }
      if isInside { return true }
    }
    return false
  }

  /// The pieces inside of a line along x (0) or y (1) at a level of the other coordinate, in order.
  private func spans(along axis: Int, at level: Double) -> [ClosedRange<Double>] {
    var crossings: [(place: Double, turn: Int)] = []
    var from = corners[corners.count - 1]
    for to in corners {
      let (begin, end) = (from[1 - axis], to[1 - axis])
      if (begin <= level) != (end <= level) {
        let share = (level - begin) / (end - begin)
        crossings.append((from[axis] + (to[axis] - from[axis]) * share, end > begin ? 1 : -1))
      }
      from = to
    }
    crossings.sort { ($0.place, $0.turn) < ($1.place, $1.turn) }
    var spans: [ClosedRange<Double>] = []
    var winding = 0
    var begin = 0.0
    for (place, turn) in crossings {
      if winding == 0 { begin = place }
      winding += turn
      guard winding == 0 else { continue }
      // Two pieces that meet are one: there the outline touches itself.
      if let last = spans.last, begin - last.upperBound <= slack {
        spans[spans.count - 1] = last.lowerBound...place
      } else {
        spans.append(begin...place)
      }
    }
    return spans
  }

  /// Whether a straight line has a point in a rectangle.
  private static func meets(
    _ low: SIMD2<Double>, _ high: SIMD2<Double>, from start: SIMD2<Double>, to end: SIMD2<Double>
  ) -> Bool {
    // The part of the line that lies between the sides, first left and right, then above and below.
    var (first, last) = (0.0, 1.0)
    for axis in 0...1 {
      let way = end[axis] - start[axis]
      if way == 0 {
        if start[axis] < low[axis] || start[axis] > high[axis] { return false }
        continue
      }
      let (near, far) = ((low[axis] - start[axis]) / way, (high[axis] - start[axis]) / way)
      first = max(first, min(near, far))
      last = min(last, max(near, far))
    }
    return first <= last
  }
}
