// What simulations found in tables. Each plan is as small as the shrinker made it, or smaller.

import Testing

@testable import TouchSimulation

@Suite struct FoundInTables {
  private func expectNothing(_ plan: Plan, _ line: Int = #line) {
    #expect(plan.play().breaches == [], "line \(line)")
  }

  private func down(_ x: Double, _ y: Double, _ phase: Plan.Phase = .began) -> Plan.Input {
    .touches([.init(finger: 7, phase: phase, x: x, y: y)], after: 1 / 64)
  }

  /// Seed 100: code that reloaded a row while its cell came into the table heard that the cell ends,
  /// and never that it shows.
  @Test func aCellThatWasNotToldToShowDoesNotEnd() {
    expectNothing(
      Plan(
        views: [.init()], scrollers: [.init()],
        tables: [.init(counts: [3, 1, 3, 1], isEditing: true)],
        reactions: [
          .init(moment: .cellMoves, mutation: .table(0, .reloadRow(section: 2, row: 2)))
        ],
        inputs: [.act(.repair), down(250, 238)]))
  }

  /// Seed 108: code that took rows away while it was asked whether a row moves left a cell without a row
  /// in the table.
  @Test func aCellWhoseRowIsGoneDoesNotComeIntoItsTable() {
    expectNothing(
      Plan(
        views: [.init()], scrollers: [.init()], tables: [.init(isEditing: true)],
        reactions: [.init(moment: .canMove, mutation: .table(0, .deleteSection(0)))],
        inputs: [.act(.table(0, .reload)), down(85, 251)]))
  }

  /// Seed 189 of the first run: code that changed rows when it heard that a row was closed, in the middle
  /// of another change, met a programmer error for counts that were right.
  @Test(arguments: [
    Plan.TableAct.insert(section: 0, row: 0, count: 1), .reload, .reloadSection(0),
  ])
  func rowsChangeWhileARowIsClosedThatChanges(act: Plan.TableAct) {
    let swipe = (0...12).map { down(360 - Double($0) * 10, 100, $0 == 0 ? .began : .moved) }
    for outer in [Plan.TableAct.reloadSection(0), .delete(section: 0, row: 3, count: 1), .reload] {
      let plan = Plan(
        views: [.init()], scrollers: [.init()],
        tables: [.init(counts: [8, 3], trailing: 1, completion: .never)],
        reactions: [.init(moment: .didEndEditing, mutation: .table(0, act))],
        inputs: swipe + [down(240, 100, .ended), .act(.table(0, outer)), .wait(0.5)])
      expectNothing(plan)
      let world = World(plan, keepsLog: true)
      world.run()
      #expect(world.log.lines?.contains { $0.contains("SwipeCall.ends") } == true)
    }
  }

  /// Seed 126: a row stayed lit up, and no other could be pressed, whose cell the app took out under a
  /// finger.
  @Test func aRowThatIsTakenOutUnderAFingerBecomesDark() {
    expectNothing(
      Plan(
        views: [.init(takesSeveral: true)], scrollers: [.init()], tables: [.init(counts: [1])],
        inputs: [
          down(150, 20), .wait(0.3), .act(.table(0, .removeCell(0))), down(150, 20, .ended),
        ]))
  }

  /// Seeds 261 and 297: a row stayed lit up whose finger went with its application.
  @Test func aPressEndsWithItsApplication() {
    expectNothing(
      Plan(
        views: [.init()], scrollers: [.init()], tables: [.init()],
        inputs: [
          down(150, 20), .wait(0.3), .act(.replaceApplication), .act(.repair), .wait(0.1),
        ]))
  }

  /// Seed 215: a row that code closed outside of any event was animated by another application's clock,
  /// and its buttons stayed for ever.
  @Test func aRowIsClosedByTheClockOfItsOwnApplication() {
    expectNothing(
      Plan(
        views: [.init(takesSeveral: true)], scrollers: [.init()],
        tables: [.init(isGrouped: true, isEditing: true, trailing: 1)],
        inputs: [
          .act(.table(0, .toggleEditing)), down(264, 174), down(219, 174, .moved), .act(.repair),
        ]))
  }

  /// Seed 366: a row that was swiped when its table went stayed alive for ever.
  @Test func aRowThatIsSwipedGoesWithItsTable() {
    expectNothing(
      Plan(
        views: [.init()], scrollers: [.init()],
        tables: [.init(counts: [100, 8], leading: 2, completion: .never)],
        inputs: [down(240, 284), down(317, 284, .moved), .act(.freeView(0))]))
  }

  /// Seed 331: code that set the height of rows each time that a cell showed was called for ever.
  @Test(arguments: [Plan.Moment.willDisplay, .didEndDisplaying, .cellForRow])
  func codeThatSetsTheHeightOfRowsInLayoutIsCalledNoMoreAtSomeTime(moment: Plan.Moment) {
    let plan = Plan(
      views: [.init()], scrollers: [.init()], tables: [.init(counts: [4])],
      reactions: [.init(moment: moment, mutation: .table(0, .setRowHeight(60)))],
      inputs: [.act(.table(0, .reload)), down(150, 20), down(150, 20, .ended)])
    expectNothing(plan)
  }

  /// Seed 370: code that took rows away when it heard that a cell came into the table left the cell there.
  @Test func aCellWhoseRowGoesWhileItComesLeavesItsTable() {
    expectNothing(
      Plan(
        views: [.init()], scrollers: [.init()], tables: [.init()],
        reactions: [.init(moment: .cellMoves, mutation: .table(0, .deleteSection(0)))],
        inputs: [.act(.table(0, .reload)), down(85, 251)]))
  }

  /// A row swiped open, and a finger on its button.
  private var pressOfAButton: [Plan.Input] {
    (0...12).map { down(360 - Double($0) * 10, 100, $0 == 0 ? .began : .moved) }
      + [down(240, 100, .ended), .wait(0.5), down(380, 100), .wait(0.3)]
  }

  /// Seed 426: a finger let go of a button whose row was closing meanwhile, and the action was performed.
  @Test(arguments: [false, true])
  func aButtonActsUnlessItsRowCloses(closes: Bool) {
    let act: [Plan.Input] = closes ? [.act(.table(0, .toggleEditing))] : []
    let plan = Plan(
      views: [.init()], scrollers: [.init()],
      tables: [.init(trailing: 1, completion: .never)],
      inputs: pressOfAButton + act + [down(380, 100, .ended)])
    expectNothing(plan)
    let world = World(plan, keepsLog: true)
    world.run()
    #expect(world.log.lines?.contains { $0.contains("SwipeCall.performs") } == !closes)
  }

  /// Seed 47: code that selected a row when it heard that another one is selected no longer made two of
  /// them, where only one may be selected.
  @Test func codeThatSelectsARowWhileAFingerSelectsAnotherMakesOne() {
    expectNothing(
      Plan(
        views: [.init()], scrollers: [.init()], tables: [.init(counts: [100])],
        reactions: [
          .init(
            moment: .didDeselect,
            mutation: .table(0, .select(section: 0, row: 2, position: 0, animated: false)))
        ],
        inputs: [
          .act(.table(0, .select(section: 0, row: 3, position: 0, animated: false))),
          down(150, 20), down(150, 20, .ended),
        ]))
  }

  /// Seed 852: code that was asked whether a row may be moved moved other rows, and the finger took the cell
  /// with a number that another row had by then.
  @Test func rowsMoveWhileCodeIsAskedWhetherOneMay() {
    let move = Plan.Mutation.table(0, .move(section: 0, row: 5, toSection: 0, toRow: 0))
    expectNothing(
      Plan(
        views: [.init()], scrollers: [.init()],
        tables: [.init(counts: [8], heights: [44], isEditing: true)],
        reactions: [.init(moment: .canMove, mutation: move, timesMax: 1)],
        inputs: [down(380, 100), down(380, 200, .moved), down(380, 200, .ended)]))
  }

  /// Seed 5452: a touch that was held back reached its table when this had left the window for another one.
  @Test func aHeldTouchOfAnApplicationThatGoesPressesNoRow() {
    expectNothing(
      Plan(
        views: [.init(screen: 1)], scrollers: [.init()], tables: [.init(counts: [8])],
        navigations: [.init(count: 2)],
        inputs: [
          .touches([.init(finger: 7, x: 20, y: 142)], after: 0.4), .act(.replaceApplication),
        ]))
  }

  /// Seed 7063: a pen came down on a grip while a finger scrolled, and editing ended: the row did not hear
  /// of the end of that touch.
  @Test func aGripPressesNoRow() {
    expectNothing(
      Plan(
        views: [.init(width: 250, height: 180)], scrollers: [.init(delays: false)],
        tables: [.init(heights: [44], selectsInEditing: true)],
        inputs: [
          .act(.table(0, .edit(true))),
          .touches([.init(finger: 7, x: 100, y: 150)], after: 1 / 64),
          .touches([.init(finger: 7, phase: .moved, x: 100, y: 130)], after: 1 / 64),
          .touches([.init(finger: 2, x: 246, y: 60, type: 2)], after: 1 / 64),
          .act(.table(0, .edit(false))),
        ]))
  }

  // MARK: Mistakes of the judge

  /// Seed 202: content that the app put half a point beyond its edge is rounded to two thirds.
  @Test func theAppPutsContentLessThanAPixelBeyondItsEdge() {
    expectNothing(
      Plan(
        views: [.init()], scrollers: [.init(contentWidth: 1200, contentHeight: 400)],
        inputs: [.act(.scroll(0, .setOffset(x: 469.5, y: 0.5, animated: false)))]))
  }

  /// Seed 573: a row that went back to its place is told of nowhere, and another one is moved then.
  @Test func aRowIsMovedAfterAnotherWentBack() {
    let plan = Plan(
      views: [.init()], scrollers: [.init()], tables: [.init(isEditing: true)],
      inputs: [
        down(380, 22), down(380, 112, .moved), down(380, 112, .cancelled),
        down(380, 154), down(380, 244, .moved), down(380, 244, .ended),
      ])
    expectNothing(plan)
    let world = World(plan, keepsLog: true)
    world.run()
    #expect(world.log.lines?.filter { $0.contains("moveTarget") }.count == 2)
  }

  /// Seed 261: a row that becomes dark has another number by then, because a finger moved it.
  @Test func aRowThatAFingerMovesBecomesDarkWithItsNewNumber() {
    let plan = Plan(
      views: [.init(width: 200, takesSeveral: true)], scrollers: [.init(x: 279, y: 155.25)],
      tables: [
        .init(
          counts: [100], heights: [33.5, 300, 300], header: 0, isGrouped: true, isEditing: true,
          target: .first)
      ],
      inputs: [
        .act(.table(0, .reloadSection(0))), down(180, 347.5), down(180, 392.5, .moved),
        down(10, 385.5, .ended), .touches([.init(x: 91, y: 197.5)], after: 1 / 64, window: 0),
        down(180, 137.25), down(180, 272.25, .moved), down(180, 272.25, .ended),
      ])
    expectNothing(plan)
  }

  /// Seed 478: an action of a row was done whose table was gone, and no object heard that the row closed.
  @Test func anActionIsDoneAfterItsTableWent() {
    expectNothing(
      Plan(
        views: [.init()], scrollers: [.init()],
        tables: [.init(trailing: 1, completion: .late)],
        inputs: pressOfAButton + [down(380, 100, .ended), .act(.freeView(0))]))
  }

  /// Seed 1094: the room for a refresh control came and at once the app moved the content elsewhere. The
  /// judge did not know that the room comes by an animated change.
  @Test func roomThatComesIsAnAnimatedChange() {
    let elsewhere = Plan.Mutation.scroll(0, .setOffset(x: 700, y: 870.25, animated: false))
    expectNothing(
      Plan(
        views: [.init(takesSeveral: true)], scrollers: [.init()], refreshers: [.init(delay: -1)],
        reactions: [.init(moment: .insetChanged, mutation: elsewhere)],
        inputs: [.act(.refresh(0, .begin))]))
  }

  /// Seed 9498: code that is asked for the buttons of a row ends editing, and the row was opened by a delete
  /// control that is not there any more.
  @Test func aRowIsNotOpenedForDeletionWhenEditingHasEnded() {
    let plan = Plan(
      seed: 9498,
      views: [
        .init(id: 1, takesSeveral: true)
      ],
      scrollers: [
        .init(view: 1)
      ],
      tables: [
        .init(
          view: 1, counts: [8, 1], heights: [33.5], footer: 12.0, headers: .views,
          allowsSeveral: true, selectsInEditing: true, isEditing: true, trailing: 1,
          performsFirst: false, refers: 7, declines: 7, keeps: 7, target: .first)
      ],
      reactions: [
        .init(moment: .swipeActions, mutation: .table(1, .toggleEditing))
      ],
      inputs: [
        .touches([.init(finger: 7, x: 20.0, y: 218.5)], after: 0.015625, window: 0, buttons: 0),
        .touches(
          [.init(finger: 7, phase: .ended, x: 20.0, y: 218.5)], after: 0.0625, window: 0, buttons: 0
        ),
        .touches([.init(finger: 7, x: 380.0, y: 218.5)], after: 0.015625, window: 0, buttons: 0),
        .touches(
          [.init(finger: 7, phase: .ended, x: 380.0, y: 218.5)], after: 0.2, window: 0, buttons: 0),
      ])
    #expect(plan.play().breaches == [])
  }

  /// Seeds 5751 and 12605, where the judge was wrong: one event lifts a finger from a row and puts another
  /// one on the next.
  @Test func anEventEndsAMoveAndBeginsTheNext() {
    let plan = Plan(
      seed: 12605,
      views: [
        .init(id: 3, screen: 1, width: 200.0, turn: -0.75, takesSeveral: true)
      ],
      scrollers: [
        .init(view: 3)
      ],
      tables: [
        .init(
          view: 3, counts: [30, 3], heights: [80.0, 80.0], footer: 12.0, headers: .titles,
          isGrouped: true, allowsSeveral: true, selectsInEditing: true, leading: 1, trailing: 1,
          completion: .no, refuses: 3, declines: 7, keeps: 3, isFixed: 7, target: .source)
      ],
      navigations: [
        .init(screens: Array(repeating: .init(), count: 3))
      ],
      inputs: [
        .act(.scroll(3, .setOffset(x: 40.0, y: 624.25, animated: true))),
        .act(.screen(.push(1, animated: true))),
        .touches(
          [.init(finger: 72, x: 113.25, y: 168.5, type: 3, scrolls: true, isWheel: true)],
          after: 0.03125, window: 0, buttons: 0),
        .touches(
          [
            .init(
              finger: 72, phase: .moved, x: 143.25, y: 258.5, type: 3, scrolls: true, isWheel: true)
          ], after: 0.03125, window: 0, buttons: 0),
        .rest,
        .act(.table(3, .edit(true))),
        .touches(
          [.init(finger: 6, phase: .moved, x: 165.0, y: -49.125, type: 2)], after: 0.0078125,
          window: 0, buttons: 0),
        .touches([.init(finger: 5, x: 227.5, y: 215.0)], after: 0.0078125, window: 0, buttons: 0),
        .touches(
          [.init(finger: 5, phase: .moved, x: -357.5, y: 215.0)], after: 0.0078125, window: 0,
          buttons: 0),
        .waitByClock(1.0),
        .touches(
          [
            .init(x: 89.25, y: 74.5, type: 2),
            .init(finger: 5, phase: .ended, x: -1086.5, y: 215.0),
          ], after: 0.0078125, window: 0, buttons: 0),
        .touches(
          [.init(phase: .moved, x: 149.25, y: 74.5, type: 2)], after: 0.0078125, window: 0,
          buttons: 0),
      ])
    #expect(plan.play().breaches == [])
  }

  /// Seed 40857, where the judge was wrong: a touch begins in a cell that has left the table, and is taken away
  /// when the cell shows another row, while a pen presses a third one.
  @Test func aTouchThatPressedNoRowTakesNoPressAway() {
    let plan = Plan(
      seed: 40857,
      views: [
        .init(id: 1, parent: 0, takesSeveral: true)
      ],
      scrollers: [
        .init(view: 1, inset: 65.25, bouncesY: false)
      ],
      tables: [
        .init(
          view: 1, counts: [30, 1], heights: [80.0, 0.0, 80.0], leading: 1, trailing: 1,
          completion: .late, keeps: 3, isFixed: 3, isClosed: 3, target: .source, lowered: [2])
      ],
      reactions: [
        .init(moment: .didEndDragging, mutation: .table(1, .reload))
      ],
      inputs: [
        .touches([.init(finger: 7, x: 3.0, y: 262.25)], after: 0.015625, window: 0, buttons: 0),
        .touches(
          [.init(finger: 7, phase: .moved, x: 10.0, y: 360.25)], after: 0.0078125, window: 0,
          buttons: 0),
        .touches(
          [.init(finger: 7, phase: .ended, x: -20.0, y: 360.25)], after: 0.015625, window: 0,
          buttons: 0),
        .touches([.init(finger: 5, x: 108.5, y: 273.5)], after: 0.015625, window: 0, buttons: 0),
        .touches([.init(finger: 7, x: 60.0, y: 118.25)], after: 0.015625, window: 0, buttons: 0),
        .touches(
          [.init(finger: 5, phase: .moved, x: 93.5, y: 273.5)], after: 0.015625, window: 0,
          buttons: 0),
        .touches([.init(x: 152.25, y: 268.75, type: 2)], after: 0.015625, window: 0, buttons: 0),
        .touches(
          [.init(finger: 7, phase: .moved, x: 102.0, y: 118.25)], after: 0.05, window: 0, buttons: 0
        ),
        .touches(
          [.init(finger: 7, phase: .moved, x: 108.0, y: 118.25)], after: 0.05, window: 0, buttons: 0
        ),
        .touches(
          [.init(finger: 7, phase: .moved, x: 114.0, y: 118.25)], after: 0.05, window: 0, buttons: 0
        ),
        .touches(
          [.init(finger: 7, phase: .cancelled, x: 132.0, y: 118.25)], after: 0.015625, window: 0,
          buttons: 0),
        .touches(
          [.init(phase: .ended, x: 146.25, y: 280.75, type: 2)], after: 0.015625, window: 0,
          buttons: 0),
      ])
    #expect(plan.play().breaches == [])
  }
}
