// The sign at the left of a row that is edited, and the picture of a row.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// Deletes or inserts a row, or shows whether it is selected.
final class EditingControl: UIButton {
  let kind: RowEditing.Control

  init(_ cell: UITableViewCell, _ kind: RowEditing.Control) {
    self.kind = kind
    super.init(type: .custom)
    let (owner, kind) = (Weak(cell), kind)
    switch kind {
    case .none: break
    case .delete: show("⊖", .systemRed, "Delete")
    case .insert: show("⊕", .systemGreen, "Insert")
    case .choice:
      show("○", .systemGray3, nil)
      setTitle("✓", for: .selected)
      setTitleColor(.systemBlue, for: .selected)
      // The row hears of the touch, as anywhere else on it, and tells whether it is selected.
      isUserInteractionEnabled = false
      isAccessibilityElement = false
    }
    addAction(
      UIAction { _ in
        if let cell = owner.object { cell.table?.perform(kind, on: cell) }
      }, for: .touchUpInside)
  }

  deinit {}

  private func show(_ sign: String, _ color: UIColor, _ name: String?) {
    setTitle(sign, for: .normal)
    setTitleColor(color, for: .normal)
    accessibilityLabel = name
  }
}

/// The picture of a row, which places its labels anew when it changes.
final class CellImageView: UIImageView {
  private let cell: Weak<UITableViewCell>

  init(_ cell: UITableViewCell) {
    self.cell = Weak(cell)
    super.init(frame: .zero)
  }

  deinit {}

  override var image: UIImage? {
    didSet { cell.object?.setNeedsLayout() }
  }
}

nonisolated extension UITableViewCell.EditingStyle {
  /// The style as the rules name it.
  var core: RowEditing.Style {
    switch self {
    case .none: .none
    case .delete: .delete
    case .insert: .insert
    }
  }

  init(_ style: RowEditing.Style) {
    switch style {
    case .none: self = .none
    case .delete: self = .delete
    case .insert: self = .insert
    }
  }
}
