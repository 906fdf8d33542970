// Corrections of estimated samples: finds the touch, and tells recognizers and views.

import GestureCore

/// A sample that the hardware will correct.
struct AwaitedEstimate {
  /// The touch object of the app.
  let touch: UITouch
  /// The sample with all corrections so far.
  var sample: TouchSample
}

extension UIApplication {
  /// The limit of awaited samples. Beyond it, the oldest are dropped.
  private static let awaitedMax = 512

  /// Receives corrections of values that the hardware estimated before. Views that heard of the
  /// touch, and recognizers that still track it, get `touchesEstimatedPropertiesUpdated`.
  ///
  /// Each correction names an earlier sample by its ``TouchSample/estimationUpdateIndex``. It
  /// replaces the properties in that sample's ``TouchSample/estimatedPropertiesExpectingUpdates``;
  /// its other properties are ignored. Corrections may come until the next multi-touch sequence
  /// begins, also after the finger was lifted. Observers hear of corrections that are not awaited.
  public final func receiveEstimates(_ samples: [TouchSample]) { receive(.estimates(samples)) }

  final func correct(with samples: [TouchSample]) {
    for sample in samples { correct(with: sample) }
  }

  /// Notes the samples of a touch that expect corrections.
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
