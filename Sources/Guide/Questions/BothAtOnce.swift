// Question 15: a delegate says no, and both gestures are recognized together all the same.

import UIKit

enum BothAtOnce {
  static func wrong() -> UIViewController { Wrong.BoardController() }
  static func right() -> UIViewController { Right.BoardController() }

  enum Wrong {
    // WRONG begins
    final class CardView: UIView, UIGestureRecognizerDelegate {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let pan = UIPanGestureRecognizer(target: self, action: CardView.drag)
        pan.name = "card's pan"
        pan.delegate = self
        addGestureRecognizer(pan)
      }
      required init?(coder: NSCoder) { fatalError() }

      func drag(_ pan: UIPanGestureRecognizer) {
        if pan.state == .began { print("the card moves") }
      }

      func gestureRecognizer(
        _ recognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
      ) -> Bool { true }
    }

    final class BoardController: UIViewController, UIGestureRecognizerDelegate {
      override func viewDidLoad() {
        let pan = UIPanGestureRecognizer(
          target: self, action: BoardController.drag)
        pan.name = "board's pan"
        pan.delegate = self
        view.addGestureRecognizer(pan)
        view.addSubview(
          CardView(frame: CGRect(x: 110, y: 190, width: 100, height: 100)))
      }
      func drag(_ pan: UIPanGestureRecognizer) {
        if pan.state == .began { print("the board moves") }
      }

      func gestureRecognizer(
        _ recognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
      ) -> Bool { false }
    }
    // WRONG ends
  }

  enum Right {
    // RIGHT begins
    final class CardView: UIView, UIGestureRecognizerDelegate {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let pan = UIPanGestureRecognizer(target: self, action: CardView.drag)
        pan.name = "card's pan"
        pan.delegate = self
        addGestureRecognizer(pan)
      }
      required init?(coder: NSCoder) { fatalError() }

      func drag(_ pan: UIPanGestureRecognizer) {
        if pan.state == .began { print("the card moves") }
      }

      func gestureRecognizer(
        _ recognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
      ) -> Bool { other.view === self }
    }

    final class BoardController: UIViewController {
      override func viewDidLoad() {
        let pan = UIPanGestureRecognizer(
          target: self, action: BoardController.drag)
        pan.name = "board's pan"
        view.addGestureRecognizer(pan)
        view.addSubview(
          CardView(frame: CGRect(x: 110, y: 190, width: 100, height: 100)))
      }
      func drag(_ pan: UIPanGestureRecognizer) {
        if pan.state == .began { print("the board moves") }
      }
    }
    // RIGHT ends
  }
}
