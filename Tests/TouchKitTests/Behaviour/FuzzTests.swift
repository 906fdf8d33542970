// Random input with garbage in it, on random trees that change under the fingers: everyone must be
// told a legal story, and in the end nothing may be left.

import GestureCore
import Testing

@testable import TouchKit

@Suite struct RandomInput {
  private static let eventsPerSeed = 150

  /// One event of up to four fingers: mostly sense, sometimes garbage.
  private func send(_ world: World) {
    world.time += Double(world.index(below: 4)) * 0.03
    var time = world.time
    if world.chance(0.02) { time = [.nan, .infinity, -1, -.infinity][world.index(below: 4)] }
    if world.chance(0.05) {
      let phases: [UIPress.Phase] = [.began, .ended, .changed, .stationary, .cancelled, .ended]
      return world.application.receivePress(.select, phases[world.index(below: 6)], at: time)
    }
    let window = world.windows[world.chance(0.1) ? 1 : 0]
    let first = world.index(below: 6)
    let reports = (0...world.index(below: 3)).compactMap { report(world, (first + $0) % 6, window) }
    world.application.receive(reports, at: time, in: window)
  }

  private func report(_ world: World, _ finger: Int, _ window: UIWindow) -> TouchReport? {
    let event = world.application.desk.touchesEvent
    let touch = event.slot(ofFinger: finger).flatMap { event.touches[$0] }
    var report: TouchReport
    if world.chance(0.03) {
      report = TouchReport(finger, Self.phases[world.index(below: 8)], at: anyPlace(world))
    } else if let touch {
      guard touch.isIn(window) else { return nil }
      let place = touch.location(in: nil)
      let step = Double(world.index(below: 30)) - 10
      report = TouchReport(
        finger, world.chance(0.3) ? .ended : .moved,
        at: CGPoint(x: place.x + step, y: place.y + step / 2))
    } else {
      guard world.chance(0.5) else { return nil }
      report = TouchReport(finger, .began, at: anyPlace(world))
    }
    if world.chance(0.1) { report.sample.type = .pencil }
    if world.chance(0.05) { report.sample.preciseLocation = anyPlace(world) }
    if world.chance(0.1) { report.coalesced = [TouchSample(at: anyPlace(world)), report.sample] }
    if world.chance(0.05) { report.scrollTypes = .all }
    return report
  }

  private static let phases: [UITouch.Phase] = [
    .began, .moved, .stationary, .ended, .cancelled, .regionEntered, .regionMoved, .regionExited,
  ]

  private func anyPlace(_ world: World) -> CGPoint {
    var place = world.point()
    guard world.chance(0.03) else { return place }
    place.x = [.nan, .infinity, -.infinity, 1e308, -1e308, 1e-300][world.index(below: 6)]
    return place
  }

  private func run(in world: World) {
    world.application.perform {
      for _ in 0..<6 { world.addView(to: world.views.last ?? world.windows[0]) }
      for _ in 0..<15 { world.addRecognizer() }
      world.onReach = { world, _ in
        if world.chance(0.01) { world.commitAny() }
      }
      for _ in 0..<Self.eventsPerSeed {
        send(world)
        if world.chance(0.1) { world.application.advance(to: world.time) }
        if world.chance(0.1) { world.commitAny() }
        if world.chance(0.2) { world.repair() }
      }
    }
  }

  private func run(_ seed: UInt64) -> (left: [String], problems: Int, born: [Weak<AnyObject>]) {
    let world = World(seed: seed, isRandom: true)
    run(in: world)
    let left = world.application.perform { world.finish() }
    return (left, world.legality.problems.count, world.dismantle())
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func everyoneIsToldALegalStoryAndNothingIsLeft(seed: UInt64) {
    let (left, problems, born) = run(seed)
    #expect(left.isEmpty, "seed \(seed)")
    #expect(problems > 0, "seed \(seed): no garbage was seen")
    let alive = born.compactMap { $0.object.map { "\(type(of: $0))" } }
    #expect(alive.isEmpty, "seed \(seed)")
  }

  @Test func allSortsOfDecisionsAreMet() {
    var kinds: [String: Int] = [:]
    for seed in 1...60 as ClosedRange<UInt64> {
      let world = World(seed: seed, isRandom: true)
      world.legality.countKinds()
      run(in: world)
      kinds.merge(world.legality.kinds ?? [:], uniquingKeysWith: +)
    }
    for (kind, count) in kinds.sorted(by: { $0.key < $1.key }) { print(kind, count) }
    let wanted = [
      "action", "badInput", "brokenRequirement", "delivered", "dropped", "held", "ignored",
      "received", "refused", "requiredItself", "reset", "skipped", "spared",
      "transition", "waits", "withoutView",
    ]
    #expect(wanted.filter { kinds[$0] == nil }.isEmpty)
  }
}
