// Makes shapes neat: beside their neighbours, in direction, and in their sides. Each step is told.

extension Shape {
  /// The shape made neat, and what was done to it, in this order: ends or the centre go to the nearest
  /// end or centre of a neighbour; then it is turned until an axis is horizontal, vertical or at 45°,
  /// about what was tied to a neighbour, or about its centre; then nearly equal sides become equal.
  ///
  ///     let (line, snaps) = shape.snapped(beside: others)
  ///
  /// A line, arrow or polyline whose both ends are tied is not turned. Coordinates that are no numbers
  /// tie nothing.
  ///
  /// - Complexity: O(corners of all neighbours).
  public func snapped(
    beside neighbours: [Shape] = [], within limits: SnapLimits = SnapLimits()
  ) -> (shape: Shape, snaps: [Snap]) {
    var snapping = Snapping(shape: self, limits: limits)
    snapping.tie(to: neighbours)
    snapping.turn()
    snapping.equalize()
    return (snapping.shape, snapping.snaps)
  }

  /// The ends of lines, and the corners of what is closed: places that others may be tied to.
  public var ends: [SIMD2<Double>] {
    switch self {
    case .line(let line): [line.start, line.end]
    case .arrow(let arrow): [arrow.start, arrow.end]
    case .ellipse: []
    case .arc(let arc): [arc.start, arc.end]
    case .triangle(let triangle): triangle.corners
    case .rectangle(let rectangle): rectangle.corners
    case .parallelogram(let parallelogram): parallelogram.corners
    case .diamond(let diamond): diamond.corners
    case .star(let star): star.corners
    case .polygon(let polygon): polygon.corners
    case .polyline(let polyline): polyline.lines.flatMap(\.self)
    case .curve(let curve): [curve.start] + (curve.pieces.last.map { [$0.end] } ?? [])
    }
  }

  /// The centre of what has one.
  public var center: SIMD2<Double>? {
    switch self {
    case .line, .arrow, .polyline, .curve: nil
    case .ellipse(let ellipse): ellipse.center
    case .arc(let arc): SIMD2(arc.circle.centerX, arc.circle.centerY)
    case .triangle(let triangle): triangle.corners.reduce(.zero, +) / 3
    case .rectangle(let rectangle): rectangle.center
    case .parallelogram(let parallelogram): parallelogram.center
    case .diamond(let diamond): diamond.center
    case .star(let star): star.center
    case .polygon(let polygon): polygon.center
    }
  }

  /// The two ends of a line or an arrow.
  fileprivate var looseEnds: [SIMD2<Double>] {
    switch self {
    case .line, .arrow: ends
    default: []
    }
  }

  fileprivate mutating func setEnd(_ index: Int, to place: SIMD2<Double>) {
    switch self {
    case .line(var line):
      if index == 0 { line.start = place } else { line.end = place }
      self = .line(line)
    case .arrow(var arrow):
      if index == 0 { arrow.start = place } else { arrow.end = place }
      self = .arrow(arrow)
    default: break
    }
  }

  /// The direction of an axis or of the side that is nearest to horizontal or vertical; `nil` for what
  /// has none, as a circle.
  fileprivate var axis: Double? {
    switch self {
    case .line, .arrow: Heading.angle(of: ends[1] - ends[0])
    case .ellipse(let ellipse): ellipse.isCircle ? nil : ellipse.rotation
    case .rectangle(let rectangle): rectangle.rotation
    case .diamond(let diamond): diamond.rotation
    case .star(let star): star.rotation
    case .polygon(let polygon): polygon.rotation
    case .triangle, .parallelogram:
      zip(ends.closed, ends.closed.dropFirst()).map { Heading.angle(of: $1 - $0) }
        .min { Snapping.missing($0, of: .pi / 2) < Snapping.missing($1, of: .pi / 2) }
    case .arc, .polyline, .curve: nil
    }
  }
}

/// A shape on its way to a neat one.
private struct Snapping {
  var shape: Shape
  let limits: SnapLimits
  var snaps: [Snap] = []
  /// What the shape is tied to.
  private var ties: [SIMD2<Double>] = []

  init(shape: Shape, limits: SnapLimits) {
    self.shape = shape
    self.limits = limits
  }

  /// By how much an angle misses the nearest multiple of a step.
  static func missing(_ angle: Double, of step: Double) -> Double {
    (angle - step * (angle / step).rounded()).magnitude
  }

  mutating func tie(to neighbours: [Shape]) {
    let ends = neighbours.flatMap(\.ends)
    let centers = neighbours.compactMap(\.center)
    for (index, end) in shape.looseEnds.enumerated() {
      let toEnd = nearest(to: end, of: ends)
      let toCenter = nearest(to: end, of: centers)
      guard let place = toEnd ?? toCenter else { continue }
      let distance = (place - end).length
      shape.setEnd(index, to: place)
      ties.append(place)
      snaps.append(
        toEnd != nil
          ? .endToEnd(at: place, movedBy: distance) : .endToCenter(at: place, movedBy: distance))
    }
    if let center = shape.center, let place = nearest(to: center, of: centers) {
      shape = shape.moved(by: Similarity(factor: 1, movedBy: place - center))
      ties.append(place)
      snaps.append(.centerToCenter(at: place, movedBy: (place - center).length))
    }
  }

  private func nearest(to end: SIMD2<Double>, of places: [SIMD2<Double>]) -> SIMD2<Double>? {
    var best: (distance: Double, place: SIMD2<Double>)?
    for place in places {
      let distance = (place - end).length
      if distance <= limits.distance, distance < best?.distance ?? .infinity {
        best = (distance, place)
      }
    }
    return best?.place
  }

  mutating func turn() {
    guard ties.count < 2, let axis = shape.axis else { return }
    let eighths = (axis / (.pi / 4)).rounded()
    let missing = eighths * (.pi / 4) - axis
    guard missing.magnitude <= limits.angle else { return }
    let middle = shape.ends.reduce(.zero, +) / Double(max(1, shape.ends.count))
    let pivot = ties.first ?? shape.center ?? middle
    shape = shape.moved(by: Similarity(turnedBy: missing, about: pivot))
    switch eighths.magnitude.truncatingRemainder(dividingBy: 4) {
    case 0: snaps.append(.horizontal(turnedBy: missing))
    case 2: snaps.append(.vertical(turnedBy: missing))
    default: snaps.append(.diagonal(turnedBy: missing))
    }
  }

  mutating func equalize() {
    switch shape {
    case .rectangle(var rectangle) where !rectangle.isSquare:
      guard let side = equal(rectangle.size) else { return }
      rectangle.size = SIMD2(repeating: side)
      rectangle.cornerRadius = min(rectangle.cornerRadius, side / 2)
      shape = .rectangle(rectangle)
    case .ellipse(var ellipse) where !ellipse.isCircle:
      guard let radius = equal(ellipse.radii) else { return }
      ellipse.radii = SIMD2(repeating: radius)
      ellipse.rotation = 0
      shape = .ellipse(ellipse)
    case .triangle(var triangle):
      let sides = zip(triangle.corners, triangle.corners.closed.dropFirst()).map {
        ($1 - $0).length
      }
      guard let shortest = sides.min(), let longest = sides.max(),
        equal(SIMD2(shortest, longest)) != nil,
        let regular = RegularModel.regular(triangle.corners, turns: 1)
      else { return }
      triangle.corners = regular.corners
      shape = .triangle(triangle)
    default: break
    }
  }

  /// The mean of two lengths that are nearly equal; it is told.
  private mutating func equal(_ lengths: SIMD2<Double>) -> Double? {
    let ratio = lengths.min() / lengths.max()
    guard ratio >= limits.ratio, ratio < 1 else { return nil }
    snaps.append(.equalSides(ratio: ratio))
    return lengths.sum() / 2
  }
}
