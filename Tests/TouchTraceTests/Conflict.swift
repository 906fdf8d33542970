// Conflicts whose true cause is known by construction: an app, fingers, the cause, and the mend.

import TouchKit
import TouchTesting
import TouchTrace

/// A conflict, prepared.
struct Conflict {
  let name: String
  /// The recognizer that should fire.
  var wanted = "wanted"
  let fingers: Fingers
  /// What its explanation must say.
  let cause: String
  /// What must be said to make it fire.
  let remedy: String
  /// Puts recognizers on a board; with `isMended` as the remedy says.
  let build: @MainActor @Sendable (_ board: UIView, _ isMended: Bool) -> Void
  /// The fingers as the remedy says; `nil` if the app is mended.
  var mended: Fingers?

  func start(isMended: Bool) -> TracedApp {
    TracedApp(TraceHeader(size: CGSize(width: 320, height: 480))) {
      let controller = UIViewController()
      controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      build(controller.view, isMended)
      return controller
    }
  }

  static func trace(_ fingers: Fingers) -> Trace {
    Trace(
      TraceHeader(size: CGSize(width: 320, height: 480)),
      fingers.events.map { .touches($0) } + [.time(fingers.duration + 2)])
  }

  /// All episodes of fingers on a board.
  func episodes(_ fingers: Fingers, isMended: Bool) -> [Episode] {
    let explainer = Explainer(of: start(isMended: isMended))
    let episodes = Self.trace(fingers).inputs.compactMap { explainer.receive($0) }
    return episodes + [explainer.finish()].compactMap(\.self)
  }

  func isRecognized(_ fingers: Fingers, isMended: Bool) -> Bool {
    episodes(fingers, isMended: isMended).contains { episode in
      episode.attempts.contains { $0.name == wanted && $0.isRecognized }
    }
  }
}

/// Adds a named recognizer.
@discardableResult
func add<Recognizer: UIGestureRecognizer>(
  _ recognizer: Recognizer, _ name: String, to view: UIView, _ set: (Recognizer) -> Void = { _ in }
) -> Recognizer {
  recognizer.name = name
  recognizer.addAction { _ in }
  set(recognizer)
  view.addGestureRecognizer(recognizer)
  return recognizer
}

/// A delegate that says what it was told to say, and lives as long as its recognizers' view.
final class Answers: UIView, UIGestureRecognizerDelegate {
  var mayBegin = true
  var receives = true
  var together = false

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { mayBegin }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { together }
}

func answers(_ view: UIView, _ set: (Answers) -> Void) -> Answers {
  let answers = Answers()
  set(answers)
  view.addSubview(answers)
  return answers
}
