// The conversions between UIKit's geometry and GestureCore's.

import GestureCore

nonisolated extension CGPoint {
  /// The point that GestureCore calculates with.
  @inline(__always)
  package var core: Point { Point(Double(x), Double(y)) }

  /// Makes a point of UIKit from one of GestureCore.
  @inline(__always)
  package init(_ point: Point) { self.init(x: CGFloat(point.x), y: CGFloat(point.y)) }
}

nonisolated extension CGRect {
  /// The rectangle that GestureCore decides with.
  var place: FocusPlace {
    FocusPlace(
      from: Point(Double(minX), Double(minY)), to: Point(Double(maxX), Double(maxY)))
  }
}
