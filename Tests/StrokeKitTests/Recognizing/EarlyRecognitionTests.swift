import Testing

@testable import StrokeKit

@Suite struct EarlyRecognitionTests {
  /// Draws point by point; returns the names that were given, each once, and at what share of the
  /// points the first was.
  private func draw(
    _ strokes: [[StrokePoint]], _ early: inout EarlyRecognition
  ) -> (names: [String], share: Double) {
    var names: [String] = []
    var share = 1.0
    var count = 0
    let all = strokes.reduce(0) { $0 + $1.count }
    for stroke in strokes {
      for (index, point) in stroke.enumerated() {
        count += 1
        let name = index == 0 ? early.strokeBegan(at: point) : early.moved(to: point)
        guard let name, names.last != name else { continue }
        if names.isEmpty { share = Double(count) / Double(all) }
        names.append(name)
      }
    }
    return (names, share)
  }

  private static let single: [Figure] = [.caret, .rectangle, .zigzag, .pigtail]

  @Test func aFigureLikeNoOtherIsKnownBeforeItIsFinished() throws {
    let recognizer = try StrokeRecognizer(
      Self.single.map { StrokeTemplate($0.rawValue, $0.strokes) })
    var early = EarlyRecognition(recognizer)
    var workspace = StrokeWorkspace()
    for figure in [Figure.rectangle, .zigzag] {
      for seed in 0..<20 as Range<UInt64> {
        early.reset()
        let strokes = figure.drawn(wobble: 4, seed: seed)
        let (names, share) = draw(strokes, &early)
        #expect(names == [figure.rawValue], "seed \(seed)")
        #expect(share < 0.9, "seed \(seed)")
        let verdict = early.verdict(on: strokes, using: &workspace)
        #expect(verdict.name == figure.rawValue, "seed \(seed)")
      }
    }
  }

  @Test func aFigureThatMayBecomeAnotherIsNotKnownBeforeItIsFinished() throws {
    // A line may become an arrow, and the first stroke of a cross may become either of two.
    let recognizer = try StrokeRecognizer(
      [Figure.line, .arrow, .cross].map { StrokeTemplate($0.rawValue, $0.strokes) })
    var early = EarlyRecognition(recognizer)
    for seed in 0..<20 as Range<UInt64> {
      early.reset()
      #expect(draw(Figure.line.drawn(wobble: 4, seed: seed), &early).names == [], "seed \(seed)")
    }
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func aNameThatWasGivenIsNeverChangedAndNeverContradicted(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let templates = Figure.templates(2, wobble: 15, seed: seed)
    let rotations: [StrokeOptions.Rotation] = [.asDrawn, .upTo(radians: 0.5), .any]
    let recognizer = try StrokeRecognizer(
      templates, options: .init(rotation: rotations[Int(seed % 3)]))
    var early = EarlyRecognition(recognizer)
    var workspace = StrokeWorkspace()
    for figure in Self.single {
      early.reset()
      // A figure, and then anything at all.
      var strokes = figure.drawn(wobble: 10, seed: seed)
      strokes.append(
        (0..<30).map { _ in
          StrokePoint(x: random.number(-900...900), y: random.number(-900...900))
        })
      strokes[1].append(StrokePoint(x: .nan, y: 0))
      let names = draw(strokes, &early).names
      #expect(names.count <= 1, "seed \(seed)")
      strokes[1].removeLast()
      let verdict = early.verdict(on: strokes, using: &workspace)
      guard let name = names.first else { continue }
      #expect(early.name == name)
      #expect(verdict.name == nil || verdict.name == name, "seed \(seed)")
      let plain = recognizer.recognize(strokes)
      if let other = plain.name, other != name, let nearest = plain.candidates.first {
        #expect(verdict == .contradicted(early: name, nearest: nearest), "seed \(seed)")
      }
    }
  }

  @Test func withoutTemplatesOrWithoutAWayNothingIsKnown() throws {
    var none = EarlyRecognition(try StrokeRecognizer([]))
    #expect(draw(Figure.zigzag.strokes, &none).names == [])
    var early = EarlyRecognition(try StrokeRecognizer(Figure.templates))
    let dot = StrokePoint(x: 5, y: 5)
    for point in [dot, dot, StrokePoint(x: .nan, y: 1), StrokePoint(x: 1e13, y: 1), dot] {
      #expect(early.moved(to: point) == nil)
    }
  }

  @Test func afterAResetAGestureIsJudgedAfresh() throws {
    var early = EarlyRecognition(
      try StrokeRecognizer(Self.single.map { StrokeTemplate($0.rawValue, $0.strokes) }))
    let first = draw(Figure.zigzag.strokes, &early)
    early.reset()
    #expect(early.name == nil)
    _ = draw(Figure.rectangle.strokes, &early)
    early.reset()
    let again = draw(Figure.zigzag.strokes, &early)
    #expect(first.names == ["zigzag"])
    #expect(again.names == first.names)
    #expect(again.share == first.share)
  }
}

@Suite struct TrailTests {
  @Test func aWayOfAnyLengthIsRememberedInABoundedNumberOfPlaces() {
    var trail = Trail()
    for index in 0...100_000 { trail.add(SIMD2(Double(index), Double(index % 2))) }
    #expect(trail.places.count < Trail.placeCountMax)
    #expect(trail.places.count > Trail.placeCountMax / 4)
    #expect((trail.length - 100_000 * 2.0.squareRoot()).magnitude < 1e-3)
  }

  @Test func aHalfOfALineIsLikeAllOfIt() {
    var trail = Trail()
    for index in 0...1_000 { trail.add(SIMD2(1e6 + Double(index), 3)) }
    var half = [Float](repeating: 0, count: 32)
    var whole = half
    trail.write(upTo: trail.length / 2, count: 16, to: &half)
    trail.write(upTo: trail.length, count: 16, to: &whole)
    let cosine = zip(half, whole).reduce(0) { $0 + $1.0 * $1.1 }
    #expect((cosine - 1).magnitude < 1e-5)
  }
}
