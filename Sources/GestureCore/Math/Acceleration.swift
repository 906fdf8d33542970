/// An acceleration along three axes, in g: a body at rest on the Earth measures 1, which is
/// gravity.
@frozen
public struct Acceleration: Equatable, Hashable, Sendable {
  /// Along the device's short side, in g.
  public var x: Double
  /// Along the device's long side, in g.
  public var y: Double
  /// Out of the device's face, in g.
  public var z: Double

  /// Makes an acceleration from its three components, in g.
  @inlinable
  public init(_ x: Double, _ y: Double, _ z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// No acceleration: free fall.
  @inlinable
  public static var zero: Acceleration { Acceleration(0, 0, 0) }

  /// Whether all components are finite.
  @inlinable
  public var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite }

  /// The strength, in g: `sqrt(x² + y² + z²)`, correctly rounded on every platform.
  @inlinable
  public var strength: Double { dot(self).squareRoot() }

  /// The sum of the products of the components, in g².
  @inlinable
  public func dot(_ other: Acceleration) -> Double { x * other.x + y * other.y + z * other.z }

  /// The sum, component by component.
  @inlinable
  public static func + (a: Acceleration, b: Acceleration) -> Acceleration {
    Acceleration(a.x + b.x, a.y + b.y, a.z + b.z)
  }

  /// The difference, component by component.
  @inlinable
  public static func - (a: Acceleration, b: Acceleration) -> Acceleration {
    Acceleration(a.x - b.x, a.y - b.y, a.z - b.z)
  }

  /// Each component multiplied by `k`.
  @inlinable
  public static func * (a: Acceleration, k: Double) -> Acceleration {
    Acceleration(a.x * k, a.y * k, a.z * k)
  }
}
