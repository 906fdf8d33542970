// What is measured of strokes, with the figures that it must not exceed.

import StrokeKit

/// One measurement: what is prepared, and what is repeated.
struct StrokeCase {
  let name: String
  /// The most that one repetition may cost, in nanoseconds; `nil` where the figure is for
  /// comparison.
  var limit: Double?
  /// How often a step does it, so that asking the clock and calling the step do not count.
  var repetitions = 1
  /// The most heap allocations that one step may make.
  var allocationsMax = 0.0
  let prepare: () -> () -> Double

  static var all: [StrokeCase] {
    [
      fit(.taubin, limit: 500), fit(.kasa), fit(.pratt), fit(.hyper), refinement,
      adding(limit: 5), solving(.taubin, limit: 60), solving(.pratt, limit: 60),
      solving(.hyper, limit: 60), verdict("strict", .strict), verdict("tutorial", .tutorial()),
      outlook,
    ] + recognitions + earlyRecognitions + shapes
  }

  // MARK: Fits

  private static func fit(_ method: CircleFitMethod, limit: Double? = nil) -> StrokeCase {
    StrokeCase(name: "fit with error, 100 points, \(method)", limit: limit) {
      let points = Circles.hasty(100)
      return { radius { () throws(NoCircle) in try CircleFit(points, by: method).circle } }
    }
  }

  private static var refinement: StrokeCase {
    StrokeCase(name: "geometric refinement, 100 points") {
      let points = Circles.hasty(100)
      guard let fit = try? CircleFit(points) else { return { 0 } }
      return { fit.refined(over: points).error }
    }
  }

  private static func adding(limit: Double) -> StrokeCase {
    StrokeCase(name: "add a point, of 1000", limit: limit, repetitions: 1000) {
      let points = Circles.hasty(1000)
      return {
        var moments = CircleMoments()
        for point in points { moments.add(point) }
        return Double(moments.count)
      }
    }
  }

  private static func solving(_ method: CircleFitMethod, limit: Double) -> StrokeCase {
    StrokeCase(name: "solve, \(method)", limit: limit, repetitions: 100) {
      let all = (0..<100).map { CircleMoments(Circles.hasty(40 + $0)) }
      return {
        var sum = 0.0
        for moments in all {
          sum += radius { () throws(NoCircle) in try moments.circle(by: method) }
        }
        return sum
      }
    }
  }

  private static func radius(_ find: () throws(NoCircle) -> Circle) -> Double {
    do throws(NoCircle) {
      return try find().radius
    } catch {
      return .nan
    }
  }

  // MARK: Rules

  private static func verdict(_ name: String, _ rule: CircleRule) -> StrokeCase {
    StrokeCase(name: "verdict on 100 points, \(name)") {
      let points = Circles.hasty(100)
      return { rule.verdict(on: points).fit?.error ?? 0 }
    }
  }

  /// The judgements are part of it: 100 points of a circle that is 600 points long cause some twenty.
  private static var outlook: StrokeCase {
    StrokeCase(name: "outlook, a point of 100", repetitions: 100) {
      let points = Circles.hasty(100)
      var outlook = CircleOutlook()
      return {
        outlook.reset()
        for point in points { outlook.add(point) }
        return outlook.reason == nil ? 0 : 1
      }
    }
  }
}

/// Circles as hands draw them.
enum Circles {
  /// A circle of radius 100, somewhat flat, not quite closed, with a wave of three points.
  static func hasty(_ count: Int) -> [StrokePoint] {
    (0..<count).map { index in
      // A step around by a fixed angle, without a sine: (1 - t²) / (1 + t²) and 2t / (1 + t²).
      let share = Double(index) / Double(count) * 0.96
      let t = (share - 0.5) * 2
      let half = ((1 - t * t) / (1 + t * t), 2 * t / (1 + t * t))
      let (x, y) = (half.0 * half.0 - half.1 * half.1, 2 * half.0 * half.1)
      let wave = 100 + 3 * (4 * x * x * x - 3 * x)
      return StrokePoint(x: 200 + wave * x, y: 300 + 0.85 * wave * y, time: 0.01 * Double(index))
    }
  }
}
