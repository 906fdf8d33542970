// What a table asks for, in which order, and when it stops asking.

import GestureCore
import Testing
import WidgetRules

@Suite struct RowLoadingSteps {
  private typealias Step = RowLoading.Step

  /// All steps of one layout, with what they show while `change` changes nothing.
  private func steps(
    _ loading: inout RowLoading, rows: Range<Int>, sections: Range<Int> = 0..<0, held: Int? = nil
  ) -> [Step] {
    var steps: [Step] = []
    guard loading.beginLayout(rows: rows, sections: sections) else { return steps }
    while let step = loading.nextRow(wanted: rows, held: held) { steps.append(step) }
    while let step = loading.nextSection(wanted: sections) { steps.append(step) }
    let isAnew = loading.endLayout()
    #expect(!isAnew)
    return steps
  }

  @Test func rowsThatComeAreAskedForInTheirOrder() {
    var loading = RowLoading()
    #expect(
      steps(&loading, rows: 0..<3, sections: 0..<1) == [
        .show(from: 0..<0, to: 0..<3), .ask(0), .ask(1), .ask(2), .show(from: 0..<0, to: 0..<1),
        .ask(0),
      ])
    #expect(steps(&loading, rows: 0..<3, sections: 0..<1) == [])
    #expect(
      steps(&loading, rows: 1..<5, sections: 0..<1) == [
        .show(from: 0..<3, to: 1..<5), .ask(3), .ask(4),
      ])
  }

  @Test func aHeldRowIsNotAskedFor() {
    var loading = RowLoading()
    #expect(
      steps(&loading, rows: 4..<7, held: 5) == [.show(from: 0..<0, to: 4..<7), .ask(4), .ask(6)])
    loading.rearrange(rows: 4..<7, held: 6)
    #expect(steps(&loading, rows: 4..<7, held: 6) == [.ask(4), .ask(5)])
    loading.rearrange(rows: 4..<7, held: nil)
    loading.markAsked(5)
    loading.markAsked(5)
    #expect(steps(&loading, rows: 4..<7) == [.ask(4), .ask(6)])
  }

  @Test func anotherWidthPlacesCellsFirst() {
    var loading = RowLoading()
    loading.markPlacesOld()
    #expect(steps(&loading, rows: 0..<1) == [.place, .show(from: 0..<0, to: 0..<1), .ask(0)])
    #expect(steps(&loading, rows: 0..<1) == [])
  }

  @Test func countsThatBecomeOldWhileTheyAreAskedForAreAskedForOnceMore() {
    var loading = RowLoading()
    #expect(loading.counts == .unknown)
    var answers = [loading.beginCounts(), loading.beginCounts(), loading.endCounts()]
    #expect(answers == [true, false, true])
    loading.markOld()
    answers = [loading.endCounts()]
    #expect(answers == [false])
    // Old again, so no change of rows can be compared with them.
    #expect(loading.counts == .known && !loading.canChangeRows)
    loading.markOld()
    #expect(loading.counts == .unknown)
    answers = [loading.beginCounts(), loading.endCounts()]
    #expect(answers == [true, false])
    #expect(loading.canChangeRows)
  }

  @Test func layoutRunsOnceAtATime() {
    var loading = RowLoading()
    let answers = [
      loading.beginLayout(rows: 0..<1, sections: 0..<0),
      loading.beginLayout(rows: 0..<1, sections: 0..<0),
    ]
    #expect(answers == [true, false])
  }

  /// An app that reloads each time it is asked is asked for the last time after 20 layouts.
  @Test func layoutThatNeverEndsStopsUntilTheAppReloads() {
    var loading = RowLoading()
    func layout(_ wanted: Range<Int> = 0..<3) -> (asked: Int, again: Bool)? {
      guard loading.beginLayout(rows: wanted, sections: 0..<0) else { return nil }
      var asked = 0
      while let step = loading.nextRow(wanted: wanted, held: nil) {
        guard case .ask = step else { continue }
        asked += 1
        loading.dropRows()
        loading.reload()
        loading.endReload()
      }
      return (asked, loading.endLayout())
    }
    for round in 1...RowLoading.restartsMax {
      let result = layout()
      #expect(result?.asked == 22, "\(round)")
      #expect(result?.again == (round < RowLoading.restartsMax), "\(round)")
    }
    #expect(layout() == nil)
    let version = loading.version
    loading.reload()
    loading.endReload()
    #expect(loading.version == version + 1)
    #expect(layout() != nil)
    _ = steps(&loading, rows: 0..<3)
    for _ in 1..<RowLoading.restartsMax { _ = layout() }
    #expect(layout() != nil)
    loading.reload()
    loading.endReload()
    // A layout that comes to its end: all are left again.
    let begins = loading.beginLayout(rows: 0..<3, sections: 0..<0)
    while loading.nextRow(wanted: 0..<3, held: nil) != nil {}
    let isBegunAnew = loading.endLayout()
    #expect(begins && !isBegunAnew)
    for round in 1...RowLoading.restartsMax {
      #expect(layout(3..<6)?.again == (round < RowLoading.restartsMax), "\(round)")
    }
  }

  /// An app that changes a height each time that a row shows, or is gone, is called for the last time
  /// after 20 reloads.
  @Test(arguments: [true, false])
  func reloadsThatTheLayoutAsksForEnd(isInLayout: Bool) {
    var loading = RowLoading()
    var reloads = 0
    loading.markOld()
    while loading.counts == .unknown, reloads < 100 {
      reloads += 1
      _ = loading.beginCounts()
      _ = loading.endCounts()
      loading.reload()
      if !isInLayout, loading.rows.indexes != 0..<0 { loading.markOld() }
      loading.dropRows()
      loading.endReload()
      guard loading.beginLayout(rows: 0..<3, sections: 0..<0) else { break }
      while loading.nextRow(wanted: 0..<3, held: nil) != nil {}
      if isInLayout || reloads == 1 { loading.markOld() }
      _ = loading.endLayout()
    }
    #expect(reloads == RowLoading.restartsMax + 1)
    #expect(loading.isGivenUp)
    // A reload of the app's own, outside, begins again; before it comes the last one that was asked for.
    for _ in 0..<2 {
      loading.reload()
      loading.endReload()
    }
    #expect(!loading.isGivenUp)
  }
}
