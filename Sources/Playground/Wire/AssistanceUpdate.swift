// What a page shows of the assistance: the cursor of the one switch, and how long a pointer has to rest.

import PlainJSON
import TouchAssistance
import TouchKit

/// What there is to show of the assistance.
nonisolated struct AssistanceUpdate: Equatable, Sendable {
  /// What a press of the switch takes.
  var cursor = SwitchScanner.Cursor.none
  /// The rest of the pointer that leads to a tap.
  var rest: Rest?

  /// Where the pointer taps, in points, and when it began to rest and will tap, in seconds.
  struct Rest: Equatable, Sendable {
    var x: Double
    var y: Double
    var from: Double
    var until: Double
  }
}

nonisolated extension AssistanceUpdate: JSONWritable {
  /// What the cursor says, and where it is; nothing of a cursor that does not show.
  var json: JSON {
    let place: JSON.Field? =
      switch cursor {
      case .none, .menu: nil
      case .element(_, let frame):
        JSON.Field(
          "frame",
          [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map {
            Double($0).rounded(toPlaces: 3)
          }.json)
      case .column(let x): JSON.Field("column", Double(x).rounded(toPlaces: 3).json)
      case .row(let y): JSON.Field("row", Double(y).rounded(toPlaces: 3).json)
      }
    var update: JSON = ["rest": rest?.json]
    if let place { update = update.with(place.name, place.value) }
    if case .none = cursor { return update }
    return update.with("words", cursor.words.json)
  }
}

nonisolated extension AssistanceUpdate.Rest: JSONWritable {
  var json: JSON { ["x": x.json, "y": y.json, "from": from.json, "until": until.json] }
}
