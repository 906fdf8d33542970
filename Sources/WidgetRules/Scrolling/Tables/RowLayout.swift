/// Where each row, header and footer of a table lies, from top to bottom.
///
/// Rows are also counted through all sections, from 0: the *index* of a row. Indexes of the rows in a
/// viewport are neighbours, so that what shows is a range.
public struct RowLayout: Equatable, Sendable {
  /// The heights in one section, in points. Heights that are not finite or below 0 count as 0, larger
  /// ones than ``RowLayout/heightMax`` as that.
  public struct Section: Equatable, Sendable {
    /// The height of the room above the header.
    public var padding: Double
    /// The height of the header; 0 if there is none.
    public var header: Double
    /// The height of each row.
    public var rows: RowHeights
    /// The height of the footer; 0 if there is none.
    public var footer: Double

    /// Makes a section of these heights.
    public init(
      header: Double = 0, rows: RowHeights, footer: Double = 0, padding: Double = 0
    ) {
      self.padding = padding
      self.header = header
      self.rows = rows
      self.footer = footer
    }
  }

  /// A stretch from top to bottom, in points.
  public struct Span: Equatable, Sendable {
    /// Where it starts.
    public var start: Double
    /// Where it ends.
    public var end: Double
    /// How long it is.
    public var length: Double { end - start }

    /// Makes a stretch.
    public init(start: Double, end: Double) {
      self.start = start
      self.end = end
    }
  }

  /// No row, header or footer is higher than this, in points. [ours]
  public static let heightMax = 1_000_000.0

  /// One section: where it starts, its header starts, its rows start, its footer starts and all of it ends.
  private struct Part: Equatable, Sendable {
    var firstRow: Int
    var start: Double
    var headerStart: Double
    var rowsStart: Double
    var footerStart: Double
    var end: Double
  }

  /// Rows of one height, one below the other.
  private struct Run: Equatable, Sendable {
    var firstRow: Int
    var count: Int
    var start: Double
    var height: Double
    var isEstimated: Bool

    /// Where one of them lies, by its index in the table, in points.
    func row(_ index: Int) -> Span {
      let place = Double(index - firstRow)
      return Span(start: start + place * height, end: start + (place + 1) * height)
    }

    /// Where all of them end, in points.
    var end: Double { start + Double(count) * height }
  }

  private var parts: [Part] = []
  private var runs: [Run] = []
  /// How many rows there are in all sections.
  public private(set) var rowCount = 0
  /// What lies before the first section, in points.
  public let before: Double
  /// The height of all, in points.
  public let length: Double

  /// Lays out sections one below the other.
  ///
  /// - Parameters:
  ///   - sections: The heights.
  ///   - before: The height of what lies before the first section, in points.
  ///   - after: The height of what lies after the last section, in points.
  /// - Complexity: O(*n*) in the number of sections and of different heights in them.
  public init(sections: [Section] = [], before: Double = 0, after: Double = 0) {
    var place = Self.height(before)
    self.before = place
    parts.reserveCapacity(sections.count)
    runs.reserveCapacity(sections.reduce(0) { $0 + $1.rows.runs.count })
    for section in sections {
      let start = place
      let firstRow = rowCount
      place += Self.height(section.padding)
      let headerStart = place
      place += Self.height(section.header)
      let rowsStart = place
      for rows in section.rows.runs {
        let run = Run(
          firstRow: rowCount, count: rows.count, start: place, height: Self.height(rows.height),
          isEstimated: rows.isEstimated)
        runs.append(run)
        place = run.end
        rowCount += rows.count
      }
      let footerStart = place
      place += Self.height(section.footer)
      parts.append(
        Part(
          firstRow: firstRow, start: start, headerStart: headerStart, rowsStart: rowsStart,
          footerStart: footerStart, end: place))
    }
    length = place + Self.height(after)
  }

  private static func height(_ value: Double) -> Double {
    value > 0 ? min(value, heightMax) : 0
  }

  /// The sections' heights, as they count.
  /// - Complexity: O(*n*) in the number of sections and of different heights in them.
  public var sections: [Section] { sections(measured: []) }

  /// The sections' heights, with other heights of some rows, which come in their order.
  private func sections(measured rows: [MeasuredRow]) -> [Section] {
    var sections = parts.indices.map { number in
      Section(
        header: header(of: number).length, rows: [], footer: footer(of: number).length,
        padding: parts[number].headerStart - parts[number].start)
    }
    var next = 0
    for run in runs {
      let section = path(at: run.firstRow).section
      var first = run.firstRow
      func append(upTo index: Int) {
        sections[section].rows.append(
          run.height, count: index - first, isEstimated: run.isEstimated)
        first = index
      }
      while next < rows.count, rows[next].index < run.firstRow + run.count {
        append(upTo: rows[next].index)
        sections[section].rows.append(rows[next].height)
        first += 1
        next += 1
      }
      append(upTo: run.firstRow + run.count)
    }
    return sections
  }
}

// MARK: Estimates

extension RowLayout {
  /// A row that has been measured.
  public struct MeasuredRow: Equatable, Sendable {
    /// Its index.
    public var index: Int
    /// Its height, in points.
    public var height: Double

    /// Makes one.
    public init(index: Int, height: Double) {
      self.index = index
      self.height = height
    }
  }

  /// Whether the height of any row is an estimate.
  /// - Complexity: O(*n*) in the number of different heights.
  public var hasEstimates: Bool {
    for run in runs where run.isEstimated { return true }
    return false
  }

  /// Whether the height of a row is an estimate.
  /// - Complexity: O(log *n*) in the number of different heights.
  public func isEstimated(_ index: Int) -> Bool { run(of: index).isEstimated }

  /// The layout in which some rows have the heights that were measured.
  ///
  /// - Parameter rows: The rows, in their order, each once; they must exist.
  /// - Complexity: O(*n*) in the number of sections, of different heights and of these rows.
  public func measuring(_ rows: [MeasuredRow]) -> RowLayout {
    RowLayout(sections: sections(measured: rows), before: before, after: after)
  }

  /// The layout in which rows that are estimated have the heights that were measured before.
  ///
  /// - Parameters:
  ///   - old: The layout before rows came or went.
  ///   - newIndex: The new index of a row of it; `nil` if that row is gone.
  public func keepingMeasured(
    of old: RowLayout, at newIndex: (Int) -> Int?
  ) -> RowLayout {
    guard hasEstimates else { return self }
    var rows: [MeasuredRow] = []
    for run in old.runs where !run.isEstimated {
      for index in run.firstRow..<run.firstRow + run.count {
        guard let new = newIndex(index), isEstimated(new) else { continue }
        rows.append(MeasuredRow(index: new, height: run.height))
      }
    }
    return measuring(rows.sorted { $0.index < $1.index })
  }

  /// The height of what lies after the last section, in points.
  private var after: Double { length - (parts.last?.end ?? before) }
}

// MARK: Rows and their names

extension RowLayout {
  /// How many sections there are.
  public var sectionCount: Int { parts.count }

  /// The indexes of the rows of a section.
  public func rows(of section: Int) -> Range<Int> {
    let next = section + 1 < parts.count ? parts[section + 1].firstRow : rowCount
    return parts[section].firstRow..<next
  }

  /// How many rows each section has.
  public var rowCounts: [Int] { parts.indices.map { rows(of: $0).count } }

  /// Whether there is such a row.
  public func contains(_ path: RowPath) -> Bool { index(of: path) != nil }

  /// The index of a row; `nil` if there is no such row.
  /// - Complexity: O(1).
  public func index(of path: RowPath) -> Int? {
    guard parts.indices.contains(path.section) else { return nil }
    let rows = rows(of: path.section)
    return path.row >= 0 && path.row < rows.count ? rows.lowerBound + path.row : nil
  }

  /// The section and row of an index.
  /// - Complexity: O(log *n*) in the number of sections.
  public func path(at index: Int) -> RowPath {
    // The last section that starts at or before it; empty ones in between come earlier.
    let section = Self.firstIndex(in: parts.indices) { parts[$0].firstRow > index } - 1
    return RowPath(section: section, row: index - parts[section].firstRow)
  }

  /// The first index for which a condition holds, if it holds for all after it too; else the end.
  static func firstIndex(in range: Range<Int>, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

// MARK: Places

extension RowLayout {
  /// Where a row lies, by its index, in points.
  /// - Complexity: O(log *n*) in the number of different heights.
  public func row(_ index: Int) -> Span { run(of: index).row(index) }

  private func run(of index: Int) -> Run {
    runs[Self.firstIndex(in: runs.indices) { runs[$0].firstRow > index } - 1]
  }

  /// The index of the first row for which a condition holds, if it holds for all rows below it too; else
  /// the count of all rows. The condition is about a place; there the search begins.
  private func firstRow(near place: Double, where holds: (Span) -> Bool) -> Int {
    let number = Self.firstIndex(in: runs.indices) {
      holds(runs[$0].row(runs[$0].firstRow + runs[$0].count - 1))
    }
    guard number < runs.count else { return rowCount }
    let run = runs[number]
    let rows = (place - run.start) / run.height
    var row = run.firstRow + (rows > 0 ? Int(min(rows, Double(run.count - 1))) : 0)
    while row > run.firstRow, holds(run.row(row - 1)) { row -= 1 }
    while !holds(run.row(row)) { row += 1 }
    return row
  }

  /// Where a section lies with its header, its footer and the room above it, in points.
  public func section(_ section: Int) -> Span {
    Span(start: parts[section].start, end: parts[section].end)
  }

  /// Where a section's header lies if nothing is scrolled, in points.
  public func header(of section: Int) -> Span {
    Span(start: parts[section].headerStart, end: parts[section].rowsStart)
  }

  /// Where a section's footer lies, in points.
  public func footer(of section: Int) -> Span {
    Span(start: parts[section].footerStart, end: parts[section].end)
  }

  /// Where a header lies that stays at the top while any of its section's rows show, in points.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - top: Where the viewport starts, in points.
  public func stickyHeader(of section: Int, at top: Double) -> Span {
    let header = header(of: section)
    let last = max(parts[section].footerStart - header.length, header.start)
    let start = min(max(header.start, top), last)
    return Span(start: start, end: start + header.length)
  }

  /// The index of the row that holds a place, which includes the row's start; `nil` if there is a header,
  /// a footer or nothing.
  /// - Complexity: O(log *n*).
  public func row(at place: Double) -> Int? {
    let index = firstRow(near: place) { $0.end > place }
    return index < rowCount && row(index).start <= place ? index : nil
  }

  /// The one of some rows whose middle is nearest to a place; the earlier of two that are as near. `nil` if
  /// none of them exists.
  /// - Complexity: O(*n*) in the number of these rows.
  public func nearest(of rows: [RowPath], to place: Double) -> RowPath? {
    var best: (row: RowPath, distance: Double)?
    for path in rows {
      guard let index = index(of: path) else { continue }
      let span = row(index)
      let distance = ((span.start + span.end) / 2 - place).magnitude
      if distance < best?.distance ?? .infinity { best = (path, distance) }
    }
    return best?.row
  }

  /// The indexes of the rows that show between two places.
  ///
  /// - Complexity: O(log *n*).
  public func rows(from top: Double, to bottom: Double) -> Range<Int> {
    let first = firstRow(near: top) { $0.end > top }
    return first..<max(first, firstRow(near: bottom) { $0.start >= bottom })
  }

  /// The indexes of the rows from the one at a place to the one at another; at least the first of these.
  ///
  /// - Complexity: O(log *n*).
  public func rows(at first: Double, through last: Double) -> Range<Int> {
    let start = firstRow(near: first) { $0.end > first }
    let bottom = max(first, last)
    return start..<max(start, firstRow(near: bottom) { $0.start > bottom })
  }

  /// The sections that show between two places.
  ///
  /// - Complexity: O(log *n*) in the number of sections.
  public func sections(from top: Double, to bottom: Double) -> Range<Int> {
    let first = Self.firstIndex(in: parts.indices) { parts[$0].end > top }
    let end = Self.firstIndex(in: first..<parts.count) { parts[$0].start >= bottom }
    return first..<end
  }

  /// The layout with one row elsewhere.
  ///
  /// - Parameters:
  ///   - source: The row.
  ///   - target: Where it is afterwards; counted without the row. One beyond the end is the end.
  /// - Complexity: O(*n*) in the number of sections and of different heights in them.
  public func moving(_ source: RowPath, to target: RowPath) -> RowLayout {
    var sections = sections
    let old = source.row..<source.row + 1
    let height = sections[source.section].rows[old]
    sections[source.section].rows.replace(old, with: [])
    let row = min(target.row, sections[target.section].rows.count)
    sections[target.section].rows.replace(row..<row, with: height)
    return RowLayout(sections: sections, before: before, after: after)
  }
}
