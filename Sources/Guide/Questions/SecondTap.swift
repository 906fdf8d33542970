// Question 10: of two quick taps on two pictures, the second one does nothing.

import UIKit

enum SecondTap {
  static func wrong() -> UIViewController { Wrong.BoardController() }
  static func right() -> UIViewController { Right.BoardController() }

  enum Wrong {
    // WRONG begins
    final class BoardController: UIViewController {
      override func viewDidLoad() {
        for y in [40, 240] {
          view.addSubview(
            UIView(frame: CGRect(x: 20, y: y, width: 280, height: 120)))
        }
        let double = UITapGestureRecognizer(
          target: self, action: BoardController.zoom)
        double.numberOfTapsRequired = 2
        double.name = "double"
        let single = UITapGestureRecognizer(
          target: self, action: BoardController.select)
        single.require(toFail: double)
        single.name = "single"
        view.addGestureRecognizer(double)
        view.addGestureRecognizer(single)
      }
      func select(_ tap: UITapGestureRecognizer) {
        let picture = view.hitTest(tap.location(in: view), with: nil)
        print("selects the picture at \(Int(picture?.frame.minY ?? 0))")
      }
      func zoom(_ tap: UITapGestureRecognizer) { print("zooms") }
    }
    // WRONG ends
  }

  enum Right {
    // RIGHT begins
    final class BoardController: UIViewController {
      override func viewDidLoad() {
        for y in [40, 240] {
          let picture = UIView(
            frame: CGRect(x: 20, y: y, width: 280, height: 120))
          let double = UITapGestureRecognizer(
            target: self, action: BoardController.zoom)
          double.numberOfTapsRequired = 2
          double.name = "double \(y)"
          let single = UITapGestureRecognizer(
            target: self, action: BoardController.select)
          single.require(toFail: double)
          single.name = "single \(y)"
          picture.addGestureRecognizer(double)
          picture.addGestureRecognizer(single)
          view.addSubview(picture)
        }
      }
      func select(_ tap: UITapGestureRecognizer) {
        print("selects the picture at \(Int(tap.view?.frame.minY ?? 0))")
      }
      func zoom(_ tap: UITapGestureRecognizer) { print("zooms") }
    }
    // RIGHT ends
  }
}
