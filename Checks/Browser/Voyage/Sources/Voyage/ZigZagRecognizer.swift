// A recognizer of the app's own: a finger that turns back often enough.

import UIKit
import UIKit.UIGestureRecognizerSubclass

private enum Constants {
  static let turns = 3
  static let width: CGFloat = 20
}

final class ZigZagRecognizer: UIGestureRecognizer {
  private enum Direction {
    case left
    case right
  }

  private var turn = CGPoint.zero
  private var direction: Direction?
  private var turnCount = 0

  deinit {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touches.count == 1, event.allTouches?.count == 1, let touch = touches.first else {
      state = .failed
      return
    }
    turn = touch.location(in: view)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let place = touches.first?.location(in: view), place.distance(to: turn) > Constants.width
    else { return }
    let now: Direction = place.x < turn.x ? .left : .right
    if let direction, direction != now { turnCount += 1 }
    (direction, turn) = (now, place)
    if turnCount == Constants.turns { state = .recognized }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  override func reset() { (turn, direction, turnCount) = (.zero, nil, 0) }
}
