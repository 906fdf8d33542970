// A shape that a finger holds, and sizes and turns.

extension Shape {
  /// The shape once a finger that holds it has gone from a place to another one: it is sized and turned about
  /// its ``center``, or a line and an arrow about the end that the finger does not hold. So what was under the
  /// finger stays under it.
  ///
  /// It becomes at most a thousand times as large, and not smaller than a twentieth. A finger that holds it at
  /// its centre moves it. Places that are not finite change nothing.
  ///
  /// - Parameters:
  ///   - grip: Where the finger came to hold the shape, in points.
  ///   - place: Where it is now.
  public func adjusted(from grip: SIMD2<Double>, to place: SIMD2<Double>) -> Shape {
    guard (grip + place).sum().isFinite else { return self }
    let pivot = pivot(for: grip)
    let (old, new) = (grip - pivot, place - pivot)
    guard old.length >= 1 else { return moved(by: Similarity(factor: 1, movedBy: place - grip)) }
    let turn = Heading.turn(from: Heading.angle(of: old), to: Heading.angle(of: new))
    return moved(
      by: Similarity(
        factor: min(max(new.length / old.length, 0.05), 1000),
        turnedBy: new.length > 0 ? turn : 0, about: pivot))
  }

  /// The shape at another place, in points. A distance that is not finite moves nothing.
  public func moved(by distance: SIMD2<Double>) -> Shape {
    distance.sum().isFinite ? moved(by: Similarity(factor: 1, movedBy: distance)) : self
  }

  /// What stays where it is.
  private func pivot(for grip: SIMD2<Double>) -> SIMD2<Double> {
    switch self {
    case .line, .arrow:
      let ends = ends
      return (ends[0] - grip).length > (ends[1] - grip).length ? ends[0] : ends[1]
    default:
      if let center { return center }
      let places = outlines.joined()
      let low = places.reduce(SIMD2(repeating: .infinity)) { pointwiseMin($0, $1) }
      let high = places.reduce(SIMD2(repeating: -.infinity)) { pointwiseMax($0, $1) }
      return places.isEmpty ? grip : (low + high) / 2
    }
  }
}
