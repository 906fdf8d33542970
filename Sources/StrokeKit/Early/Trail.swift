// Remembers the way of a finger in a bounded number of places, however long it is.

/// A line of at most 256 places that stands for all points so far: whenever it is full, every second
/// place is forgotten, and the places lie twice as far apart from then on.
struct Trail: Sendable {
  static let placeCountMax = 256

  private(set) var places: [SIMD2<Double>] = []
  /// For each place, how long the way was up to it.
  private(set) var lengths: [Double] = []
  /// The length of the whole way.
  private(set) var length = 0.0
  private(set) var last = SIMD2<Double>.zero
  private var spacing = 0.0

  mutating func reset() {
    places.removeAll(keepingCapacity: true)
    lengths.removeAll(keepingCapacity: true)
    length = 0
    spacing = 0
  }

  /// Goes on to a point; a way of no length is not remembered.
  mutating func add(_ point: SIMD2<Double>) {
    if places.isEmpty {
      // Room for all of it, so that a move never allocates.
      places.reserveCapacity(Self.placeCountMax)
      lengths.reserveCapacity(Self.placeCountMax)
      last = point
      places.append(point)
      lengths.append(0)
      return
    }
    let step = point - last
    length += (step.x * step.x + step.y * step.y).squareRoot()
    last = point
    if length - lengths[lengths.count - 1] <= spacing { return }
    places.append(point)
    lengths.append(length)
    if places.count == Self.placeCountMax { thin() }
  }

  private mutating func thin() {
    for index in 0..<(Self.placeCountMax / 2) {
      places[index] = places[2 * index]
      lengths[index] = lengths[2 * index]
    }
    places.removeLast(Self.placeCountMax / 2)
    lengths.removeLast(Self.placeCountMax / 2)
    spacing = max(2 * spacing, length / Double(Self.placeCountMax))
  }

  /// Writes places in equal steps along the first `length` of the way, about their centre and as
  /// one vector of length 1: all x, then all y. All 0 if the way has no length.
  ///
  /// - Complexity: O(256).
  func write(upTo length: Double, count: Int, to numbers: UnsafeMutablePointer<Float>) {
    var index = 1
    var sum = SIMD2<Double>.zero
    var squares = 0.0
    for sample in 0..<count {
      let target = length * Double(sample) / Double(count - 1)
      while index < places.count, lengths[index] < target { index += 1 }
      let place = place(at: target, before: index)
      sum += place
      // About the first place, so that no digits are lost far from the origin.
      numbers[sample] = Float(place.x - places[0].x)
      numbers[sample + count] = Float(place.y - places[0].y)
    }
    let centre = SIMD2<Float>(sum / Double(count) - places[0])
    for sample in 0..<count {
      numbers[sample] -= centre.x
      numbers[sample + count] -= centre.y
      let (x, y) = (Double(numbers[sample]), Double(numbers[sample + count]))
      squares += x * x + y * y
    }
    let scale = squares > 0 ? Float(1 / squares.squareRoot()) : 0
    for sample in 0..<(2 * count) { numbers[sample] *= scale }
  }

  /// The place at a length of the way that lies before the remembered place `index`.
  private func place(at target: Double, before index: Int) -> SIMD2<Double> {
    let (start, from) = (places[index - 1], lengths[index - 1])
    let (end, to) = index < places.count ? (places[index], lengths[index]) : (last, length)
    return to > from ? start + (end - start) * min(1, (target - from) / (to - from)) : end
  }
}
