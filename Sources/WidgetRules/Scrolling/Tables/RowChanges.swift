/// What the app says that changed in a table, and where each old row is afterwards.
///
/// Deleted and reloaded rows, and the origins of moves, have the numbers from before; inserted rows and
/// the ends of moves have the numbers from after all changes. [doc]
public struct RowChanges: Equatable, Sendable {
  /// A row that goes to another place.
  public struct Move: Equatable, Sendable {
    /// Where it was.
    public var source: RowPath
    /// Where it is afterwards.
    public var target: RowPath
    /// Makes a move.
    public init(from source: RowPath, to target: RowPath) {
      self.source = source
      self.target = target
    }
  }

  /// A section that goes to another place.
  public struct SectionMove: Equatable, Sendable {
    /// Where it was.
    public var source: Int
    /// Where it is afterwards.
    public var target: Int
    /// Makes a move.
    public init(from source: Int, to target: Int) {
      self.source = source
      self.target = target
    }
  }

  /// What is wrong with changes.
  public enum Problem: Equatable, Sendable {
    /// The new count of sections is not the old one, plus the sections that were inserted or moved there
    /// and minus those that were deleted or moved away.
    case sections(before: Int, after: Int, inserted: Int, deleted: Int)
    /// There are more or fewer rows in a section, as numbered afterwards, than the changes account for.
    case rows(section: Int, before: Int, after: Int, inserted: Int, deleted: Int)
    /// A section is named that does not exist.
    case noSection(Int, of: Int)
    /// A row is named that does not exist.
    case noRow(RowPath, of: Int)
  }

  /// Sections that are gone.
  public var deletedSections: [Int] = []
  /// Sections that are new.
  public var insertedSections: [Int] = []
  /// Rows that are gone.
  public var deletedRows: [RowPath] = []
  /// Rows that are new.
  public var insertedRows: [RowPath] = []
  /// Rows that stay and get a new cell.
  public var reloadedRows: [RowPath] = []
  /// Rows that stay and keep their cell, which is set up anew.
  public var reconfiguredRows: [RowPath] = []
  /// Sections that stay and get new rows.
  public var reloadedSections: [Int] = []
  /// Rows that go elsewhere.
  public var moves: [Move] = []
  /// Sections that go elsewhere with their rows.
  public var sectionMoves: [SectionMove] = []

  /// Makes changes of nothing.
  public init() {}

  /// Whether nothing changes.
  public var isEmpty: Bool { self == RowChanges() }
}

extension RowChanges {
  /// Where each row is afterwards. It keeps the changes, and nothing for rows that only make room.
  public struct Mapping: Equatable, Sendable {
    /// How many rows each section had.
    fileprivate let counts: [Int]
    /// Where each section's rows go; `nil` if they are gone.
    fileprivate var targets: [Int?]
    /// The rows that go elsewhere, in their order; of two moves of one row the later one counts.
    fileprivate var moves: [Move] = []
    /// The rows that leave their places, and the places that rows from elsewhere take, in their order.
    fileprivate let leaving: [RowPath]
    fileprivate let coming: [RowPath]

    /// Where a row is that was there before; `nil` if it is gone.
    /// - Complexity: O(log *m*) in the number of changes.
    public func callAsFunction(_ path: RowPath) -> RowPath? {
      guard counts.indices.contains(path.section), path.row >= 0, path.row < counts[path.section]
      else { return nil }
      let move = RowLayout.firstIndex(in: moves.indices) { moves[$0].source > path } - 1
      if move >= 0, moves[move].source == path { return moves[move].target }
      let passed = Mapping.rows(leaving, of: path.section, upTo: path.row)
      if passed.upperBound < leaving.count, leaving[passed.upperBound] == path { return nil }
      guard let target = targets[path.section] else { return nil }
      // The rows that stay fill the places that no row from elsewhere takes.
      let rank = path.row - passed.count
      let taken = Mapping.rows(coming, of: target)
      let before = RowLayout.firstIndex(in: taken) {
        coming[$0].row - ($0 - taken.lowerBound) > rank
      }
      return RowPath(section: target, row: rank + before - taken.lowerBound)
    }

    /// Where in a list the rows of a section stand that come before one of its rows; all of the section's
    /// rows if none is named.
    fileprivate static func rows(
      _ list: [RowPath], of section: Int, upTo row: Int = .max
    ) -> Range<Int> {
      let first = RowLayout.firstIndex(in: list.indices) { list[$0].section >= section }
      let end = RowPath(section: section, row: row)
      return first..<RowLayout.firstIndex(in: first..<list.count) { list[$0] >= end }
    }
  }

  /// Checks the changes against the counts, and says where each row is afterwards.
  ///
  /// - Parameters:
  ///   - before: How many rows each section had.
  ///   - after: How many rows each section has.
  /// - Complexity: O(*n*) in the number of sections and O(*m* log *m*) in that of changes.
  public func mapping(
    from before: [Int], to after: [Int]
  ) -> (mapping: Mapping?, problem: Problem?) {
    if let problem = missing(before, after) { return (nil, problem) }
    let replaced = Self.flags(deletedSections + reloadedSections, count: before.count)
    let fresh = Self.flags(
      insertedSections + sectionMoves.map { $0.target }, count: after.count)
    let gone = Self.flags(deletedSections + sectionMoves.map { $0.source }, count: before.count)
    let (deleted, inserted) = (Self.count(gone), Self.count(fresh))
    guard before.count - deleted + inserted == after.count else {
      return (
        nil,
        .sections(
          before: before.count, after: after.count, inserted: inserted, deleted: deleted)
      )
    }
    var mapping = Mapping(
      counts: before, targets: before.map { _ in nil },
      leaving: Self.ordered(deletedRows + moves.map { $0.source }),
      coming: Self.ordered(insertedRows + moves.map { $0.target }))
    var next = 0
    for section in before.indices where !gone[section] {
      while fresh[next] { next += 1 }
      if !replaced[section], let problem = mapping.put(section, at: next, after) {
        return (nil, problem)
      }
      next += 1
    }
    let deletedFlags = Self.flags(deletedSections, count: before.count)
    for move in sectionMoves where !replaced[move.source] {
      if let problem = mapping.put(move.source, at: move.target, after) { return (nil, problem) }
    }
    mapping.moves = Self.ordered(moves.filter { !deletedFlags[$0.source.section] })
    return (mapping, nil)
  }

  /// Rows in their order, each once.
  private static func ordered(_ rows: [RowPath]) -> [RowPath] {
    var ordered: [RowPath] = []
    for row in rows.sorted() where ordered.last != row { ordered.append(row) }
    return ordered
  }

  /// Moves in the order of their rows; moves of one row in the order in which they were told.
  private static func ordered(_ moves: [Move]) -> [Move] {
    moves.indices.sorted { (moves[$0].source, $0) < (moves[$1].source, $1) }.map { moves[$0] }
  }

  /// A section or row that is named and does not exist.
  private func missing(_ before: [Int], _ after: [Int]) -> Problem? {
    for (sections, counts) in [
      (deletedSections + reloadedSections + sectionMoves.map { $0.source }, before),
      (insertedSections + sectionMoves.map { $0.target }, after),
    ] {
      for section in sections where !counts.indices.contains(section) {
        return .noSection(section, of: counts.count)
      }
    }
    let old = deletedRows + reloadedRows + reconfiguredRows + moves.map { $0.source }
    let new = insertedRows + moves.map { $0.target }
    for (rows, counts) in [(old, before), (new, after)] {
      for path in rows {
        guard counts.indices.contains(path.section) else {
          return .noSection(path.section, of: counts.count)
        }
        guard path.row >= 0, path.row < counts[path.section] else {
          return .noRow(path, of: counts[path.section])
        }
      }
    }
    return nil
  }

  private static func flags(_ numbers: [Int], count: Int) -> [Bool] {
    var flags = Array(repeating: false, count: count)
    for number in numbers { flags[number] = true }
    return flags
  }

  private static func count(_ flags: [Bool]) -> Int {
    var count = 0
    for flag in flags where flag { count += 1 }
    return count
  }
}

extension RowChanges.Mapping {
  /// Puts a section where no other is; says so if the changes do not account for its rows.
  fileprivate mutating func put(
    _ section: Int, at target: Int, _ after: [Int]
  ) -> RowChanges.Problem? {
    targets[section] = target
    let deleted = Self.rows(leaving, of: section).count
    let inserted = Self.rows(coming, of: target).count
    guard counts[section] - deleted + inserted != after[target] else { return nil }
    return .rows(
      section: target, before: counts[section], after: after[target], inserted: inserted,
      deleted: deleted)
  }
}
