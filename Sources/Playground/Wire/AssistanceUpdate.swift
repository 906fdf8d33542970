// What a page shows of the assistance: the cursor of the one switch, and how long a pointer has to rest.

import TouchAssistance
import TouchKit

/// What there is to show of the assistance.
nonisolated struct AssistanceUpdate: Equatable, Sendable {
  /// What a press of the switch takes.
  var cursor = SwitchScanner.Cursor.none
  /// The rest of the pointer that leads to a tap.
  var rest: Rest?

  /// Where the pointer taps, in points, and when it began to rest and will tap, in seconds.
  struct Rest: Equatable, Sendable, Encodable {
    var x: Double
    var y: Double
    var from: Double
    var until: Double
  }
}

nonisolated extension AssistanceUpdate: Encodable {
  private enum Key: String, CodingKey { case words, frame, column, row, rest }

  /// Writes what the cursor says, and where it is; nothing of a cursor that does not show.
  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encodeIfPresent(rest, forKey: .rest)
    switch cursor {
    case .none: return
    case .menu: break
    case .element(_, let frame):
      let sides = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      try fields.encode(sides.map { Double($0).rounded(toPlaces: 3) }, forKey: .frame)
    case .column(let x): try fields.encode(Double(x).rounded(toPlaces: 3), forKey: .column)
    case .row(let y): try fields.encode(Double(y).rounded(toPlaces: 3), forKey: .row)
    }
    try fields.encode(cursor.words, forKey: .words)
  }
}
