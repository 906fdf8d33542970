import Testing

@testable import StrokeKit

@Suite struct RejectionRuleTests {
  private func limits(
    _ spreads: [Float?], _ counts: [Int], others: [Float]
  ) -> [Double] {
    RejectionRule.limits(.init(spreads: spreads, counts: counts, others: others))
  }

  @Test func aSingleTemplateSaysNothing() {
    #expect(limits([nil], [1], others: []) == [.infinity])
    #expect(limits([], [], others: []) == [])
  }

  @Test func singleExamplesLearnFromHowNearOtherNamesCome() {
    let found = limits([nil, nil], [1, 1], others: [10, 10])
    // e to the power of 0.8 - 1.18.
    #expect(found.allSatisfy { ($0 - 10 * 0.68386).magnitude < 1e-3 })
  }

  @Test func examplesOfOneNameSayHowFarIsTooFar() {
    let found = limits([2], [2], others: [])[0]
    #expect(found > 2 && found < 2 * 2.23)
  }

  @Test func aNameWhoseExamplesDifferAllowsMore() {
    let found = limits([1, 4], [3, 3], others: [8, 8, 8, 8, 8, 8])
    // 4 to the power of 0.4 · 3/4.
    #expect((found[1] / found[0] - 1.5157).magnitude < 1e-3)
  }

  @Test func manyExamplesAllowLess() {
    let few = limits([2, 2], [2, 2], others: [8])[0]
    let many = limits([2, 2], [9, 9], others: [8])[0]
    let more = limits([2, 2], [16, 16], others: [8])[0]
    #expect(many < few && more < many)
    #expect(limits([2, 2], [999, 999], others: [8])[0] == more)
  }

  @Test func twinsOfOneNameDoNotForbidEverythingElse() {
    #expect(limits([0, 0], [2, 2], others: [8, 8, 8, 8]).allSatisfy { $0 > 1 })
  }

  @Test func twinsOfDifferentNamesAloneSayNothing() throws {
    #expect(limits([nil, nil], [1, 1], others: [0, 0]) == [.infinity, .infinity])
    let recognizer = try StrokeRecognizer(
      [StrokeTemplate("a", Figure.check.strokes), StrokeTemplate("b", Figure.check.strokes)],
      options: .init(rejection: .learned))
    let recognition = recognizer.recognize(Figure.check.strokes)
    #expect(recognition.name == "a")
    #expect(recognition.candidates.map(\.confidence) == [0.5, 0.5])
    #expect(recognition.unknownConfidence == 0)
  }

  @Test func howSureItIsGrowsWithTheScoreAndAllSharesMakeOne() throws {
    let templates = Figure.templates(3, wobble: 8, seed: 2)
    let recognizer = try StrokeRecognizer(
      templates, options: .init(rejection: .learned, candidateCountMax: 20))
    var before = -1.0
    for wobble in [0.0, 8, 30, 60] {
      let recognition = recognizer.recognize(Figure.pigtail.drawn(wobble: wobble, seed: 3))
      let sum = recognition.candidates.reduce(recognition.unknownConfidence) { $0 + $1.confidence }
      #expect((sum - 1).magnitude < 1e-9)
      #expect(recognition.unknownConfidence > before)
      before = recognition.unknownConfidence
    }
    #expect(before > 0.7)
  }

  @Test func atALimitOfNothingOnlyTheSameIsKnown() throws {
    let recognizer = try StrokeRecognizer(Figure.templates, options: .init(rejection: .above(0)))
    let other = recognizer.recognize(Figure.check.drawn(wobble: 9, seed: 1))
    #expect(other.name == nil && other.unknownConfidence == 1)
    let negative = try StrokeRecognizer(Figure.templates, options: .init(rejection: .above(-1)))
    #expect(negative.recognize(Figure.check.strokes).candidates.allSatisfy { !$0.confidence.isNaN })
  }
}
