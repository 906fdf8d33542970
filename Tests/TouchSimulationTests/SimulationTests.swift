// Some seeds of the simulator: enough to meet every branch that has a name.

import Testing
import TouchKit

@testable import TouchSimulation

@Suite struct SimulatedApps {
  nonisolated static let seeds: ClosedRange<UInt64> = 1...300

  @Test func keepEveryPromiseAndReachEveryBranch() {
    let simulation = Simulation(eventsPerSeed: 1000)
    var summary = Simulation.Summary()
    for seed in Self.seeds {
      if let failure = simulation.run(seed, into: &summary) {
        Issue.record("seed \(seed): \(failure.text)\n\(failure.test)")
      }
    }
    #expect(summary.unreached.isEmpty, "after \(summary.events) events")
    #expect(summary.leftOut.animations > 0 && summary.leftOut.reactions > 0)
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func giveTheSameLogTwiceAndBesideAnother(seed: UInt64) {
    let plan = Plan(seed: seed, inputs: 200)
    let (first, second) = (World(plan, keepsLog: true), World(plan, keepsLog: true))
    first.run()
    second.run()
    #expect(first.log.lines == second.log.lines)
    #expect(plan == Plan(seed: seed, inputs: 200))
    #expect(first.log.digest == plan.play(isObserved: false).digest)
  }

  @Test func giveTheLogsSideBySideThatEachGivesAlone() {
    let plans = [7, 8].map { Plan(seed: $0, inputs: 200) }
    let alone = plans.map { $0.play().digest }
    let worlds = plans.map { World($0) }
    for number in 0...200 {
      for world in worlds { world.step(number) }
    }
    #expect(worlds.map(\.log.digest) == alone)
  }

  @Test func leaveTheirLogBehindWhenTheyAreAnotherApp() {
    let digests = Set((1...5).map { Plan(seed: $0, inputs: 200).play().digest })
    #expect(digests.count == 5)
  }

  @Test func areCaughtWhenTheyLeak() {
    let plan = Plan(recognizers: [.init()])
    let world = World(plan)
    let kept = world.recognizer(0)
    let born = world.dismantle()
    #expect(born.contains { $0.object != nil && $0.object === kept })
    #expect(plan.play().breaches == [])
  }
}
