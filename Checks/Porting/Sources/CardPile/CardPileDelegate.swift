// SPDX-License-Identifier: MIT

import UIKit

/// Tells which cards there are.
@objc public protocol CardPileDataSource: AnyObject {
  func numberOfCards(in pile: CardPileView) -> Int
  func cardPile(_ pile: CardPileView, cardAt index: Int) -> CardView
  @objc optional func cardPile(_ pile: CardPileView, overlayFor direction: CardDirection) -> UIView?
}

/// Hears what becomes of them.
@objc public protocol CardPileDelegate: AnyObject {
  @objc optional func cardPile(_ pile: CardPileView, didSelectCardAt index: Int)
  @objc optional func cardPile(_ pile: CardPileView, didSwipeCardAt index: Int, towards direction: CardDirection)
  @objc optional func cardPile(_ pile: CardPileView, didUndoCardAt index: Int, from direction: CardDirection)
  @objc optional func cardPile(
    _ pile: CardPileView,
    shouldSwipeCardAt index: Int,
    towards direction: CardDirection
  ) -> Bool
  @objc optional func cardPileDidRunOut(_ pile: CardPileView)
  @objc(cardPile:isDraggedBy:) optional func cardPile(_ pile: CardPileView, draggedBy share: CGFloat)
  @objc optional var cardPileAllowedDirections: [NSNumber] { get }
}
