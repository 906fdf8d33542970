import Testing

@testable import StrokeKit

@Suite struct TemplateSetTests {
  @Test func anExampleIsAddedOnceHoweverOftenItIsTaught() throws {
    var known = StrokeTemplateSet()
    let strokes = Figure.check.drawn(wobble: 8, seed: 1)
    #expect(try known.teach(strokes, as: "check") == .added)
    #expect(try known.teach(strokes, as: "check") == .known)
    // The same drawing elsewhere and larger is the same.
    let moved = strokes.map { $0.map { StrokePoint(x: 3 * $0.x + 70, y: 3 * $0.y - 9) } }
    #expect(try known.teach(moved, as: "check") == .known)
    #expect(try known.teach(strokes, as: "tick") == .added)
    #expect(known.templates.map(\.name) == ["check", "tick"])
  }

  @Test func aNameKeepsABoundedNumberOfExamplesAndTheNewestIsOneOfThem() throws {
    var known = StrokeTemplateSet(exampleCountMax: 3)
    for seed in 0..<40 as Range<UInt64> {
      let strokes = Figure.check.drawn(wobble: 12, seed: seed)
      let change = try known.teach(strokes, as: "check")
      #expect(known.exampleCount(of: "check") <= 3)
      if change != .known { #expect(known.templates.last?.strokes == strokes) }
    }
    #expect(known.exampleCount(of: "check") == 3)
    known.forget("check")
    #expect(known.templates.isEmpty)
  }

  @Test func exampleTaughtByMistakeIsReplacedFirst() throws {
    var known = StrokeTemplateSet(Figure.templates, exampleCountMax: 3)
    let mistake = StrokeTemplate("check", Figure.zigzag.drawn(wobble: 6, seed: 5))
    try known.teach(mistake.strokes, as: "check")
    try known.teach(Figure.check.drawn(wobble: 12, seed: 6), as: "check")
    #expect(
      try known.teach(Figure.check.drawn(wobble: 12, seed: 7), as: "check") == .replaced(mistake))
  }

  @Test func ofTwoThatAreAlikeOneGivesWay() throws {
    let far = StrokeTemplate("check", Figure.check.drawn(wobble: 25, seed: 9))
    let twins = [1, 2].map { StrokeTemplate("check", Figure.check.drawn(wobble: 2, seed: $0)) }
    var known = StrokeTemplateSet([far] + twins, exampleCountMax: 3)
    let change = try known.teach(Figure.check.drawn(wobble: 25, seed: 12), as: "check")
    #expect(twins.contains { change == .replaced($0) })
    #expect(known.templates.contains(far))
  }

  @Test func strokesThatCannotBeComparedAreNotTaught() {
    var known = StrokeTemplateSet(Figure.templates)
    let before = known
    #expect(throws: StrokeProblem.noPoints) { try known.teach([], as: "a") }
    #expect(throws: StrokeProblem.noExtent) {
      try known.teach([[StrokePoint(x: 1, y: 1)]], as: "a")
    }
    #expect(throws: StrokeProblem.self) {
      try known.teach([[StrokePoint(x: .nan, y: 1), StrokePoint(x: 1, y: 1)]], as: "a")
    }
    #expect(known == before)
  }

  /// A person draws in an own way; whatever is mistaken is corrected.
  @Test func aSetThatIsCorrectedMakesFewerMistakes() throws {
    var known = StrokeTemplateSet(Figure.templates, exampleCountMax: 4)
    func mistakes(_ seeds: Range<UInt64>, teaches: Bool) throws -> Int {
      var count = 0
      for seed in seeds {
        for figure in Figure.allCases {
          // A hand that holds the sheet turned by a quarter.
          let strokes = figure.drawn(wobble: 8, seed: seed, turn: (0, 1))
          let recognizer = try StrokeRecognizer(known.templates)
          if recognizer.recognize(strokes).name == figure.rawValue { continue }
          count += 1
          if teaches { try known.teach(strokes, as: figure.rawValue) }
        }
      }
      return count
    }
    let before = try mistakes(1000..<1020, teaches: false)
    _ = try mistakes(0..<20, teaches: true)
    let after = try mistakes(1000..<1020, teaches: false)
    #expect(before > 10)
    #expect(after < before / 2, "\(before) and \(after)")
  }
}
