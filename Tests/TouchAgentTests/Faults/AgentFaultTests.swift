// What an agent is told of each fault, and whether it helps.

import Testing
import TouchAgent
import TouchTrace

@Suite struct AgentFaultTests {
  @Test("each fault keeps what is wanted from happening, and nothing else does", arguments: names)
  func faults(_ name: String) throws {
    let fault = try #require(AgentFault.all.first { $0.name == name })
    #expect(!FaultSession(fault, fault.calls).isDone, "it happens although something is wrong")
    let isOfApp = fault.calls == fault.mendedCalls
    let mended = FaultSession(fault, isMended: isOfApp, fault.mendedCalls)
    #expect(mended.isDone, "it does not happen in the mended app: \(mended.answers)")
  }

  nonisolated static var names: [String] { AgentFault.all.map(\.name) }

  @Test("the names differ, and there are a hundred")
  func count() {
    #expect(Set(Self.names).count == AgentFault.all.count && AgentFault.all.count >= 100)
  }
}
