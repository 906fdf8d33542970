// How far a picture glides after its release, and where pictures may lie. It does not know views or
// gestures.

import UIKit

/// The way of a picture from its release to its rest.
struct Glide: Equatable {
  /// Where the picture's centre comes to rest.
  let end: CGPoint
  /// How long that takes, in seconds.
  let duration: TimeInterval

  /// A picture glides on with its velocity, in points per second, for as many tenths of a second as
  /// its speed has times 200; slowing down, it takes twice that long. It stays inside the board.
  init(from start: CGPoint, velocity: CGPoint, radius: CGFloat, inside board: CGRect) {
    let speed = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
    let time = speed / 200 * 0.1
    let goal = CGPoint(x: start.x + velocity.x * time, y: start.y + velocity.y * time)
    end = board.placeForCircle(near: goal, radius: radius)
    duration = TimeInterval(time * 2)
  }
}

extension CGRect {
  /// The centre nearest to a point around which a circle lies inside; in the middle along a side
  /// that is too short for it.
  func placeForCircle(near point: CGPoint, radius: CGFloat) -> CGPoint {
    func place(_ value: CGFloat, from low: CGFloat, to high: CGFloat) -> CGFloat {
      low <= high ? min(max(value, low), high) : (low + high) / 2
    }
    return CGPoint(
      x: place(point.x, from: minX + radius, to: maxX - radius),
      y: place(point.y, from: minY + radius, to: maxY - radius))
  }
}
