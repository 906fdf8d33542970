// The grip at the right edge of a row that can be moved, and what takes the finger there.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// Takes the finger at once; its view takes one finger only.
final class GripRecognizer: UIGestureRecognizer {
  deinit {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }
}

/// Three lines that move a row.
final class ReorderGrip: UIView {
  private let cell: Weak<UITableViewCell>
  private let recognizer = madeByTouchKit(GripRecognizer())

  init(_ cell: UITableViewCell) {
    self.cell = Weak(cell)
    super.init(frame: .zero)
    addGestureRecognizer(recognizer)
    recognizer.addTarget(self, action: Selector(ReorderGrip.acted))
    for _ in 0..<3 {
      let line = UIView(frame: .zero)
      line.backgroundColor = .systemGray4
      line.isUserInteractionEnabled = false
      addSubview(line)
    }
  }

  deinit {}

  override func layoutSubviews() {
    super.layoutSubviews()
    for (number, line) in subviewStorage.enumerated() {
      line.frame = CGRect(
        x: bounds.midX - 10, y: bounds.midY - 5 + CGFloat(number) * 4, width: 20, height: 2)
    }
  }

  private func acted() {
    guard let cell = cell.object, let table = cell.table else { return }
    switch recognizer.state {
    case .began: table.take(cell, with: recognizer)
    case .changed: table.moveHeldRow()
    case .ended: table.putHeldRowDown()
    default: table.giveUpHeldRow()
    }
  }
}
