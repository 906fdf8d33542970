// What would have had to be different for a recognizer to fire: changes that its cause suggests.

import GestureCore
import TouchKit

extension Experiment {
  /// The changes after which a recognizer fires that did not fire in an episode: each was replayed. Of
  /// a change with an amount, the smallest that is enough, in steps of half a point and of five
  /// milliseconds.
  ///
  /// The cause suggests which changes are tried. Empty if none of them is enough alone, and if the
  /// recognizer fired in another attempt of the episode.
  public func counterfactuals(
    for attempt: Attempt, in episode: Episode, before next: Episode?
  ) -> [Change] {
    let search = ChangeSearch(by: self, for: attempt, in: episode, before: next)
    while !search.isOver { search.work() }
    return search.changes
  }
}

nonisolated extension Attempt {
  /// The size of a step of points, and of seconds.
  private static var points: Double { 0.5 }
  private static var seconds: Double { 0.005 }

  /// What to try, for the cause of its failure.
  func trials(in episode: Episode, before next: Episode?) -> [Trial] {
    switch outcome {
    case .recognized: []
    case .failed(let step): trials(for: step.cause, in: episode, before: next)
    case .refused(let refusal): trials(for: refusal.cause, touch: refusal.touch, in: episode)
    case .undecided:
      waits.filter { $0.end == nil }.map { .once(.noRequirement(of: recognizer, on: $0.required)) }
    }
  }

  private func trials(
    for cause: Observation.Cause, in episode: Episode, before next: Episode?
  ) -> [Trial] {
    switch cause {
    case .rule(let reason): reason.map { trials(for: $0, in: episode, before: next) } ?? []
    case .met: []
    case .excluded(let winner), .denied(let winner):
      [
        .once(.together(recognizer, with: winner)), .once(.requirement(of: winner, on: recognizer)),
        .once(.without(winner)), points(.movement(sign: -1), reach(in: episode)),
        time(.duration(sign: -1), length(of: episode) * 0.95),
      ]
    case .requirementRecognized(let required):
      [.once(.noRequirement(of: recognizer, on: required)), .once(.without(required))]
    case .refusedToBegin:
      isPartOfTouchKit
        ? [view].compactMap(\.self).map { .once(.cancellingContent(recognizer, of: $0)) }
        : [.once(.allowedToBegin(recognizer)), .once(.withoutCancelling(recognizer))]
          + touched(in: episode).filter { $0 != view }.map { .once(.moved(recognizer, to: $0)) }
    case .withdrawn: [.once(.enabled(recognizer))]
    case .excludedBefore:
      episode.attempts.filter(\.isRecognized).map {
        .once(.together(recognizer, with: $0.recognizer))
      }
    case .assigned: movements(in: episode) + otherFingers(in: episode)
    case .abandoned: movements(in: episode)
    }
  }

  private func trials(
    for refusal: Observation.Refusal, touch: Observation.TouchID, in episode: Episode
  ) -> [Trial] {
    switch refusal {
    // A scroll view that is not to scroll turns its recognizer off, and on again.
    case .disabled: remark == nil ? [.once(.enabled(recognizer))] : []
    case .classDeclinedEvent: [.once(.allowedByClass(recognizer))]
    case .delegateDeclinedEvent, .delegateDeclinedTouch:
      [.once(.allowedToReceive(recognizer))]
    case .tooManyTouches, .exclusiveTouchElsewhere:
      episode.fingers.filter { $0.finger != touch.finger }.map { .once(.withoutFinger($0.finger)) }
    case .alreadyOver, .touchTypeNotAllowed, .kindNotAllowed, .otherTouchTypeTracked: []
    }
  }

  private func trials(
    for reason: Reason, in episode: Episode, before next: Episode?
  ) -> [Trial] {
    switch reason {
    // It failed on its way: the fingers may have gone on.
    case .movedTooFar: [points(.movement(sign: -1), reach(in: episode))]
    case .movedTooLittle, .turnedTooLittle, .swipedTooLittle: movements(in: episode)
    case .tooManyTouches: episode.fingers.reversed().map { .once(.withoutFinger($0.finger)) }
    case .tooFewTouches: [.once(.oneMoreFinger)]
    case .tooLong(let duration, _): [time(.duration(sign: -1), duration)]
    case .liftedTooEarly(_, let needed): [time(.duration(sign: 1), needed * 4)]
    case .gapTooLong: earlier(in: episode, before: next)
    case .strayed:
      [points(.straighter, reach(in: episode))]
        + [.horizontal, .vertical].map { points(.level($0), reach(in: episode)) }
    case .outsideCone, .wrongDirection:
      [points(.straighter, reach(in: episode)), .once(.otherWay)] + movements(in: episode)
    case .notAtEdge, .outweighed, .touchesCancelled, .interrupted: []
    }
  }

  /// More movement, and then a faster one.
  private func movements(in episode: Episode) -> [Trial] {
    [
      points(.movement(sign: 1), max(100, reach(in: episode) * 3)),
      time(.duration(sign: -1), length(of: episode) * 0.95),
    ]
  }

  /// The views under the fingers that it received, each once.
  private func touched(in episode: Episode) -> [Observation.ViewID] {
    episode.fingers.filter { finger in
      received.contains { $0.touch.finger == finger.finger && $0.time == finger.start }
    }.compactMap(\.view).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The finger that came next, if any did, earlier.
  private func earlier(in episode: Episode, before next: Episode?) -> [Trial] {
    let own = episode.fingers.filter { finger in
      received.contains { $0.touch.finger == finger.finger && $0.time == finger.start }
    }
    guard let lift = own.map(\.end).max() else { return [] }
    let later = episode.fingers.map(\.start).filter { $0 > lift }.min()
    guard let coming = later ?? next?.times.lowerBound else { return [] }
    return [time(.earlier(after: lift), coming - lift)]
  }

  /// What a recognizer of the app may have missed, which says no reason.
  private func otherFingers(in episode: Episode) -> [Trial] {
    [
      points(.movement(sign: -1), reach(in: episode)),
      time(.duration(sign: 1), max(1, length(of: episode) * 4)), .once(.oneMoreFinger),
      .once(.otherWay), .once(.backwards),
    ] + (episode.fingers.count > 1 ? episode.fingers.map { .once(.withoutFinger($0.finger)) } : [])
  }

  private func length(of episode: Episode) -> Double {
    episode.times.upperBound - episode.times.lowerBound
  }

  private func reach(in episode: Episode) -> Double { episode.fingers.map(\.reach).max() ?? 0 }

  private func points(_ step: Trial.Step, _ most: Double) -> Trial {
    .some(step, size: Self.points, most: Int((min(most, 5_000) / Self.points).rounded(.up)))
  }

  private func time(_ step: Trial.Step, _ most: Double) -> Trial {
    .some(step, size: Self.seconds, most: Int((min(most, 60) / Self.seconds).rounded(.up)))
  }
}
