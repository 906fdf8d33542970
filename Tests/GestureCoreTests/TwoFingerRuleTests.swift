import GestureCore
import Testing

/// Two fingers about a centre, moved as people move them: 60 events a second, tremor of a quarter
/// of a point.
private struct TwoFingers {
  var pinch = PinchRule()
  var rotation = RotationRule()
  /// The number of the event in which each began.
  var pinchBegan: Int?
  var rotationBegan: Int?
  private var random: SeededGenerator
  private let frames = 30

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private mutating func tremor() -> Point {
    Point(random.double(-0.25...0.25), random.double(-0.25...0.25))
  }

  /// Goes from 100 points apart to `scale` times that while it turns by `angle` and drags by
  /// `drag`. Both fingers about their centre, or the second about the first.
  mutating func move(
    scale: Double = 1, angle: Double = 0, drag: Point = .zero, aboutFirst: Bool = false
  ) {
    for frame in 0...frames {
      let part = Double(frame) / Double(frames)
      let distance = 100 * (1 + (scale - 1) * part)
      let arm = Point(Trigonometry.cos(angle * part), Trigonometry.sin(angle * part)) * distance
      let origin = Point(300, 300) + drag * part
      let a = (aboutFirst ? origin : origin - arm * 0.5) + tremor()
      let b = (aboutFirst ? origin + arm : origin + arm * 0.5) + tremor()
      let time = Double(frame) / 60
      if frame == 0 {
        _ = pinch.fingersDown(count: 2, a: a, b: b, at: time)
        _ = rotation.fingersDown(count: 2, a: a, b: b, at: time)
        continue
      }
      if pinch.fingersMoved(a: a, b: b, at: time) == .begin { pinchBegan = frame }
      if rotation.fingersMoved(a: a, b: b, at: time) == .begin { rotationBegan = frame }
    }
  }
}

private let seeds: [UInt64] = Array(1...20)

@Suite struct TrackpadFingers {
  /// The distances that gestures of two fingers have: from 1 to 10^9 points.
  @Test(arguments: [(1, 50), (2, 100), (0.01, 0.5), (1e-300, 0.5), (1e7, 5e8), (1e300, 5e8)])
  func areAsFarApartAsTheScaleSays(scale: Double, half: Double) {
    let fingers = TransformRule.fingers(around: Point(7, 0), scale: scale, rotation: 0)
    #expect(fingers.first == Point(7 - half, 0) && fingers.second == Point(7 + half, 0))
  }
}

@Suite struct TwoFingerPolicyTests {
  @Test(arguments: seeds)
  func aStraightPinchIsAPinchAndNoRotation(seed: UInt64) {
    for (scale, aboutFirst) in [(2.0, false), (0.4, false), (2, true), (0.4, true)] {
      var fingers = TwoFingers(seed: seed)
      fingers.move(scale: scale, aboutFirst: aboutFirst)
      #expect(fingers.pinchBegan != nil && fingers.rotationBegan == nil)
      #expect(isNear(fingers.pinch.scale, scale, within: 0.25))
    }
  }

  @Test(arguments: seeds)
  func aQuarterTurnIsARotationAndNoPinch(seed: UInt64) {
    for (angle, aboutFirst) in [
      (Double.pi / 2, false), (-.pi / 2, false), (.pi / 2, true), (-.pi / 2, true),
    ] {
      var fingers = TwoFingers(seed: seed)
      fingers.move(angle: angle, aboutFirst: aboutFirst)
      #expect(fingers.rotationBegan != nil && fingers.pinchBegan == nil)
      #expect(isNear(fingers.rotation.rotation, angle, within: 0.2))
    }
  }

  @Test(arguments: seeds)
  func aDragOfTwoFingersIsNeither(seed: UInt64) {
    var fingers = TwoFingers(seed: seed)
    fingers.move(scale: 1.09, angle: 0.05, drag: Point(300, 200))
    #expect(fingers.pinchBegan == nil && fingers.rotationBegan == nil)
  }

  @Test(arguments: seeds)
  func spreadingWhileTurningIsSoonBoth(seed: UInt64) throws {
    for (scale, angle) in [(2.0, Double.pi / 3), (2, -.pi / 3), (0.5, .pi / 3), (1.5, .pi / 2)] {
      var fingers = TwoFingers(seed: seed)
      fingers.move(scale: scale, angle: angle)
      let pinch = try #require(fingers.pinchBegan)
      let rotation = try #require(fingers.rotationBegan)
      #expect(max(pinch, rotation) <= 12, "scale \(scale), angle \(angle)")
    }
  }

  @Test func outweighedRotationBeginsAFewMovesAfterTheMovementTurns() {
    var rule = RotationRule()
    var distance = 100.0
    _ = rule.fingersDown(count: 2, a: .zero, b: Point(distance, 0), at: 0)
    for frame in 1...20 {
      distance += 5
      let place = Point(distance, 0)
      #expect(rule.fingersMoved(a: .zero, b: place, at: Double(frame) / 60) == .stay)
    }
    var moves = 0
    for frame in 1...60 {
      let angle = Double(frame) * 0.03
      let place = Point(Trigonometry.cos(angle), Trigonometry.sin(angle)) * distance
      moves += 1
      if rule.fingersMoved(a: .zero, b: place, at: 1 + Double(frame) / 60) == .begin { break }
    }
    // Ten degrees are needed at twice the distance: the filter costs nothing on top.
    #expect(moves == 6)
  }

  /// The share of each component that decides, with the default weights.
  @Test(
    arguments: [
      (Point(1, 0), true, false), (Point(0, 1), false, true), (Point(1, 0.3), true, false),
      (Point(1, 0.4), true, true), (Point(1, 5.6), true, true), (Point(1, 5.8), false, true),
    ])
  func theWeightsDecideWhoDominates(move: Point, pinch: Bool, rotation: Bool) {
    var policy = TwoFingerPolicy()
    // Far apart and slow, so that the arc is a straight line: the ends part by `x` in all, and
    // each runs an arc of `y`.
    let half = move * 0.001
    policy.fingersMoved(
      from: Point(-500, 0), Point(500, 0),
      to: Point(-500 - half.x / 2, -half.y), Point(500 + half.x / 2, half.y))
    #expect(policy.pinchDominates == pinch)
    #expect(policy.rotationDominates == rotation)
  }

  @Test func noMovementIsDominatedByNothing() {
    var policy = TwoFingerPolicy()
    #expect(!policy.pinchDominates && !policy.rotationDominates)
    policy.fingersMoved(from: .zero, Point(9, 0), to: .zero, Point(9, 0))
    #expect(!policy.pinchDominates && !policy.rotationDominates)
    #expect(policy.pinchRatio == 0 && policy.rotationRatio == 0)
  }
}

@Suite struct PinchRuleTests {
  private func touched(apart distance: Double = 100) -> PinchRule {
    var rule = PinchRule()
    #expect(rule.fingersDown(count: 2, a: .zero, b: Point(distance, 0), at: 0) == .stay)
    return rule
  }

  private func move(_ rule: inout PinchRule, apart distance: Double, at time: Double) -> Proposal {
    rule.fingersMoved(a: .zero, b: Point(distance, 0), at: time)
  }

  @Test(arguments: [(108.0, true), (108.0.nextDown, false), (92.0, true), (92.0.nextUp, false)])
  func pinchBeginsWhenTheDistanceHasChangedByEight(distance: Double, begins: Bool) {
    var rule = touched()
    #expect(move(&rule, apart: distance, at: 0.1) == (begins ? .begin : .stay))
    #expect(rule.scale == 1)
  }

  @Test func theScaleIsOneAtTheBeginAndCountsFromThere() {
    var rule = touched()
    #expect(move(&rule, apart: 200, at: 0.1) == .begin)
    #expect(rule.scale == 1)
    #expect(move(&rule, apart: 300, at: 0.2) == .change)
    #expect(rule.scale == 1.5)
    #expect(move(&rule, apart: 50, at: 0.3) == .change)
    #expect(rule.scale == 0.25)
    #expect(rule.fingersLifted(remaining: 0, at: 0.4) == .end)
    #expect(rule.scale == 0.25)
  }

  @Test func theScaleStandsStillWhileOneFingerIsAwayAndGoesOnWithoutAJump() {
    var rule = touched()
    _ = move(&rule, apart: 200, at: 0.1)
    _ = move(&rule, apart: 300, at: 0.2)
    #expect(rule.fingersLifted(remaining: 1, at: 0.3) == .stay)
    #expect(move(&rule, apart: 900, at: 0.4) == .stay)
    #expect(rule.scale == 1.5)
    #expect(rule.fingersDown(count: 2, a: .zero, b: Point(40, 0), at: 0.5) == .stay)
    #expect(rule.scale == 1.5)
    #expect(move(&rule, apart: 80, at: 0.6) == .change)
    #expect(rule.scale == 3)
  }

  @Test func theScaleCanBeSet() {
    var rule = touched()
    rule.scale = 7
    #expect(rule.scale == 1)
    _ = move(&rule, apart: 200, at: 0.1)
    rule.scale = 4
    #expect(rule.scale == 4)
    _ = move(&rule, apart: 100, at: 0.2)
    #expect(rule.scale == 2)
    _ = rule.fingersLifted(remaining: 1, at: 0.3)
    rule.scale = 1
    _ = rule.fingersDown(count: 2, a: .zero, b: Point(10, 0), at: 0.4)
    _ = move(&rule, apart: 20, at: 0.5)
    #expect(rule.scale == 2)
  }

  @Test func velocityIsScalePerSecond() {
    var rule = touched()
    _ = move(&rule, apart: 200, at: 1)
    #expect(isNear(rule.velocity, 1))
    _ = move(&rule, apart: 300, at: 2)
    #expect(isNear(rule.velocity, 0.2 * 0.5 + 0.8 * 1))
    _ = move(&rule, apart: 300, at: 3)
    #expect(isNear(rule.velocity, 0.8 * 0.5))
  }

  @Test func fingersInOnePlaceGiveNoInfinity() {
    var rule = touched(apart: 0)
    #expect(move(&rule, apart: 20, at: 0.1) == .begin)
    for distance in [0, 100, 0, 0, 5e200, 0] {
      _ = move(&rule, apart: distance, at: 0.2)
      #expect(rule.scale.isFinite && rule.velocity.isFinite && rule.scale > 0)
    }
  }

  @Test func withoutABeginItSaysWhatWasMissing() {
    var alone = PinchRule()
    #expect(
      alone.fingersLifted(remaining: 0, at: 1) == .fail(.tooFewTouches(count: 1, needed: 2)))
    var quiet = touched()
    _ = quiet.fingersLifted(remaining: 1, at: 0.1)
    #expect(
      quiet.fingersLifted(remaining: 0, at: 0.2)
        == .fail(.movedTooLittle(distance: 0, needed: 8)))
    var still = touched()
    _ = move(&still, apart: 105, at: 0.1)
    #expect(still.fingersLifted(remaining: 1, at: 0.2) == .stay)
    #expect(
      still.fingersLifted(remaining: 0, at: 0.3)
        == .fail(.movedTooLittle(distance: 5, needed: 8)))
    var dragging = touched()
    _ = dragging.fingersMoved(a: Point(300, 0), b: Point(412, 0), at: 0.1)
    let verdict = dragging.fingersLifted(remaining: 0, at: 0.3)
    guard case .fail(.outweighed(let ratio, needed: 1.4)) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(isNear(ratio, 4 * 12 / (0.5 * 306)))
  }

  @Test func cancellationFailsOrCancelsAndAResetKeepsTheSettings() {
    var rule = PinchRule()
    rule.hysteresis = 3
    rule.policy.dominance = 2
    let fresh = rule
    _ = rule.fingersDown(count: 2, a: .zero, b: Point(100, 0), at: 0)
    var early = rule
    #expect(early.cancelled(at: 0.1) == .fail(.touchesCancelled))
    _ = move(&rule, apart: 200, at: 0.1)
    #expect(rule.cancelled(at: 0.2) == .cancel(.touchesCancelled))
    rule.reset()
    #expect(rule == fresh)
  }
}

@Suite struct RotationRuleTests {
  private let degree = Double.pi / 180

  private func turn(
    _ rule: inout RotationRule, to angle: Double, apart distance: Double = 100, at time: Double
  ) -> Proposal {
    let arm = Point(Trigonometry.cos(angle), Trigonometry.sin(angle)) * (distance / 2)
    return rule.fingersMoved(a: .zero - arm, b: arm, at: time)
  }

  private func touched() -> RotationRule {
    var rule = RotationRule()
    #expect(rule.fingersDown(count: 2, a: Point(-50, 0), b: Point(50, 0), at: 0) == .stay)
    return rule
  }

  @Test(arguments: [(5.001, true), (4.999, false), (-5.001, true), (-4.999, false)])
  func rotationBeginsAfterFiveDegrees(degrees: Double, begins: Bool) {
    var rule = touched()
    #expect(turn(&rule, to: degrees * degree, at: 0.1) == (begins ? .begin : .stay))
  }

  @Test(arguments: [(1.04, 6.0), (1.25, 7.5), (2, 10), (4, 10)])
  func rotationNeedsMoreDegreesWhileTheDistanceChanges(stretch: Double, degrees: Double) {
    for (margin, begins) in [(0.001, true), (-0.001, false)] {
      var rule = touched()
      // Only the threshold is under test here, not who dominates.
      rule.policy.dominance = 0
      let angle = (degrees + margin) * degree
      let verdict = turn(&rule, to: angle, apart: 100 * stretch, at: 0.1)
      #expect(verdict == (begins ? .begin : .stay))
    }
  }

  @Test func theThresholdIsTakenOffTheAngle() {
    for sign in [1.0, -1] {
      var rule = touched()
      #expect(rule.rotation == 0)
      #expect(turn(&rule, to: sign * 8 * degree, at: 0.1) == .begin)
      #expect(isNear(rule.rotation, sign * 3 * degree))
      #expect(turn(&rule, to: sign * 20 * degree, at: 0.2) == .change)
      #expect(isNear(rule.rotation, sign * 15 * degree))
    }
  }

  @Test func manyTurnsAddUpWithoutAJump() {
    for sign in [1.0, -1] {
      var rule = touched()
      for step in 1...3600 {
        let angle = sign * Double(step) * degree
        _ = turn(&rule, to: angle, at: Double(step) * 0.01)
        let expected = step < 5 ? 0 : angle - sign * 5 * degree
        #expect(isNear(rule.rotation, expected, within: degree + 1e-9))
      }
      #expect(isNear(rule.rotation, sign * 3595 * degree, within: degree + 1e-9))
    }
  }

  @Test func theRotationCanBeSetAndStandsStillWhileOneFingerIsAway() {
    var rule = touched()
    rule.rotation = 1
    #expect(rule.rotation == 0)
    _ = turn(&rule, to: 0.5, at: 0.1)
    rule.rotation = 2
    #expect(rule.rotation == 2)
    _ = turn(&rule, to: 0.75, at: 0.2)
    #expect(isNear(rule.rotation, 2.25))
    #expect(rule.fingersLifted(remaining: 1, at: 0.3) == .stay)
    #expect(rule.fingersDown(count: 2, a: .zero, b: Point(0, -80), at: 0.4) == .stay)
    #expect(isNear(rule.rotation, 2.25))
    #expect(rule.fingersMoved(a: .zero, b: Point(80, -80), at: 0.5) == .change)
    #expect(isNear(rule.rotation, 2.25 + .pi / 4))
    #expect(rule.fingersLifted(remaining: 0, at: 0.6) == .end)
  }

  @Test func velocityIsRadiansPerSecond() {
    var rule = touched()
    _ = turn(&rule, to: 1, at: 1)
    #expect(isNear(rule.velocity, 1))
    _ = turn(&rule, to: 4, at: 2)
    #expect(isNear(rule.velocity, 0.2 * 3 + 0.8 * 1))
    rule.rotation = 0
    #expect(isNear(rule.velocity, 1.4))
  }

  @Test func fingersInOnePlaceKeepTheAngle() {
    var rule = touched()
    _ = turn(&rule, to: 1, at: 0.1)
    let before = rule.rotation
    #expect(rule.fingersMoved(a: .zero, b: .zero, at: 0.2) == .change)
    #expect(rule.rotation == before)
    _ = turn(&rule, to: 1.5, at: 0.3)
    #expect(isNear(rule.rotation, before + 0.5))
  }

  @Test func withoutABeginItSaysWhatWasMissing() {
    var alone = RotationRule()
    #expect(
      alone.fingersLifted(remaining: 0, at: 1) == .fail(.tooFewTouches(count: 1, needed: 2)))
    var still = touched()
    guard case .fail(.turnedTooLittle(0, let needed)) = still.fingersLifted(remaining: 0, at: 1)
    else {
      Issue.record("a rotation without a turn must say so")
      return
    }
    #expect(isNear(needed, 5 * degree))
    var quiet = touched()
    _ = quiet.fingersMoved(a: .zero, b: Point(150, 0), at: 0.1)
    _ = quiet.fingersLifted(remaining: 1, at: 0.2)
    _ = quiet.fingersDown(count: 2, a: .zero, b: Point(100, 0), at: 0.3)
    _ = quiet.fingersLifted(remaining: 1, at: 0.4)
    // The first pair's change of distance does not count for the second.
    #expect(
      quiet.fingersLifted(remaining: 0, at: 0.5)
        == .fail(.turnedTooLittle(angle: 0, needed: quiet.threshold)))
    var short = touched()
    #expect(turn(&short, to: 4 * degree, at: 0.1) == .stay)
    #expect(short.fingersLifted(remaining: 0, at: 0.2).isFailure)
    #expect(short.rotation == 0)
  }

  @Test func cancellationFailsOrCancelsAndAResetKeepsTheSettings() {
    var rule = RotationRule()
    rule.threshold = 0.2
    let fresh = rule
    _ = rule.fingersDown(count: 2, a: Point(-50, 0), b: Point(50, 0), at: 0)
    var early = rule
    #expect(early.cancelled(at: 0.1) == .fail(.touchesCancelled))
    _ = turn(&rule, to: 1, at: 0.1)
    #expect(rule.cancelled(at: 0.2) == .cancel(.touchesCancelled))
    rule.reset()
    #expect(rule == fresh)
  }
}
