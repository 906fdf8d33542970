import GestureCore
import Testing

/// What made two fingers a pinch or a rotation.
@Suite struct TwoFingerCriterionTests {
  @Test func aPinchSaysHowFarAndHowClearly() {
    var rule = PinchRule()
    _ = rule.fingersDown(count: 2, a: .zero, b: Point(100, 0), at: 0)
    #expect(rule.criterion == nil)
    #expect(rule.fingersMoved(a: .zero, b: Point(112, 0), at: 0.1) == .begin)
    // The second finger alone: the centroid moved half as far as the distance changed.
    let expected = Criterion.pinched(distance: 12, needed: 8, ratio: 16, ratioNeeded: 1.4)
    #expect(rule.criterion == expected)
    _ = rule.fingersMoved(a: .zero, b: Point(300, 0), at: 0.2)
    _ = rule.fingersLifted(remaining: 0, at: 0.3)
    #expect(rule.criterion == expected)
    rule.reset()
    #expect(rule.criterion == nil)
  }

  @Test func fingersThatTurnedMoreThanTheyPartedHaveNotPinched() {
    var rule = PinchRule()
    _ = rule.fingersDown(count: 2, a: .zero, b: Point(100, 0), at: 0)
    #expect(rule.fingersMoved(a: .zero, b: Point(0, 109), at: 0.1) == .stay)
    _ = rule.fingersLifted(remaining: 0, at: 0.2)
    #expect(rule.criterion == nil)
  }

  @Test func aRotationSaysHowFarAndHowClearly() {
    var rule = RotationRule()
    _ = rule.fingersDown(count: 2, a: Point(-50, 0), b: Point(50, 0), at: 0)
    let arm = Point(Trigonometry.cos(-0.2), Trigonometry.sin(-0.2)) * 50
    #expect(rule.fingersMoved(a: arm * -1, b: arm, at: 0.1) == .begin)
    for _ in 0..<2 {
      guard case .rotated(let angle, let needed, let ratio, let ratioNeeded)? = rule.criterion
      else {
        Issue.record("a rotation must say why it began")
        return
      }
      #expect(isNear(angle, 0.2) && isNear(needed, rule.threshold, within: 1e-6))
      #expect(ratio > 1e6 && ratioNeeded == 1.4)
      _ = rule.fingersMoved(a: Point(0, -50), b: Point(0, 50), at: 0.2)
      rule.rotation = 3
    }
  }
}
