// SPDX-License-Identifier: MIT

import UIKit

extension CardPileView {
  func cardDidBeginDragging(_ card: CardView) {
    animator.cancel()
    CardHaptics.shared.prepare()
  }

  func card(_ card: CardView, isDraggedBy share: CGFloat) {
    delegate?.cardPile?(self, draggedBy: share)
    guard options.revealsNext, visibleCards.count > 1 else { return }
    let scale = 1 - options.scaleStep * (1 - share)
    visibleCards[1].transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  func cardDidEndDragging(_ card: CardView) {
    let direction = CardDirection(card.swipe.dragVector)
    let isFar = card.swipe.share(towards: direction) >= 1 || card.swipe.isThrown(towards: direction)
    guard isFar, allows(direction), delegate?.cardPile?(self, shouldSwipeCardAt: topIndex, towards: direction) ?? true else {
      putBack(card)
      return
    }
    remove(card, towards: direction, animated: true)
  }

  @objc func putBack(_ card: CardView) {
    card.overlays.values.forEach { $0.alpha = 0 }
    animator.putBack(card)
  }

  func cardWasTapped(_ card: CardView) {
    guard card === topCard else { return }
    delegate?.cardPile?(self, didSelectCardAt: topIndex)
  }

  func remove(_ card: CardView, towards direction: CardDirection, animated: Bool) {
    let index = topIndex
    history.append((index, direction))
    visibleCards.removeFirst()
    topIndex += 1
    CardHaptics.shared.swiped()
    let finish = { [weak self] in
      guard let self = self else { return }
      card.removeFromSuperview()
      self.delegate?.cardPile?(self, didSwipeCardAt: index, towards: direction)
      if self.visibleCards.isEmpty {
        self.delegate?.cardPileDidRunOut?(self)
      }
    }
    if animated {
      animator.throwAway(card, towards: direction, in: self, completion: finish)
    } else {
      finish()
    }
    fill()
  }

  private func allows(_ direction: CardDirection) -> Bool {
    guard let allowed = delegate?.cardPileAllowedDirections else { return options.directions.contains(direction) }
    return allowed.contains(NSNumber(value: direction.rawValue))
  }
}
