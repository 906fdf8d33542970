// One recognizer alone under one of people's fingers, beside the oracle.

import GestureCore
import Testing
import TouchKit

@Suite(.enabled(if: RealData.has("touches-ipad"), "\(RealData.absence)"))
struct SingleFingerRecordings {
  private let fingers: [(recording: Recording, samples: [Recording.Sample])]

  init() throws {
    fingers = try RealData.recordings("touches-ipad").compactMap { recording in
      recording.singleFinger.map { (recording, $0) }
    }
  }

  @Test func everyShortStillTouchIsExactlyOneTapAndNoOtherIs() {
    let screen = RealScreen()
    let tap = screen.add(UITapGestureRecognizer(), "tap")
    let witness = ActionWitness(of: tap, isContinuous: false)
    var wrongs = Wrongs()
    var taps = 0
    for (recording, samples) in fingers {
      wrongs.note(screen.play(recording), in: recording)
      let expected = samples.isTap ? 1 : 0
      let found = witness.endSequence()
      if found != expected {
        wrongs.note("\(found ?? -1) taps, expected \(expected)", in: recording)
      }
      taps += expected
    }
    #expect(wrongs.isEmpty, "\(wrongs)")
    #expect((fingers.count, taps) == (6833, 6671))
  }

  @Test func everyFingerThatGoesTenPointsAlongAnAxisIsExactlyOnePanAndNoOtherIs() {
    let screen = RealScreen()
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    let witness = ActionWitness(of: pan, isContinuous: true)
    var end = CGPoint.zero
    pan.addAction { if $0.state == .ended { end = $0.translation(in: nil) } }
    var wrongs = Wrongs()
    var pans = 0
    for (recording, samples) in fingers {
      wrongs.note(screen.play(recording), in: recording)
      let expected = samples.translation(hysteresis: 10)
      let found = witness.endSequence()
      if found != (expected == nil ? 0 : 1) { wrongs.note("\(found ?? -1) pans", in: recording) }
      guard let expected else { continue }
      pans += 1
      if abs(Double(end.x) - expected.x) >= 0.01 || abs(Double(end.y) - expected.y) >= 0.01 {
        wrongs.note("translation \(end), expected \(expected)", in: recording)
      }
    }
    #expect(wrongs.isEmpty, "\(wrongs)")
    #expect((fingers.count, pans) == (6833, 298))
  }
}
