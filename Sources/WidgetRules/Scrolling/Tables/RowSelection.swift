/// Which rows of a table are selected, which one a finger presses, and what is asked and told meanwhile.
///
/// The caller says what fingers do; then ``next()`` names what is to be done, one step after the other.
/// A question is followed by its answer:
///
///     selection.press(row)
///     while let step = selection.next() {
///       // .askHighlight(row): selection.answer(delegate.mayHighlight(row))
///     }
///
/// The order: should highlight, did highlight; at the lift did unhighlight, then will select, will
/// deselect and did deselect the old one, did select. [seen]
public struct RowSelection: Equatable, Sendable {
  /// What the caller is to do next.
  public enum Step: Equatable, Sendable {
    /// Ask whether a row may light up, and ``RowSelection/answer(_:)-(Bool)``.
    case askHighlight(RowPath)
    /// The row lights up.
    case highlight(RowPath)
    /// The row is dark again.
    case unhighlight(RowPath)
    /// Ask which row is to be selected in place of this one, and ``RowSelection/answer(_:)-(RowPath?)``.
    case askSelect(RowPath)
    /// Ask which row is to be deselected in place of this one, and answer.
    case askDeselect(RowPath)
    /// The row is no longer selected.
    case deselect(RowPath)
    /// The row is selected.
    case select(RowPath)

    var path: RowPath {
      switch self {
      case .askHighlight(let path), .highlight(let path), .unhighlight(let path),
        .askSelect(let path), .askDeselect(let path), .deselect(let path), .select(let path):
        path
      }
    }

    func with(_ path: RowPath) -> Step {
      switch self {
      case .askHighlight: .askHighlight(path)
      case .highlight: .highlight(path)
      case .unhighlight: .unhighlight(path)
      case .askSelect: .askSelect(path)
      case .askDeselect: .askDeselect(path)
      case .deselect: .deselect(path)
      case .select: .select(path)
      }
    }
  }

  /// Whether several rows can be selected; then a lift on a selected row deselects it.
  public var allowsMultiple = false
  /// The selected rows, in their order.
  public private(set) var selected: [RowPath] = []
  /// The row that a finger is on; `nil` without one.
  public private(set) var pressed: RowPath?
  /// The row that is lit up.
  public private(set) var highlighted: RowPath?
  /// The rows that the row of the last ``Step/select(_:)`` has replaced without a word: the app had selected
  /// them while it was asked and told. [ours; as a call does]
  public private(set) var replaced: [RowPath] = []
  /// The rows that stay selected because the app said so.
  private var kept: [RowPath] = []
  private var isPressAllowed = false
  private var queue: [Step] = []
  private var asked: Step?

  /// Makes one of a table with nothing selected.
  public init() {}

  // MARK: Fingers

  /// The content of a row got its touch. A second finger changes nothing.
  public mutating func press(_ row: RowPath) {
    guard pressed == nil else { return }
    pressed = row
    isPressAllowed = false
    queue.append(.askHighlight(row))
  }

  /// The finger lifts.
  ///
  /// - Parameter isInside: Whether it lifts on the row; elsewhere nothing is selected. [ours]
  public mutating func lift(isInside: Bool) {
    guard let row = pressed else { return }
    let isAllowed = isPressAllowed
    cancel()
    guard isInside, isAllowed else { return }
    queue.append(
      allowsMultiple && selected.contains(row) ? .askDeselect(row) : .askSelect(row))
  }

  /// The touch was taken away: the row is dark again, and what was selected stays. [seen]
  public mutating func cancel() {
    guard let row = pressed else { return }
    pressed = nil
    queue.removeAll { $0 == .askHighlight(row) || $0 == .highlight(row) }
    if highlighted == row { queue.append(.unhighlight(row)) }
  }

  // MARK: Steps

  /// The next step; `nil` when all is done, and while a question is not answered.
  public mutating func next() -> Step? {
    guard asked == nil, !queue.isEmpty else { return nil }
    let step = queue.removeFirst()
    switch step {
    case .askHighlight, .askSelect, .askDeselect: asked = step
    case .highlight(let row): highlighted = row
    case .unhighlight: highlighted = nil
    case .deselect(let row): remove(row)
    case .select(let row):
      replaced = allowsMultiple ? [] : selected.filter { $0 != row && !kept.contains($0) }
      selected.removeAll { replaced.contains($0) }
      insert(row)
    }
    return step
  }

  /// Answers ``Step/askHighlight(_:)``.
  public mutating func answer(_ isAllowed: Bool) {
    guard case .askHighlight(let row) = asked else { return }
    asked = nil
    // The touch may have gone while the question was asked.
    guard isAllowed, pressed == row else { return }
    isPressAllowed = true
    queue.append(.highlight(row))
  }

  /// Answers ``Step/askSelect(_:)`` and ``Step/askDeselect(_:)`` with a row; `nil` is none.
  public mutating func answer(_ row: RowPath?) {
    switch asked {
    case .askSelect:
      asked = nil
      kept = []
      guard let row else { return }
      var steps: [Step] = []
      if !allowsMultiple {
        for old in selected where old != row { steps.append(.askDeselect(old)) }
      }
      steps.append(.select(row))
      queue.insert(contentsOf: steps, at: 0)
    case .askDeselect(let old):
      asked = nil
      if row != old { kept.append(old) }
      if let row, selected.contains(row) { queue.insert(.deselect(row), at: 0) }
    default: break
    }
  }

  // MARK: Without a finger

  /// Selects a row; of a table for one selected row the others are so no more. Nothing is told. [doc]
  ///
  /// - Returns: The rows that are no longer selected.
  @discardableResult
  public mutating func select(_ row: RowPath) -> [RowPath] {
    var old: [RowPath] = []
    if !allowsMultiple {
      old = selected.filter { $0 != row }
      selected.removeAll { $0 != row }
    }
    insert(row)
    return old
  }

  /// Deselects a row. Nothing is told. [doc]
  public mutating func deselect(_ row: RowPath) { remove(row) }

  /// Rows got other numbers, or are gone: then what is selected, pressed and still to be told of them is
  /// gone too.
  ///
  /// - Parameter place: The new place of a row; `nil` if it is gone.
  public mutating func follow(_ place: (RowPath) -> RowPath?) {
    selected = selected.compactMap(place).sorted()
    forget(place)
  }

  /// All rows are new: nothing is selected, and no row is pressed. What is still to be told of rows that
  /// exist is told.
  ///
  /// - Parameter exists: Whether there is such a row.
  public mutating func reload(_ exists: (RowPath) -> Bool) {
    selected = []
    pressed = nil
    highlighted = nil
    queue.removeAll {
      switch $0 {
      case .askHighlight, .highlight, .unhighlight: true
      default: false
      }
    }
    forget { exists($0) ? $0 : nil }
  }

  private mutating func forget(_ place: (RowPath) -> RowPath?) {
    pressed = pressed.flatMap(place)
    highlighted = highlighted.flatMap(place)
    kept = kept.compactMap(place)
    queue = queue.compactMap { step in place(step.path).map { step.with($0) } }
    // The answer to a question counts with the numbers of its own time.
    if let step = asked, let path = place(step.path) { asked = step.with(path) }
  }

  private mutating func insert(_ row: RowPath) {
    guard !selected.contains(row) else { return }
    let index = RowLayout.firstIndex(in: selected.indices) { selected[$0] > row }
    selected.insert(row, at: index)
  }

  private mutating func remove(_ row: RowPath) { selected.removeAll { $0 == row } }
}
