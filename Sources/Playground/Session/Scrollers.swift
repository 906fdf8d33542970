// The scroll views around the element that an assistive technology asked last: a person who cannot drag scrolls them
// by buttons.

import TouchKit

/// Scroll views that are offered to assistive technologies.
struct Scrollers {
  private var entries: [Weak<UIScrollView>] = []

  /// An assistive technology is at this view or element; its own number counts, too.
  mutating func go(to element: Int, in application: UIApplication) {
    let found = application.windows.lazy.compactMap { Self.find(element, in: $0) }.first
    entries = []
    var next = found
    while let view = next {
      if let scroller = view as? UIScrollView { entries.append(Weak(scroller)) }
      next = view.superview
    }
  }

  private static func find(_ number: Int, in view: UIView) -> UIView? {
    if view.identity == number { return view }
    return view.subviews.lazy.compactMap { find(number, in: $0) }.first
  }

  /// Tells the nodes of a scene where they can be scrolled to.
  func tell(_ scene: inout Scene) {
    for view in entries.lazy.compactMap(\.object) {
      guard let index = scene.nodes.firstIndex(where: { $0.id == view.identity }) else { continue }
      scene.nodes[index].scrolls = view.pageDirections.compactMap(SceneNode.Scroll.init)
    }
  }
}

extension SceneNode.Scroll {
  fileprivate init?(_ direction: UIAccessibilityScrollDirection) {
    switch direction {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    case .next, .previous: return nil
    }
  }
}
