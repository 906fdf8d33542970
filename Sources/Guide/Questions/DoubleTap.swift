// Question 1: a double tap also does what the single tap does.

import UIKit

enum DoubleTap {
  static func wrong() -> UIViewController { Wrong.PhotoController() }
  static func right() -> UIViewController { Right.PhotoController() }

  enum Wrong {
    // WRONG begins
    final class PhotoController: UIViewController {
      override func viewDidLoad() {
        let single = UITapGestureRecognizer(
          target: self, action: PhotoController.hideBars)
        single.name = "single"
        let double = UITapGestureRecognizer(
          target: self, action: PhotoController.zoom)
        double.name = "double"
        double.numberOfTapsRequired = 2
        view.addGestureRecognizer(single)
        view.addGestureRecognizer(double)
      }
      func hideBars() { print("the bars hide") }
      func zoom() { print("zooms in") }
    }
    // WRONG ends
  }

  enum Right {
    // RIGHT begins
    final class PhotoController: UIViewController {
      override func viewDidLoad() {
        let single = UITapGestureRecognizer(
          target: self, action: PhotoController.hideBars)
        single.name = "single"
        let double = UITapGestureRecognizer(
          target: self, action: PhotoController.zoom)
        double.name = "double"
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        view.addGestureRecognizer(single)
        view.addGestureRecognizer(double)
      }
      func hideBars() { print("the bars hide") }
      func zoom() { print("zooms in") }
    }
    // RIGHT ends
  }
}
