// A bar with buttons in a row, below the controllers of a navigation controller or anywhere else.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// Shows buttons in a row, from the leading edge to the trailing one, with room between them as its items say.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIToolbar: UIView {
  /// Its height above the safe area, in points.
  nonisolated static var height: CGFloat { UINavigationBar.height }
  /// The room beside and between buttons, in points. [ours]
  nonisolated private static var margin: CGFloat { UINavigationBar.margin }

  private final var shownItems: [UIBarButtonItem] = []

  /// Makes a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
  }

  deinit {}

  /// The buttons and the room between them, in the order in which they stand.
  open var items: [UIBarButtonItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { show(newValue ?? []) }
  }

  /// Sets ``items``; at once in any case.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  @_spi(Widgets) open override var focusKind: FocusKind { .group }

  private final func show(_ items: [UIBarButtonItem]) {
    let old = exchange(&shownItems, with: items)
    let views = items.filter { $0.space == nil }.map { $0.view }
    for item in old
    where item.view.superview === self && !views.contains(where: { $0 === item.view }) {
      item.view.removeFromSuperview()
    }
    for view in views where view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  /// Puts the buttons in a row.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let (height, margin) = (UIToolbar.height, UIToolbar.margin)
    let sizes = shownItems.map { $0.size(inBar: bounds.width) }
    let used =
      sizes.reduce(2 * margin) { $0 + $1.width } + margin * CGFloat(max(sizes.count - 1, 0))
    let flexibleCount = shownItems.reduce(0) { $0 + ($1.space == .flexible ? 1 : 0) }
    let rest = flexibleCount > 0 ? max(bounds.width - used, 0) / CGFloat(flexibleCount) : 0
    var distance = margin
    for (item, size) in zip(shownItems, sizes) {
      if item.space == nil {
        item.view.frame = CGRect(
          x: isMirrored ? bounds.width - distance - size.width : distance,
          y: (height - size.height) / 2, width: size.width, height: size.height)
      }
      distance += size.width + margin + (item.space == .flexible ? rest : 0)
    }
  }
}

extension UIViewController {
  /// The buttons that a navigation controller's toolbar shows while this controller is on top.
  public final var toolbarItems: [UIBarButtonItem]? {
    get { toolbarItemStorage }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets ``toolbarItems``; at once in any case.
  public final func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    toolbarItemStorage = items
    navigationController?.updateBar()
  }
}

extension UINavigationController {
  /// Whether the toolbar below the controllers is hidden; true by default.
  public final var isToolbarHidden: Bool {
    get { !showsToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar, in ``hideShowBarDuration`` or at once.
  public final func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden == showsToolbar else { return }
    showsToolbar = !hidden
    updateBar()
    placeBars(animated: animated)
  }

  /// The bar below the controllers, with the ``UIViewController/toolbarItems`` of the one on top.
  public final var toolbar: UIToolbar! { madeToolbar() }

  private final func madeToolbar() -> UIToolbar {
    if let toolbarStorage { return toolbarStorage }
    let made = UIToolbar(frame: .zero)
    toolbarStorage = made
    viewStorage?.addSubview(made)
    placeToolbar()
    return made
  }

  /// The height of the toolbar with the safe area below it, in points.
  final var toolbarHeight: CGFloat { (viewStorage?.safeAreaInsets.bottom ?? 0) + UIToolbar.height }

  /// Shows the items of the controller on top.
  final func updateToolbar() {
    guard showsToolbar else { return }
    madeToolbar().items = rule.stack.last.flatMap { controller($0) }?.toolbarItems
  }

  /// Puts the toolbar where it belongs.
  final func placeToolbar() {
    guard let toolbarStorage, let view = viewStorage else { return }
    if toolbarStorage.superview !== view { view.addSubview(toolbarStorage) }
    toolbarStorage.frame = CGRect(
      x: 0, y: view.bounds.height - (showsToolbar ? toolbarHeight : 0), width: view.bounds.width,
      height: toolbarHeight)
    toolbarStorage.alpha = showsToolbar ? 1 : 0
  }
}
