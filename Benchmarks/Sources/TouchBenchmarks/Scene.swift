// The scenes that are measured: a window, some views, some recognizers, one finger.

import TouchKit

/// Counts what it is told, so that no action can be optimized away.
final class Counter {
  var total = 0.0

  func panned(_ pan: UIPanGestureRecognizer) { total += 1 }
}

/// A view that takes its touches, as a drawing view does.
final class Canvas: UIView {
  var heard = 0

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { heard += 1 }
}

/// Allows every pair of gestures at once.
final class Together: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

/// One application with one window and one finger on it.
final class Scene {
  let application = UIApplication()
  let window: UIWindow
  let counter = Counter()
  let together = Together()
  private var time = 0.0
  private var x = 100.0
  private var step = 1.0
  private var report = [TouchReport(1, .began, at: CGPoint(x: 100, y: 100))]

  init() {
    window = application.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      window.makeKeyAndVisible()
      return window
    }
  }

  /// Adds a pan to `view`; it tells the counter.
  @discardableResult
  func addPan(
    to view: UIView, simultaneous: Bool = false, cancels: Bool = false
  ) -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer(target: counter, action: Counter.panned)
    pan.cancelsTouchesInView = cancels
    if simultaneous { pan.delegate = together }
    view.addGestureRecognizer(pan)
    return pan
  }

  /// Adds `count` views, each in the one before.
  func nest(_ count: Int) -> [UIView] {
    application.perform {
      var views: [UIView] = [window]
      for _ in 0..<count {
        let view = Canvas(frame: window.bounds)
        views[views.count - 1].addSubview(view)
        views.append(view)
      }
      return Array(views.dropFirst())
    }
  }

  func down() { send(.began, at: 100) }

  func up() { send(.ended, at: x) }

  func drag(to place: Double) { send(.moved, at: place) }

  /// Moves the finger by a point, there and back again: within 100 … 140.
  func move() {
    if x >= 140 { step = -1 }
    if x <= 101 { step = 1 }
    send(.moved, at: x + step)
  }

  /// Moves the finger by a fraction of a point: no pan begins.
  func tremble() {
    step = -step
    send(.moved, at: x + step * 0.25)
  }

  private func send(_ phase: UITouch.Phase, at place: Double) {
    x = place
    time += 1.0 / 120
    report[0].phase = phase
    report[0].sample.location = CGPoint(x: place, y: 100)
    application.receive(report, at: time, in: window)
  }
}
