// Walks along a line from place to place and stops after equal lengths, so that a slow hand counts
// no more than a fast one.

/// A line through places, in the order in which it was drawn.
struct EqualSteps {
  /// Fills `samples` with places at equal distances along the line, the first and the last included.
  ///
  /// Returns whether the line has a length; otherwise the samples are not touched.
  ///
  /// - Complexity: O(`count` + number of samples).
  @inline(__always)
  static func fill(
    _ samples: UnsafeMutableBufferPointer<SIMD2<Double>>, count: Int,
    along place: (Int) -> SIMD2<Double>
  ) -> Bool {
    if count < 2 { return false }
    var total = 0.0
    var from = place(0)
    for index in 1..<count {
      let to = place(index)
      total += length(to - from)
      from = to
    }
    if !(total > 0 && total < .infinity) { return false }

    let step = total / Double(samples.count - 1)
    var walked = 0.0
    var next = 1
    from = place(0)
    samples[0] = from
    for index in 1..<count {
      let to = place(index)
      let length = length(to - from)
      while next < samples.count - 1, Double(next) * step <= walked + length {
        // A segment without length lies behind every stop, so this is no division by zero.
        samples[next] = from + (to - from) * ((Double(next) * step - walked) / length)
        next += 1
      }
      walked += length
      from = to
    }
    // Rounding may leave stops behind the end.
    while next < samples.count {
      samples[next] = from
      next += 1
    }
    return true
  }

  @inline(__always)
  static func length(_ vector: SIMD2<Double>) -> Double { (vector * vector).sum().squareRoot() }
}
