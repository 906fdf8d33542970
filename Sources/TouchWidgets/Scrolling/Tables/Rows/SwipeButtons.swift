// The buttons beside a row that is swiped.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// Shows the buttons of the side to which a row is swiped, in the place that the row has left.
final class SwipeButtons: UIView {
  /// The least width of a button, in points. [ours]
  static let widthMin: CGFloat = 74
  /// The space beside a button's text, in points. [ours]
  static let margin: CGFloat = 15

  private let table: Weak<UITableView>
  private let configurations: (UISwipeActionsConfiguration?, UISwipeActionsConfiguration?)
  private var leading: [UIButton] = []
  private var trailing: [UIButton] = []
  /// How wide the buttons of each side want to be, in points.
  private var widths: (CGFloat, CGFloat) = (0, 0)

  init(
    _ table: UITableView, leading: UISwipeActionsConfiguration?,
    trailing: UISwipeActionsConfiguration?
  ) {
    self.table = Weak(table)
    configurations = (leading, trailing)
    super.init(frame: .zero)
    clipsToBounds = true
    self.leading = makeButtons(leading)
    self.trailing = makeButtons(trailing)
    widths = (width(of: self.leading), width(of: self.trailing))
  }

  deinit {}

  private func makeButtons(_ configuration: UISwipeActionsConfiguration?) -> [UIButton] {
    (configuration?.actions ?? []).map { action in
      let button = UIButton(type: .custom)
      button.setTitle(action.title, for: .normal)
      button.setImage(action.image, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 15)
      button.backgroundColor = action.backgroundColor
      button.frame.size.width = max(
        SwipeButtons.widthMin, button.sizeThatFits(.zero).width + 2 * SwipeButtons.margin)
      let (owner, own) = (Weak(self), Weak(button))
      button.addAction(
        UIAction { _ in
          guard let button = own.object, let owner = owner.object, owner.isOpen else { return }
          owner.perform(action, button)
        }, for: .touchUpInside)
      addSubview(button)
      return button
    }
  }

  private func buttons(_ side: RowSwipe.Side) -> [UIButton] {
    side == .leading ? leading : trailing
  }

  private func configuration(_ side: RowSwipe.Side) -> UISwipeActionsConfiguration? {
    side == .leading ? configurations.0 : configurations.1
  }

  private func width(of buttons: [UIButton]) -> CGFloat {
    var width: CGFloat = 0
    for button in buttons { width += button.bounds.width }
    return width
  }

  /// What the rule needs of a side.
  func actions(_ side: RowSwipe.Side) -> RowSwipe.Actions {
    RowSwipe.Actions(
      width: Double(side == .leading ? widths.0 : widths.1),
      performsFirst: configuration(side)?.performsFirstActionWithFullSwipe ?? false)
  }

  /// Whether its row is swiped aside; a finger may still press a button while the row closes.
  private var isOpen: Bool { table.object?.swiped?.buttons === self }

  /// Performs the first action of a side.
  func performFirst(_ side: RowSwipe.Side) {
    guard let action = configuration(side)?.actions.first, let button = buttons(side).first
    else { return }
    perform(action, button)
  }

  private func perform(_ action: UIContextualAction, _ button: UIButton) {
    let (table, buttons) = (table, Weak(self))
    // The app says that it is done whenever it likes: by then another row may be open, or no table there.
    action.handler(action, button) { _ in
      guard let table = table.object, let swiped = table.swiped,
        swiped.buttons === buttons.object
      else { return }
      table.closeSwipe()
    }
  }

  /// Fills the place beside a row that has moved, in points to the right. The first action of a side is
  /// at the row's edge.
  func layout(in size: CGSize, offset: CGFloat) {
    frame = CGRect(
      x: offset < 0 ? size.width + offset : 0, y: 0, width: abs(offset), height: size.height)
    let shown: RowSwipe.Side? = offset == 0 ? nil : offset > 0 ? .leading : .trailing
    for side in [RowSwipe.Side.leading, .trailing] {
      for button in buttons(side) { button.isHidden = side != shown }
    }
    guard let shown else { return }
    place(buttons(shown), in: bounds.size, fromRight: shown == .trailing)
  }

  private func place(_ buttons: [UIButton], in size: CGSize, fromRight: Bool) {
    let share = size.width / CGFloat(max(buttons.count, 1))
    for (number, button) in buttons.enumerated() {
      let place = fromRight ? buttons.count - 1 - number : number
      button.frame = CGRect(
        x: share * CGFloat(place), y: 0, width: share, height: size.height)
    }
  }
}
