// Question 6: half of a button is outside its superview, and hears nothing there.

import UIKit

enum OutsideBounds {
  static func wrong() -> UIViewController { controller(Wrong.CardView(frame: cardFrame)) }
  static func right() -> UIViewController { controller(Right.CardView(frame: cardFrame)) }

  enum Wrong {
    // WRONG begins
    final class CardView: UIView {
      let closeButton = UIButton(
        frame: CGRect(x: 180, y: -40, width: 60, height: 60))

      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(closeButton)
        closeButton.addTarget(self, action: CardView.close, for: .touchUpInside)
      }
      required init?(coder: NSCoder) { fatalError() }

      func close() { print("the card closes") }
    }
    // WRONG ends
  }

  enum Right {
    // RIGHT begins
    final class CardView: UIView {
      let closeButton = UIButton(
        frame: CGRect(x: 180, y: -40, width: 60, height: 60))

      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(closeButton)
        closeButton.addTarget(self, action: CardView.close, for: .touchUpInside)
      }
      required init?(coder: NSCoder) { fatalError() }

      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
          || closeButton.frame.contains(point)
      }
      func close() { print("the card closes") }
    }
    // RIGHT ends
  }

  private static let cardFrame = CGRect(x: 60, y: 180, width: 200, height: 120)

  private static func controller(_ card: UIView) -> UIViewController {
    let controller = UIViewController()
    controller.view.addSubview(card)
    return controller
  }
}
