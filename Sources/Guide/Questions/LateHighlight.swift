// Question 7: keys in a scroll view light up late, and not at all for a quick tap.

import UIKit

enum LateHighlight {
  static func wrong() -> UIViewController { Wrong.KeysController() }
  static func right() -> UIViewController { Right.KeysController() }

  enum Wrong {
    // WRONG begins
    final class KeysController: UIViewController {
      override func viewDidLoad() {
        let keys = UIScrollView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 240))
        keys.contentSize = CGSize(width: 320, height: 600)
        keys.addSubview(
          KeyView(frame: CGRect(x: 20, y: 20, width: 80, height: 80)))
        view.addSubview(keys)
      }
    }
    // WRONG ends
  }

  enum Right {
    // RIGHT begins
    final class KeysView: UIScrollView {
      override func touchesShouldCancel(in view: UIView) -> Bool { true }
    }

    final class KeysController: UIViewController {
      override func viewDidLoad() {
        let keys = KeysView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
        keys.contentSize = CGSize(width: 320, height: 600)
        keys.delaysContentTouches = false
        keys.addSubview(
          KeyView(frame: CGRect(x: 20, y: 20, width: 80, height: 80)))
        view.addSubview(keys)
      }
    }
    // RIGHT ends
  }
}

/// A key that says when it lights up.
final class KeyView: UIControl {
  override var isHighlighted: Bool {
    didSet {
      if isHighlighted != oldValue { print(isHighlighted ? "the key is lit" : "the key is dark") }
    }
  }
}
