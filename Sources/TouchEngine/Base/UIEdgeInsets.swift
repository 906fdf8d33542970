// Distances from the four edges, edges as a set, and a displacement.

/// Distances from the four edges of a rectangle inwards, in points.
nonisolated public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge, in points.
  public var top: CGFloat
  /// The distance from the left edge, in points.
  public var left: CGFloat
  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance from the right edge, in points.
  public var right: CGFloat

  /// No distance from any edge.
  public static let zero = UIEdgeInsets()

  /// Makes insets of no distance.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Makes insets from the four distances, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

nonisolated extension CGRect {
  /// The rectangle with each edge moved inwards by its own distance.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}

/// A set of the edges of a rectangle.
nonisolated public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// One bit for each edge.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A displacement in the plane, in points.
nonisolated public struct CGVector: Hashable, Sendable {
  /// The horizontal part, in points.
  public var dx: CGFloat
  /// The vertical part, in points.
  public var dy: CGFloat

  /// No displacement.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Makes a displacement from its parts, in points.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
