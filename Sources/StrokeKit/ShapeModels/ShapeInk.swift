// Takes strokes in for shapes: checks them, joins them end to end, and walks them in equal steps. It
// does not know what shapes there are.

/// Strokes as some 64 places in equal steps, about the middle of their box and so large that its
/// longer side is 1; joined end to end, whichever way they were drawn.
struct ShapeInk {
  /// So many places are about what all strokes get together.
  static let sampleCount = 64
  /// The same for one of several strokes by itself.
  static let partSampleCount = 40
  /// A stroke has at least so many.
  static let strokeSampleCountMin = 4
  /// So many samples at each end do not count, where pens land and leave.
  static let trimmedSamples = 4
  /// More strokes are no shape that is known here.
  static let strokeCountMax = 8
  /// More points are not looked at: at 240 a second, four and a half minutes of drawing.
  static let pointCountMax = 65_536

  /// In the order in which the strokes were joined.
  private(set) var samples: [SIMD2<Double>] = []
  /// Where each stroke begins in `samples`, and at the end their number.
  private(set) var starts: [Int] = [0]
  /// The middle of the box and its longer side, in points.
  private(set) var center = SIMD2<Double>.zero
  private(set) var size = 0.0
  /// How long all strokes are together, in sizes.
  private(set) var length = 0.0
  /// The widest gap between strokes that follow each other, in sizes.
  private(set) var gapMax = 0.0

  /// How exactly places are known, in sizes.
  var grain: Double { ShapeLimits.grain / size }

  var strokeCount: Int { starts.count - 1 }

  /// The distance from the end of the last stroke to the start of the first, in sizes.
  var closingGap: Double { (samples[samples.count - 1] - samples[0]).length }

  /// Whether strokes follow each other without a gap, and the last ends where the first begins, as far
  /// as people care.
  func isClosed(gapMax limit: Double) -> Bool { gapMax <= limit && closingGap <= limit }

  /// Takes strokes in; `sampleCount` is at most 64.
  init(
    _ strokes: [[StrokePoint]], sampleCount: Int = Self.sampleCount
  ) throws(NoShape) {
    let count = strokes.reduce(0) { $0 + $1.count }
    if count > Self.pointCountMax {
      throw .tooManyPoints(count: count, allowed: Self.pointCountMax)
    }
    var drawing = Drawing()
    if let problem = drawing.load(strokes) { throw .unusable(problem) }
    if drawing.strokeCount > Self.strokeCountMax {
      throw .tooManyStrokes(count: drawing.strokeCount, allowed: Self.strokeCountMax)
    }
    center = (drawing.low + drawing.high) / 2
    size = drawing.size
    walk(drawing, sampleCount: sampleCount)
    if length == 0 { throw .onlyDots(count: drawing.strokeCount) }
  }

  /// The ink of one of the strokes, by itself.
  func stroke(_ stroke: Int) -> ShapeInk? {
    let points = samples[starts[stroke]..<starts[stroke + 1]].map {
      StrokePoint(x: $0.x * size + center.x, y: $0.y * size + center.y)
    }
    return try? ShapeInk([points], sampleCount: Self.partSampleCount)
  }

  /// A place in points.
  func place(_ sample: SIMD2<Double>) -> SIMD2<Double> { sample * size + center }

  // MARK: Walking

  private mutating func walk(_ drawing: Drawing, sampleCount: Int) {
    let ends = (0..<drawing.strokeCount).map { stroke in
      (
        start: drawing.points[drawing.starts[stroke]],
        end: drawing.points[drawing.starts[stroke + 1] - 1]
      )
    }
    let lengths = (0..<drawing.strokeCount).map { stroke -> Double in
      let range = drawing.starts[stroke]..<drawing.starts[stroke + 1]
      return range.dropFirst().reduce(0) { $0 + drawing.steps[$1] }
    }
    length = lengths.reduce(0, +)
    let steps = length > 0 ? Double(sampleCount) / length : 0
    for (stroke, isReversed) in Self.chain(ends) {
      let count = max(Self.strokeSampleCountMin, Int((lengths[stroke] * steps).rounded()))
      append(drawing, stroke, count: count, isReversed: isReversed)
    }
    length /= size
  }

  private mutating func append(
    _ drawing: Drawing, _ stroke: Int, count: Int, isReversed: Bool
  ) {
    let range = drawing.starts[stroke]..<drawing.starts[stroke + 1]
    let scale = 1 / size
    withUnsafeTemporaryAllocation(of: SIMD2<Double>.self, capacity: count) { walked in
      let hasLength = EqualSteps.fill(walked, count: range.count) { index in
        let place = isReversed ? range.upperBound - 1 - index : range.lowerBound + index
        return (drawing.points[place] - center) * scale
      }
      // A dot: all of its samples lie at one place.
      let dot = (drawing.points[range.lowerBound] - center) * scale
      if let last = samples.last {
        gapMax = max(gapMax, ((hasLength ? walked[0] : dot) - last).length)
      }
      for index in 0..<count { samples.append(hasLength ? walked[index] : dot) }
    }
    starts.append(samples.count)
  }

  /// An order of strokes, and which to walk backwards: at either end of the chain follows the stroke
  /// that begins or ends nearest.
  private static func chain(
    _ ends: [(start: SIMD2<Double>, end: SIMD2<Double>)]
  ) -> [(stroke: Int, isReversed: Bool)] {
    var chain = [(stroke: 0, isReversed: false)]
    var (head, tail) = (ends[0].start, ends[0].end)
    var rest = Array(ends.indices.dropFirst())
    while !rest.isEmpty {
      var best = (distance: Double.infinity, position: 0, isAtTail: true, isReversed: false)
      for (position, stroke) in rest.enumerated() {
        let (start, end) = ends[stroke]
        let choices = [
          ((start - tail).length, true, false), ((end - tail).length, true, true),
          ((end - head).length, false, false), ((start - head).length, false, true),
        ]
        for (distance, isAtTail, isReversed) in choices where distance < best.distance {
          best = (distance, position, isAtTail, isReversed)
        }
      }
      let stroke = rest.remove(at: best.position)
      let (start, end) = ends[stroke]
      if best.isAtTail {
        chain.append((stroke, best.isReversed))
        tail = best.isReversed ? start : end
      } else {
        chain.insert((stroke, best.isReversed), at: 0)
        head = best.isReversed ? end : start
      }
    }
    return chain
  }
}
