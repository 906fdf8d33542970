// The tables in GestureCore's articles say what the code says.

import GestureCore
import Testing

@Suite struct TheTablesInTheArticles {
  private let articles = "Sources/GestureCore/GestureCore.docc"

  @Test func ofStates() throws {
    let rows = GestureState.allCases.flatMap { from in
      GestureState.allCases.map { Assignment(of: $0, over: from).cells }
    }
    #expect(rows.count == 36)
    try KeptTable(
      in: "\(articles)/StateTable.md",
      heading: ["from", "assigned", "taken", "becomes", "what happens"], rows: rows
    ).check()
  }

  @Test func ofWhatMayRunNow() throws {
    let rows = WorkState.allCases.map { state in
      ["`\(state)`"] + WorkState.Request.allCases.map { "\(state.admission(of: $0))" }
    }
    #expect(rows.count == 7)
    try KeptTable(
      in: "\(articles)/WorkStates.md",
      heading: ["what is being done"] + WorkState.Request.allCases.map { "\($0)" }, rows: rows
    ).check()
  }

  @Test func ofWhatBecomesOfAPhase() throws {
    let rows = condensed(facts: 5) { facts in
      TouchDisposition.Phase.allCases.map { "\(disposition(of: $0, by: facts))" }
    }
    try KeptTable(
      in: "\(articles)/TouchDispositions.md",
      heading: [
        "open", "begun", "taken", "delayed", "end delayed", "began, moved", "ended", "cancelled",
      ], rows: rows
    ).check()
  }

  @Test func ofWhetherAViewHears() throws {
    let rows = condensed(facts: 5) { facts in
      let touch = TouchAssignment(
        hasTouch: facts[3], isMultipleTouchEnabled: facts[4], isExclusive: facts[1],
        isOtherDown: facts[2], isOtherExclusiveDown: facts[0])
      return [touch.refusal.map { "no: `\($0)`" } ?? "yes"]
    }
    try KeptTable(
      in: "\(articles)/TouchDispositions.md",
      heading: [
        "another, exclusive view has a touch", "the view is exclusive", "another touch is down",
        "the view has a touch", "the view takes several", "the view hears",
      ], rows: rows
    ).check()
  }

  /// What becomes of the only touch there is.
  private func disposition(
    of phase: TouchDisposition.Phase, by isSet: [Bool]
  ) -> TouchDisposition {
    let touch = TouchSlots(0)
    var facts = TouchDisposition.Facts()
    if isSet[0] { facts.open = touch }
    if isSet[1] { facts.begun = touch }
    if isSet[2] { facts.taken = touch }
    if isSet[3] { facts.delayed = touch }
    if isSet[4] { facts.delayedEnd = touch }
    let sorted = TouchDisposition.sort(touch, in: phase, by: facts)
    if sorted.deliver == touch { return .deliver }
    if sorted.hold == touch { return .hold }
    return sorted.drop == touch ? .drop : .cancel
  }

  /// The results of all combinations of facts, with one row for all that differ in nothing that
  /// counts.
  private func condensed(
    facts count: Int, known: [Bool] = [], results: ([Bool]) -> [String]
  ) -> [[String]] {
    guard known.count < count else { return [results(known)] }
    let (no, yes) = (
      condensed(facts: count, known: known + [false], results: results),
      condensed(facts: count, known: known + [true], results: results)
    )
    if no == yes { return no.map { ["–"] + $0 } }
    return no.map { ["no"] + $0 } + yes.map { ["yes"] + $0 }
  }
}

/// One assignment to the state of the only contender of a contest, and what comes of it.
private struct Assignment {
  let cells: [String]

  init(of assigned: GestureState, over from: GestureState) {
    var contest = Contest()
    let seat = contest.join(at: .init(depth: 0), policy: .init())
    contest.receive(TouchSlots(0), at: seat)
    for state in Self.way(to: from) { _ = Self.assign(state, to: seat, in: &contest) }
    #expect(contest[seat].reported == from)
    let (taken, happens) = Self.assign(assigned, to: seat, in: &contest)
    cells = ["\(from)", "\(assigned)", taken, "\(contest[seat].reported)", happens]
    #expect(contest[seat].reported == from.accepting(assigned) ?? from)
  }

  /// The assignments that lead to a state.
  private static func way(to state: GestureState) -> [GestureState] {
    switch state {
    case .possible: []
    case .began: [.began]
    case .changed: [.began, .changed]
    case .ended: [.ended]
    case .cancelled: [.began, .cancelled]
    case .failed: [.failed]
    }
  }

  /// Assigns, settles with everything allowed, and says how the assignment was taken and what it
  /// led to.
  private static func assign(
    _ assigned: GestureState, to seat: Contest.Seat, in contest: inout Contest
  ) -> (taken: String, happens: String) {
    var news: [String] = []
    switch contest.propose(assigned, at: seat) {
    case .ignored: return ("no", "observers are told")
    case .unchanged:
      return (contest[seat].state == assigned ? "yes" : "without effect", "nothing")
    case .ask(let accepted):
      news.append("asks whether it should begin")
      news.append("claims its recognition")
      contest.assign(accepted, to: seat)
    case .noted: break
    }
    let state = contest[seat].state
    contest.conclude(isNewToViews: false)
    settling: while let step = contest.next() {
      switch step {
      case .carryOut(.report(_, let state)): news.append("targets hear \(state)")
      case .carryOut(.fail): news.append("targets hear nothing")
      case .carryOut(.goOn): news.append("goes on")
      case .carryOut(.wait): news.append("waits")
      case .carryOut, .ask, .reset, .leave, .putOff: break
      case .deliver: break settling
      }
    }
    return (state == assigned ? "yes" : "as \(state)", news.joined(separator: ", "))
  }
}
