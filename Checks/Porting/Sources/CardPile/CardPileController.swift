// SPDX-License-Identifier: MIT

import UIKit

/// A pile with buttons below it.
open class CardPileController: UIViewController, CardPileDelegate {
  public let pile = CardPileView()
  @IBOutlet open weak var undoButton: UIButton?
  @IBOutlet open var directionButtons: [UIButton]!
  public private(set) lazy var player = CardPileAutoPlayer(pile: pile)

  open override func viewDidLoad() {
    super.viewDidLoad()
    pile.frame = view.bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 80, right: 0))
    pile.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pile.delegate = self
    view.addSubview(pile)

    let undo = UIButton(type: .system)
    undo.setTitle("Undo", for: .normal)
    undo.addTarget(pile, action: #selector(CardPileView.undo), for: .touchUpInside)
    view.addSubview(undo)
    undoButton = undo

    directionButtons = CardDirection.all.map { direction in
      let button = UIButton(type: .system)
      button.tag = direction.rawValue
      button.setTitle("\(direction)", for: .normal)
      button.addTarget(self, action: #selector(directionPressed(_:)), for: .primaryActionTriggered)
      view.addSubview(button)
      return button
    }
    NotificationCenter.default.addObserver(
      self, selector: #selector(reload), name: Notification.Name("CardPileReload"), object: nil)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width / CGFloat(directionButtons.count + 1)
    let all = [undoButton].compactMap { $0 } + directionButtons
    for (index, button) in all.enumerated() {
      button.frame = CGRect(x: CGFloat(index) * width, y: view.bounds.height - 64, width: width, height: 44)
    }
  }

  @IBAction open func directionPressed(_ sender: UIButton) {
    guard let direction = CardDirection(rawValue: sender.tag) else { return }
    pile.swipe(towards: direction, animated: true)
  }

  @objc dynamic open func reload() {
    pile.reloadData()
  }
}

/// A controller that says more than its base about the same delegate.
public final class LoggingCardPileController: CardPileController {
  public private(set) var lines: [String] = []

  @objc public func cardPile(_ pile: CardPileView, didSwipeCardAt index: Int, towards direction: CardDirection) {
    lines.append("\(index) \(direction)")
  }

  public func cardPileDidRunOut(_ pile: CardPileView) {
    lines.append("empty")
  }
}
