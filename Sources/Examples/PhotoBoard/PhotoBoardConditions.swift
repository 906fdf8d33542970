// What holds on the board after each event.

import TouchTrace
import UIKit

nonisolated extension TouchApp {
  /// The app with what holds on the board.
  func withPhotoBoardConditions() -> TouchApp {
    always("a picture that no finger drags has its middle on the board") {
      (board: PhotoBoardViewController) in
      board.pictures.allSatisfy { $0.isDragged || $0.isMiddle(in: board.view.bounds) }
    }
    .always("every picture has a size above zero") { (board: PhotoBoardViewController) in
      board.pictures.allSatisfy { $0.radius > 0 && $0.radius.isFinite }
    }
    .always("a picture is opaque or translucent") { (board: PhotoBoardViewController) in
      board.pictures.allSatisfy { $0.alpha == 1 || abs($0.alpha - 0.7) < 0.001 }
    }
    .always("a movement that a picture has taken counts no longer") {
      (board: PhotoBoardViewController) in
      board.pictures.allSatisfy { picture in
        (picture.gestureRecognizers ?? []).allSatisfy { !$0.hasMovement(in: board.view) }
      }
    }
    .always("every picture takes touches") { (board: PhotoBoardViewController) in
      board.view.isUserInteractionEnabled
        && board.pictures.allSatisfy { picture in
          picture.isUserInteractionEnabled && picture.superview === board.view
            && (picture.gestureRecognizers ?? []).allSatisfy(\.isEnabled)
        }
    }
  }
}

extension PictureView {
  /// Whether a finger drags it.
  fileprivate var isDragged: Bool {
    (gestureRecognizers ?? []).contains { $0 is UIPanGestureRecognizer && $0.isGoingOn }
  }

  /// Whether its middle is in a rectangle; numbers are rounded on their way.
  fileprivate func isMiddle(in board: CGRect) -> Bool {
    board.insetBy(dx: -0.001, dy: -0.001).contains(center)
  }
}

extension UIGestureRecognizer {
  /// Whether it is on its way and holds a movement.
  fileprivate func hasMovement(in view: UIView) -> Bool {
    guard isGoingOn else { return false }
    switch self {
    case let pan as UIPanGestureRecognizer:
      let translation = pan.translation(in: view)
      return abs(translation.x) > 0.001 || abs(translation.y) > 0.001
    case let pinch as UIPinchGestureRecognizer: return abs(pinch.scale - 1) > 0.001
    case let rotation as UIRotationGestureRecognizer: return abs(rotation.rotation) > 0.001
    default: return false
    }
  }
}
