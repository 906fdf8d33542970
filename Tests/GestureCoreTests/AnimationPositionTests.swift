// Where an animation stands: each test moves one clock, and asks it for a table of times.

import GestureCore
import Testing

/// Ten seconds, evenly.
private let even = AnimationTiming(duration: 10, curve: .linear)
/// Ten seconds, slow at both ends.
private let smooth = AnimationTiming(duration: 10, curve: .bezier(.easeInOut))

private func progress(_ clock: AnimationPosition, _ times: [Double]) -> [Double] {
  times.map { (clock.progress(at: $0) * 1e9).rounded() / 1e9 }
}

@Suite struct AnimationPositions {
  @Test func untouchedClockRunsForwards() {
    let clock = AnimationPosition(even, since: 5)
    #expect(clock.end == 15 && clock.isRunning && !clock.isReversed)
    #expect(progress(clock, [0, 5, 7.5, 14, 15, 99]) == [0, 0, 0.25, 0.9, 1, 1])
    #expect([14.999, 15].map(clock.isOver) == [false, true])
    #expect(clock.rest(at: 8) == 7)
  }

  @Test func heldClockStandsUntilItRuns() {
    var clock = AnimationPosition(even, since: 0)
    clock.hold(at: 3)
    #expect(!clock.isRunning && clock.end == .infinity && !clock.isOver(at: 1e9))
    #expect(progress(clock, [0, 3, 50]) == [0.3, 0.3, 0.3])
    clock.run(since: 50)
    #expect(clock.end == 57 && progress(clock, [50, 53, 57]) == [0.3, 0.6, 1])
    clock.run(since: 52)
    #expect(clock.end == 57, "one that runs is not started again")
  }

  @Test func reversedClockGoesTheWayBack() {
    var clock = AnimationPosition(smooth, since: 0)
    let before = progress(clock, [1, 2, 3, 4])
    clock.reverse(at: 4)
    #expect(clock.isReversed && clock.goal == 0 && clock.end == 8)
    #expect(progress(clock, [4, 5, 6, 7, 8, 99]) == before.reversed() + [0, 0])
    clock.reverse(at: 6)
    #expect(clock.end == 14 && progress(clock, [6, 8, 14]) == [before[1], before[3], 1])
  }

  @Test func clockReversedWithinItsDelayIsAtItsStart() {
    var clock = AnimationPosition(even, since: 5)
    clock.reverse(at: 2)
    #expect(clock.end == 5 && progress(clock, [2, 5, 9]) == [0, 0, 0])
    clock.reverse(at: 3)
    #expect(clock.end == 15 && progress(clock, [3, 5, 10]) == [0, 0, 0.5])
  }

  @Test func clockThatBeginsReversedComesFromItsEnd() {
    var clock = AnimationPosition(holding: even, isReversed: true)
    #expect(progress(clock, [0]) == [1] && clock.fraction(at: 0, linearly: true) == 0)
    clock.run(since: 1)
    #expect(clock.end == 11 && progress(clock, [1, 3, 11]) == [1, 0.8, 0])
    #expect(abs(clock.fraction(at: 3, linearly: true) - 0.2) < 1e-12)
  }

  @Test func fractionIsTimeWhileAClockRunsAndProgressWhileItStands() {
    var clock = AnimationPosition(smooth, since: 0)
    let shown = clock.progress(at: 2)
    #expect(shown < 0.19 && clock.fraction(at: 2, linearly: true) == 0.2)
    clock.hold(at: 2)
    #expect(clock.progress(at: 2) == shown && clock.fraction(at: 2, linearly: true) == shown)
    #expect(clock.fraction(at: 2, linearly: false) == 0.2)
    clock.reverse(at: 2)
    #expect(clock.progress(at: 2) == shown && clock.fraction(at: 2, linearly: true) == 1 - shown)
    #expect(clock.fraction(at: 2, linearly: false) == 0.8)
  }

  @Test func aHandMovesItEvenlyOrAlongItsCurve() {
    for (fraction, isLinear, expected) in [
      (0.3, true, 0.3), (0.3, false, smooth.progress(at: 3)), (-2, true, 0), (7, false, 1),
    ] {
      var clock = AnimationPosition(holding: smooth)
      clock.scrub(to: fraction, linearly: isLinear)
      #expect(progress(clock, [0, 9]) == progress(clock, [0, 0]))
      #expect(abs(clock.progress(at: 0) - expected) < 1e-9, "\(fraction) \(isLinear)")
      clock.reverse(at: 0)
      let left = clock.fraction(at: 0, linearly: isLinear)
      clock.scrub(to: left, linearly: isLinear)
      #expect(abs(clock.progress(at: 0) - expected) < 1e-9, "\(fraction) \(isLinear), reversed")
      clock.scrub(to: .nan, linearly: isLinear)
      #expect(abs(clock.progress(at: 0) - expected) < 1e-9)
    }
  }

  @Test func fromAHandItGoesOnAlongItsCurveWithoutAJump() {
    var clock = AnimationPosition(holding: smooth)
    clock.scrub(to: 0.3, linearly: true)
    clock.run(since: 100)
    #expect(abs(clock.progress(at: 100) - 0.3) < 1e-9)
    // The curve has come to 0.3 after more than 3 of its 10 seconds.
    let left = 10 - smooth.position(of: 0.3)
    #expect(left < 7 && abs(clock.end - 100 - left) < 1e-9)
    #expect(abs(clock.progress(at: 102) - smooth.progress(at: 12 - left)) < 1e-9)
  }

  @Test func theRestTakesWhatItIsTold() {
    for (isReversed, factor, end) in [
      (false, 0.0, 107.0), (false, 0.5, 105), (false, 2, 120), (false, -1, 107), (true, 0, 103),
      (true, 0.5, 105), (false, .nan, 107),
    ] {
      var clock = AnimationPosition(even, since: 0)
      clock.hold(at: 3)
      if isReversed { clock.reverse(at: 3) }
      clock.run(since: 100, factor: factor)
      #expect(clock.end == end, "\(isReversed) \(factor)")
      let goal = isReversed ? 0.0 : 1
      let middle = isReversed ? 0.15 : 0.65
      #expect(progress(clock, [100, (100 + end) / 2, end]) == [0.3, middle, goal])
    }
  }

  @Test func theRestGoesByAnotherTiming() {
    var clock = AnimationPosition(smooth, since: 0)
    clock.hold(at: 5)
    clock.go(on: AnimationTiming(duration: 4, curve: .linear), since: 10)
    #expect(clock.end == 14 && progress(clock, [10, 11, 12, 14]) == [0.5, 0.625, 0.75, 1])
    #expect(clock.fraction(at: 12, linearly: true) == 0.75)
    clock.hold(at: 11)
    #expect(progress(clock, [11, 99]) == [0.625, 0.625])
    clock.reverse(at: 11)
    clock.go(on: AnimationTiming(duration: 5, curve: .linear), since: 20)
    #expect(clock.end == 25 && progress(clock, [20, 24, 25]) == [0.625, 0.125, 0])
    clock.reverse(at: 24)
    // On the way to another end the timing that it was made with counts again.
    #expect(abs(clock.end - 34 + smooth.position(of: 0.125)) < 1e-9)
    #expect(abs(clock.progress(at: 24) - 0.125) < 1e-9)
  }

  @Test func aSpringThatIsHeldBeyondItsEndGoesOnFromThere() {
    let spring = Spring(damping: 0.2, velocity: 0, duration: 10)
    var clock = AnimationPosition(AnimationTiming(duration: 10, curve: .spring(spring)), since: 0)
    clock.go(on: AnimationTiming(duration: 10, curve: .spring(spring)), since: 0)
    let top = (0...100).max {
      clock.progress(at: Double($0) / 50) < clock.progress(at: Double($1) / 50)
    }
    let time = Double(top ?? 0) / 50
    let shown = clock.progress(at: time)
    #expect(shown > 1.3)
    clock.hold(at: time)
    #expect(clock.progress(at: 99) == shown && clock.fraction(at: 99, linearly: true) == 1)
    var faster = clock
    faster.run(since: 100, factor: 0.5)
    #expect(abs(faster.progress(at: 100) - shown) < 1e-9 && faster.end == 105)
    clock.run(since: 100)
    #expect(abs(clock.progress(at: 100) - shown) < 1e-9 && clock.end == 110)
    clock.reverse(at: 100)
    #expect(abs(clock.progress(at: 100) - shown) < 1e-9 && clock.progress(at: 110) == 0)
  }

  @Test func aSpringThatIsHeldBelowItsStartGoesOnFromThere() {
    let spring = Spring(damping: 0.2, velocity: 0, duration: 10)
    var clock = AnimationPosition(AnimationTiming(duration: 10, curve: .spring(spring)), since: 0)
    clock.reverse(at: 10)
    clock.hold(at: 10)
    clock.go(on: AnimationTiming(duration: 10, curve: .spring(spring)), since: 10)
    let bottom = (0...200).min {
      clock.progress(at: 10 + Double($0) / 50) < clock.progress(at: 10 + Double($1) / 50)
    }
    let time = 10 + Double(bottom ?? 0) / 50
    let shown = clock.progress(at: time)
    #expect(shown < -0.3)
    clock.hold(at: time)
    #expect(clock.progress(at: 99) == shown)
    clock.run(since: 100)
    #expect(abs(clock.progress(at: 100) - shown) < 1e-9 && clock.progress(at: 110) == 0)
  }

  @Test func withoutADurationItIsThereAtOnce() {
    let none = AnimationTiming(duration: 0, curve: .linear)
    var clock = AnimationPosition(none, since: 3)
    #expect(clock.end == 3 && clock.isOver(at: 3))
    clock = AnimationPosition(holding: none)
    clock.scrub(to: 0.4, linearly: true)
    #expect(clock.progress(at: 0) == 0.4)
    clock.run(since: 1, factor: 0.5)
    #expect(clock.end == 1 && clock.progress(at: 1) == 1)
    clock.hold(at: 0)
    clock.go(on: none, since: 2)
    #expect(
      clock.end == 2 && clock.progress(at: 2) == 1 && !clock.fraction(at: 1, linearly: true).isNaN)
  }
}

@Suite struct AnimatorStates {
  @Test func answersToEveryRequestInEveryStateAreATable() {
    let table = AnimatorState.allCases.map { state in
      "\(state): "
        + AnimatorState.Request.allCases.map { "\($0) \(state.answer(to: $0))" }
        .joined(separator: ", ")
    }
    #expect(
      table == [
        "inactive: start beginsFirst, pause beginsFirst, scrub beginsFirst, proceed ignored, "
          + "stop ignored, finish mistake, add kept",
        "running: start ignored, pause done, scrub ignored, proceed ignored, stop done, "
          + "finish mistake, add done",
        "held: start done, pause ignored, scrub done, proceed done, stop done, finish mistake, "
          + "add done",
        "stopped: start mistake, pause mistake, scrub ignored, proceed ignored, stop done, "
          + "finish done, add ignored",
      ])
  }
}
