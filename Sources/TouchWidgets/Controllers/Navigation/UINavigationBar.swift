// The bar above the controllers of a navigation controller: a title and buttons.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// A bar with the title of what shows, a button that leads back, and buttons at both edges.
///
/// It shows the last of its ``items``, and leads back to the one before.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UINavigationBar: UIView {
  /// Its height below the safe area, in points. [ours]
  nonisolated static var height: CGFloat { 44 }
  /// The room beside and between buttons, in points. [ours]
  nonisolated static var margin: CGFloat { 8 }

  private final let titleLabel = UILabel()
  private final let backButton = UIButton(type: .system)
  private final var shownItems: [UINavigationItem] = []
  /// The views that the present item put into the bar.
  private final var itemViews: [UIView] = []
  /// Leads back; a navigation controller pops.
  final var goBack: () -> Void = {}

  /// Makes a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    titleLabel.textAlignment = .center
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.accessibilityTraits = [.header, .staticText]
    addSubview(titleLabel)
    addSubview(backButton)
    backButton.titleLabel?.font = .systemFont(ofSize: 17)
    backButton.addTarget(self, action: UINavigationBar.backTapped, for: .primaryActionTriggered)
  }

  deinit {}

  /// The items, from the root to the one that shows.
  open var items: [UINavigationItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { show(newValue ?? []) }
  }

  /// The item that shows.
  public final var topItem: UINavigationItem? { shownItems.last }

  /// The item to which the bar leads back.
  public final var backItem: UINavigationItem? { shownItems.dropLast().last }

  @_spi(Widgets) open override var focusKind: FocusKind { .group }

  private final func backTapped() { goBack() }

  private final func show(_ items: [UINavigationItem]) {
    let isSame =
      items.count == shownItems.count && zip(items, shownItems).allSatisfy { $0 === $1 }
    guard !isSame else { return }
    let old = exchange(&shownItems, with: items)
    for item in old where item.bar.object === self { item.bar = Weak(nil) }
    for item in items { item.bar = Weak(self) }
    itemChanged()
  }

  /// One of the items is another one now.
  final func itemChanged() {
    let top = topItem
    let leading = top?.leftBarButtonItems ?? []
    let trailing = top?.rightBarButtonItems ?? []
    var views = (leading + trailing).filter { $0.space == nil }.map { $0.view }
    if let titleView = top?.titleView { views.append(titleView) }
    let old = exchange(&itemViews, with: views)
    for view in old where !views.contains(where: { $0 === view }) && view.superview === self {
      view.removeFromSuperview()
    }
    for view in views where view.superview !== self { addSubview(view) }
    titleLabel.text = top?.title
    titleLabel.isHidden = top?.titleView != nil
    backButton.isHidden = backItem == nil || top?.showsBackButton == false
    let title = backItem?.backButtonTitle ?? backItem?.title ?? "Back"
    backButton.setTitle("‹ " + title, for: .normal)
    // The arrow is not said.
    backButton.accessibilityLabel = title
    setNeedsLayout()
  }

  /// Puts the buttons at the edges and the title in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let top = bounds.height - UINavigationBar.height
    let margin = UINavigationBar.margin
    let (leading, trailing) = (
      topItem?.leftBarButtonItems ?? [], topItem?.rightBarButtonItems ?? []
    )
    func place(_ parts: [(view: UIView, size: CGSize)], fromLeft: Bool) -> CGFloat {
      var distance = margin
      for (view, size) in parts {
        view.frame = CGRect(
          x: fromLeft ? distance : bounds.width - distance - size.width,
          y: top + (UINavigationBar.height - size.height) / 2, width: size.width,
          height: size.height)
        distance += size.width + margin
      }
      return distance
    }
    let isMirrored = isMirrored
    func parts(_ items: [UIBarButtonItem]) -> [(view: UIView, size: CGSize)] {
      items.map { ($0.view, $0.size(inBar: bounds.width)) }
    }
    let back =
      backButton.isHidden
      ? [] : [(view: backButton as UIView, size: backButton.size(inBar: bounds.width))]
    let left = place(back + parts(leading), fromLeft: !isMirrored)
    let right = place(parts(trailing), fromLeft: isMirrored)
    let room = max(left, right)
    let middle = CGRect(
      x: room, y: top, width: max(0, bounds.width - 2 * room), height: UINavigationBar.height)
    titleLabel.frame = middle
    guard let titleView = topItem?.titleView else { return }
    titleView.center = CGPoint(x: middle.midX, y: middle.midY)
  }
}

extension UIView {
  /// How large it is in a bar of a width, in points: a button as high as the bar, and at least as wide as high.
  fileprivate final func size(inBar width: CGFloat) -> CGSize {
    let height = UINavigationBar.height
    let fitting = sizeThatFits(CGSize(width: width, height: height))
    return CGSize(
      width: max(fitting.width, height), height: self is UIButton ? height : fitting.height)
  }
}

extension UIBarButtonItem {
  /// How large it is in a bar of a width, in points. Room takes its width alone.
  final func size(inBar width: CGFloat) -> CGSize {
    if space != nil { return CGSize(width: max(self.width, 0), height: 0) }
    let size = view.size(inBar: width)
    return CGSize(width: self.width > 0 ? self.width : size.width, height: size.height)
  }
}
