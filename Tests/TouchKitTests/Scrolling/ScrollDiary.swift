// Scroll views under test: their delegate writes down what it hears, with the offset.

import Foundation
import TouchTesting

@testable import TouchEngine
@testable import TouchWidgets

/// Writes down what a scroll view tells its delegate.
final class ScrollDiary: UIScrollViewDelegate {
  private(set) var lines: [String] = []
  /// The offsets that `didScroll` told, with their times.
  private(set) var offsets: [(time: Double, offset: CGPoint)] = []
  /// Changes the target of a release.
  var target: ((_ velocity: CGPoint, _ target: CGPoint) -> CGPoint)?
  /// Runs inside each call.
  var then: (String, UIScrollView) -> Void = { _, _ in }
  var zoomed: UIView?
  private let now: () -> Double

  init(_ application: UIApplication) {
    now = { [unowned application] in application.scheduler.now }
  }
  deinit {}

  /// What was heard since the last call: repeated words once, with a count.
  func take() -> String {
    defer { lines = [] }
    var told: [(line: String, count: Int)] = []
    for line in lines {
      if told.last?.line == line { told[told.count - 1].count += 1 } else { told.append((line, 1)) }
    }
    return told.map { $0.count == 1 ? $0.line : "\($0.line) × \($0.count)" }
      .joined(separator: ", ")
  }

  func forget() { (lines, offsets) = ([], []) }

  private func note(_ line: String, _ view: UIScrollView) {
    lines.append(line)
    then(line, view)
  }
  func scrollViewDidScroll(_ view: UIScrollView) {
    offsets.append((now(), view.contentOffset))
    note(view.isDecelerating ? "scrolled by itself" : "scrolled", view)
  }
  func scrollViewDidZoom(_ view: UIScrollView) { note("zoomed", view) }
  func scrollViewWillBeginDragging(_ view: UIScrollView) {
    note("begins dragging at \(short(view.contentOffset))", view)
  }
  func scrollViewWillEndDragging(
    _ view: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let old = targetContentOffset.pointee
    note("lets go with \(short(velocity)) to \(short(old))", view)
    if let target { targetContentOffset.pointee = target(velocity, old) }
  }
  func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate: Bool) {
    let state = view.isDecelerating ? ", decelerating" : ""
    note("dragging ended\(willDecelerate ? ", goes on" : "")\(state)", view)
  }
  func scrollViewWillBeginDecelerating(_ view: UIScrollView) { note("begins decelerating", view) }
  func scrollViewDidEndDecelerating(_ view: UIScrollView) { note("decelerating ended", view) }
  func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) { note("animation ended", view) }
  func viewForZooming(in view: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scroller: UIScrollView, with view: UIView?) {
    note("begins zooming", scroller)
  }
  func scrollViewDidEndZooming(_ view: UIScrollView, with: UIView?, atScale scale: CGFloat) {
    note("zooming ended at \(shortNumber(scale))", view)
  }
  func scrollViewDidChangeAdjustedContentInset(_ view: UIScrollView) {}
}

/// A number with at most two decimals.
func shortNumber(_ value: CGFloat) -> String {
  let rounded = (Double(value) * 100).rounded() / 100
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}

/// A point with at most two decimals; one coordinate if the other is 0.
func short(_ point: CGPoint) -> String {
  point.x == 0 ? shortNumber(point.y) : "(\(shortNumber(point.x)), \(shortNumber(point.y)))"
}

extension TestScreen {
  /// A scroll view over all of the window, with a diary.
  func scroller(content: CGSize, at offset: CGPoint = .zero) -> (UIScrollView, ScrollDiary) {
    let scroller = UIScrollView(frame: window.bounds)
    scroller.contentSize = content
    scroller.contentOffset = offset
    window.addSubview(scroller)
    let diary = ScrollDiary(application)
    scroller.delegate = diary
    return (scroller, diary)
  }

  /// Drags a finger in even steps and reports each, from a time on that makes the lift come at `end`.
  func drag(
    from start: CGPoint, by step: CGVector, count: Int, every interval: Double = 0.008,
    liftAt end: Double, lifts: Bool = true, finger: Int = 1
  ) {
    var place = start
    let first = end - Double(count + 1) * interval
    application.receive([TouchReport(finger, .began, at: place)], at: first, in: window)
    for index in 1...count {
      place = CGPoint(x: place.x + step.dx, y: place.y + step.dy)
      application.receive(
        [TouchReport(finger, .moved, at: place)], at: first + Double(index) * interval, in: window)
    }
    if lifts {
      application.receive([TouchReport(finger, .ended, at: place)], at: end, in: window)
    }
  }
}
