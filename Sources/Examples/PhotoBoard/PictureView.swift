// A round picture, and the board that finds pictures where they are seen.

import UIKit

/// A round picture that stops where it is seen when a finger touches it.
final class PictureView: UIImageView {
  /// The radius as it is seen, in the board's points.
  var radius: CGFloat {
    bounds.width / 2 * (transform.a * transform.a + transform.b * transform.b).squareRoot()
  }

  /// Where the centre is seen: on its way while the picture glides.
  var visibleCenter: CGPoint { layer.presentation()?.position ?? center }

  /// Whether the picture is seen at a point of the board.
  func isSeen(at point: CGPoint) -> Bool {
    let (dx, dy) = (point.x - visibleCenter.x, point.y - visibleCenter.y)
    return dx * dx + dy * dy <= radius * radius
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    let place = visibleCenter
    layer.removeAllAnimations()
    guard place != center, let board = superview?.bounds else { return }
    // One that glides in from outside would stay there if the finger does not drag it.
    center = board.placeForCircle(near: place, radius: 0)
  }
}

/// A view that finds pictures where they are seen, so that a gliding one can be caught.
///
/// UIKit looks for views where their animations will end.
final class BoardView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard super.hitTest(point, with: event) != nil else { return nil }
    let pictures = subviews.compactMap { $0 as? PictureView }
    return pictures.last { $0.isSeen(at: point) } ?? self
  }
}
