// Simulated fingers delete and insert rows, and the app's data follows.

import Testing

@testable import TouchSimulation

@Suite struct EditedTables {
  private func touch(_ x: Double, _ y: Double, _ phase: Plan.Phase = .began) -> Plan.Input {
    .touches([.init(finger: 7, phase: phase, x: x, y: y)], after: 1 / 64)
  }

  private func tap(_ x: Double, _ y: Double) -> [Plan.Input] {
    [touch(x, y), .wait(0.2), touch(x, y, .ended), .wait(0.5)]
  }

  /// How often a row was deleted or inserted by a user.
  private func commits(_ plan: Plan) -> Int {
    #expect(plan.play().breaches == [])
    let world = World(plan, keepsLog: true)
    world.run()
    return world.log.lines?.count { $0.contains("TableCall.committed") } ?? 0
  }

  @Test func aSwipeAndATapDelete() {
    var inputs = (0...12).map { touch(360 - Double($0) * 10, 100, $0 == 0 ? .began : .moved) }
    inputs += [touch(240, 100, .ended), .wait(0.5)] + tap(380, 100)
    let plan = Plan(
      views: [.init()], scrollers: [.init()], tables: [.init(counts: [8])], inputs: inputs)
    #expect(commits(plan) == 1)
  }

  @Test func controlsDeleteAndInsert() {
    let inputs = (0..<5).flatMap { row in
      let y = Double(row) * 44 + 22
      return tap(20, y) + tap(380, y)
    }
    let plan = Plan(
      views: [.init()], scrollers: [.init()], tables: [.init(counts: [8], isEditing: true)],
      inputs: inputs)
    #expect(commits(plan) > 1)
  }
}
