// Question 4: two fingers scale the picture or turn it, and never both.

import UIKit

enum PinchAndTurn {
  static func wrong() -> UIViewController { Wrong.PhotoController() }
  static func right() -> UIViewController { Right.PhotoController() }

  enum Wrong {
    // WRONG begins
    final class PhotoController: UIViewController {
      override func viewDidLoad() {
        view.addGestureRecognizer(
          UIPinchGestureRecognizer(target: self, action: PhotoController.scale))
        view.addGestureRecognizer(
          UIRotationGestureRecognizer(
            target: self, action: PhotoController.turn))
      }
      func scale(_ pinch: UIPinchGestureRecognizer) {
        if pinch.state == .began { print("begins to scale") }
      }
      func turn(_ rotation: UIRotationGestureRecognizer) {
        if rotation.state == .began { print("begins to turn") }
      }
    }
    // WRONG ends
  }

  enum Right {
    // RIGHT begins
    final class PhotoController: UIViewController, UIGestureRecognizerDelegate {
      override func viewDidLoad() {
        let pinch = UIPinchGestureRecognizer(
          target: self, action: PhotoController.scale)
        pinch.delegate = self
        view.addGestureRecognizer(pinch)
        view.addGestureRecognizer(
          UIRotationGestureRecognizer(
            target: self, action: PhotoController.turn))
      }
      func scale(_ pinch: UIPinchGestureRecognizer) {
        if pinch.state == .began { print("begins to scale") }
      }
      func turn(_ rotation: UIRotationGestureRecognizer) {
        if rotation.state == .began { print("begins to turn") }
      }

      func gestureRecognizer(
        _ recognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
      ) -> Bool {
        other is UIRotationGestureRecognizer
      }
    }
    // RIGHT ends
  }
}
