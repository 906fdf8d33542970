// Divides strokes into straight parts: for each number of parts, the division with the least error.
// It does not know which shapes have such parts.

/// The best ways to divide strokes into 1, 2, … straight parts.
///
/// Found by dynamic programming over all pairs of samples (R. Bellman: On the approximation of curves
/// by line segments using dynamic programming, 1961), with the line that fits each part best in the
/// sense of distances. Parts of one stroke share the sample between them; none goes over from one
/// stroke to another.
struct Segmentation {
  /// As many parts as a star with six points has sides, when its outline is drawn.
  static let partCountMax = 13

  /// A part: its first sample and its last.
  struct Part {
    var first: Int
    var last: Int
  }

  let ink: ShapeInk
  /// Running totals of the samples' moments: before the first, after the first, …
  private let totals: [LineMoments]
  /// For each sample, the least error up to it with 1, 2, … parts, and where the last one begins.
  private var rows: [Row]
  private let count: Int

  private struct Row {
    var errors = SIMD16<Float>(repeating: .infinity)
    var origins = SIMD16<Int32>.zero
  }

  /// - Complexity: O(samples² · parts), some 250,000 instructions.
  init(_ ink: ShapeInk) {
    self.ink = ink
    count = ink.samples.count
    var totals = [LineMoments()]
    totals.reserveCapacity(count + 1)
    var total = LineMoments()
    for sample in ink.samples {
      total.add(sample)
      totals.append(total)
    }
    self.totals = totals
    rows = Array(repeating: Row(), count: count)
    divide()
  }

  /// The sums over samples from one to another.
  func moments(_ first: Int, _ last: Int) -> LineMoments { totals[last + 1] - totals[first] }

  /// The mean square distance of all samples from the best lines with so many parts, in square
  /// sizes; infinite where strokes cannot be divided so.
  func error(parts: Int) -> Double {
    Double(rows[count - 1].errors[parts - 1]) / Double(count)
  }

  /// The best division into so many parts; empty where there is none.
  func parts(_ number: Int) -> [Part] {
    if number > Self.partCountMax || !(error(parts: number) < .infinity) { return [] }
    var parts: [Part] = []
    var last = count - 1
    for level in stride(from: number - 1, through: 0, by: -1) {
      let first = Int(rows[last].origins[level])
      parts.append(Part(first: first, last: last))
      last = isStart(first) ? first - 1 : first
    }
    return parts.reversed()
  }

  /// The direction of a part.
  func direction(of part: Part) -> SIMD2<Double> {
    (ink.samples[part.last] - ink.samples[part.first]).unit ?? .zero
  }

  private func isStart(_ sample: Int) -> Bool { ink.starts.contains(sample) }

  private mutating func divide() {
    totals.withUnsafeBufferPointer { totals in
      rows.withUnsafeMutableBufferPointer { rows in
        for stroke in 0..<ink.strokeCount {
          Self.divide(
            ink.starts[stroke]..<ink.starts[stroke + 1], totals: totals, rows: rows)
        }
      }
    }
  }

  private static func divide(
    _ stroke: Range<Int>, totals: UnsafeBufferPointer<LineMoments>,
    rows: UnsafeMutableBufferPointer<Row>
  ) {
    // What may stand before a part: nothing, or the best divisions up to its first sample, with one
    // part more each.
    // The second sample ends no part, so that none begins there.
    var before = [SIMD16<Float>](
      repeating: SIMD16(repeating: .infinity), count: stroke.count)
    before[0] =
      stroke.lowerBound == 0 ? Self.nothing : rows[stroke.lowerBound - 1].errors.nextLevel
    for last in (stroke.lowerBound + 2)..<stroke.upperBound {
      var row = Row()
      for first in stroke.lowerBound...(last - 2) {
        let moments = totals[last + 1] - totals[first]
        let error = Float(moments.squaresFromWalk(first: Double(first)))
        let sum = before[first - stroke.lowerBound] + error
        let isLess = sum .< row.errors
        row.errors.replace(with: sum, where: isLess)
        row.origins.replace(with: Int32(first), where: isLess)
      }
      rows[last] = row
      before[last - stroke.lowerBound] = row.errors.nextLevel
    }
  }

  /// Before the first part of all, no error.
  private static var nothing: SIMD16<Float> {
    var errors = SIMD16<Float>(repeating: .infinity)
    errors[0] = 0
    return errors
  }
}

extension SIMD16<Float> {
  /// Each number one lane further; the first is infinite.
  fileprivate var nextLevel: SIMD16<Float> {
    var next = SIMD16<Float>(repeating: .infinity)
    for lane in 1..<16 { next[lane] = self[lane - 1] }
    return next
  }
}
