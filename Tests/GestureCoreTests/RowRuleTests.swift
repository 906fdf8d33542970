// What a touch selects, what a swipe opens, where a held row goes, and when content is refreshed.

import GestureCore
import Testing
import WidgetRules

@Suite struct SwipeTable {
  private let wide = RowSwipe.Actions(width: 150, performsFirst: true)
  private let short = RowSwipe.Actions(width: 80, performsFirst: false)

  /// A lift after a drag from closed, with a velocity in points per second.
  private func outcome(_ distance: Double, _ velocity: Double = 0) -> RowSwipe.Outcome {
    var swipe = RowSwipe(width: 400, leading: short, trailing: wide)
    swipe.begin()
    swipe.drag(by: distance)
    return swipe.release(velocity: velocity)
  }

  @Test func buttonsWithoutAWidthOfTheirOwnAreNone() {
    for width in [-1, 0, Double.infinity, .nan] {
      #expect(RowSwipe.Actions(width: width, performsFirst: false) == .none)
    }
  }

  @Test func whereAndHowFastALiftDecides() {
    let table: [(Double, Double, RowSwipe.Outcome)] = [
      (-74, 0, .closes), (-75, 0, .opens(.trailing)), (39, 0, .closes), (40, 0, .opens(.leading)),
      (-1, -299, .closes), (-1, -300, .opens(.trailing)), (1, 300, .opens(.leading)),
      (-140, 299, .opens(.trailing)), (-140, 300, .closes), (70, -300, .closes),
      (0, -2000, .closes),
      (-319, 0, .opens(.trailing)), (-320, 0, .performs(.trailing)),
      (-320, 900, .performs(.trailing)), (399, 0, .opens(.leading)), (5000, 0, .opens(.leading)),
    ]
    for (distance, velocity, expected) in table {
      #expect(outcome(distance, velocity) == expected, "\(distance), \(velocity)")
    }
  }

  @Test func offsetAndShownSideOfASwipedRow() {
    var swipe = RowSwipe(width: 400, leading: short, trailing: wide)
    swipe.begin()
    swipe.drag(by: -390)
    #expect(swipe.offset == -390 && swipe.shownSide == .trailing && swipe.openSide == nil)
    swipe.drag(by: -500)
    #expect(swipe.offset == -400)
    swipe.drag(by: 100)
    #expect(swipe.offset > 80 && swipe.offset < 92)
    swipe.drag(by: .nan)
    #expect(swipe.offset > 80)
    _ = swipe.release(velocity: 0)
    #expect(swipe.offset == 80 && swipe.openSide == .leading)
    // From open on.
    swipe.begin()
    swipe.drag(by: -50)
    #expect(swipe.offset == 30)
    #expect(swipe.release(velocity: 0) == .closes)
    #expect(swipe.offset == 0 && swipe.openSide == nil)
    var bare = RowSwipe(width: .nan, trailing: RowSwipe.Actions(width: .nan, performsFirst: true))
    bare.begin()
    bare.drag(by: -100)
    #expect(bare.offset == 0)
    #expect(bare.release(velocity: -9000) == .closes)
  }
}

@Suite struct HeldRows {
  private func path(_ section: Int, _ row: Int) -> RowPath { RowPath(section: section, row: row) }
  private let layout = RowLayout(sections: [
    RowLayout.Section(header: 20, rows: [40, 40, 100, 40]), RowLayout.Section(rows: []),
    RowLayout.Section(header: 30, rows: [40], footer: 10),
  ])

  @Test func theTopOfTheRowDecidesAgainstTheMiddlesOfTheOthers() {
    let reorder = RowReorder(path(0, 0), in: layout, at: 30)
    #expect(reorder.grip == 10 && reorder.height == 40)
    // Without it: 20…60, 60…160, 160…200; then a section without rows, and a header to 230.
    let table: [(Double, RowPath)] = [
      (-900, path(0, 0)), (30, path(0, 0)), (50, path(0, 0)), (50.1, path(0, 1)),
      (120, path(0, 1)), (120.1, path(0, 2)), (190, path(0, 2)), (190.1, path(0, 3)),
      (209, path(0, 3)), (211, path(1, 0)), (224, path(1, 0)), (226, path(2, 0)),
      (260, path(2, 0)), (260.1, path(2, 1)), (9000, path(2, 1)),
    ]
    for (place, expected) in table { #expect(reorder.proposal(at: place) == expected, "\(place)") }
  }

  @Test func aRowThatIsMeasuredMeanwhileMovesTheMiddles() {
    var reorder = RowReorder(path(0, 1), in: layout, at: 70)
    let before = reorder.proposal(at: 105)
    reorder.measure(path(0, 1), as: 500)
    #expect(reorder.proposal(at: 105) == before && before == path(0, 1))
    // The row above it shrinks from 40 points to 4, the row below it from 100 to 10.
    reorder.measure(path(0, 0), as: 4)
    #expect(reorder.proposal(at: 40) == path(0, 1))
    reorder.measure(path(0, 2), as: 10)
    #expect(reorder.proposal(at: 40) == path(0, 2))
    reorder.measure(path(0, 9), as: 10)
    #expect(reorder.proposal(at: 40) == path(0, 2))
  }

  @Test func placesFollowTheMoveAndBack() {
    for source in [path(0, 0), path(0, 2), path(2, 0)] {
      for target in [path(0, 0), path(0, 3), path(1, 0), path(2, 0)] {
        var reorder = RowReorder(source, in: layout, at: 30)
        _ = reorder.move(to: target)
        let moved = layout.moving(source, to: reorder.target)
        #expect(reorder.place(of: source) == reorder.target)
        for index in 0..<layout.rowCount {
          let row = layout.path(at: index)
          let place = reorder.place(of: row)
          #expect(reorder.row(shownAt: place) == row)
          #expect(moved.index(of: place).map { moved.row($0).length } == layout.row(index).length)
        }
      }
    }
  }

  @Test func placesThatDoNotExist() {
    var reorder = RowReorder(path(0, 1), in: layout, at: 70)
    #expect(reorder.move(to: path(3, 0)) == false)
    #expect(reorder.move(to: path(-1, 0)) == false)
    #expect(reorder.move(to: path(0, 99)) == true)
    #expect(reorder.target == path(0, 3))
    #expect(reorder.move(to: path(0, 3)) == false)
    #expect(reorder.move(to: path(1, -4)) == true)
    #expect(reorder.target == path(1, 0))
  }

  @Test func nearAnEdgeItScrolls() {
    let speeds = [-10, 0, 30, 60, 400, 740, 770, 800, 900].map {
      RowReorder.scrollVelocity(at: $0, length: 800)
    }
    #expect(speeds == [-600, -600, -300, 0, 0, 0, 300, 600, 600])
    #expect(RowReorder.scrollVelocity(at: 10, length: 0) == 0)
    #expect(RowReorder.scrollVelocity(at: 0, length: 2) < 0)
  }
}

@Suite struct Selections {
  private func path(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }

  /// All steps, answered with yes and with what the delegate would.
  private func steps(
    _ selection: inout RowSelection, highlights: Bool = true, answer: (RowPath) -> RowPath? = { $0 }
  ) -> [String] {
    var names: [String] = []
    while let step = selection.next() {
      switch step {
      case .askHighlight(let row):
        names.append("light \(row.row)?")
        selection.answer(highlights)
      case .highlight(let row): names.append("light \(row.row)")
      case .unhighlight(let row): names.append("dark \(row.row)")
      case .askSelect(let row):
        names.append("select \(row.row)?")
        selection.answer(answer(row))
      case .askDeselect(let row):
        names.append("deselect \(row.row)?")
        selection.answer(answer(row))
      case .deselect(let row): names.append("deselect \(row.row)")
      case .select(let row): names.append("select \(row.row)")
      }
    }
    return names
  }

  /// Rows 0 and 1 are selected, of which one is allowed, and a finger has just left row 3.
  private func twoRowsThatAThirdReplaces() -> RowSelection {
    var selection = RowSelection()
    selection.allowsMultiple = true
    for row in [0, 1] { selection.select(path(row)) }
    selection.allowsMultiple = false
    selection.press(path(3))
    _ = steps(&selection)
    selection.lift(isInside: true)
    return selection
  }

  @Test func theOrder() {
    var selection = RowSelection()
    selection.select(path(1))
    selection.press(path(3))
    #expect(steps(&selection) == ["light 3?", "light 3"])
    #expect(selection.highlighted == path(3) && selection.pressed == path(3))
    selection.lift(isInside: true)
    #expect(
      steps(&selection)
        == ["dark 3", "select 3?", "deselect 1?", "deselect 1", "select 3"])
    #expect(selection.selected == [path(3)] && selection.highlighted == nil)
  }

  @Test func aTouchThatIsTakenAwayWhileItIsAsked() {
    var selection = RowSelection()
    selection.press(path(3))
    #expect(selection.next() == .askHighlight(path(3)))
    #expect(selection.next() == nil)
    selection.cancel()
    selection.answer(true)
    #expect(selection.next() == nil)
    #expect(selection.highlighted == nil)
    selection.lift(isInside: true)
    #expect(selection.next() == nil)
  }

  @Test func numbersThatChangeInTheMiddle() {
    var selection = RowSelection()
    selection.select(path(1))
    selection.press(path(3))
    _ = steps(&selection)
    selection.follow { $0.row == 0 ? nil : RowPath(section: 0, row: $0.row - 1) }
    #expect(selection.selected == [path(0)] && selection.highlighted == path(2))
    selection.lift(isInside: true)
    #expect(selection.next() == .unhighlight(path(2)))
    #expect(selection.next() == .askSelect(path(2)))
    selection.answer(path(2))
    #expect(selection.next() == .askDeselect(path(0)))
    selection.reload { $0.row < 2 }
    selection.answer(path(0))
    // Row 2 is gone, and nothing was selected any more.
    #expect(selection.next() == nil)
    #expect(selection.selected == [])
  }

  @Test func anAnswerBesideTheQuestion() {
    var selection = RowSelection()
    selection.answer(true)
    selection.answer(path(3))
    #expect(selection.next() == nil)
    #expect(selection.selected == [])
    selection.lift(isInside: true)
    selection.cancel()
    #expect(selection.next() == nil)
  }

  @Test func rowThatTheAppSelectsMeanwhileIsReplacedAndKeptRowsAreNot() {
    var selection = twoRowsThatAThirdReplaces()
    #expect(selection.next() == .unhighlight(path(3)))
    #expect(selection.next() == .askSelect(path(3)))
    selection.answer(path(3))
    #expect(selection.next() == .askDeselect(path(0)))
    selection.answer(nil as RowPath?)
    #expect(selection.next() == .askDeselect(path(1)))
    selection.answer(path(1))
    #expect(selection.next() == .deselect(path(1)))
    selection.allowsMultiple = true
    selection.select(path(5))
    selection.allowsMultiple = false
    #expect(selection.next() == .select(path(3)))
    #expect(selection.replaced == [path(5)])
    #expect(selection.selected == [path(0), path(3)])
    // What was kept once is asked about anew, and replaced when the app selects it meanwhile.
    selection.press(path(4))
    _ = steps(&selection)
    selection.lift(isInside: true)
    while let step = selection.next(), step != .select(path(4)) {
      switch step {
      case .askSelect(let row), .askDeselect(let row): selection.answer(row)
      case .deselect(path(3)): selection.select(path(0))
      default: break
      }
    }
    #expect(selection.replaced == [path(0)] && selection.selected == [path(4)])
  }

  @Test func aKeptRowIsKeptByTheNumberThatItHasThen() {
    var selection = twoRowsThatAThirdReplaces()
    while let step = selection.next(), step != .deselect(path(1)) {
      switch step {
      case .askSelect(let row): selection.answer(row)
      case .askDeselect(let row): selection.answer(row == path(0) ? nil : row)
      default: break
      }
    }
    // A row comes before all others.
    selection.follow { RowPath(section: 0, row: $0.row + 1) }
    #expect(selection.next() == .select(path(4)))
    #expect(selection.selected == [path(1), path(4)] && selection.replaced.isEmpty)
  }

  @Test func severalKeepTheirOrder() {
    var selection = RowSelection()
    selection.allowsMultiple = true
    for row in [5, 1, 3, 1] { #expect(selection.select(path(row)) == []) }
    #expect(selection.selected == [path(1), path(3), path(5)])
    selection.deselect(path(3))
    selection.allowsMultiple = false
    #expect(selection.select(path(5)) == [path(1)])
    #expect(selection.selected == [path(5)])
  }
}

@Suite struct Refreshing {
  @Test func aPullIsToldOnceAndRoomIsKeptFromTheLift() {
    var rule = RefreshRule()
    #expect(rule.drag(by: 119.9) == false)
    #expect(rule.drag(by: 120) == true)
    #expect(rule.isRefreshing)
    #expect(rule.drag(by: 300) == false)
    #expect(!rule.keepsRoom)
    rule.release()
    #expect(rule.keepsRoom)
    #expect(rule.drag(by: 300) == false)
    rule.end()
    #expect(!rule.keepsRoom)
    #expect(!rule.isRefreshing)
    #expect(rule.drag(by: 300) == true)
    rule.end()
    #expect(rule.drag(by: 400) == false)
    rule.release()
    #expect(!rule.keepsRoom)
    #expect(rule.drag(by: 400, isEnabled: false) == false)
  }

  @Test func theAppBeginsWithoutAWord() {
    var rule = RefreshRule()
    rule.begin()
    #expect(rule.isRefreshing)
    #expect(rule.keepsRoom)
    #expect(rule.drag(by: 200) == false)
    rule.end()
    rule.begin()
    #expect(rule.isRefreshing && !rule.keepsRoom)
    rule.release()
    #expect(rule.keepsRoom)
  }
}
