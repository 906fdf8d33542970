import GestureCore
import Testing

/// Throws random fingers at every rule: no order of proposals that a gesture may not have, no value
/// that is not a number, no trap.
@Suite struct RuleOrderTests {
  static let seeds: [UInt64] = Array(1...40)

  /// Fingers that come, move and go, sometimes oddly: far away, all at once, at the same instant.
  private struct Hand {
    var random: SeededGenerator
    var fingers: [(id: Int, place: Point)] = []
    var time = 0.0
    private var nextID = 0

    enum Event { case down, moved, lifted(before: Point), cancelled, none }

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    var centroid: Point {
      var sum = Point.zero
      for finger in fingers { sum = sum + finger.place }
      let count = Double(max(fingers.count, 1))
      return Point(sum.x / count, sum.y / count)
    }

    mutating func next() -> Event {
      time += [0, 0.0005, 0.008, 0.016, 0.2, 0.6][random.int(0...5)]
      switch random.int(0...11) {
      case 0, 1:
        let isOdd = random.int(0...30) == 0
        let reach = isOdd ? 1e300 : 400
        let place = Point(random.double(-5...reach), random.double(-5...reach))
        fingers.append((nextID, random.int(0...9) == 0 ? .zero : place))
        nextID += 1
        return .down
      case 2, 3:
        if fingers.isEmpty { return .none }
        let before = centroid
        fingers.remove(at: random.int(0...fingers.count - 1))
        return .lifted(before: before)
      case 4 where random.int(0...9) == 0:
        fingers = []
        return .cancelled
      default:
        if fingers.isEmpty { return .none }
        let reach = [0, 0.5, 4, 30, 30, 200][random.int(0...5)]
        for index in fingers.indices {
          let move = Point(random.double(-reach...reach), random.double(-reach...reach))
          fingers[index].place = fingers[index].place + move
        }
        return .moved
      }
    }
  }

  /// Feeds 400 events; `feed` gives the rule's proposal for each, `reset` and `deadline` are its own.
  private func drive<Rule>(
    _ rule: Rule, isContinuous: Bool, seed: UInt64, deadline: (Rule) -> Double,
    passed: (inout Rule, Double) -> Proposal, reset: (inout Rule) -> Void,
    values: (Rule) -> [Double] = { _ in [] }, criterion: (Rule) -> Criterion? = { _ in nil },
    feed: (inout Rule, Hand.Event, Hand) -> [Proposal]
  ) {
    var rule = rule
    var hand = Hand(seed: seed)
    var order = ProposalOrder(isContinuous: isContinuous)
    var isOver = false
    for step in 0..<400 {
      let event = hand.next()
      var proposals: [Proposal] = []
      if deadline(rule) <= hand.time { proposals.append(passed(&rule, hand.time)) }
      proposals += feed(&rule, event, hand)
      for proposal in proposals {
        let isLegal = order.isLegal(proposal)
        #expect(isLegal, "seed \(seed), step \(step): \(proposal)")
        switch proposal {
        case .fail(let reason), .cancel(let reason):
          isOver = true
          #expect(reason.isViolated, "seed \(seed), step \(step): \(reason)")
        case .end: isOver = true
        case .stay, .begin, .change: break
        }
        if proposal == .begin || (proposal == .end && !isContinuous) {
          let met = criterion(rule)
          #expect(met?.isMet ?? (Rule.self == HoverRule.self), "seed \(seed), step \(step)")
        }
      }
      #expect(!deadline(rule).isNaN && values(rule).allSatisfy { !$0.isNaN }, "seed \(seed)")
      if isOver { #expect(deadline(rule) == .infinity, "seed \(seed), step \(step)") }
      if isOver, hand.fingers.isEmpty {
        reset(&rule)
        #expect(criterion(rule) == nil)
        order.reset()
        isOver = false
      }
    }
  }

  @Test(arguments: seeds)
  func tapsKeepTheOrder(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    drive(
      TapRule(numberOfTaps: random.int(0...3), numberOfTouches: random.int(0...3)),
      isContinuous: false, seed: seed, deadline: \.deadline,
      passed: { $0.deadlinePassed(at: $1) }, reset: { $0.reset() },
      values: { [$0.location?.x ?? 0, $0.location?.y ?? 0] },
      criterion: \.criterion
    ) { rule, event, hand in
      let (time, count, centroid) = (hand.time, hand.fingers.count, hand.centroid)
      return switch event {
      case .down: [rule.fingersDown(count: count, centroid: centroid, at: time)]
      case .moved: [rule.fingersMoved(centroid: centroid, at: time)]
      case .lifted(let before):
        [rule.fingersLifted(remaining: count, centroid: before, at: time)]
      case .cancelled: [rule.cancelled(at: time)]
      case .none: []
      }
    }
  }

  @Test(arguments: seeds)
  func longPressesKeepTheOrder(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var rule = LongPressRule(
      numberOfTouches: random.int(0...3), numberOfTaps: random.int(0...2))
    rule.minimumPressDuration = [0, 0.1, 0.5][random.int(0...2)]
    drive(
      rule, isContinuous: true, seed: seed, deadline: \.deadline,
      passed: { $0.deadlinePassed(at: $1) }, reset: { $0.reset() },
      criterion: \.criterion
    ) { rule, event, hand in
      let (time, count, centroid) = (hand.time, hand.fingers.count, hand.centroid)
      return switch event {
      case .down: [rule.fingersDown(count: count, centroid: centroid, at: time)]
      case .moved: [rule.fingersMoved(centroid: centroid, at: time)]
      case .lifted(let before):
        [rule.fingersLifted(remaining: count, centroid: before, at: time)]
      case .cancelled: [rule.cancelled(at: time)]
      case .none: []
      }
    }
  }

  @Test(arguments: seeds)
  func pansKeepTheOrder(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    drive(
      PanRule(
        minimumNumberOfTouches: random.int(0...2), maximumNumberOfTouches: random.int(2...5)),
      isContinuous: true, seed: seed, deadline: \.deadline,
      passed: { $0.deadlinePassed(at: $1) }, reset: { $0.reset() },
      values: { [$0.translation.x, $0.translation.y, $0.velocity.x, $0.velocity.y] },
      criterion: \.criterion
    ) { rule, event, hand in
      let (time, count, centroid) = (hand.time, hand.fingers.count, hand.centroid)
      return switch event {
      case .down: [rule.fingersDown(count: count, centroid: centroid, at: time)]
      case .moved: [rule.fingersMoved(centroid: centroid, at: time)]
      case .lifted: [rule.fingersLifted(remaining: count, centroid: centroid, at: time)]
      case .cancelled: [rule.cancelled(at: time)]
      case .none: []
      }
    }
  }

  @Test(arguments: seeds)
  func swipesKeepTheOrder(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    drive(
      SwipeRule(
        direction: .init(rawValue: UInt(random.int(0...31))),
        numberOfTouches: random.int(0...2)),
      isContinuous: false, seed: seed, deadline: \.deadline,
      passed: { $0.deadlinePassed(at: $1) }, reset: { $0.reset() },
      values: { [$0.location?.x ?? 0, $0.location?.y ?? 0] },
      criterion: \.criterion
    ) { rule, event, hand in
      let time = hand.time
      switch event {
      case .down:
        guard let finger = hand.fingers.last else { return [] }
        return [rule.fingerDown(finger.id, location: finger.place, at: time)]
      case .moved:
        for finger in hand.fingers {
          rule.fingerMoved(finger.id, location: finger.place, at: time)
        }
        return [rule.evaluate(at: time)]
      case .lifted:
        return (0..<400).map { rule.fingerLifted($0, at: time) }
      case .cancelled: return [rule.cancelled(at: time)]
      case .none: return []
      }
    }
  }

  @Test(arguments: seeds)
  func pinchesKeepTheOrder(seed: UInt64) {
    drive(
      PinchRule(), isContinuous: true, seed: seed, deadline: \.deadline,
      passed: { $0.deadlinePassed(at: $1) }, reset: { $0.reset() },
      values: { [$0.scale, $0.velocity] },
      criterion: \.criterion
    ) { rule, event, hand in
      let (time, fingers) = (hand.time, hand.fingers)
      switch event {
      case .down where fingers.count > 1:
        let (a, b) = (fingers[0].place, fingers[1].place)
        return [rule.fingersDown(count: fingers.count, a: a, b: b, at: time)]
      case .moved where fingers.count > 1:
        return [rule.fingersMoved(a: fingers[0].place, b: fingers[1].place, at: time)]
      case .lifted: return [rule.fingersLifted(remaining: fingers.count, at: time)]
      case .cancelled: return [rule.cancelled(at: time)]
      case .down, .moved, .none: return []
      }
    }
  }

  @Test(arguments: seeds)
  func rotationsKeepTheOrder(seed: UInt64) {
    drive(
      RotationRule(), isContinuous: true, seed: seed, deadline: \.deadline,
      passed: { $0.deadlinePassed(at: $1) }, reset: { $0.reset() },
      values: { [$0.rotation, $0.velocity] },
      criterion: \.criterion
    ) { rule, event, hand in
      let (time, fingers) = (hand.time, hand.fingers)
      switch event {
      case .down where fingers.count > 1:
        let (a, b) = (fingers[0].place, fingers[1].place)
        return [rule.fingersDown(count: fingers.count, a: a, b: b, at: time)]
      case .moved where fingers.count > 1:
        return [rule.fingersMoved(a: fingers[0].place, b: fingers[1].place, at: time)]
      case .lifted: return [rule.fingersLifted(remaining: fingers.count, at: time)]
      case .cancelled: return [rule.cancelled(at: time)]
      case .down, .moved, .none: return []
      }
    }
  }

  @Test(arguments: seeds)
  func screenEdgePansKeepTheOrder(seed: UInt64) {
    var rule = ScreenEdgePanRule(edges: .init(rawValue: UInt(seed % 16)))
    rule.bounds = .init(x: 0, y: 0, width: 400, height: 400)
    drive(
      rule, isContinuous: true, seed: seed, deadline: \.deadline,
      passed: { $0.deadlinePassed(at: $1) }, reset: { $0.reset() },
      values: { [$0.translation.x, $0.translation.y, $0.velocity.x, $0.velocity.y] },
      criterion: \.criterion
    ) { rule, event, hand in
      let (time, count, centroid) = (hand.time, hand.fingers.count, hand.centroid)
      return switch event {
      case .down: [rule.fingersDown(count: count, centroid: centroid, at: time)]
      case .moved: [rule.fingersMoved(centroid: centroid, at: time)]
      case .lifted: [rule.fingersLifted(remaining: count, centroid: centroid, at: time)]
      case .cancelled: [rule.cancelled(at: time)]
      case .none: []
      }
    }
  }
}
