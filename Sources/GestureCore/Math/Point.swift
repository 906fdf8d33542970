/// A position or a displacement in the plane, in points; `y` grows downwards.
///
/// GestureCore has its own type because `CGPoint` needs Foundation, and decisions do not.
public struct Point: Equatable, Hashable, Sendable {
  /// The horizontal coordinate, in points, growing to the right.
  public var x: Double
  /// The vertical coordinate, in points, growing downwards.
  public var y: Double

  /// Makes a point from its two coordinates.
  @inlinable
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  @inlinable
  public static var zero: Point { Point(0, 0) }

  /// Whether both coordinates are finite.
  @inlinable
  public var isFinite: Bool {
    // Less work than to look at the exponents: what is not finite, minus itself, is not a number.
    (x - x) + (y - y) == 0
  }

  /// Whether both points have finite coordinates.
  @inlinable
  public static func areFinite(_ a: Point, _ b: Point) -> Bool {
    let zero = (a - a) + (b - b)
    return zero.x + zero.y == 0
  }

  /// The distance from the origin: `sqrt(x² + y²)`, correctly rounded on every platform.
  @inlinable
  public var length: Double { (x * x + y * y).squareRoot() }

  /// The sum, coordinate by coordinate.
  @inlinable
  public static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }

  /// The difference, coordinate by coordinate.
  @inlinable
  public static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }

  /// Each coordinate multiplied by `k`.
  @inlinable
  public static func * (a: Point, k: Double) -> Point { Point(a.x * k, a.y * k) }
}
