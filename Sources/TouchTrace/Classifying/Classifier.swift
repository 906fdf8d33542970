// Runs a recording over one view with the built-in recognizers.

import TouchKit

/// Tells which gestures a recording is.
///
/// One view fills the screen. It has recognizers for tap, double tap, long press, pan, a swipe in each
/// of four directions, pinch and rotation. Each classification begins with a new application, so that
/// it depends on nothing but its recording.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public struct Classifier {
  /// How long time goes on after the last input, in seconds: longer than any wait of a recognizer.
  private static let silence = 1.0

  /// Whether recognizers exclude each other as in an app without a delegate. By default each of them
  /// may recognize beside the others, so that each failure has a cause of its own.
  public var isExclusive: Bool

  /// Makes a classifier.
  public init(isExclusive: Bool = false) { self.isExclusive = isExclusive }

  /// Classifies a recording.
  public func classify(_ trace: Trace) -> Classification {
    let together = Together()
    let app = TracedApp(trace.header) {
      let controller = UIViewController()
      controller.view.isMultipleTouchEnabled = true
      for recognizer in Self.recognizers() {
        if !isExclusive { recognizer.delegate = together }
        controller.view.addGestureRecognizer(recognizer)
      }
      return controller
    }
    var result = Classification()
    app.log { line in result.note(line) }
    app.receive(trace.inputs)
    let now = app.application.scheduler.now
    app.application.advance(to: now + Self.silence)
    withExtendedLifetime(together) {}
    return result
  }

  /// The recognizers, named as in results.
  private static func recognizers() -> [UIGestureRecognizer] {
    var all: [UIGestureRecognizer] = []
    func add(_ recognizer: UIGestureRecognizer, _ name: String) {
      recognizer.name = name
      all.append(recognizer)
    }
    add(UITapGestureRecognizer(), "tap")
    let doubleTap = UITapGestureRecognizer()
    doubleTap.numberOfTapsRequired = 2
    add(doubleTap, "doubleTap")
    add(UILongPressGestureRecognizer(), "longPress")
    add(UIPanGestureRecognizer(), "pan")
    let directions: [(UISwipeGestureRecognizer.Direction, String)] = [
      (.right, "swipeRight"), (.left, "swipeLeft"), (.up, "swipeUp"), (.down, "swipeDown"),
    ]
    for (direction, name) in directions {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction
      add(swipe, name)
    }
    add(UIPinchGestureRecognizer(), "pinch")
    add(UIRotationGestureRecognizer(), "rotation")
    return all
  }
}

/// Lets all recognizers recognize together.
private final class Together: UIResponder, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

extension Classification {
  /// Notes a decision of the application.
  fileprivate mutating func note(_ line: LogLine) {
    let time = line.observation.time
    switch line.observation.decision {
    case .badInput: problems.append(line.text)
    case .transition(let id, let from, let state, let cause):
      switch state {
      case .failed:
        let (kind, measured, limit) = cause.numbers
        failed.append(
          Failure(
            recognizer: id.name, time: time, cause: kind, measured: measured, limit: limit,
            text: line.text))
      case .began: recognized.append(Recognition(recognizer: id.name, time: time))
      case .ended, .cancelled:
        let index = recognized.lastIndex { $0.recognizer == id.name && $0.ended == nil }
        if from != .possible, let index {
          recognized[index].ended = time
          recognized[index].isCancelled = state == .cancelled
        } else if state == .ended {
          recognized.append(Recognition(recognizer: id.name, time: time))
        }
      case .possible, .changed: break
      }
    default: break
    }
  }
}
