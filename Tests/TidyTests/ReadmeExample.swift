// The README's example, letter by letter: it compiles here, and a test compares the two.

// README begins
// Sources/Pinboard/Board.swift
import UIKit

final class Board: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Board.drag))
  }
  func drag(_ pan: UIPanGestureRecognizer) {
    center.x += pan.translation(in: superview).x
    center.y += pan.translation(in: superview).y
    pan.setTranslation(.zero, in: superview)
  }
}
// README ends
