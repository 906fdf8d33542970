import UIKit

/// Brings a touch-down effect to any view, without a subclass of it.
final class RippleInteraction: NSObject, UIInteraction {
  private(set) weak var view: UIView?
  private(set) var ripples: [CGPoint] = []
  private lazy var press: UILongPressGestureRecognizer = {
    let press = UILongPressGestureRecognizer(target: self, action: #selector(handlePress(_:)))
    press.minimumPressDuration = 0
    press.cancelsTouchesInView = false
    press.delegate = self
    return press
  }()

  func willMove(to view: UIView?) {
    guard view == nil else { return }
    self.view?.removeGestureRecognizer(press)
  }

  func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  @objc private func handlePress(_ press: UILongPressGestureRecognizer) {
    if press.state == .began { ripples.append(press.location(in: view)) }
  }
}

extension RippleInteraction: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    true
  }
}

extension UIView {
  /// The first ripple of the view.
  var ripple: RippleInteraction? {
    interactions.lazy.compactMap { $0 as? RippleInteraction }.first
  }
}
