// Random fingers for the rules of gestures, as values, and all that they keep.

import GestureCore
import TouchKit

@testable import TouchSimulation

extension Calls {
  private static func step(_ dice: inout Dice, _ count: inout Int, _ place: inout Point)
    -> FingerStep
  {
    switch dice.below(10) {
    case 0, 1:
      count += 1
      return .down(count: count, centroid: place)
    case 2...6:
      place = place + Point(dice.value(-9, 9), dice.value(-9, 9))
      return .moved(centroid: place)
    case 7, 8:
      count = max(count - 1, 0)
      return .lifted(remaining: count, centroid: place, rest: count > 0 ? place : nil)
    default: return dice.chance(0.3) ? .cancelled : .deadline
    }
  }

  static let tapRules = Calls(name: "tap rules", seeds: 30) { dice, record in
    var (count, place, time) = (0, Point(100, 100), 0.0)
    var tap = TapRule(numberOfTaps: 1 + dice.below(3), numberOfTouches: 1 + dice.below(2))
    var press = LongPressRule(numberOfTouches: 1 + dice.below(2), numberOfTaps: dice.below(2))
    for _ in 0..<50 {
      time += dice.pick([0, 0.02, 0.1, 0.34, 0.5, 0.76])
      let step = step(&dice, &count, &place)
      record.note("tap", "\(tap.follow(step, at: time))")
      record.note("press", "\(press.follow(step, at: time))")
      record.note("until", CGPoint(x: tap.deadline, y: press.deadline))
      record.note(all: tap.criterion)
      record.note(all: press.criterion)
      record.note(all: (tap, press))
      if dice.chance(0.1) {
        tap.reset()
        press.reset()
        count = 0
      }
    }
  }

  static let panRules = Calls(name: "pan rules", seeds: 30) { dice, record in
    var (count, place, time) = (0, Point(100, 100), 0.0)
    var pan = PanRule(
      minimumNumberOfTouches: 1 + dice.below(2), maximumNumberOfTouches: dice.pick([2, 3, .max]))
    var edge = ScreenEdgePanRule(edges: dice.pick([.left, .bottom, .all]))
    edge.bounds = ScreenEdgePanRule.Bounds(x: 0, y: 0, width: 400, height: 800)
    for _ in 0..<50 {
      time += dice.pick([0, 0.0078125, 0.02, 0.2])
      switch step(&dice, &count, &place) {
      case .down(let count, let centroid):
        if count == 1, dice.chance(0.6) {
          place = Point(dice.pick([2, 398, 100]), dice.pick([400, 797]))
        }
        record.note("down", "\(pan.fingersDown(count: count, centroid: centroid, at: time))")
        record.note(
          "edge",
          "\(edge.fingersDown(count: count, centroid: place, at: time, hardwareEdges: dice.pick([[], [], .left])))"
        )
      case .moved(let centroid):
        record.note("moved", "\(pan.fingersMoved(centroid: centroid, at: time))")
        record.note("edge", "\(edge.fingersMoved(centroid: centroid, at: time))")
      case .lifted(let remaining, let centroid, _):
        record.note(
          "up",
          "\(pan.fingersLifted(remaining: remaining, centroid: centroid, at: time))")
        record.note(
          "edge",
          "\(edge.fingersLifted(remaining: remaining, centroid: centroid, at: time))")
      case .cancelled:
        record.note("cancelled", "\(pan.cancelled(at: time))\(edge.cancelled(at: time))")
      case .deadline:
        pan.setTranslation(Point(dice.value(-9, 9), 2))
        if dice.chance(0.3) { pan.axes = dice.pick([.both, .horizontal, .vertical]) }
        if dice.chance(0.3) { pan.isScrolling.toggle() }
        if dice.chance(0.2) { pan.rebase() }
      }
      record.note("way", CGPoint(x: pan.translation.x, y: pan.translation.y))
      record.note("speed", CGPoint(x: pan.velocity.x, y: edge.velocity.y))
      record.note(all: pan.criterion)
      record.note(all: edge.criterion)
      record.note(all: pan)
      record.note(all: edge)
      if dice.chance(0.08) {
        pan.reset()
        edge.reset()
        count = 0
      }
    }
  }

  static let pairRules = Calls(name: "pair rules", seeds: 30) { dice, record in
    var (pinch, turn, time) = (PinchRule(), RotationRule(), 0.0)
    var (a, b, count) = (Point(100, 100), Point(180, 120), 0)
    let (spread, way) = (dice.value(-6, 6), dice.value(-6, 6))
    for _ in 0..<50 {
      time += dice.pick([0.0078125, 0.02, 0.2])
      let step: FingerPairStep
      switch dice.below(12) {
      case 0, 1:
        count += 1
        step = .down(count: count, a: a, b: b)
      case 2:
        count = max(count - 1, 0)
        step = .lifted(remaining: count)
      case 3 where dice.chance(0.3): step = .cancelled
      default:
        a = a + Point(dice.value(-2, 2), way)
        b = b + Point(spread, dice.value(-2, 2))
        step = .moved(a: a, b: b)
      }
      record.note("pinch", "\(pinch.follow(step, at: time))")
      record.note("turn", "\(turn.follow(step, at: time))")
      record.note("scale", pinch.scale)
      record.note("angle", turn.rotation)
      record.note("speed", CGPoint(x: pinch.velocity, y: turn.velocity))
      record.note(all: pinch.criterion)
      record.note(all: turn.criterion)
      record.note(all: pinch)
      record.note(all: turn)
      if dice.chance(0.05) { pinch.scale = 1 }
      if dice.chance(0.05) { turn.rotation = 0 }
      if dice.chance(0.08) {
        pinch.reset()
        turn.reset()
        count = 0
      }
    }
  }

  static let shakeRules = Calls(name: "shake rules", seeds: 30) { dice, record in
    var (shake, time) = (ShakeRule(), 0.0)
    let (strength, half) = (dice.value(0.5, 4), 3 + dice.below(9))
    for number in 0..<150 {
      time += dice.pick([0.01, 0.01, 0.02, 0.05])
      let side = number / half % 2 == 0 ? strength : -strength
      let pull = dice.chance(0.1) ? 0 : side * dice.value(0.5, 1.25)
      record.note(
        "moved", "\(shake.moved(Acceleration(pull, dice.value(-0.5, 0.5), 1), at: time))")
      record.note("until", shake.deadline)
      record.note(all: shake)
      if shake.deadline < time + 0.3, dice.chance(0.1) {
        time = max(time, shake.deadline)
        record.note("passed", "\(shake.deadlinePassed(at: time))")
      }
      if dice.chance(0.01) { record.note("off", "\(shake.interrupted())") }
    }
  }

  static let swipeRules = Calls(name: "swipe rules", seeds: 40) { dice, record in
    var swipe = SwipeRule(
      direction: SwipeRule.Direction(rawValue: UInt(1 + dice.below(15))),
      numberOfTouches: 1 + dice.below(2))
    var (hover, counter, time) = (HoverRule(), TapCounter(), 0.0)
    for _ in 0..<8 {
      var place = Point(dice.value(0, 300), dice.value(0, 300))
      let way = Point(dice.pick([0, 9, -20]), dice.pick([0, 3, -14]))
      for id in 0..<1 + dice.below(2) {
        record.note("down", "\(swipe.fingerDown(id, location: place, at: time))")
        record.note("taps", counter.down(finger: id, at: place, time: time))
      }
      for _ in 0..<dice.below(12) {
        time += dice.pick([0.01, 0.03, 0.1])
        place = place + way
        swipe.fingerMoved(0, location: place, at: time)
        if dice.chance(0.3) { swipe.fingerMoved(1, location: place, at: time) }
        record.note("moved", "\(swipe.evaluate(at: time))")
        record.note(
          "hover", "\(dice.chance(0.5) ? hover.moved(at: time) : hover.entered(at: time))")
        record.note(all: swipe)
        record.note(all: swipe.criterion)
        record.note("until", swipe.deadline)
      }
      if swipe.deadline < .infinity, dice.chance(0.3) {
        record.note("late", "\(swipe.deadlinePassed(at: swipe.deadline))")
      }
      record.note("up", "\(swipe.fingerLifted(0, at: time))")
      record.note(
        "hover", "\(dice.chance(0.7) ? hover.exited(at: time) : hover.cancelled(at: time))")
      if dice.chance(0.2) { counter.spoiled(finger: 0) }
      if dice.chance(0.2) { counter.cancelled(finger: 0) }
      counter.lifted(finger: 0, at: time)
      counter.lifted(finger: 1, at: time)
      record.note("long", counter.isTooLong(downAt: time - dice.value(0, 1), until: time))
      record.note("far", counter.isTooFar(Point(dice.value(0, 50), dice.value(0, 50))))
      record.note(all: (counter, hover))
      time += dice.pick([0.1, 0.34, 0.5])
      swipe.reset()
      hover.reset()
    }
  }

  static let positions = Calls(name: "positions", seeds: 40) { dice, record in
    func timing() -> AnimationTiming {
      AnimationTiming(
        duration: dice.pick([0, 0.5, 2, -1]),
        curve: dice.pick([
          .linear, .bezier(.easeIn), .bezier(.easeInOut),
          .spring(Spring(damping: 0.3, velocity: 2, duration: 1)),
        ]), repeats: dice.chance(0.2), autoreverses: dice.chance(0.2))
    }
    var time = 0.0
    var position =
      dice.chance(0.5)
      ? AnimationPosition(timing(), since: 0.25)
      : AnimationPosition(holding: timing(), isReversed: dice.chance(0.5))
    for _ in 0..<40 {
      time += dice.pick([0, 0.125, 0.3])
      switch dice.below(8) {
      case 0: position.hold(at: time)
      case 1, 2:
        position.scrub(to: dice.pick([-1, 0, 0.25, 0.7, 1, 2, .nan]), linearly: dice.chance(0.5))
      case 3: position.reverse(at: time)
      case 4, 5: position.run(since: time, factor: dice.pick([0, 0.5, 2, -1, .nan]))
      case 6: position.go(on: timing(), since: time)
      default: break
      }
      record.note(all: position)
      record.note("end", position.end)
      record.note("runs", position.isRunning)
      for ahead in [0, 0.1, 0.6, 3] {
        record.note("progress", position.progress(at: time + ahead))
        record.note("position", position.position(at: time + ahead))
        record.note("rest", position.rest(at: time + ahead))
        record.note("over", position.isOver(at: time + ahead))
        record.note("part", position.fraction(at: time + ahead, linearly: dice.chance(0.5)))
      }
      let one = timing()
      record.note("length", one.length)
      record.note("back", one.position(of: dice.unit()))
      record.note("forth", one.progress(at: dice.value(-1, 5)))
    }
  }

  static let mathematics = Calls(name: "mathematics", seeds: 20) { dice, record in
    for _ in 0..<60 {
      let (x, y) = (dice.between(-9, 9), dice.between(-9, 9))
      record.note("angle", Trigonometry.atan2(y, x))
      record.note("angle", Trigonometry.atan2(dice.pick([0, -0.0, y]), dice.pick([0, -0.0, x])))
      record.note("sine", Trigonometry.sin(x * 20))
      record.note("cosine", Trigonometry.cos(y * 20))
      record.note("power", Exponential.exp(x * 10))
      record.note("logarithm", Logarithm.log(abs(y) * 100))
      record.note("logarithm", Logarithm.log(dice.pick([0, -1, 1, .infinity])))
      var filter = VelocityFilter()
      for step in 0..<4 {
        filter.moved(by: Point(x, y), at: Double(step) * dice.pick([0.0001, 0.01]))
        if dice.chance(0.2) { filter.rested(at: Double(step)) }
        record.note("speed", CGPoint(x: filter.velocity.x, y: filter.velocity.y))
      }
      record.note(all: filter)
    }
    for state in AnimatorState.allCases {
      for request in AnimatorState.Request.allCases {
        record.note("answer", "\(state.answer(to: request))")
      }
    }
  }
}
