// Which views want touches and lie under a finger, although the hit test finds another view, and why. It
// calls the views' own `point(inside:with:)` and `hitTest(_:with:)`.

import GestureCore
import TouchKit

/// A view that wants touches, lies under a finger and was not hit.
nonisolated public struct UnreachedView: Equatable, Sendable {
  /// What texts call it.
  public let view: String
  /// Why it was not hit, in words.
  public let reason: String

  /// A sentence: `card 3 was not hit: overlay 5 lies over it.`
  public var sentence: String { "\(view) was not hit: \(reason)." }
}

extension UIApplication {
  /// The view that a finger at a place would hit, asked of the front window first; nothing hears of it.
  ///
  /// - Parameter point: In the screen's coordinates, in points.
  package func viewHit(at point: CGPoint) -> UIView? {
    windows.reversed().lazy.filter { !$0.isHidden }
      .compactMap { $0.unobservedHitTest($0.hitPoint(fromScreen: point)) }.first
  }

  /// The views that want touches, lie under a place and would not be hit there, from the back to the front.
  ///
  /// A view wants touches if it has an enabled recognizer of the app or is an enabled control.
  ///
  /// - Parameters:
  ///   - point: In the screen's coordinates, in points.
  ///   - name: What texts call a view.
  /// - Complexity: O(views × their depth).
  func unreachedViews(at point: CGPoint, naming name: (UIView) -> String) -> [UnreachedView] {
    layoutWindowsIfNeeded()
    let hit = viewHit(at: point)
    return Cast(of: self).views.compactMap { view in
      guard let window = view.window, !window.isHidden, view.wantsTouches,
        hit?.isDescendant(of: view) != true
      else { return nil }
      let place = window.hitPoint(fromScreen: point)
      guard view.bounds.contains(view.convert(place, from: window)) else { return nil }
      let cover = hit.map { "\(name($0)) lies over it" }
      let reason = view.skip(at: place, in: window, naming: name) ?? cover
      return reason.map { UnreachedView(view: name(view), reason: $0) }
    }
  }
}

extension UIView {
  fileprivate var wantsTouches: Bool {
    (self as? UIControl)?.isEnabled == true
      || gestureRecognizers?.contains { !$0.isPartOfTouchKit && $0.isEnabled } == true
  }

  /// Why a hit test passes over it, or over a view around it, whichever is asked first; `nil` if it does
  /// not.
  fileprivate func skip(
    at place: CGPoint, in window: UIWindow, naming name: (UIView) -> String
  ) -> String? {
    var chain = [self]
    while let next = chain.last?.superview { chain.append(next) }
    for view in chain.reversed() {
      guard let skip = view.hitSkip(at: view.convert(place, from: window)) else { continue }
      if case .outside = skip { return "the finger was outside of \(name(view)), in which it is" }
      return view === self
        ? skip.text : "\(name(view)), in which it is, was passed over, because \(skip.text)"
    }
    return nil
  }
}
