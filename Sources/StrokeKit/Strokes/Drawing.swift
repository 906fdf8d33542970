// Takes strokes in, checks them, and walks along them in equal steps. It does not know what is
// compared afterwards.

/// The strokes of one gesture, flattened, with the length of every step; reused from one gesture to
/// the next, so that nothing is allocated once the arrays have grown.
struct Drawing: Sendable {
  /// The greatest magnitude of a coordinate: the square of a difference stays far from overflow.
  static let coordinateMax = 1e12

  /// How many points there are; the arrays may be longer.
  private(set) var count = 0
  /// All points, stroke after stroke, without empty strokes.
  private(set) var points: [SIMD2<Double>] = []
  /// The length of the step that leads to each point; 0 for the first.
  private(set) var steps: [Double] = []
  /// Where each stroke begins in `points`, and at the end the number of points.
  private(set) var starts: [Int] = [0]
  /// The samples of the last walk, in equal steps.
  var samples: [SIMD2<Double>] = []
  /// For each sample, the number of its stroke.
  private(set) var sampleStrokes: [Int] = []

  /// The corners of the bounding box.
  private(set) var low = SIMD2<Double>.zero
  private(set) var high = SIMD2<Double>.zero

  /// The length of all steps, including the steps between strokes.
  private(set) var joinedLength = 0.0

  /// The larger side of the bounding box.
  var size: Double { (high - low).max() }

  /// Takes strokes in; says what is wrong with them, if anything.
  ///
  /// - Complexity: O(points).
  mutating func load(_ strokes: [[StrokePoint]]) -> StrokeProblem? {
    starts.removeAll(keepingCapacity: true)
    count = 0
    for stroke in strokes where !stroke.isEmpty {
      starts.append(count)
      count += stroke.count
    }
    starts.append(count)
    if count == 0 { return .noPoints }
    points.grow(to: count, .zero)
    steps.grow(to: count, 0)
    var reader = Reader()
    points.withUnsafeMutableBufferPointer { points in
      steps.withUnsafeMutableBufferPointer { steps in
        for stroke in strokes { reader.read(stroke, points, steps) }
      }
    }
    low = reader.low
    high = reader.high
    joinedLength = reader.length
    let reach = max(high.x, high.y, -low.x, -low.y)
    // NaN in any point makes the length NaN, and every comparison with it false.
    if !(joinedLength < .infinity) || !(reach <= Self.coordinateMax) {
      return firstWrongPoint(of: strokes)
    }
    // Steps so short that their squares vanish make a gesture without length.
    return joinedLength > 0 && size > 0 ? nil : .noExtent
  }

  private func firstWrongPoint(of strokes: [[StrokePoint]]) -> StrokeProblem {
    for (number, stroke) in strokes.enumerated() {
      for (index, point) in stroke.enumerated() {
        for value in [point.x, point.y] where !(value.magnitude <= Self.coordinateMax) {
          return .unusableCoordinate(stroke: number, point: index, value: value)
        }
      }
    }
    return .noExtent
  }

  // MARK: Walking

  /// Places `count` samples in equal steps on the strokes joined as drawn: the way from the end of
  /// one to the begin of the next counts as drawn.
  ///
  /// - Complexity: O(points + `count`).
  mutating func walkJoined(count: Int) {
    reserve(count)
    walk(count, length: joinedLength, joined: true)
  }

  /// Places `count` samples in equal steps on the ink alone. A stroke that ends between two samples
  /// hands the rest of the step to the next one.
  ///
  /// - Complexity: O(points + `count`).
  mutating func walkInk(count: Int) {
    reserve(count)
    var length = 0.0
    for stroke in 0..<(starts.count - 1) {
      for index in (starts[stroke] + 1)..<max(starts[stroke] + 1, starts[stroke + 1]) {
        length += steps[index]
      }
    }
    if length > 0 {
      walk(count, length: length, joined: false)
    } else {
      spread(count)
    }
  }

  private mutating func reserve(_ count: Int) {
    if samples.count == count { return }
    samples.removeAll(keepingCapacity: true)
    sampleStrokes.removeAll(keepingCapacity: true)
    samples.append(contentsOf: repeatElement(.zero, count: count))
    sampleStrokes.append(contentsOf: repeatElement(0, count: count))
  }

  /// Dots alone have no ink to walk along: each gets its share of the samples.
  private mutating func spread(_ count: Int) {
    let strokes = starts.count - 1
    for index in 0..<count {
      let stroke = index * strokes / count
      samples[index] = points[starts[stroke]]
      sampleStrokes[index] = stroke
    }
  }

  private mutating func walk(_ count: Int, length: Double, joined: Bool) {
    samples[0] = points[0]
    sampleStrokes[0] = 0
    var walk = Walk(stride: length / Double(count - 1), count: count)
    for stroke in 0..<(starts.count - 1) {
      let first = joined && stroke > 0 ? starts[stroke] : starts[stroke] + 1
      points.withUnsafeBufferPointer { points in
        steps.withUnsafeBufferPointer { steps in
          samples.withUnsafeMutableBufferPointer { samples in
            sampleStrokes.withUnsafeMutableBufferPointer { sampleStrokes in
              for index in first..<max(first, starts[stroke + 1]) {
                walk.go(from: points[index - 1], to: points[index], steps[index]) {
                  samples[$0] = $1
                  sampleStrokes[$0] = stroke
                }
              }
            }
          }
        }
      }
    }
    // Rounding can leave the last samples a hair behind the end.
    for index in walk.placed..<max(walk.placed, count) {
      samples[index] = points[self.count - 1]
      sampleStrokes[index] = starts.count - 2
    }
  }
}

/// Flattens strokes and measures them on the way.
private struct Reader {
  private(set) var low = SIMD2(repeating: Double.infinity)
  private(set) var high = SIMD2(repeating: -Double.infinity)
  private(set) var length = 0.0
  private var count = 0

  @inline(__always)
  mutating func read(
    _ stroke: [StrokePoint], _ points: UnsafeMutableBufferPointer<SIMD2<Double>>,
    _ steps: UnsafeMutableBufferPointer<Double>
  ) {
    for index in stroke.indices {
      let point = SIMD2(stroke[index].x, stroke[index].y)
      let before = count > 0 ? points[count - 1] : point
      let x = point.x - before.x
      let y = point.y - before.y
      let step = (x * x + y * y).squareRoot()
      length += step
      low.replace(with: point, where: point .< low)
      high.replace(with: point, where: point .> high)
      points[count] = point
      steps[count] = step
      count += 1
    }
  }
}

/// How far a walk has come; the first sample lies at the first point.
private struct Walk {
  let stride: Double
  let count: Int
  private(set) var placed = 1
  private var walked = 0.0
  private var target: Double

  init(stride: Double, count: Int) {
    self.stride = stride
    self.count = count
    target = stride
  }

  /// Goes one step and places the samples on the way.
  @inline(__always)
  mutating func go(
    from start: SIMD2<Double>, to end: SIMD2<Double>, _ step: Double,
    place: (Int, SIMD2<Double>) -> Void
  ) {
    let reached = walked + step
    while target <= reached, placed < count, step > 0 {
      place(placed, start + (end - start) * ((target - walked) / step))
      placed += 1
      target = stride * Double(placed)
    }
    walked = reached
  }
}
