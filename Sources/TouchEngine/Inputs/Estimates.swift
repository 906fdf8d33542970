// Corrections of estimated samples: finds the touch, and tells recognizers and views.

import GestureCore

extension Engine {
  /// The limit of awaited samples. Beyond it, the oldest are dropped.
  static let awaitedMax = 512

  func correct(with samples: [TouchSample]) {
    for sample in samples { correct(with: sample) }
  }

  /// Notes the samples of a touch that expect corrections.
  func awaitEstimates(of touch: UITouch, in report: TouchReport) {
    for sample in report.coalesced + [report.sample]
    where !sample.estimatedPropertiesExpectingUpdates.isEmpty {
      guard let index = sample.estimationUpdateIndex, awaited(index) == nil else { continue }
      awaited.append(AwaitedEstimate(touch: touch, sample: sample))
    }
    if awaited.count > Self.awaitedMax {
      awaited.removeFirst(awaited.count - Self.awaitedMax)
    }
  }

  private func awaited(_ index: Int) -> Int? {
    awaited.firstIndex { $0.sample.estimationUpdateIndex == index }
  }

  private func correct(with sample: TouchSample) {
    guard let index = sample.estimationUpdateIndex, let position = awaited(index) else {
      return report(.badInput(.unknownEstimate(sample.estimationUpdateIndex)))
    }
    guard sample.isFinite else {
      return report(.badInput(.notFinite(finger: awaited[position].touch.finger)))
    }
    awaited[position].sample.correct(with: sample)
    let (touch, corrected) = (
      awaited[position].touch, awaited[position].sample
    )
    if corrected.estimatedPropertiesExpectingUpdates.isEmpty {
      awaited.remove(at: position)
    }
    let told: UITouch
    if touch.record.sample.estimationUpdateIndex == index {
      touch.record.sample = corrected
      told = touch
    } else {
      told = touch.copy(with: corrected)
    }
    touch.windowStorage?.referee?.tellOfEstimates([told], of: touch)
    if touch.isKnownToView { touch.viewStorage?.touchesEstimatedPropertiesUpdated([told]) }
  }
}

extension Referee {
  /// Tells the recognizers that track `touch`. Their assignments are settled at once.
  func tellOfEstimates(_ touches: Set<UITouch>, of touch: UITouch) {
    guard touch.slot >= 0 else { return }
    let hearers = contest.order.filter {
      contest[$0].hears && contest[$0].received.contains(touch.slot)
    }
    work(.hearing) {
      for seat in hearers where contest[seat].hears {
        hearing = seat
        callback = .touchesEstimatedPropertiesUpdated
        recognizer(at: seat).touchesEstimatedPropertiesUpdated(touches)
        hearing = Referee.noSeat
      }
    }
  }
}

nonisolated extension TouchSample {
  /// Copies the expected properties, and the set of properties that stay expected.
  fileprivate mutating func correct(with better: TouchSample) {
    let promised = estimatedPropertiesExpectingUpdates
    if promised.contains(.force) { force = better.force }
    if promised.contains(.azimuth) { azimuthAngle = better.azimuthAngle }
    if promised.contains(.altitude) { altitudeAngle = better.altitudeAngle }
    if promised.contains(.roll) { rollAngle = better.rollAngle }
    if promised.contains(.location) {
      (location, preciseLocation) = (better.location, better.preciseLocation)
    }
    estimatedPropertiesExpectingUpdates = better.estimatedPropertiesExpectingUpdates
      .intersection(promised)
    estimatedProperties.subtract(promised)
    estimatedProperties.formUnion(better.estimatedProperties.intersection(promised))
  }
}
