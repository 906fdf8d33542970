import StrokeEvaluation
import Testing

@testable import StrokeKit

@Suite struct RecognizerTests {
  /// The figures that an algorithm for single strokes can tell apart.
  private func figures(_ algorithm: StrokeAlgorithm) -> [Figure] {
    switch algorithm {
    // Whatever the rotation, a line squeezed into a square has no second side.
    case .oneDollar, .protractor: [.caret, .check, .rectangle, .zigzag, .pigtail]
    default: Figure.allCases
    }
  }

  @Test(arguments: StrokeAlgorithm.allCases)
  func everyAlgorithmRecognizesFiguresDrawnByAnUnsteadyHand(algorithm: StrokeAlgorithm) throws {
    let figures = figures(algorithm)
    let recognizer = try StrokeRecognizer(
      figures.map { StrokeTemplate($0.rawValue, $0.strokes) }, algorithm: algorithm)
    for figure in figures {
      for seed in 0..<20 as Range<UInt64> {
        let strokes = figure.drawn(wobble: 5, seed: seed)
        #expect(recognizer.recognize(strokes).name == figure.rawValue, "seed \(seed)")
      }
    }
  }

  @Test(arguments: StrokeAlgorithm.allCases)
  func aTemplateIsItselfWithAScoreOfZero(algorithm: StrokeAlgorithm) throws {
    let recognizer = try StrokeRecognizer(Figure.templates, algorithm: algorithm)
    for figure in figures(algorithm) {
      let best = try #require(recognizer.recognize(figure.strokes).candidates.first)
      #expect(best.name == figure.rawValue)
      // $1 searches the angle only to 2°.
      #expect(best.score < (algorithm == .oneDollar ? 1e-2 : 1e-3))
      #expect(best.confidence > 0.99)
    }
  }

  @Test(arguments: StrokeAlgorithm.allCases)
  func placeAndSizeDoNotMatter(algorithm: StrokeAlgorithm) throws {
    let recognizer = try StrokeRecognizer(Figure.templates, algorithm: algorithm)
    let strokes = Figure.check.drawn(wobble: 5, seed: 3)
    let moved = strokes.map { $0.map { StrokePoint(x: 4 * $0.x - 512, y: 4 * $0.y + 1024) } }
    let here = recognizer.recognize(strokes).candidates
    let there = recognizer.recognize(moved).candidates
    #expect(here.map(\.name) == there.map(\.name))
    for (one, other) in zip(here, there) {
      #expect((one.score - other.score).magnitude <= 1e-4 * max(1, one.score))
    }
  }

  @Test(arguments: StrokeAlgorithm.allCases)
  func leavingOutHopelessComparisonsChangesNoAnswer(algorithm: StrokeAlgorithm) throws {
    for seed in 1...6 as ClosedRange<UInt64> {
      let templates = Figure.templates(3, wobble: 12, seed: seed)
      var recognizer = try StrokeRecognizer(
        templates, algorithm: algorithm, options: .init(candidateCountMax: Int(seed)))
      var whole = recognizer
      whole.prunes = false
      recognizer.prunes = true
      for figure in Figure.allCases {
        let strokes = figure.drawn(wobble: 20, seed: seed &+ 77)
        #expect(recognizer.recognize(strokes) == whole.recognize(strokes), "seed \(seed)")
      }
    }
  }

  @Test func candidatesAreOrderedAndTheirConfidencesShareOne() throws {
    let recognizer = try StrokeRecognizer(
      Figure.templates(2, wobble: 8, seed: 1), options: .init(candidateCountMax: 5))
    for seed in 0..<20 as Range<UInt64> {
      let candidates = recognizer.recognize(Figure.zigzag.drawn(wobble: 20, seed: seed)).candidates
      #expect(candidates.count == 5)
      #expect(Set(candidates.map(\.name)).count == 5, "seed \(seed)")
      #expect(candidates.map(\.score) == candidates.map(\.score).sorted(), "seed \(seed)")
      let sum = candidates.reduce(0) { $0 + $1.confidence }
      #expect((sum - 1).magnitude < 1e-9, "seed \(seed)")
    }
  }
}
