import Testing

@testable import StrokeKit

@Suite struct RejectionRuleTests {
  private let plain = StrokeTraits(strokes: 0, turns: 0.5, bend: 1)

  private func rule(
    _ spreads: [Float?], _ counts: [Int], traits: [StrokeTraits]? = nil,
    algorithm: StrokeAlgorithm = .combined, habits: RejectionHabits = .people
  ) -> RejectionRule {
    RejectionRule(
      spreads: spreads, counts: counts,
      traits: traits ?? [StrokeTraits](repeating: plain, count: counts.reduce(0, +)),
      scale: algorithm.scale, habits: habits)
  }

  /// The score above which a plain drawing is refused.
  private func limit(_ spreads: [Float?], _ counts: [Int]) -> Double {
    rule(spreads, counts).limits(name: 0, template: 0, traits: plain).possible
  }

  @Test func limitIsWhatPeopleLetExpect() {
    // e to the power of 2.68: the logarithm of half a turn and a half is 0.
    #expect((limit([nil, nil], [1, 1]) - 14.5851).magnitude < 1e-3)
  }

  @Test func unsureBeginsBelowTheLimit() {
    let limits = rule([nil, nil], [1, 1]).limits(name: 0, template: 0, traits: plain)
    #expect(limits.sure < limits.possible && limits.sure > limits.possible / 2)
  }

  @Test func limitsThatCrossAreOne() {
    var habits = RejectionHabits.people
    habits.sure.base = 5
    let limits = rule([nil, nil], [1, 1], habits: habits)
      .limits(name: 0, template: 0, traits: plain)
    #expect(limits.sure == limits.possible)
  }

  @Test func drawingsThatTurnMoreOrHaveMoreStrokesMayBeLessAlike() {
    let rule = rule([nil, nil], [1, 1])
    var curly = plain
    curly.turns = 3
    var many = plain
    many.strokes = 1
    let limits = [plain, curly, many].map {
      rule.limits(name: 0, template: 0, traits: $0).possible
    }
    #expect(limits[1] > 1.3 * limits[0] && limits[2] > 1.3 * limits[0])
  }

  @Test func templateThatTurnsMoreAllowsMoreToo() {
    var curly = plain
    curly.turns = 3
    let rule = rule([nil, nil], [1, 1], traits: [curly, plain])
    let limits = [0, 1].map { rule.limits(name: $0, template: $0, traits: plain).possible }
    #expect(limits[0] > 1.3 * limits[1])
  }

  @Test func examplesThatDifferAllowMore() {
    #expect(limit([8, 8], [3, 3]) > 1.5 * limit([3, 3], [3, 3]))
  }

  @Test func manyExamplesAllowLess() {
    #expect(limit([3, 3], [9, 9]) < limit([3, 3], [3, 3]))
    #expect(limit([3, 3], [3, 3]) < limit([nil, nil], [1, 1]))
  }

  @Test func twinsOfOneNameDoNotForbidEverythingElse() {
    #expect(limit([0, 0], [2, 2]) > 0.6 * limit([nil, nil], [1, 1]))
  }

  @Test func everyAlgorithmHasLimitsBetweenOwnAndOtherNames() throws {
    for method in StrokeAlgorithm.Method.allCases {
      let algorithm = StrokeAlgorithm(method)
      let score = rule([nil, nil], [1, 1], algorithm: algorithm)
        .limits(name: 0, template: 0, traits: plain).possible
      let inOurUnit = algorithm.scale.combined(score)
      #expect((inOurUnit - 2.68).magnitude < 1e-6, "\(algorithm)")
    }
  }

  @Test func twinsOfDifferentNamesShareTheirConfidence() throws {
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
    for wobble in [0.0, 8, 30, 80] {
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

@Suite struct StrokeTraitsTests {
  private func traits(_ strokes: [[StrokePoint]]) -> StrokeTraits {
    var drawing = Drawing()
    #expect(drawing.load(strokes) == nil)
    return .of(&drawing)
  }

  /// A circle of 64 points, drawn so many times.
  private func circle(_ rounds: Double) -> [[StrokePoint]] {
    [
      (0...Int(64 * rounds)).map { step in
        let place = Angles.direction(2 * .pi * Double(step % 64) / 64 - .pi)
        return StrokePoint(x: 50 * place.x, y: 50 * place.y)
      }
    ]
  }

  @Test func lineDoesNotTurnAndACircleTurnsOnce() {
    #expect(traits(Figure.line.strokes).turns < 0.01)
    #expect((traits(circle(1)).turns - 1).magnitude < 0.06)
    #expect((traits(circle(2)).turns - 2).magnitude < 0.13)
  }

  @Test func turningInCornersBendsMoreThanTurningInCurves() {
    let (square, round) = (traits(Figure.rectangle.strokes), traits(circle(1)))
    #expect((square.turns - 0.75).magnitude < 0.1)
    #expect(square.bend - round.bend > 0.5)
  }

  @Test func scribbleHasABoundAndStrokesAreCounted() {
    #expect(traits(circle(40)).turns <= 8)
    #expect((traits(Figure.cross.strokes).strokes - 0.6931).magnitude < 1e-3)
    #expect(traits(Figure.cross.strokes).turns < 0.01)
  }
}
