// A pan under several of people's fingers: that one lands or lifts in the very event in which
// others move must make no difference.

import GestureCore
import Testing
import TouchKit

@Suite struct MixedEvents {
  @Test(
    .enabled(
      if: RealData.has("touches-ipad") && RealData.has("touches-hid"), "\(RealData.absence)"),
    arguments: [("touches-ipad", 66), ("touches-hid", 36)])
  func movementInTheEventOfALandingOrALiftCounts(file: String, mixedCount: Int) throws {
    var wrongs = Wrongs()
    let mixed = try RealData.recordings(file).filter { $0.isMixed }
    for recording in mixed {
      let (together, apart) = (Pan(of: recording), Pan(of: recording, isApart: true))
      if !together.isAs(apart) { wrongs.note("\(together) and not \(apart)", in: recording) }
    }
    #expect(wrongs.isEmpty, "\(wrongs)")
    #expect(mixed.count == mixedCount)
  }
}

extension Recording {
  /// Whether a finger lands or lifts in an event in which another moves.
  fileprivate var isMixed: Bool {
    reports.contains { event in
      event.contains { $0.phase == "moved" } && event.contains { $0.phase != "moved" }
    }
  }
}

/// What a pan makes of a recording.
private struct Pan {
  private var begins = 0
  private var way = CGPoint.zero
  private var speed = CGPoint.zero

  /// Plays the recording; with its moves as events of their own, before those who come and go.
  init(of recording: Recording, isApart: Bool = false) {
    let screen = RealScreen()
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    var result = self
    pan.addAction {
      if $0.state == .began { result.begins += 1 }
      (result.way, result.speed) = ($0.translation(in: nil), $0.velocity(in: nil))
    }
    _ = screen.play(recording, offset: 10, isApart: isApart)
    self = result
  }

  func isAs(_ other: Pan) -> Bool {
    func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool {
      abs(Double(a.x - b.x)) < 1e-6 && abs(Double(a.y - b.y)) < 1e-6
    }
    return begins == other.begins && isNear(way, other.way) && isNear(speed, other.speed)
  }
}
