// SPDX-License-Identifier: MIT

import UIKit

/// Shows some cards, the first in front.
open class CardPileView: UIView {
  @IBOutlet open weak var dataSource: CardPileDataSource? { didSet { reloadData() } }
  @IBOutlet open weak var delegate: CardPileDelegate?

  @objc open var options = CardPileOptions() { didSet { setNeedsLayout() } }
  open internal(set) var topIndex = 0
  open internal(set) var visibleCards: [CardView] = []

  var history: [(index: Int, direction: CardDirection)] = []
  let animator = CardAnimator()
  private(set) lazy var undoShake = UITapGestureRecognizer(target: self, action: #selector(undo))

  open var topCard: CardView? { return visibleCards.first }
  open var numberOfCards: Int { return dataSource?.numberOfCards(in: self) ?? 0 }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    undoShake.numberOfTouchesRequired = 2
    undoShake.numberOfTapsRequired = 2
    addGestureRecognizer(undoShake)
  }

  // MARK: Loading

  @objc open func reloadData() {
    visibleCards.forEach { $0.removeFromSuperview() }
    visibleCards = []
    topIndex = 0
    history = []
    fill()
  }

  func fill() {
    guard let dataSource = dataSource else { return }
    while visibleCards.count < options.visibleCount, topIndex + visibleCards.count < numberOfCards {
      let card = dataSource.cardPile(self, cardAt: topIndex + visibleCards.count)
      install(card)
      insertSubview(card, at: 0)
      visibleCards.append(card)
    }
    setNeedsLayout()
  }

  func install(_ card: CardView) {
    card.pile = self
    for direction in CardDirection.all {
      if let overlay = dataSource?.cardPile?(self, overlayFor: direction) {
        overlay.alpha = 0
        overlay.isUserInteractionEnabled = false
        card.addSubview(overlay)
        card.overlays[direction] = overlay
      }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for (depth, card) in visibleCards.enumerated() where card.swipe.state == .possible {
      card.transform = .identity
      card.frame = bounds.inset(by: options.insets).offsetBy(dx: 0, dy: CGFloat(depth) * options.spacing)
      let scale = 1 - CGFloat(depth) * options.scaleStep
      card.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }

  // MARK: Programmatic

  @discardableResult
  @objc(swipeTopCardTowards:animated:)
  open func swipe(towards direction: CardDirection, animated: Bool) -> Bool {
    guard let card = topCard else { return false }
    remove(card, towards: direction, animated: animated)
    return true
  }

  @objc open func undo() {
    guard let last = history.popLast(), let dataSource = dataSource else { return }
    topIndex = last.index
    let card = dataSource.cardPile(self, cardAt: last.index)
    install(card)
    addSubview(card)
    visibleCards.insert(card, at: 0)
    if visibleCards.count > options.visibleCount {
      visibleCards.removeLast().removeFromSuperview()
    }
    setNeedsLayout()
    animator.bringIn(card, from: last.direction, in: self)
    delegate?.cardPile?(self, didUndoCardAt: last.index, from: last.direction)
  }
}
