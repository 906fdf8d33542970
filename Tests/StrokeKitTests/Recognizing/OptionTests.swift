import StrokeKit
import Testing

@Suite struct OptionTests {
  /// Directions of some turns, without trigonometry: 37°, 90°, 143°, 180°.
  private static let turns: [(x: Double, y: Double)] = [(0.8, 0.6), (0, 1), (-0.8, 0.6), (-1, 0)]

  @Test func withAnyRotationATurnCostsNothing() throws {
    let recognizer = try StrokeRecognizer(Figure.templates, options: .init(rotation: .any))
    for figure in [Figure.check, .caret, .zigzag, .pigtail] {
      for turn in Self.turns {
        let strokes = figure.drawn(wobble: 0, seed: 0, turn: turn)
        let best = try #require(recognizer.recognize(strokes).candidates.first)
        #expect(best.name == figure.rawValue)
        #expect(best.score < 0.25, "\(figure) \(turn)")
      }
    }
  }

  @Test func withBoundedRotationOnlyASmallTurnIsFree() throws {
    let bounded = try StrokeRecognizer(
      Figure.templates, options: .init(rotation: .upTo(radians: 0.7)))
    let asDrawn = try StrokeRecognizer(Figure.templates)
    let turned = Figure.caret.drawn(wobble: 0, seed: 0, turn: (0.8, 0.6))
    let free = try #require(bounded.recognize(turned).candidates.first)
    #expect(free.name == "caret")
    #expect(free.score < 0.25)
    let dear = asDrawn.recognize(turned).candidates.first { $0.name == "caret" }
    #expect(dear.map { $0.score > 4 * free.score } ?? true)
    let halfTurn = Figure.caret.drawn(wobble: 0, seed: 0, turn: (-1, 0))
    let far = bounded.recognize(halfTurn).candidates.first { $0.name == "caret" }
    #expect(far.map { $0.score > 4 * free.score } ?? true)
  }

  @Test func whereSizeCountsItTellsGesturesApart() throws {
    let templates = [
      StrokeTemplate("small", Figure.rectangle.drawn(wobble: 0, seed: 0, scale: 0.3)),
      StrokeTemplate("large", Figure.rectangle.drawn(wobble: 0, seed: 0, scale: 2)),
    ]
    let recognizer = try StrokeRecognizer(templates, options: .init(isScaleInvariant: false))
    for seed in 0..<10 as Range<UInt64> {
      let small = Figure.rectangle.drawn(wobble: 5, seed: seed, scale: 0.35)
      let large = Figure.rectangle.drawn(wobble: 5, seed: seed, scale: 1.6)
      #expect(recognizer.recognize(small).name == "small", "seed \(seed)")
      #expect(recognizer.recognize(large).name == "large", "seed \(seed)")
    }
  }

  @Test func aGivenLimitRefusesWhatIsLessAlike() throws {
    let strokes = Figure.check.drawn(wobble: 10, seed: 5)
    let free = try StrokeRecognizer(Figure.templates).recognize(strokes)
    let score = try #require(free.candidates.first?.score)
    for (limit, isRecognized) in [(score, true), (score * 0.99, false)] {
      let recognizer = try StrokeRecognizer(
        Figure.templates, options: .init(rejection: .above(limit)))
      #expect((recognizer.recognize(strokes).name == "check") == isRecognized)
      #expect(recognizer.recognize(strokes).candidates.first?.name == "check")
    }
  }
}

@Suite struct LearnedRejectionTests {
  @Test func strokesLikeNoTemplateAreRefused() throws {
    let known: [Figure] = [.caret, .rectangle, .zigzag, .cross]
    let templates = known.flatMap { figure in
      (0..<4).map { StrokeTemplate(figure.rawValue, figure.drawn(wobble: 8, seed: UInt64($0))) }
    }
    let recognizer = try StrokeRecognizer(templates, options: .init(rejection: .learned))
    for seed in 100..<120 as Range<UInt64> {
      for figure in Figure.allCases {
        let verdict = recognizer.recognize(figure.drawn(wobble: 8, seed: seed)).verdict
        if known.contains(figure) {
          #expect(verdict.name == figure.rawValue, "seed \(seed)")
        } else {
          guard case .rejected(let nearest, let limit) = verdict else {
            Issue.record("\(figure) is \(verdict), seed \(seed)")
            continue
          }
          #expect(nearest.score > limit)
          #expect(recognizer.rejectionScores.contains(limit))
          let sure = recognizer.recognize(figure.drawn(wobble: 8, seed: seed)).unknownConfidence
          #expect(sure > 0.7 && sure <= 1)
        }
      }
    }
  }

  @Test func withASingleTemplateNothingIsRefused() throws {
    let recognizer = try StrokeRecognizer(
      [StrokeTemplate("check", Figure.check.strokes)], options: .init(rejection: .learned))
    #expect(recognizer.rejectionScores == [.infinity])
    #expect(recognizer.recognize(Figure.rectangle.strokes).name == "check")
  }

  @Test func withOneNameItsExamplesSayHowFarIsTooFar() throws {
    let templates = (0..<4).map {
      StrokeTemplate("check", Figure.check.drawn(wobble: 8, seed: UInt64($0)))
    }
    let recognizer = try StrokeRecognizer(templates, options: .init(rejection: .learned))
    #expect(recognizer.recognize(Figure.check.drawn(wobble: 8, seed: 50)).name == "check")
    #expect(recognizer.recognize(Figure.rectangle.strokes).name == nil)
  }
}
