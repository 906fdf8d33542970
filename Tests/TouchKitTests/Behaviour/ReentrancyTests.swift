// User code that changes the world from inside each callback: every place with every deed.

import GestureCore
import Testing
import TouchTesting

@testable import TouchKit

@Suite struct ChangesFromInsideCallbacks {
  /// Fingers that reach every place: a drag, a rest, a tap with two fingers, a double tap, a
  /// cancellation, and a drag where nobody takes it from the view.
  private func play(in world: World) {
    let window = world.windows[0]
    func send(_ reports: TouchReport..., after pause: TimeInterval) {
      world.time += pause
      world.application.receive(reports, at: world.time, in: window)
    }
    let (a, b, c, d) = (point(100, 100), point(150, 100), point(200, 200), point(350, 350))
    send(TouchReport(1, .began, at: a), after: 0)
    send(TouchReport(1, .moved, at: b), after: 0.01)
    send(TouchReport(1, .moved, at: c), TouchReport(2, .began, at: a), after: 0.01)
    send(TouchReport(1, .ended, at: c), after: 0.4)
    send(TouchReport(2, .ended, at: a), after: 0.01)
    send(TouchReport(1, .began, at: a), TouchReport(2, .began, at: b), after: 1)
    send(TouchReport(1, .ended, at: a), TouchReport(2, .ended, at: b), after: 0.05)
    for _ in 0..<2 {
      send(TouchReport(1, .began, at: a), after: 0.1)
      send(TouchReport(1, .ended, at: a), after: 0.05)
    }
    send(TouchReport(1, .began, at: a), after: 1)
    send(TouchReport(1, .cancelled, at: a), after: 0.1)
    send(TouchReport(1, .began, at: d), after: 1)
    send(TouchReport(1, .moved, at: point(352, 350)), after: 0.1)
    send(TouchReport(1, .ended, at: d), after: 0.1)
  }

  private func furnish(_ world: World) {
    let outer = world.addView(to: world.windows[0], frame: rect(0, 0, 400, 400))
    let inner = world.addView(to: outer, frame: rect(0, 0, 300, 300))
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let tap = UITapGestureRecognizer()
    tap.require(toFail: double)
    let custom = CheckedRecognizer()
    custom.delaysTouchesBegan = true
    let second = CheckedRecognizer()
    second.cancelsTouchesInView = false
    for recognizer in [UIPanGestureRecognizer(), double, custom] {
      world.add(recognizer, to: inner)
    }
    for recognizer in [tap, UILongPressGestureRecognizer(), second] {
      world.add(recognizer, to: outer)
    }
  }

  /// Runs the script and commits the deed at each of the first visits of the place.
  private func commit(
    _ deed: Deed, at place: Place, seed: UInt64
  ) -> (reached: Bool, left: [String], born: [Weak<AnyObject>]) {
    let world = World(seed: seed, isRandom: false)
    var visits = 0
    world.application.perform {
      furnish(world)
      world.onReach = { world, reached in
        guard reached == place, visits < 4 else { return }
        visits += 1
        world.commit(deed)
      }
      play(in: world)
    }
    let left = world.application.perform { world.finish() }
    return (visits > 0, left, world.dismantle())
  }

  @Test(arguments: Place.allCases, Deed.allCases)
  func aDeedInAnyPlaceLeavesTheStoryLegal(place: Place, deed: Deed) {
    for seed in 1...3 as ClosedRange<UInt64> {
      let (reached, left, born) = commit(deed, at: place, seed: seed)
      let alive = born.compactMap { $0.object.map { "\(type(of: $0))" } }
      #expect(reached, "\(place) is never reached, seed \(seed)")
      #expect(left.isEmpty, "seed \(seed)")
      #expect(alive.isEmpty, "seed \(seed)")
    }
  }
}
