// Segments, pages, the session of a text field and its insertion point, as values.

import Testing

@testable import GestureCore
@testable import WidgetRules

@Suite struct SegmentRules {
  private func row(_ count: Int, selected: Int = -1) -> SegmentRule {
    var rule = SegmentRule()
    for index in 0..<count { _ = rule.insert(at: index) }
    rule.select(selected)
    return rule
  }

  @Test func aLiftChooses() {
    var rule = row(3)
    rule.point(at: 0)
    rule.point(at: 2)
    #expect(rule.pressed == 2 && rule.selected == -1)
    #expect(rule.lift() && rule.selected == 2 && rule.pressed == nil)
    rule.point(at: 2)
    #expect(rule.lift() == false)
    rule.point(at: 1)
    rule.point(at: nil)
    #expect(!rule.lift() && rule.selected == 2)
    rule.point(at: 1)
    rule.cancel()
    #expect(!rule.lift() && rule.selected == 2)
  }

  @Test func aKeyLeadsNoFurtherThanTheEnds() {
    var rule = row(3, selected: 1)
    #expect(rule.go(isForward: true) && rule.pressed == 2)
    #expect(!rule.go(isForward: true) && rule.pressed == 2)
    #expect(rule.go(isForward: false) && rule.go(isForward: false) && rule.pressed == 0)
    #expect(!rule.go(isForward: false) && rule.pressed == 0)
  }

  @Test func segmentsComeAndGo() {
    var rule = row(4, selected: 2)
    #expect(rule.insert(at: -7) == 0 && rule.selected == 3 && rule.insert(at: 99) == 5)
    #expect(rule.remove(at: 0) == 0 && rule.selected == 2)
    #expect(rule.remove(at: 99) == 4 && rule.selected == 2)
    #expect(rule.remove(at: 2) == 2 && rule.selected == -2)
    rule.removeAll()
    #expect(rule.selected == -1 && rule.count == 0 && rule.remove(at: 0) == nil)
    // With nothing chosen, as on iOS 26.1.
    var unchosen = row(3)
    #expect(unchosen.remove(at: 0) == 0 && unchosen.selected == -2)
  }

  @Test func pressedSegmentMovesWithInsertionsAndRemovals() {
    var rule = row(3)
    rule.point(at: 1)
    _ = rule.insert(at: 0)
    #expect(rule.pressed == 2)
    _ = rule.remove(at: 0)
    _ = rule.remove(at: 2)
    #expect(rule.pressed == 1)
    _ = rule.remove(at: 1)
    #expect(rule.pressed == nil && !rule.lift())
  }

  @Test func aDisabledSegmentIsNeverChosen() {
    var rule = row(3, selected: 1)
    rule.setEnabled(false, at: 1)
    #expect(rule.selected == -1 && !rule.isEnabled(1) && rule.isEnabled(0) && !rule.isEnabled(9))
    rule.point(at: 1)
    #expect(rule.lift() == false)
    rule.point(at: 0)
    rule.setEnabled(false, at: 0)
    #expect(rule.lift() == false)
    rule.select(1)
    #expect(rule.selected == 1)
    rule.select(3)
    #expect(rule.selected == -1)
  }

  @Test func aMomentaryChoiceIsOverWhenItWasTold() {
    var rule = row(2)
    rule.isMomentary = true
    for _ in 0..<2 {
      rule.point(at: 1)
      #expect(rule.lift() && rule.selected == 1)
      rule.told()
      #expect(rule.selected == -1)
    }
    rule.select(0)
    #expect(rule.selected == -1)
    rule.isMomentary = false
    rule.select(0)
    rule.told()
    #expect(rule.selected == 0)
  }

  @Test func widthsAreTheirOwnOrShares() {
    var rule = row(3)
    rule.setWidth(50, at: 1)
    rule.setWidth(.nan, at: 0)
    rule.setWidth(-3, at: 2)
    #expect(rule.edges(in: 150) == [0, 50, 100, 150] && rule.width(1) == 50)
    #expect(rule.edges(in: 20) == [0, 0, 50, 50])
    #expect(rule.segment(at: 99, in: 150) == 1 && rule.segment(at: 100, in: 150) == 2)
    #expect(rule.segment(at: -1, in: 150) == nil && rule.segment(at: 150, in: 150) == nil)
    #expect(rule.width(5) == 0)
  }

  /// The first row is a picture of iOS.
  @Test func sharesAreWholePointsAndTheLastTakesTheRest() {
    #expect(row(3).edges(in: 280) == [0, 93, 186, 280])
    #expect(row(3).segment(at: 185.9, in: 280) == 1 && row(3).segment(at: 186, in: 280) == 2)
    #expect(row(2).edges(in: 1.5) == [0, 0, 1.5])
    var rule = row(3)
    rule.setWidth(50.5, at: 2)
    #expect(rule.edges(in: 100) == [0, 24, 49.5, 100])
  }
}

@Suite struct PageRules {
  private func pages(_ count: Int, at page: Int = 0) -> PageRule {
    var rule = PageRule()
    rule.setCount(count)
    rule.set(page)
    return rule
  }

  private func tap(_ rule: inout PageRule, at place: Double) -> Bool {
    rule.press(at: place)
    return rule.lift(at: place, middle: 50, isInside: true)
  }

  @Test func aTapMovesOnePage() {
    var rule = pages(3)
    #expect(tap(&rule, at: 50) && rule.page == 1)
    #expect(tap(&rule, at: 49.9) && rule.page == 0)
    #expect(!tap(&rule, at: 0) && rule.page == 0)
    rule.isRightToLeft = true
    #expect(tap(&rule, at: 0) && rule.page == 1)
    #expect(tap(&rule, at: 50) && rule.page == 0)
    rule.press(at: 0)
    #expect(!rule.lift(at: 0, middle: 50, isInside: false) && rule.page == 0)
  }

  @Test func tenPointsBeginADrag() {
    var rule = pages(5, at: 1)
    rule.press(at: 0)
    #expect(!rule.move(to: 9.9) && rule.interaction == .none)
    #expect(rule.move(to: 10) && rule.page == 2 && rule.interaction == .continuous)
    #expect(rule.move(to: 27) && rule.page == 3)
    #expect(rule.move(to: 900) && rule.page == 4 && !rule.move(to: 1e300))
    #expect(rule.move(to: -900) && rule.page == 0 && !rule.move(to: .nan))
    #expect(!rule.lift(at: 99, middle: 50, isInside: true) && rule.interaction == .none)
    #expect(rule.move(to: 500) == false)
  }

  @Test func withoutDraggingItIsATap() {
    var rule = pages(5)
    rule.allowsDragging = false
    rule.press(at: 40)
    #expect(rule.move(to: 60) == false)
    #expect(rule.lift(at: 60, middle: 50, isInside: true) && rule.page == 1)
    rule.allowsDragging = true
    rule.isRightToLeft = true
    rule.press(at: 60)
    #expect(rule.move(to: 40) && rule.page == 2)
    rule.cancel()
    #expect(!rule.move(to: 0) && rule.page == 2)
  }

  @Test func wrongNumbersAreTheNearerEnd() {
    var rule = pages(-3)
    #expect((rule.count, rule.page, rule.shows, rule.dots) == (0, 0, false, 0))
    rule.setCount(4)
    rule.set(9)
    #expect(rule.page == 3)
    rule.setCount(2)
    #expect(rule.page == 1)
    rule.set(-1)
    #expect(rule.page == 0 && rule.dots == 2)
    rule.setCount(1)
    #expect(rule.shows)
    rule.hidesSinglePage = true
    #expect(!rule.shows && rule.dots == 0)
    rule.setCount(.max)
    rule.set(.max)
    #expect(rule.dots == 100 && rule.dotOfPage == 99)
    _ = tap(&rule, at: 99)
    #expect(rule.page == PageRule.countMax - 1)
    rule.press(at: 0)
    #expect(!rule.move(to: 1e30) && rule.page == PageRule.countMax - 1)
  }
}

@Suite struct EditingSessions {
  @Test func eachBeginningThatWasToldHasOneEnd() {
    var session = EditingSession()
    let beginning = session.begin()
    #expect(beginning == 1 && session.isEditing && session.begin() == nil)
    #expect(!session.toldObservers(of: 1) && session.toldDelegate(of: 1))
    #expect(!session.toldDelegate(of: 1) && session.isEditing)
    #expect(session.toldObservers(of: 1) && !session.toldObservers(of: 1))
    #expect(session.end() == .init(tellsDelegate: true, tellsObservers: true, tellsTargets: true))
    #expect(
      session.end() == .init(tellsDelegate: false, tellsObservers: false, tellsTargets: false))
  }

  @Test func anEndWithinTheBeginningIsToldToTheDelegateAlone() {
    var session = EditingSession()
    _ = session.begin()
    #expect(
      session.end() == .init(tellsDelegate: true, tellsObservers: false, tellsTargets: false))
    #expect(session.begin() == 2 && !session.toldDelegate(of: 1) && session.toldDelegate(of: 2))
    #expect(
      session.end() == .init(tellsDelegate: true, tellsObservers: true, tellsTargets: false))
    #expect(session.begin() == 3 && session.toldDelegate(of: 3))
    #expect(!session.toldObservers(of: 2) && session.toldObservers(of: 3))
  }

  @Test func aQuestionIsNotAskedWithinItself() {
    var session = EditingSession()
    #expect(session.askToBegin() && !session.askToBegin() && session.askToEnd())
    session.answeredToBegin()
    #expect(session.askToBegin() && !session.askToEnd())
    session.answeredToEnd()
    #expect(session.askToEnd() == true)
  }
}

@Suite struct CaretRules {
  @Test(arguments: [
    (-5, 0), (0, 0), (4.9, 0), (5, 1), (12.4, 1), (12.5, 2), (20, 2), (99, 3), (.infinity, 3),
    (-.infinity, 0), (.nan, 0),
  ])
  func theNearestEdgeOfACharacter(place: Double, index: Int) {
    #expect(CaretRule.index(at: place, widths: [10, 5, 20]) == index)
  }

  @Test func charactersWithoutWidth() {
    #expect(CaretRule.index(at: 6, widths: [-1, .nan, 10]) == 3)
    #expect(CaretRule.index(at: 3, widths: []) == 0)
  }

  @Test(arguments: [
    (0.0, 40.0, 300.0, 0.0), (0, 140, 300, 42), (42, 100, 300, 42), (40, 10, 300, 10),
    (10, 0, 300, 0), (250, 300, 300, 202), (40, 30, 50, 0),
  ])
  func aLongLineMovesAsLittleAsNeeded(
    offset: Double, caret: Double, length: Double, expected: Double
  ) {
    #expect(
      CaretRule.offset(offset, showing: caret, ofWidth: 2, inTextOf: length, room: 100)
        == expected)
  }
}
