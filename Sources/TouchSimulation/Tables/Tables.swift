// What a run knows of its tables.

import TouchKit

/// What the world knows of tables: who hears them, and of each its data and what happened to it.
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
  /// - Returns: Whether all of them were taken away from the rows.
  func noteRowTouches(_ count: Int, _ phase: Plan.Phase, in id: Int) -> Bool {
    let before = notes[id]?.rowTouches ?? 0
    switch phase {
    case .began: notes[id]?.rowTouches = before + count
    case .ended, .cancelled: notes[id]?.rowTouches = max(before - count, 0)
    default: break
    }
    return phase == .cancelled && before == count
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
  /// How many touches on its rows its views hear of.
  var rowTouches = 0
  /// The grip that a finger held after the last input.
  var heldGrip: ObjectIdentifier?
  /// Whether several rows could be selected since the last rest.
  var allowedSeveral = false
}
