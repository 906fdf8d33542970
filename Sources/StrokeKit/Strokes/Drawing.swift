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
  /// For each stroke, how long it is, and as how long it counts in a walk along the ink; the arrays
  /// may be longer.
  private var strokeLengths: [Double] = []
  private var strokeWeights: [Double] = []
  /// The samples of the last walk, in equal steps.
  var samples: [SIMD2<Double>] = []
  /// For each sample, the number of its stroke.
  private(set) var sampleStrokes: [Int] = []

  /// The corners of the bounding box.
  private(set) var low = SIMD2<Double>.zero
  private(set) var high = SIMD2<Double>.zero

  /// The length of all steps, including the steps between strokes.
  private(set) var joinedLength = 0.0

  /// How long a dot counts, as a share of the drawing's size: about three of 32 samples beside a line.
  /// Of 0.05, 0.1 and 0.2 none was better by a tenth of a point on the local sets.
  static let dotWeight = 0.1

  /// How many strokes have a point.
  var strokeCount: Int { starts.count - 1 }

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
  /// - Parameter countsDots: a short stroke counts as if it were a tenth of the drawing's size long,
  ///   or longer, so that a sample lies on each of up to `count / 2` strokes. Without it, a stroke
  ///   between two samples gets none, and one without extent never gets any.
  /// - Complexity: O(points + `count`).
  mutating func walkInk(count: Int, countsDots: Bool = false) {
    reserve(count)
    measureStrokes()
    let ink = inkLength
    if countsDots {
      let length = stretchShortStrokes(ink: ink, count: count)
      walk(count, length: length, joined: false)
    } else if ink > 0 {
      walk(count, length: ink, joined: false)
    } else {
      spread(count)
    }
  }

  /// The length of all strokes, without the ways between them, after a walk along the ink.
  var inkLength: Double {
    var length = 0.0
    for stroke in 0..<strokeCount { length += strokeLengths[stroke] }
    return length
  }

  private mutating func measureStrokes() {
    strokeLengths.grow(to: strokeCount, 0)
    strokeWeights.grow(to: strokeCount, 0)
    for stroke in 0..<strokeCount {
      var length = 0.0
      for index in (starts[stroke] + 1)..<max(starts[stroke] + 1, starts[stroke + 1]) {
        length += steps[index]
      }
      strokeLengths[stroke] = length
      strokeWeights[stroke] = length
    }
  }

  /// Lets each stroke weigh at least as much as a dot; returns what all weigh together.
  ///
  /// With n strokes, ink / (count - 1 - n) is never less than the stride, so a stroke that weighs as
  /// much has a sample.
  private mutating func stretchShortStrokes(ink: Double, count: Int) -> Double {
    var least = Self.dotWeight * size
    if strokeCount <= count / 2 { least = max(least, ink / Double(count - 1 - strokeCount)) }
    var sum = 0.0
    for stroke in 0..<strokeCount {
      if strokeWeights[stroke] < least { strokeWeights[stroke] = least }
      sum += strokeWeights[stroke]
    }
    return sum
  }

  private mutating func reserve(_ count: Int) {
    if samples.count == count { return }
    samples.removeAll(keepingCapacity: true)
    sampleStrokes.removeAll(keepingCapacity: true)
    samples.append(contentsOf: repeatElement(.zero, count: count))
    sampleStrokes.append(contentsOf: repeatElement(0, count: count))
  }

  /// By how much a stroke counts longer than it is; infinite for a dot, which has no steps to walk.
  private func stretch(of stroke: Int) -> Double {
    let (length, weight) = (strokeLengths[stroke], strokeWeights[stroke])
    if weight <= length { return 1 }
    return length > 1e-9 * weight ? weight / length : .infinity
  }

  /// Dots alone have no ink to walk along: each gets its share of the samples.
  private mutating func spread(_ count: Int) {
    let strokes = strokeCount
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
    for stroke in 0..<strokeCount {
      let first = joined && stroke > 0 ? starts[stroke] : starts[stroke] + 1
      let factor = joined ? 1 : stretch(of: stroke)
      points.withUnsafeBufferPointer { points in
        steps.withUnsafeBufferPointer { steps in
          samples.withUnsafeMutableBufferPointer { samples in
            sampleStrokes.withUnsafeMutableBufferPointer { sampleStrokes in
              if factor == .infinity {
                let place = points[starts[stroke]]
                walk.go(from: place, to: place, strokeWeights[stroke]) {
                  samples[$0] = $1
                  sampleStrokes[$0] = stroke
                }
                return
              }
              for index in first..<max(first, starts[stroke + 1]) {
                walk.go(from: points[index - 1], to: points[index], steps[index] * factor) {
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
      sampleStrokes[index] = strokeCount - 1
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
