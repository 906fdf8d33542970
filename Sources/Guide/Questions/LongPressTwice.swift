// Question 8: one long press shows the menu twice.

import UIKit

enum LongPressTwice {
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
