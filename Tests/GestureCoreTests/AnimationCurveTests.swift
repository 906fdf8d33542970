import Foundation
import GestureCore
import Testing

@Suite struct AnimationCurves {
  @Test func theExponentialAgreesWithThePlatformsToTwoUnits() {
    for step in -7400...7090 {
      let x = Double(step) / 10 + 0.0123
      let (ours, theirs) = (Exponential.exp(x), Foundation.exp(x))
      #expect(abs(ours - theirs) <= 2 * max(theirs.ulp, Double.leastNonzeroMagnitude), "x \(x)")
    }
    #expect(Exponential.exp(0) == 1)
    #expect(Exponential.exp(800) == .infinity && Exponential.exp(.infinity) == .infinity)
    #expect(Exponential.exp(-800) == 0 && Exponential.exp(-.infinity) == 0)
    #expect(Exponential.exp(.nan).isNaN)
  }

  @Test(
    arguments: [
      (-745.1332191019412, 0), (-745.13321910194, .leastNonzeroMagnitude),
      (709.782712893384, .infinity), (709.782712893384.nextDown, 1.797693134862273e308),
    ] as [(Double, Double)])
  func theExponentialEndsWhereDoublesEnd(x: Double, expected: Double) {
    let value = Exponential.exp(x)
    #expect(value == expected || abs(value / expected - 1) < 1e-12)
  }

  @Test(arguments: [-.infinity, -1, -1e-9, 0, .nan] as [Double])
  func aCurveIsAtItsStartUntilItBegins(time: Double) {
    for curve in [CubicBezier.easeIn, .easeOut, .easeInOut, CubicBezier(0.5, 1, 0.5, 1)] {
      #expect(curve.progress(at: time) == 0)
      #expect(curve.progress(at: 1 - time) == (time.isNaN ? 0 : 1))
    }
  }

  @Test(
    arguments: [
      (0, 1e-9), (-1, 1e-9), (.nan, 1e-9), (1e-10, 1e-9), (1e6.nextUp, 1e6), (1e7, 1e6),
      (.infinity, 1e6),
    ] as [(Double, Double)])
  func aPerceptualDurationStaysBetweenANanosecondAndAMillionSeconds(given: Double, counts: Double) {
    for bounce in [-0.5, 0, 0.5] {
      #expect(
        Spring(perceptualDuration: given, bounce: bounce, velocity: 2)
          == Spring(perceptualDuration: counts, bounce: bounce, velocity: 2))
    }
  }

  @Test(arguments: [CubicBezier.easeIn, .easeOut, .easeInOut, CubicBezier(0, 0, 0, 0)])
  func aCurveGrowsFromNothingToAll(curve: CubicBezier) {
    #expect(curve.progress(at: 0) == 0 && curve.progress(at: 1) == 1)
    var before = 0.0
    for step in 1...1000 {
      let progress = curve.progress(at: Double(step) / 1000)
      #expect(progress >= before)
      before = progress
    }
  }

  @Test func aCurveLiesOnItsOwnPoints() {
    // At parameter s the curve is at (x, y); so at time x the progress is y.
    for curve in [CubicBezier.easeIn, .easeOut, .easeInOut, CubicBezier(1, 0, 0, 1)] {
      for step in 0...100 {
        let s = Double(step) / 100
        let r = 1 - s
        let x = 3 * r * r * s * curve.x1 + 3 * r * s * s * curve.x2 + s * s * s
        let y = 3 * r * r * s * curve.y1 + 3 * r * s * s * curve.y2 + s * s * s
        #expect(abs(curve.progress(at: x) - y) < 1e-4, "\(curve) at \(s)")
      }
    }
  }

  @Test func easeInOutIsHalfWayInTheMiddle() {
    #expect(abs(CubicBezier.easeInOut.progress(at: 0.5) - 0.5) < 1e-12)
  }

  @Test(arguments: [0.05, 0.3, 0.5, 0.8, 0.99, 0.9999, 1, 2])
  func aSpringStartsWithItsVelocityAndComesToRest(damping: Double) {
    let spring = Spring(damping: damping, velocity: 3, duration: 2)
    #expect(spring.progress(at: 0) == 0)
    #expect(abs(spring.progress(at: 1e-6) / 1e-6 - 3) < 1e-2)
    let still = Spring(damping: damping, velocity: 0, duration: 2)
    // What `sin` is multiplied with is a thousandth; the whole swing, `cos` included, is higher.
    #expect(abs(still.progress(at: 2) - 1) <= 1.1e-3 / min(damping, 1))
    let highest = (1...400).map { still.progress(at: Double($0) / 200) }.max() ?? 0
    #expect(damping < 0.9 ? highest > 1.001 : highest < 1.001)
  }

  @Test(arguments: [
    (0.2, 1, 707.2), (0.35, 1, 286.4), (0.5, 1, 161.7), (0.6, 0.8, 190.2), (0.8, 1, 80.9),
    (1, 1, 85.26),
  ])
  func aSpringIsAsStiffAsTheSystems(damping: Double, duration: Double, stiffness: Double) {
    let spring = Spring(damping: damping, velocity: 0, duration: duration)
    let found = spring.frequency * spring.frequency
    // As far as the measured numbers are written down, and a ten-thousandth.
    let rounding = stiffness == 85.26 ? 0.005 : 0.05
    #expect(abs(found - stiffness) <= rounding + 1e-4 * stiffness, "\(found)")
  }

  @Test(arguments: [
    (0.05, 0), (0.5, 0), (0.99, 0), (1, 0), (0.5, 1), (0.5, 3.5), (0.2, -4), (1, 5), (1, -2),
    (0.8, 0.1), (1, 6.9),
  ])
  func aSpringHasDiedDownToAThousandthAtItsEnd(damping: Double, velocity: Double) {
    for duration in [0.01, 0.3, 1, 25] {
      let spring = Spring(damping: damping, velocity: velocity / duration, duration: duration)
      let (frequency, ways) = (spring.frequency, spring.velocity * duration)
      func height(_ turns: Double) -> Double {
        let swing = (1 - damping * damping).squareRoot()
        return damping < 1
          ? (damping - ways / turns) / swing * Foundation.exp(-damping * turns)
          : (1 + turns - ways) * Foundation.exp(-turns)
      }
      let turns = frequency * duration
      #expect(abs(height(turns) - 0.001) < 1e-12, "\(damping) \(velocity) \(duration)")
      // It is the largest such frequency: above it, the height stays below.
      for step in 1...1000 { #expect(height(turns * (1 + Double(step) / 100)) < 0.001) }
    }
  }

  @Test(arguments: [(0.05, 4), (0.5, 4), (0.5, 50), (1, 7), (1, 1e6), (0.5, 1e300)])
  func aSpringThatStartsTooFastForAnyStiffnessIsAtRestInTime(damping: Double, velocity: Double) {
    let spring = Spring(damping: damping, velocity: velocity, duration: 1)
    #expect(spring.frequency.isFinite)
    #expect(abs(spring.progress(at: 1e-9) - 1e-9 * velocity) <= 1e-6 * velocity)
    #expect(abs(spring.progress(at: 1) - 1) < 0.0025 / damping)
  }

  @Test func aSpringIgnoresASpeedThatIsNoNumber() {
    let still = Spring(damping: 0.5, velocity: 0, duration: 1)
    for velocity in [Double.nan, .infinity, -.infinity] {
      #expect(Spring(damping: 0.5, velocity: velocity, duration: 1) == still)
    }
  }

  @Test func timingKnowsItsEnds() {
    let timing = AnimationTiming(duration: 2, curve: .linear)
    #expect(timing.length == 2)
    #expect([-1, 0, 1, 2, 9].map(timing.progress) == [0, 0, 0.5, 1, 1])
    let back = AnimationTiming(duration: 1, curve: .linear, autoreverses: true)
    #expect(back.length == 2)
    #expect([0.5, 1, 1.5, 1.75, 2].map(back.progress) == [0.5, 1, 0.5, 0.25, 1])
    let again = AnimationTiming(duration: 1, curve: .linear, repeats: true)
    #expect(again.length == .infinity)
    #expect([0.5, 1, 7.25].map(again.progress) == [0.5, 0, 0.25])
    for duration in [-1, 0, Double.nan] {
      let instant = AnimationTiming(duration: duration, curve: .linear, repeats: true)
      #expect(instant.length == 0 && instant.progress(at: 0) == 1)
    }
  }

  @Test(arguments: [
    AnimationTiming.Curve.linear, .bezier(.easeInOut), .bezier(CubicBezier(0.3, -1, 0.7, 2)),
    .spring(Spring(damping: 0.2, velocity: 0, duration: 2)),
    .spring(Spring(damping: 1, velocity: 0, duration: 2)),
  ])
  func aTimingFindsWhereItHasComeSoFarFirst(curve: AnimationTiming.Curve) {
    let timing = AnimationTiming(duration: 2, curve: curve)
    for step in 1...98 {
      let progress = Double(step) / 100
      let position = timing.position(of: progress)
      #expect(abs(timing.progress(at: position) - progress) < 1e-9, "\(progress)")
      let before = (1..<200).map { timing.progress(at: position * Double($0) / 200) }
      #expect(before.allSatisfy { $0 < progress + 1e-3 }, "\(progress)")
    }
    #expect([-1, 0, 1, 2].map(timing.position(of:)) == [0, 0, 2, 2])
  }
}

@Suite struct SpringsOfTheirOwn {
  @Test func theSystemsSpringTakesHalfASecond() {
    #expect(abs(Spring.system.settlingDuration - 0.5058) < 1e-3)
    let same = Spring(mass: 3, stiffness: 1000, damping: 2 * 3000.0.squareRoot(), velocity: 0)
    #expect(abs(same.damping - 1) < 1e-12 && same.frequency == Spring.system.frequency)
  }

  @Test func valuesOfASpringBetweenZeroAndOneCount() {
    let spring = Spring(mass: 0.25, stiffness: 0.5, damping: 0.5, velocity: 0)
    #expect(abs(spring.frequency - 2.0.squareRoot()) < 1e-12)
    #expect(abs(spring.damping - 0.5 / 0.5.squareRoot()) < 1e-12)
  }

  @Test(arguments: [Double.nan, .infinity])
  func aBounceThatIsNoNumberIsNone(bounce: Double) {
    #expect(Spring(perceptualDuration: 1, bounce: bounce, velocity: 0).damping == 1)
  }

  /// k = (2π/p)², c = 4π(1 − b)/p, or 4π/(p(1 + b)) below 0; the ratio is c/(2√k).
  @Test(arguments: [(0.5, 0.3), (1, 0), (2, -0.5), (0.25, 0.9)] as [(Double, Double)])
  func aBounceIsADamping(duration: Double, bounce: Double) {
    let spring = Spring(perceptualDuration: duration, bounce: bounce, velocity: 0)
    let stiffness = (2 * Double.pi / duration) * (2 * Double.pi / duration)
    let damping =
      bounce >= 0
      ? 4 * Double.pi * (1 - bounce) / duration : 4 * Double.pi / (duration * (1 + bounce))
    let same = Spring(mass: 1, stiffness: stiffness, damping: damping, velocity: 0)
    #expect(abs(spring.frequency - same.frequency) < 1e-12)
    #expect(abs(spring.damping - same.damping) < 1e-12)
    #expect((1...500).contains { spring.progress(at: Double($0) / 100) > 1.001 } == (bounce > 0))
  }

  @Test func springIsAtRestAfterItsSettlingDuration() {
    for ratio in [0.05, 0.3, 0.9, 1, 1.5, 10] {
      for velocity in [-20.0, 0, 3, 40] {
        let spring = Spring(
          mass: 2, stiffness: 50, damping: ratio * 2 * 100.0.squareRoot(), velocity: velocity)
        let rest = spring.settlingDuration
        #expect(rest > 0 && rest < 1000)
        for step in 0...200 {
          let distance = abs(spring.progress(at: rest * (1 + Double(step) / 50)) - 1)
          #expect(distance <= 0.001 + 1e-12, "\(ratio) \(velocity)")
        }
        // Its speed at the start is what it was told, and half of the time is too early for rest.
        #expect(abs(spring.progress(at: 1e-7) / 1e-7 - velocity) < 1e-3)
        let late = (0...200).map { abs(spring.progress(at: rest * (0.5 + Double($0) / 400)) - 1) }
        #expect((late.max() ?? 0) > 0.001, "\(ratio) \(velocity)")
      }
    }
  }

  @Test func springWithImpossibleParametersIsRepaired() {
    for wrong in [-1, 0, Double.nan, .infinity] {
      let spring = Spring(mass: wrong, stiffness: wrong, damping: wrong, velocity: wrong)
      #expect(spring.frequency == 1 && spring.damping == 0.05)
      #expect(spring.settlingDuration < 1e4)
      let other = Spring(perceptualDuration: wrong, bounce: wrong, velocity: wrong)
      #expect(other.progress(at: 1).isFinite && other.settlingDuration.isFinite)
    }
  }
}

@Suite struct Deadlines {
  @Test func comeOutInOrderOfTimeAndAddition() {
    var queue = DeadlineQueue<Int>()
    let times = [3.0, 1, 2, 1, 3, 2, 1]
    let tickets = times.enumerated().map { queue.add($0.offset, at: $0.element) }
    #expect(queue.count == 7 && queue.firstTime == 1)
    let removals = [queue.remove(tickets[3]), queue.remove(tickets[3])]
    #expect(removals == [3, nil])
    var order: [Int] = []
    while let next = queue.popFirst() { order.append(next) }
    #expect(order == [1, 6, 2, 5, 0, 4])
    #expect(queue.firstTime == .infinity)
    let removed = queue.remove(tickets[0])
    #expect(removed == nil)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func agreeWithASortedListWhateverIsTakenOut(seed: UInt64) {
    var state = seed
    func random(_ count: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % count)
    }
    var queue = DeadlineQueue<Int>()
    var model: [(time: Double, name: Int, ticket: DeadlineQueue<Int>.Ticket)] = []
    for name in 0..<500 {
      if random(3) > 0 || model.isEmpty {
        let time = Double(random(20))
        model.append((time, name, queue.add(name, at: time)))
      } else {
        let gone = model.remove(at: random(UInt64(model.count)))
        let removed = queue.remove(gone.ticket)
        #expect(removed == gone.name, "seed \(seed)")
      }
    }
    let expected = model.sorted { ($0.time, $0.name) < ($1.time, $1.name) }.map(\.name)
    var order: [Int] = []
    while let next = queue.popFirst() { order.append(next) }
    #expect(order == expected, "seed \(seed)")
  }
}

@Suite struct HitTestRules {
  @Test func theFirstReasonInTheListIsTheOneGiven() {
    var lines: [String] = []
    for isHidden in [false, true] {
      for isEnabled in [true, false] {
        for alpha in [1, 0.01, 0.009] {
          for isAnimating in [false, true] {
            let skip = HitTestRule.skip(
              isHidden: isHidden, isInteractionEnabled: isEnabled, alpha: alpha,
              isAnimating: isAnimating)
            let expected: HitTestRule.Skip? =
              isHidden
              ? .hidden
              : !isEnabled
                ? .interactionDisabled
                : alpha < 0.01
                  ? .transparent(alpha: alpha, needed: 0.01) : isAnimating ? .animating : nil
            #expect(skip == expected)
            lines.append("\(isHidden) \(isEnabled) \(alpha) \(isAnimating)")
          }
        }
      }
    }
    #expect(lines.count == 24)
  }

  @Test func aRectangleHoldsItsMinimumEdgesOnly() {
    let (low, high) = (Point(1, 2), Point(3, 4))
    #expect(HitTestRule.contains(Point(1, 2), minimum: low, maximum: high))
    #expect(!HitTestRule.contains(Point(3, 2), minimum: low, maximum: high))
    #expect(!HitTestRule.contains(Point(1, 4), minimum: low, maximum: high))
    #expect(!HitTestRule.contains(Point(.nan, 3), minimum: low, maximum: high))
  }
}
