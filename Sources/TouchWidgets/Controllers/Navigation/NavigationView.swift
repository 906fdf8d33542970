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
    navigation.object?.placeBar()
  }
}

extension UINavigationController {
  /// The height of the bar with the safe area above it, in points.
  private final var barHeight: CGFloat {
    (viewStorage?.safeAreaInsets.top ?? 0) + UINavigationBar.height
  }

  /// What the bar covers of the controllers' views, in points.
  final var barInsets: UIEdgeInsets {
    UIEdgeInsets(
      top: isNavigationBarHidden ? 0 : UINavigationBar.height, left: 0, bottom: 0, right: 0)
  }

  /// Puts the bar where it belongs.
  final func placeBar() {
    guard let view = viewStorage else { return }
    layoutBarInsets()
    navigationBar.frame = CGRect(
      x: 0, y: isNavigationBarHidden ? -barHeight : 0, width: view.bounds.width, height: barHeight)
    navigationBar.alpha = isNavigationBarHidden ? 0 : 1
  }

  /// Tells the controllers how much of their views the bar covers.
  final func layoutBarInsets() {
    let insets = barInsets
    for child in childStorage where rule.knows(ObjectIdentifier(child)) {
      child.coveredInsets = insets
    }
  }

  /// Shows the items of the stack in the bar.
  final func updateBar() { navigationBar.items = viewControllers.map { $0.navigationItem } }
}
