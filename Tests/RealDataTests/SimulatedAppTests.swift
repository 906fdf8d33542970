// People's recorded fingers on random apps: the simulator's promises hold for what screens really
// report, too.

import Foundation
import Testing

@testable import TouchSimulation

@Suite struct RecordedFingersOnRandomApps {
  /// Each recording meets so many apps, other ones than those before it: more at night.
  private static let appsPerRecording =
    ProcessInfo.processInfo.environment["TOUCHKIT_NIGHT"] != nil ? 6 : 2

  @Test(.enabled(if: RealData.has("touches-hid"), "\(RealData.absence)"))
  func keepEveryPromise() throws {
    var wrongs = Wrongs()
    var eventCount = 0
    let recordings = try RealData.recordings("touches-hid")
    for (number, recording) in recordings.enumerated() {
      let inputs = recording.inputs
      for app in 0..<Self.appsPerRecording {
        var plan = Plan(seed: UInt64(1 + number * Self.appsPerRecording + app), inputs: 0)
        plan.inputs = inputs
        eventCount += inputs.count
        guard let breach = plan.play().breaches.first else { continue }
        let small = Shrinker(keeping: breach.promise).shrink(plan)
        wrongs.note("\(breach)\n\(small.test(of: breach))", in: recording)
      }
    }
    #expect(wrongs.isEmpty, "\(wrongs)")
    #expect(recordings.count == 146)
    #expect(eventCount > 8_500 * Self.appsPerRecording, "\(eventCount) events")
  }
}

extension Recording {
  /// What is put into a window of 400 points, one input for each report, and a rest at the end.
  fileprivate var inputs: [Plan.Input] {
    let farthest = events.reduce(1) { max($0, $1.x, $1.y) }
    let scale = 400 / (farthest + 1)
    var inputs: [Plan.Input] = []
    var last = 0.0
    for samples in reports {
      let touches = samples.map {
        Plan.Touch(
          finger: $0.finger, phase: .init(recorded: $0.phase), x: $0.x * scale, y: $0.y * scale)
      }
      inputs.append(.touches(touches, after: samples[0].time - last))
      last = samples[0].time
    }
    return inputs + [.rest]
  }
}

extension Plan.Phase {
  fileprivate nonisolated init(recorded name: String) {
    switch name {
    case "began": self = .began
    case "moved": self = .moved
    case "ended": self = .ended
    default: self = .cancelled
    }
  }
}
