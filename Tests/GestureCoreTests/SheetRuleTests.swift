// BEHAVIOUR 14, without a view: where a sheet is, rests, and when it is dismissed.

import GestureCore
import Testing
import WidgetRules

/// A sheet in a container of 852 points, and a caller that carries steps out.
private final class Sheet {
  var rule = SheetRule()
  var mayDismiss = true

  init(_ tops: [Double], selected: Int = 0) {
    rule.setLayout(tops: tops, height: 852, selected: selected)
    _ = steps()
  }

  func steps() -> [String] {
    var lines: [String] = []
    while let step = rule.next() {
      if case .move(let top) = step {
        lines.append("\((top * 10).rounded() / 10)")
      } else {
        lines.append("\(step)")
      }
      if step == .askToDismiss { rule.answer(mayDismiss: mayDismiss) }
    }
    return lines
  }

  func drag(_ way: Double, velocity: Double? = 0) -> [String] {
    _ = rule.beginDrag()
    rule.drag(by: way)
    let lines = steps()
    rule.endDrag(velocity: velocity, at: 0)
    return lines + steps()
  }

  /// Frames until nothing moves.
  func settle() -> [String] {
    var lines: [String] = []
    for frame in 1...200 where rule.isMoving {
      rule.frame(at: Double(frame) / 60)
      lines = steps().filter { Double($0) == nil || !rule.isMoving }
    }
    return lines
  }
}

private let large = [59.0]
private let both = [403.7, 59]

@Suite struct SheetDecisions {
  /// Of a height of 793 points, 396.5 are half. [seen: 370 no, 398 yes]
  @Test func aSheetThatMayNotGoStaysUnderTheFingerThatTakesItOnItsWayBack() {
    let sheet = Sheet(large)
    sheet.mayDismiss = false
    _ = sheet.drag(300)
    let way = sheet.rule.top
    #expect(way > large[0])
    let isTaken = sheet.rule.beginDrag()
    #expect(isTaken)
    sheet.rule.drag(by: 0)
    _ = sheet.steps()
    #expect(abs(sheet.rule.top - way) < 0.001)
  }

  @Test func aSheetThatMayNotGoIsTakenWhereItIsOnItsWayToAHigherDetent() {
    let sheet = Sheet(both)
    sheet.mayDismiss = false
    _ = sheet.rule.beginDrag()
    sheet.rule.drag(by: 100)
    #expect(sheet.steps().contains("askToDismiss"))
    sheet.rule.drag(by: -100)
    _ = sheet.steps()
    sheet.rule.endDrag(velocity: -3000, at: 0)
    var time = 0.0
    while sheet.rule.isMoving, sheet.rule.top > 250 {
      time += 1 / 60.0
      sheet.rule.frame(at: time)
      _ = sheet.steps()
    }
    let way = sheet.rule.top
    #expect(way > 60 && way <= 250)
    let isTaken = sheet.rule.beginDrag()
    #expect(isTaken)
    sheet.rule.drag(by: 0)
    _ = sheet.steps()
    #expect(abs(sheet.rule.top - way) < 0.001)
  }

  @Test(arguments: [(370.0, false), (396.5, false), (397, true), (398, true)])
  func beyondHalfOfItsHeightItGoes(way: Double, goes: Bool) {
    let sheet = Sheet(large)
    #expect(sheet.drag(way) == ["askToDismiss", "willDismiss", "\(59 + way)"])
    #expect(sheet.rule.phase == (goes ? .dismissing : .returning))
    #expect(sheet.settle() == (goes ? ["852.0", "dismiss"] : ["59.0", "stay"]))
  }

  @Test(arguments: [(975.0, false), (999.9, false), (1000, true)])
  func aFlickDismisses(velocity: Double, goes: Bool) {
    let sheet = Sheet(large)
    _ = sheet.drag(60, velocity: velocity)
    #expect(sheet.rule.phase == (goes ? .dismissing : .returning))
    #expect(sheet.settle().last == (goes ? "dismiss" : "stay"))
    let isCaught = sheet.rule.beginDrag()
    #expect(!isCaught == goes)
  }

  @Test func upwardsALargeOneDoesNothing() {
    let sheet = Sheet(large)
    #expect(sheet.drag(-100, velocity: -2000) == ["59.0"] && sheet.rule.phase == .idle)
  }

  @Test(arguments: [
    (-100.0, 0.0, 0), (-172, 0, 0), (-173, 0, 1), (-20, -1000, 1), (-20, -999, 0), (-300, 1000, 0),
    (-500, 0, 1),
  ])
  func betweenDetentsTheNearestOrTheFlicked(way: Double, velocity: Double, detent: Int) {
    let sheet = Sheet(both)
    let steps = sheet.drag(way, velocity: velocity)
    #expect(steps.contains("didSelect(1)") == (detent == 1), "\(steps)")
    #expect(sheet.rule.selected == detent)
    _ = sheet.settle()
    #expect(sheet.rule.top == (detent == 1 ? 59 : 403.7))
  }

  @Test func fromLargeAFlickGoesToMediumFirst() {
    let sheet = Sheet(both, selected: 1)
    #expect(sheet.drag(50, velocity: 3000) == ["109.0", "didSelect(0)"])
    #expect(sheet.settle() == ["403.7"])
    #expect(sheet.drag(50, velocity: 3000).first == "askToDismiss")
    #expect(sheet.settle().last == "dismiss")
  }

  @Test func sheetThatMayNotGoResists() {
    let sheet = Sheet(large)
    sheet.mayDismiss = false
    // 793·(1 − 1/(0.55·300/793 + 1)) = 136.6
    #expect(sheet.drag(300) == ["askToDismiss", "195.6"])
    #expect(sheet.settle() == ["59.0"])
    #expect(sheet.drag(500) == ["askToDismiss", "263.2", "didAttempt"])
    #expect(sheet.settle() == ["59.0"])
    #expect(sheet.drag(30, velocity: 1200).last == "didAttempt")
  }

  @Test func aTouchThatIsTakenAwayDismissesNothing() {
    let sheet = Sheet(large)
    _ = sheet.drag(700, velocity: nil)
    #expect(sheet.settle() == ["59.0", "stay"])
  }

  @Test func theAppIsAskedOnceForEachTimeInHand() {
    let sheet = Sheet(large)
    _ = sheet.drag(100)
    sheet.rule.frame(at: 0.02)
    _ = sheet.steps()
    let place = sheet.rule.top
    #expect(place > 60 && place < 159)
    // It is caught on its way.
    let isCaught = sheet.rule.beginDrag()
    #expect(isCaught)
    sheet.rule.drag(by: 10)
    #expect(sheet.steps() == ["\(((place + 10) * 10).rounded() / 10)"])
    sheet.rule.endDrag(velocity: 1500, at: 1)
    #expect(sheet.rule.phase == .dismissing)
  }

  @Test func theSpringIsCriticallyDamped() {
    let sheet = Sheet(large)
    _ = sheet.drag(100, velocity: 600)
    sheet.rule.frame(at: 0.1)
    _ = sheet.steps()
    // (100 + (600 + 18.257·100)·0.1)·e^(−1.8257)
    #expect(abs(sheet.rule.top - 59 - 55.19) < 0.01)
  }

  @Test func theDimmingFollows() {
    let sheet = Sheet(large)
    #expect(sheet.rule.dimming == 0.2)
    _ = sheet.drag(396.5)
    #expect(abs(sheet.rule.dimming - 0.1) < 1e-12)
    #expect(SheetRule().dimming == 0)
  }

  @Test func theAppChoosesAndReleases() {
    let sheet = Sheet(both)
    sheet.rule.select(1, animated: false, at: 0)
    #expect(sheet.steps() == ["59.0"])
    sheet.rule.select(0, animated: true, at: 0)
    #expect(sheet.rule.phase == .returning && sheet.settle() == ["403.7"])
    sheet.rule.select(7, animated: false, at: 0)
    #expect(sheet.rule.selected == 0 && sheet.steps() == [])
    _ = sheet.rule.beginDrag()
    sheet.rule.drag(by: 50)
    _ = sheet.steps()
    sheet.rule.release()
    #expect(sheet.steps() == ["stay"] && sheet.rule.phase == .idle && sheet.rule.top == 453.7)
  }

  @Test func sheetThatTheAppDismissesOnItsWayBackStaysWhereItIs() {
    let sheet = Sheet(both)
    sheet.rule.select(1, animated: true, at: 0)
    sheet.rule.frame(at: 0.1)
    _ = sheet.steps()
    sheet.rule.release()
    let top = sheet.rule.top
    #expect(sheet.rule.phase == .idle && top != 403.7 && top != 59)
    sheet.rule.frame(at: 0.2)
    #expect(sheet.steps() == [] && sheet.rule.top == top)
  }

  @Test func theDimmingIsWholeFromTheFirstDimmedDetentOn() {
    let sheet = Sheet(both)
    let tops: [(selected: Int, dimming: Double)] = [(0, 0), (1, 0.2), (2, 0.2)]
    for (selected, dimming) in tops {
      sheet.rule.setLayout(tops: [300, 200, 20], height: 400, selected: selected, undimmed: 0)
      #expect(sheet.rule.dimming == dimming && sheet.rule.isUndimmed == (selected == 0))
    }
  }

  @Test func aNewSizePlacesItAnew() {
    let sheet = Sheet(both)
    sheet.rule.setLayout(tops: [200, 20], height: 400, selected: 1)
    #expect(sheet.steps() == ["20.0"])
    sheet.rule.setLayout(tops: [200, 20], height: 400, selected: 1, undimmed: 2)
    #expect(!sheet.rule.isUndimmed)
    sheet.rule.setLayout(tops: [], height: 400, selected: 3)
    #expect(sheet.steps() == ["0.0"] && sheet.rule.tops == [0])
  }
}

@Suite struct SheetPlaces {
  private let layout = SheetLayout(width: 393, height: 852, safeTop: 59)

  /// [seen] on a screen of 393 × 852 points.
  @Test func theDetentsAreWhereTheyWereSeen() {
    let large = layout.place(top: layout.largeTop, lowest: layout.mediumTop)
    #expect(large == .init(x: 0, y: 59, width: 393, height: 793, scale: 1))
    let medium = layout.place(top: layout.mediumTop, lowest: layout.mediumTop)
    #expect(medium.x == 8 && medium.width == 377)
    #expect(abs(medium.y - 403.7) < 0.05 && abs(medium.height - 440.3) < 0.05)
    #expect(abs(medium.scale - 0.9593) < 0.0001)
  }

  @Test func betweenThemTheBottomIsPinnedAndBelowItMovesAsAWhole() {
    let middle = (layout.largeTop + layout.mediumTop) / 2
    let between = layout.place(top: middle, lowest: layout.mediumTop)
    #expect(between.x == 4 && abs(between.y + between.height - 848) < 1e-9)
    let below = layout.place(top: layout.mediumTop + 100, lowest: layout.mediumTop)
    #expect(abs(below.height - 440.3) < 0.05 && below.x == 8)
    let pulled = layout.place(top: 159, lowest: 59)
    #expect(pulled == .init(x: 0, y: 159, width: 393, height: 793, scale: 1))
  }

  @Test func detentsThatAreHalfAPointApartHaveTheirMargins() {
    let low = SheetLayout(width: 393, height: 852, safeTop: layout.mediumTop - 0.5)
    #expect(low.mediumTop - low.largeTop == 0.5)
    #expect(low.place(top: low.mediumTop, lowest: low.mediumTop).x == 8)
    #expect(low.place(top: low.largeTop, lowest: low.mediumTop).x == 0)
  }

  @Test func aNarrowContainerHasNoMargins() {
    let narrow = SheetLayout(width: 10, height: 20, safeTop: 400)
    #expect(narrow.mediumScale == 1 && narrow.largeTop == 20 && narrow.mediumTop == 20)
  }
}
