// Kinds of shapes, as a set: what is asked for.

/// Kinds of shapes.
public struct ShapeKinds: OptionSet, Hashable, Sendable {
  /// A bit for each kind.
  public let rawValue: UInt16

  /// Makes a set from bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A straight line.
  public static let line = ShapeKinds(rawValue: 1 << 0)
  /// With one head or two.
  public static let arrow = ShapeKinds(rawValue: 1 << 1)
  /// Circles, too.
  public static let ellipse = ShapeKinds(rawValue: 1 << 2)
  /// A part of a circle.
  public static let arc = ShapeKinds(rawValue: 1 << 3)
  /// Any three corners.
  public static let triangle = ShapeKinds(rawValue: 1 << 4)
  /// Squares, too.
  public static let rectangle = ShapeKinds(rawValue: 1 << 5)
  /// No rectangles and no diamonds.
  public static let parallelogram = ShapeKinds(rawValue: 1 << 6)
  /// Four equal sides, standing on a corner.
  public static let diamond = ShapeKinds(rawValue: 1 << 7)
  /// With five tips or six.
  public static let star = ShapeKinds(rawValue: 1 << 8)
  /// Regular ones with five to eight corners.
  public static let polygon = ShapeKinds(rawValue: 1 << 9)
  /// Anything that consists of straight lines.
  public static let polyline = ShapeKinds(rawValue: 1 << 10)
  /// Anything.
  public static let curve = ShapeKinds(rawValue: 1 << 11)

  /// What a finger that rests may turn ink into: all but polylines and curves, which would fit any
  /// ink.
  public static let whileHolding: ShapeKinds = [
    .line, .arrow, .ellipse, .arc, .triangle, .rectangle, .parallelogram, .diamond, .star,
    .polygon,
  ]

  /// All kinds.
  public static let all: ShapeKinds = [.whileHolding, .polyline, .curve]

  private static let names = [
    "line", "arrow", "ellipse", "arc", "triangle", "rectangle", "parallelogram", "diamond",
    "star", "polygon", "polyline", "curve",
  ]
}

extension ShapeKinds: CustomStringConvertible {
  /// The names of the kinds, in the order in which they are listed above.
  public var description: String {
    Self.names.indices.filter { rawValue & (1 << $0) != 0 }.map { Self.names[$0] }
      .joined(separator: ", ")
  }
}
