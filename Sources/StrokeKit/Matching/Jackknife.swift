// Jackknife: dynamic time warping of directions, corrected by how far a gesture reaches and where
// its way goes. Taranta, Samiei, Maghoumi, Khaloo, Pittman, LaViola: Jackknife: a reliable
// recognizer with few samples and many modalities. CHI 2017.

/// The cost of warping the directions of 15 steps onto each other, at most two steps early or late,
/// times two correction factors that are 1 for gestures of the same proportions.
enum Jackknife: StrokeMatcher {
  static let count = 16
  /// How many steps one gesture may be ahead of the other: the paper's tenth of the length.
  static let band = 2
  static var shapeLength: Int { PennyPincher.shapeLength + 1 }

  static func describe(
    _ drawing: inout Drawing, settings: MatcherSettings, as shape: UnsafeMutablePointer<Fours>
  ) {
    drawing.walkJoined(count: count)
    describeSamples(drawing, as: shape)
  }

  /// Writes the directions, and then two unit vectors: the sides of the box, and the way gone
  /// along x and along y.
  static func describeSamples(_ drawing: Drawing, as shape: UnsafeMutablePointer<Fours>) {
    PennyPincher.writeDirections(drawing, to: shape)
    let extent = drawing.sampleExtent
    var way = SIMD2<Double>.zero
    for index in 1..<count {
      let step = drawing.samples[index] - drawing.samples[index - 1]
      way += SIMD2(step.x.magnitude, step.y.magnitude)
    }
    let extentLength = (extent.x * extent.x + extent.y * extent.y).squareRoot()
    let wayLength = (way.x * way.x + way.y * way.y).squareRoot()
    let proportions = extent / (extentLength > 0 ? extentLength : 1)
    let ways = way / (wayLength > 0 ? wayLength : 1)
    shape[PennyPincher.shapeLength] = Fours(
      Float(proportions.x), Float(proportions.y), Float(ways.x), Float(ways.y))
  }

  static func score(
    _ query: UnsafePointer<Fours>, _ template: UnsafePointer<Fours>, glance: Float,
    settings: MatcherSettings, scratch: UnsafeMutablePointer<Fours>, cutoff: Float
  ) -> Float {
    score(query, template, notAbove: cutoff)
  }

  @inline(__always)
  static func score(
    _ query: UnsafePointer<Fours>, _ template: UnsafePointer<Fours>,
    notAbove limit: Float = .infinity
  ) -> Float {
    let correction = correction(query, template)
    return warping(query, template, notAbove: limit / correction) * correction
  }

  /// The product of both correction factors: 1 or more.
  @inline(__always)
  static func correction(
    _ query: UnsafePointer<Fours>, _ template: UnsafePointer<Fours>
  ) -> Float {
    let cosines = query[PennyPincher.shapeLength] * template[PennyPincher.shapeLength]
    let ofExtent = min(max(cosines.x + cosines.y, 0.01), 1)
    let ofWay = min(max(cosines.z + cosines.w, 0.01), 1)
    return 1 / (ofExtent * ofWay)
  }

  /// The least sum of 1 minus the cosine over all ways to warp; any number above `limit` if it is
  /// certain to exceed it.
  @inline(__always)
  static func warping(
    _ query: UnsafePointer<Fours>, _ template: UnsafePointer<Fours>, notAbove limit: Float
  ) -> Float {
    let steps = count - 1
    let x = query.numbers
    let y = query.numbers + count
    let otherX = template.numbers
    let otherY = template.numbers + count
    // The last row of the table within the band: entry k stands for the column row - band + k.
    var row = SIMD8<Float>(repeating: .infinity)
    for index in 0..<steps {
      var next = SIMD8<Float>(repeating: .infinity)
      var left = Float.infinity
      var least = Float.infinity
      for place in 0...(2 * band) {
        let column = index + place - band
        if column < 0 || column >= steps { continue }
        let diagonal = row[place]
        let above = row[place + 1]
        var before = min(left, min(diagonal, above))
        if index == 0, column == 0 { before = 0 }
        let cost = 1 - (x[index] * otherX[column] + y[index] * otherY[column])
        left = before + cost
        next[place] = left
        least = min(least, left)
      }
      // Rounding can make a cost a little less than 0.
      if least - 0.0001 > limit { return least }
      row = next
    }
    return max(0, row[band])
  }
}
