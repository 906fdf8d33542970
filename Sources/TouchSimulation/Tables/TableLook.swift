// A table at rest, as plain values, and what is wrong with it. Where its rows must be follows here from
// the heights that the app gave, and not from what the table says.

/// A table when nothing is going on.
nonisolated struct TableLook: Equatable, Sendable {
  /// A stretch from top to bottom, in points.
  struct Span: Equatable, Sendable {
    var start = 0.0
    var end = 0.0
  }

  /// A row of which the table shows a cell.
  struct Cell: Equatable, Sendable {
    /// The cell's own number; 0 if it has none.
    var number = 0
    var row = Fact.Row.none
    var x = 0.0
    var width = 0.0
    var span = Span()
    var isLit = false
    var isSelected = false
    /// Whether it lies in the table.
    var isInside = true
  }

  var view = 0
  /// Whether it lies in a window that shows, so that it is laid out.
  var isLaidOut = true
  /// Whether it lies in a window. One whose window went hears no end of its touches.
  var isInWindow = true
  /// What shows of the content.
  var viewport = Span()
  var width = 0.0
  /// Where the rows of each section must be.
  var places: [[Span]] = []
  /// How many rows the table says each section has.
  var counts: [Int] = []
  /// The cells in it.
  var cells: [Cell] = []
  /// The numbers of the cells, headers and footers that show, in ascending order: a log has no sets.
  var shown: [Int] = []
  var selected: [Fact.Row] = []
  var allowsSeveral = false
  /// Whether several could be selected at some time since the last rest.
  var allowedSeveral = false
  /// Whether an object says which rows there are.
  var hasSource = true
  /// Whether a row is held.
  var isHolding = false
  /// The number of the swipe whose buttons show; 0 for none.
  var openSwipe = 0
}

nonisolated extension TableLook {
  /// What is wrong with what is lit up or held; `nil` if nothing is.
  var complaintAboutRest: String? {
    guard isInWindow else { return nil }
    if let cell = cells.first(where: { $0.isLit }) { return "row \(cell.row) is lit up" }
    return isHolding ? "a row is held" : nil
  }

  /// What is wrong with the selection.
  var complaintAboutSelection: String? {
    if !allowsSeveral, !allowedSeveral, selected.count > 1 { return "\(selected) are selected" }
    if let row = selected.first(where: { place(of: $0) == nil }) { return "there is no row \(row)" }
    for cell in cells where cell.isSelected != selected.contains(cell.row) {
      return "the cell of \(cell.row) looks as if it were \(cell.isSelected ? "" : "not ")selected"
    }
    return nil
  }

  /// What is wrong with the rows that show.
  var complaintAboutRows: String? {
    if hasSource, counts != places.map({ $0.count }) {
      return "there are \(counts) rows, and must be \(places.map { $0.count })"
    }
    var seen: Set<Fact.Row> = []
    for cell in cells {
      guard let place = place(of: cell.row) else { return "cell \(cell.number) is of no row" }
      if !seen.insert(cell.row).inserted { return "row \(cell.row) has two cells" }
      if !cell.isInside { continue }
      guard isLaidOut else { continue }
      guard shows(place) else { return "row \(cell.row) has a cell and does not show" }
      guard abs(cell.span.start - place.start) < 0.01, abs(cell.span.end - place.end) < 0.01,
        cell.x == 0, abs(cell.width - width) < 0.01
      else { return "the cell of \(cell.row) is at \(cell.span), and must be at \(place)" }
    }
    guard isLaidOut, hasSource else { return nil }
    for (section, rows) in places.enumerated() {
      // A row without a height has no cell.
      for (row, place) in rows.enumerated() where shows(place) && place.end > place.start {
        let row = Fact.Row(section, row)
        if !seen.contains(row) { return "row \(row) shows and has no cell" }
      }
    }
    return nil
  }

  private func place(of row: Fact.Row) -> Span? {
    guard places.indices.contains(row.section), places[row.section].indices.contains(row.row)
    else { return nil }
    return places[row.section][row.row]
  }

  private func shows(_ place: Span) -> Bool {
    place.end > viewport.start && place.start < viewport.end
  }
}

extension Judge {
  mutating func hearOfTables(_ fact: Fact) {
    switch fact {
    case .table(let view, let call, let row, let answer):
      let isMove = call == .moveTarget || call == .rowMoved
      complain(isMove ? .tableMove : .tableSelection, view) { $0.hear(call, row, answer) }
    case .cell(let view, let cell, let shows):
      complain(.tableDisplay, view) { $0.hear(ofCell: cell, shows: shows) }
    case .swipe(let view, let call, let number):
      complain(.tableSwipe, view) { $0.hear(call, number) }
    case .tableCounts(let view): tableStories[view]?.disturb()
    case .pressTaken(let view): tableStories[view]?.takeAway()
    case .tableUnheard(let view):
      tableStories[view, default: TableStory()].isHeard = false
      tableStories[view]?.disturb()
    case .refresh(let view, let call, let isDragged):
      if let complaint = refreshStories[view, default: RefreshStory()].hear(
        call, isDragged: isDragged)
      {
        breach(.refreshOnce, "of view \(view), \(complaint)")
      }
    case .tablesRested(let looks): for look in looks { rest(look) }
    default: break
    }
  }

  private mutating func complain(
    _ promise: Promise, _ view: Int, _ hear: (inout TableStory) -> String?
  ) {
    if let complaint = hear(&tableStories[view, default: TableStory()]) {
      breach(promise, "of table \(view), \(complaint)")
    }
  }

  /// The app changed something.
  mutating func disturbTables() {
    for view in tableStories.numbers { tableStories.change(view) { $0.disturb() } }
  }

  mutating func settleTables() {
    for view in tableStories.numbers {
      if let complaint = tableStories.change(view, { $0.settle() }) ?? nil {
        breach(.tableSwipe, "of table \(view), \(complaint)")
      }
    }
  }

  private mutating func rest(_ look: TableLook) {
    let view = look.view
    complain(.tableDisplay, view) { $0.rest(look) }
    if let complaint = look.complaintAboutRest {
      breach(.tableRest, "of table \(view), \(complaint)")
    }
    if let complaint = look.complaintAboutSelection {
      breach(.tableSelected, "of table \(view), \(complaint)")
    }
    if let complaint = look.complaintAboutRows {
      breach(.tableRows, "of table \(view), \(complaint)")
    }
  }
}
