import UIKit

/// A message that goes away by itself, or with a swipe.
final class ToastPresenter: NSObject {
  static let shared = ToastPresenter()

  private var toast: UILabel?
  private var hideTimer: Timer?

  func show(_ text: String, in view: UIView, seconds: TimeInterval = 2) {
    hide()
    let label = UILabel(frame: CGRect(x: 20, y: view.bounds.height - 80, width: view.bounds.width - 40, height: 40))
    label.text = text
    label.textAlignment = .center
    label.isUserInteractionEnabled = true
    view.addSubview(label)
    toast = label

    for direction in [UISwipeGestureRecognizer.Direction.down, .left, .right] {
      let swipe = UISwipeGestureRecognizer(target: self, action: #selector(hide))
      swipe.direction = direction
      label.addGestureRecognizer(swipe)
    }
    label.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(hold(_:))))
    hideTimer = Timer.scheduledTimer(timeInterval: seconds, target: self, selector: #selector(hide), userInfo: nil, repeats: false)
  }

  @objc func hide() {
    hideTimer?.invalidate()
    hideTimer = nil
    guard let old = toast else { return }
    toast = nil
    UIView.animate(withDuration: 0.2, animations: { old.alpha = 0 }) { _ in
      old.removeFromSuperview()
    }
  }

  /// The toast stays while a finger holds it.
  @objc private func hold(_ press: UILongPressGestureRecognizer) {
    if press.state == .began {
      hideTimer?.invalidate()
    } else if press.state == .ended || press.state == .cancelled {
      perform(#selector(ToastPresenter.hide), with: nil, afterDelay: 1)
    }
  }
}
