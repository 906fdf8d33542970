// User code that changes the app from inside each callback: every moment with every mutation.

import Testing

@testable import TouchSimulation

@Suite struct ChangesFromInsideCallbacks {
  /// Everything that an app can do, with the numbers of the app below; all but the repair, which
  /// undoes the others.
  private static let mutations: [Plan.Mutation] = [
    .disable(2), .enableAll, .removeRecognizer(2), .addRecognizer(0, to: 0), .freeRecognizer(2),
    .changeTargets(2), .removeView(1), .removeView(0), .freeView(1), .addView(1, to: -2),
    .addView(1, to: 0), .hideView(1), .makeExclusive(1), .moveView(1, x: 10, y: 10),
    .assign(2, 1), .assign(0, 3), .assign(5, 5), .ignoreTouches(2), .require(3, toFail: 0),
    .changePolicy(2), .cancelTouches(0), .hideWindow(0), .resize(0, width: 50, height: 50),
    .send(.init(finger: 50, x: 60, y: 60)), .send(.init(finger: 1, phase: .ended, x: 60, y: 60)),
    .send(.init(finger: 99, phase: .moved, flaw: .notANumber)), .advance(0.5), .disableControl(2),
    .repair,
    .becomeFirst(0), .becomeFirst(1), .resignFirst(1), .advanceScheduler(0.5), .schedule(0.1),
    .animate(1), .animateKeeping(1, window: 0), .replaceWindow(0), .replaceApplication,
    .freeRecognizerElsewhere(2), .freeViewElsewhere(1), .replaceWindowElsewhere(0),
    .replaceApplicationElsewhere,
  ]

  /// Fingers that reach every moment: a drag, a rest, a tap with two fingers, a double tap, a
  /// cancellation, a drag where nobody takes it from the view, and a press of a control.
  private static let inputs: [Plan.Input] = [
    .act(.becomeFirst(1)), .act(.becomeFirst(0)), .act(.removeView(1)), .act(.addView(1, to: 0)),
    .act(.schedule(0.01)), .act(.schedule(0.01)), .act(.animate(0)), .act(.animate(1)),
    .waitByClock(1), .act(.repair),
    .touches([.init(x: 100, y: 100)], after: 0),
    .touches([.init(phase: .moved, x: 150, y: 100)], after: 0.01),
    .touches(
      [.init(phase: .moved, x: 200, y: 200), .init(finger: 2, x: 100, y: 100)], after: 0.01),
    .touches([.init(phase: .ended, x: 200, y: 200)], after: 0.4),
    .touches([.init(finger: 2, phase: .ended, x: 100, y: 100)], after: 0.01),
    .touches([.init(x: 100, y: 100), .init(finger: 2, x: 150, y: 100)], after: 1),
    .touches(
      [.init(phase: .ended, x: 100, y: 100), .init(finger: 2, phase: .ended, x: 150, y: 100)],
      after: 0.05),
    .touches([.init(x: 100, y: 100)], after: 0.1),
    .touches([.init(phase: .ended, x: 100, y: 100)], after: 0.05),
    .touches([.init(x: 100, y: 100)], after: 0.1),
    .touches([.init(phase: .ended, x: 100, y: 100)], after: 0.05),
    .touches([.init(x: 100, y: 100)], after: 1),
    .touches([.init(phase: .cancelled, x: 100, y: 100)], after: 0.1),
    .touches([.init(x: 350, y: 350)], after: 1),
    .touches([.init(phase: .moved, x: 352, y: 350)], after: 0.1),
    .touches([.init(phase: .ended, x: 352, y: 350)], after: 0.1),
    .touches([.init(x: 380, y: 20)], after: 1),
    .touches([.init(phase: .ended, x: 380, y: 20)], after: 0.1),
  ]

  private func plan(_ moment: Plan.Moment, _ mutation: Plan.Mutation, every: Int) -> Plan {
    Plan(
      windows: [.init(), .init()],
      views: [
        .init(takesSeveral: true),
        .init(id: 1, parent: 0, width: 300, height: 300, takesSeveral: true),
        .init(id: 2, kind: .control, x: 360, width: 40, height: 40),
      ],
      recognizers: [
        .init(kind: .pan, view: 1, asksDelegate: true),
        .init(id: 1, kind: .tap, view: 1, taps: 2, asksDelegate: true),
        .init(
          id: 2, kind: .custom, view: 1, delaysBegan: true, asksDelegate: true,
          habits: [.setDeadline(0.3), .become(2), .nothing, .become(3)]),
        .init(id: 3, kind: .tap, view: 0, asksDelegate: true),
        .init(id: 4, kind: .longPress, view: 0, taps: 0, asksDelegate: true),
        .init(
          id: 5, kind: .custom, view: 0, cancelsTouches: false, asksDelegate: true,
          habits: [.setDeadline(0.3), .nothing, .nothing, .become(1), .become(4)]),
        .init(id: 6, kind: .custom, view: 0, cancelsTouches: false),
      ],
      requirements: [.init(dependent: 3, required: 1)],
      // Somebody hears every touch to its end.
      answers: (0...5).map { .init(question: .canBePrevented, recognizer: 6, other: $0) },
      reactions: [.init(moment: moment, every: every, mutation: mutation, timesMax: 4)],
      inputs: Self.inputs)
  }

  @Test(arguments: Plan.Moment.allCases)
  func leaveTheStoryLegal(moment: Plan.Moment) {
    for mutation in Self.mutations {
      for every in 1...2 {
        let plan = plan(moment, mutation, every: every)
        #expect(plan.play().breaches == [], "\(moment), \(mutation), every \(every)")
      }
    }
    let world = World(plan(moment, .enableAll, every: 1))
    world.run()
    #expect(world.reactionCounts != [0], "\(moment) is not reached")
  }
}
