// The promises about tables: each is broken on a log made by hand, and only it.

import Testing

@testable import TouchSimulation

@Suite struct PromisesAboutTablesAreChecked {
  private let row = Fact.Row(0, 1)
  private let other = Fact.Row(0, 2)

  private func broken(_ facts: [Fact]) -> [Promise] {
    var judge = Judge(Setting(requirements: Array(repeating: 0, count: 64)))
    for fact in facts { judge.hear(fact) }
    return judge.breaches.map(\.promise)
  }

  private func call(_ call: Fact.TableCall, _ row: Fact.Row, _ answer: Fact.Row) -> Fact {
    .table(0, call, row, answer)
  }

  private var press: [Fact] {
    [call(.shouldHighlight, row, row), call(.didHighlight, row, row)]
  }
  private var lift: [Fact] { press + [call(.didUnhighlight, row, .none)] }
  private var selects: [Fact] {
    lift + [
      call(.willSelect, row, row), call(.willDeselect, other, other),
      call(.didDeselect, other, .none), call(.didSelect, row, row),
    ]
  }

  @Test func aPressIsToldInOrder() {
    #expect(broken(selects) == [])
    for missing in selects.indices where missing != 4 {
      var facts = selects
      facts.remove(at: missing)
      let isTail = missing == selects.count - 1
      #expect(broken(facts).contains(.tableSelection) == !isTail, "without call \(missing)")
    }
    // The touch was taken away: nothing is selected.
    let taken = press + [.pressTaken(0), call(.didUnhighlight, row, .none)]
    #expect(broken(taken) == [])
    #expect(broken(taken + [call(.willSelect, row, row)]) == [.tableSelection])
    // The app changed something, or a delegate was not there.
    #expect(broken(press + [.mutation, call(.didSelect, other, other)]) == [])
    #expect(broken([.tableUnheard(0), call(.didSelect, other, other)]) == [])
  }

  @Test func callsAboutRowsMustBeTrue() {
    let asked = [call(.shouldHighlight, row, row)]
    #expect(broken(asked + [call(.didHighlight, row, .none)]) == [.tableSelection])
    #expect(broken(press + [call(.didUnhighlight, row, row)]) == [.tableSelection])
  }

  @Test func cellsShowAndEndOnce() {
    let shows: Fact = .cell(0, 5, shows: true)
    let ends: Fact = .cell(0, 5, shows: false)
    #expect(broken([shows, ends, shows, ends]) == [])
    #expect(broken([shows, shows]) == [.tableDisplay])
    #expect(broken([ends]) == [.tableDisplay])
    #expect(broken([shows, .tablesRested([TableLook()])]) == [.tableDisplay])
    #expect(broken([shows, .tablesRested([TableLook(shown: [5])])]) == [])
  }

  @Test func aSwipeIsToldInOrder() {
    let begins: Fact = .swipe(0, .begins, 1)
    let all: [Fact] = [
      begins, .swipe(0, .performs, 1), .swipe(0, .completes, 1), .swipe(0, .ends, 0),
    ]
    #expect(broken(all + [.settled(seated: 0)]) == [])
    #expect(broken([begins, begins]) == [.tableSwipe])
    #expect(broken([.swipe(0, .ends, 0)]) == [.tableSwipe])
    #expect(broken([.swipe(0, .performs, 1)]) == [.tableSwipe])
    #expect(broken(all.dropLast() + [.settled(seated: 0)]) == [.tableSwipe])
  }

  @Test func aFingerAloneRefreshes() {
    let pulled: Fact = .refresh(0, .pulled, isDragged: true)
    let ended: Fact = .refresh(0, .ended, isDragged: false)
    #expect(broken([pulled, ended, pulled]) == [])
    #expect(broken([pulled, pulled]) == [.refreshOnce])
    #expect(broken([.refresh(0, .begun, isDragged: false), pulled]) == [.refreshOnce])
    #expect(broken([.refresh(0, .pulled, isDragged: false)]) == [.refreshOnce])
  }

  @Test func secondRowMustNotBeMovedMeanwhile() {
    let asked = [call(.moveTarget, row, other)]
    #expect(broken(asked + [call(.rowMoved, row, other)]) == [])
    #expect(broken(asked + [call(.moveTarget, other, row)]) == [.tableMove])
    #expect(broken(asked + [call(.rowMoved, other, row)]) == [.tableMove])
    #expect(broken(asked + [call(.rowMoved, row, row)]) == [.tableMove])
  }

  // MARK: At rest

  private func look(_ change: (inout TableLook) -> Void) -> [Promise] {
    let spans = [TableLook.Span(start: 0, end: 44), TableLook.Span(start: 44, end: 88)]
    var look = TableLook(
      viewport: TableLook.Span(start: 0, end: 400), width: 400, places: [spans], counts: [2],
      cells: [
        .init(number: 1, row: Fact.Row(0, 0), width: 400, span: spans[0]),
        .init(number: 2, row: Fact.Row(0, 1), width: 400, span: spans[1]),
      ])
    change(&look)
    return broken([.tablesRested([look])])
  }

  @Test func eachRowThatShowsHasOneCellInItsPlace() {
    #expect(look { _ in } == [])
    #expect(look { $0.cells.removeLast() } == [.tableRows])
    #expect(look { $0.cells.append($0.cells[1]) } == [.tableRows])
    #expect(look { $0.cells.append(.init(number: 3)) } == [.tableRows])
    #expect(look { $0.cells[1].span.start = 40 } == [.tableRows])
    #expect(look { $0.cells[1].width = 300 } == [.tableRows])
    #expect(look { $0.viewport.end = 44 } == [.tableRows])
    #expect(look { $0.counts = [3] } == [.tableRows])
  }

  @Test func restMustHaveNoHighlightOrHeldRowAndAFittingSelection() {
    #expect(look { $0.cells[0].isLit = true } == [.tableRest])
    #expect(look { $0.isHolding = true } == [.tableRest])
    #expect(look { $0.cells[0].isSelected = true } == [.tableSelected])
    #expect(look { $0.selected = [Fact.Row(0, 0)] } == [.tableSelected])
    #expect(look { $0.selected = [Fact.Row(0, 7)] } == [.tableSelected])
    func selectsBoth(_ look: inout TableLook) {
      look.selected = [Fact.Row(0, 0), Fact.Row(0, 1)]
      for index in look.cells.indices { look.cells[index].isSelected = true }
    }
    #expect(look { selectsBoth(&$0) } == [.tableSelected])
    #expect(look { (selectsBoth(&$0), $0.allowsSeveral = true).1 } == [])
  }
}
