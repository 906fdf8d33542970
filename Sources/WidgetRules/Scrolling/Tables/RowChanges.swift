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
  /// Where each row is afterwards.
  public struct Mapping: Equatable, Sendable {
    fileprivate var places: [[RowPath?]]

    /// Where a row is that was there before; `nil` if it is gone.
    public func callAsFunction(_ path: RowPath) -> RowPath? {
      guard places.indices.contains(path.section),
        places[path.section].indices.contains(path.row)
      else { return nil }
      return places[path.section][path.row]
    }
  }

  /// Checks the changes against the counts, and says where each row is afterwards.
  ///
  /// - Parameters:
  ///   - before: How many rows each section had.
  ///   - after: How many rows each section has.
  /// - Complexity: O(*n*) in the number of rows and O(*m* log *m*) in that of changes.
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
    var mapping = Mapping(places: before.map { Array(repeating: nil, count: $0) })
    var next = 0
    for section in before.indices where !gone[section] {
      while fresh[next] { next += 1 }
      if !replaced[section],
        let problem = place(section, at: next, before[section], after[next], &mapping)
      {
        return (nil, problem)
      }
      next += 1
    }
    let deletedFlags = Self.flags(deletedSections, count: before.count)
    for move in sectionMoves where !replaced[move.source] {
      let (source, target) = (move.source, move.target)
      if let problem = place(source, at: target, before[source], after[target], &mapping) {
        return (nil, problem)
      }
    }
    for move in moves where !deletedFlags[move.source.section] {
      mapping.places[move.source.section][move.source.row] = move.target
    }
    return (mapping, nil)
  }

  /// Puts the rows of a section that stay where no row is inserted.
  private func place(
    _ section: Int, at next: Int, _ before: Int, _ after: Int, _ mapping: inout Mapping
  ) -> Problem? {
    let leaving =
      deletedRows.filter { $0.section == section }.map { $0.row }
      + moves.filter { $0.source.section == section }.map { $0.source.row }
    let coming =
      insertedRows.filter { $0.section == next }.map { $0.row }
      + moves.filter { $0.target.section == next }.map { $0.target.row }
    let leaves = Self.flags(leaving, count: before)
    let comes = Self.flags(coming, count: after)
    let (deleted, inserted) = (Self.count(leaves), Self.count(comes))
    guard before - deleted + inserted == after else {
      return .rows(
        section: next, before: before, after: after, inserted: inserted, deleted: deleted)
    }
    var place = 0
    for row in 0..<before where !leaves[row] {
      while comes[place] { place += 1 }
      mapping.places[section][row] = RowPath(section: next, row: place)
      place += 1
    }
    return nil
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
