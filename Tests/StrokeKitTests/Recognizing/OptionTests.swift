import Foundation
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
        let recognition = recognizer.recognize(figure.drawn(wobble: 8, seed: seed))
        if known.contains(figure) {
          #expect(recognition.name == figure.rawValue, "seed \(seed)")
        } else {
          guard case .rejected(let nearest, let limit) = recognition.verdict else {
            Issue.record("\(figure) is \(recognition.verdict), seed \(seed)")
            continue
          }
          #expect(nearest.score > limit && limit == recognition.limit)
          #expect(recognition.likelyName == nil)
          #expect(recognition.unknownConfidence > 0.7 && recognition.unknownConfidence <= 1)
        }
      }
    }
  }

  @Test func betweenKnownAndUnknownTheVerdictIsUnsure() throws {
    let recognizer = try StrokeRecognizer(Figure.templates, options: .init(rejection: .learned))
    var kinds: [String] = []
    for share in stride(from: 0.0, through: 1, by: 0.01) {
      let recognition = recognizer.recognize(Self.zigzag(becomingASpiral: share))
      switch recognition.verdict {
      case .recognized(let nearest):
        #expect(recognition.name == nearest.name)
        if kinds.last != "named" { kinds.append("named") }
      case .unsure(let nearest):
        #expect(recognition.name == nil && recognition.likelyName == nearest.name)
        #expect(nearest.score <= recognition.limit && recognition.candidates.count == 3)
        if kinds.last != "unsure" { kinds.append("unsure") }
      default: if kinds.last != "refused" { kinds.append("refused") }
      }
    }
    // Cells fill one after the other, so the score may step back over the limit, but not to a name.
    #expect(kinds.prefix(3) == ["named", "unsure", "refused"])
    #expect(kinds.last == "refused" && kinds.lastIndex(of: "named") == 0, "\(kinds)")
  }

  /// A zigzag whose points move towards a spiral's.
  private static func zigzag(becomingASpiral share: Double) -> [[StrokePoint]] {
    let points = Figure.zigzag.strokes[0]
    return [
      points.enumerated().map { index, point in
        let angle = 14 * Double(index) / Double(points.count)
        let (x, y) = (250 + 6 * angle * cos(angle), 350 + 6 * angle * sin(angle))
        return StrokePoint(
          x: (1 - share) * point.x + share * x, y: (1 - share) * point.y + share * y)
      }
    ]
  }

  @Test func limitOfExamplesIsThatOfDrawingsLikeThem() throws {
    let recognizer = try StrokeRecognizer(Figure.templates, options: .init(rejection: .learned))
    for (name, limit) in zip(recognizer.names, recognizer.rejectionScores) {
      let own = try #require(recognizer.templates.first { $0.name == name })
      #expect(recognizer.recognize(own.strokes).limit == limit)
    }
  }

  @Test func withOneExampleOfOneNameOtherShapesAreNotNamed() throws {
    let circle = (0...64).map { step in
      let angle = 2 * .pi * Double(step) / 64
      return StrokePoint(x: 50 * cos(angle), y: 50 * sin(angle))
    }
    let square = Figure.rectangle.strokes
    for (name, taught) in [
      ("circle", [circle]), ("rectangle", square), ("line", Figure.line.strokes),
      ("arrow", Figure.arrow.strokes), ("check", Figure.check.strokes),
    ] {
      let recognizer = try StrokeRecognizer(
        [StrokeTemplate(name, taught)], options: .init(rejection: .learned))
      #expect(recognizer.recognize(taught).name == name)
      let others = Figure.allCases.filter { $0.rawValue != name }
      for other in others.map(\.strokes) + (name == "circle" ? [] : [[circle]]) {
        let recognition = recognizer.recognize(other)
        #expect(recognition.name == nil)
        #expect(recognition.unknownConfidence > 0.5)
      }
    }
  }

  @Test func withOneNameAsManyCornersAsItsExampleAreNamed() throws {
    let recognizer = try StrokeRecognizer(
      [StrokeTemplate("rectangle", Figure.rectangle.strokes)], options: .init(rejection: .learned))
    for seed in 0..<20 as Range<UInt64> {
      let drawn = Figure.rectangle.drawn(wobble: 9, seed: seed)
      #expect(recognizer.recognize(drawn).name == "rectangle")
    }
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
