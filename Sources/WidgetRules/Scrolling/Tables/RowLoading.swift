/// What a table knows of its data source, which rows and sections are alive, and what layout does next.
///
/// The code of an app that is asked or told may change anything. So layout takes one step after the
/// other, and each step starts from what is wanted by then:
///
///     guard loading.beginLayout(rows: wantedRows, sections: wantedSections) else { return }
///     while let step = loading.nextRow(wanted: wantedRows, held: nil) {
///       // .ask(index): ask the data source; its answer counts if `version` is still the same.
///     }
///     while let step = loading.nextSection(wanted: wantedSections) {}
///     if loading.endLayout() { setNeedsLayout() }
public struct RowLoading: Equatable, Sendable {
  /// What is known of the counts and heights.
  public enum Counts: Equatable, Sendable {
    /// They must be asked for before they are used.
    case unknown
    /// They are being asked for.
    case asking(isOld: Bool, round: Int)
    /// They were asked for.
    case known
  }

  /// What the caller is to do next.
  public enum Step: Equatable, Sendable {
    /// The width changed: place all cells anew.
    case place
    /// Other rows are alive from now on: let the rows go that are not among them.
    case show(from: Range<Int>, to: Range<Int>)
    /// Ask for the views of this one.
    case ask(Int)
  }

  /// The rows or the sections that are alive.
  public struct Alive: Equatable, Sendable {
    /// Their indexes.
    public private(set) var indexes = 0..<0
    private var isAsked: [Bool] = []
    /// Where in `isAsked` the first one stands that was not asked for.
    private var firstUnasked = 0

    var count: Int { indexes.count }

    mutating func markAsked(_ index: Int) {
      guard indexes.contains(index) else { return }
      isAsked[index - indexes.lowerBound] = true
      passAsked()
    }

    private mutating func passAsked() {
      while firstUnasked < isAsked.count, isAsked[firstUnasked] { firstUnasked += 1 }
    }

    mutating func show(_ wanted: Range<Int>) {
      let old = self
      indexes = wanted
      isAsked = wanted.map { old.indexes.contains($0) && old.isAsked[$0 - old.indexes.lowerBound] }
      firstUnasked = 0
      passAsked()
    }

    func next(_ wanted: Range<Int>) -> Step? {
      if wanted != indexes { return .show(from: indexes, to: wanted) }
      return firstUnasked < isAsked.count ? .ask(indexes.lowerBound + firstUnasked) : nil
    }
  }

  /// Layout that did not come to its end is begun anew at most so often, until the app reloads: a data source
  /// or a delegate that reloads each time it is asked or told is asked no more then. [ours; UIKit never
  /// returns]
  public static var restartsMax: Int { 20 }

  /// What is known of the counts.
  public private(set) var counts = Counts.unknown
  /// Whether the counts are those of the data source: it did not change them each time that it was asked.
  private var areExact = true
  /// Whether changes can be made row by row. If not, all is to be asked for again.
  public var canChangeRows: Bool { counts == .known && areExact }
  /// The rows that are alive.
  public private(set) var rows = Alive()
  /// The sections that are alive.
  public private(set) var sections = Alive()
  /// Changes with every change of what is laid out, so that an answer to an old question is known.
  public private(set) var version = 0
  /// How many steps the layout that runs may still take; `nil`: none runs.
  private var stepsLeft: Int?
  private var restarts = 0
  private var placesAreOld = false
  /// How often all was asked for anew.
  public private(set) var loads = 0
  /// How many reloads lie in each other that still call the app.
  private var reloads = 0
  /// Whether the code that layout or a reload called wants all to be asked for again.
  private var isOldFromInside = false

  /// Whether nothing is laid out any more until all is asked for anew.
  public var isGivenUp: Bool { restarts >= RowLoading.restartsMax }

  /// Makes one of a table that has asked for nothing.
  public init() {}

  // MARK: Counts

  /// The counts are no longer right.
  public mutating func markOld() {
    if stepsLeft != nil || reloads > 0 { isOldFromInside = true }
    if case .asking(_, let round) = counts {
      counts = .asking(isOld: true, round: round)
    } else {
      counts = .unknown
    }
  }

  /// The counts are to be asked for now. False while they are: then they are asked for once more.
  public mutating func beginCounts() -> Bool {
    if case .asking = counts {
      markOld()
      return false
    }
    counts = .asking(isOld: false, round: 1)
    return true
  }

  /// The counts were asked for. True if they are to be asked for once more, because they became old
  /// meanwhile; that happens once.
  public mutating func endCounts() -> Bool {
    if case .asking(isOld: true, round: 1) = counts {
      counts = .asking(isOld: false, round: 2)
      return true
    }
    if case .asking(isOld: true, _) = counts { areExact = false } else { areExact = true }
    counts = .known
    return false
  }

  // MARK: What is laid out

  /// All was asked for anew; the app is called until ``endReload()``.
  public mutating func reload() {
    version += 1
    loads += 1
    defer { reloads += 1 }
    if isOldFromInside {
      isOldFromInside = false
      restarts += 1
    } else if stepsLeft == nil, reloads == 0 {
      restarts = 0
    }
  }

  /// The app was told of all that is gone.
  public mutating func endReload() { reloads -= 1 }

  /// No row is alive any more.
  public mutating func dropRows() { rows.show(0..<0) }

  /// No section is alive any more.
  public mutating func dropSections() { sections.show(0..<0) }

  /// Rows have other indexes: these are alive, and none but the held one was asked for.
  public mutating func rearrange(rows wanted: Range<Int>, held: Int?) {
    version += 1
    dropRows()
    rows.show(wanted)
    if let held { rows.markAsked(held) }
  }

  /// Rows have another width.
  public mutating func markPlacesOld() { placesAreOld = true }

  /// A row got its cell otherwise than by a step.
  public mutating func markAsked(_ row: Int) { rows.markAsked(row) }

  // MARK: Layout

  /// Layout begins. False if it runs already, or was begun anew too often.
  public mutating func beginLayout(rows wanted: Range<Int>, sections others: Range<Int>) -> Bool {
    guard stepsLeft == nil, restarts < RowLoading.restartsMax else { return false }
    stepsLeft = 4 * (wanted.count + rows.count + others.count + sections.count) + 32
    return true
  }

  /// The next step for rows; `nil` when all that are wanted were asked for.
  ///
  /// - Parameters:
  ///   - wanted: The rows that show by now.
  ///   - held: The row that a finger holds: it is not asked for.
  public mutating func nextRow(wanted: Range<Int>, held: Int?) -> Step? {
    if placesAreOld {
      placesAreOld = false
      return .place
    }
    guard let step = limited(rows.next(wanted)) else { return nil }
    switch step {
    case .place: break
    case .show(_, let wanted):
      rows.show(wanted)
      if let held { rows.markAsked(held) }
    case .ask(let index): rows.markAsked(index)
    }
    return step
  }

  /// The next step for sections; `nil` when all that are wanted were asked for.
  public mutating func nextSection(wanted: Range<Int>) -> Step? {
    guard let step = limited(sections.next(wanted)) else { return nil }
    switch step {
    case .place: break
    case .show(_, let wanted): sections.show(wanted)
    case .ask(let index): sections.markAsked(index)
    }
    return step
  }

  private mutating func limited(_ step: Step?) -> Step? {
    guard let step, let left = stepsLeft, left > 0 else { return nil }
    stepsLeft = left - 1
    return step
  }

  /// Layout ends. True if it must be begun anew, because it did not come to its end.
  public mutating func endLayout() -> Bool {
    let left = stepsLeft ?? 0
    stepsLeft = nil
    guard left == 0 else {
      if !isOldFromInside { restarts = 0 }
      return false
    }
    restarts += 1
    return restarts < RowLoading.restartsMax
  }
}
