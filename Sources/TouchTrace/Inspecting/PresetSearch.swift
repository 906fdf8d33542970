// Finds presets for the gestures of a recording that lead to the same decisions, by playing them.

import TouchKit

/// Shortens the steps of a test.
final class PresetSearch {
  private let app: TouchApp
  private let header: TraceHeader

  /// Searches in an app that starts as a recording's header says.
  init(in app: TouchApp, header: TraceHeader) { (self.app, self.header) = (app, header) }

  deinit {}

  /// The steps with a preset in place of each gesture for which one does the same.
  ///
  /// - Complexity: some replays for each gesture.
  func shortened(_ steps: [TestStep]) -> [TestStep] {
    guard let wanted = decisions(of: steps) else { return steps }
    var best = steps
    // From the last one to the first one, so that the places of the earlier ones stay.
    for range in Self.gestures(in: steps).reversed() {
      guard let gesture = RecordedGesture(Array(steps[range])) else { continue }
      for spoken in gesture.spoken {
        let shorter = Self.replacing(range, of: best, by: spoken)
        guard decisions(of: shorter) == wanted else { continue }
        best = shorter
        break
      }
    }
    return best
  }

  /// What recognizers told of, but for how often they changed; `nil` if the app never rests.
  private func decisions(of steps: [TestStep]) -> [String]? {
    let run = TestRun(app.start(header))
    return run.play(steps) ? run.log.filter { !$0.hasSuffix(" changed") } : nil
  }

  /// The ranges in which fingers are down.
  private static func gestures(in steps: [TestStep]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var (start, down) = (0, Set<Int>())
    for (index, step) in steps.enumerated() {
      guard case .fingers(let reports) = step else { continue }
      if down.isEmpty { start = index }
      for report in reports {
        switch report.phase {
        case .began: down.insert(report.finger)
        case .ended, .cancelled: down.remove(report.finger)
        default: break
        }
      }
      if down.isEmpty { ranges.append(start..<index + 1) }
    }
    return ranges
  }

  /// The steps with a script in place of some, and with a pause after it that lasts as long as needed for the
  /// rest to happen when it did.
  private static func replacing(
    _ range: Range<Int>, of steps: [TestStep], by spoken: SpokenFingers
  ) -> [TestStep] {
    var steps = steps
    let recorded = steps[range].reduce(0.0) { time, step in
      if case .wait(let seconds) = step { time + seconds } else { time }
    }
    if range.upperBound < steps.count, case .wait(let pause) = steps[range.upperBound] {
      let rest = ((pause + recorded - spoken.fingers.duration) * 100).rounded() / 100
      steps[range.upperBound] = .wait(max(rest, 0))
    }
    steps.replaceSubrange(range, with: [.play(spoken)])
    return steps
  }
}
