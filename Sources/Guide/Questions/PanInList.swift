// Question 2: a pan on a row, and the list does not scroll any more.

import UIKit

enum PanInList {
  static func wrong() -> UIViewController { list(Wrong.RowView(frame: rowFrame)) }
  static func right() -> UIViewController { list(Right.RowView(frame: rowFrame)) }

  enum Wrong {
    // WRONG begins
    final class RowView: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let pan = UIPanGestureRecognizer(target: self, action: RowView.slide)
        pan.name = "row's pan"
        addGestureRecognizer(pan)
      }
      required init?(coder: NSCoder) { fatalError() }

      func slide(_ pan: UIPanGestureRecognizer) {
        if pan.state == .began { print("the row moves") }
      }
    }
    // WRONG ends
  }

  enum Right {
    // RIGHT begins
    final class RowView: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let pan = UIPanGestureRecognizer(target: self, action: RowView.slide)
        pan.name = "row's pan"
        addGestureRecognizer(pan)
      }
      required init?(coder: NSCoder) { fatalError() }

      override func gestureRecognizerShouldBegin(
        _ recognizer: UIGestureRecognizer
      ) -> Bool {
        guard let pan = recognizer as? UIPanGestureRecognizer, pan.view === self
        else { return true }
        let velocity = pan.velocity(in: self)
        return abs(velocity.x) > abs(velocity.y)
      }
      func slide(_ pan: UIPanGestureRecognizer) {
        if pan.state == .began { print("the row moves") }
      }
    }
    // RIGHT ends
  }

  private static let rowFrame = CGRect(x: 0, y: 200, width: 320, height: 80)

  private static func list(_ row: UIView) -> UIViewController { ListController(row) }
}

/// A list of one row, which says when it begins to scroll.
private final class ListController: UIViewController, UIScrollViewDelegate {
  private let row: UIView

  init(_ row: UIView) {
    self.row = row
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    list.contentSize = CGSize(width: 320, height: 2000)
    list.panGestureRecognizer.name = "list's pan"
    list.delegate = self
    list.addSubview(row)
    view.addSubview(list)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { print("the list scrolls") }
}
