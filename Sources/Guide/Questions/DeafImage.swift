// Question 14: a tap recognizer on an image view never fires.

import UIKit

enum DeafImage {
  static func wrong() -> UIViewController { Wrong.ProfileController() }
  static func right() -> UIViewController { Right.ProfileController() }

  enum Wrong {
    // WRONG begins
    final class ProfileController: UIViewController {
      override func viewDidLoad() {
        let portrait = UIImageView(
          frame: CGRect(x: 110, y: 190, width: 100, height: 100))
        portrait.addGestureRecognizer(
          UITapGestureRecognizer(
            target: self, action: ProfileController.enlarge))
        view.addSubview(portrait)
      }
      func enlarge() { print("the portrait grows") }
    }
    // WRONG ends
  }

  enum Right {
    // RIGHT begins
    final class ProfileController: UIViewController {
      override func viewDidLoad() {
        let portrait = UIImageView(
          frame: CGRect(x: 110, y: 190, width: 100, height: 100))
        portrait.isUserInteractionEnabled = true
        portrait.addGestureRecognizer(
          UITapGestureRecognizer(
            target: self, action: ProfileController.enlarge))
        view.addSubview(portrait)
      }
      func enlarge() { print("the portrait grows") }
    }
    // RIGHT ends
  }
}
