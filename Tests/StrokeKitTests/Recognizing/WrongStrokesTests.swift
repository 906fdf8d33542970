import StrokeEvaluation
import Testing

@testable import StrokeKit

@Suite struct WrongStrokesTests {
  private func verdict(
    _ strokes: [[StrokePoint]], _ algorithm: StrokeAlgorithm = .combined
  ) throws -> StrokeVerdict {
    try StrokeRecognizer(Figure.templates, algorithm: algorithm).recognize(strokes).verdict
  }

  private func point(_ x: Double, _ y: Double) -> StrokePoint { StrokePoint(x: x, y: y) }

  @Test(arguments: StrokeAlgorithm.allCases)
  func strokesWithoutExtentAreUnusable(algorithm: StrokeAlgorithm) throws {
    #expect(try verdict([], algorithm) == .unusable(.noPoints))
    #expect(try verdict([[], []], algorithm) == .unusable(.noPoints))
    #expect(try verdict([[point(5, 5)]], algorithm) == .unusable(.noExtent))
    #expect(
      try verdict([Array(repeating: point(5, 5), count: 100)], algorithm) == .unusable(.noExtent))
    #expect(try verdict([[point(0, 0), point(1e-300, 0)]], algorithm) == .unusable(.noExtent))
  }

  /// $1 makes both sides of the box 1; this one's is shorter than the inverse of any number.
  @Test(arguments: StrokeAlgorithm.allCases)
  func aLineThatIsAlmostLevelIsCompared(algorithm: StrokeAlgorithm) throws {
    for height: Double in [1e-300, 1e-306, .leastNormalMagnitude / 8, .leastNonzeroMagnitude] {
      let stroke = [point(278, height)] + Array(repeating: point(0, 0), count: 44)
      guard case .recognized(let candidate) = try verdict([stroke], algorithm) else {
        Issue.record("\(height): \(try verdict([stroke], algorithm))")
        continue
      }
      #expect(candidate.score.isFinite && (0...1).contains(candidate.confidence))
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -2e12])
  func aCoordinateThatIsNoPlaceIsNamed(value: Double) throws {
    for place in 0..<3 {
      for isX in [true, false] {
        var strokes = [[point(0, 0)], [point(1, 1), point(2, 5), point(3, 1)]]
        if isX { strokes[1][place].x = value } else { strokes[1][place].y = value }
        guard case .unusable(.unusableCoordinate(1, place, let found)) = try verdict(strokes) else {
          Issue.record("\(value) at \(place): \(try verdict(strokes))")
          continue
        }
        #expect(found.isNaN ? value.isNaN : found == value)
      }
    }
  }

  @Test func aWrongTemplateIsNamed() {
    let templates = Figure.templates + [StrokeTemplate("dot", [[point(1, 1)]])]
    #expect(throws: StrokeTemplateError(index: 8, name: "dot", problem: .noExtent)) {
      try StrokeRecognizer(templates)
    }
    #expect(
      StrokeTemplateError(index: 8, name: "dot", problem: .noExtent).description
        == "template 8, \"dot\": found all points at one place, expected a line. "
        + "Treat it as a tap.")
  }

  @Test func withoutTemplatesNothingIsRecognized() throws {
    let recognizer = try StrokeRecognizer([])
    #expect(recognizer.recognize(Figure.check.strokes).verdict == .noTemplates)
    #expect(recognizer.recognize([]).verdict == .noTemplates)
  }

  @Test(arguments: StrokeAlgorithm.allCases)
  func aHundredThousandPointsAreAsGoodAsAHundred(algorithm: StrokeAlgorithm) throws {
    let corners = Figure.caret.corners[0]
    let points = (0..<100_000).map { index in
      let share = Double(index) / 50_000
      let (start, end) = share < 1 ? (corners[0], corners[1]) : (corners[1], corners[2])
      let rest = share < 1 ? share : share - 1
      return point(start.0 + (end.0 - start.0) * rest, start.1 + (end.1 - start.1) * rest)
    }
    #expect(try verdict([points], algorithm).name == "caret")
  }

  @Test func dotsBesideALineAreWelcome() throws {
    let exclamation = [[point(0, 0), point(0, 80)], [point(0, 100)]]
    let dots = [[point(0, 0)], [point(50, 0)], [point(100, 0)]]
    let recognizer = try StrokeRecognizer(
      Figure.templates + [StrokeTemplate("!", exclamation), StrokeTemplate("…", dots)])
    #expect(recognizer.recognize(exclamation).name == "!")
    #expect(recognizer.recognize(dots).name == "…")
  }

  @Test(arguments: StrokeAlgorithm.allCases)
  func timesSayNothing(algorithm: StrokeAlgorithm) throws {
    let recognizer = try StrokeRecognizer(
      Figure.templates, algorithm: algorithm, options: .init(rejection: .learned))
    let strokes = Figure.zigzag.drawn(wobble: 5, seed: 1)
    let plain = recognizer.recognize(strokes)
    for time in [0, -1, .nan, .infinity] {
      let odd = strokes.map { stroke in
        stroke.enumerated().map {
          StrokePoint(x: $1.x, y: $1.y, time: time == -1 ? -Double($0) : time)
        }
      }
      #expect(recognizer.recognize(odd) == plain)
    }
  }

  @Test(arguments: StrokeAlgorithm.allCases)
  func templatesOfOneNameAloneGiveAVerdictWithNumbers(algorithm: StrokeAlgorithm) throws {
    for count in 1...3 {
      let templates = (0..<count).map {
        StrokeTemplate("check", Figure.check.drawn(wobble: 6, seed: UInt64($0)))
      }
      let recognizer = try StrokeRecognizer(
        templates, algorithm: algorithm, options: .init(rejection: .learned))
      let own = recognizer.recognize(Figure.check.drawn(wobble: 4, seed: 9))
      #expect(own.candidates.map(\.name) == ["check"])
      for figure in Figure.allCases {
        let recognition = recognizer.recognize(figure.strokes)
        let best = try #require(recognition.candidates.first)
        #expect(best.score.isFinite && (0...1).contains(best.confidence), "\(figure)")
        #expect((0...1).contains(recognition.unknownConfidence), "\(figure)")
      }
    }
  }

  @Test(arguments: StrokeAlgorithm.allCases)
  func twinsOfDifferentNamesShareAndTheFirstWins(algorithm: StrokeAlgorithm) throws {
    let strokes = Figure.zigzag.strokes
    let templates = [StrokeTemplate("a", strokes), StrokeTemplate("b", strokes)]
    for others in [[], Figure.templates] {
      let recognizer = try StrokeRecognizer(
        templates + others, algorithm: algorithm, options: .init(rejection: .learned))
      let recognition = recognizer.recognize(Figure.zigzag.drawn(wobble: 2, seed: 3))
      let (first, second) = (recognition.candidates[0], recognition.candidates[1])
      #expect([first.name, second.name] == ["a", "b"])
      #expect(first.score == second.score && first.score.isFinite)
      #expect(first.confidence == second.confidence && first.confidence <= 0.5)
    }
  }

  @Test func scribbleOfAHundredThousandPointsIsRefused() throws {
    var random = SeededGenerator(seed: 7)
    let scribble = [
      (0..<100_000).map { _ in point(random.number(0...300), random.number(0...300)) }
    ]
    let recognizer = try StrokeRecognizer(Figure.templates, options: .init(rejection: .learned))
    let recognition = recognizer.recognize(scribble)
    guard case .rejected(let nearest, let limit) = recognition.verdict else {
      Issue.record("\(recognition.verdict)")
      return
    }
    #expect(nearest.score > limit && limit.isFinite)
    let taught = try StrokeRecognizer(
      [StrokeTemplate("scribble", scribble)], options: .init(rejection: .learned))
    #expect(taught.recognize(scribble).name == "scribble")
    #expect(taught.recognize(Figure.line.strokes).name == nil)
  }

  /// Strokes with everything in them that may go wrong.
  private func anything(_ random: inout SeededGenerator) -> [[StrokePoint]] {
    let strange: [Double] = [
      0, -0.0, 1e-300, 1e-160, 1e-30, 1, 1e12, -1e12, 1e13, 1e300, .nan, .infinity, -.infinity,
    ]
    let isStrange = Bool.random(using: &random)
    return (0..<Int.random(in: 0...4, using: &random)).map { _ in
      let isStill = Int.random(in: 0..<4, using: &random) == 0
      let start = point(random.number(-500...500), random.number(-500...500))
      return (0..<Int.random(in: 0...40, using: &random)).map { _ in
        if isStill { return start }
        if isStrange, Int.random(in: 0..<12, using: &random) == 0 {
          return point(
            strange.randomElement(using: &random) ?? 0, strange.randomElement(using: &random) ?? 0)
        }
        return point(random.number(-500...500), random.number(-500...500))
      }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func allStrokesGetAVerdictWithNumbers(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let options: [StrokeOptions] = [
      .init(rejection: .learned),
      .init(rotation: .any, isScaleInvariant: false, rejection: .learned, candidateCountMax: 0),
      .init(rotation: .upTo(radians: random.number(-1...4)), candidateCountMax: 50),
      .init(rotation: .upTo(radians: .nan), candidateCountMax: -3),
    ]
    for algorithm in StrokeAlgorithm.allCases {
      var templates: [StrokeTemplate] = []
      while templates.count < 6 {
        let template = StrokeTemplate("\(templates.count % 3)", anything(&random))
        if (try? StrokeRecognizer([template])) != nil { templates.append(template) }
      }
      let recognizer = try StrokeRecognizer(
        templates, algorithm: algorithm, options: options[Int(seed % 4)])
      for _ in 0..<20 {
        let recognition = recognizer.recognize(anything(&random))
        for candidate in recognition.candidates {
          #expect(candidate.score >= 0 && candidate.score < .infinity, "seed \(seed)")
          #expect((0...1).contains(candidate.confidence), "seed \(seed)")
        }
        #expect((0...1).contains(recognition.unknownConfidence), "seed \(seed)")
        #expect(recognition.limit > 0, "seed \(seed)")
        if case .unusable = recognition.verdict {
          #expect(recognition.candidates.isEmpty)
        } else {
          #expect(recognition.candidates.isEmpty == false, "seed \(seed)")
        }
      }
    }
  }
}
