// What hardware said by estimate and knows better later: which touch it was, and which recognizers
// and views are told.

import GestureCore

/// A sample of which the hardware will know more.
struct AwaitedEstimate {
  /// The touch as an app knows it.
  let touch: UITouch
  /// The sample as it is known by now.
  var sample: TouchSample
}

extension UIApplication {
  /// At most this many samples are waited for; of more, the oldest are given up.
  private static let awaitedMax = 512

  /// Takes in what the hardware only estimated before: views that heard of the touch, and
  /// recognizers that still track it, get `touchesEstimatedPropertiesUpdated`.
  ///
  /// Each sample names an earlier one by its ``TouchSample/estimationUpdateIndex`` and says anew what
  /// that one promised in ``TouchSample/estimatedPropertiesExpectingUpdates``; the rest of it does
  /// not matter. Corrections may come until the next multi-touch sequence begins, also after the
  /// finger was lifted. Corrections that are not awaited are told to the observers.
  public final func receiveEstimates(_ samples: [TouchSample]) { receive(.estimates(samples)) }

  final func correct(with samples: [TouchSample]) {
    for sample in samples { correct(with: sample) }
  }

  /// Waits for what the samples of a touch promise.
  final func awaitEstimates(of touch: UITouch, in report: TouchReport) {
    for sample in report.coalesced + [report.sample]
    where !sample.estimatedPropertiesExpectingUpdates.isEmpty {
      guard let index = sample.estimationUpdateIndex, awaited(index) == nil else { continue }
      inputState.awaited.append(AwaitedEstimate(touch: touch, sample: sample))
    }
    if inputState.awaited.count > Self.awaitedMax {
      inputState.awaited.removeFirst(inputState.awaited.count - Self.awaitedMax)
    }
  }

  private final func awaited(_ index: Int) -> Int? {
    inputState.awaited.firstIndex { $0.sample.estimationUpdateIndex == index }
  }

  private final func correct(with sample: TouchSample) {
    guard let index = sample.estimationUpdateIndex, let position = awaited(index) else {
      return report(.badInput(.unknownEstimate(sample.estimationUpdateIndex)))
    }
    guard sample.isFinite else {
      return report(.badInput(.notFinite(finger: inputState.awaited[position].touch.finger)))
    }
    inputState.awaited[position].sample.correct(with: sample)
    let (touch, corrected) = (
      inputState.awaited[position].touch, inputState.awaited[position].sample
    )
    if corrected.estimatedPropertiesExpectingUpdates.isEmpty {
      inputState.awaited.remove(at: position)
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

nonisolated extension TouchSample {
  /// Takes over what was promised, and what remains to be promised.
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
