// Question 13: a view that draws from touches keeps half a line after a pinch.

import UIKit

enum OpenStroke {
  static func wrong() -> UIViewController { controller(Wrong.CanvasView(frame: canvasFrame)) }
  static func right() -> UIViewController { controller(Right.CanvasView(frame: canvasFrame)) }

  enum Wrong {
    // WRONG begins
    final class CanvasView: UIView {
      override func touchesBegan(
        _ touches: Set<UITouch>, with event: UIEvent?
      ) {
        print("a line begins")
      }
      override func touchesEnded(
        _ touches: Set<UITouch>, with event: UIEvent?
      ) {
        print("the line is kept")
      }
    }
    // WRONG ends
  }

  enum Right {
    // RIGHT begins
    final class CanvasView: UIView {
      override func touchesBegan(
        _ touches: Set<UITouch>, with event: UIEvent?
      ) {
        print("a line begins")
      }
      override func touchesEnded(
        _ touches: Set<UITouch>, with event: UIEvent?
      ) {
        print("the line is kept")
      }
      override func touchesCancelled(
        _ touches: Set<UITouch>, with event: UIEvent?
      ) {
        print("the line is taken back")
      }
    }
    // RIGHT ends
  }

  private static let canvasFrame = CGRect(x: 0, y: 0, width: 320, height: 480)

  private static func controller(_ canvas: UIView) -> UIViewController {
    let controller = ZoomController()
    controller.view.addSubview(canvas)
    return controller
  }
}

/// A controller whose view zooms by a pinch.
private final class ZoomController: UIViewController {
  override func viewDidLoad() {
    view.addGestureRecognizer(
      UIPinchGestureRecognizer(target: self, action: ZoomController.zoom))
  }
  func zoom(_ pinch: UIPinchGestureRecognizer) {
    if pinch.state == .began { print("zooms") }
  }
}
