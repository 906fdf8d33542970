// A navigation controller under test: its controllers and its delegate write down what they hear.

import Foundation
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

/// A controller that writes down what it hears.
class Stop: UIViewController {
  let name: String
  let diary: Diary
  /// Runs inside each callback.
  var then: (String) -> Void = { _ in }

  init(_ name: String, _ diary: Diary) {
    (self.name, self.diary) = (name, diary)
    super.init(nibName: nil, bundle: nil)
    title = name
  }
  deinit {}

  func note(_ line: String) {
    diary.write("\(name) \(line)")
    then(line)
  }
  override func viewDidLoad() { note("didLoad") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}

/// A stop that also writes down its parents.
final class Child: Stop {
  override func willMove(toParent parent: UIViewController?) {
    note(parent == nil ? "will leave" : "will come")
  }
  override func didMove(toParent parent: UIViewController?) {
    note(parent == nil ? "left" : "came")
  }
}

/// A navigation controller in the window of a screen, with its diary.
final class Trail: UINavigationControllerDelegate {
  let screen: TestScreen
  let diary = Diary()
  let navigation: UINavigationController
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var driver: (any UIViewControllerInteractiveTransitioning)?
  /// Runs inside each call of the delegate.
  var then: (String) -> Void = { _ in }

  /// Shows stops with these letters.
  init(_ screen: TestScreen, _ names: String, _ make: ((String, Diary) -> Stop)? = nil) {
    self.screen = screen
    navigation = UINavigationController()
    let diary = diary
    navigation.setViewControllers(
      names.map { make?(String($0), diary) ?? Stop(String($0), diary) }, animated: false)
    navigation.delegate = self
    screen.window.rootViewController = navigation
    _ = diary.read()
  }
  deinit {}

  func stop(_ name: String) -> Stop { Stop(name, diary) }
  var names: String { navigation.viewControllers.map { ($0 as? Stop)?.name ?? "?" }.joined() }

  /// The callbacks since the last call, in one line.
  func told() -> String { diary.read().joined(separator: ", ") }

  /// Where the left edges of controllers' views show, in points.
  func places(_ controllers: UIViewController...) -> [Double] {
    controllers.map { ((Double($0.view.presentation.frame.minX)) * 100).rounded() / 100 }
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { note("willShow", viewController) }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { note("didShow", viewController) }
  private func note(_ word: String, _ controller: UIViewController) {
    let line = "\(word) \((controller as? Stop)?.name ?? "?")"
    diary.write(line)
    then(line)
  }
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  /// Puts a finger down at the left edge and moves it so far to the right, in steps of 4 points.
  func pull(from x: Double = 2, y: Double = 400, by distance: Double) {
    let finger = screen.finger()
    finger.down(at: CGPoint(x: x, y: y))
    let steps = max(1, Int((abs(distance) / 4).rounded()))
    for _ in 0..<steps {
      screen.wait(0.016)
      finger.move(by: distance / Double(steps), 0)
    }
  }

  /// Keeps the finger still until it has no velocity, and lifts it.
  func release() {
    for _ in 0..<30 {
      screen.wait(0.016)
      screen.finger().move(by: 0, 0)
    }
    screen.finger().up()
  }
}

/// Runs a test with a navigation controller that shows stops with these letters.
func withTrail(_ names: String, _ body: (TestScreen, Trail) -> Void) {
  withScreen(recording: []) { screen in
    let trail = Trail(screen, names)
    body(screen, trail)
    screen.wait(5)
  }
}
