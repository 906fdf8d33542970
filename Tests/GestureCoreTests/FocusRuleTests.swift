// Where arrows lead between rectangles, and in which order they are read.

import GestureCore
import Testing

/// A square of 10 points at a place.
private func at(_ x: Double, _ y: Double, _ width: Double = 10, _ height: Double = 10) -> FocusPlace
{
  FocusPlace(from: Point(x, y), to: Point(x + width, y + height))
}

@Suite struct FocusRules {
  private func target(
    _ arrow: FocusArrow, from own: Int, among places: [FocusPlace]
  ) -> Int? {
    FocusRule.target(of: arrow, from: places[own], numbered: own, among: places)
  }

  @Test func theNearestInTheStripCounts() {
    let places = [at(0, 0), at(20, 0), at(40, 0), at(0, 20), at(0, 60)]
    #expect(target(.right, from: 0, among: places) == 1)
    #expect(target(.right, from: 1, among: places) == 2)
    #expect(target(.right, from: 2, among: places) == nil)
    #expect(target(.down, from: 0, among: places) == 3)
    #expect(target(.down, from: 3, among: places) == 4)
    #expect(target(.up, from: 4, among: places) == 3)
    #expect(target(.left, from: 2, among: places) == 1)
  }

  @Test func placesBesideTheStripCountOnlyIfNoneIsInIt() {
    // 5 below and beside; 200 below in the strip.
    #expect(target(.down, from: 0, among: [at(0, 0), at(20, 15), at(5, 200)]) == 2)
    #expect(target(.down, from: 0, among: [at(0, 0), at(20, 15), at(25, 40)]) == 1)
    // A point along counts as much as four across: 10 along are more than 30 across, less than 50.
    #expect(target(.down, from: 0, among: [at(0, 0), at(40, 10), at(12, 20)]) == 1)
    #expect(target(.down, from: 0, among: [at(0, 0), at(60, 10), at(12, 20)]) == 2)
  }

  @Test func aPlaceInsideAnotherIsReachedByItsMiddle() {
    let (row, button) = (at(0, 0, 300, 44), at(200, 7, 60, 30))
    #expect(target(.right, from: 0, among: [row, button]) == 1)
    #expect(target(.left, from: 1, among: [row, button]) == 0)
    #expect(target(.down, from: 0, among: [row, button]) == nil)
  }

  @Test func placesWithOneMiddleAreGoneThroughInTheirOrder() {
    let places = [at(0, 0, 30, 30), at(10, 10), at(5, 5, 20, 20)]
    #expect(target(.down, from: 0, among: places) == 1)
    #expect(target(.right, from: 1, among: places) == 2)
    #expect(target(.right, from: 2, among: places) == nil)
    #expect(target(.up, from: 2, among: places) == 0)
  }

  @Test func aPlaceOnAnotherOneIsReachedForwardsAndLeftBackwards() {
    let places = [at(0, 0), at(0, 0)]
    for arrow in [FocusArrow.down, .right] {
      #expect(target(arrow, from: 0, among: places) == 1)
      #expect(target(arrow, from: 1, among: places) == nil)
    }
    for arrow in [FocusArrow.up, .left] {
      #expect(target(arrow, from: 1, among: places) == 0)
      #expect(target(arrow, from: 0, among: places) == nil)
    }
  }

  @Test func rectanglesWithoutANumberAreNoTarget() {
    let places = [
      at(0, 0), at(.nan, 0), at(20, 0, 0), at(.infinity, 0), at(0, 20, .infinity), at(60, 0),
      at(50, .nan), at(0, 20, 10, .infinity),
      FocusPlace(from: Point(50, -.infinity), to: Point(60, 10)),
    ]
    #expect(target(.right, from: 0, among: places) == 5)
    #expect(target(.down, from: 0, among: places) == nil)
    #expect(FocusRule.nearest(to: at(.nan, 0), among: [at(.nan, 0)]) == nil)
  }

  @Test func theNearestMiddleCounts() {
    let places = [at(100, 0), at(0, 50), at(0, -50)]
    #expect(FocusRule.nearest(to: at(0, 0), among: places) == 1)
    #expect(FocusRule.nearest(to: at(0, 0), among: []) == nil)
  }

  @Test func everyPlaceOfARandomScreenIsReachedFromEveryOther() {
    // A grid with places moved by up to 12 points and of different sizes.
    var seed: UInt64 = 7
    func random(_ limit: Double) -> Double {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(seed >> 40) / Double(1 << 24) * limit
    }
    for _ in 0..<200 {
      let places = (0..<24).map { number in
        at(
          Double(number % 4) * 80 + random(12), Double(number / 4) * 60 + random(12),
          20 + random(40), 20 + random(20))
      }
      var (reached, open) = (Set([0]), [0])
      while let own = open.popLast() {
        for arrow in FocusArrow.allCases {
          if let next = target(arrow, from: own, among: places), reached.insert(next).inserted {
            open.append(next)
          }
        }
      }
      #expect(reached.count == places.count)
    }
  }

  @Test func linesAreReadFromTheLeadingEdge() {
    let places = [at(50, 4), at(0, 30), at(0, 0), at(100, 0)]
    #expect(ReadingOrder.sorted(places, isMirrored: false) == [2, 0, 3, 1])
    #expect(ReadingOrder.sorted(places, isMirrored: true) == [3, 0, 2, 1])
  }

  @Test func arrowsAndActivationServeATextThatIsEdited() {
    let keys = [FocusKey.next, .previous, .arrow(.up), .activate, .escape, .action(0), .move(.up)]
    #expect(keys.map(\.worksWhileEditing) == [true, true, false, false, true, true, false])
    #expect(keys.map(\.repeats) == [true, true, true, false, false, false, true])
  }

  @Test func digitsCountTheActionsThatMoveNothing() {
    func number(_ key: FocusKey, _ arrows: [FocusArrow?]) -> Int? {
      FocusRule.action(of: key, among: arrows)
    }
    let middle: [FocusArrow?] = [nil, .up, .down, nil]
    let keys = [FocusKey.action(0), .action(1), .action(2), .move(.up), .move(.down), .move(.left)]
    #expect(keys.map { number($0, middle) } == [0, 3, nil, 1, 2, nil])
    #expect(keys.map { number($0, [.down, nil]) } == [1, nil, nil, nil, 0, nil])
    #expect([FocusKey.next, .activate, .arrow(.up)].allSatisfy { number($0, middle) == nil })
  }
}
