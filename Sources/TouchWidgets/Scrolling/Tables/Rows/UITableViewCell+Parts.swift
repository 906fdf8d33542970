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

  final var mainImageView: UIImageView {
    if let view = imageViewStorage { return view }
    let view = CellImageView(self)
    imageViewStorage = view
    contentView.addSubview(view)
    setNeedsLayout()
    return view
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
    view.frame = backgroundPlace
    if view.superview !== self { insertSubview(view, belowSubview: contentView) }
  }

  final func replaceBackground(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = backgroundPlace
    insertSubview(new, at: 0)
  }

  final func updateAccessory() {
    accessoryLabel?.removeFromSuperview()
    accessoryButton?.removeFromSuperview()
    (accessoryLabel, accessoryButton) = (nil, nil)
    defer { setNeedsLayout() }
    guard accessoryView == nil else { return }
    switch accessoryType {
    case .none: break
    case .disclosureIndicator: addAccessoryLabel("›", .systemGray)
    case .checkmark: addAccessoryLabel("✓", .systemBlue)
    case .detailButton: addAccessoryButton()
    case .detailDisclosureButton:
      addAccessoryButton()
      addAccessoryLabel("›", .systemGray)
    }
  }

  private final func addAccessoryLabel(_ text: String, _ color: UIColor) {
    let label = UILabel()
    label.text = text
    label.textAlignment = .center
    label.textColor = color
    addSubview(label)
    accessoryLabel = label
  }

  private final func addAccessoryButton() {
    let button = UIButton(type: .custom)
    button.setTitle("ⓘ", for: .normal)
    button.setTitleColor(.systemBlue, for: .normal)
    button.accessibilityLabel = "More info"
    let cell = Weak(self)
    button.addAction(
      UIAction { _ in
        if let cell = cell.object { cell.table?.tapAccessory(of: cell) }
      }, for: .touchUpInside)
    addSubview(button)
    accessoryButton = button
  }

  /// Shows what the row offers now.
  final func updateEditingParts() {
    updateGrip()
    guard isEditing, let table else { return show(.none, .none, indentsBackground: false) }
    let parts = table.editingParts(of: self)
    show(parts.style, parts.control, indentsBackground: parts.indentsBackground)
  }

  private final func show(
    _ style: RowEditing.Style, _ control: RowEditing.Control, indentsBackground: Bool
  ) {
    editingStyle = EditingStyle(style)
    if self.indentsBackground != indentsBackground {
      self.indentsBackground = indentsBackground
      setNeedsLayout()
    }
    guard control != editingControl?.kind ?? .none else { return }
    setNeedsLayout()
    editingControl?.removeFromSuperview()
    editingControl = nil
    guard control != .none else { return }
    let made = EditingControl(self, control)
    made.isSelected = isSelected
    addSubview(made)
    editingControl = made
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
    backgroundView?.frame = backgroundPlace
    selectedBackgroundView?.frame = backgroundPlace
    var right = size.width
    editingControl?.frame = CGRect(
      x: swipeOffset, y: 0, width: UITableViewCell.accessoryWidth, height: size.height)
    if let grip {
      right -= UITableViewCell.accessoryWidth
      grip.frame = CGRect(
        x: right, y: 0, width: UITableViewCell.accessoryWidth, height: size.height)
    }
    if let accessory = accessoryView {
      right -= accessory.bounds.width + UITableViewCell.margin
      accessory.center = CGPoint(
        x: right + accessory.bounds.width / 2 + swipeOffset, y: size.height / 2)
    } else {
      // The arrow is at the edge, and the button beside it.
      for part in [accessoryLabel as UIView?, accessoryButton] {
        guard let part else { continue }
        right -= UITableViewCell.accessoryWidth
        part.frame = CGRect(
          x: right + swipeOffset, y: 0, width: UITableViewCell.accessoryWidth,
          height: size.height)
      }
    }
    contentView.frame = CGRect(
      x: leadingRoom + swipeOffset, y: 0, width: max(right - leadingRoom, 0), height: size.height)
    layoutLabels(in: contentView.bounds.size)
    swipeButtons?.layout(in: size, offset: swipeOffset)
  }

  /// The room that the control at the left takes, in points.
  final var leadingRoom: CGFloat { editingControl == nil ? 0 : UITableViewCell.accessoryWidth }

  private final var backgroundPlace: CGRect {
    let left = indentsBackground ? leadingRoom : 0
    return CGRect(
      x: bounds.minX + left, y: bounds.minY, width: max(bounds.width - left, 0),
      height: bounds.height)
  }

  /// Places the picture, and says where the labels begin.
  private final func layoutPicture(in size: CGSize) -> CGFloat {
    let start = UITableViewCell.margin + CGFloat(max(indentationLevel, 0)) * indentationWidth
    guard let view = imageViewStorage else { return start }
    let picture = view.image?.size ?? .zero
    view.frame = CGRect(
      x: start, y: (size.height - picture.height) / 2, width: picture.width,
      height: picture.height)
    return picture.width > 0 ? start + picture.width + UITableViewCell.margin : start
  }

  private final func layoutLabels(in size: CGSize) {
    let margin = layoutPicture(in: size)
    let width = max(size.width - margin - UITableViewCell.margin, 0)
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
