// Shakes in what accelerometers measure: a hand that shakes, and all that is none.

import Foundation
import GestureCore
import Testing

/// So many seeds of each kind of signal at each rate: more at night.
private let seedCount = ProcessInfo.processInfo.environment["TOUCHKIT_NIGHT"] != nil ? 1000 : 200
private let rates = [50.0, 100]

@Suite struct ShakeRuleTests {
  /// What the rule makes of a kind of signal, seed by seed: how often each list of verdicts came.
  private func verdicts(
    at rate: Double, _ signal: (inout SignalDice) -> MotionSignal
  ) -> [[String]: Int] {
    var counts: [[String]: Int] = [:]
    for seed in 0..<UInt64(seedCount) {
      var dice = SignalDice(seed)
      var signal = signal(&dice)
      signal.deviation = dice.number(0...0.1)
      var rule = ShakeRule()
      counts[signal.verdicts(&dice, &rule).map(\.0), default: 0] += 1
    }
    return counts
  }

  @Test(arguments: rates) func walkingIsNoShake(rate: Double) {
    #expect(verdicts(at: rate) { .walking(&$0, rate: rate) } == [[]: seedCount])
  }

  @Test(arguments: rates) func aKnockOnTheTableIsNoShake(rate: Double) {
    #expect(verdicts(at: rate) { .knock(&$0, rate: rate) } == [[]: seedCount])
  }

  @Test(arguments: rates) func puttingTheDeviceDownIsNoShake(rate: Double) {
    #expect(verdicts(at: rate) { .puttingDown(&$0, rate: rate) } == [[]: seedCount])
  }

  @Test(arguments: rates) func threeReversalsAreAShakeInAnyDirection(rate: Double) {
    for count in [3, 4, 5] {
      let found = verdicts(at: rate) { .shaking(&$0, rate: rate, halfSwings: count) }
      #expect(found == [["begin", "end"]: seedCount], "\(count) half swings")
    }
  }

  /// How often a shake begins while a device is pushed along the screen, a hundred samples a second.
  private func begins(of pushes: [(x: Double, y: Double, samples: Int)]) -> Int {
    var rule = ShakeRule()
    var (time, begins) = (0.0, 0)
    for push in pushes {
      for _ in 0..<push.samples {
        if rule.moved(Acceleration(push.x, push.y, 1), at: time) == .begin { begins += 1 }
        time += 0.01
      }
    }
    return begins
  }

  /// To one side and back, then a push that turns while it grows, and back from it.
  @Test(arguments: [(55, true), (65, false)])
  func aGrowingPushThatTurnsByMoreThanSixtyDegreesIsAnotherWay(degrees: Double, isShake: Bool) {
    let (x, y) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    let begins = begins(of: [
      (0, 0, 10), (1.5, 0, 7), (-1.5, 0, 7), (1, 0, 2), (1.6 * x, 1.6 * y, 2),
      (-1.5 * x, -1.5 * y, 8),
    ])
    #expect(begins == (isShake ? 1 : 0))
  }

  /// To one side and back, rest, once more back, and to the first side.
  @Test(arguments: [(2, false), (4, false), (6, true), (9, true)])
  func aWayBeginsAnewAfterRestAndCountsFromFortyFiveMilliseconds(samples: Int, isShake: Bool) {
    let begins = begins(of: [
      (0, 0, 10), (1.5, 0, 7), (-1.5, 0, 7), (0, 0, 7), (-1.5, 0, samples), (1.5, 0, 8),
    ])
    #expect(begins == (isShake ? 1 : 0))
  }

  /// A hundred samples a second: to and fro, each way by this angle off the opposite direction. What is taken
  /// for gravity follows the hand, so that 60° of what is left of the push are 75° of the push.
  @Test(arguments: [(0.0, true), (73, true), (77, false)])
  func aWayIsReversedIfTheNextIsNearTheOppositeDirection(degrees: Double, isShake: Bool) {
    let angle = degrees * .pi / 180
    let (there, back) = ((x: 2.0, y: 0.0), (x: -2 * cos(angle), y: 2 * sin(angle)))
    var rule = ShakeRule()
    var (time, begins) = (0.0, 0)
    for push in [(x: 0, y: 0), there, back, there, back, there, back] {
      for _ in 0..<6 {
        if rule.moved(Acceleration(push.x, push.y, 1), at: time) == .begin { begins += 1 }
        time += 0.01
      }
    }
    #expect(begins == (isShake ? 1 : 0))
  }

  /// To one side and back, and to the first side again: the third reversal counts when it was held long enough.
  @Test(arguments: [(0.015, true), (0.015.nextDown, false)])
  func aWayCountsAfterFifteenMilliseconds(held: Double, isShake: Bool) {
    var rule = ShakeRule()
    _ = rule.moved(Acceleration(0, 0, 1), at: -1)
    for time in [-0.375, -0.3125] { _ = rule.moved(Acceleration(2, 0, 1), at: time) }
    for time in [-0.25, -0.125] { _ = rule.moved(Acceleration(-2, 0, 1), at: time) }
    #expect(rule.moved(Acceleration(2, 0, 1), at: 0) == .stay)
    #expect(rule.moved(Acceleration(2, 0, 1), at: held) == (isShake ? .begin : .stay))
  }

  @Test(arguments: rates) func threeReversalsAreAShakeWhileTheDeviceIsTurned(rate: Double) {
    let found = verdicts(at: rate) { dice in
      .shaking(&dice, rate: rate, turning: dice.number(0.1...0.7))
    }
    #expect(found == [["begin", "end"]: seedCount])
  }

  @Test(arguments: rates) func aTableThatHumsIsNoShake(rate: Double) {
    #expect(verdicts(at: rate) { .humming(&$0, rate: rate) } == [[]: seedCount])
  }

  @Test(arguments: rates) func aDeviceThatWasTurnedOverIsShakenAsBefore(rate: Double) {
    #expect(verdicts(at: rate) { .turnedOver(&$0, rate: rate) } == [["begin", "end"]: seedCount])
  }

  @Test(arguments: rates) func twoReversalsAreNone(rate: Double) {
    #expect(
      verdicts(at: rate) { .shaking(&$0, rate: rate, halfSwings: 2) } == [[]: seedCount])
  }

  @Test(arguments: rates) func longShakeIsCancelled(rate: Double) {
    let found = verdicts(at: rate) { dice in
      var signal = MotionSignal.shaking(&dice, rate: rate, halfSwings: 40)
      signal.duration = 14
      return signal
    }
    #expect(found == [["begin", "cancel"]: seedCount])
  }

  /// A hand that throws the device to and fro along x, twice a second and with 2 g, from 1 s on.
  private func verdicts(
    shakingFor seconds: Double, gravity: Acceleration = Acceleration(0, 0, -1)
  ) -> [String] {
    var (dice, rule) = (SignalDice(1), ShakeRule())
    let signal = MotionSignal(rate: 100, deviation: 0, gravity: { _ in gravity }) { time in
      guard time >= 1, time < 1 + seconds else { return .zero }
      return Acceleration(2 * Trigonometry.sin(4 * .pi * (time - 1)), 0, 0)
    }
    return signal.verdicts(&dice, &rule).map { "\($0.0) \(Double(Int($0.1 * 100 + 0.5)) / 100)" }
  }

  @Test func shakeBeginsWithTheThirdReversalAndEndsWhenTheDeviceIsQuiet() {
    // Each half swing takes 0.25 s; the third one turns soon after 1.5 s.
    #expect(verdicts(shakingFor: 0.5) == [])
    #expect(verdicts(shakingFor: 0.75) == ["begin 1.55", "end 1.95"])
    #expect(verdicts(shakingFor: 1.25) == ["begin 1.55", "end 2.45"])
  }

  @Test func shakeIsCancelledByTheFirstReversalAfterASecond() {
    #expect(verdicts(shakingFor: 1.5) == ["begin 1.55", "end 2.7"])
    #expect(verdicts(shakingFor: 2) == ["begin 1.55", "cancel 2.8"])
  }

  @Test func anInterruptedShakeIsCancelledAndForgotten() {
    var (dice, rule) = (SignalDice(1), ShakeRule())
    #expect(rule.interrupted() == .stay)
    var signal = MotionSignal.shaking(&dice, rate: 100)
    let verdicts = signal.verdicts(&dice, &rule)
    signal.duration = verdicts[0].1 + 0.005
    rule = ShakeRule()
    var again = SignalDice(1)
    _ = MotionSignal.shaking(&again, rate: 100)
    for index in 0..<Int(signal.duration * 100 + 1) {
      let time = Double(index) / 100
      _ = rule.moved(signal.gravity(time) + signal.motion(time), at: time)
    }
    #expect(rule.deadline < .infinity)
    #expect(rule.interrupted() == .cancel(.interrupted))
    #expect(rule == ShakeRule() && rule.deadline == .infinity)
  }

  @Test func timeThatStandsStillAndHugeNumbersAreHarmless() {
    var rule = ShakeRule()
    for index in 0..<100 {
      let huge = index % 2 == 0 ? 1e300 : -1e300
      #expect(rule.moved(Acceleration(huge, huge, huge), at: index < 50 ? 1 : -7) == .stay)
    }
    #expect(rule.deadlinePassed(at: 100) == .stay && rule.deadline == .infinity)
  }
}
