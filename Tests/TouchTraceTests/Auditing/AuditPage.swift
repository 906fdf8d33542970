// A small app that shuts somebody out, or does not: its screen, and what an audit has to find.

import Testing
import TouchKit

/// A small app, and what is to be found in it.
nonisolated struct AuditSetup: Sendable, CustomTestStringConvertible {
  /// What it is, in a few words.
  let words: String
  /// What is to be found: the rule and the subject, as `dragging: pan on card`.
  let expected: Set<String>
  /// Builds its screen.
  let build: @MainActor @Sendable (AuditPage) -> Void

  init(
    _ words: String, finds expected: Set<String> = [],
    _ build: @escaping @MainActor @Sendable (AuditPage) -> Void
  ) {
    (self.words, self.expected, self.build) = (words, expected, build)
  }

  var testDescription: String { words }
}

/// A screen of 390 × 844 points.
final class AuditPage: UIViewController {
  /// What the app keeps alive.
  var objects: [AnyObject] = []
  private let build: (AuditPage) -> Void

  /// A place for one view, away from all edges.
  static let middle = CGRect(x: 95, y: 200, width: 200, height: 200)

  init(_ build: @escaping (AuditPage) -> Void) {
    self.build = build
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  deinit {}

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "page"
    build(self)
  }

  /// Adds a view with a name.
  @discardableResult
  func put<View: UIView>(
    _ part: View, _ name: String, _ frame: CGRect = AuditPage.middle, in superview: UIView? = nil
  ) -> View {
    part.frame = frame
    part.accessibilityIdentifier = name
    (superview ?? view).addSubview(part)
    return part
  }

  /// Adds a plain view.
  @discardableResult
  func box(
    _ name: String = "card", _ frame: CGRect = AuditPage.middle, in superview: UIView? = nil
  ) -> UIView {
    let box = put(UIView(), name, frame, in: superview)
    box.backgroundColor = .systemTeal
    return box
  }

  /// Adds a label.
  @discardableResult
  func label(_ name: String, _ text: String, y: CGFloat = 100) -> UILabel {
    let label = put(UILabel(), name, CGRect(x: 20, y: y, width: 350, height: 24))
    label.text = text
    return label
  }

  /// Adds a button at a place in the rows below the middle.
  @discardableResult
  func button(_ title: String, at place: Int, _ action: @escaping () -> Void) -> UIButton {
    let frame = CGRect(x: 20 + 90 * (place % 4), y: 460 + 70 * (place / 4), width: 80, height: 60)
    return button(title, frame, action)
  }

  /// Adds a button.
  @discardableResult
  func button(
    _ title: String, _ frame: CGRect, in superview: UIView? = nil, _ action: @escaping () -> Void
  ) -> UIButton {
    let button = put(UIButton(), title, frame, in: superview)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
  }

  /// Adds a recognizer with an action.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView,
    _ set: (Recognizer) -> Void = { _ in }, _ action: @escaping (Recognizer) -> Void
  ) -> Recognizer {
    recognizer.name = name
    set(recognizer)
    recognizer.addAction(action)
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  /// Lets a finger drag a view.
  func drag(_ view: UIView) {
    add(UIPanGestureRecognizer(), "pan", to: view) { [unowned view] pan in
      let way = pan.translation(in: view.superview)
      view.center = CGPoint(x: view.center.x + way.x, y: view.center.y + way.y)
      pan.setTranslation(.zero, in: view.superview)
    }
  }

  /// Lets two fingers zoom a view.
  func pinch(_ view: UIView) {
    add(UIPinchGestureRecognizer(), "pinch", to: view) { [unowned view] pinch in
      view.transform = view.transform.scaledBy(x: pinch.scale, y: pinch.scale)
      pinch.scale = 1
    }
  }

  /// Zooms a view by a factor.
  func zoom(_ view: UIView, by factor: CGFloat) {
    view.transform = view.transform.scaledBy(x: factor, y: factor)
  }
}

/// Does with its touches what it is told.
final class AuditView: UIView {
  var began: (UITouch) -> Void = { _ in }
  var moved: (UITouch) -> Void = { _ in }
  var ended: (UITouch) -> Void = { _ in }
  /// How far outside of its bounds it takes touches, in points.
  var reach: CGFloat = 0

  deinit {}

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -reach, dy: -reach).contains(point)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { began(touch) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { moved(touch) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { ended(touch) }
  }
}

/// A button that takes touches around it.
final class WideButton: UIButton {
  var reach: CGFloat = 0

  deinit {}

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -reach, dy: -reach).contains(point)
  }
}
