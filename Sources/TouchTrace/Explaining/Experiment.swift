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
  private let start: (TraceHeader) -> TracedApp?
  /// How many replays were made.
  public private(set) var replayCount = 0
  /// Whether no more replay is to be made: then no other change is said to be enough.
  package var isOver: () -> Bool = { false }

  /// Experiments with a recording.
  ///
  /// - Parameters:
  ///   - trace: The recording.
  ///   - start: Starts the app anew; the same each time. Where it returns `nil`, nothing fires.
  public init(_ trace: Trace, start: @escaping (TraceHeader) -> TracedApp?) {
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
    guard !isOver(),
      let replay = replay(of: episode, until: last, with: change, watching: recognizer)
    else { return false }
    while true { if let fires = replay.next() { return fires } }
  }

  /// Begins a replay of an episode with a change; `nil` if the app does not start.
  func replay(
    of episode: Episode, until last: Int, with change: Change?,
    watching recognizer: Observation.RecognizerID
  ) -> ChangedReplay? {
    guard let app = start(trace.header) else { return nil }
    replayCount += 1
    return ChangedReplay(
      of: trace, episode, until: last, with: change, watching: recognizer, in: app)
  }
}

extension Experiment {
  /// The views that want touches and lie where the fingers of an episode came down, but were not hit, each
  /// once. Empty if a recognizer fired.
  ///
  /// - Complexity: that of a replay up to the episode, and O(fingers × views).
  func unreachedViews(in episode: Episode) -> [UnreachedView] {
    guard !episode.attempts.contains(where: \.isRecognized), let app = start(trace.header) else {
      return []
    }
    replayCount += 1
    app.receive(trace.inputs[..<(episode.inputs.lowerBound - 1)])
    return episode.fingers.reduce(into: []) { all, finger in
      let views = app.application.unreachedViews(at: finger.first) {
        $0.lastingName ?? "\($0.observationID)"
      }
      all += views.filter { !all.contains($0) }
    }
  }
}
