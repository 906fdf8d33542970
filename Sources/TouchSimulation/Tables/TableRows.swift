// The rows that the data of a simulated app has, as a value. It knows no table.

/// Rows in sections; each row has a number of its own, which stays when the row goes elsewhere.
nonisolated struct TableRows: Equatable, Sendable {
  /// At most so many rows and sections are added to.
  private static let rowsMax = 300
  private static let sectionsMax = 8

  private(set) var sections: [[Int]]
  private var next: Int

  init(_ counts: [Int]) {
    sections = []
    next = 0
    for count in counts { sections.append(new(count)) }
  }

  private mutating func new(_ count: Int) -> [Int] {
    defer { next += count }
    return Array(next..<next + count)
  }

  /// Changes that are told to a table together: deleted and reloaded rows and the origins of moves are
  /// numbered as before, inserted ones and the ends of moves as after.
  struct Changes: Equatable, Sendable {
    var deleted: [Fact.Row] = []
    var reloaded: [Fact.Row] = []
    var inserted: [Fact.Row] = []
    var moved: [Move] = []
  }

  struct Move: Equatable, Sendable {
    var source: Fact.Row
    var target: Fact.Row
  }

  // MARK: Finding

  /// The number of a row; `nil` if there is no such row.
  func number(_ row: Fact.Row) -> Int? {
    guard sections.indices.contains(row.section),
      sections[row.section].indices.contains(row.row)
    else { return nil }
    return sections[row.section][row.row]
  }

  /// Where a row is; `nil` if it is gone.
  func place(of number: Int) -> Fact.Row? {
    for (section, rows) in sections.enumerated() {
      if let row = rows.firstIndex(of: number) { return Fact.Row(section, row) }
    }
    return nil
  }

  /// A section, counted modulo how many there are; `nil` without any.
  func section(_ number: Int) -> Int? { sections.isEmpty ? nil : number % sections.count }

  /// A row, counted modulo how many there are; `nil` if its section is empty.
  func row(_ section: Int, _ row: Int) -> Fact.Row? {
    guard let section = self.section(section), !sections[section].isEmpty else { return nil }
    return Fact.Row(section, row % sections[section].count)
  }

  private var count: Int { sections.reduce(0) { $0 + $1.count } }

  // MARK: Changing

  /// Adds rows; the places of the new ones.
  mutating func insert(_ section: Int, _ row: Int, _ count: Int) -> [Fact.Row] {
    guard let section = self.section(section), self.count < Self.rowsMax else { return [] }
    let row = row % (sections[section].count + 1)
    sections[section].insert(contentsOf: new(count), at: row)
    return (row..<row + count).map { Fact.Row(section, $0) }
  }

  /// Takes rows out; the places that they had.
  mutating func delete(_ section: Int, _ row: Int, _ count: Int) -> [Fact.Row] {
    guard let first = self.row(section, row) else { return [] }
    let end = min(first.row + count, sections[first.section].count)
    sections[first.section].removeSubrange(first.row..<end)
    return (first.row..<end).map { Fact.Row(first.section, $0) }
  }

  /// Moves a row; `nil` if there is none.
  mutating func move(_ section: Int, _ row: Int, _ toSection: Int, _ toRow: Int) -> Move? {
    guard let source = self.row(section, row), let target = self.section(toSection) else {
      return nil
    }
    let number = sections[source.section].remove(at: source.row)
    let place = toRow % (sections[target].count + 1)
    sections[target].insert(number, at: place)
    return Move(source: source, target: Fact.Row(target, place))
  }

  /// A finger moved a row.
  mutating func follow(_ source: Fact.Row, to target: Fact.Row) {
    guard number(source) != nil, sections.indices.contains(target.section) else { return }
    let number = sections[source.section].remove(at: source.row)
    sections[target.section].insert(number, at: min(target.row, sections[target.section].count))
  }

  /// Adds a section; its number, if there is room.
  mutating func insertSection(_ section: Int, rows: Int) -> Int? {
    guard sections.count < Self.sectionsMax, count < Self.rowsMax else { return nil }
    let place = section % (sections.count + 1)
    sections.insert(new(rows), at: place)
    return place
  }

  /// Takes a section out; its number.
  mutating func deleteSection(_ section: Int) -> Int? {
    guard let place = self.section(section) else { return nil }
    sections.remove(at: place)
    return place
  }

  /// Moves a section with its rows; where it was and is.
  mutating func moveSection(_ section: Int, to target: Int) -> (source: Int, target: Int)? {
    guard let source = self.section(section), let target = self.section(target) else {
      return nil
    }
    sections.insert(sections.remove(at: source), at: target)
    return (source, target)
  }

  /// Gives a section new rows; its number.
  mutating func replaceSection(_ section: Int, rows: Int) -> Int? {
    guard let place = self.section(section), count < Self.rowsMax else { return nil }
    sections[place] = new(rows)
    return place
  }

  /// Deletes, moves, reloads and inserts rows at once.
  mutating func changeTogether(_ seed: UInt64) -> Changes {
    var dice = Dice(seed)
    var changes = Changes()
    var (leaving, moving): ([Int], [Int]) = ([], [])
    for (section, rows) in sections.enumerated() {
      for (row, number) in rows.enumerated() where dice.chance(0.2) {
        let place = Fact.Row(section, row)
        switch dice.below(3) {
        case 0:
          changes.deleted.append(place)
          leaving.append(number)
        case 1:
          changes.moved.append(Move(source: place, target: .none))
          moving.append(number)
        default: changes.reloaded.append(place)
        }
      }
    }
    for section in sections.indices {
      sections[section].removeAll { leaving.contains($0) || moving.contains($0) }
    }
    guard !sections.isEmpty else { return changes }
    // Where a later one comes is behind all earlier ones, so that their places stay.
    var ends = sections.map { _ in 0 }
    func place(_ number: Int, _ sections: inout [[Int]]) -> Fact.Row {
      let section = dice.below(sections.count)
      let row = ends[section] + dice.below(sections[section].count - ends[section] + 1)
      sections[section].insert(number, at: row)
      ends[section] = row + 1
      return Fact.Row(section, row)
    }
    for (index, number) in moving.enumerated() {
      changes.moved[index].target = place(number, &sections)
    }
    if count < Self.rowsMax {
      for number in new(dice.below(4)) { changes.inserted.append(place(number, &sections)) }
    }
    return changes
  }
}

nonisolated extension TableRows {
  /// Where rows must be.
  ///
  /// - Parameters:
  ///   - plan: What heights the app gives.
  ///   - rowHeight: The table's own height of rows, in points.
  ///   - top: The height of the view above all sections, in points.
  func places(_ plan: Plan.Table, rowHeight: Double, top: Double) -> [[TableLook.Span]] {
    let usual = rowHeight >= 0 ? rowHeight : 44
    let title = plan.isGrouped ? 38.0 : 28.0
    let (above, below): (Double?, Double?) =
      switch plan.headers {
      case .views: (24, nil)
      case .titles: (title, title)
      case .none: (nil, nil)
      }
    let header = plan.header >= 0 ? plan.header : above
    let footer =
      plan.footer >= 0 ? plan.footer : below ?? (plan.isGrouped ? 17 + 1 / 3.0 : 0)
    var place = top
    return sections.enumerated().map { index, numbers in
      place += header ?? (!plan.isGrouped ? 0 : index == 0 ? 35 : 17 + 2 / 3.0)
      defer { place += footer }
      return numbers.map { number in
        let height = plan.height(of: number)
        defer { place += height >= 0 ? height : usual }
        return TableLook.Span(start: place, end: place + (height >= 0 ? height : usual))
      }
    }
  }
}

nonisolated extension Plan.Table {
  /// What the delegate says of a row's height; not a number or below 0 for nothing.
  func height(of number: Int) -> Double {
    heights.isEmpty ? -1 : heights[number % heights.count]
  }

  /// Whether it is so of every so manyth row.
  static func isOne(_ number: Int?, of every: Int) -> Bool {
    guard let number, every > 0 else { return false }
    return number % every == every - 1
  }
}
