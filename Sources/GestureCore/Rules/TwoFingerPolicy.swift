// Decides whether two fingers pinch or rotate when they do a little of everything. It knows neither
// how far they must move before either begins, nor what has begun already.

/// Which of pinching, rotating and dragging two fingers mostly do.
///
/// Each move is split into three components, all in points so that they compare: the change of the
/// fingers' distance; the change of their angle as the arc that each finger runs, angle times half
/// the mean distance; the movement of their centroid. Each goes through a low-pass filter. A
/// gesture dominates when its own component, weighted, is over `dominance` times each other one,
/// weighted. [seen; the unit of the components is ours]
///
/// The components are filtered with their signs and compared by size, so that jitter, and fingers
/// that report in turn, cancel out instead of adding up. [ours]
///
/// Pinch and rotation both dominate a movement that is a fair mixture: with the default weights,
/// where the arc is between about 1/3 and 5.7 of the change of distance. So fingers that spread and
/// turn together begin both. One that was outweighed at first can still begin later, because the
/// filter forgets within a few moves: only the recent direction of the movement counts.
@frozen
public struct TwoFingerPolicy: Equatable, Sendable {
  /// How much each component counts for one gesture.
  @frozen
  public struct Weights: Equatable, Sendable {
    /// The factor for the change of distance.
    public var scale: Double
    /// The factor for the arc.
    public var rotation: Double
    /// The factor for the movement of the centroid.
    public var translation: Double

    /// Makes weights from the three factors.
    @inlinable
    public init(scale: Double, rotation: Double, translation: Double) {
      self.scale = scale
      self.rotation = rotation
      self.translation = translation
    }
  }

  /// The share of the newest move in the filter, 0...1; the past has the rest. [seen]
  public var newestShare: Double = 0.4

  /// How many times each other weighted component must be exceeded. [seen]
  public var dominance: Double = 1.4

  /// The weights with which a pinch is judged. [seen]
  public var pinchWeights = Weights(scale: 4, rotation: 0.5, translation: 0.5)

  /// The weights with which a rotation is judged. [seen]
  public var rotationWeights = Weights(scale: 0.25, rotation: 1, translation: 0.25)

  @usableFromInline var scale = 0.0
  @usableFromInline var rotation = 0.0
  @usableFromInline var translation = Point.zero

  /// Makes a policy with the default weights.
  @inlinable
  public init() {}

  /// Whether the fingers mostly pinch.
  @inlinable
  public var pinchDominates: Bool { pinchRatio > dominance }

  /// Whether the fingers mostly rotate.
  @inlinable
  public var rotationDominates: Bool { rotationRatio > dominance }

  /// The weighted change of distance, divided by the larger other weighted component; infinite when
  /// there is no other movement, 0 when there is none at all.
  @inlinable
  public var pinchRatio: Double {
    let weights = pinchWeights
    return Self.ratio(
      scale.magnitude * weights.scale,
      to: max(
        rotation.magnitude * weights.rotation, translation.length * weights.translation))
  }

  /// The weighted arc, divided by the larger other weighted component; infinite when there is no
  /// other movement, 0 when there is none at all.
  @inlinable
  public var rotationRatio: Double {
    let weights = rotationWeights
    return Self.ratio(
      rotation.magnitude * weights.rotation,
      to: max(scale.magnitude * weights.scale, translation.length * weights.translation))
  }

  /// Two fingers moved in one event, from (`oldA`, `oldB`) to (`a`, `b`), in window points.
  public mutating func fingersMoved(from oldA: Point, _ oldB: Point, to a: Point, _ b: Point) {
    let old = FingerPair(oldA, oldB)
    let new = FingerPair(a, b)
    var meter = TurnMeter(from: old.span)
    meter.turned(to: new.span)
    let arc = meter.angle * (old.distance + new.distance) / 4
    let rest = 1 - newestShare
    scale = scale * rest + (new.distance - old.distance) * newestShare
    rotation = rotation * rest + arc * newestShare
    translation = translation * rest + (new.centroid - old.centroid) * newestShare
  }

  /// Forgets every move; the settings stay.
  @inlinable
  public mutating func reset() {
    scale = 0
    rotation = 0
    translation = .zero
  }

  @inlinable
  static func ratio(_ own: Double, to other: Double) -> Double {
    if other > 0 { return own / other }
    return own > 0 ? .infinity : 0
  }
}
