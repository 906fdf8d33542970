// Random fingers in small random apps: does anything come later than its bound?

import GestureCore
import TouchKit

/// Checks bounds of waits in random apps under random fingers.
package struct WaitCheck {
  /// How many events of fingers, and steps of time, were put in.
  package private(set) var events = 0
  /// How many delays were compared with a bound.
  package private(set) var compared = 0
  /// How many of these were over 1 millisecond, with a bound that is a number of seconds.
  package private(set) var late = 0
  /// How many of these came within 10 milliseconds of the bound.
  package private(set) var near = 0
  /// What came later than its bound: the seed, the gesture or view, how late it came, and the bound.
  package private(set) var exceeded: [String] = []

  package init() {}

  /// Plays random fingers in the app of a seed.
  ///
  /// - Parameters:
  ///   - seed: Which app, and which fingers.
  ///   - count: At least so many events. Now and then all fingers go up, and all is settled.
  package mutating func run(_ seed: UInt64, events count: Int) {
    let (app, world) = WaitWorld.start(seed)
    let application = app.application
    let sketch = AppSketch(of: application)
    let graph = WaitGraph(sketch, answered: Self.answered(world, in: sketch))
    var bounds = WaitBounds(sketch, graph)
    var fingers = WaitPeople(seed: seed, application)
    let end = events + count
    var round = 0
    while events < end {
      defer { round += 1 }
      var ledger = WaitLedger()
      let token = application.addObserver { ledger.hear($0) }
      let isAlone = round.isMultiple(of: 2)
      events += fingers.play(most: isAlone ? 1 : 3)
      application.removeObserver(token)
      compare(ledger, with: &bounds, isAlone, seed, round)
    }
    withExtendedLifetime(app) {}
  }

  /// What may be late in the app of a seed, with the fingers that show it.
  ///
  /// - Parameters:
  ///   - seed: Which app.
  ///   - isPair: Whether it has two recognizers alone, of which the second waits for the first.
  package static func waits(_ seed: UInt64, isPair: Bool) -> Waits {
    WaitFinder { WaitWorld.start(seed, isPair: isPair).app }.waits()
  }

  private static func answered(_ world: WaitWorld, in sketch: AppSketch) -> [(Int, Int)] {
    func index(_ number: Int) -> Int? {
      let id = world.recognizers[number].observationID.number
      return sketch.recognizers.firstIndex { $0.number == id }
    }
    return world.answered.compactMap { pair in
      guard let a = index(pair.0), let b = index(pair.1) else { return nil }
      return (a, b)
    }
  }

  private mutating func compare(
    _ ledger: WaitLedger, with bounds: inout WaitBounds, _ isAlone: Bool, _ seed: UInt64,
    _ round: Int
  ) {
    for (subject, delay) in ledger.latest {
      guard let bound = bounds.bound(of: subject, isAlone) else { continue }
      compared += 1
      if delay > 0.001, bound < Patience.unknownTime {
        late += 1
        if delay > bound - 0.01 { near += 1 }
      }
      if delay > bound + 1e-6 {
        exceeded.append(
          "seed \(seed), round \(round): \(bounds.name(of: subject)) came "
            + "\(Wait.text(delay)) s late, at most \(Wait.text(bound)) s, "
            + (isAlone ? "one finger" : "three fingers"))
      }
    }
  }
}

/// The bounds of all that can be late in an app, each computed once.
private struct WaitBounds {
  private let sketch: AppSketch
  private var graph: WaitGraph
  private var known: [WaitLedger.Subject: (alone: TimeInterval, any: TimeInterval)] = [:]
  private var recognizers: [Int: Int] = [:]
  private var views: [Int: Int] = [:]

  init(_ sketch: AppSketch, _ graph: WaitGraph) {
    (self.sketch, self.graph) = (sketch, graph)
    for (index, recognizer) in sketch.recognizers.enumerated() {
      recognizers[recognizer.number] = index
    }
    for (index, view) in sketch.views.enumerated() { views[view.number] = index }
  }

  mutating func bound(of subject: WaitLedger.Subject, _ isAlone: Bool) -> TimeInterval? {
    if let bound = known[subject] { return isAlone ? bound.alone : bound.any }
    let bound: (TimeInterval, TimeInterval)
    switch subject {
    case .gesture(let number):
      guard let index = recognizers[number] else { return nil }
      let any = graph.late(index, .any).late
      let isForOne = sketch.recognizers[index].touches.lowerBound <= 1
      bound = (isForOne ? graph.late(index, .alone).late : any, any)
    case .touch(let number):
      guard let index = views[number] else { return nil }
      bound = (graph.lateTouch(in: index, .alone).late, graph.lateTouch(in: index, .any).late)
    case .lift(let number):
      guard let index = views[number] else { return nil }
      bound = (graph.lateLift(in: index, .alone).late, graph.lateLift(in: index, .any).late)
    }
    known[subject] = bound
    return isAlone ? bound.0 : bound.1
  }

  func name(of subject: WaitLedger.Subject) -> String {
    switch subject {
    case .gesture(let number):
      return recognizers[number].map { sketch.recognizers[$0].name } ?? "?"
    case .touch(let number):
      return "touch in " + (views[number].map { sketch.views[$0].name } ?? "?")
    case .lift(let number): return "lift in " + (views[number].map { sketch.views[$0].name } ?? "?")
    }
  }
}

/// Random fingers that like to act just before limits of time and of movement.
private struct WaitPeople {
  private var dice: WaitDice
  private let application: UIApplication
  private var down: [Int: CGPoint] = [:]
  private var time: TimeInterval
  private var events = 0

  private static let pauses = [
    0.001, 0.001, 0.01, 0.05, 0.1, 0.149, 0.151, 0.199, 0.3, 0.349, 0.351, 0.499, 0.501, 0.749,
    0.751, 1.2,
  ]
  private static let steps = [1.0, 4, 6, 9.99, 10, 12, 15.01, 30, 44.9, 51]
  private static let places = [
    CGPoint(x: 100, y: 150), CGPoint(x: 5, y: 150), CGPoint(x: 250, y: 350),
    CGPoint(x: 100, y: 600), CGPoint(x: 350, y: 800), CGPoint(x: 5, y: 600),
  ]

  init(seed: UInt64, _ application: UIApplication) {
    dice = WaitDice(seed: seed ^ 0xF1A6_E125)
    self.application = application
    time = application.scheduler.now
  }

  /// Plays until all is settled; the number of events.
  mutating func play(most: Int) -> Int {
    events = 0
    let home = dice.pick(Self.places)
    for _ in 0..<4 + dice.below(16) { act(most, home) }
    send(down.map { TouchReport($0.key, .ended, at: $0.value) })
    down = [:]
    time += 6
    application.advance(to: time)
    return events + 1
  }

  private mutating func act(_ most: Int, _ home: CGPoint) {
    switch dice.below(10) {
    case 0...2 where down.count < most:
      let finger = (1...most).first { down[$0] == nil } ?? 1
      var place = dice.percent(70) ? home : dice.pick(Self.places)
      place.x += CGFloat(finger) * 7
      down[finger] = place
      send([TouchReport(finger, .began, at: place)])
    case 3, 4: move()
    case 5, 6:
      let lifted = down.sorted { $0.key < $1.key }.filter { _ in dice.percent(70) }
      for finger in lifted { down[finger.key] = nil }
      send(lifted.map { TouchReport($0.key, .ended, at: $0.value) })
    default: pass()
    }
  }

  private mutating func move() {
    let step = dice.pick(Self.steps)
    let way = dice.pick([
      CGPoint(x: step, y: 0), CGPoint(x: -step, y: 0), CGPoint(x: 0, y: step),
      CGPoint(x: 0, y: -step),
    ])
    let moving = dice.percent(60) ? down.keys.sorted() : Array(down.keys.sorted().prefix(1))
    for finger in moving {
      down[finger]?.x += way.x
      down[finger]?.y += way.y
    }
    send(moving.compactMap { finger in down[finger].map { TouchReport(finger, .moved, at: $0) } })
  }

  /// Time passes: by a usual pause, or up to just before or after the next deadline.
  private mutating func pass() {
    let next = application.nextDeadline
    if dice.percent(50), next > time, next < time + 3 {
      time = dice.percent(70) ? max(time, next - 0.0003) : next + 0.0003
    } else {
      time += dice.pick(Self.pauses)
    }
    events += 1
    application.advance(to: time)
  }

  private mutating func send(_ reports: [TouchReport]) {
    guard !reports.isEmpty else { return }
    time += 0.0005
    events += 1
    application.receive(.touches(.init(reports.sorted { $0.finger < $1.finger }, time: time)))
  }
}
