// The one bridge between the geometry that iOS code speaks and GestureCore's.

import GestureCore

nonisolated extension CGPoint {
  /// The point that GestureCore calculates with.
  @inline(__always)
  var core: Point { Point(Double(x), Double(y)) }

  /// Makes the point that iOS code sees from one of GestureCore's.
  @inline(__always)
  init(_ point: Point) { self.init(x: CGFloat(point.x), y: CGFloat(point.y)) }
}
