// Question 12: a swipe never fires beside a pan.

import UIKit

enum SwipeBesidePan {
  static func wrong() -> UIViewController { Wrong.PlayerController() }
  static func right() -> UIViewController { Right.PlayerController() }

  enum Wrong {
    // WRONG begins
    final class PlayerController: UIViewController {
      override func viewDidLoad() {
        let swipe = UISwipeGestureRecognizer(
          target: self, action: PlayerController.skip)
        swipe.direction = .left
        let pan = UIPanGestureRecognizer(
          target: self, action: PlayerController.seek)
        view.addGestureRecognizer(swipe)
        view.addGestureRecognizer(pan)
      }
      func skip() { print("the next song") }
      func seek(_ pan: UIPanGestureRecognizer) {
        if pan.state == .began { print("seeks") }
      }
    }
    // WRONG ends
  }

  enum Right {
    // RIGHT begins
    final class PlayerController: UIViewController {
      override func viewDidLoad() {
        let swipe = UISwipeGestureRecognizer(
          target: self, action: PlayerController.skip)
        swipe.direction = .left
        let pan = UIPanGestureRecognizer(
          target: self, action: PlayerController.seek)
        pan.require(toFail: swipe)
        view.addGestureRecognizer(swipe)
        view.addGestureRecognizer(pan)
      }
      func skip() { print("the next song") }
      func seek(_ pan: UIPanGestureRecognizer) {
        if pan.state == .began { print("seeks") }
      }
    }
    // RIGHT ends
  }
}
