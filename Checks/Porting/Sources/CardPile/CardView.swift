// SPDX-License-Identifier: MIT

import UIKit

/// One card. Subclass it, or put the content into `contentView`.
@IBDesignable
open class CardView: UIView {
  @IBOutlet open weak var contentView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let contentView = contentView { insertSubview(contentView, at: 0) }
    }
  }
  @IBInspectable open var maximumRotation: CGFloat = 0.17
  @IBInspectable open var cornerRadius: CGFloat = 16 { didSet { layer.cornerRadius = cornerRadius } }

  public let swipe = CardSwipeRecognizer()
  public let tap = UITapGestureRecognizer()
  weak var pile: CardPileView?
  var overlays: [CardDirection: UIView] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    prepare()
  }

  private func prepare() {
    layer.cornerRadius = cornerRadius
    swipe.delegate = self
    swipe.addTarget(self, action: #selector(handleSwipe(_:)))
    tap.addTarget(self, action: #selector(CardView.handleTap))
    addGestureRecognizer(swipe)
    addGestureRecognizer(tap)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView?.frame = bounds
    overlays.values.forEach { $0.frame = bounds }
  }

  @objc open func handleSwipe(_ recognizer: CardSwipeRecognizer) {
    switch recognizer.state {
    case .possible, .began:
      pile?.cardDidBeginDragging(self)
    case .changed:
      follow(recognizer)
    case .ended:
      pile?.cardDidEndDragging(self)
    case .cancelled, .failed:
      pile?.putBack(self)
    @unknown default:
      break
    }
  }

  @objc private func handleTap() {
    pile?.cardWasTapped(self)
  }

  private func follow(_ recognizer: CardSwipeRecognizer) {
    let drag = recognizer.dragVector
    let side = min(max(drag.dx / max(bounds.width, 1), -1), 1)
    let sense: CGFloat = recognizer.touchHeight > 0 ? -1 : 1
    transform = CGAffineTransform(translationX: drag.dx, y: drag.dy)
      .rotated(by: side * sense * maximumRotation)
    for (direction, overlay) in overlays {
      overlay.alpha = recognizer.share(towards: direction)
    }
    pile?.card(self, isDraggedBy: CardDirection.all.map { recognizer.share(towards: $0) }.max() ?? 0)
  }
}

extension CardView: UIGestureRecognizerDelegate {
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === swipe else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return pile?.topCard === self
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    if let control = touch.view as? UIControl, control.isEnabled { return false }
    return true
  }
}
