import GestureCore

/// When pulling content down refreshes it, and for how long room is kept for what shows that.
public struct RefreshRule: Equatable, Sendable {
  /// The height of what shows it, in points. [doc]
  public static let height = 60.0
  /// How far a finger must pull beyond the edge, in points without the rubber band. [seen]
  public static let pull = 120.0

  /// Whether it refreshes.
  public private(set) var isRefreshing = false
  /// Whether room is kept above the content.
  public private(set) var keepsRoom = false
  private var isHeld = false
  private var hasFired = false

  /// Makes a rule that does not refresh.
  public init() {}

  /// A finger drags.
  ///
  /// - Parameters:
  ///   - distance: How far it has pulled the content beyond its edge, in points without the rubber band.
  ///   - isEnabled: Whether pulling refreshes.
  /// - Returns: Whether targets are to be told, which is once in a drag.
  public mutating func drag(by distance: Double, isEnabled: Bool = true) -> Bool {
    isHeld = true
    guard isEnabled, !hasFired, !isRefreshing, distance >= Self.pull else { return false }
    hasFired = true
    isRefreshing = true
    return true
  }

  /// The finger lets go.
  public mutating func release() {
    isHeld = false
    hasFired = false
    keepsRoom = isRefreshing
  }

  /// The app begins: no target is told. While a finger drags, room is made when it lets go.
  public mutating func begin() {
    isRefreshing = true
    if !isHeld { keepsRoom = true }
  }

  /// The app ends. In the same drag it does not begin again.
  public mutating func end() {
    isRefreshing = false
    keepsRoom = false
  }
}

extension ScrollRule {
  /// How far fingers have pulled the content beyond its top edge, in points without the rubber band; 0
  /// without fingers.
  public var topPull: Double {
    guard phase == .dragging, source == .fingers, axes.contains(.vertical) else { return 0 }
    return max(vertical.range.lowerBound - pulled.y, 0)
  }
}
