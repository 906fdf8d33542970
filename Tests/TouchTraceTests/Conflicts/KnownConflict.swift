// Conflicts of gestures with the true cause beside each, and whether the explanation says it.

import TouchKit
import TouchTesting
import TouchTrace

/// A screen on which something does not happen that somebody wants, and why.
struct KnownConflict {
  /// What is wanted and what happens.
  let name: String
  /// Parts of a right explanation: the true cause, and what mends it if one change does.
  let says: [String]
  let fingers: Fingers
  /// Fills the view of the app, which is 320 by 480 points large.
  let build: @MainActor @Sendable (UIView) -> Void

  init(
    _ name: String, says: [String], _ fingers: Fingers,
    _ build: @escaping @MainActor @Sendable (UIView) -> Void
  ) {
    (self.name, self.says, self.fingers, self.build) = (name, says, fingers, build)
  }

  static let all =
    ofFingers + ofTwoRecognizers + ofDelegates + ofControls + ofScrollViews + ofTables + ofScreens
    + ofViews + ofOwnRecognizers

  /// All that is explained.
  @MainActor var explanation: String {
    let app = TouchApp("Conflict") {
      let controller = UIViewController()
      controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      build(controller.view)
      return controller
    }
    return Conflict.trace(fingers).explain(in: app).map(\.description).joined(separator: "\n")
  }
}

// MARK: - Parts

/// A place in the middle.
let middle = CGPoint(x: 160, y: 200)

/// A drag from the middle.
func drag(_ dx: Double, _ dy: Double, over time: Double = 0.2) -> Fingers {
  .down(at: middle).move(by: CGVector(dx: dx, dy: dy), over: time).up()
}

/// Two fingers around the middle that go apart by a factor and turn.
func pair(apart factor: Double = 1, turned angle: Double = 0) -> Fingers {
  .down(at: CGPoint(x: 120, y: 200), CGPoint(x: 200, y: 200))
    .turn(by: angle, spreadingBy: factor, over: 0.3).up()
}

/// Adds a view with a name.
@discardableResult
func addView(
  _ name: String, _ frame: CGRect = CGRect(x: 60, y: 100, width: 200, height: 200),
  to view: UIView
) -> UIView {
  addNamed(UIView(frame: frame), name, to: view)
}

/// Adds a view of a class with a name.
@discardableResult
func addNamed<View: UIView>(_ subview: View, _ name: String, to view: UIView) -> View {
  subview.accessibilityIdentifier = name
  view.addSubview(subview)
  return subview
}

/// Adds a vertical scroll view over all of a view.
@discardableResult
func addScroller(
  _ name: String = "scroller", content: CGSize = CGSize(width: 320, height: 2_000), to view: UIView
) -> UIScrollView {
  let scroller = addNamed(UIScrollView(frame: view.bounds), name, to: view)
  scroller.contentSize = content
  scroller.panGestureRecognizer.name = "\(name)'s pan"
  return scroller
}

/// Adds a button over the middle.
@discardableResult
func addButton(to view: UIView) -> UIButton {
  addNamed(UIButton(frame: CGRect(x: 110, y: 170, width: 100, height: 60)), "button", to: view)
}
