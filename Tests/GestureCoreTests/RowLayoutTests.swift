// Where rows are, and what changes of a table mean.

import GestureCore
import Testing
import WidgetRules

@Suite struct Layouts {
  private typealias Section = RowLayout.Section

  private func number(_ state: inout UInt64, below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  /// Random sections, also empty ones and rows without height; and the heights of their rows.
  private func random(_ seed: UInt64) -> [(section: Section, heights: [Double])] {
    var state = seed &* 977
    return (0..<number(&state, below: 6)).map { _ in
      let header = Double(number(&state, below: 3) * 10)
      let heights = (0..<number(&state, below: 7)).map { _ in Double(number(&state, below: 4) * 5) }
      let footer = Double(number(&state, below: 2) * 8)
      return (Section(header: header, rows: RowHeights(heights), footer: footer), heights)
    }
  }

  @Test(arguments: 1...60)
  func rowsThatAreMeasuredInAnyOrderMakeTheExactLayout(seed: Int) {
    let random = random(UInt64(seed))
    var state = UInt64(seed)
    var estimated = random.map { $0.section }
    for section in estimated.indices {
      var rows = RowHeights()
      rows.append(12, count: estimated[section].rows.count, isEstimated: true)
      estimated[section].rows = rows
    }
    let exact = RowLayout(sections: random.map { $0.section }, before: 7, after: 3)
    var layout = RowLayout(sections: estimated, before: 7, after: 3)
    var left = Array(random.flatMap { $0.heights }.enumerated())
    while !left.isEmpty {
      #expect(layout.hasEstimates && layout != exact)
      let row = left.remove(at: number(&state, below: left.count))
      #expect(layout.isEstimated(row.offset))
      layout = layout.measuring([.init(index: row.offset, height: row.element)])
      #expect(!layout.isEstimated(row.offset))
      #expect(layout.row(row.offset).length == row.element)
    }
    #expect(layout == exact && !layout.hasEstimates)
  }

  /// A quotient of a place and a height may be rounded up to the next row.
  @Test func theRowOfAPlaceIsTheOneThatHoldsItWhateverIsRounded() {
    for height in [0.1, 0.7, 1.1, 44.3, 1.0 / 3] {
      let layout = RowLayout(sections: [
        Section(rows: RowHeights([Double](repeating: height, count: 200)))
      ])
      for index in 0..<200 {
        let row = layout.row(index)
        #expect(layout.row(at: row.start) == index && layout.row(at: row.end.nextDown) == index)
      }
    }
  }

  @Test func measuredRowsKeepTheirHeightsWhereTheyGo() {
    var rows = RowHeights()
    rows.append(50, count: 4, isEstimated: true)
    let fresh = RowLayout(sections: [Section(rows: rows)])
    let old = fresh.measuring([.init(index: 0, height: 10), .init(index: 2, height: 30)])
    // The rows change places; the third one is gone.
    let turned = fresh.keepingMeasured(of: old) { $0 == 2 ? nil : 3 - $0 }
    #expect((0..<4).map { turned.row($0).length } == [50, 50, 50, 10])
    let back = fresh.keepingMeasured(of: old) { 3 - $0 }
    #expect((0..<4).map { back.row($0).length } == [50, 30, 50, 10])
    // A row with a height of its own keeps that.
    let exact = RowLayout(sections: [Section(rows: [1, 2, 3, 4])])
    #expect(exact.keepingMeasured(of: old) { $0 } == exact)
  }

  @Test(arguments: 1...60)
  func searchesAgreeWithCounting(seed: Int) {
    let random = random(UInt64(seed))
    let sections = random.map { $0.section }
    let layout = RowLayout(sections: sections, before: 7, after: 3)
    #expect(layout.sections == sections && layout.rowCounts == sections.map { $0.rows.count })
    var place = 7.0
    var index = 0
    for (number, (section, heights)) in random.enumerated() {
      #expect(layout.section(number).start == place)
      place += section.header
      for (row, height) in heights.enumerated() {
        let path = RowPath(section: number, row: row)
        #expect(layout.index(of: path) == index && layout.path(at: index) == path)
        #expect(layout.row(index) == RowLayout.Span(start: place, end: place + height))
        place += height
        index += 1
      }
      #expect(layout.footer(of: number).start == place)
      place += section.footer
    }
    #expect(layout.length == place + 3 && layout.rowCount == index)
    for place in stride(from: -6.0, through: layout.length + 6, by: 2.5) {
      let spans = (0..<index).map { layout.row($0) }
      let holding = spans.firstIndex { $0.start <= place && $0.end > place }
      #expect(layout.row(at: place) == holding)
      let shown = layout.rows(from: place, to: place + 12)
      let expected = spans.indices.filter { spans[$0].end > place && spans[$0].start < place + 12 }
      #expect(shown.filter { spans[$0].length > 0 } == expected.filter { spans[$0].length > 0 })
      let parts = (0..<layout.sectionCount).map { layout.section($0) }
      #expect(
        Array(layout.sections(from: place, to: place + 12))
          == parts.indices.filter {
            parts[$0].end > place && parts[$0].start < place + 12
          } || parts.contains { $0.length == 0 })
    }
  }

  @Test(arguments: 1...60)
  func heightsChangeAsAListOfNumbersDoes(seed: Int) {
    var state = UInt64(seed) &* 1_237
    var heights = (0..<number(&state, below: 9)).map { _ in Double(number(&state, below: 3)) }
    var rows = RowHeights(heights)
    for _ in 0..<20 {
      let first = number(&state, below: heights.count + 1)
      let range = first..<first + number(&state, below: heights.count - first + 1)
      let others = (0..<number(&state, below: 4)).map { _ in Double(number(&state, below: 3)) }
      #expect(rows[range] == RowHeights(Array(heights[range])))
      heights.replaceSubrange(range, with: others)
      rows.replace(range, with: RowHeights(others))
      #expect(rows == RowHeights(heights) && rows.count == heights.count)
    }
  }

  @Test func impossibleHeightsCountAsZero() {
    let layout = RowLayout(sections: [
      Section(header: .nan, rows: [-4, .infinity, .nan, 10], footer: -.infinity)
    ])
    #expect(layout.length == RowLayout.heightMax + 10 && layout.row(2).length == 0)
    #expect(layout.index(of: RowPath(section: 0, row: 4)) == nil)
    #expect(layout.index(of: RowPath(section: -1, row: 0)) == nil)
    #expect(RowLayout().rows(from: 0, to: 100) == 0..<0 && RowLayout().row(at: 0) == nil)
  }

  @Test func aHeaderSticksAsLongAsItsRowsShow() {
    let layout = RowLayout(sections: [Section(header: 20, rows: [100]), Section(rows: [100])])
    #expect(layout.stickyHeader(of: 0, at: 110).start == 100)
    #expect(layout.stickyHeader(of: 0, at: 50) == RowLayout.Span(start: 50, end: 70))
    #expect(layout.stickyHeader(of: 0, at: -5).start == 0)
  }

  @Test func aRowMoves() {
    let layout = RowLayout(
      sections: [Section(rows: [1, 2, 3]), Section(rows: [4])], before: 5, after: 6)
    let moved = layout.moving(RowPath(section: 0, row: 1), to: RowPath(section: 1, row: 9))
    #expect(moved.sections.map { $0.rows } == [[1, 3], [4, 2]])
    #expect(moved.length == layout.length && moved.row(0).start == 5)
  }
}

@Suite struct Changes {
  private func path(_ section: Int, _ row: Int) -> RowPath { RowPath(section: section, row: row) }

  /// Deletes, inserts and moves rows of a list at random, and asks where each row is.
  @Test(arguments: 1...200)
  func theMappingAgreesWithAListThatIsChanged(seed: Int) {
    var state = UInt64(seed) &* 7_919
    func number(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let count = 1 + number(below: 12)
    let kinds = (0..<count).map { _ in number(below: 4) }  // 0 deleted, 1 moved, else it stays
    let stays = kinds.filter { $0 > 1 }.count
    let moved = kinds.filter { $0 == 1 }.count
    let inserted = number(below: 5)
    var places = Array(0..<stays + moved + inserted)
    for place in places.indices { places.swapAt(place, number(below: places.count)) }
    var changes = RowChanges()
    changes.deletedRows = (0..<count).filter { kinds[$0] == 0 }.map { path(0, $0) }
    changes.insertedRows = places.prefix(inserted).map { path(0, $0) }
    let targets = places.dropFirst(inserted).prefix(moved)
    for (source, target) in zip((0..<count).filter { kinds[$0] == 1 }, targets) {
      changes.moves.append(RowChanges.Move(from: path(0, source), to: path(0, target)))
    }
    var free = Set(places.dropFirst(inserted + moved))
    let mapping = changes.mapping(from: [count], to: [places.count]).mapping
    for row in 0..<count {
      let expected: RowPath? =
        switch kinds[row] {
        case 0: nil
        case 1: changes.moves.first { $0.source == path(0, row) }?.target
        default: free.min().map { path(0, free.remove($0) ?? $0) }
        }
      #expect(mapping?(path(0, row)) == expected)
    }
  }

  @Test func rowsThatStayFillThePlacesThatAreLeft() {
    var changes = RowChanges()
    changes.deletedRows = [path(0, 1), path(0, 1)]
    changes.insertedRows = [path(0, 0), path(0, 4)]
    changes.moves = [RowChanges.Move(from: path(0, 5), to: path(0, 1))]
    let mapping = changes.mapping(from: [6], to: [7]).mapping
    #expect(
      (0..<6).map { mapping?(path(0, $0)) }
        == [path(0, 2), nil, path(0, 3), path(0, 5), path(0, 6), path(0, 1)])
    #expect(mapping?(path(0, 6)) == nil && mapping?(path(3, 0)) == nil)
  }

  @Test func sectionsToo() {
    var changes = RowChanges()
    changes.deletedSections = [0]
    changes.insertedSections = [1, 2]
    changes.reloadedSections = [2]
    changes.moves = [RowChanges.Move(from: path(1, 0), to: path(3, 1))]
    let mapping = changes.mapping(from: [9, 2, 4], to: [1, 0, 3, 8]).mapping
    #expect(mapping?(path(0, 3)) == nil && mapping?(path(1, 1)) == path(0, 0))
    #expect(mapping?(path(1, 0)) == path(3, 1) && mapping?(path(2, 0)) == nil)
  }

  @Test func countsThatDoNotFitAreNamed() {
    func problem(
      _ before: [Int], _ after: [Int], _ change: (inout RowChanges) -> Void
    ) -> RowChanges.Problem? {
      var changes = RowChanges()
      change(&changes)
      return changes.mapping(from: before, to: after).problem
    }
    #expect(problem([3], [3]) { _ in } == nil)
    #expect(
      problem([3], [3]) { $0.insertedRows = [path(0, 0)] }
        == .rows(section: 0, before: 3, after: 3, inserted: 1, deleted: 0))
    #expect(
      problem([3], [3]) { $0.deletedRows = [path(0, 0)] }
        == .rows(section: 0, before: 3, after: 3, inserted: 0, deleted: 1))
    #expect(
      problem([3], [3, 1]) { _ in }
        == .sections(before: 1, after: 2, inserted: 0, deleted: 0))
    #expect(problem([3], [2]) { $0.deletedRows = [path(0, 3)] } == .noRow(path(0, 3), of: 3))
    #expect(problem([3], [4]) { $0.insertedRows = [path(0, 4)] } == .noRow(path(0, 4), of: 4))
    #expect(problem([3], [4]) { $0.insertedRows = [path(1, 0)] } == .noSection(1, of: 1))
    #expect(problem([3], []) { $0.deletedSections = [-1] } == .noSection(-1, of: 1))
  }
}
