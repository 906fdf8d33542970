// What the rules of widgets make of numbers that no widget ought to give, and of calls out of their order.

import GestureCore
import Testing

@testable import WidgetRules

private func path(_ row: Int, _ section: Int = 0) -> RowPath {
  RowPath(section: section, row: row)
}

@Suite struct NumbersBeyondAnyScreen {
  private let notFinite = [Double.nan, .infinity, -.infinity]

  @Test func aSwipeOverAnInfiniteWidthIsOneOverAPoint() {
    #expect(BackSwipe(width: .infinity).width == 1)
  }

  @Test func aSpringTakesNoVelocityThatIsNotFinite() {
    var swipe = BackSwipe(width: 400)
    swipe.moved(by: 100)
    for velocity in notFinite {
      #expect(swipe.springVelocity(velocity, isFinished: true) == 0)
    }
  }

  @Test func aDecelerationLosesNoMoreThanHalfInAMillisecond() {
    let least = Deceleration(from: 0, velocity: 1000, rate: 0.5).target
    for rate in [0.3, 0, -1, .nan, -.infinity] {
      #expect(Deceleration(from: 0, velocity: 1000, rate: rate).target == least)
    }
  }

  @Test func aFingerLiftedNowhereTurnsNoPage() {
    var rule = PageRule()
    rule.setCount(3)
    rule.set(1)
    for place in notFinite {
      rule.press(at: 0)
      let isTurned = rule.lift(at: place, middle: 50, isInside: true)
      #expect(!isTurned && rule.page == 1)
    }
  }

  @Test func aSegmentOfInfiniteWidthHasAShare() {
    var rule = SegmentRule()
    _ = rule.insert(at: 0)
    rule.setWidth(.infinity, at: 0)
    #expect(rule.width(0) == 0)
  }

  @Test func aPlaceThatIsNoNumberIsTheStartOfASlider() {
    #expect(SliderRule().fraction(of: .nan) == 0)
  }

  @Test func aRowOfInfiniteWidthIsNotSwiped() {
    #expect(RowSwipe(width: .infinity).width == 0)
  }

  @Test func contentThatFitsLiesAtTheNearerEndOfAnAlignmentBeyondIt() {
    func place(_ alignment: Double) -> Double {
      ScrollAxis(length: 100, content: 60, alignment: alignment).range.lowerBound
    }
    #expect([-1, 0, 0.5, 1, 1.5].map(place) == [0, 0, -20, -40, -40])
  }

  @Test func insetsWithoutMeasureLeaveContentAtItsStart() {
    let most = Double.greatestFiniteMagnitude
    let axis = ScrollAxis(length: most, content: 0, after: -most, alignment: 1)
    #expect(axis.range == 0...0)
  }

  @Test func contentIsPlacedAtNumbersAlone() {
    for place in notFinite {
      var rule = ScrollRule()
      rule.setAxes(horizontal: .none, vertical: ScrollAxis(length: 400, content: 1000))
      rule.jump(to: Point(0, 20))
      rule.follow(Point(0, place))
      #expect(rule.offset == Point(0, 20))
      rule.place(at: Point(0, place))
      #expect(rule.shown == Point(0, 20))
    }
  }

  @Test func fingersThatZoomNowhereDragOn() {
    for place in notFinite {
      var rule = ScrollRule()
      rule.setAxes(horizontal: .none, vertical: ScrollAxis(length: 400, content: 1000))
      rule.beginDrag(by: .zero, travel: .zero, at: 0)
      rule.drag(by: Point(0, place), isZooming: true, at: 1)
      rule.drag(by: Point(0, -30), at: 2)
      #expect(rule.offset == Point(0, 30))
    }
  }

  @Test func aSheetFollowsNumbersAlone() {
    var rule = SheetRule()
    rule.setLayout(tops: [400, 59], height: 852, selected: 0)
    _ = rule.beginDrag()
    rule.drag(by: -40)
    for way in notFinite { rule.drag(by: way) }
    while rule.next() != nil {}
    #expect(rule.top == 360)
  }

  @Test func fingersThatAreInfinitelyFarApartDoNotZoom() {
    var rule = ZoomRule()
    rule.setLimits(minimum: 1, maximum: 4)
    rule.beginPinch(2, at: .zero, offset: .zero)
    rule.pinch(.infinity, at: .zero)
    #expect(rule.scale == 2)
  }

  @Test func infiniteLimitsOfZoomingAreNone() {
    var rule = ZoomRule()
    rule.setLimits(minimum: .infinity, maximum: .infinity)
    #expect(rule.minimum == 1 && rule.maximum == 1)
    rule.setLimits(minimum: 2, maximum: .infinity)
    #expect(rule.minimum == 2 && rule.maximum == 2)
  }

  /// All of the container is above or below the safe area.
  @Test func aSheetWithoutRoomIsAtTheEdgeOfTheSafeArea() {
    let full = SheetLayout(width: 400, height: 800, safeTop: 800)
    let place = full.place(top: 800, lowest: 800)
    #expect(place.x == 0 && place.width == 400 && place.scale == 1)
    #expect(full.top(for: 100) == 800)
    #expect(SheetLayout(width: 400, height: 1000, safeTop: 470, safeBottom: 600).top(for: 1) == 470)
  }

  @Test func noRowStandsBeforeTheFirst() {
    let layout = RowLayout(sections: [.init(rows: [44]), .init(rows: [44])])
    #expect(layout.index(of: path(-1, 1)) == nil)
    var changes = RowChanges()
    let (mapping, _) = changes.mapping(from: [1, 1], to: [1, 1])
    #expect(mapping?(path(-1, 1)) == nil && mapping?(path(0, 1)) == path(0, 1))
    changes.deletedRows = [path(-1)]
    #expect(changes.mapping(from: [1], to: [0]).problem == .noRow(path(-1), of: 1))
  }
}

@Suite struct RulesOutOfTurn {
  @Test func anEstimateAndAHeightOfOneSizeStayApart() {
    var heights = RowHeights()
    heights.append(44, isEstimated: true)
    heights.append(44)
    let layout = RowLayout(sections: [.init(rows: heights)])
    #expect(layout.isEstimated(0) && !layout.isEstimated(1))
  }

  @Test func aMeasuredHeightDoesNotReplaceOneThatIsSaid() {
    var heights = RowHeights([50])
    heights.append(44, isEstimated: true)
    let new = RowLayout(sections: [.init(rows: heights)])
    let kept = new.keepingMeasured(of: RowLayout(sections: [.init(rows: [30, 30])])) { $0 }
    #expect(kept.row(0).length == 50 && kept.row(1).length == 30)
  }

  @Test func aRowOfAnotherSectionIsMeasuredWhileOneIsHeld() {
    let layout = RowLayout(sections: [.init(rows: [44, 44, 44]), .init(rows: [44, 44])])
    var rule = RowReorder(path(0), in: layout, at: 0)
    rule.measure(path(1, 1), as: 200)
    // The first row of the second section lies from 88 to 132, the measured one below it.
    #expect(rule.proposal(at: 120) == path(1, 1))
  }

  @Test func contentThatIsPlacedWhereItGoesAnywayIsStillTold() {
    var rule = ScrollRule()
    rule.setAxes(horizontal: .none, vertical: ScrollAxis(length: 400, content: 1000))
    rule.jump(to: Point(0, 20))
    rule.place(at: Point(0, 20))
    #expect(rule.next() == .scroll(to: Point(0, 20)))
  }

  @Test func contentThatWasLetGoIsPulledNoMore() {
    var rule = ScrollRule()
    rule.setAxes(horizontal: .none, vertical: ScrollAxis(length: 400, content: 1000))
    rule.beginDrag(by: Point(0, 100), travel: Point(0, 100), at: 0)
    #expect(rule.topPull == 100)
    rule.endDrag(velocity: .zero, at: 1)
    #expect(rule.topPull == 0)
  }

  @Test func aSlowReleaseGoesToAFarTargetByTheClock() {
    let axis = ScrollAxis(length: 400, content: 100_000)
    #expect(axis.release(at: 0, velocity: 20, to: 5000) == .easing(from: 0, to: 5000))
  }

  @Test func withoutBouncingAPinchGoesOnFromWhatIsDrawn() {
    let side = ZoomRule.Content.Side(viewport: 400, content: 400, before: 0, after: 0)
    var rule = ZoomRule()
    rule.setLimits(minimum: 1, maximum: 2)
    rule.beginPinch(8, at: .zero, offset: .zero)
    rule.endPinch(at: 0, of: .init(horizontal: side, vertical: side), isScrolling: false)
    let drawn = rule.drawn.scale
    #expect(rule.phase == .bouncing && drawn > 2)
    rule.bounces = false
    rule.beginPinch(1, at: .zero, offset: .zero)
    rule.pinch(1.5 / drawn, at: .zero)
    #expect(abs(rule.scale - 1.5) < 1e-9)
  }

  @Test func aMoveEndsOnceItHasBegun() {
    let stack = Stack("A")
    stack.during["prepare"] = { $0.ended(completed: true) }
    _ = stack.push("B", animated: true)
    #expect(stack.steps().last == "push AB" && stack.rule.shown == "A")
    _ = stack.end()
    #expect(stack.rule.shown == "B")
  }

  /// The controller disappears before the views of a push are moved, and the new screen is popped.
  @Test func aScreenThatMovesLeavesWhenItsMoveIsOver() {
    let stack = Stack("AB")
    stack.during["prepare"] = { rule in
      _ = rule.setStack(["A", "B"], animated: true)
      rule.willDisappear()
    }
    _ = stack.push("C", animated: true)
    #expect(stack.steps().last == "push BC")
    stack.rule.didDisappear()
    let steps = stack.steps()
    #expect(steps.first == "C place" && steps.contains("C didRelease"), "\(steps)")
  }

  @Test func aScreenThatDidNotShowIsForgottenAlone() {
    var rule = Stack("A").rule
    rule.wasNotShown("B")
    #expect(rule.newlyShown == nil)
    rule.wasNotShown("A")
    #expect(rule.newlyShown == "A")
  }

  /// Code that hears that the controller stays dismisses it: the dismissal that went back is not complete.
  @Test func aDismissalThatGoesBackCompletesNothing() {
    var rule = PresentationRule()
    func facts(isBound: Bool) -> PresentationRule.Facts {
      .init(
        appearance: .appeared, isBound: isBound, isCovered: false, isAnnouncedAbove: false,
        isInHand: false)
    }
    var course = rule.presentationAsked()
    _ = rule.next(&course, facts(isBound: true))
    rule.prepared(as: .over)
    while rule.next(&course, facts(isBound: true)) != nil {}
    var dismissal = rule.dismissalAsked(facts(isBound: true))
    while rule.next(&dismissal, facts(isBound: true)) != nil {}
    var back = rule.dismissalEnded(completed: false)
    var steps: [PresentationRule.Step] = []
    while let step = rule.next(&back, facts(isBound: steps.last != .reappear)) {
      steps.append(step)
    }
    #expect(steps == [.putBack, .reappear])
  }
}
