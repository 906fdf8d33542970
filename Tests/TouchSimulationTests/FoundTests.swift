// What the simulator found, made small: each of these plans once broke a promise.

import Testing

@testable import TouchSimulation

@Suite struct PlansThatOnceFailed {
  /// Presses have no place: a button that is down beside a finger was looked up as a touch.
  @Test func aButtonThatIsDownIsNoTouch() {
    let plan = Plan(
      views: [
        .init(takesSeveral: true)
      ],
      recognizers: [
        .init(kind: .longPress, view: 0, taps: 0, duration: 0, takesPresses: true),
        .init(id: 1, kind: .custom, view: 0, takesPresses: true, habits: [.become(1)]),
        .init(id: 2, kind: .pan, view: 0, takesPresses: true),
      ],
      inputs: [
        .touches([.init(x: 10, y: 10)], after: 0.1),
        .press(0, after: 0.1),
        .touches([.init(phase: .moved, x: 50, y: 10)], after: 0.1),
        .touches([.init(phase: .ended, x: 50, y: 10)], after: 0.1),
        .press(3, after: 0.1),
        .press(0, after: 1),
        .press(3, after: 0.1),
      ])
    #expect(plan.play().breaches == [])
  }

  /// Seed 152. A waiting recognizer waits for an undecided one.
  /// But 4 waits for none.
  @Test func seed152KeepsItsPromises() {
    let plan = Plan(
      seed: 152,
      recognizers: [
        .init(id: 4, kind: .custom, view: 1, habits: [.become(3)]),
        .init(id: 5, kind: .swipe, view: 0, touches: 2, directions: 14, asksDelegate: true),
      ],
      answers: [
        .init(question: .requiredToFailBy, recognizer: 5, other: 4)
      ],
      inputs: [
        .touches([.init(finger: 2, x: 2.0, y: 350.25)], after: 0.001953125, window: 0, buttons: 1),
        .act(.ignoreTouches(5)),
        .touches([.init(finger: 2, phase: .moved, x: -7.0, y: 371.25)], after: 0.0078125),
      ])
    #expect(plan.play().breaches == [])
  }

  /// Seed 2514, where the judge was wrong: a recognizer that is over in one window and moves to
  /// another excludes nobody there.
  @Test func aContestEndsAtItsWindow() {
    let plan = Plan(
      windows: [.init(), .init()],
      views: [.init(window: 1), .init(id: 1)],
      recognizers: [
        .init(id: 0, kind: .custom, view: 0, habits: [.become(3)]),
        .init(id: 1, kind: .custom, view: 0, habits: [.nothing]),
        .init(id: 2, kind: .custom, view: 0, asksDelegate: true, habits: [.nothing]),
        .init(id: 3, kind: .custom, view: 1, habits: [.become(1)]),
      ],
      requirements: [
        .init(dependent: 1, required: 0),
        .init(dependent: 1, required: 2),
      ],
      answers: [.init(question: .simultaneous, recognizer: 2, other: 0)],
      inputs: [
        .touches([.init(finger: 1, x: 10, y: 10)], after: 0.1, window: 1),
        .act(.addRecognizer(0, to: -1)),
        .touches([.init(finger: 2, x: 10, y: 10)], after: 0.1),
      ])
    #expect(plan.play().breaches == [])
  }

  /// Seed 7475: a delegate's requirement closed a cycle when both had long joined, and nobody looked
  /// for cycles any more; both waited for ever.
  @Test func aRequirementThatComesLateClosesNoCycle() {
    let plan = Plan(
      views: [
        .init(id: 0, width: 200, takesSeveral: true),
        .init(id: 1, x: 200, width: 200, takesSeveral: true),
      ],
      recognizers: [
        .init(
          id: 0, kind: .custom, view: 1,
          habits: [.setDeadline(10), .ignoreTouch, .nothing, .become(3), .nothing]),
        .init(id: 1, kind: .custom, view: 0, habits: [.nothing, .become(3), .nothing]),
      ],
      requirements: [.init(dependent: 1, required: 0)],
      answers: [.init(question: .classRequiresFailure, recognizer: 0, other: 1)],
      inputs: [
        .touches([.init(finger: 1, x: 300, y: 10)], after: 0.1),
        .touches([.init(finger: 1, phase: .ended, x: 300, y: 10)], after: 0.1),
        .touches([.init(finger: 2, x: 10, y: 10)], after: 0.1),
        .touches([.init(finger: 3, x: 300, y: 10)], after: 0.1),
        .touches([.init(finger: 2, phase: .moved, x: 20, y: 10)], after: 0.1),
        .touches([.init(finger: 3, phase: .moved, x: 310, y: 10)], after: 0.1),
      ])
    #expect(plan.play().breaches == [])
  }

  /// A button was down when its recognizer moved to another window and took a touch
  /// there; when the button came up, its place was looked up in the wrong contest.
  @Test func aButtonComesUpAfterItsRecognizerMovedAway() {
    let plan = Plan(
      windows: [.init(), .init()],
      recognizers: [.init(kind: .custom, view: -2, takesPresses: true, habits: [.nothing])],
      inputs: [
        .press(0, after: 0.1),
        .act(.addRecognizer(0, to: -1)),
        .touches([.init(x: 10, y: 10)], after: 0.1),
        .press(3, after: 0.1),
      ])
    #expect(plan.play().breaches == [])
  }

  /// Seed 202943, where the judge was wrong: a requirement that closed a cycle does not hold because
  /// it is stated again.
  @Test func aRequirementThatClosedACycleIsStatedAgain() {
    let plan = Plan(
      views: [.init(takesSeveral: true)],
      recognizers: [
        .init(id: 0, kind: .custom, view: 0, habits: [.nothing, .become(1), .nothing]),
        .init(id: 1, kind: .custom, view: 0, habits: [.nothing]),
        .init(id: 2, kind: .custom, view: 0, habits: [.nothing]),
        .init(
          id: 3, kind: .custom, view: 0, asksDelegate: true,
          habits: [.nothing, .nothing, .become(1)]),
      ],
      requirements: [
        .init(dependent: 0, required: 3),
        .init(dependent: 3, required: 1),
        .init(dependent: 1, required: 2),
        .init(dependent: 2, required: 0),
      ],
      answers: [.init(question: .simultaneous, recognizer: 3, other: 0)],
      inputs: [
        .touches([.init(x: 10, y: 10)], after: 0.1),
        .act(.require(0, toFail: 3)),
        .touches([.init(phase: .moved, x: 20, y: 10)], after: 0.1),
        .touches([.init(phase: .moved, x: 30, y: 10)], after: 0.1),
      ])
    #expect(plan.play().breaches == [])
  }

  /// Seed 1013724, where the judge was wrong: recognizers of two windows are not tied, though no
  /// touch told of their windows.
  @Test func recognizersOfTwoWindowsAreNotTied() {
    let plan = Plan(
      windows: [.init(), .init()],
      recognizers: [.init(id: 0, kind: .hover, view: -1), .init(id: 1, kind: .custom, view: -2)],
      inputs: [
        .act(.assign(1, 1)),
        .touches([.init(finger: 70, phase: .regionMoved, x: 10, y: 10, type: 3)], after: 0.1),
        .act(.require(1, toFail: 0)),
      ])
    #expect(plan.play().breaches == [])
  }

  /// Seed 1011794, where the judge was wrong: of two that are recognized, the first one excludes.
  @Test func theFirstOfTwoWinnersExcludes() {
    let plan = Plan(
      views: [.init()],
      recognizers: [
        .init(id: 0, kind: .custom, view: 0, habits: [.become(1)]),
        .init(id: 1, kind: .custom, view: -1, habits: [.become(1)]),
        .init(id: 2, kind: .custom, view: 0, habits: [.become(1)]),
      ],
      answers: [.init(question: .canBePrevented, recognizer: 1, other: 2)],
      inputs: [.touches([.init(x: 10, y: 10)], after: 0.1)])
    #expect(plan.play().breaches == [])
  }

  /// Seed 3131: a recognizer that was excluded in an application that is gone stayed out in the next
  /// one, because touches have the same numbers in both.
  @Test func anExclusionEndsWithItsApplication() {
    let plan = Plan(
      recognizers: [
        .init(kind: .custom, view: 2, habits: [.becomeBoth(3, 0)]),
        .init(id: 1, kind: .custom, habits: [.becomeBoth(1, 2), .nothing]),
      ],
      inputs: [
        .touches([.init(finger: 2, x: 341, y: 283)], after: 0.1),
        .act(.replaceApplication),
        .rest,
        .act(.repair),
        .touches([.init(x: 244, y: 78)], after: 0.1),
      ])
    #expect(plan.play().breaches == [])
  }

  /// Seeds 1023885 and 1057890, where both judges were wrong, and 5911: of each touch, and not of all together
  /// with the keys that are held, 512 phases are held, and then moves become one.
  @Test(arguments: [(1, 520), (2, 260), (1, 511), (2, 511)])
  func eachTouchHoldsItsOwnPhases(windows: Int, moves: Int) {
    var plan = Plan(
      windows: [.init(), .init()],
      views: [.init(id: 0), .init(id: 1, window: 1)],
      recognizers: [0, 1].map {
        .init(
          id: $0, kind: .custom, view: $0, delaysBegan: true, takesPresses: true,
          habits: [.setDeadline(100)])
      })
    plan.inputs = [.act(.becomeFirst(0)), .press(1, after: 0.001)]
    for step in 0...moves {
      let phase: Plan.Phase = step == 0 ? .began : step == moves ? .ended : .moved
      for window in 0..<windows {
        let touch = Plan.Touch(finger: window, phase: phase, x: 10 + Double(step) / 4, y: 10)
        plan.inputs.append(.touches([touch], after: 0.001, window: window))
      }
    }
    plan.inputs.append(.wait(101))
    #expect(plan.play().breaches == [])
  }

  /// Seed 393: a recognizer that cancels itself, and is disabled before that is told, is cancelled once.
  @Test func aRecognizerIsCancelledOnce() {
    let plan = Plan(
      recognizers: [
        .init(kind: .custom, habits: [.nothing, .becomeBoth(1, 1), .become(4)])
      ],
      reactions: [
        .init(mutation: .disable(0))
      ],
      inputs: [
        .touches([.init(finger: 2, x: 257.25, y: 186.5)], after: 0.015625),
        .touches(
          [
            .init(finger: 2, phase: .moved, x: 233.25, y: 186.5),
            .init(finger: 4, x: 371.25, y: 191.0),
          ], after: 0.015625),
      ])
    #expect(plan.play().breaches == [])
  }

  /// Seed 20086, where the judge was wrong: a row of a covered screen is pressed, and its application is
  /// replaced. It becomes dark when its screen shows in the next one.
  @Test func aPressedRowOutlivesItsApplicationOutsideOfAWindow() {
    let plan = Plan(
      views: [
        .init(screen: 0, takesSeveral: true),
        .init(id: 1, parent: 0, takesSeveral: true),
      ],
      scrollers: [.init(view: 1)],
      tables: [.init(view: 1, counts: [8])],
      navigations: [.init(count: 2)],
      inputs: [
        .touches([.init(finger: 9, x: 2.0, y: 143.75)], after: 0.015625),
        .touches([.init(finger: 9, phase: .moved, x: 42.0, y: 143.75)], after: 0.015625),
        .touches([.init(x: 38.25, y: 126.5, type: 2)], after: 0.0078125),
        .touches([.init(finger: 2, x: 88.0, y: 181.75)], after: 0.0078125),
        .act(.replaceApplication),
        .rest,
        .touches([.init(x: 34.75, y: 157.5)], after: 0.0078125),
        .touches([.init(phase: .moved, x: 52.75, y: 157.5)], after: 0.0078125),
      ])
    #expect(plan.play().breaches == [])
  }
}
