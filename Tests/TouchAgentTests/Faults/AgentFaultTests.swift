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

  @Test("the causes of 95 in 100 faults are told, as the page says")
  func causesAreTold() throws {
    var rows: [AgentFaultPage.Row] = []
    for fault in AgentFault.all {
      let session = FaultSession(fault, fault.calls)
      let told = try session.line(with: fault.cause)
      rows.append(.init(fault: fault.name, told: told))
      if told == nil {
        print(
          """
          \(fault.name): no line has \(fault.cause)
          \(session.answers.joined(separator: "\n"))
          \(session.ask("why"))
          \(session.ask("lint"))
          """)
      }
    }
    #expect(rows.count { $0.told == nil } * 20 <= rows.count)
    try AgentFaultPage(rows: rows).check()
  }

  @Test("each remedy that is offered helps if it is followed", arguments: names)
  func remedies(_ name: String) throws {
    let fault = try #require(AgentFault.all.first { $0.name == name })
    let trace = try FaultSession(fault, fault.calls).trace()
    for explanation in trace.explain(in: fault.app(isMended: false)) {
      for (attempt, changes) in zip(explanation.attempts, explanation.changes) {
        for change in changes {
          let fires = try fault.fires(attempt.recognizer, after: change, in: trace)
          let outcome = fires.map { $0 ? "it fires" : "it does not fire" } ?? "by the replay alone"
          print("\(name), \(attempt.name), \(change): \(outcome)")
          #expect(fires != false, "\(attempt.name): \(change)")
        }
      }
    }
  }
}
