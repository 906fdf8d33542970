// Question 8: one long press shows the menu twice.

import TouchTesting
import UIKit

enum LongPressTwice: Question {
  // FINGERS begins
  static let fingers = Fingers.longPress(at: CGPoint(x: 160, y: 240), for: 0.8)
  // FINGERS ends

  static func wrong() -> UIViewController { Wrong.PhotoController() }
  static func right() -> UIViewController { Right.PhotoController() }

  enum Wrong {
    // WRONG begins
    final class PhotoController: UIViewController {
      override func viewDidLoad() {
        view.addGestureRecognizer(
          UILongPressGestureRecognizer(
            target: self, action: PhotoController.showMenu))
      }
      func showMenu(_ press: UILongPressGestureRecognizer) {
        print("the menu shows")
      }
    }
    // WRONG ends
  }

  enum Right {
    // RIGHT begins
    final class PhotoController: UIViewController {
      override func viewDidLoad() {
        view.addGestureRecognizer(
          UILongPressGestureRecognizer(
            target: self, action: PhotoController.showMenu))
      }
      func showMenu(_ press: UILongPressGestureRecognizer) {
        guard press.state == .began else { return }
        print("the menu shows")
      }
    }
    // RIGHT ends
  }
}
