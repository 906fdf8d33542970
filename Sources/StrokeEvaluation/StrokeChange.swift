// What may become of a gesture between a hand and a recognizer, to see how much that harms.

import StrokeKit

/// A change of a gesture: stretched, turned, shaken, thinned out, and with a hook at the end.
public struct StrokeChange: Equatable, Sendable {
  /// So many times as wide, above 0.
  public var wider: Double
  /// So many times as high, above 0.
  public var higher: Double
  /// Turned clockwise on the screen, in radians from -π to π.
  public var turn: Double
  /// Each coordinate off by up to this share of the size.
  public var jitter: Double
  /// Only each so-many-th point of a stroke is kept, and its last one; at least 1.
  public var every: Int
  /// A hook at the end of each stroke, so long as this share of the size, a quarter turn to the right.
  public var hook: Double

  /// Makes a change; without arguments nothing changes.
  public init(
    wider: Double = 1, higher: Double = 1, turn: Double = 0, jitter: Double = 0, every: Int = 1,
    hook: Double = 0
  ) {
    self.wider = wider
    self.higher = higher
    self.turn = turn
    self.jitter = jitter
    self.every = max(1, every)
    self.hook = hook
  }

  /// Whether nothing changes.
  public var isNone: Bool { self == StrokeChange() }

  /// The changed strokes. The same strokes are shaken in the same way each time.
  ///
  /// - Complexity: O(points).
  public func applied(to strokes: [[StrokePoint]]) -> [[StrokePoint]] {
    let size = Self.size(of: strokes)
    let direction = Angles.direction(turn)
    var random = SeededGenerator(seed: UInt64(strokes.count), strokes.first?.count ?? 0)
    return strokes.map { stroke in
      var points: [StrokePoint] = []
      for (index, point) in stroke.enumerated()
      where index % every == 0 || index == stroke.count - 1 {
        let (x, y) = (point.x * wider, point.y * higher)
        points.append(
          StrokePoint(
            x: x * direction.x - y * direction.y + size * jitter * Self.share(&random),
            y: x * direction.y + y * direction.x + size * jitter * Self.share(&random),
            time: point.time))
      }
      if hook > 0 { addHook(to: &points, length: hook * size) }
      return points
    }
  }

  private func addHook(to points: inout [StrokePoint], length: Double) {
    guard let last = points.last,
      let before = points.last(where: { $0.x != last.x || $0.y != last.y })
    else { return }
    let (x, y) = (last.x - before.x, last.y - before.y)
    let scale = length / (x * x + y * y).squareRoot()
    for step in 1...4 {
      let part = Double(step) / 4 * scale
      points.append(StrokePoint(x: last.x - y * part, y: last.y + x * part, time: last.time))
    }
  }

  /// The larger side of the bounding box.
  private static func size(of strokes: [[StrokePoint]]) -> Double {
    let xs = strokes.joined().map(\.x)
    let ys = strokes.joined().map(\.y)
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return 0 }
    return max(right - left, bottom - top)
  }

  /// -1...1.
  private static func share(_ random: inout SeededGenerator) -> Double {
    Double(random.index(below: 20_001)) / 10_000 - 1
  }
}
