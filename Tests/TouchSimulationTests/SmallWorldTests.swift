// Some of the small worlds that `touchkit simulate --small` counts through.

import Testing

@testable import TouchSimulation

@Suite struct SmallWorldsCounted {
  @Test func keepEveryPromise() {
    var failures: [String] = []
    let stride = 9973
    let count = Simulation.playSmallWorlds(stride: stride) {
      failures.append("\($0.text)\n\($0.test)")
    }
    #expect(failures.isEmpty, "\(failures.first ?? "")")
    #expect(count == SmallWorlds.allCases.reduce(0) { $0 + ($1.count + stride - 1) / stride })
  }

  @Test func areAllDifferent() {
    let plans = (0..<3000).map { SmallWorlds.pairs.plan($0 * 87) }
    for (index, plan) in plans.enumerated().dropFirst() { #expect(plan != plans[index - 1]) }
    #expect(SmallWorlds.triples.plan(0).requirements.isEmpty)
    #expect(SmallWorlds.triples.plan(SmallWorlds.triples.count - 1).requirements.count == 6)
  }
}
