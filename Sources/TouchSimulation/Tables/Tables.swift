// What a run knows of its tables.

import TouchKit

/// What the world knows of tables: which delegates hear them, and of each its data and what happened to it.
final class Tables {
  /// The app may have either of them hear.
  var delegates: [SimulatedTableDelegate] = []
  /// By the numbers of views.
  var notes = Numbered<TableNotes>()

  deinit {}

  /// The rows that a table is told of.
  func rows(of id: Int) -> TableRows {
    notes[id].map { $0.rows[$0.present] } ?? TableRows([])
  }

  /// The number of a new cell or header.
  func nextNumber(of id: Int) -> Int {
    notes[id]?.made += 1
    return notes[id]?.made ?? 0
  }

  /// Lets its objects go.
  func clear() { (delegates, notes) = ([], Numbered()) }

  /// Notes touches of rows as a table hears of them.
  ///
  /// - Returns: Whether the last of them were taken away from the rows.
  func noteRowTouches(_ touches: Set<UITouch>, _ phase: Plan.Phase, in id: Int) -> Bool {
    let (known, given) = (notes[id]?.rowTouches ?? [], Set(touches.map { ObjectIdentifier($0) }))
    switch phase {
    case .began: notes[id]?.rowTouches = known.union(given)
    case .ended, .cancelled: notes[id]?.rowTouches = known.subtracting(given)
    default: break
    }
    return phase == .cancelled && !known.isEmpty && known.isSubset(of: given)
  }
}

/// What the world knows of a table.
struct TableNotes {
  /// The rows of both data sources, and which one is asked.
  var rows: [TableRows] = []
  var sources: [SimulatedSource] = []
  var present = 0
  /// Whether the table asks for its counts now: the data cannot change meanwhile.
  var isCounting = false
  /// How many cells and headers were made, and swipes began; each has a number.
  var made = 0
  var swipes = 0
  /// The touches on its rows of whose beginning it has heard. A cell that was out of the table then passes on
  /// only what comes later.
  var rowTouches: Set<ObjectIdentifier> = []
  /// The grip that a finger held after the last input.
  var heldGrip: ObjectIdentifier?
  /// Whether several rows could be selected since the last rest.
  var allowedSeveral = false
}
