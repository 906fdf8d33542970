// A replay of a recording with one thing changed, in pieces as small as an input.

import GestureCore
import TouchKit

/// A replay that watches whether a recognizer fires.
final class ChangedReplay {
  private let app: TracedApp
  private let episode: Episode
  private let change: Change?
  /// What comes before the episode, as it was recorded.
  private var before: ArraySlice<HostInput>
  /// What comes from its begin on, with the change once that is made.
  private var inputs: ArraySlice<HostInput>
  private var isChanged = false
  private var isRecognized = false

  /// Begins a replay.
  ///
  /// - Parameters:
  ///   - trace: The recording.
  ///   - episode: The episode that is changed.
  ///   - last: After so many inputs of the recording the replay ends.
  ///   - change: The change; `nil` for none.
  ///   - recognizer: The recognizer that is watched from the begin of the episode on.
  ///   - app: The app, which has received nothing yet.
  init(
    of trace: Trace, _ episode: Episode, until last: Int, with change: Change?,
    watching recognizer: Observation.RecognizerID, in app: TracedApp
  ) {
    (self.app, self.episode, self.change) = (app, episode, change)
    let first = episode.inputs.lowerBound - 1
    before = trace.inputs[..<first]
    inputs = trace.inputs[first..<min(max(last, first), trace.inputs.count)]
    app.application.addObserver { [weak self] observation in
      guard let self, self.isChanged,
        case .transition(let id, _, let state, _) = observation.decision, id == recognizer
      else { return }
      if state == .began || state == .ended { self.isRecognized = true }
    }
  }

  deinit {}

  /// Replays the next input.
  ///
  /// - Returns: Whether the recognizer fires, once that is known.
  func next() -> Bool? {
    if let input = before.popFirst() {
      app.application.receive(input)
      return nil
    }
    if !isChanged { makeChange() }
    guard !isRecognized else { return true }
    if let input = inputs.popFirst() {
      app.application.receive(input)
      return nil
    }
    app.application.advance(to: app.application.scheduler.now + Experiment.afterwards)
    return isRecognized
  }

  private func makeChange() {
    change?.apply(to: app.application, before: episode)
    if let change { inputs = change.changed(Array(inputs), of: episode)[...] }
    isChanged = true
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
