// Which strokes people see as dots. It does not know what is compared.

extension Drawing {
  /// A stroke is no dot from this share of the drawing's size on.
  private static let dotSizeMax = 0.2
  /// A dot is one by itself from this distance on, as a share of the drawing's size.
  private static let dotDistance = 0.1
  /// So many short strokes are looked at, because a comparison tells two dots more from none, not more.
  private static let dotCountMax = 16

  /// How many dots people see, with shares, so that nothing jumps: a stroke counts the less the
  /// larger it is, and the less the nearer it is to other ink. A dot tapped twice is one; a tap on
  /// a line is none.
  ///
  /// - Complexity: O(points) for each of at most 16 short strokes.
  var dotCount: Double {
    if strokeCount < 2 { return 0 }
    var count = 0.0
    var seen = 0
    for stroke in 0..<strokeCount where seen < Self.dotCountMax {
      let share = smallness(of: stroke)
      if share <= 0 { continue }
      seen += 1
      count += share * min(1, distance(ofDot: stroke) / (Self.dotDistance * size))
    }
    return count
  }

  /// 1 for a point, 0 or less for a stroke that is too large for a dot.
  private func smallness(of stroke: Int) -> Double {
    var low = points[starts[stroke]]
    var high = low
    for index in starts[stroke]..<starts[stroke + 1] {
      low.replace(with: points[index], where: points[index] .< low)
      high.replace(with: points[index], where: points[index] .> high)
      // Most strokes are far from being dots.
      if (high - low).max() >= Self.dotSizeMax * size { return 0 }
    }
    return 1 - (high - low).max() / (Self.dotSizeMax * size)
  }

  /// How far a dot is from all strokes that are none, and from the dots before it.
  private func distance(ofDot dot: Int) -> Double {
    let place = points[starts[dot]]
    var least = Double.infinity
    for stroke in 0..<strokeCount {
      if stroke == dot || (stroke > dot && smallness(of: stroke) > 0) { continue }
      for index in starts[stroke]..<starts[stroke + 1] {
        let start = points[max(starts[stroke], index - 1)]
        least = min(least, Segment.squaredDistance(of: place, from: start, to: points[index]))
      }
    }
    return least.squareRoot()
  }
}
