// What shapes there are, with their measures. It does not know how one is found.

/// A shape that a person may have meant.
///
/// Places are in points, x to the right and y downwards. Angles are in radians, clockwise on the
/// screen, from the direction to the right.
public enum Shape: Equatable, Hashable, Sendable {
  /// A straight line.
  case line(Line)
  /// A line with one head or two.
  case arrow(Arrow)
  /// An ellipse, or a circle: ``Ellipse/isCircle``.
  case ellipse(Ellipse)
  /// A part of a circle.
  case arc(Arc)
  /// Three corners.
  case triangle(Triangle)
  /// A rectangle, turned or rounded too, or a square: ``Rectangle/isSquare``.
  case rectangle(Rectangle)
  /// Two pairs of parallel sides that are no rectangle.
  case parallelogram(Parallelogram)
  /// Four equal sides that are no square.
  case diamond(Diamond)
  /// A star with five tips or six.
  case star(Star)
  /// Five to eight equal sides.
  case polygon(RegularPolygon)
  /// Straight lines from corner to corner.
  case polyline(Polyline)
  /// A smooth line.
  case curve(Curve)

  /// Its kind, without the measures.
  public var kind: ShapeKinds {
    switch self {
    case .line: .line
    case .arrow: .arrow
    case .ellipse: .ellipse
    case .arc: .arc
    case .triangle: .triangle
    case .rectangle: .rectangle
    case .parallelogram: .parallelogram
    case .diamond: .diamond
    case .star: .star
    case .polygon: .polygon
    case .polyline: .polyline
    case .curve: .curve
    }
  }
}

extension Shape {
  /// A straight line.
  public struct Line: Equatable, Hashable, Sendable {
    /// Where it begins, in points.
    public var start: SIMD2<Double>
    /// Where it ends, in points.
    public var end: SIMD2<Double>

    /// Makes a line.
    public init(from start: SIMD2<Double>, to end: SIMD2<Double>) {
      self.start = start
      self.end = end
    }
  }

  /// A line with a head at its end, or at both.
  public struct Arrow: Equatable, Hashable, Sendable {
    /// Where it begins, in points.
    public var start: SIMD2<Double>
    /// The tip of the head.
    public var end: SIMD2<Double>
    /// How long each of a head's two lines is, in points.
    public var headLength: Double
    /// The angle between the shaft and each line of a head, 0…π/2.
    public var headAngle: Double
    /// Whether the start has a head, too.
    public var hasTwoHeads: Bool

    /// Makes an arrow.
    public init(
      from start: SIMD2<Double>, to end: SIMD2<Double>, headLength: Double, headAngle: Double,
      hasTwoHeads: Bool = false
    ) {
      self.start = start
      self.end = end
      self.headLength = headLength
      self.headAngle = headAngle
      self.hasTwoHeads = hasTwoHeads
    }
  }

  /// An ellipse about a centre.
  public struct Ellipse: Equatable, Hashable, Sendable {
    /// The middle, in points.
    public var center: SIMD2<Double>
    /// The longer half axis and the shorter one, in points.
    public var radii: SIMD2<Double>
    /// The direction of the longer half axis, -π/2…π/2; 0 for a circle.
    public var rotation: Double

    /// Makes an ellipse.
    public init(center: SIMD2<Double>, radii: SIMD2<Double>, rotation: Double = 0) {
      self.center = center
      self.radii = radii
      self.rotation = rotation
    }

    /// Whether both half axes are equal.
    public var isCircle: Bool { radii.x == radii.y }
  }

  /// A part of a circle.
  public struct Arc: Equatable, Hashable, Sendable {
    /// The circle of which it is a part.
    public var circle: Circle
    /// The direction from the centre to the start, -π…π.
    public var startAngle: Double
    /// By how much it goes on from there, -2π…2π; above 0 clockwise.
    public var sweep: Double

    /// Makes an arc.
    public init(circle: Circle, startAngle: Double, sweep: Double) {
      self.circle = circle
      self.startAngle = startAngle
      self.sweep = sweep
    }
  }

  /// Three corners.
  public struct Triangle: Equatable, Hashable, Sendable {
    /// Three, in the order in which they were drawn.
    public var corners: [SIMD2<Double>]

    /// Makes a triangle.
    public init(
      _ first: SIMD2<Double>, _ second: SIMD2<Double>, _ third: SIMD2<Double>
    ) {
      corners = [first, second, third]
    }
  }

  /// A rectangle about a centre.
  public struct Rectangle: Equatable, Hashable, Sendable {
    /// The middle, in points.
    public var center: SIMD2<Double>
    /// Along ``rotation`` and across it, in points.
    public var size: SIMD2<Double>
    /// The direction of the sides whose length is `size.x`, -π/4…π/4.
    public var rotation: Double
    /// The radius of the rounded corners, in points; 0 for sharp ones.
    public var cornerRadius: Double

    /// Makes a rectangle.
    public init(
      center: SIMD2<Double>, size: SIMD2<Double>, rotation: Double = 0, cornerRadius: Double = 0
    ) {
      self.center = center
      self.size = size
      self.rotation = rotation
      self.cornerRadius = cornerRadius
    }

    /// Whether all sides are equal.
    public var isSquare: Bool { size.x == size.y }
  }

  /// Two pairs of parallel sides that are no rectangle and no diamond.
  public struct Parallelogram: Equatable, Hashable, Sendable {
    /// The middle, in points.
    public var center: SIMD2<Double>
    /// The way from the centre to one corner, and to the next.
    public var halfDiagonals: [SIMD2<Double>]

    /// Makes a parallelogram.
    public init(center: SIMD2<Double>, to corner: SIMD2<Double>, and next: SIMD2<Double>) {
      self.center = center
      halfDiagonals = [corner, next]
    }
  }

  /// Four equal sides, given by the diagonals, which cross at right angles.
  public struct Diamond: Equatable, Hashable, Sendable {
    /// The middle, in points.
    public var center: SIMD2<Double>
    /// The diagonal along ``rotation`` and the one across it, in points.
    public var diagonals: SIMD2<Double>
    /// -π/4…π/4.
    public var rotation: Double

    /// Makes a diamond.
    public init(center: SIMD2<Double>, diagonals: SIMD2<Double>, rotation: Double = 0) {
      self.center = center
      self.diagonals = diagonals
      self.rotation = rotation
    }
  }

  /// A regular star.
  public struct Star: Equatable, Hashable, Sendable {
    /// The middle, in points.
    public var center: SIMD2<Double>
    /// From the centre to a tip, in points.
    public var radius: Double
    /// From the centre to a notch between tips, in points.
    public var innerRadius: Double
    /// How many tips: 5 or 6.
    public var tipCount: Int
    /// The direction to a tip, -π/tips…π/tips from upwards.
    public var rotation: Double

    /// Makes a star.
    public init(
      center: SIMD2<Double>, radius: Double, innerRadius: Double, tipCount: Int,
      rotation: Double = 0
    ) {
      self.center = center
      self.radius = radius
      self.innerRadius = innerRadius
      self.tipCount = tipCount
      self.rotation = rotation
    }
  }

  /// A polygon with equal sides and angles.
  public struct RegularPolygon: Equatable, Hashable, Sendable {
    /// The middle, in points.
    public var center: SIMD2<Double>
    /// From the centre to a corner, in points.
    public var radius: Double
    /// How many corners: 5 to 8.
    public var cornerCount: Int
    /// The direction to a corner, -π/corners…π/corners from upwards.
    public var rotation: Double

    /// Makes a regular polygon.
    public init(
      center: SIMD2<Double>, radius: Double, cornerCount: Int, rotation: Double = 0
    ) {
      self.center = center
      self.radius = radius
      self.cornerCount = cornerCount
      self.rotation = rotation
    }
  }

  /// Straight lines from corner to corner, for each stroke by itself.
  public struct Polyline: Equatable, Hashable, Sendable {
    /// The corners of each stroke, both ends included. A closed one ends where it began.
    public var lines: [[SIMD2<Double>]]

    /// Makes a polyline.
    public init(lines: [[SIMD2<Double>]]) { self.lines = lines }
  }

  /// Cubic Bézier curves, each from where the last one ends.
  public struct Curve: Equatable, Hashable, Sendable {
    /// Where it begins, in points.
    public var start: SIMD2<Double>
    /// One after the other.
    public var pieces: [Piece]

    /// A cubic Bézier curve.
    public struct Piece: Equatable, Hashable, Sendable {
      /// The control point of the start, in points.
      public var control1: SIMD2<Double>
      /// The control point of the end, in points.
      public var control2: SIMD2<Double>
      /// Where it ends, in points.
      public var end: SIMD2<Double>

      /// Makes a piece.
      public init(
        control1: SIMD2<Double>, control2: SIMD2<Double>, end: SIMD2<Double>
      ) {
        self.control1 = control1
        self.control2 = control2
        self.end = end
      }
    }

    /// Makes a piece.
    public init(start: SIMD2<Double>, pieces: [Piece]) {
      self.start = start
      self.pieces = pieces
    }
  }
}
