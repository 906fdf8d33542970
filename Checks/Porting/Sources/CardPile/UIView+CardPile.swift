// SPDX-License-Identifier: MIT

import ObjectiveC
import UIKit

public extension UIView {
  /// The pile around this view, if it is on a card.
  @objc var cp_pile: CardPileView? {
    var view: UIView? = self
    while let current = view {
      if let pile = current as? CardPileView { return pile }
      view = current.superview
    }
    return nil
  }

  /// Called once with the next tap on this view.
  func cp_onNextTap(_ action: @escaping () -> Void) {
    let once = CardPileOnce(action)
    let tap = UITapGestureRecognizer(target: once, action: #selector(CardPileOnce.run(_:)))
    objc_setAssociatedObject(self, &CardPileOnce.key, once, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    addGestureRecognizer(tap)
  }
}

private class CardPileOnce: NSObject {
  fileprivate static var key: Void?
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  @objc func run(_ tap: UITapGestureRecognizer) {
    action()
    tap.view?.removeGestureRecognizer(tap)
    tap.removeTarget(self, action: #selector(run(_:)))
  }
}
