// Replays a recording with one thing changed, and says whether a recognizer fires then.

import GestureCore
import TouchKit

/// A recording that is replayed again and again, each time with one thing changed.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class Experiment {
  /// For how long the changed episode goes on after its last input, in seconds, so that deadlines
  /// pass.
  static let afterwards = 3.0

  private let trace: Trace
  private let start: (TraceHeader) -> TracedApp
  /// How many replays were made.
  public private(set) var replayCount = 0
  /// Whether no more replay is to be made: then no other change is said to be enough.
  package var isOver: () -> Bool = { false }

  /// Experiments with a recording.
  ///
  /// - Parameters:
  ///   - trace: The recording.
  ///   - start: Starts the app anew; the same each time.
  public init(_ trace: Trace, start: @escaping (TraceHeader) -> TracedApp) {
    (self.trace, self.start) = (trace, start)
  }

  deinit {}

  /// Whether a recognizer begins, or is recognized, in an episode with a change.
  ///
  /// All up to the episode is replayed as it was recorded. Then the change is made, and the episode and
  /// the one after it are replayed.
  ///
  /// - Complexity: that of a replay up to the end of the next episode.
  public func fires(
    _ recognizer: Observation.RecognizerID, in episode: Episode, until last: Int,
    with change: Change?
  ) -> Bool {
    guard !isOver() else { return false }
    replayCount += 1
    let app = start(trace.header)
    let first = episode.inputs.lowerBound - 1
    app.receive(trace.inputs[..<first])
    if let change { change.apply(to: app.application, before: episode) }
    var isRecognized = false
    let token = app.application.addObserver { observation in
      guard case .transition(let id, _, let state, _) = observation.decision, id == recognizer
      else { return }
      if state == .began || state == .ended { isRecognized = true }
    }
    let inputs = Array(trace.inputs[first..<min(max(last, first), trace.inputs.count)])
    for input in change?.changed(inputs, of: episode) ?? inputs where !isRecognized {
      app.application.receive(input)
    }
    if !isRecognized {
      app.application.advance(to: app.application.scheduler.now + Self.afterwards)
    }
    app.application.removeObserver(token)
    return isRecognized
  }
}

extension Experiment {
  /// The views that want touches and lie where the fingers of an episode came down, but were not hit, each
  /// once. Empty if a recognizer fired.
  ///
  /// - Complexity: that of a replay up to the episode, and O(fingers × views).
  func unreachedViews(in episode: Episode) -> [UnreachedView] {
    guard !episode.attempts.contains(where: \.isRecognized) else { return [] }
    replayCount += 1
    let app = start(trace.header)
    app.receive(trace.inputs[..<(episode.inputs.lowerBound - 1)])
    return episode.fingers.reduce(into: []) { all, finger in
      let views = app.application.unreachedViews(at: finger.first) {
        $0.lastingName ?? "\($0.observationID)"
      }
      all += views.filter { !all.contains($0) }
    }
  }
}

extension Change {
  /// Makes the change in an application, if it is one of the app.
  fileprivate func apply(to application: UIApplication, before episode: Episode) {
    let cast = Cast(of: application)
    switch self {
    case .without(let id): cast.recognizer(id)?.isEnabled = false
    case .enabled(let id): cast.recognizer(id)?.isEnabled = true
    case .requirement(let id, let other):
      if let other = cast.recognizer(other) { cast.recognizer(id)?.require(toFail: other) }
    case .noRequirement(let id, let other):
      if let other = cast.recognizer(other) { cast.recognizer(id)?.stopRequiring(other) }
      application.answer { $0 == .waits(id, for: other) ? false : nil }
    case .together(let id, let other):
      application.answer { question in
        question == .together(id, with: other) || question == .together(other, with: id)
          ? true : nil
      }
    case .allowedToBegin(let id):
      application.answer { question in
        guard question == .mayBegin(id), let recognizer = cast.recognizer(id) else { return nil }
        return cast.viewsAllow(recognizer, under: episode.fingers) ? true : nil
      }
    case .cancellingContent(let id, _):
      application.answer { $0 == .cancelsContent(id) ? true : nil }
    case .withoutCancelling(let id): cast.recognizer(id)?.cancelsTouchesInView = false
    case .moved(let id, let view):
      if let recognizer = cast.recognizer(id) { cast.view(view)?.addGestureRecognizer(recognizer) }
    case .allowedToReceive(let id), .allowedByClass(let id):
      application.answer { $0 == .receives(id) ? true : nil }
    default: break
    }
  }
}

extension Cast {
  /// Whether all views that are asked allow a recognizer to begin: its own, and those under the fingers that
  /// are inside of it, if it takes touches away from views.
  fileprivate func viewsAllow(
    _ recognizer: UIGestureRecognizer, under fingers: [Episode.FingerPath]
  ) -> Bool {
    guard let own = recognizer.view else { return true }
    let touched = recognizer.cancelsTouchesInView ? fingers.compactMap(\.view).compactMap(view) : []
    for var asked in touched where asked.isDescendant(of: own) {
      while asked !== own, let superview = asked.superview {
        if !asked.gestureRecognizerShouldBegin(recognizer) { return false }
        asked = superview
      }
    }
    return own.gestureRecognizerShouldBegin(recognizer)
  }
}
