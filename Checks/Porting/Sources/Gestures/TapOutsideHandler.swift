import Foundation
import UIKit

#if canImport(ObjectiveC)
import ObjectiveC
#endif

/// Calls back for taps outside of a view. Written to build without Objective-C, too.
final class TapOutsideHandler: NSObject, UIGestureRecognizerDelegate {
  private weak var view: UIView?
  private let handler: () -> Void
  private(set) var recognizer: UITapGestureRecognizer!

  init(view: UIView, in container: UIView, handler: @escaping () -> Void) {
    self.view = view
    self.handler = handler
    super.init()
    #if canImport(ObjectiveC)
    recognizer = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
    #else
    recognizer = UITapGestureRecognizer()
    recognizer.addAction { [weak self] in self?.tapped($0) }
    #endif
    recognizer.cancelsTouchesInView = false
    recognizer.delegate = self
    container.addGestureRecognizer(recognizer)
  }

  #if canImport(ObjectiveC)
  @objc private func tapped(_ tap: UITapGestureRecognizer) { handle(tap) }
  #else
  private func tapped(_ tap: UIGestureRecognizer) { handle(tap) }
  #endif

  private func handle(_ tap: UIGestureRecognizer) {
    guard let view = view, view.window != nil else { return }
    if !view.point(inside: tap.location(in: view), with: nil) {
      handler()
    }
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let view = view, let touched = touch.view else { return true }
    return !touched.isDescendant(of: view)
  }
}
