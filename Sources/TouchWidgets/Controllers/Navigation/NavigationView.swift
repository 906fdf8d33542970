// The root view of a navigation controller: it contains the controllers' views and the bar.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// Contains the views of a navigation controller's controllers, and the bar in front of them.
final class NavigationView: UIView {
  private let navigation: Weak<UINavigationController>

  init(_ navigation: UINavigationController, content: UIView, bar: UINavigationBar) {
    self.navigation = Weak(navigation)
    super.init(frame: UIScreen.main.bounds)
    clipsToBounds = true
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    addSubview(bar)
    addGestureRecognizer(navigation.contentSwipe)
    addGestureRecognizer(navigation.edgeSwipe)
  }

  deinit {}

  override func layoutSubviews() {
    super.layoutSubviews()
    navigation.object?.placeBars()
  }
}

extension UINavigationController {
  /// The height of the bar with the safe area above it, in points.
  private final var barHeight: CGFloat {
    (viewStorage?.safeAreaInsets.top ?? 0) + UINavigationBar.height
  }

  /// The edges at which a controller's view reaches under a bar that shows.
  private final func edgesUnderBars(of child: UIViewController) -> UIRectEdge {
    var bars: UIRectEdge = []
    if !isNavigationBarHidden { bars.insert(.top) }
    if showsToolbar { bars.insert(.bottom) }
    return bars.intersection(child.edgesForExtendedLayout)
  }

  /// What the bars cover of a controller's view, in points.
  final func barInsets(over child: UIViewController) -> UIEdgeInsets {
    let edges = edgesUnderBars(of: child)
    return UIEdgeInsets(
      top: edges.contains(.top) ? UINavigationBar.height : 0, left: 0,
      bottom: edges.contains(.bottom) ? UIToolbar.height : 0, right: 0)
  }

  /// Where a controller's view belongs: beside the bars that it does not extend under.
  final func place(of child: UIViewController) -> CGRect {
    let edges = edgesUnderBars(of: child)
    let top = isNavigationBarHidden || edges.contains(.top) ? 0 : barHeight
    let bottom = !showsToolbar || edges.contains(.bottom) ? 0 : toolbarHeight
    var place = content.bounds
    place.size.height = max(place.height - top - bottom, 0)
    place.origin.y += top
    return place
  }

  /// Puts the bars where they belong, in ``hideShowBarDuration`` or at once.
  final func placeBars(animated: Bool) {
    guard animated, viewStorage?.windowStorage != nil else { return placeBars() }
    layoutBarInsets()
    UIView.animate(withDuration: Double(UINavigationController.hideShowBarDuration)) {
      self.placeBars()
    }
  }

  /// Puts the bars where they belong, and the controller that shows beside those that it does not extend
  /// under.
  final func placeBars() {
    guard let view = viewStorage else { return }
    layoutBarInsets()
    navigationBar.frame = CGRect(
      x: 0, y: isNavigationBarHidden ? -barHeight : 0, width: view.bounds.width, height: barHeight)
    navigationBar.alpha = isNavigationBarHidden ? 0 : 1
    placeToolbar()
    // A view that a move takes along has been given its frame by it.
    guard rule.move == nil, let shown = rule.shown.flatMap({ controller($0) }),
      shown.edgesForExtendedLayout != .all, let child = shown.viewStorage,
      child.superviewStorage === content, child.transform.isIdentity
    else { return }
    child.frame = place(of: shown)
  }

  /// Tells the controllers how much of their views the bars cover.
  final func layoutBarInsets() {
    for child in childStorage where rule.knows(.init(child)) {
      child.coveredInsets = barInsets(over: child)
    }
  }

  /// Shows the items of the stack in the bars.
  final func updateBar() {
    navigationBar.items = viewControllers.map { $0.navigationItem }
    updateToolbar()
  }
}
