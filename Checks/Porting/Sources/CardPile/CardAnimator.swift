// SPDX-License-Identifier: MIT

import UIKit

/// All moves of cards that no finger makes.
final class CardAnimator: NSObject {
  var duration: TimeInterval = 0.3
  private var pending: DispatchWorkItem?

  func throwAway(_ card: CardView, towards direction: CardDirection, in pile: UIView, completion: @escaping () -> Void) {
    let way = max(pile.bounds.width, pile.bounds.height) * 1.5
    card.isUserInteractionEnabled = false
    UIView.animate(
      withDuration: duration,
      delay: 0,
      options: [.curveEaseOut, .allowUserInteraction],
      animations: {
        card.transform = card.transform.concatenating(
          CGAffineTransform(translationX: direction.vector.dx * way, y: direction.vector.dy * way)
        )
      },
      completion: { _ in completion() }
    )
  }

  func putBack(_ card: CardView) {
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0, options: [],
      animations: { card.transform = .identity })
  }

  func bringIn(_ card: CardView, from direction: CardDirection, in pile: UIView) {
    pile.layoutIfNeeded()
    let goal = card.transform
    card.transform = CGAffineTransform(
      translationX: direction.vector.dx * pile.bounds.width, y: direction.vector.dy * pile.bounds.height)
    let work = DispatchWorkItem {
      UIView.animate(withDuration: self.duration) { card.transform = goal }
    }
    pending = work
    DispatchQueue.main.async(execute: work)
  }

  func cancel() {
    pending?.cancel()
    pending = nil
  }
}
