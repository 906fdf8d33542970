// The tables and the refresh controls of a plan, and what an app does to them. All of it comes from
// dice of its own, so that a plan without tables is the same as it ever was.

nonisolated extension Plan {
  /// What makes a scroll view of the plan a table.
  struct Table: Equatable, Sendable {
    /// The number of the view, which is a scroll view's too.
    var view = 0
    /// How many rows each section has.
    var counts: [Int] = [30]
    /// The heights of rows in turn, by their own numbers; below 0 for the table's.
    var heights: [Double] = [-1]
    /// The height of headers and footers; below 0 for the table's.
    var header = -1.0
    var footer = -1.0
    var headers = Headers.none
    var isGrouped = false
    var allowsSeveral = false
    var allowsSelection = true
    var selectsInEditing = false
    var isEditing = false
    /// How many buttons a row has on each side.
    var leading = 0
    var trailing = 0
    var performsFirst = true
    var completion = Completion.yes
    /// The delegate says no for every so manyth row, by the rows' own numbers; 0 for none.
    var refuses = 0
    /// In place of every so manyth row, the next one is selected, or none.
    var refers = 0
    var declines = 0
    /// Every so manyth row stays selected, stays where it is, or cannot be edited.
    var keeps = 0
    var isFixed = 0
    var isClosed = 0
    var target = Target.proposed
    /// The low views in the table: fingers reach rows beside them.
    var lowered: [Int] = []
  }

  /// What shows above sections.
  enum Headers: String, Sendable, CaseIterable { case none, titles, views }

  /// When and how the action of a button says that it is done.
  enum Completion: String, Sendable, CaseIterable { case yes, no, late, never }

  /// Where a row goes that a finger would let go over a place.
  enum Target: String, Sendable, CaseIterable { case proposed, source, first, beyond }

  /// What gives a scroll view a refresh control.
  struct Refresher: Equatable, Sendable {
    /// The number of the view.
    var view = 0
    /// After so many seconds the app ends it; less than nothing for never, 0 for at once.
    var delay = 0.5
    var isEnabled = true
  }

  /// What an app does to a table. Numbers of sections and rows are taken modulo how many there are.
  enum TableAct: Equatable, Sendable {
    case reload
    case insert(section: Int, row: Int, count: Int)
    case delete(section: Int, row: Int, count: Int)
    case move(section: Int, row: Int, toSection: Int, toRow: Int)
    case reloadRow(section: Int, row: Int)
    case reconfigureRow(section: Int, row: Int)
    case insertSection(Int)
    case deleteSection(Int)
    case reloadSection(Int)
    case moveSection(Int, to: Int)
    /// Deletes, moves, reloads and inserts rows at once; which ones, the number leads to.
    case changeTogether(UInt64)
    case select(section: Int, row: Int, position: Int, animated: Bool)
    case deselect(section: Int, row: Int)
    case deselectAll
    case show(section: Int, row: Int, position: Int, animated: Bool)
    case toggleEditing
    case edit(Bool)
    case toggleSeveral
    /// Several rows are chosen while rows are edited, or no longer.
    case toggleChoosing
    case toggleSelection
    case setRowHeight(Double)
    /// The view above all sections; 0 for none.
    case setTop(Double)
    case setSize(width: Double, height: Double)
    /// No object is asked from now on, or another one with other rows, or the one that is asked goes.
    case dropSource
    case changeSource
    case freeSource
    case removeCell(Int)
    case layOut
    /// Asks for what shows, which lays it out.
    case look
  }

  /// What an app does to a refresh control.
  enum RefreshAct: Equatable, Sendable { case begin, end, toggle, takeOut, putIn }

  // MARK: Finding

  /// The numbers of recognizers begin here that swipe the rows of tables.
  static let rowPansMin = 56

  /// The number of the recognizer that swipes the rows of a table.
  static func rowPan(of view: Int) -> Int { rowPansMin + view }

  /// The numbers of all recognizers that a scroll view brings along.
  func ownNumbers(of view: Int) -> [Int] {
    guard scroller(view) != nil else { return [] }
    let parts = ScrollerPart.allCases.map { Self.ownNumber($0, of: view) }
    return table(view) == nil ? parts : parts + [Self.rowPan(of: view)]
  }

  /// The recognizers that tables bring along, in words of the plan.
  var rowPans: [Recognizer] {
    tables.compactMap { table in
      guard scroller(table.view) != nil else { return nil }
      return Recognizer(
        id: Self.rowPan(of: table.view), kind: .pan, view: table.view, touchesMax: 1)
    }
  }

  /// How high a view is, in points.
  func height(of view: View) -> Double {
    tables.contains { $0.lowered.contains(view.id) } ? min(view.height, 60) : view.height
  }

  func table(_ view: Int) -> Table? {
    tables.isEmpty || scroller(view) == nil ? nil : tables.first { $0.view == view }
  }

  func refresher(_ view: Int) -> Refresher? {
    scroller(view) == nil ? nil : refreshers.first { $0.view == view }
  }
}

nonisolated extension Plan.Moment {
  /// The moments that only tables and refresh controls have.
  static let tables = allCases.filter { $0.feature == .tables }

  /// Whether it comes again and again without a finger.
  var isFrequent: Bool {
    switch self {
    case .scrolled, .zoomed, .counted, .cellForRow, .willDisplay, .didEndDisplaying, .cellMoves,
      .headerMoves:
      true
    default: false
    }
  }
}
