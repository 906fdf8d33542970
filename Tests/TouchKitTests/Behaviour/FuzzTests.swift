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
    var reports: [TouchReport] = []
    for _ in 0...world.index(below: 4) {
      let finger = world.index(below: 6)
      let phase: UITouch.Phase =
        [.began, .moved, .moved, .moved, .ended, .cancelled, .began][world.index(below: 7)]
      reports.append(
        TouchReport(finger, world.chance(0.02) ? .stationary : phase, at: place(world)))
    }
    var time = world.time
    if world.chance(0.02) { time = [.nan, .infinity, -1, -.infinity][world.index(below: 4)] }
    let window = world.windows[world.chance(0.2) ? 1 : 0]
    world.application.receive(reports, at: time, in: window)
  }

  private func place(_ world: World) -> CGPoint {
    var place = world.point()
    guard world.chance(0.03) else { return place }
    place.x = [.nan, .infinity, -.infinity, 1e308, -1e308, 1e-300][world.index(below: 6)]
    return place
  }

  private func run(_ seed: UInt64) -> (left: [String], problems: Int, born: [Weak<AnyObject>]) {
    let world = World(seed: seed, isRandom: true)
    world.application.perform {
      for _ in 0..<6 { world.addView(to: world.views.last ?? world.windows[0]) }
      for _ in 0..<10 { world.addRecognizer() }
      world.onReach = { world, _ in
        if world.chance(0.01) {
          world.commit(Deed.allCases[world.index(below: Deed.allCases.count)])
        }
      }
      for _ in 0..<Self.eventsPerSeed {
        send(world)
        if world.chance(0.1) { world.application.advance(to: world.time) }
        if world.chance(0.1) {
          world.commit(Deed.allCases[world.index(below: Deed.allCases.count)])
        }
      }
    }
    let left = world.application.perform { world.finish() }
    return (left, world.legality.problems.count, world.dismantle())
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func everyoneIsToldALegalStoryAndNothingIsLeft(seed: UInt64) {
    let (left, problems, born) = run(seed)
    #expect(left.isEmpty, "seed \(seed)")
    #expect(problems > 0, "seed \(seed): no garbage was seen")
    let alive = born.compactMap { $0.object.map { "\(type(of: $0))" } }
    #expect(alive.isEmpty, "seed \(seed)")
  }
}
