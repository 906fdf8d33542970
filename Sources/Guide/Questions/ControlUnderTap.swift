// Question 11: a tap on the root view takes the taps of a control.

import UIKit

enum ControlUnderTap {
  static func wrong() -> UIViewController { controller(Wrong.StarControl(frame: starFrame)) }
  static func right() -> UIViewController { controller(Right.StarControl(frame: starFrame)) }

  enum Wrong {
    // WRONG begins
    final class StarControl: UIControl {
      override init(frame: CGRect) {
        super.init(frame: frame)
        addTarget(self, action: StarControl.rate, for: .touchUpInside)
      }
      required init?(coder: NSCoder) { fatalError() }

      func rate() { print("a star is given") }
    }
    // WRONG ends
  }

  enum Right {
    // RIGHT begins
    final class StarControl: UIControl {
      override init(frame: CGRect) {
        super.init(frame: frame)
        addTarget(self, action: StarControl.rate, for: .touchUpInside)
      }
      required init?(coder: NSCoder) { fatalError() }

      override func gestureRecognizerShouldBegin(
        _ recognizer: UIGestureRecognizer
      ) -> Bool {
        recognizer.view === self || !(recognizer is UITapGestureRecognizer)
      }
      func rate() { print("a star is given") }
    }
    // RIGHT ends
  }

  private static let starFrame = CGRect(x: 130, y: 210, width: 60, height: 60)

  private static func controller(_ star: UIView) -> UIViewController {
    let controller = MenuController()
    controller.view.addSubview(star)
    return controller
  }
}

/// A controller whose view closes a menu by a tap.
private final class MenuController: UIViewController {
  override func viewDidLoad() {
    let tap = UITapGestureRecognizer(
      target: self, action: MenuController.closeMenu)
    tap.name = "menu tap"
    view.addGestureRecognizer(tap)
  }
  func closeMenu() { print("the menu closes") }
}
