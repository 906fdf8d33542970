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
  private var errors: [Double]
  private var origins: [UInt8]
  private let count: Int

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
    errors = Array(repeating: .infinity, count: Self.partCountMax * count)
    origins = Array(repeating: 0, count: Self.partCountMax * count)
    divide()
  }

  /// The sums over samples from one to another.
  func moments(_ first: Int, _ last: Int) -> LineMoments { totals[last + 1] - totals[first] }

  /// The mean square distance of all samples from the best lines with so many parts, in square
  /// sizes; infinite where strokes cannot be divided so.
  func error(parts: Int) -> Double { errors[parts * count - 1] / Double(count) }

  /// The best division into so many parts; empty where there is none.
  func parts(_ number: Int) -> [Part] {
    if number > Self.partCountMax || !(error(parts: number) < .infinity) { return [] }
    var parts: [Part] = []
    var last = count - 1
    for level in stride(from: number - 1, through: 0, by: -1) {
      let first = Int(origins[level * count + last])
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
    for stroke in 0..<ink.strokeCount {
      let (start, end) = (ink.starts[stroke], ink.starts[stroke + 1])
      for last in (start + 2)..<end {
        for first in start...(last - 2) {
          let error = moments(first, last).squaresFromWalk(first: Double(first))
          // The part begins a stroke, after all of the strokes before; or goes on from a part.
          if first == start, start == 0 {
            keep(error, level: 0, first, last)
          } else {
            let before = first == start ? first - 1 : first
            for level in 1..<Self.partCountMax {
              keep(errors[(level - 1) * count + before] + error, level: level, first, last)
            }
          }
        }
      }
    }
  }

  @inline(__always)
  private mutating func keep(_ error: Double, level: Int, _ first: Int, _ last: Int) {
    let index = level * count + last
    if error < errors[index] {
      errors[index] = error
      origins[index] = UInt8(first)
    }
  }
}
