// What a cell is made of, and where its parts are.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

extension UITableViewCell {
  /// The space beside labels, in points. [ours]
  nonisolated static var margin: CGFloat { 16 }
  /// The width of a grip or an accessory, in points. [ours]
  nonisolated static var accessoryWidth: CGFloat { 40 }

  /// The table that shows it.
  final var table: UITableView? { tableReference.object }

  final var mainLabel: UILabel {
    if let label = textLabelStorage { return label }
    let label = UILabel()
    textLabelStorage = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  final var detailLabel: UILabel? {
    if let label = detailLabelStorage { return label }
    guard cellStyle != .default else { return nil }
    let label = UILabel()
    label.font = .systemFont(ofSize: cellStyle == .subtitle ? 12 : 17)
    label.textColor = cellStyle == .subtitle ? .label : .secondaryLabel
    detailLabelStorage = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// A table hears nothing of the touches of a cell that the app has taken out.
  final func giveUpPress(_ touches: Set<UITouch>) {
    if let table, superview !== table { _ = table.giveUp(touches) }
  }

  // MARK: Look

  /// Shows or hides what is behind the content of a row that is selected or lit up.
  final func updateLook() {
    let shows = (isSelected || isHighlighted) && selectionStyle != .none
    if shows, selectedBackgroundView == nil {
      let view = UIView(frame: bounds)
      view.backgroundColor = .systemGray4
      view.isUserInteractionEnabled = false
      selectedBackgroundView = view
    }
    guard let view = selectedBackgroundView else { return }
    guard shows else {
      view.removeFromSuperview()
      return
    }
    view.frame = bounds
    if view.superview !== self { insertSubview(view, belowSubview: contentView) }
  }

  final func replaceBackground(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    insertSubview(new, at: 0)
  }

  final func updateAccessory() {
    accessoryLabel?.removeFromSuperview()
    accessoryLabel = nil
    if accessoryType != .none {
      let label = UILabel()
      label.text = accessoryType == .checkmark ? "✓" : "›"
      label.textAlignment = .center
      label.textColor = accessoryType == .checkmark ? .systemBlue : .systemGray
      addSubview(label)
      accessoryLabel = label
    }
    setNeedsLayout()
  }

  /// Shows a grip if the row can be moved now.
  final func updateGrip() {
    let shows = isEditing && showsReorderControl && table?.canMove(self) == true
    guard shows != (grip != nil) else { return }
    if shows {
      let grip = ReorderGrip(self)
      addSubview(grip)
      self.grip = grip
    } else {
      grip?.removeFromSuperview()
      grip = nil
    }
    setNeedsLayout()
  }

  // MARK: Layout

  final func layoutParts() {
    let size = bounds.size
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    var right = size.width
    if let grip {
      right -= UITableViewCell.accessoryWidth
      grip.frame = CGRect(
        x: right, y: 0, width: UITableViewCell.accessoryWidth, height: size.height)
    }
    if let accessory = accessoryView {
      right -= accessory.bounds.width + UITableViewCell.margin
      accessory.center = CGPoint(
        x: right + accessory.bounds.width / 2 + swipeOffset, y: size.height / 2)
    } else if let label = accessoryLabel {
      right -= UITableViewCell.accessoryWidth
      label.frame = CGRect(
        x: right + swipeOffset, y: 0, width: UITableViewCell.accessoryWidth, height: size.height)
    }
    contentView.frame = CGRect(x: swipeOffset, y: 0, width: max(right, 0), height: size.height)
    layoutLabels(in: contentView.bounds.size)
    swipeButtons?.layout(in: size, offset: swipeOffset)
  }

  private final func layoutLabels(in size: CGSize) {
    let margin = UITableViewCell.margin
    let width = max(size.width - 2 * margin, 0)
    guard let detail = detailLabelStorage else {
      textLabelStorage?.frame = CGRect(x: margin, y: 0, width: width, height: size.height)
      return
    }
    if cellStyle == .subtitle {
      textLabelStorage?.frame = CGRect(
        x: margin, y: 0, width: width, height: size.height * 0.6)
      detail.frame = CGRect(
        x: margin, y: size.height * 0.55, width: width, height: size.height * 0.4)
    } else {
      detail.textAlignment = cellStyle == .value1 ? .right : .left
      textLabelStorage?.frame = CGRect(x: margin, y: 0, width: width / 2, height: size.height)
      detail.frame = CGRect(
        x: margin + width / 2, y: 0, width: width / 2, height: size.height)
    }
  }
}
