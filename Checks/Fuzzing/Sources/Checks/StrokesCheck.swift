// Drawn strokes, with any numbers as places: verdicts are finite, in their order, the same twice, and
// keep what is promised of them while the stroke is drawn.

import StrokeEvaluation
import StrokeKit

/// Bytes as strokes: a byte with the number of points, then the points.
func checkStrokes(_ bytes: [UInt8]) throws {
  var reader = ByteReader(bytes)
  let algorithm = reader.pick(StrokeAlgorithm.allCases)
  let options = StrokeOptions(
    rotation: reader.pick([.asDrawn, .any, .upTo(radians: reader.place())]),
    isScaleInvariant: reader.below(2) == 0,
    rejection: reader.pick([.never, .learned, .above(reader.place())]),
    candidateCountMax: reader.below(6))
  var strokes: [[StrokePoint]] = []
  while !reader.isAtEnd, strokes.count < 8 {
    strokes.append(
      (0..<reader.below(64)).map { number in
        StrokePoint(x: reader.place(), y: reader.place(), time: Double(number) / 64)
      })
  }
  let recognizer = try StrokeRecognizer(figures, algorithm: algorithm, options: options)
  try demandSense(recognizer.recognize(strokes), of: recognizer)
  try demandSameAgain(strokes, recognizer)
  for stroke in strokes { try demandSenseOfCircle(stroke) }
}

/// Demands that a recognition is finite, ordered, and about the recognizer's names.
func demandSense(_ recognition: StrokeRecognition, of recognizer: StrokeRecognizer) throws {
  if case .unusable(let problem) = recognition.verdict { try demandWords(problem.description) }
  let candidates = recognition.candidates
  try demand(candidates.count <= max(1, recognizer.options.candidateCountMax), "Too many names")
  try demand(Set(candidates.map(\.name)).count == candidates.count, "A name stands there twice")
  for candidate in candidates {
    try demand(recognizer.names.contains(candidate.name), "\(candidate.name) is no name")
    try demand(candidate.score.isFinite, "\(candidate) of \(recognizer.algorithm)")
    try demand((0...1).contains(candidate.confidence), "\(candidate) of \(recognizer.algorithm)")
  }
  for (better, worse) in zip(candidates, candidates.dropFirst()) {
    try demand(better.score <= worse.score, "\(worse) before \(better)")
  }
}

/// Demands the same verdict with a used workspace, and one that does not contradict the early one.
private func demandSameAgain(_ strokes: [[StrokePoint]], _ recognizer: StrokeRecognizer) throws {
  var workspace = StrokeWorkspace()
  _ = recognizer.recognize([[StrokePoint(x: 1, y: 1), StrokePoint(x: 9, y: 3)]], using: &workspace)
  let verdict = recognizer.recognize(strokes, using: &workspace)
  // Compared as words: a verdict can name a number that is none, which equals nothing.
  let again = recognizer.recognize(strokes).verdict
  try demand("\(verdict)" == "\(again)", "First \(verdict), then \(again)")
  var early = EarlyRecognition(recognizer)
  var given: String?
  for stroke in strokes {
    for (index, point) in stroke.enumerated() {
      let name = index == 0 ? early.strokeBegan(at: point) : early.moved(to: point)
      try demand(given == nil || name == given, "\(given ?? "") became \(name ?? "nothing")")
      given = name
    }
  }
  let end = early.verdict(on: strokes, using: &workspace).likelyName
  try demand(given == nil || end == nil || end == given, "Early \(given ?? ""), then \(end ?? "")")
}

private func demandSenseOfCircle(_ stroke: [StrokePoint]) throws {
  var moments = CircleMoments()
  for point in stroke { moments.add(point) }
  for method in CircleFitMethod.allCases {
    switch Result(catching: { () throws(NoCircle) in try CircleFit(stroke, by: method) }) {
    case .success(let fit): try demandFinite(fit.circle)
    case .failure(let error): try demandWords(error.description)
    }
    guard let circle = try? moments.circle(by: method) else { continue }
    try demandFinite(circle)
  }
  for rule in [CircleRule.strict, .tutorial()] {
    let verdict = rule.verdict(on: stroke)
    try demand("\(verdict)" == "\(rule.verdict(on: stroke))", "Another verdict: \(verdict)")
    if let fit = verdict.fit { try demand(fit.error >= 0, "The error is \(fit.error)") }
    if let reason = verdict.reason { try demandWords("\(reason)") }
  }
  var outlook = CircleOutlook()
  var first: CircleReason?
  for point in stroke {
    let reason = outlook.add(point)
    try demand(first.map { "\($0)" == reason.map { "\($0)" } } ?? true, "A reason was forgotten")
    first = reason
  }
}

private func demandFinite(_ circle: Circle) throws {
  try demand(
    circle.centerX.isFinite && circle.centerY.isFinite && circle.radius.isFinite
      && circle.radius >= 0, "\(circle)")
}

/// What strokes are compared with.
private let figures = [
  StrokeTemplate("line", [points((0, 0), (100, 0))]),
  StrokeTemplate("caret", [points((0, 80), (40, 0), (80, 80))]),
  StrokeTemplate("caret", [points((0, 90), (50, 10), (80, 70))]),
  StrokeTemplate("cross", [points((0, 0), (80, 80)), points((80, 0), (0, 80))]),
  StrokeTemplate("box", [points((0, 0), (0, 90), (90, 90), (90, 0), (0, 0))]),
]

private func points(_ places: (Double, Double)...) -> [StrokePoint] {
  places.map { StrokePoint(x: $0.0, y: $0.1) }
}
