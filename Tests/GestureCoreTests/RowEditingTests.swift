// What rows offer to whoever edits them, sections that move, and rows near a place.

import GestureCore
import Testing
import WidgetRules

@Suite struct RowEditingRules {
  @Test(arguments: [
    (true, true, RowEditing.Style.delete), (true, false, .none), (false, true, .none),
    (false, false, .none),
  ])
  func aRowIsDeletedIfItsDataSourceSaysItself(
    isEditable: Bool, isSaid: Bool, style: RowEditing.Style
  ) {
    #expect(RowEditing.usualStyle(isEditable: isEditable, isSaid: isSaid) == style)
  }

  @Test(arguments: [
    (RowEditing.Style.none, false, RowEditing.Control.none), (.delete, false, .delete),
    (.insert, false, .insert), (.none, true, .choice), (.delete, true, .choice),
    (.insert, true, .choice),
  ])
  func theControlFollowsTheStyle(
    style: RowEditing.Style, choosesSeveral: Bool, control: RowEditing.Control
  ) {
    #expect(
      RowEditing.control(isEditable: true, style: style, choosesSeveral: choosesSeveral)
        == control)
    #expect(
      RowEditing.control(isEditable: false, style: style, choosesSeveral: choosesSeveral) == .none)
  }

  @Test func aControlOpensARowAsFarAsItsButtonsReach() {
    var swipe = RowSwipe(width: 400, trailing: .init(width: 80, performsFirst: true))
    swipe.open(.trailing)
    #expect(swipe.offset == -80 && swipe.openSide == .trailing)
  }
}

@Suite struct MovedSections {
  private func places(
    _ before: [Int], _ after: [Int], _ change: (inout RowChanges) -> Void
  ) -> [[RowPath?]]? {
    var changes = RowChanges()
    change(&changes)
    guard let mapping = changes.mapping(from: before, to: after).mapping else { return nil }
    return before.indices.map { section in
      (0..<before[section]).map { mapping(RowPath(section: section, row: $0)) }
    }
  }

  private func path(_ section: Int, _ row: Int) -> RowPath { RowPath(section: section, row: row) }

  @Test func rowsGoWithTheirSection() {
    #expect(
      places([1, 2, 1], [2, 1, 1]) { $0.sectionMoves = [.init(from: 0, to: 2)] }
        == [[path(2, 0)], [path(0, 0), path(0, 1)], [path(1, 0)]])
    #expect(
      places([1, 2], [2, 1]) {
        $0.sectionMoves = [.init(from: 0, to: 1), .init(from: 1, to: 0)]
      } == [[path(1, 0)], [path(0, 0), path(0, 1)]])
  }

  @Test func rowsChangeInASectionThatMoves() {
    let found = places([2, 1], [1, 2]) {
      $0.sectionMoves = [.init(from: 0, to: 1)]
      $0.deletedRows = [path(0, 0)]
      $0.insertedRows = [path(1, 0)]
    }
    #expect(found == [[nil, path(1, 1)], [path(0, 0)]])
    let other = places([1, 2], [2, 1]) {
      $0.sectionMoves = [.init(from: 0, to: 1)]
      $0.moves = [.init(from: path(0, 0), to: path(0, 1)), .init(from: path(1, 1), to: path(1, 0))]
    }
    #expect(other == [[path(0, 1)], [path(0, 0), path(1, 0)]])
  }

  @Test func aSectionThatIsReloadedOrGoneTakesNoRowsAlong() {
    let found = places([1, 2], [5, 1]) {
      $0.sectionMoves = [.init(from: 1, to: 0)]
      $0.reloadedSections = [1]
    }
    #expect(found == [[path(1, 0)], [nil, nil]])
  }

  @Test func movesThatFitNoCountsAreAProblem() {
    func problem(_ after: [Int], _ change: (inout RowChanges) -> Void) -> RowChanges.Problem? {
      var changes = RowChanges()
      change(&changes)
      return changes.mapping(from: [1, 2], to: after).problem
    }
    #expect(
      problem([2, 1]) { $0.sectionMoves = [.init(from: 2, to: 0)] } == .noSection(2, of: 2))
    #expect(
      problem([2, 1]) { $0.sectionMoves = [.init(from: 0, to: 2)] } == .noSection(2, of: 2))
    #expect(
      problem([1, 2]) { $0.sectionMoves = [.init(from: 0, to: 1)] }
        == .rows(section: 0, before: 2, after: 1, inserted: 0, deleted: 0))
    #expect(
      problem([2, 3]) { $0.sectionMoves = [.init(from: 0, to: 1)] }
        == .rows(section: 1, before: 1, after: 3, inserted: 0, deleted: 0))
    #expect(
      problem([1, 2]) {
        $0.sectionMoves = [.init(from: 0, to: 1), .init(from: 1, to: 1)]
      } == .sections(before: 2, after: 2, inserted: 1, deleted: 2))
    #expect(
      problem([1, 2]) { $0.reconfiguredRows = [RowPath(section: 0, row: 1)] }
        == .noRow(RowPath(section: 0, row: 1), of: 1))
    #expect(
      problem([1, 2]) { $0.reconfiguredRows = [RowPath(section: 1, row: 1)] } == nil)
  }
}

@Suite struct PaddedSections {
  private let layout = RowLayout(sections: [
    .init(header: 20, rows: [40], padding: 10), .init(rows: [40, 60], footer: 5),
    .init(header: 30, rows: [40], padding: 7),
  ])

  @Test func roomIsAboveAHeader() {
    #expect(layout.section(0).start == 0 && layout.header(of: 0) == .init(start: 10, end: 30))
    #expect(layout.row(0) == .init(start: 30, end: 70) && layout.length == 252)
    #expect(layout.header(of: 2) == .init(start: 182, end: 212))
    #expect(RowLayout(sections: layout.sections) == layout)
    // A header that stays at the top does not keep the room.
    #expect(layout.stickyHeader(of: 0, at: 0).start == 10)
    #expect(layout.stickyHeader(of: 0, at: 30).start == 30)
  }

  /// The middles of the rows are at 50, 90, 140 and 232.
  @Test(arguments: [
    (0.0, 0), (69, 0), (70, 0), (71, 1), (114, 1), (116, 2), (187, 3), (999, 3),
  ])
  func theRowWhoseMiddleIsNearest(place: Double, index: Int) {
    let rows = (0..<4).map { layout.path(at: $0) }
    #expect(layout.nearest(of: rows, to: place) == rows[index])
    #expect(layout.nearest(of: [RowPath(section: 9, row: 0)], to: place) == nil)
    #expect(layout.nearest(of: [], to: place) == nil)
  }
}
