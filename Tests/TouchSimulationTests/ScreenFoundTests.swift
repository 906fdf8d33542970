// What simulations found in navigation and presentation. Each plan is as small as the shrinker made it, or
// smaller.

import Testing

@testable import TouchSimulation

@Suite struct FoundInNavigation {
  private func expectNothing(_ plan: Plan, _ line: Int = #line) {
    #expect(plan.play().breaches == [], "line \(line)")
  }

  private func app(
    count: Int = 1, reactions: [Plan.Reaction] = [], _ acts: Plan.ScreenAct...
  ) -> Plan {
    Plan(
      navigations: [.init(count: count, screens: Array(repeating: .init(), count: 6))],
      reactions: reactions, inputs: acts.map { .act(.screen($0)) })
  }

  /// Seed 2: a screen that was covered while it came left what it covered in the window for ever.
  @Test(arguments: [false, true], [false, true])
  func aScreenIsCoveredWhileItComes(first: Bool, second: Bool) {
    expectNothing(app(.present(3, animated: first), .present(4, animated: second)))
  }

  /// The same, and all are dismissed.
  @Test func aScreenThatWasCoveredWhileItCameIsDismissed() {
    expectNothing(
      app(
        .present(3, animated: true), .present(4, animated: true),
        .dismiss(animated: true, fromTop: false)))
  }

  /// Seeds 113 and 117: a screen that is being dismissed presented another one, which stayed for ever.
  @Test(arguments: [false, true])
  func aScreenThatIsDismissedPresentsNone(isAnimated: Bool) {
    expectNothing(
      app(
        .present(3, animated: isAnimated), .dismiss(animated: true, fromTop: true),
        .present(4, animated: isAnimated)))
  }

  /// Seeds 305, 376 and 583: code that heard that a presentation begins dismissed what was not there yet.
  @Test(arguments: [Plan.Moment.screenWillAppear, .screenWillDisappear], [false, true])
  func codeDismissesWhatOnlyBeginsToCome(moment: Plan.Moment, isAnimated: Bool) {
    let dismiss = Plan.ScreenAct.dismiss(animated: isAnimated, fromTop: true)
    expectNothing(
      app(
        count: 4, reactions: [.init(moment: moment, mutation: .screen(dismiss), timesMax: 20)],
        .present(4, animated: isAnimated), .popTo(4, animated: false)))
  }

  /// Seed 146: the delegate did not hear of a screen that was made where a freed one had been.
  @Test func aScreenIsMadeWhereAnotherOneWas() {
    let push = Plan.Mutation.screen(.push(2, animated: true))
    expectNothing(
      app(
        count: 3, reactions: [.init(moment: .screenWillDisappear, mutation: push, timesMax: 20)],
        .present(3, animated: true), .popTo(4, animated: false),
        .dismiss(animated: true, fromTop: false)))
  }

  /// Seed 108: a screen was told that it has appeared in a window that was hidden meanwhile.
  @Test func aWindowIsHiddenWhileAScreenComes() {
    var plan = app(.present(1, animated: true))
    plan.inputs.append(.act(.hideWindow(0)))
    expectNothing(plan)
    plan.inputs += [.wait(1), .act(.hideWindow(0))]
    expectNothing(plan)
  }

  /// Seed 98: the same while the stack changes, and what came is dismissed.
  @Test func aWindowIsHiddenWhileTheStackChanges() {
    var plan = app(
      .set([5, 1, 4], animated: false), .present(3, animated: true), .popTo(3, animated: true))
    plan.inputs += [
      .act(.hideWindow(0)), .act(.screen(.dismiss(animated: false, fromTop: true))),
    ]
    expectNothing(plan)
  }

  /// Seeds 331 and 356: code hid the window when it heard which screen will show, and a swipe never ended.
  @Test func codeHidesTheWindowWhenASwipeBegins() {
    var plan = app(
      count: 3, reactions: [.init(moment: .willShow, mutation: .hideWindow(0), timesMax: 20)])
    plan.inputs = [
      .touches([.init(finger: 7, x: 60, y: 100)], after: 0.01),
      .touches([.init(finger: 7, phase: .moved, x: 102, y: 100)], after: 0.01),
    ]
    expectNothing(plan)
  }

  /// Seeds 64 and 524: code covered a screen before the delegate heard that it shows, and the delegate heard
  /// it all the same.
  @Test func aScreenIsCoveredBeforeItsDelegateHears() {
    let present = Plan.Mutation.screen(.present(4, animated: false))
    expectNothing(
      app(
        count: 3, reactions: [.init(moment: .screenDidAppear, mutation: present, timesMax: 20)],
        .pop(animated: false)))
  }

  /// Seed 573: code of a screen that a presentation covered dismissed it at once, and a screen was on its way
  /// for ever.
  @Test func codeDismissesWhatHasCoveredIt() {
    let dismiss = Plan.Mutation.screen(.dismiss(animated: true, fromTop: true))
    expectNothing(
      app(
        reactions: [.init(moment: .screenDidDisappear, mutation: dismiss, timesMax: 20)],
        .present(5, animated: false)))
  }

  /// Seed 108: code hid the window when it was asked whether a finger may pull a sheet away, and heard that
  /// the finger does.
  @Test func codeHidesTheWindowWhenASheetIsPulled() {
    var plan = app(
      reactions: [.init(moment: .sheetAsks, mutation: .hideWindow(0), timesMax: 20)],
      .present(2, animated: false))
    plan.navigations[0].screens[2].presentation = .both
    plan.inputs += [
      .touches([.init(finger: 9, x: 78, y: 291)], after: 0.01),
      .touches([.init(finger: 9, phase: .moved, x: 78, y: 311)], after: 0.01),
    ]
    expectNothing(plan)
  }

  /// Seed 305: code dismissed all while the uppermost one began to come, and one in between stayed.
  @Test func codeDismissesAllWhileOneBeginsToCome() {
    let dismiss = Plan.Mutation.screen(.dismiss(animated: false, fromTop: false))
    var plan = app(
      reactions: [.init(moment: .screenWillDisappear, mutation: dismiss, timesMax: 20)],
      .present(4, animated: false), .present(1, animated: false), .present(2, animated: false))
    plan.navigations[0].screens[1].presentation = .both
    expectNothing(plan)
  }

  /// Seeds 861, 1148, 1229 and 1301: code of a screen that loaded behind a presentation dismissed that, and
  /// the delegate heard that the screen will show when it showed already.
  @Test(arguments: [false, true])
  func codeOfAScreenThatLoadsDismissesWhatCoversIt(isAnimated: Bool) {
    let dismiss = Plan.Mutation.screen(.dismiss(animated: isAnimated, fromTop: true))
    expectNothing(
      app(
        reactions: [.init(moment: .screenLoads, every: 3, mutation: dismiss, timesMax: 20)],
        .present(4, animated: false), .push(2, animated: true), .push(1, animated: false)))
  }

  /// Seed 1301: the same, and the delegate heard too late of the screen below.
  @Test func codeOfAScreenThatLoadsShowsTheOneBelow() {
    let dismiss = Plan.Mutation.screen(.dismiss(animated: false, fromTop: true))
    var plan = app(
      reactions: [.init(moment: .screenLoads, every: 3, mutation: dismiss, timesMax: 20)],
      .push(3, animated: false), .present(4, animated: true), .popToRoot(animated: true))
    plan.inputs += [.wait(0.76), .act(.screen(.push(1, animated: true)))]
    expectNothing(plan)
  }

  /// Seed 1305: code of a screen that loaded in a hidden window showed the window.
  @Test func codeOfAScreenThatLoadsShowsTheWindow() {
    var plan = app(
      count: 2, reactions: [.init(moment: .screenLoads, mutation: .repair, timesMax: 20)])
    plan.inputs = [.act(.hideWindow(0)), .act(.screen(.pop(animated: false)))]
    expectNothing(plan)
  }

  /// A view on the screen with a number; code that it is moved hides the window, or shows it again.
  private func hidingWhenMoved(_ screen: Int, count: Int = 1, _ acts: Plan.ScreenAct...) -> Plan {
    var plan = app(
      count: count, reactions: [.init(moment: .willMoveToWindow, mutation: .hideWindow(0))])
    plan.views = [.init(screen: screen, width: 200)]
    plan.inputs = acts.map { .act(.screen($0)) }
    return plan
  }

  /// Seed 880: code hid the window while a move ended, and showed it before the end, and the screen that had
  /// come was told that it disappears.
  @Test func codeHidesAndShowsTheWindowWhileTheStackChanges() {
    var plan = hidingWhenMoved(4, count: 5)
    plan.views.append(.init(id: 4, screen: 2, height: 200))
    let pop = Plan.Mutation.screen(.pop(animated: true))
    plan.reactions.append(.init(moment: .screenDidAppear, mutation: pop, timesMax: 20))
    plan.inputs = [
      .touches([.init(finger: 9, x: 2, y: 360)], after: 0.01),
      .touches([.init(finger: 9, phase: .moved, x: 22, y: 360)], after: 0.01),
      .touches([.init(finger: 9, x: 2, y: 297)], after: 0.01),
      .touches([.init(finger: 9, phase: .moved, x: 18, y: 297)], after: 0.01),
    ]
    expectNothing(plan)
  }

  /// Seed 880: code showed the window while a screen came into its place, and the delegate heard that it will
  /// show when it showed already.
  @Test func codeShowsTheWindowWhileAScreenComesIntoItsPlace() {
    expectNothing(
      hidingWhenMoved(4, count: 5, .popTo(0, animated: false), .push(4, animated: true)))
  }

  /// Seed 880: code showed the window while a screen left it, and the screen was never told that it disappears.
  @Test func codeShowsTheWindowWhileAScreenLeavesIt() {
    expectNothing(hidingWhenMoved(4, .push(4, animated: true), .pop(animated: true)))
  }

  /// Seed 876: a window was hidden while it began to show, and a screen over all of it appeared.
  @Test func codeHidesTheWindowWhileItBeginsToShow() {
    var plan = app(
      reactions: [.init(moment: .didShow, mutation: .hideWindow(0), timesMax: 20)],
      .present(2, animated: false), .push(4, animated: true))
    plan.navigations[0].screens[2].presentation = .medium
    plan.inputs += [.wait(0.4), .act(.screen(.pop(animated: false))), .act(.repair)]
    expectNothing(plan)
  }

  /// Seed 1915: code that heard that a screen goes again, as a swipe was cancelled, presented one over all, and
  /// the screen that came back was told that it has appeared.
  @Test func codeCoversAllWhileASwipeGoesBack() {
    let present = Plan.Mutation.screen(.present(5, animated: false))
    var plan = app(
      count: 2,
      reactions: [.init(moment: .screenWillDisappear, every: 2, mutation: present, timesMax: 20)])
    plan.navigations[0].screens[1].isKept = true
    plan.inputs = [
      .touches([.init(finger: 9, x: 2, y: 148)], after: 0.01),
      .touches([.init(finger: 9, phase: .moved, x: 18, y: 148)], after: 0.01),
      .touches([.init(finger: 9, phase: .ended, x: 42, y: 148)], after: 0.01),
      .act(.screen(.popToRoot(animated: false))), .act(.screen(.present(1, animated: true))),
    ]
    expectNothing(plan)
  }

  /// Seed 3196: a screen that came while code hid the window was told that it disappears, and its code showed
  /// the window: it never appeared.
  @Test func codeShowsTheWindowWhileAScreenHearsThatItIsHidden() {
    var plan = app(
      count: 5,
      reactions: [.init(moment: .screenWillDisappear, mutation: .hideWindow(0), timesMax: 20)])
    plan.inputs = [
      .touches([.init(finger: 9, x: 2, y: 180)], after: 0.01),
      .touches([.init(finger: 9, phase: .moved, x: 22, y: 180)], after: 0.01),
    ]
    expectNothing(plan)
  }

  /// Seed 11317: code hid the window as a swipe was cancelled, and the screen that came back stayed on its way.
  @Test func codeHidesTheWindowWhileASwipeGoesBack() {
    let hide = Plan.Mutation.hideWindow(0)
    var plan = app(
      count: 2,
      reactions: [.init(moment: .screenWillDisappear, every: 2, mutation: hide, timesMax: 20)])
    plan.inputs = [
      .touches([.init(finger: 9, x: 2, y: 148)], after: 0.01),
      .touches([.init(finger: 9, phase: .moved, x: 42, y: 148)], after: 0.01),
      .touches([.init(finger: 9, phase: .cancelled, x: 202, y: 148)], after: 0.01), .wait(2),
    ]
    expectNothing(plan)
    plan.inputs.append(.act(.hideWindow(0)))
    expectNothing(plan)
  }

  /// Seed 9413: the same as for seed 1915 when the first screen of a stack that was empty heard that it will appear.
  @Test func codeCoversTheFirstScreenThatComes() {
    let present = Plan.Mutation.screen(.present(5, animated: false))
    expectNothing(
      app(
        reactions: [.init(moment: .screenWillAppear, mutation: present, timesMax: 20)],
        .set([], animated: true), .push(2, animated: false)))
  }

  /// Seed 11317: a screen that came into a hidden window was told that it disappears, and its code showed the
  /// window: it never appeared.
  @Test func codeShowsTheWindowWhileWhatIsPresentedHearsThatItIsHidden() {
    expectNothing(
      app(
        reactions: [.init(moment: .screenWillDisappear, mutation: .hideWindow(0), timesMax: 20)],
        .present(3, animated: false)))
  }

  /// Seed 5334: code that heard that a finger pulls a sheet away covered it, and the sheet that stayed was told
  /// that it has appeared.
  @Test func codeCoversASheetThatIsPulled() {
    let present = Plan.Mutation.screen(.present(4, animated: true))
    var plan = app(
      reactions: [.init(moment: .sheetGoes, mutation: present, timesMax: 20)],
      .present(2, animated: false))
    plan.navigations[0].screens[2].presentation = .both
    plan.inputs += [
      .touches([.init(finger: 9, x: 78, y: 291)], after: 0.01),
      .touches([.init(finger: 9, phase: .moved, x: 78, y: 311)], after: 0.01), .wait(0.2),
    ]
    expectNothing(plan)
  }

  // MARK: Mistakes of the judge

  /// Seed 19: a screen over the root presents another one over all of it, and the root stays.
  @Test func screenBehindOneThatCoversNothingStays() {
    var plan = app(.present(3, animated: false), .present(4, animated: true))
    plan.navigations[0].screens[3].presentation = .overFullScreen
    expectNothing(plan)
  }

  /// Seed 1480: a scroll view's pan waited for a recognizer, and then for the swipe over the content, which
  /// another finger had not decided.
  @Test func aPanWaitsForTheSwipeAfterAnother() {
    var plan = app(count: 3)
    plan.views = [
      .init(screen: 2, x: 200, width: 200), .init(id: 1, parent: 0), .init(id: 3, parent: 0),
    ]
    plan.scrollers = [.init(view: 1, contentWidth: 1200)]
    plan.recognizers = [
      .init(id: 2, kind: .custom, view: 3),
      .init(id: 3, kind: .swipe, view: 3, directions: 7, asksDelegate: true),
    ]
    plan.answers = [.init(question: .requiredToFailBy, recognizer: 3, other: 35)]
    plan.inputs = [
      .touches([.init(x: 398, y: 175)], after: 0.1), .act(.hideView(3)),
      .touches([.init(finger: 7, x: 260, y: 1)], after: 0.1),
      .touches([.init(finger: 7, phase: .moved, x: 290, y: 1)], after: 0.1),
      .wait(0.5),
      .touches([.init(finger: 7, phase: .moved, x: 291, y: 1)], after: 0.1),
    ]
    expectNothing(plan)
  }

  /// Seed 1338: after a controller behind a presentation had another top, the delegate was not told of the old
  /// one again; the judge believed that the other one had been told.
  @Test func aTopThatWasNotSeenIsNotTold() {
    var plan = app(.present(3, animated: false), .push(2, animated: true))
    plan.inputs.insert(.act(.replaceWindow(0)), at: 0)
    plan.inputs += [
      .rest, .act(.screen(.pop(animated: true))),
      .act(.screen(.dismiss(animated: true, fromTop: true))),
    ]
    expectNothing(plan)
  }

  /// Seeds 2473, 4466, 6950, 11786, 12368 and 14738: a second swipe began while the first one ran back, and
  /// code that heard that the screen has come back put it on the stack again; it went on leaving.
  @Test func aScreenThatIsPushedWhenASwipeHasRunBackStays() {
    let plan = Plan(
      seed: 12368,
      navigations: [
        .init(count: 2, screens: Array(repeating: .init(), count: 4))
      ],
      reactions: [
        .init(moment: .screenDidAppear, mutation: .screen(.push(1, animated: true)), timesMax: 20)
      ],
      inputs: [
        .touches([.init(finger: 6, x: 176.0, y: 407.5)], after: 0.015625, window: 0, buttons: 0),
        .act(.replaceWindowElsewhere(0)),
        .touches([.init(finger: 3, x: 197.5, y: 366.0)], after: 0.015625, window: 0, buttons: 0),
        .touches(
          [.init(finger: 3, phase: .moved, x: 278.5, y: 312.0)], after: 0.015625, window: 0,
          buttons: 0),
        .cancel(window: 0),
        .touches([.init(finger: 9, x: 2.0, y: 60.75)], after: 0.015625, window: 0, buttons: 0),
        .touches(
          [.init(finger: 9, phase: .moved, x: 22.0, y: 60.75)], after: 0.015625, window: 0,
          buttons: 0),
      ])
    #expect(plan.play().breaches == [])
  }

  /// Seeds 8685 and 12100: the screen that comes presents another one while it is loaded, and dismisses it
  /// while it is told that it comes. The screen below came back with the dismissal, and was told that it has
  /// appeared when it had left.
  @Test func aScreenThatADismissalBringsBackInAPushLeaves() {
    let plan = Plan(
      seed: 8685,
      navigations: [
        .init(screens: Array(repeating: .init(), count: 5))
      ],
      reactions: [
        .init(
          moment: .screenWillAppear, mutation: .screen(.dismiss(animated: true, fromTop: true)),
          timesMax: 20),
        .init(moment: .screenLoads, mutation: .screen(.present(6, animated: false)), timesMax: 20),
      ],
      inputs: [
        .act(.screen(.push(2, animated: false)))
      ])
    #expect(plan.play().breaches == [])
  }
}
