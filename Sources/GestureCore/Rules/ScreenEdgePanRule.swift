// Decides whether one finger drags inwards from an edge of the window. It knows the window's bounds
// but no view. After the begin, a pan rule decides.

/// One finger that drags in from an edge: begins when it started near the edge and has gone inwards
/// far enough, within a cone about the inward direction.
///
/// After the begin it is a pan: the inward distance that the begin needed is taken off each axis,
/// and translation and velocity are the pan's. [ours]
///
///     var rule = ScreenEdgePanRule(edges: .left)
///     rule.bounds = .init(x: 0, y: 0, width: 390, height: 844)
///     rule.fingersDown(count: 1, centroid: Point(2, 400), at: 0) // .stay
///     rule.fingersMoved(centroid: Point(20, 401), at: 0.1)       // .begin
///
/// The caller tracks one finger; a further one is ignored.
@frozen
public struct ScreenEdgePanRule: Equatable, Sendable {
  /// Edges of a rectangle, with the raw values of UIKit's `UIRectEdge`.
  @frozen
  public struct Edges: OptionSet, Equatable, Hashable, Sendable {
    /// The bits: 1 top, 2 left, 4 bottom, 8 right. [doc]
    public let rawValue: UInt
    /// Makes a set of edges from its bits.
    @inlinable
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The edge of smallest y.
    @inlinable
    public static var top: Edges { Edges(rawValue: 1) }
    /// The edge of smallest x.
    @inlinable
    public static var left: Edges { Edges(rawValue: 2) }
    /// The edge of largest y.
    @inlinable
    public static var bottom: Edges { Edges(rawValue: 4) }
    /// The edge of largest x.
    @inlinable
    public static var right: Edges { Edges(rawValue: 8) }
    /// All four.
    @inlinable
    public static var all: Edges { Edges(rawValue: 15) }
  }

  /// A window's rectangle, in points.
  @frozen
  public struct Bounds: Equatable, Sendable {
    /// The smallest x.
    public var x: Double
    /// The smallest y.
    public var y: Double
    /// The extent along x.
    public var width: Double
    /// The extent along y.
    public var height: Double

    /// Makes a rectangle from its smallest corner and its size.
    @inlinable
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// The edges from which the gesture may come; an empty set never begins. [doc]
  public var edges: Edges

  /// The window's rectangle, in window points.
  public var bounds = Bounds(x: 0, y: 0, width: 0, height: 0)

  /// How far from the top, left or right edge the finger may start, in points. Outside the bounds
  /// is near. [seen]
  public var maximumEdgeDistance: Double = 13

  /// How far from the bottom edge the finger may start, in points. [seen]
  public var maximumBottomEdgeDistance: Double = 11

  /// How far the finger must move away from the edge before the begin, in points. [seen]
  public var minimumInwardMovement: Double = 15

  /// The whole opening of the cone about the inward direction, in radians. [seen]
  public var coneOpening: Double = 2.705

  /// The same for the bottom edge: 120°. [seen]
  public var bottomConeOpening: Double = 120 * .pi / 180

  @usableFromInline var pan: PanRule
  @usableFromInline var isWatching = false
  @usableFromInline var start = Point.zero
  /// The edges at which the finger came down and whose cone it has not left.
  @usableFromInline var candidates = Edges()
  private var begun = Edges()

  /// Makes a rule for a drag from any of these edges.
  public init(edges: Edges) {
    self.edges = edges
    pan = PanRule(maximumNumberOfTouches: 1)
    pan.hysteresis = .infinity
  }

  /// The edge from which the gesture began; empty before.
  public var edge: Edges { begun }

  /// How far the finger has dragged, in window points, as a pan says it.
  @inlinable
  public var translation: Point { pan.translation }

  /// How fast the finger drags, in window points per second, as a pan says it.
  @inlinable
  public var velocity: Point { pan.velocity }

  /// A screen edge pan has no deadline.
  @inlinable
  public var deadline: Double { .infinity }

  /// Makes `translation` read as `value` now and grow from there; nothing before the begin.
  @inlinable
  public mutating func setTranslation(_ value: Point) { pan.setTranslation(value) }

  /// A subclass began the gesture; the rule did not propose it. Nothing is subtracted.
  public mutating func beginAsIs() { pan.beginAsIs() }

  /// The begin was held back until now by a failure requirement: the translation restarts at 0.
  @inlinable
  public mutating func rebase() { pan.rebase() }

  /// A finger came down. `hardwareEdges` are the edges that the host itself found under the finger:
  /// the finger counts as at these edges wherever it is. [seen]
  public mutating func fingersDown(
    count: Int, centroid: Point, at time: Double, hardwareEdges: Edges = []
  ) -> Proposal {
    if pan.phase == .over || count > 1 || isWatching { return .stay }
    start = centroid
    isWatching = true
    candidates = edges.intersection(hardwareEdges)
    var nearest = Double.infinity
    var allowed = maximumEdgeDistance
    for edge in edges.eachEdge {
      let limit = edge == .bottom ? maximumBottomEdgeDistance : maximumEdgeDistance
      let distance = distance(of: centroid, from: edge)
      if distance <= limit { candidates.insert(edge) }
      if distance - limit < nearest - allowed { (nearest, allowed) = (distance, limit) }
    }
    if candidates.isEmpty { return pan.fail(.notAtEdge(distance: nearest, allowed: allowed)) }
    return pan.fingersDown(count: count, centroid: centroid, at: time)
  }

  /// The finger moved.
  @inlinable
  public mutating func fingersMoved(centroid: Point, at time: Double) -> Proposal {
    let verdict = pan.fingersMoved(centroid: centroid, at: time)
    return pan.phase == .possible && isWatching ? approached(centroid) : verdict
  }

  /// The finger left; with `remaining` other than 0 nothing happens.
  public mutating func fingersLifted(
    remaining: Int, centroid: Point, at time: Double
  ) -> Proposal {
    if remaining > 0 || pan.phase == .over { return .stay }
    if pan.phase == .active {
      return pan.fingersLifted(remaining: 0, centroid: centroid, at: time)
    }
    var inward = 0.0
    for edge in candidates.eachEdge {
      inward = max(inward, Self.inward(pan.translation, from: edge))
    }
    return pan.fail(.movedTooLittle(distance: inward, needed: minimumInwardMovement))
  }

  /// The system took the touch away.
  public mutating func cancelled(at time: Double) -> Proposal { pan.cancelled(at: time) }

  /// A screen edge pan has no deadline: nothing happens.
  public mutating func deadlinePassed(at time: Double) -> Proposal { .stay }

  /// How far the finger had moved away from its edge at the begin; `nil` before, and if a subclass
  /// began it.
  public var criterion: Criterion? {
    guard !begun.isEmpty else { return nil }
    let distance = Self.inward(pan.travel, from: begun)
    return .movedInward(distance: distance, needed: minimumInwardMovement)
  }

  /// Forgets the finger; the settings stay.
  public mutating func reset() {
    pan.reset()
    isWatching = false
    start = .zero
    candidates = []
    begun = []
  }

  /// Before the begin: decides whether it is one now. The gesture fails if the finger has moved as
  /// far as a begin needs and is outside the cone of every edge. Then no recognizer waits for it
  /// any longer. [ours]
  @usableFromInline
  mutating func approached(_ location: Point) -> Proposal {
    let moved = location - start
    if moved.length < minimumInwardMovement { return .stay }
    var best = Edges()
    var smallest = Double.infinity
    var allowed = coneOpening / 2
    for edge in candidates.eachEdge {
      let inward = Self.inward(moved, from: edge)
      let angle = Trigonometry.atan2(Self.along(moved, edge), inward)
      let limit = (edge == .bottom ? bottomConeOpening : coneOpening) / 2
      let isOutside = angle > limit
      if isOutside { candidates.remove(edge) }
      if angle < smallest {
        (smallest, allowed) = (angle, limit)
        best = isOutside || inward < minimumInwardMovement ? [] : edge
      }
    }
    if !best.isEmpty {
      begun = best
      return pan.begin(takingOff: minimumInwardMovement)
    }
    if !candidates.isEmpty { return .stay }
    return pan.fail(.outsideCone(angle: smallest, allowed: allowed))
  }
}

// MARK: - Geometry

extension ScreenEdgePanRule {
  /// How far inside the bounds a point is, seen from one edge; negative outside.
  private func distance(of point: Point, from edge: Edges) -> Double {
    switch edge {
    case .top: point.y - bounds.y
    case .left: point.x - bounds.x
    case .bottom: bounds.y + bounds.height - point.y
    default: bounds.x + bounds.width - point.x
    }
  }

  /// The part of a movement that leads away from an edge.
  private static func inward(_ moved: Point, from edge: Edges) -> Double {
    switch edge {
    case .top: moved.y
    case .left: moved.x
    case .bottom: -moved.y
    default: -moved.x
    }
  }

  /// The size of the part of a movement that leads along an edge.
  private static func along(_ moved: Point, _ edge: Edges) -> Double {
    switch edge {
    case .top, .bottom: moved.x.magnitude
    default: moved.y.magnitude
    }
  }
}

extension ScreenEdgePanRule.Edges {
  /// The single edges of a set in the order of their bits, without an array.
  var eachEdge: Sequence { Sequence(remaining: self) }

  /// The four edges a set may contain, one after the other; other bits are no edges.
  struct Sequence: Swift.Sequence, IteratorProtocol {
    var remaining: ScreenEdgePanRule.Edges

    mutating func next() -> ScreenEdgePanRule.Edges? {
      let bits = remaining.rawValue & ScreenEdgePanRule.Edges.all.rawValue
      let bit = bits & (~bits &+ 1)
      if bit == 0 { return nil }
      remaining = ScreenEdgePanRule.Edges(rawValue: bits & ~bit)
      return ScreenEdgePanRule.Edges(rawValue: bit)
    }
  }
}
