// What shows one row of a table. Touches reach it like any view; it hands them on to its table, which
// lights it up and selects it.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// A view for one row of a table, which is used again for another row when its own scrolls away.
///
/// An app's views belong into ``contentView``. Whatever overrides a touch method of it and does not call
/// `super` keeps its table from selecting the row.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UITableViewCell: UIView {
  @_spi(Widgets) open override class var classHitPlainly: ObjectIdentifier {
    ObjectIdentifier(UITableViewCell.self)
  }

  /// Where the labels are.
  nonisolated public enum CellStyle: Int, Sendable {
    /// One label.
    case `default`
    /// A label on the left, and a grey one at the right edge.
    case value1
    /// A label on the left, and one right beside it.
    case value2
    /// A label, and a smaller one below it.
    case subtitle
  }

  /// How a row looks that is selected or lit up.
  nonisolated public enum SelectionStyle: Int, Sendable {
    /// As others.
    case none
    /// As ``default``.
    case blue
    /// As ``default``.
    case gray
    /// On grey.
    case `default`
  }

  /// What a row shows at its right edge.
  nonisolated public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// An arrow: there is more to see.
    case disclosureIndicator
    /// A button for details, and an arrow.
    case detailDisclosureButton
    /// A tick.
    case checkmark
    /// A button for details.
    case detailButton
  }

  /// What happens to a row that is edited.
  nonisolated public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none
    /// It is deleted.
    case delete
    /// A new row is inserted.
    case insert
  }

  // MARK: Stored

  final var tableReference = Weak<UITableView>(nil)
  final var textLabelStorage: UILabel?
  final var detailLabelStorage: UILabel?
  final var accessoryLabel: UILabel?
  final var accessoryButton: UIButton?
  final var imageViewStorage: UIImageView?
  /// What stands at the left while the row is edited.
  final var editingControl: EditingControl?
  /// Whether the background begins beside the control.
  final var indentsBackground = false
  /// The buttons beside the row, while it is swiped.
  final var swipeButtons: SwipeButtons?
  final var grip: ReorderGrip?
  /// Whether its table's delegate was told that it shows, and not yet that it does no longer.
  final var isDisplayed = false
  /// How far the content is swiped to the right, in points.
  final var swipeOffset: CGFloat = 0 { didSet { setNeedsLayout() } }

  /// Where the labels are.
  final let cellStyle: CellStyle

  /// What kind of cell it is, for using it again; `nil` if it never is.
  public final let reuseIdentifier: String?

  /// Holds what the row shows; it is as large as the cell, without accessories.
  public final let contentView = UIView(frame: .zero)

  /// Makes a cell. A subclass that has an initializer of its own writes `required` before this one.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.standardHeight))
    clipsToBounds = true
    addSubview(contentView)
  }

  /// Makes a cell of the default style that is never used again.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  deinit {}

  /// A row is one element, a button with the texts in it. It is selected if it has a tick, too.
  @_spi(Widgets) open override var accessibilityDefaults: ViewSnapshot.Accessibility? {
    let traits = UIAccessibilityTraits.button
    return .init(
      label: textLabelStorage?.text ?? contentView.textsInside, value: detailLabelStorage?.text,
      traits: isSelected || accessoryType == .checkmark ? traits.union(.selected) : traits)
  }

  /// The controls in it.
  @_spi(Widgets) open override var elementsBeside: [AccessibleObject] { controlsInside }

  @_spi(Widgets) open override var ownCustomActions: [UIAccessibilityCustomAction]? {
    table?.accessibilityActions(of: self)
  }

  /// Yes, if its row can be selected or the table is edited, and the table and its delegate let the focus go there.
  open override var canBecomeFocused: Bool { table?.mayFocus(self) ?? false }

  /// More than that of others if the row is selected.
  open override var focusGroupPriority: UIFocusGroupPriority {
    get { isSelected ? max(super.focusGroupPriority, .prioritized) : super.focusGroupPriority }
    set { super.focusGroupPriority = newValue }
  }

  // MARK: Content

  /// The main text; made when it is first asked for.
  public final var textLabel: UILabel? { mainLabel }

  /// The second text; `nil` in the default style.
  public final var detailTextLabel: UILabel? { detailLabel }

  /// The picture at the left, as large as itself; made when it is first asked for.
  public final var imageView: UIImageView? { mainImageView }

  /// How many steps the labels and the picture are moved to the right; 0 by default. A delegate that says
  /// another number changes it.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }

  /// How wide a step of ``indentationLevel`` is, in points; 10 by default. [doc]
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  private final var ownSeparatorInset: UIEdgeInsets?
  /// The room beside the line below the row, in points; only left and right count. By default it is the
  /// table's ``UITableView/separatorInset``.
  open var separatorInset: UIEdgeInsets {
    get {
      ownSeparatorInset ?? table?.separatorInset
        ?? UIEdgeInsets(top: 0, left: UITableViewCell.margin, bottom: 0, right: 0)
    }
    set {
      ownSeparatorInset = newValue
      lookChanged()
    }
  }

  /// What shows behind the content; none by default.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }

  /// What shows behind the content while the row is selected or lit up; grey if there is none.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      updateLook()
    }
  }

  /// How the row looks when it is selected or lit up.
  open var selectionStyle = SelectionStyle.default { didSet { updateLook() } }

  /// What shows at the right edge.
  open var accessoryType = AccessoryType.none { didSet { updateAccessory() } }

  /// A view at the right edge, in place of ``accessoryType``.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      updateAccessory()
    }
  }

  // MARK: State

  private final var selected = false
  private final var highlighted = false
  private final var editing = false

  /// Whether the row is selected; setting it changes the look alone.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the row is lit up; setting it changes the look alone.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Whether the row shows a grip, if it can be moved, and a control, if it is deleted or inserted.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Makes the row look selected, or no longer so.
  open func setSelected(_ selected: Bool, animated: Bool) {
    self.selected = selected
    editingControl?.isSelected = selected
    updateLook()
  }

  /// Lights the row up, or makes it dark again.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    self.highlighted = highlighted
    updateLook()
  }

  /// Shows the grip and the control, or hides them.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    updateEditingParts()
  }

  /// What happens to the row, as its table was told when it last began to show the row while it is edited;
  /// none while it is not.
  public final internal(set) var editingStyle = EditingStyle.none

  /// Whether the background of the row begins beside its control in a grouped table, if the delegate says
  /// nothing else; true by default.
  open var shouldIndentWhileEditing = true { didSet { updateEditingParts() } }

  /// Whether the row shows a grip while it is edited and its data source lets it move; false by default.
  open var showsReorderControl = false { didSet { updateGrip() } }

  /// Whether the buttons beside the row show.
  public final var showingDeleteConfirmation: Bool { swipeButtons != nil }

  /// Called before the cell is used for another row. By default nothing more than what the table does
  /// itself happens.
  open func prepareForReuse() {}

  // MARK: Touches

  /// Hands the touches on; a row that was taken out of its table becomes dark again.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    giveUpPress(touches)
  }
  /// Hands the touches on; a row that was taken out of its table becomes dark again.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    giveUpPress(touches)
  }

  // MARK: Look

  @_spi(Widgets) open override func overlays(for style: UIUserInterfaceStyle) -> [ViewSnapshot] {
    table?.separator(of: self, for: style) ?? []
  }

  // MARK: Layout

  /// Places the content, the labels and the accessories.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }
}
