// What is done to samples before they become a shape: turned, scaled, moved, written.

extension Drawing {
  /// The centre of mass of the samples.
  var centroid: SIMD2<Double> {
    var sum = SIMD2<Double>.zero
    for sample in samples { sum += sample }
    return sum / Double(samples.count)
  }

  /// The way from the sample before to the one after, as far as both are of the same stroke: the
  /// tangent, in any length.
  func chord(at index: Int) -> SIMD2<Double> {
    let hasBefore = index > 0 && sampleStrokes[index - 1] == sampleStrokes[index]
    let hasAfter = index + 1 < samples.count && sampleStrokes[index + 1] == sampleStrokes[index]
    return samples[hasAfter ? index + 1 : index] - samples[hasBefore ? index - 1 : index]
  }

  /// The sides of the samples' bounding box.
  var sampleExtent: SIMD2<Double> {
    var low = samples[0]
    var high = samples[0]
    for sample in samples {
      low.replace(with: sample, where: sample .< low)
      high.replace(with: sample, where: sample .> high)
    }
    return high - low
  }

  /// Moves the samples so that their centre of mass is the origin.
  mutating func moveCentroidToOrigin() {
    let centroid = centroid
    for index in samples.indices { samples[index] -= centroid }
  }

  /// Turns the samples about their centre of mass, until the first lies to its right: the
  /// indicative angle becomes 0. Samples whose first lies at the centre stay.
  mutating func turnToFirstSample() {
    let centroid = centroid
    let arm = samples[0] - centroid
    let length = (arm.x * arm.x + arm.y * arm.y).squareRoot()
    if length == 0 { return }
    let direction = arm / length
    for index in samples.indices {
      let arm = samples[index] - centroid
      samples[index] =
        centroid
        + SIMD2(
          arm.x * direction.x + arm.y * direction.y, arm.y * direction.x - arm.x * direction.y)
    }
  }

  /// Scales the samples so that both sides of their box are 1; a side stays that is 0, or so short
  /// that no number says how often it goes into 1.
  mutating func squeezeIntoSquare() {
    var scale = 1 / sampleExtent
    scale.replace(with: 1, where: scale .== .infinity)
    for index in samples.indices { samples[index] *= scale }
  }

  /// Scales the samples so that the larger side of their box is 1; returns what it was.
  @discardableResult
  mutating func scaleToUnit() -> Double { scale(from: sampleExtent.max()) }

  /// Scales the samples so that the larger side of their box is 1 and the smaller one half as much
  /// too small: √(smaller · larger) of what it would be in a square. Returns what the larger one was.
  ///
  /// A side shorter than 0.15 of the larger one counts as that: the tremble of a line is no shape.
  mutating func scaleTowardsSquare() -> Double {
    let extent = sampleExtent
    let size = extent.max()
    if !(size > 0) { return 0 }
    let sides = SIMD2(max(extent.x, 0.15 * size), max(extent.y, 0.15 * size))
    let factor = 1 / SIMD2(sides.x.squareRoot(), sides.y.squareRoot()) / size.squareRoot()
    for index in samples.indices { samples[index] *= factor }
    return size
  }

  /// Scales the samples by their mean square distance from their centre, which a turn does not
  /// change, to about the size that ``scaleToUnit()`` gives; returns what that was. A circle gets
  /// the same from both.
  mutating func scaleByRadius() -> Double {
    let centroid = centroid
    var sum = 0.0
    for sample in samples {
      let arm = sample - centroid
      sum += arm.x * arm.x + arm.y * arm.y
    }
    return scale(from: 2 * (sum / Double(samples.count)).squareRoot())
  }

  private mutating func scale(from size: Double) -> Double {
    if !(size > 0) { return 0 }
    let factor = 1 / size
    for index in samples.indices { samples[index] *= factor }
    return size
  }

  /// Writes the samples: all x, then all y, each filled up to whole vectors with 0.
  func writeSamples(to shape: UnsafeMutablePointer<Fours>) {
    let numbers = shape.numbers
    for (index, sample) in samples.enumerated() {
      numbers[index] = Float(sample.x)
      numbers[index + samples.count] = Float(sample.y)
    }
  }
}
