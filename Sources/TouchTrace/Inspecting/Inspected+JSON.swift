// What an inspector shows, as JSON for a page.

import PlainJSON

nonisolated extension InspectedRecognizer: JSONWritable {
  /// All of it.
  package var json: JSON {
    [
      "name": name.json, "view": view.json, "state": state.json, "isOut": isOut.json,
      "waitsFor": waitsFor.json, "sentences": sentences.json, "question": question?.rawValue.json,
    ]
  }
}

nonisolated extension InspectedFinger: JSONWritable {
  /// All of it.
  package var json: JSON {
    [
      "finger": finger.json, "x": x.json, "y": y.json, "isDown": isDown.json, "steps": steps.json,
      "hit": hit?.json, "note": note?.json,
    ]
  }
}

/// Lists, whose first word says what they are: shorter to write and to read than objects.
nonisolated extension LaneStep: JSONWritable {
  /// The list.
  package var json: JSON {
    switch self {
    case .change(.lane(let row, let lane)):
      .list([
        "lane".json, row.json, "\(lane.kind)".json, lane.name.json, lane.group.json,
      ])
    case .change(.began(let row, let look, let text, let time)):
      .list(["began".json, row.json, look.rawValue.json, text.json, time.json])
    case .change(.ended(let row, let text, _, let time)):
      .list(["ended".json, row.json, text.json, time.json])
    case .moved(let row, let times):
      .list(["moved".json, row.json, times.lowerBound.json, times.upperBound.json])
    case .marks(let row, let look, let text, _, let times, let count):
      .list([
        "mark".json, row.json, look.rawValue.json, text.json, times.lowerBound.json,
        times.upperBound.json, count.json,
      ])
    case .change: .list([])
    }
  }
}
