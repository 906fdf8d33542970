// Small apps with one problem each, and the same apps with the line that lint gives to mend it.

import Testing
import TouchKit
import TouchTrace

/// A small app with one problem on purpose.
nonisolated struct PlantedProblem: CustomTestStringConvertible, Sendable {
  let rule: LintRule
  /// The recognizers that the finding names.
  let recognizers: [String]
  /// The line that the finding gives; the app has it where it is mended.
  let remedy: String
  /// Builds the app in its root view, with or without the remedy.
  let build: @MainActor @Sendable (PlantController, _ isMended: Bool) -> Void

  var testDescription: String { "\(rule): \(remedy)" }

  /// What lint finds in the app.
  @MainActor func findings(mended isMended: Bool) -> [LintFinding] {
    let app = TracedApp(TraceHeader(size: CGSize(width: 400, height: 800))) {
      PlantController { build($0, isMended) }
    }
    return AppSketch(of: app.application).findings()
  }
}

/// The controller of a small app: it allows all gestures together, and has a table's rows.
final class PlantController: UIViewController, UIGestureRecognizerDelegate {
  private let build: (PlantController) -> Void
  private(set) var selected: [Int] = []
  private(set) var presses = 0
  var spareTap: UITapGestureRecognizer?
  var spareView: UIView?

  init(_ build: @escaping (PlantController) -> Void) {
    self.build = build
    super.init(nibName: nil, bundle: nil)
  }

  deinit {}

  override func viewDidLoad() {
    super.viewDidLoad()
    view.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    build(self)
  }

  /// Adds a recognizer of a name, with an action.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addAction { _ in }
    (view ?? self.view).addGestureRecognizer(recognizer)
    return recognizer
  }

  /// Adds a view.
  func addView(_ frame: CGRect, in superview: UIView? = nil) -> UIView {
    let view = UIView(frame: frame)
    (superview ?? self.view).addSubview(view)
    return view
  }

  /// Adds a button; ``presses`` counts how often it is pressed.
  func addButton(_ frame: CGRect, in superview: UIView) {
    let button = UIButton(frame: frame)
    button.addAction(UIAction { [weak self] _ in self?.presses += 1 }, for: .touchUpInside)
    superview.addSubview(button)
  }

  /// Adds a scroll view whose content is twice as large.
  func addScrollView(_ frame: CGRect) -> UIScrollView {
    let scroller = UIScrollView(frame: frame)
    scroller.contentSize = CGSize(width: frame.width * 2, height: frame.height * 2)
    view.addSubview(scroller)
    return scroller
  }

  /// Adds a table with rows over all of the view.
  func addTable() -> UITableView {
    let table = UITableView(frame: view.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
    return table
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { !(touch.view is UISlider) }
}

extension PlantController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.row)
  }
}

/// A control of the app's own.
final class Dial: UIControl {
  deinit {}
}

/// A view that can be touched beyond its bounds.
final class Generous: UIView {
  deinit {}

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -200, dy: -200).contains(point)
  }
}

/// Names an object that is gone at the end of the call.
func addPassingTarget(to recognizer: UIGestureRecognizer) {
  let passing = Passing()
  recognizer.addTarget(passing, action: Passing.tapped)
}

/// Sets a delegate that is gone at the end of the call.
func setPassingDelegate(of recognizer: UIGestureRecognizer) {
  let passing = Passing()
  recognizer.delegate = passing
}

private final class Passing: UIGestureRecognizerDelegate {
  deinit {}
  func tapped() {}
}
