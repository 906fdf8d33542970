// What a page's inspector is told: only what changed.

import PlainJSON
import TouchTrace

/// An update of the inspector.
nonisolated struct InspectionUpdate: Equatable, Sendable {
  /// The run of the app that it is about.
  var run: Int
  /// Whether it is the first one: earlier lanes are void.
  var isFresh: Bool
  /// The time of the last input, in seconds.
  var now: Double
  /// The earliest time that can be looked back to, in seconds.
  var begin: Double
  /// The time that the stage and the recognizers show, in seconds; nil for the present.
  var past: Double?
  /// What is new in the lanes.
  var lanes: [LaneStep] = []
  /// The recognizers, or nil if they are as before.
  var recognizers: [InspectedRecognizer]?
  /// The fingers, or nil if they are as before.
  var fingers: [InspectedFinger]?
  /// What else is to be known.
  var note: String?
}

/// A part of what the page keeps: the recording as a trace, or as a test.
nonisolated struct KeptPart: Equatable, Sendable {
  /// What it is.
  var kind: ClientMessage.Keep.Kind
  /// What a person keeps it as.
  var name: String
  /// The next piece of its text.
  var text: String
  /// Whether it is the first piece: earlier ones are void.
  var isFirst: Bool
  /// Whether it is the last piece.
  var isLast: Bool
  /// Why there is no text, in a sentence or two; nil if there is one.
  var problem: String?
}

nonisolated extension InspectionUpdate: JSONWritable {
  var json: JSON {
    [
      "run": run.json, "isFresh": isFresh.json, "now": now.json, "begin": begin.json,
      "past": past?.json, "lanes": lanes.json, "recognizers": recognizers?.json,
      "fingers": fingers?.json, "note": note?.json,
    ]
  }
}

nonisolated extension KeptPart: JSONWritable {
  var json: JSON {
    [
      "kind": kind.rawValue.json, "name": name.json, "text": text.json, "isFirst": isFirst.json,
      "isLast": isLast.json, "problem": problem?.json,
    ]
  }
}
