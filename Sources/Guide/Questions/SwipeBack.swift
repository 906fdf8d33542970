// Question 3: a pan of one's own takes the swipe back of a navigation controller.

import UIKit

enum SwipeBack {
  static func wrong() -> UIViewController { navigation(to: Wrong.CardsController()) }
  static func right() -> UIViewController { navigation(to: Right.CardsController()) }

  enum Wrong {
    // WRONG begins
    final class CardsController: UIViewController {
      override func viewDidLoad() {
        let pan = UIPanGestureRecognizer(
          target: self, action: CardsController.turn)
        pan.name = "cards' pan"
        view.addGestureRecognizer(pan)
      }
      override func viewDidDisappear(_ animated: Bool) { print("went back") }

      func turn(_ pan: UIPanGestureRecognizer) {
        if pan.state == .began { print("the cards turn") }
      }
    }
    // WRONG ends
  }

  enum Right {
    // RIGHT begins
    final class CardsController: UIViewController {
      override func viewDidLoad() {
        let pan = UIPanGestureRecognizer(
          target: self, action: CardsController.turn)
        pan.name = "cards' pan"
        view.addGestureRecognizer(pan)
        if let edge = navigationController?.interactivePopGestureRecognizer {
          pan.require(toFail: edge)
        }
      }
      override func viewDidDisappear(_ animated: Bool) { print("went back") }

      func turn(_ pan: UIPanGestureRecognizer) {
        if pan.state == .began { print("the cards turn") }
      }
    }
    // RIGHT ends
  }

  private static func navigation(to controller: UIViewController) -> UIViewController {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(controller, animated: false)
    navigation.interactivePopGestureRecognizer?.name = "edge"
    return navigation
  }
}
