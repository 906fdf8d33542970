// The geometry types: Foundation's, so that user code can use both together. Embedded Swift has no
// Foundation; there, TouchKit has its own types with the members that it uses. This is the only
// file that imports Foundation.

#if canImport(Foundation) && !hasFeature(Embedded)
  @_exported import Foundation
#else
  /// A length in points; `Double` where Foundation does not bring its own type.
  public typealias CGFloat = Double

  /// A time or a duration, in seconds.
  public typealias TimeInterval = Double

  /// A position in the plane, in points; `y` grows downwards.
  public struct CGPoint: Hashable, Sendable {
    /// The horizontal coordinate, in points.
    public var x: CGFloat
    /// The vertical coordinate, in points.
    public var y: CGFloat
    /// The origin.
    public static var zero: CGPoint { CGPoint() }
    /// Makes the origin.
    public init() { self.init(x: 0, y: 0) }
    /// Makes a point from its coordinates, in points.
    public init(x: CGFloat, y: CGFloat) {
      self.x = x
      self.y = y
    }
    /// Makes a point from whole coordinates, in points.
    @_disfavoredOverload
    public init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }
  }

  /// A width and a height, in points.
  public struct CGSize: Hashable, Sendable {
    /// The width, in points.
    public var width: CGFloat
    /// The height, in points.
    public var height: CGFloat
    /// No width and no height.
    public static var zero: CGSize { CGSize() }
    /// Makes the size without extent.
    public init() { self.init(width: 0, height: 0) }
    /// Makes a size from its width and height, in points.
    public init(width: CGFloat, height: CGFloat) {
      self.width = width
      self.height = height
    }
    /// Makes a size from a whole width and height, in points.
    @_disfavoredOverload
    public init(width: Int, height: Int) {
      self.init(width: CGFloat(width), height: CGFloat(height))
    }
  }

  /// An origin and a size, in points.
  public struct CGRect: Hashable, Sendable {
    /// The corner that the size starts from.
    public var origin: CGPoint
    /// The extent from the origin; negative lengths reach to the left or upwards.
    public var size: CGSize
    /// The rectangle without extent at the origin.
    public static var zero: CGRect { CGRect() }
    /// Makes the rectangle without extent at the origin.
    public init() { self.init(origin: .zero, size: .zero) }
    /// Makes a rectangle from its origin and size.
    public init(origin: CGPoint, size: CGSize) {
      self.origin = origin
      self.size = size
    }
    /// Makes a rectangle from its four numbers, in points.
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }
    /// Makes a rectangle from four whole numbers, in points.
    @_disfavoredOverload
    public init(x: Int, y: Int, width: Int, height: Int) {
      self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }
    /// The smallest horizontal coordinate.
    public var minX: CGFloat { min(origin.x, origin.x + size.width) }
    /// The horizontal coordinate of the centre.
    public var midX: CGFloat { origin.x + size.width / 2 }
    /// The largest horizontal coordinate.
    public var maxX: CGFloat { max(origin.x, origin.x + size.width) }
    /// The smallest vertical coordinate.
    public var minY: CGFloat { min(origin.y, origin.y + size.height) }
    /// The vertical coordinate of the centre.
    public var midY: CGFloat { origin.y + size.height / 2 }
    /// The largest vertical coordinate.
    public var maxY: CGFloat { max(origin.y, origin.y + size.height) }
    /// The width, never negative.
    public var width: CGFloat { abs(size.width) }
    /// The height, never negative.
    public var height: CGFloat { abs(size.height) }
    /// Whether the rectangle has no area.
    public var isEmpty: Bool { size.width == 0 || size.height == 0 }
    /// The same area with a size that is not negative.
    public var standardized: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }

    /// Whether a point is inside. The minimum edges are inside, the maximum edges are not.
    public func contains(_ point: CGPoint) -> Bool {
      point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
    /// Whether a rectangle lies inside entirely.
    public func contains(_ other: CGRect) -> Bool { union(other) == standardized }
    /// The rectangle with its sides moved inwards by these distances.
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
    /// The rectangle moved by these distances.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }
    /// The smallest rectangle that holds both.
    public func union(_ other: CGRect) -> CGRect {
      let left = min(minX, other.minX)
      let top = min(minY, other.minY)
      return CGRect(
        x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
    /// The common part; empty at the origin if there is none.
    public func intersection(_ other: CGRect) -> CGRect {
      let left = max(minX, other.minX)
      let top = max(minY, other.minY)
      let right = min(maxX, other.maxX)
      let bottom = min(maxY, other.maxY)
      guard right > left, bottom > top else { return .zero }
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
    /// Whether the two have a common part, be it an edge or a corner, as in Foundation.
    public func intersects(_ other: CGRect) -> Bool {
      minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
    }
  }

  /// What storyboards are read from: there are none.
  public final class NSCoder { deinit {} }

  /// A whole number as an object, without Foundation.
  public struct NSNumber: Hashable, Sendable {
    /// The number.
    public let intValue: Int
    /// Wraps a whole number.
    public init(value: Int) { intValue = value }
  }

  /// A part of a text, in UTF-16 units, where Foundation's is missing.
  public struct NSRange: Hashable, Sendable {
    /// Where it begins.
    public var location: Int
    /// How long it is.
    public var length: Int
    /// Names a part of a text.
    public init(location: Int, length: Int) {
      self.location = location
      self.length = length
    }
  }

  /// A row of a table, where Foundation's is missing.
  public struct IndexPath: Hashable, Comparable, Sendable {
    /// The section, counted from 0.
    public var section: Int
    /// The row in the section, counted from 0.
    public var row: Int
    /// Names a row.
    public init(row: Int, section: Int) {
      self.section = section
      self.row = row
    }
    /// Rows of earlier sections come first, then earlier rows.
    public static func < (a: IndexPath, b: IndexPath) -> Bool {
      (a.section, a.row) < (b.section, b.row)
    }
  }

  /// Numbers of sections in their order, where Foundation's is missing.
  public struct IndexSet: Hashable, Sendable, Sequence {
    private var numbers: [Int] = []
    /// Makes a set without numbers.
    public init() {}
    /// Makes a set of one number.
    public init(integer: Int) { numbers = [integer] }
    /// Adds a number.
    public mutating func insert(_ number: Int) {
      if !numbers.contains(number) {
        numbers.append(number)
        numbers.sort()
      }
    }
    /// Hands out the numbers.
    public func makeIterator() -> IndexingIterator<[Int]> { numbers.makeIterator() }
  }
#endif

#if !canImport(Darwin)
  /// A time or a duration, in seconds.
  public typealias CFTimeInterval = Double
#endif
