// Files of templates and of people's gestures: what loads can be used and is loaded again when it is
// saved; what does not load is refused with the place and in words.

import Foundation
import StrokeKit

@testable import StrokeEvaluation

/// Any bytes as a file of templates.
func checkTemplates(_ bytes: [UInt8]) throws {
  let data = Data(bytes)
  let templates: [StrokeTemplate]
  do throws(StrokeFileError) {
    templates = try StrokeTemplate.load(from: data)
  } catch {
    try demandWords(error.place, error.found, error.expected, error.remedy)
    return try demand(again(data) == .failure(error), "A second reading found something else")
  }
  try demand(again(data) == .success(templates), "A second reading found something else")
  let saved = try StrokeTemplate.save(templates)
  try demand(try StrokeTemplate.load(from: saved) == templates, "Saved and loaded is different")
  try demand(try StrokeTemplate.save(StrokeTemplate.load(from: saved)) == saved, "Other bytes")
  for algorithm in StrokeAlgorithm.allCases {
    let options = StrokeOptions(rejection: templates.count > 8 ? .never : .learned)
    let recognizer = try StrokeRecognizer(templates, algorithm: algorithm, options: options)
    guard let first = templates.first else { continue }
    try demandSense(recognizer.recognize(first.strokes), of: recognizer)
  }
}

private func again(_ data: Data) -> Result<[StrokeTemplate], StrokeFileError> {
  Result { () throws(StrokeFileError) in try StrokeTemplate.load(from: data) }
}

/// Any bytes as a file of gestures.
func checkStrokeFile(_ bytes: [UInt8]) throws {
  let result = samples(in: bytes)
  try demand(result == samples(in: bytes), "A second reading found something else")
  let lineCount = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).count
  switch result {
  case .failure(let error):
    try demandWords(error.place, error.found, error.expected, error.remedy)
    guard let match = error.place.firstMatch(of: #/^a file, line (\d+)/#) else {
      return try demand(error.place == "a file", "The place is \(error.place)")
    }
    try demand((1...lineCount).contains(Int(match.1) ?? 0), "The place is \(error.place)")
  case .success(let samples):
    try demand((1...lineCount).contains(samples.count), "\(samples.count) gestures")
    for point in samples.flatMap({ $0.strokes.flatMap { $0 } }) {
      try demand(
        point.x.isFinite && point.y.isFinite && point.time.isFinite, "A point is \(point)")
    }
    try demandReasons(samples)
  }
}

private func samples(in bytes: [UInt8]) -> Result<[StrokeSample], StrokeFileError> {
  Result { () throws(StrokeFileError) in
    try StrokeDataFile.samples(in: Data(bytes), called: "a file")
  }
}

/// Demands that gestures that cannot be evaluated are refused in words.
private func demandReasons(_ samples: [StrokeSample]) throws {
  do {
    _ = try Evaluation(samples, plan: EvaluationPlan(templateCounts: [1]))
  } catch {
    try demandWords(error.description)
  }
}
