// How content goes on by itself: what frames show at any rate is the closed form, to the last point.

import Foundation
import GestureCore
import Testing
import WidgetRules

/// The times of frames, in seconds: at a rate, or as they come.
private func frames(_ rate: Double?, seed: UInt64 = 1) -> [Double] {
  if let rate { return (1...Int(8 * rate)).map { Double($0) / rate } }
  var (state, time, times) = (seed, 0.0, [Double]())
  while time < 8 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    time += 0.001 + Double(state >> 40) / Double(1 << 24) * 0.05
    times.append(time)
  }
  return times
}

/// What the frames show, up to the last one.
private func shown(_ motion: ScrollMotion, _ times: [Double]) -> [(time: Double, place: Double)] {
  var (last, result) = (0.0, [(Double, Double)]())
  for time in times {
    let frame = motion.frame(at: time, after: last)
    result.append((time, frame.position))
    if frame.isOver { break }
    last = time
  }
  return result
}

private let rates: [Double?] = [60, 90, 120, nil]

@Suite struct ScrollMotions {
  @Test(arguments: rates, [0.998, 0.990])
  func aDecelerationIsItsClosedForm(framesPerSecond: Double?, rate: Double) {
    for velocity in [1500.0, -320, 11] {
      let deceleration = Deceleration(from: 5000, velocity: velocity, rate: rate)
      let motion = ScrollMotion(deceleration, in: -1e6...1e6, bounces: true)
      let factor = rate / (1 - rate) / 1000
      let frames = shown(motion, frames(framesPerSecond))
      for frame in frames {
        let expected = 5000 + velocity * factor * (1 - pow(rate, 1000 * frame.time))
        #expect(abs(frame.place - expected) < 0.01)
      }
      // It stops on the first frame that is slower than 10 points per second.
      let end = log(10 / abs(velocity)) / (1000 * log(rate))
      #expect(frames.allSatisfy { $0.time <= end || $0.time == frames.last?.time })
      #expect((frames.last?.time ?? 0) > end)
      #expect(abs(deceleration.target - (frames.last?.place ?? 0)) < 0.2 + 0.001 * abs(velocity))
    }
  }

  @Test func aDecelerationComesToNoPlaceBehindItsStartOrBeyondItsReach() {
    let deceleration = Deceleration(from: 100, velocity: 1000, rate: 0.998)
    #expect(deceleration.time(at: 100) == 0)
    #expect(deceleration.time(at: deceleration.target) != nil)
    #expect(deceleration.time(at: 700) == nil)
    #expect(deceleration.time(at: 99) == nil)
  }

  @Test func theAnnouncedTargetIsTheRecordedOne() {
    let target = Deceleration(from: 5158, velocity: 1500, rate: 0.998).target
    #expect(abs(target - 5902.33) < 0.1)
  }

  @Test(arguments: rates)
  func anImpactIsASpringFromTheEdge(framesPerSecond: Double?) throws {
    let motion = ScrollMotion(
      Deceleration(from: 300, velocity: -1500, rate: 0.998), in: 0...5000, bounces: true)
    let crossing = log(1 - 300 / (1500 * 0.499)) / (1000 * log(0.998))
    let speed = 1500 * pow(0.998, 1000 * crossing)
    let frames = shown(motion, frames(framesPerSecond))
    for frame in frames.dropLast() where frame.time > crossing {
      let time = frame.time - crossing
      #expect(abs(frame.place + speed * time * exp(-10.94 * time)) < 0.01)
    }
    let peak = frames.map(\.place).min() ?? 0
    #expect(abs(peak + 0.0337 * speed) < 0.02 * 0.0337 * speed + 0.5)
    let last = try #require(frames.last)
    let before = try #require(frames.dropLast().last)
    #expect(last.place == 0 && before.place < -0.3 && before.place > -4)
  }

  @Test func aWeakImpactEndsOnItsFirstFrame() {
    // It crosses with 12 points per second: the spring would come 0.4 points far.
    let motion = ScrollMotion(
      Deceleration(from: 10, velocity: -32, rate: 0.998), in: 0...5000, bounces: true)
    let frames = shown(motion, frames(60))
    #expect(frames.last?.place == 0 && frames.allSatisfy { $0.place >= 0 })
  }

  @Test(arguments: rates)
  func aReleaseBeyondTheEdgeReturns(framesPerSecond: Double?) throws {
    for (overshoot, velocity) in [(60.0, 0.0), (60, 900), (60, -200), (60, -3000)] {
      let spring = EdgeSpring(
        releasedAt: 5000 + overshoot, beyond: 5000, fingerVelocity: velocity)
      let frames = shown(.springing(spring), frames(framesPerSecond))
      for frame in frames.dropLast() {
        let t = frame.time
        let expected = (overshoot + (velocity + overshoot) * t) * exp(-10.94 * t)
        #expect(abs(frame.place - 5000 - expected) < 0.01)
      }
      let last = try #require(frames.last)
      #expect(last.place == 5000 && last.time < 2)
    }
  }

  @Test func anAnimatedChangeTakesItsTimeWhateverTheWay() {
    for way in [1.0, -700, 40_000] {
      let motion = ScrollMotion.easing(from: 10, to: 10 + way)
      for frame in shown(motion, frames(nil)) where frame.time < 0.3 {
        let expected = 10 + way * (1 - cos(.pi * frame.time / 0.3)) / 2
        #expect(abs(frame.place - expected) < 0.01)
      }
      #expect(shown(motion, frames(60)).count == 18)
      #expect(shown(motion, frames(60)).last?.place == 10 + way)
    }
  }

  @Test func velocitiesAreTheSlopes() {
    let deceleration = Deceleration(from: 0, velocity: 900, rate: 0.998)
    let spring = EdgeSpring(to: 0, displacement: 50, velocity: -300)
    let motions: [ScrollMotion] = [
      .decelerating(deceleration), .springing(spring), .easing(from: 0, to: 100),
      ScrollMotion(deceleration, in: 0...200, bounces: true), .rest(at: 3),
      .stopping(Deceleration(from: 0, velocity: 900, to: 300), at: 300),
    ]
    for motion in motions {
      for time in [0.05, 0.13, 0.21] {
        let slope = (motion.position(at: time + 1e-6) - motion.position(at: time - 1e-6)) / 2e-6
        // r/(1 − r) is not quite −1/ln r: the law's own factor.
        #expect(abs(motion.velocity(at: time) - slope) <= 0.002 * abs(slope) + 0.01)
      }
    }
  }

  @Test func motionTowardsATargetEndsThere() {
    for (target, velocity) in [(300.0, 900.0), (-40, -100), (1500, 900)] {
      let motion = ScrollMotion.stopping(
        Deceleration(from: 0, velocity: velocity, to: target), at: target)
      for rate in rates {
        let frames = shown(motion, frames(rate))
        #expect(frames.last?.place == target)
        #expect(zip(frames, frames.dropFirst()).allSatisfy { abs($0.place) <= abs($1.place) })
      }
    }
  }
}

@Suite struct RubberBands {
  @Test func theBandIsTheLawsAndItsInverseTakesItBack() {
    for pull in [0.0, 0.3, 40, 400, 4000, 1e6] {
      let shown = RubberBand.shown(pull, length: 800)
      #expect(abs(shown - 800 * (1 - 1 / (0.55 * pull / 800 + 1))) < 1e-9)
      #expect(shown < 800 && shown <= pull * 0.55 + 1e-12)
      if pull < 1e5 {
        #expect(abs(RubberBand.pull(shown, length: 800) - pull) < 1e-6 * (pull + 1))
      }
    }
    #expect(RubberBand.shown(.infinity, length: 800) == 800)
    #expect(RubberBand.pull(900, length: 800).isFinite)
    #expect(RubberBand.shown(5, length: 0) == 0 && RubberBand.pull(5, length: 0) == 0)
    #expect(RubberBand.shown(.nan, length: 800) == 0 && RubberBand.shown(-3, length: 800) == 0)
  }
}

@Suite struct ScrollAxes {
  @Test func axisCanBeDraggedIfContentIsLongerOrBouncesAlways() {
    let fits = ScrollAxis(length: 800, content: 700)
    #expect(fits.range == 0...0 && !fits.canBeDragged)
    #expect(ScrollAxis(length: 800, content: 700, alwaysBounces: true).canBeDragged)
    let stiff = ScrollAxis(length: 800, content: 700, bounces: false, alwaysBounces: true)
    #expect(!stiff.canBeDragged)
    let inset = ScrollAxis(length: 800, content: 1000, before: 20, after: 30)
    #expect(inset.range == -20...230 && inset.canBeDragged)
    #expect(ScrollAxis(length: 800, content: 700, before: 150).range == -150...(-100))
  }

  @Test func numbersThatAreNone() {
    for wrong in [Double.nan, .infinity, -.infinity, -5] {
      let axis = ScrollAxis(length: wrong, content: wrong, before: wrong, after: wrong)
      #expect(axis.length == 0 && axis.range.lowerBound.isFinite && axis.range.upperBound.isFinite)
      #expect(axis.shown(30).isFinite)
    }
  }

  /// Pages of 400 in content of 2200: where a finger lets go, from which page, how fast, and where it
  /// goes.
  @Test(arguments: [
    (450.0, 400.0, 0.0, 400.0), (620, 400, 0, 800), (450, 400, 251, 800), (450, 400, 249, 400),
    (350, 400, -300, 0), (450, 400, -300, 400), (1300, 400, 900, 800), (1790, 1600, 500, 1800),
    (1810, 1600, 0, 1800), (-30, 0, -900, 0),
  ])
  func pages(offset: Double, start: Double, velocity: Double, page: Double) {
    let axis = ScrollAxis(length: 400, content: 2200)
    #expect(axis.page(from: offset, draggedFrom: start, velocity: velocity) == page)
  }
}

@Suite struct Logarithms {
  @Test func areThoseOfTheLibrary() {
    var state: UInt64 = 7
    for _ in 0..<20_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let x = Double(bitPattern: state & 0x7FEF_FFFF_FFFF_FFFF)
      let expected = log(x)
      #expect(abs(Logarithm.log(x) - expected) <= 2 * expected.ulp)
    }
    for x in [0.998, 0.99, 0.5, 1.0000001, 0.9999999, 1] {
      #expect(abs(Logarithm.log(x) - log(x)) <= 2 * max(log(x).ulp, 1e-22))
    }
    #expect(Logarithm.log(0) == -.infinity && Logarithm.log(.infinity) == .infinity)
    #expect(Logarithm.log(-1).isNaN && Logarithm.log(.nan).isNaN)
  }
}
