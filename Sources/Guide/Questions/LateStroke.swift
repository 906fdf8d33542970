// Question 9: a line that is drawn with a pan does not begin where the finger came down.

import UIKit

enum LateStroke {
  static func wrong() -> UIViewController { Wrong.DrawingController() }
  static func right() -> UIViewController { Right.DrawingController() }

  enum Wrong {
    // WRONG begins
    final class DrawingController: UIViewController {
      override func viewDidLoad() {
        view.addGestureRecognizer(
          UIPanGestureRecognizer(target: self, action: DrawingController.draw))
      }
      func draw(_ pan: UIPanGestureRecognizer) {
        let x = Int(pan.location(in: view).x)
        switch pan.state {
        case .began: print("the line begins at \(x)")
        case .ended:
          let moved = Int(pan.translation(in: view).x)
          print("the line ends at \(x), moved \(moved)")
        default: break
        }
      }
    }
    // WRONG ends
  }

  enum Right {
    // RIGHT begins
    final class DrawingController: UIViewController {
      override func viewDidLoad() {
        let press = UILongPressGestureRecognizer(
          target: self, action: DrawingController.draw)
        press.minimumPressDuration = 0
        view.addGestureRecognizer(press)
      }
      func draw(_ press: UILongPressGestureRecognizer) {
        let x = Int(press.location(in: view).x)
        switch press.state {
        case .began: print("the line begins at \(x)")
        case .ended: print("the line ends at \(x)")
        default: break
        }
      }
    }
    // RIGHT ends
  }
}
