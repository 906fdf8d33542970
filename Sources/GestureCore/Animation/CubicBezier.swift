/// How far a change has come after a part of its time, given by two control points.
///
/// The curve runs from (0, 0) to (1, 1); time is its `x`, progress its `y`.
public struct CubicBezier: Equatable, Sendable {
  /// The time of the first control point, from 0 to 1.
  public let x1: Double
  /// The progress of the first control point.
  public let y1: Double
  /// The time of the second control point, from 0 to 1.
  public let x2: Double
  /// The progress of the second control point.
  public let y2: Double

  /// Makes a curve; control points whose times are outside 0…1 are moved to the nearest end.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// Slow at the start: (0.42, 0), (1, 1). [doc]
  public static let easeIn = CubicBezier(0.42, 0, 1, 1)
  /// Slow at the end: (0, 0), (0.58, 1). [doc]
  public static let easeOut = CubicBezier(0, 0, 0.58, 1)
  /// Slow at both ends: (0.42, 0), (0.58, 1). [doc]
  public static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)

  /// The progress after a part of the time, both from 0 to 1.
  ///
  /// - Complexity: O(1); at most 8 steps of Newton's method, and 60 halvings where it is too flat.
  public func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    return Self.value(y1, y2, parameter(at: time))
  }

  /// The curve's parameter whose `x` is a time.
  private func parameter(at time: Double) -> Double {
    var s = time
    for _ in 0..<8 {
      let error = Self.value(x1, x2, s) - time
      if abs(error) < 1e-14 { return s }
      let slope = Self.slope(x1, x2, s)
      guard abs(slope) > 1e-6 else { break }
      s -= error / slope
    }
    if s >= 0, s <= 1, abs(Self.value(x1, x2, s) - time) < 1e-12 { return s }
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      s = (low + high) / 2
      if Self.value(x1, x2, s) < time { low = s } else { high = s }
    }
    return s
  }

  /// One coordinate at a parameter, from its two control values.
  private static func value(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * p1 + 3 * r * s * s * p2 + s * s * s
  }

  /// How fast one coordinate grows at a parameter.
  private static func slope(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * p1 + 6 * r * s * (p2 - p1) + 3 * s * s * (1 - p2)
  }
}
