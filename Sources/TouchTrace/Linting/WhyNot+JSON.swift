// What would happen to a finger at a place, as JSON for programs and pages, with sorted names.

import PlainJSON

nonisolated extension WhyNot: JSONWritable {
  /// All of it.
  public var json: JSON {
    [
      "candidates": candidates.json, "hit": hit?.json, "note": note?.json, "steps": steps.json,
      "x": x.json, "y": y.json,
    ]
  }
}

nonisolated extension WhyNot.Step: JSONWritable {
  /// All of it.
  public var json: JSON {
    [
      "depth": depth.json, "isHit": isHit.json, "skipped": skipped?.json, "view": view.json,
    ]
  }
}

nonisolated extension WhyNot.Candidate: JSONWritable {
  /// All of it.
  public var json: JSON {
    [
      "excludedBy": excludedBy.json, "facts": facts.json, "recognizer": recognizer.json,
      "refusal": refusal?.json, "view": view.json, "waitedForBy": waitedForBy.json,
      "waitsFor": waitsFor.json,
    ]
  }
}
