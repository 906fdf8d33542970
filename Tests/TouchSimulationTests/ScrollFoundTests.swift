// What simulations found in scroll views. Each plan is as small as the shrinker made it, or smaller.

import Testing

@testable import TouchSimulation

@Suite struct FoundInScrollViews {
  /// A finger that goes down, and goes there in the next event.
  private func drag(
    _ x: Double, _ y: Double, toX: Double, y toY: Double, finger: Int = 1, lifts: Bool = false
  ) -> [Plan.Input] {
    let phases: [Plan.Phase] = lifts ? [.began, .moved, .ended] : [.began, .moved]
    return phases.map { phase in
      let isDown = phase == .began
      return .touches(
        [.init(finger: finger, phase: phase, x: isDown ? x : toX, y: isDown ? y : toY)], after: 0.01
      )
    }
  }

  private func expectNothing(_ plan: Plan, _ line: Int = #line) {
    #expect(plan.play().breaches == [], "line \(line)")
  }

  /// Seeds 2 and 35: fingers of an application that is gone never told that they let go, and a scroll
  /// view was dragged for ever when it came into the next one.
  @Test func aDragEndsWithItsApplication() {
    expectNothing(
      Plan(
        views: [.init()], scrollers: [.init()],
        inputs: drag(116, 307, toX: 113, y: 241) + [.act(.replaceApplication), .act(.repair)]))
  }

  /// Seed 134: content that was beyond its edge when its view left the window stayed there.
  @Test func contentIsInsideItsEdgesWhenItsViewChangesWindows() {
    expectNothing(
      Plan(
        windows: [.init(), .init()], views: [.init()],
        scrollers: [.init(contentWidth: 800)],
        inputs: drag(147, 271, toX: 312, y: 600) + [.act(.addView(0, to: -2))]))
    expectNothing(
      Plan(
        views: [.init()], scrollers: [.init()],
        inputs: drag(147, 71, toX: 147, y: 390, lifts: true) + [
          .act(.removeView(0)), .act(.repair),
        ]))
  }

  /// Seed 2358: an animated change began beyond the edge and ended there, because the view left the window.
  @Test func contentIsInsideItsEdgesWhenItsViewLeavesInAnAnimatedChange() {
    expectNothing(
      Plan(
        views: [.init()], scrollers: [.init()],
        reactions: [
          .init(
            moment: .willBeginDecelerating,
            mutation: .scroll(0, .show(x: 0, y: 900, width: 50, height: 50, animated: true)))
        ],
        inputs: drag(147, 71, toX: 147, y: 390, lifts: true) + [
          .act(.removeView(0)), .act(.repair),
        ]))
  }

  /// Seed 41: a delegate that stopped the content while it was asked where to end heard of the end of
  /// a deceleration that never began; one that began an animated change there heard of no end of it.
  @Test(arguments: [
    Plan.ScrollAct.stop, .setOffset(x: 0, y: 70, animated: true),
    .setOffset(x: 0, y: 70, animated: false),
  ])
  func aDelegateActsWhileTheFingerLetsGo(act: Plan.ScrollAct) {
    expectNothing(
      Plan(
        views: [.init()], scrollers: [.init(y: 100)],
        reactions: [.init(moment: .willEndDragging, mutation: .scroll(0, act))],
        inputs: drag(100, 300, toX: 100, y: 200, lifts: true)))
  }

  /// Seeds 137 and 138: caught beyond an edge and then dragged along the other axis, content stayed
  /// beyond the edge.
  @Test func contentReturnsAlongAnAxisThatIsNotDragged() {
    expectNothing(
      Plan(
        views: [.init()], scrollers: [.init(contentWidth: 1200, locks: true)],
        inputs: drag(100, 100, toX: 100, y: 300, lifts: true)
          + drag(300, 100, toX: 200, y: 100, lifts: true)))
  }

  /// Seed 125: an inset that became smaller left content beyond its new edge.
  @Test func contentFollowsAnInsetThatShrinks() {
    expectNothing(
      Plan(
        views: [.init()], scrollers: [.init(contentHeight: 200, inset: 13.75)],
        inputs: [.act(.scroll(0, .setInset(0)))]))
    expectNothing(
      Plan(
        views: [.init()], scrollers: [.init(inset: 90)],
        inputs: [
          .act(.scroll(0, .setOffset(x: 0, y: -50, animated: false))),
          .act(.scroll(0, .setInset(0))),
        ]))
  }

  /// Seeds 145, 215 and 345: zooming by call while fingers pinch, or while it is animated, began twice
  /// and ended once.
  @Test(arguments: [true, false])
  func zoomingByCallEndsWhatZooms(isAnimated: Bool) {
    let zoom = Plan.Input.act(.scroll(0, .zoom(isAnimated ? 2 : 0.5, animated: isAnimated)))
    let plan = Plan(
      views: [.init(takesSeveral: true), .init(id: 1, parent: 0)],
      scrollers: [.init(zoomMin: 0.5, zoomMax: 4, zoomed: 1)],
      inputs: [
        .touches([.init(x: 100, y: 100), .init(finger: 2, x: 200, y: 100)], after: 0.01),
        .touches([.init(finger: 2, phase: .moved, x: 260, y: 100)], after: 0.01),
        .touches([.init(finger: 2, phase: .moved, x: 300, y: 100)], after: 0.01),
      ])
    var pinched = plan
    pinched.inputs.append(zoom)
    expectNothing(pinched)
    var twice = plan
    twice.inputs = [.act(.scroll(0, .zoom(3, animated: true))), .wait(0.1), zoom]
    expectNothing(twice)
    // Seed 1452: from inside of the question which view is zoomed.
    pinched.inputs.removeLast()
    pinched.reactions = [
      .init(moment: .viewForZooming, mutation: .scroll(0, .zoom(3, animated: isAnimated)))
    ]
    expectNothing(pinched)
  }

  /// Seed 1712: content that became smaller while a change of its scale was under way was beyond its
  /// edges at the end.
  @Test func contentThatChangesWhileItIsZoomedIsInsideItsEdgesAtTheEnd() {
    expectNothing(
      Plan(
        views: [.init(), .init(id: 1, parent: 0)],
        scrollers: [.init(zoomMax: 4, zoomed: 1)],
        inputs: [
          .act(.scroll(0, .zoomTo(x: 300, y: 1000, width: 200, height: 100, animated: true))),
          .wait(0.1), .act(.scroll(0, .setContent(width: 500, height: 900))),
        ]))
  }

  /// Seed 294: an animated change that ended because the bounds were moved told its end later, or
  /// never.
  @Test func movingTheBoundsEndsAnAnimationAtOnce() {
    expectNothing(
      Plan(
        views: [.init()], scrollers: [.init()],
        inputs: [
          .act(.scroll(0, .setOffset(x: 0, y: 300, animated: true))), .wait(0.1),
          .act(.scroll(0, .setBounds(x: 0, y: 80))), .wait(0.02),
        ]))
  }

  /// Seeds 389, 929 and 944: an animated change began while a touch had stopped a deceleration, which
  /// then never ended.
  @Test func anAnimationEndsADecelerationThatATouchStopped() {
    expectNothing(
      Plan(
        views: [.init()], scrollers: [.init()],
        inputs: drag(100, 300, toX: 100, y: 200, lifts: true) + [
          .wait(0.1), .touches([.init(x: 100, y: 200)], after: 0.01),
          .act(.scroll(0, .setOffset(x: 0, y: 30, animated: true))),
        ]))
  }

  /// Seeds 3470, 4292 and 4600: a touch stopped an animated change that came from beyond an edge, and
  /// the content stayed there.
  @Test func contentIsInsideItsEdgesAfterAnInterruptedAnimation() {
    expectNothing(
      Plan(
        views: [.init()], scrollers: [.init()],
        inputs: drag(100, 60, toX: 100, y: 390, lifts: true) + [
          .act(.scroll(0, .setOffset(x: 0, y: 460, animated: true))),
          .touches([.init(x: 200, y: 200)], after: 0.02),
        ]))
  }

  /// Seed 926: a touch reported at 10^308 points had an infinite velocity when it lifted, and the
  /// content's place was no number from then on.
  @Test func anInfiniteVelocityIsLimited() {
    expectNothing(
      Plan(
        views: [.init()], scrollers: [.init()],
        inputs: [
          .touches([.init(x: 100, y: 300)], after: 0.01),
          .touches([.init(phase: .moved, x: 100, y: 370, flaw: .huge)], after: 0.01),
          .touches([.init(phase: .ended, x: 100, y: 370)], after: 0.01),
        ]))
  }

  /// Seeds 845 to 1925: what was held of a touch that content is not to hear of was let go of without
  /// a word to observers.
  @Test func heldPhasesOfARefusedTouchAreDropped() {
    expectNothing(
      Plan(
        views: [.init(), .init(id: 1, parent: 0)],
        scrollers: [.init(contentHeight: 400, refuses: [1])],
        inputs: drag(100, 100, toX: 101, y: 101)))
  }

  /// Seed 5948: a touch reported at 10^308 points while others pinch left content without a place.
  @Test func aPinchFromFarAwayLeavesContentWhereItIs() {
    expectNothing(
      Plan(
        views: [.init(takesSeveral: true), .init(id: 1, parent: 0, takesSeveral: true)],
        scrollers: [.init(zoomMin: 0.5, bouncesZoom: false, zoomed: 1)],
        inputs: [
          .touches([.init(x: 100, y: 100), .init(finger: 2, x: 200, y: 100)], after: 0.01),
          .touches([.init(finger: 2, phase: .moved, x: 160, y: 160)], after: 0.01),
          .touches([.init(finger: 2, phase: .moved, x: 150, y: 180)], after: 0.01),
          .touches([.init(finger: 2, phase: .moved, x: 150, y: 190, flaw: .huge)], after: 0.01),
        ]))
  }

  /// Seed 5955: an inset that changed while content slowed down along the other axis left it beyond its
  /// new edge.
  @Test func contentFollowsAnInsetThatChangesWhileItSlowsDown() {
    expectNothing(
      Plan(
        views: [.init()], scrollers: [.init(contentWidth: 200)],
        reactions: [.init(moment: .didEndDragging, mutation: .scroll(0, .setInset(37.5)))],
        inputs: drag(100, 300, toX: 100, y: 200, lifts: true)))
  }

  /// Seed 3490: code let a view go while the app repaired it, and the app put it back into the window.
  @Test func aViewGoesWhileItIsRepaired() {
    expectNothing(
      Plan(
        views: [.init()], scrollers: [.init()], refreshers: [.init()],
        reactions: [.init(moment: .insetChanged, every: 2, mutation: .freeView(0))],
        inputs: [
          .act(.refresh(0, .begin)), .act(.repair), .rest,
          .touches([.init(x: 100, y: 131)], after: 0.1),
        ]))
  }

  /// Seed 5405, where the second opinion was wrong: a button that is held down from one history into the
  /// next keeps a recognizer out that was excluded with it.
  @Test func aButtonThatIsDownKeepsAHistoryOpen() {
    let plan = Plan(
      views: [.init()],
      recognizers: [
        .init(
          id: 2, kind: .custom, view: 0, takesPresses: true,
          habits: [.nothing, .nothing, .become(3)]
        ),
        .init(id: 3, kind: .custom, view: 0, habits: [.become(3), .nothing]),
      ],
      inputs: [
        .press(0, after: 0.01), .touches([.init(x: 10, y: 10)], after: 0.01),
        .touches([.init(phase: .ended, x: 10, y: 10)], after: 0.01),
        .touches([.init(x: 10, y: 10)], after: 1),
        .touches([.init(phase: .moved, x: 11, y: 10)], after: 0.01),
        .touches([.init(phase: .ended, x: 11, y: 10)], after: 0.01),
      ])
    expectNothing(plan)
    let world = World(plan)
    world.run()
    #expect(world.histories.counts.judged == 0 && world.histories.counts.beyond == 1)
    _ = world.dismantle()
  }

  /// Seed 1625: a tap on the status bar kept content beyond its left edge.
  @Test func theTopIsInsideTheOtherEdges() {
    let plan = Plan(
      seed: 1625,
      windows: [
        .init(),
        .init(),
      ],
      views: [
        .init(id: 4, window: 1, x: 200.0, width: 200.0, turn: 2.0, takesSeveral: true)
      ],
      scrollers: [
        .init(view: 4)
      ],
      navigations: [
        .init()
      ],
      inputs: [
        .touches([.init(finger: 7, x: 328.25, y: 157.25)], after: 0.015625, window: 1, buttons: 0),
        .touches(
          [.init(finger: 7, phase: .moved, x: 328.25, y: 357.25)], after: 0.0078125, window: 1,
          buttons: 0),
        .touches(
          [.init(finger: 7, phase: .ended, x: 328.25, y: 357.25)], after: 0.0078125, window: 1,
          buttons: 0),
        .act(.screen(.tapStatusBar)),
      ])
    #expect(plan.play().breaches == [])
  }
}
