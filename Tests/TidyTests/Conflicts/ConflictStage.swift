// A window for the conflicts of scrolling, and one finger or two on it.

import UIKit

/// A window of 400 × 800 points with fingers.
final class ConflictStage {
  let application = UIApplication()
  let window: UIWindow
  private var time = 0.0
  /// What happened, in words.
  private(set) var happened: [String] = []

  init() {
    window = application.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      window.makeKeyAndVisible()
      return window
    }
  }

  /// Notes something once.
  func note(_ line: String) {
    if !happened.contains(line) { happened.append(line) }
  }

  /// A scroll view over all of the window.
  func scroller(content: CGSize, at offset: CGPoint = .zero) -> UIScrollView {
    let scroller = UIScrollView(frame: window.bounds)
    scroller.contentSize = content
    scroller.contentOffset = offset
    window.addSubview(scroller)
    return scroller
  }

  private func send(_ phase: UITouch.Phase, _ places: [CGPoint], after pause: Double) {
    time += pause
    let reports = places.enumerated().map { TouchReport($0.offset + 1, phase, at: $0.element) }
    application.receive(reports, at: time, in: window)
  }

  func tap(at place: CGPoint, times: Int = 1) {
    for _ in 0..<times {
      send(.began, [place], after: 0.1)
      send(.ended, [place], after: 0.08)
    }
    rest()
  }

  /// Fingers come down together, rest, and are lifted together.
  func tap(_ places: [CGPoint], for duration: Double = 0.08) {
    send(.began, places, after: 0.1)
    application.advance(to: time + duration)
    send(.ended, places, after: duration)
    rest()
  }

  /// Drags one finger, or two beside each other, in a fifth of a second; they rest before they lift.
  func drag(
    from start: CGPoint, by way: CGVector, fingers: Int = 1, after pause: Double = 0
  ) {
    func places(_ share: CGFloat) -> [CGPoint] {
      (0..<fingers).map {
        CGPoint(x: start.x + CGFloat($0) * 60 + way.dx * share, y: start.y + way.dy * share)
      }
    }
    send(.began, places(0), after: 0.1)
    if pause > 0 { application.advance(to: time + pause) }
    time += pause
    for step in 1...12 { send(.moved, places(CGFloat(step) / 12), after: 1 / 60) }
    send(.ended, places(1), after: 0.2)
    rest()
  }

  private func rest() {
    time += 2
    application.advance(to: time)
  }

  /// What happened, as a sentence for a table.
  var summary: String { happened.isEmpty ? "nothing" : happened.joined(separator: ", ") }

  /// Notes how far a scroll view has scrolled, if it has.
  func noteScroll(of scroller: UIScrollView, _ name: String, from start: CGPoint = .zero) {
    if scroller.contentOffset != start { note("\(name) scrolls") }
  }
}

/// A view that does something when a finger is lifted in it, or follows one.
final class TouchedView: UIView {
  var ended: () -> Void = {}
  var moved: () -> Void = {}
  deinit {}

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moved() }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ended() }
}

/// A control that follows a finger.
final class TrackedControl: UIControl {
  var followed: () -> Void = {}
  deinit {}

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    followed()
    return true
  }
}

/// A delegate of closures.
final class Judgement: UIGestureRecognizerDelegate {
  var begins: (UIGestureRecognizer) -> Bool = { _ in true }
  var receives: (UITouch) -> Bool = { _ in true }
  var allowsBoth = false
  deinit {}

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    begins(recognizer)
  }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives(touch) }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { allowsBoth }
}

/// Calls a closure.
final class Reaction {
  private let body: (UIGestureRecognizer) -> Void
  init(_ body: @escaping (UIGestureRecognizer) -> Void) { self.body = body }
  deinit {}

  func act(_ recognizer: UIGestureRecognizer) { body(recognizer) }
}
