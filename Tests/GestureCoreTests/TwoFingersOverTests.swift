// Pinches and rotations that are over.

import GestureCore
import Testing

@Suite struct TwoFingersThatComeAgain {
  @Test func movesBeforeTheSecondFingerDominateNothing() {
    var (pinch, rotation) = (PinchRule(), RotationRule())
    let arm = Point(Trigonometry.cos(0.3), Trigonometry.sin(0.3)) * 100
    for round in 0..<2 {
      let time = Double(round)
      _ = pinch.fingersDown(count: 2, a: .zero, b: Point(100, 0), at: time)
      _ = rotation.fingersDown(count: 2, a: .zero, b: Point(100, 0), at: time)
      guard round == 0 else { continue }
      // A drag of both, which outweighs the little that follows.
      _ = pinch.fingersMoved(a: Point(0, 400), b: Point(100, 400), at: 0.1)
      _ = rotation.fingersMoved(a: Point(0, 400), b: Point(100, 400), at: 0.1)
      _ = pinch.fingersLifted(remaining: 1, at: 0.2)
      _ = rotation.fingersLifted(remaining: 1, at: 0.2)
    }
    #expect(pinch.fingersMoved(a: .zero, b: Point(110, 0), at: 1.1) == .begin)
    #expect(rotation.fingersMoved(a: .zero, b: arm, at: 1.1) == .begin)
  }
}

@Suite struct TwoFingersThatAreOver {
  private let fingers = (Point(100, 100), Point(200, 100))

  @Test(arguments: [false, true])
  func aGestureThatFailedHearsNothingUntilItIsReset(isCancelled: Bool) {
    var (pinch, rotation) = (PinchRule(), RotationRule())
    let (a, b) = fingers
    _ = pinch.fingersDown(count: 2, a: a, b: b, at: 0)
    _ = rotation.fingersDown(count: 2, a: a, b: b, at: 0)
    if isCancelled {
      #expect(pinch.cancelled(at: 0.1) == .fail(.touchesCancelled))
      #expect(rotation.cancelled(at: 0.1) == .fail(.touchesCancelled))
    } else {
      guard case .fail = pinch.fingersLifted(remaining: 0, at: 0.1),
        case .fail = rotation.fingersLifted(remaining: 0, at: 0.1)
      else {
        Issue.record("They did not fail.")
        return
      }
    }
    for step in 0...20 {
      let angle = Double(step) / 20 * .pi / 2
      let arm = Point(Trigonometry.cos(angle), Trigonometry.sin(angle)) * (100 + Double(step) * 10)
      let time = 0.2 + Double(step) / 60
      if step == 0 {
        #expect(pinch.fingersDown(count: 2, a: a, b: b, at: time) == .stay)
        #expect(rotation.fingersDown(count: 2, a: a, b: b, at: time) == .stay)
      }
      #expect(pinch.fingersMoved(a: a, b: a + arm, at: time) == .stay)
      #expect(rotation.fingersMoved(a: a, b: a + arm, at: time) == .stay)
    }
    #expect(pinch.fingersLifted(remaining: 0, at: 1) == .stay)
    #expect(rotation.cancelled(at: 1) == .stay)
    #expect(pinch.scale == 1 && rotation.rotation == 0)
    #expect(pinch.criterion == nil && rotation.criterion == nil)
  }
}
