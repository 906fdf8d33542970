// What an app shows that wants fingers, and which gestures suit it.

import GestureCore
import TouchKit
import TouchTrace

/// A view that can be touched now.
struct MonkeyTarget {
  /// What it is, the same in each run: its class, and its place among its siblings.
  let signature: String
  /// What can be seen of it, in points of the screen.
  let place: CGRect
  /// How well each gesture suits it: 1 for one that nothing waits for.
  let weights: [Double]

  /// The views of an application that want touches, from the back to the front.
  ///
  /// - Complexity: O(views).
  static func all(in application: UIApplication) -> [MonkeyTarget] {
    application.layoutWindowsIfNeeded()
    let screen = application.screen.bounds
    var all: [MonkeyTarget] = []
    func add(_ view: UIView, _ window: UIWindow, within visible: CGRect) {
      guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
      let bounds = view.convert(view.bounds, to: window)
      guard bounds.isMadeOfNumbers else { return }
      let place = bounds.intersection(visible)
      if place.width >= 1, place.height >= 1, let weights = weights(of: view) {
        let origin = window.frame.origin
        all.append(
          MonkeyTarget(
            signature: signature(of: view), place: place.offsetBy(dx: origin.x, dy: origin.y),
            weights: weights))
      }
      let inner = view.clipsToBounds ? place : visible
      for subview in view.subviews { add(subview, window, within: inner) }
    }
    for window in application.windows where !window.isHidden {
      let origin = window.frame.origin
      add(window, window, within: screen.offsetBy(dx: -origin.x, dy: -origin.y))
    }
    return all
  }

  private static func signature(of view: UIView) -> String {
    let index = view.superview?.subviews.firstIndex { $0 === view } ?? 0
    let around = view.superview.map { String(describing: type(of: $0)) } ?? ""
    return "\(around)/\(type(of: view)) \(index)"
  }

  /// How well each gesture suits a view; `nil` if it wants no touches.
  private static func weights(of view: UIView) -> [Double]? {
    let recognizers = view.gestureRecognizers?.filter(\.isEnabled) ?? []
    let control = view as? UIControl
    guard control?.isEnabled == true || !recognizers.isEmpty else { return nil }
    var weights = MonkeyGesture.allCases.map { _ in 0.3 }
    func prefer(_ gestures: MonkeyGesture...) {
      for gesture in gestures { weights[gesture.rawValue] += 4 }
    }
    if let control { prefer(.tap, .tap, control is UISlider ? .drag : .nudge, .leave) }
    if view is UITableView { prefer(.tap, .flick, .pressAndDrag, .drag) }
    for recognizer in recognizers { Self.prefer(recognizer) { prefer($0) } }
    return weights
  }

  private static func prefer(
    _ recognizer: UIGestureRecognizer, _ prefer: (MonkeyGesture) -> Void
  ) {
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      prefer(tap.numberOfTapsRequired > 1 ? .doubleTap : .tap)
      if tap.numberOfTouchesRequired > 1 { prefer(.twoFingerTap) }
    case is UILongPressGestureRecognizer:
      prefer(.longPress)
      prefer(.pressAndDrag)
    case is UIScreenEdgePanGestureRecognizer: prefer(.edgeDrag)
    case let pan as UIPanGestureRecognizer:
      prefer(pan.minimumNumberOfTouches > 1 ? .twoFingerDrag : .drag)
      prefer(.flick)
      prefer(.dragTwice)
    case is UISwipeGestureRecognizer: prefer(.flick)
    case is UIPinchGestureRecognizer: prefer(.pinch)
    case is UIRotationGestureRecognizer: prefer(.turn)
    default:
      // What a class of the app waits for is not known.
      for gesture in [MonkeyGesture.tap, .longPress, .drag, .zigzag, .circle, .dragTwice] {
        prefer(gesture)
      }
    }
  }

  /// A place in what can be seen of it: in its middle more often than at its edges.
  func point(_ dice: inout Dice) -> CGPoint {
    let isNearMiddle = dice.below(10) < 6
    let range = isNearMiddle ? 0.3...0.7 : 0.02...0.98
    return CGPoint(
      x: place.minX + place.width * dice.number(range),
      y: place.minY + place.height * dice.number(range))
  }
}
