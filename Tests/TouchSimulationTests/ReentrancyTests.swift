// User code that changes the app from inside each callback: every moment with every mutation.

import Testing

@testable import TouchSimulation

@Suite struct ChangesFromInsideCallbacks {
  /// Everything that an app can do, with the numbers of the app below; all but the repair, which
  /// undoes the others.
  static let mutations: [Plan.Mutation] = [
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

  @Test(
    arguments: Plan.Moment.allCases.filter {
      ![.scrolling, .tables, .controls, .navigation].contains($0.feature)
    })
  func leaveTheStoryLegal(moment: Plan.Moment) {
    for mutation in Self.mutations {
      for every in 1...2 {
        let plan = plan(moment, mutation, every: every)
        #expect(plan.play().breaches == [], "\(moment), \(mutation), every \(every)")
      }
    }
    let world = World(plan(moment, .enableAll, every: 1))
    world.run()
    #expect(world.reactions.counts != [0], "\(moment) is not reached")
  }
}

@Suite struct ChangesFromInsideScrollViews {
  private static let mutations: [Plan.Mutation] =
    ChangesFromInsideCallbacks.mutations
    + [
      .setOffset(x: 0, y: 100, animated: true), .setOffset(x: 0, y: -50, animated: false),
      .show(x: 0, y: 900, width: 10, height: 10, animated: true), .setBounds(x: 0, y: 30),
      .setContent(width: 0, height: 0), .setContent(width: 900, height: 900), .setInset(30),
      .toggleEnabled, .togglePaging, .toggleBounces, .toggleDelays, .stop, .flash,
      .zoom(2, animated: true), .zoom(0.1, animated: false),
      .zoomTo(x: 0, y: 0, width: 10, height: 10, animated: true), .setZoomLimits(1, 1),
      .changeDelegate, .dropDelegate, .moveTarget(x: 10, y: 10), .moveTarget(x: .nan, y: 0),
    ].map { .scroll(0, $0) }
    + Plan.ScrollerPart.allCases.flatMap { part -> [Plan.Mutation] in
      let own = Plan.ownNumber(part, of: 0)
      return [.disable(own), .assign(own, 3), .require(2, toFail: own), .ignoreTouches(own)]
    }

  /// A finger's way, an event for each place.
  private static func finger(_ places: (Double, Double)..., lifts: Bool = true) -> [Plan.Input] {
    let ways = places.enumerated().map { index, place -> Plan.Input in
      let phase: Plan.Phase = index == 0 ? .began : .moved
      return .touches([.init(phase: phase, x: place.0, y: place.1)], after: 0.01)
    }
    guard lifts, let last = places.last else { return ways }
    return ways + [.touches([.init(phase: .ended, x: last.0, y: last.1)], after: 0.01)]
  }

  /// A flick that a touch stops, one that hits the edge, an animated change, zooming by call and by
  /// fingers, a press that becomes a drag, and another inset.
  private static let inputs: [Plan.Input] =
    finger((100, 300), (100, 280), (100, 240)) + [.wait(0.1)] + finger((100, 300))
    + finger((100, 100), (100, 300)) + [.wait(2)]
    + [.act(.scroll(0, .setOffset(x: 0, y: 200, animated: true))), .wait(1)]
    + [.act(.scroll(0, .zoom(3, animated: true))), .wait(1)]
    + [.act(.scroll(0, .zoom(1, animated: false)))]
    + [
      .touches([.init(x: 100, y: 100), .init(finger: 2, x: 200, y: 100)], after: 0.01),
      .touches([.init(finger: 2, phase: .moved, x: 260, y: 100)], after: 0.01),
      .touches([.init(finger: 2, phase: .moved, x: 300, y: 100)], after: 0.01),
      .touches(
        [
          .init(phase: .ended, x: 100, y: 100), .init(finger: 2, phase: .ended, x: 300, y: 100),
        ], after: 0.01), .wait(1),
      .touches([.init(x: 100, y: 100)], after: 0.1), .wait(0.3),
      .touches([.init(phase: .moved, x: 100, y: 140)], after: 0.1), .rest, .act(.repair),
      .act(.scroll(0, .setInset(10))),
    ]

  private func plan(_ moment: Plan.Moment, _ mutation: Plan.Mutation) -> Plan {
    Plan(
      windows: [.init(), .init()],
      views: [.init(takesSeveral: true), .init(id: 1, parent: 0, takesSeveral: true)],
      scrollers: [.init(zoomMin: 0.5, zoomMax: 4, zoomed: 1)],
      recognizers: [
        .init(kind: .tap, view: 1), .init(id: 2, kind: .longPress, view: 0, asksDelegate: true),
        .init(id: 3, kind: .custom, view: 0), .init(id: 5, kind: .custom, view: 1),
      ],
      answers: [.init(question: .simultaneous, recognizer: 2, other: Plan.ownNumber(.pan, of: 0))],
      reactions: [.init(moment: moment, mutation: mutation, timesMax: 4)],
      inputs: Self.inputs)
  }

  @Test(arguments: Plan.Moment.scrolling)
  func leaveTheStoryLegal(moment: Plan.Moment) {
    for mutation in Self.mutations {
      let plan = plan(moment, mutation)
      #expect(plan.play().breaches == [], "\(moment), \(mutation)")
    }
    let world = World(plan(moment, .enableAll))
    world.run()
    #expect(world.reactions.counts != [0], "\(moment) is not reached")
  }
}
