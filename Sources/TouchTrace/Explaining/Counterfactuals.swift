// What would have had to be different for a recognizer to fire: changes that its cause suggests, each
// tried by a replay.

import GestureCore
import TouchKit

/// A change to try. Of a change that has an amount, the smallest amount that is needed is tried.
nonisolated enum Trial: Equatable {
  case once(Change)
  /// Some steps of a size, up to a number of them.
  case some(Step, size: Double, most: Int)

  enum Step: Equatable {
    case movement(sign: Double)
    case straighter
    /// Straighter along the axis that is not the movement's own.
    case level(Change.Axis)
    case duration(sign: Double)
    case earlier(after: TimeInterval)

    func change(_ amount: Double) -> Change {
      switch self {
      case .movement(let sign): .movement(sign * amount)
      case .straighter: .straighter(amount)
      case .level(let axis): .level(amount, axis)
      case .duration(let sign): .duration(sign * amount)
      case .earlier(let time): .earlier(amount, after: time)
      }
    }
  }
}

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
    let own = episode.attempts.filter { $0.recognizer == attempt.recognizer }
    guard !attempt.isRecognized, !own.contains(where: \.isRecognized) else { return [] }
    let last = next?.inputs.upperBound ?? episode.inputs.upperBound
    return attempt.trials(in: episode, before: next).compactMap { trial in
      smallest(trial) { change in
        let end = trial.needsNext ? last : episode.inputs.upperBound
        return fires(attempt.recognizer, in: episode, until: end, with: change)
      }
    }
  }

  private func smallest(_ trial: Trial, fires: (Change) -> Bool) -> Change? {
    switch trial {
    case .once(let change): return fires(change) ? change : nil
    case .some(let step, let size, let most):
      guard most > 0, let enough = upperBound(step, size, most, fires) else { return nil }
      var (little, much) = (enough.tooLittle, enough.enough)
      while much - little > 1 {
        let middle = (little + much) / 2
        if fires(step.change(Double(middle) * size)) { much = middle } else { little = middle }
      }
      return step.change(Double(much) * size)
    }
  }

  /// Some amount that is enough: tried at 1, 2, 4, 8 … steps, because too much may be wrong again.
  private func upperBound(
    _ step: Trial.Step, _ size: Double, _ most: Int, _ fires: (Change) -> Bool
  ) -> (tooLittle: Int, enough: Int)? {
    var (little, count) = (0, 1)
    while true {
      if fires(step.change(Double(count) * size)) { return (little, count) }
      guard count < most else { return nil }
      (little, count) = (count, min(count * 2, most))
    }
  }
}

nonisolated extension Trial {
  /// Whether it needs the touches that follow the episode.
  var needsNext: Bool {
    if case .some(.earlier, _, _) = self { return true }
    return false
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
