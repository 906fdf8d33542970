// The short cuts of the engine lead to what the long way leads to: random apps under random fingers, once
// with them and once without.

import Testing

@testable import TouchEngine
@testable import TouchSimulation

@Suite struct SimulatedFastLaneTests {
  @Test("the log of a run is the same with and without short cuts", arguments: 1...40)
  func shortCutsChangeNoLog(seed: UInt64) {
    let plan = Plan(seed: seed, inputs: 400)
    let short = plan.play().digest
    FastLane.isOpen = false
    defer { FastLane.isOpen = true }
    #expect(plan.play().digest == short)
  }
}
