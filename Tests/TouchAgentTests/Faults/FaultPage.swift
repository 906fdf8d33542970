// The screen of a small app with a fault.

import UIKit

/// A screen of 390 × 844 points on which one thing is wanted.
final class FaultPage: UIViewController {
  /// Whether the app is built without its fault.
  let isMended: Bool
  /// What the app keeps alive.
  var objects: [AnyObject] = []
  /// What happens when the page has appeared.
  var whenShown: () -> Void = {}
  private let build: (FaultPage) -> Void
  private let status = UILabel(frame: CGRect(x: 20, y: 800, width: 350, height: 20))

  /// A place for one view in the middle, away from all edges.
  static let middle = CGRect(x: 45, y: 200, width: 300, height: 300)

  init(isMended: Bool, _ build: @escaping (FaultPage) -> Void) {
    (self.isMended, self.build) = (isMended, build)
    super.init(nibName: nil, bundle: nil)
  }

  deinit {}

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.isNavigationBarHidden = true
    view.accessibilityIdentifier = "page"
    status.text = "waiting"
    view.addSubview(status)
    build(self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    whenShown()
  }

  /// What is wanted has happened.
  func done() { status.text = "done" }

  // MARK: Parts

  /// Adds a view of a class with a name.
  @discardableResult
  func put<View: UIView>(
    _ part: View, _ name: String, _ frame: CGRect = FaultPage.middle, in superview: UIView? = nil
  ) -> View {
    part.frame = frame
    part.accessibilityIdentifier = name
    (superview ?? view).addSubview(part)
    return part
  }

  /// Adds a plain view.
  @discardableResult
  func box(
    _ name: String = "card", _ frame: CGRect = FaultPage.middle, in superview: UIView? = nil
  ) -> UIView {
    put(UIView(), name, frame, in: superview)
  }

  /// Adds a button which is wanted to be tapped.
  @discardableResult
  func button(
    _ title: String = "Save", _ frame: CGRect = CGRect(x: 120, y: 300, width: 120, height: 44),
    in superview: UIView? = nil
  ) -> UIButton {
    let button = put(UIButton(), title, frame, in: superview)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { [unowned self] _ in done() }, for: .touchUpInside)
    return button
  }

  /// Adds a scroll view over the middle whose content is ten times as high.
  @discardableResult
  func scroller<View: UIScrollView>(_ scroller: View) -> View {
    put(scroller, "scroller")
    scroller.contentSize = CGSize(width: 300, height: 3_000)
    let delegate = ScrollDelegate { [unowned self] in done() }
    objects.append(delegate)
    scroller.delegate = delegate
    return scroller
  }

  /// Adds a table of three rows over the middle; a row is wanted to be selected.
  @discardableResult
  func table(_ set: (RowDelegate) -> Void = { _ in }) -> UITableView {
    let table = put(UITableView(), "table")
    let rows = RowDelegate { [unowned self] in done() }
    set(rows)
    objects.append(rows)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.delegate) = (rows, rows)
    return table
  }

  // MARK: Recognizers

  /// Adds a recognizer with an action that does nothing.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView,
    _ set: (Recognizer) -> Void = { _ in }
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addAction { _ in }
    set(recognizer)
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  /// Adds a recognizer that is wanted to fire.
  @discardableResult
  func want<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, on view: UIView,
    _ set: (Recognizer) -> Void = { _ in }
  ) -> Recognizer {
    add(recognizer, name, to: view) { recognizer in
      recognizer.addAction { [unowned self] recognizer in
        if recognizer.state == .began || recognizer.state == .ended { done() }
      }
      set(recognizer)
    }
  }

  /// A delegate that lives as long as the page.
  func delegate(_ set: (GestureDelegate) -> Void) -> GestureDelegate {
    let delegate = GestureDelegate()
    set(delegate)
    objects.append(delegate)
    return delegate
  }
}

// MARK: - Delegates

/// Answers as it is told; else as if it were not there.
final class GestureDelegate: UIGestureRecognizerDelegate {
  var mayBegin = true
  var allowsBoth = false
  var receivesTouch: (UITouch) -> Bool = { _ in true }
  var receivesEvent = true
  var waits: (UIGestureRecognizer) -> Bool = { _ in false }
  var letsWait: (UIGestureRecognizer) -> Bool = { _ in false }

  deinit {}

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { mayBegin }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { allowsBoth }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receivesTouch(touch) }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { receivesEvent }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { waits(other) }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { letsWait(other) }
}

/// Tells that a scroll view was scrolled or zoomed.
final class ScrollDelegate: UIScrollViewDelegate {
  private let done: () -> Void
  var zoomed: UIView?
  var didZoom: () -> Void = {}

  init(_ done: @escaping () -> Void) { self.done = done }

  deinit {}

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView.isDragging { done() }
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { didZoom() }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
}

/// Three rows, and whether they may be selected.
final class RowDelegate: UITableViewDataSource, UITableViewDelegate {
  private let done: () -> Void
  var highlights = true
  var selects = true

  init(_ done: @escaping () -> Void) { self.done = done }

  deinit {}

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.accessibilityIdentifier = "row \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    highlights
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    selects ? indexPath : nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { done() }
}
