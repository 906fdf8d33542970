// Arithmetic of points, as many apps have it.

import Distances
import UIKit

extension CGPoint {
  static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }

  static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }

  func distance(to other: CGPoint) -> CGFloat {
    Distances.distance(other.x - x, other.y - y)
  }
}
