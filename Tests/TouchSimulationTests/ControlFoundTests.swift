// What simulations found in controls and text fields. Each plan is as small as the shrinker made it, or
// smaller.

import Testing

@testable import TouchSimulation

@Suite struct FoundInControls {
  private func expectNothing(_ plan: Plan, _ line: Int = #line) {
    #expect(plan.play().breaches == [], "line \(line)")
  }

  private func tap(_ x: Double, _ y: Double) -> [Plan.Input] {
    [
      .touches([.init(finger: 8, x: x, y: y)], after: 0.4),
      .touches([.init(finger: 8, phase: .ended, x: x, y: y)], after: 1 / 64),
    ]
  }

  private func log(of plan: Plan) -> [String] {
    let world = World(plan, keepsLog: true)
    world.run()
    return world.log.lines ?? []
  }

  /// Seed 120: a text field that only said that it resigned was edited for ever.
  @Test func aFieldThatOnlySaysThatItResignsIsEditedNoLonger() {
    let plan = Plan(
      views: [
        .init(height: 300), .init(id: 1, y: 340, width: 180, height: 34, resigning: .pretends),
      ],
      controls: [.init(view: 1, kind: .field)], inputs: tap(90, 357) + [.act(.becomeFirst(0))])
    expectNothing(plan)
    #expect(log(of: plan).contains { $0.contains("didEnd") })
  }

  /// Seeds 13151 and 18592: a stepper that was freed in its press told its value, which nobody could read any
  /// more. The judge was mistaken.
  @Test func aControlThatIsFreedInItsPressTells() {
    expectNothing(
      Plan(
        views: [.init(id: 2)],
        controls: [.init(view: 2, kind: .stepper, highest: 100, value: 50, isContinuous: false)],
        inputs: [
          .touches([.init(finger: 3, x: 237, y: 100)], after: 1 / 128), .wait(0.5),
          .act(.freeView(2)),
        ]))
  }

  /// Seed 36456: a field was edited when its application went, and it or another control was pressed. In
  /// the next window code heard of the end of the press first, and made the field first responder, which had
  /// not ended yet.
  @Test(arguments: [6, 1])
  func aFieldWhoseApplicationWentEndsBeforeItBeginsAgain(pressed: Int) {
    expectNothing(
      Plan(
        views: [
          .init(), .init(id: 1, kind: .control, parent: 0, x: 200, width: 200),
          .init(id: 6, parent: 0, y: 88, width: 180, height: 34),
        ],
        controls: [.init(view: 6, kind: .field)],
        reactions: [.init(moment: .control, mutation: .becomeFirst(6))],
        inputs: [
          .touches([.init(finger: 6, x: pressed == 1 ? 207 : 90, y: 100)], after: 1 / 128),
          .act(.replaceApplicationElsewhere), .rest, .act(.repair),
        ]))
  }

  /// Seed 2362: code replaced the application before a control heard that a touch began, and no object told
  /// the control of the end of that touch.
  @Test func aTouchOfAnApplicationThatIsGonePressesNothing() {
    expectNothing(
      Plan(
        views: [.init(id: 3, screen: 1, x: 110, y: 160, width: 63, height: 28)],
        controls: [.init(view: 3, kind: .toggle)], navigations: [.init(count: 2)],
        recognizers: [
          .init(
            id: 2, kind: .longPress, taps: 0, duration: 0, cancelsTouches: false,
            asksDelegate: true)
        ],
        reactions: [
          .init(moment: .delegateAllowsBoth, mutation: .replaceApplicationElsewhere, timesMax: 2)
        ],
        inputs: [.touches([.init(finger: 8, x: 145.5, y: 186)], after: 0.1)]))
  }

  // MARK: Mistakes of the judge

  /// Seed 24: the chosen segment was removed, and the choice is -2.
  @Test func theChosenSegmentIsRemoved() {
    expectNothing(
      Plan(
        views: [.init(height: 40)], controls: [.init(kind: .segments)],
        inputs: tap(200, 20) + [.act(.control(0, .removeSegment(1)))]))
  }

  /// Seed 33: a text field whose window went tells that editing ended when it moves.
  @Test(arguments: [Plan.Mutation.replaceApplication, .replaceWindow(0)])
  func aFieldIsEditedInAWindowThatGoes(departure: Plan.Mutation) {
    let plan = Plan(
      views: [.init(height: 40)], controls: [.init(kind: .field)],
      inputs: tap(200, 20) + [.act(departure), .rest, .act(.repair)])
    expectNothing(plan)
    #expect(log(of: plan).contains { $0.contains("didEnd") })
  }

  /// Seed 370: the numbers of a scroll view's recognizers were taken from another view that went.
  @Test func aViewWithAHighNumberGoesAndTakesNoOthersRecognizer() {
    expectNothing(
      Plan(
        views: [.init(takesSeveral: true), .init(id: 8)], scrollers: [.init()],
        tables: [.init(trailing: 1)],
        inputs: [
          .act(.freeView(8)), .touches([.init(finger: 7, x: 340, y: 190)], after: 1 / 64),
          .touches([.init(finger: 7, phase: .moved, x: 310, y: 190)], after: 1 / 64),
        ]))
  }

  /// Seed 169: code that took rows away when it was asked whether a row may be deselected answered with a
  /// number that another row has by then.
  @Test func anAnswerNamesAnotherRowByThen() {
    let select = Plan.Mutation.table(
      0, .select(section: 0, row: 5, position: 0, animated: false))
    expectNothing(
      Plan(
        views: [.init()], scrollers: [.init()], tables: [.init()],
        reactions: [
          .init(
            moment: .willDeselect, mutation: .table(0, .delete(section: 0, row: 0, count: 2)))
        ],
        inputs: [.act(select)] + tap(100, 110)))
  }

  /// Seed 3928: between two looks of the judge a stepper that wraps came around to where it was.
  @Test func aStepperComesAroundWhileAFingerRests() {
    expectNothing(
      Plan(
        views: [.init(width: 94, height: 32)],
        controls: [.init(view: 0, kind: .stepper, wraps: true, isContinuous: false)],
        inputs: [
          .touches([.init(finger: 8, x: 80, y: 16)], after: 0.1), .wait(0.65),
          .touches([.init(finger: 8, phase: .ended, x: 80, y: 16)], after: 0.1),
        ]))
  }

  /// Seed 19205, where the judge was wrong: held phases come all at once, and took the thumb away and back.
  @Test func aSliderTellsItsLastValueThoughItIsTheOneBefore() {
    let plan = Plan(
      seed: 19205,
      views: [
        .init(id: 8, x: 186.75, y: 142.25, width: 200.0, height: 34.0)
      ],
      controls: [
        .init(
          view: 8, kind: .slider, value: 0.6005295181885455, step: 40.0, wraps: true,
          isContinuous: false, count: 0, givesUp: 4, length: 5, refuses: 4, hasClearButton: true)
      ],
      recognizers: [
        .init(id: 1, kind: .custom, delaysBegan: true, scrolls: true)
      ],
      inputs: [
        .touches([.init(finger: 8, x: 302.75, y: 159.25)], after: 0.015625, window: 0, buttons: 0),
        .touches(
          [.init(finger: 8, phase: .ended, x: 286.75, y: 159.25)], after: 0.015625, window: 0,
          buttons: 0),
        .touches([.init(x: 285.75, y: 166.5625)], after: 0.015625, window: 0, buttons: 0),
        .brokenClock(.init(phase: .moved, x: 10.0, y: 10.0)),
        .touches(
          [.init(phase: .ended, x: 285.75, y: 166.5625)], after: 0.015625, window: 0, buttons: 0),
      ])
    #expect(plan.play().breaches == [])
  }
}
