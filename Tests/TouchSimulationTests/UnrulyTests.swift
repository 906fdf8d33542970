// What unruly people do, at its smallest: each of these corrupted memory or left nonsense behind
// before references upwards were weak and work had a state.

import Testing

@testable import TouchSimulation

@Suite struct UnrulyPeople {
  private static let down = Plan.Input.touches([.init(x: 10, y: 10)], after: 0.01)
  private static let move = Plan.Input.touches([.init(phase: .moved, x: 60, y: 10)], after: 0.01)
  private static let up = Plan.Input.touches([.init(phase: .ended, x: 60, y: 10)], after: 0.01)

  private func plan(
    _ views: [Plan.View] = [.init(), .init(id: 1, parent: 0)],
    recognizers: [Plan.Recognizer] = [], reactions: [Plan.Reaction] = [],
    _ inputs: [Plan.Input]
  ) -> Plan {
    Plan(views: views, recognizers: recognizers, reactions: reactions, inputs: inputs)
  }

  /// Seed 12044: completions that each began two animations doubled them every frame.
  @Test func anAppDoesAThingSoOftenAtOneTime() {
    var limit = InstantLimit(2)
    let answers = [1.0, 1, 1, 1.5, 1.5, 1.5].map { limit.admit(at: $0) }
    #expect(answers == [true, true, false, true, true, false])
  }

  @Test func aViewOnlySaysThatItResigns() {
    let plan = plan(
      [.init(resigning: .pretends), .init(id: 1)],
      [
        .act(.becomeFirst(0)), .act(.resignFirst(0)), .act(.becomeFirst(1)),
        .act(.replaceWindow(0)), .act(.freeView(0)), .act(.freeView(1)),
      ])
    #expect(plan.play().breaches == [])
  }

  @Test func anotherBecomesFirstWhileOneResigns() {
    let plan = plan(
      [.init(resigning: .handsOver, heir: 1), .init(id: 1)],
      [
        .act(.becomeFirst(0)), .act(.resignFirst(0)), .act(.replaceWindow(0)),
        .act(.freeView(0)), .act(.freeView(1)),
      ])
    #expect(plan.play().breaches == [])
  }

  @Test(arguments: [
    Plan.Mutation.freeViewElsewhere(1), .freeRecognizerElsewhere(0), .replaceWindowElsewhere(0),
    .replaceApplicationElsewhere,
  ])
  func theLastReferenceIsDroppedOnAnotherThread(mutation: Plan.Mutation) {
    let plan = plan(
      recognizers: [.init(kind: .pan, view: 0)],
      [Self.down, Self.move, .act(.becomeFirst(1)), .act(mutation), Self.up])
    #expect(plan.play().breaches == [])
  }

  @Test func theNewSuperviewLeavesTheWindowWhileAViewMoves() {
    let plan = plan(
      reactions: [.init(moment: .willMoveToSuperview, mutation: .removeView(0))],
      [
        .act(.removeView(1)), .act(.repair), .act(.addView(1, to: 0)), .act(.replaceWindow(0)),
        .act(.removeView(1)), Self.down, Self.up,
      ])
    #expect(plan.play().breaches == [])
  }

  @Test func anObserverOfAResetAssignsAState() {
    let plan = plan(
      recognizers: [
        .init(kind: .custom, view: 0, habits: [.become(5)]),
        .init(id: 1, kind: .custom, view: 0, habits: [.become(5)]),
      ],
      reactions: [.init(moment: .observedReset, mutation: .assign(0, 3), timesMax: 3)],
      [Self.down, Self.up])
    #expect(plan.play().breaches == [])
  }

  @Test(arguments: [Plan.Moment.reset, .recognizerMoved])
  func timePassesByTheClockInside(moment: Plan.Moment) {
    let plan = plan(
      recognizers: [
        .init(kind: .custom, view: 0, habits: [.setDeadline(0.3), .become(2), .become(3)]),
        .init(id: 1, kind: .longPress, view: 0), .init(id: 2, kind: .custom, view: 0),
      ],
      reactions: [.init(moment: moment, mutation: .advanceScheduler(0.6))],
      [Self.down, Self.move, Self.up])
    #expect(plan.play().breaches == [])
  }

  @Test func scheduledWorkLetsTheApplicationGo() {
    let plan = plan(
      reactions: [.init(moment: .timer, mutation: .replaceApplication)],
      [.act(.schedule(0.1)), .act(.schedule(0.2)), .waitByClock(1), Self.down, Self.up])
    #expect(plan.play().breaches == [])
  }

  @Test func anActionOutsideOfEventsAdvancesAndLetsAllGo() {
    let plan = plan(
      recognizers: [.init(kind: .longPress, view: 0)],
      reactions: [
        .init(moment: .action, mutation: .advance(5)),
        .init(moment: .action, mutation: .removeView(0)),
        .init(moment: .action, mutation: .replaceApplication),
      ],
      [.act(.assign(0, 1)), Self.down, Self.up])
    #expect(plan.play().breaches == [])
  }

  @Test func aLongPressThatTheClockFiresLetsAllGo() {
    let plan = plan(
      recognizers: [.init(kind: .longPress, view: 0)],
      reactions: [.init(moment: .action, mutation: .replaceApplication)],
      [Self.down, .waitByClock(1), Self.up])
    #expect(plan.play().breaches == [])
  }

  @Test func aCompletionKeepsAWindowThatIsAnimated() {
    let plan = plan(
      recognizers: [.init(kind: .pan, view: 1)],
      [.act(.animateKeeping(1, window: 0)), .wait(0.02), .wait(1), .act(.repair), Self.down])
    #expect(plan.play().breaches == [])
  }

  @Test func anActionForCancelledAttachesItsRecognizerAnew() {
    let plan = plan(
      recognizers: [.init(kind: .hover, view: 0)],
      reactions: [.init(moment: .action, every: 2, mutation: .addRecognizer(0, to: 1))],
      [.act(.assign(0, 1)), .act(.removeRecognizer(0))])
    #expect(plan.play().breaches == [])
  }
}
