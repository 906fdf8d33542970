import Testing

@testable import StrokeKit

/// The light algorithm compares two templates as the whole one does, and always two names.
@Suite struct LightTests {
  private func recognizers(_ templates: [StrokeTemplate]) throws -> (
    light: StrokeRecognizer, whole: StrokeRecognizer
  ) {
    let options = StrokeOptions(candidateCountMax: 20)
    return (
      try StrokeRecognizer(templates, algorithm: .light, options: options),
      try StrokeRecognizer(templates, options: options)
    )
  }

  @Test func theNamesThatAreComparedHaveTheScoresOfTheWholeAlgorithm() throws {
    for seed in 1...8 as ClosedRange<UInt64> {
      let (light, whole) = try recognizers(Figure.templates(1, wobble: 12, seed: seed))
      for figure in Figure.allCases {
        let strokes = figure.drawn(wobble: 20, seed: seed &+ 50)
        let all = whole.recognize(strokes).candidates
        let some = light.recognize(strokes).candidates
        #expect(some.count == 2)
        for candidate in some {
          let same = try #require(all.first { $0.name == candidate.name })
          #expect((same.score - candidate.score).magnitude <= 1e-4 * same.score, "seed \(seed)")
        }
      }
    }
  }

  /// The most promising templates are all of one name here. How sure that name is depends on another.
  @Test func twoNamesAreComparedHoweverManyTemplatesOneHas() throws {
    let (light, _) = try recognizers(
      (0..<6).map { StrokeTemplate("zigzag", Figure.zigzag.drawn(wobble: 3, seed: $0)) }
        + [StrokeTemplate("line", Figure.line.strokes)])
    for seed in 20..<40 as Range<UInt64> {
      let recognition = light.recognize(Figure.zigzag.drawn(wobble: 4, seed: seed))
      #expect(recognition.candidates.map(\.name) == ["zigzag", "line"])
    }
  }

  @Test func aSingleNameNeedsNoOther() throws {
    let (light, _) = try recognizers(
      (0..<4).map { StrokeTemplate("zigzag", Figure.zigzag.drawn(wobble: 3, seed: $0)) })
    #expect(light.recognize(Figure.zigzag.strokes).candidates.map(\.name) == ["zigzag"])
  }
}
