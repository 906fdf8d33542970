// The gestures that people know by name, each as one sentence of the script's own words.

import GestureCore
import TouchKit

nonisolated extension Fingers {
  /// A way to swipe.
  public enum Direction: Sendable, CaseIterable {
    /// Towards larger x.
    case right
    /// Towards smaller x.
    case left
    /// Towards smaller y.
    case up
    /// Towards larger y.
    case down

    /// One point in this direction.
    var vector: Point {
      switch self {
      case .right: Point(1, 0)
      case .left: Point(-1, 0)
      case .up: Point(0, -1)
      case .down: Point(0, 1)
      }
    }
  }

  /// The distance between the fingers of a tap with several, in points: 60. [ours]
  static let fingerSpacing = 60.0

  // MARK: Drawing

  /// One finger that goes down at the first point, follows straight lines through the others at an
  /// even speed, and goes up; none for an empty list.
  ///
  /// - Parameters:
  ///   - points: The corners of the line.
  ///   - seconds: How long the way takes; half a second by default.
  public static func draw(_ points: [CGPoint], over seconds: TimeInterval = 0.5) -> Fingers {
    guard let first = points.first else { return Fingers() }
    let lengths = zip(points, points.dropFirst()).map { ($1.core - $0.core).length }
    let whole = max(lengths.reduce(0, +), .leastNonzeroMagnitude)
    return zip(points.dropFirst(), lengths).reduce(Fingers.down(at: first)) {
      $0.move(to: $1.0, over: seconds * $1.1 / whole)
    }.up()
  }

  /// One finger that goes around a centre, from the top.
  ///
  /// - Parameters:
  ///   - center: What it goes around.
  ///   - radius: How far from it, in points.
  ///   - turns: How often; clockwise if positive, once by default.
  ///   - seconds: How long the way takes; half a second by default.
  public static func circle(
    around center: CGPoint, radius: CGFloat, turns: Double = 1, over seconds: TimeInterval = 0.5
  ) -> Fingers {
    let steps = max(1, Int((turns.magnitude * 72).rounded()))
    return draw(
      (0...steps).map { step in
        let angle = (Double(step) / Double(steps) * turns - 0.25) * 2 * .pi
        return CGPoint(
          x: center.core.x + Double(radius) * Trigonometry.cos(angle),
          y: center.core.y + Double(radius) * Trigonometry.sin(angle))
      }, over: seconds)
  }

  // MARK: One place

  /// Fingers that go down and up at one place.
  ///
  /// - Parameters:
  ///   - point: Where; with several fingers their middle, and they are 60 points apart.
  ///   - taps: How often; 1 by default.
  ///   - fingers: With how many fingers; 1 by default.
  ///   - duration: How long they are down each time, in seconds; 0.08 by default, which is what half
  ///     of people's taps stay below.
  ///   - gap: How long they are up between two taps, in seconds; 0.1 by default.
  public static func tap(
    at point: CGPoint, taps: Int = 1, fingers: Int = 1, for duration: TimeInterval = 0.08,
    gap: TimeInterval = 0.1
  ) -> Fingers {
    let left = point.core.x - fingerSpacing * Double(fingers - 1) / 2
    let points = (0..<fingers).map {
      CGPoint(x: left + fingerSpacing * Double($0), y: Double(point.y))
    }
    return (0..<taps).reduce(Fingers()) { script, tap in
      script.wait(tap == 0 ? 0 : gap).down(points).wait(duration).up()
    }
  }

  /// One finger that taps twice, 0.1 seconds apart.
  public static func doubleTap(at point: CGPoint) -> Fingers { tap(at: point, taps: 2) }

  /// One finger that stays down for a while, in seconds; 0.6 by default, a little over what a long
  /// press needs.
  public static func longPress(
    at point: CGPoint, for duration: TimeInterval = 0.6
  ) -> Fingers { tap(at: point, for: duration) }

  // MARK: One way

  /// One finger that goes down, moves in a straight line at even speed, and lifts one frame later.
  ///
  /// The finger really goes from `start` to `end`: a pan takes its hysteresis of 10 points off.
  public static func drag(
    from start: CGPoint, to end: CGPoint, over duration: TimeInterval = 0.25
  ) -> Fingers {
    Fingers.down(at: start).move(to: end, over: duration).wait(frame).up()
  }

  /// One finger that drags at a velocity in points per second.
  public static func drag(
    from start: CGPoint, velocity: CGVector, over duration: TimeInterval = 0.25
  ) -> Fingers {
    let end = CGPoint(
      x: start.x + velocity.dx * duration, y: start.y + velocity.dy * duration)
    return drag(from: start, to: end, over: duration)
  }

  /// One finger that moves fast and lifts: 120 points in 0.12 seconds unless told otherwise.
  public static func swipe(
    _ direction: Direction, from start: CGPoint, by distance: Double = 120,
    over duration: TimeInterval = 0.12
  ) -> Fingers {
    drag(
      from: start, to: CGPoint(start.core + direction.vector * distance), over: duration)
  }

  /// One finger that drags inwards from 2 points inside an edge of a screen, half way along it.
  ///
  /// - Parameters:
  ///   - edge: One edge; anything else is a programmer error.
  ///   - size: The screen's size, in points: `screen.size`.
  ///   - distance: How far, in points.
  ///   - duration: How long, in seconds.
  public static func edgeDrag(
    from edge: UIRectEdge, of size: CGSize, by distance: Double = 150,
    over duration: TimeInterval = 0.25
  ) -> Fingers {
    let (width, height) = (Double(size.width), Double(size.height))
    let (start, way): (Point, Direction)
    switch edge {
    case .left: (start, way) = (Point(2, height / 2), .right)
    case .right: (start, way) = (Point(width - 2, height / 2), .left)
    case .top: (start, way) = (Point(width / 2, 2), .down)
    case .bottom: (start, way) = (Point(width / 2, height - 2), .up)
    default: fatalError("Fingers.edgeDrag(from: \(edge.rawValue), of:): name one edge.")
    }
    return drag(
      from: CGPoint(start), to: CGPoint(start + way.vector * distance), over: duration)
  }

  // MARK: Two fingers

  /// Two fingers that pinch, so that a pinch recognizer's scale ends at `factor`.
  ///
  /// A pinch starts to count when the distance has changed by its hysteresis. So the fingers first
  /// go that way within one frame, and then on by the factor: from 100 points apart to 108 and then
  /// to 216 for a factor of 2, from 100 to 92 and then to 46 for one half. That holds if nothing
  /// delays the recognizer.
  ///
  /// - Parameters:
  ///   - center: The middle between the fingers.
  ///   - factor: The scale that is reported at the end; over 1 the fingers move apart.
  ///   - distance: How far apart they go down, in points; 100 by default.
  ///   - angle: The direction from the first finger to the second, in radians clockwise from the x
  ///     axis; 0 by default.
  ///   - duration: How long they move, in seconds.
  public static func pinch(
    at center: CGPoint, by factor: Double, from distance: Double = 100, angle: Double = 0,
    over duration: TimeInterval = 0.25
  ) -> Fingers {
    // A hair more than the hysteresis, because a slanted distance is rounded.
    let lead = (PinchRule().hysteresis + 1e-6) * (factor < 1 ? -1 : 1)
    return pair(at: center, distance, angle)
      .turn(spreadingBy: 1 + lead / distance)
      .turn(spreadingBy: factor, over: duration - frame)
      .wait(frame).up()
  }

  /// Two fingers that turn, so that a rotation recognizer's rotation ends at `angle`.
  ///
  /// A rotation takes its threshold of 5° off; so the fingers turn by 5° more. That holds if nothing
  /// delays the recognizer.
  ///
  /// - Parameters:
  ///   - center: The middle between the fingers.
  ///   - angle: The rotation that is reported at the end, in radians, clockwise.
  ///   - radius: How far each finger is from the middle, in points; 60 by default.
  ///   - duration: How long they move, in seconds.
  public static func rotate(
    at center: CGPoint, by angle: Double, radius: Double = 60,
    over duration: TimeInterval = 0.25
  ) -> Fingers {
    let threshold = RotationRule().threshold * (angle < 0 ? -1 : 1)
    return pair(at: center, 2 * radius, 0)
      .turn(by: angle + threshold, over: duration)
      .wait(frame).up()
  }

  /// Two fingers that are down.
  private static func pair(
    at center: CGPoint, _ distance: Double, _ angle: Double
  ) -> Fingers {
    let arm = Point(Trigonometry.cos(angle), Trigonometry.sin(angle)) * (distance / 2)
    return Fingers.down(at: CGPoint(center.core - arm), CGPoint(center.core + arm))
  }
}
