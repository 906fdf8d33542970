// An episode as one JSON object, for programs.

import TouchKit

nonisolated extension Episode {
  /// The episode as a JSON object in one line: times in seconds, places in points, and the sentences.
  ///
  /// - Parameters:
  ///   - attempts: What to tell.
  ///   - changes: For each attempt, the changes after which it fires.
  ///   - unreached: What is said of views that were not hit.
  public func json(
    about attempts: [Attempt], changes: [[Change]], unreached: [String] = []
  ) -> String {
    let fields = EpisodeFields(
      episode: number, start: times.lowerBound, end: times.upperBound,
      firstInput: inputs.lowerBound, lastInput: inputs.upperBound,
      fingers: fingers.map {
        .init(
          finger: $0.finger, kind: "\($0.kind)", start: $0.start, end: $0.end, x: $0.first.x,
          y: $0.first.y,
          lastX: $0.last.x, lastY: $0.last.y, reach: $0.reach, phase: "\($0.phase)")
      },
      recognizers: attempts.enumerated().map { index, attempt in
        .init(
          name: attempt.name, number: attempt.recognizer.number,
          view: attempt.view.map(name(of:)), outcome: attempt.outcome.kind,
          time: attempt.outcome.step?.time, cause: attempt.outcome.step?.cause.kind,
          by: attempt.outcome.step?.cause.other.map(logName(of:)),
          sentences: sentences(about: attempt),
          firesIf: index < changes.count ? changes[index].map(text(of:)) : [])
      },
      views: views.map { .init(view: name(of: $0.view), sentence: sentence(about: $0)) },
      controls: controls.map { .init(view: name(of: $0.control), sentence: sentence(about: $0)) },
      obstacles: obstacles.map { sentence(about: $0) }, unreached: unreached)
    return JSONLine.text(fields)
  }
}

nonisolated extension Attempt.Outcome {
  /// The name of its case.
  var kind: String {
    switch self {
    case .recognized: "recognized"
    case .failed: "failed"
    case .refused: "refused"
    case .undecided: "undecided"
    }
  }

  /// The step that decided.
  var step: Attempt.Step? {
    switch self {
    case .recognized(let step), .failed(let step): step
    case .refused, .undecided: nil
    }
  }
}

nonisolated private struct EpisodeFields: Encodable {
  struct Finger: Encodable {
    let finger: Int
    let kind: String
    let start, end: Double
    let x, y, lastX, lastY: Double
    let reach: Double
    let phase: String
  }

  struct Recognizer: Encodable {
    let name: String
    let number: Int
    let view: String?
    let outcome: String
    let time: Double?
    let cause: String?
    let by: String?
    let sentences: [String]
    let firesIf: [String]
  }

  struct View: Encodable {
    let view: String
    let sentence: String
  }

  let episode: Int
  let start, end: Double
  let firstInput, lastInput: Int
  let fingers: [Finger]
  let recognizers: [Recognizer]
  let views, controls: [View]
  let obstacles, unreached: [String]
}
