import Testing

@testable import StrokeKit

/// What the ink of a drawing encloses, how often lines across it meet ink, and what that tells apart.
@Suite struct StructureTests {
  private func strokes(_ corners: [[(Double, Double)]]) -> [[StrokePoint]] {
    corners.map { $0.map { StrokePoint(x: $0.0, y: $0.1) } }
  }

  private func drawing(_ corners: [[(Double, Double)]]) -> Drawing {
    var drawing = Drawing()
    #expect(drawing.load(strokes(corners)) == nil)
    return drawing
  }

  private func grid(_ corners: [[(Double, Double)]]) -> InkGrid { InkGrid(drawing(corners)) }

  private static let cup = [[(0.0, 0.0), (0, 100), (100, 100), (100, 0)]]

  @Test func theBoxOfADrawingFillsTheGrid() {
    let grid = grid([[(10, 20), (210, 20), (210, 70), (10, 70), (10, 20)]])
    #expect(grid.rows[0] == .max && grid.rows[15] == .max)
    for row in 1..<15 { #expect(grid.rows[row] == 0x8001) }
    #expect(grid.columns == grid.rows)
  }

  @Test func aLineThatTremblesFillsAFewRowsOnly() {
    // 15 % of 100 points are 16 rows: a tremble of 2 fills 3 of them, in the middle.
    let grid = grid([(0...20).map { (Double($0) * 5, $0 % 2 == 0 ? 0 : 2) }])
    #expect(grid.columns.max() < 1 << 10 && grid.columns[0] != 0)
    #expect(grid.rows[0] == 0 && grid.rows[15] == 0)
  }

  @Test func bothWaysOfLookingAtTheCellsAgree() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<50 {
      let corners = (0..<6).map { _ in (random.number(0...90), random.number(0...40)) }
      let grid = grid([Array(corners.prefix(3)), Array(corners.suffix(3))])
      for row in 0..<16 {
        for column in 0..<16 {
          #expect(
            (grid.rows[row] >> UInt16(column)) & 1 == (grid.columns[column] >> UInt16(row)) & 1)
        }
      }
    }
  }

  @Test(arguments: 1...5)
  func barsAreCounted(count: Int) {
    let bars = (0..<count).map { [(Double($0) * 20, 0.0), (Double($0) * 20, 80.0)] }
    let crossings = InkGrid.crossings(grid(bars).rows)
    #expect(crossings == SIMD16(repeating: UInt16(count)))
    #expect(InkGrid.bands(crossings) == Fours(repeating: Float(count)))
  }

  @Test func crossingsAreSortedDownwards() {
    let counts = SIMD16<UInt16>(3, 0, 1, 4, 1, 5, 2, 2, 6, 0, 0, 1, 0, 2, 1, 0)
    #expect(
      InkGrid.sorted(counts) == SIMD16<UInt16>(6, 5, 4, 3, 2, 2, 2, 1, 1, 1, 1, 0, 0, 0, 0, 0))
    #expect(InkGrid.bands(InkGrid.sorted(counts)) == Fours(4.5, 1.75, 0.75, 0))
  }

  @Test func aBayIsOpenOnOneSide() {
    // 14 × 15 cells lie inside the cup's three sides.
    let share = Float(14 * 15) / 256
    let places = Self.cup[0]
    let turned: [[(Double, Double)]] = [
      places.map { ($0.0, 100 - $0.1) }, places, places.map { (100 - $0.1, $0.0) },
      places.map { ($0.1, $0.0) },
    ]
    for (side, corners) in turned.enumerated() {
      var expected = Fours.zero
      expected[side == 3 ? 3 : side == 2 ? 2 : side] = share
      let bays = grid([corners]).bays
      #expect(bays.sum() == share, "\(side)")
      #expect(bays.max() == share, "\(side) \(bays)")
      #expect(bays == expected, "\(side) \(bays)")
    }
    // What is closed is no bay.
    #expect(grid([places + [places[0]]]).bays == .zero)
  }

  /// Flags on a stem: what tells an eighth from a sixteenth note, whatever the hand.
  @Test func flagsOnAStemAreCounted() {
    var right = 0
    var random = SeededGenerator(seed: 8)
    func note(_ flags: Int) -> [[StrokePoint]] {
      func shaken(_ x: Double, _ y: Double) -> (Double, Double) {
        (x + random.number(-4...4), y + random.number(-4...4))
      }
      let stem = [shaken(0, 0), shaken(0, 100)]
      return strokes(
        [stem]
          + (0..<flags).map { flag in
            [shaken(0, Double(flag) * 22), shaken(45, Double(flag) * 22 + 20)]
          })
    }
    for _ in 0..<60 {
      for count in 1...3 {
        let example = structure(note(count))
        let same = difference(example, structure(note(count)))
        let other = difference(example, structure(note(count + 1)))
        right += other > same ? 1 : 0
      }
    }
    #expect(right >= 162, "\(right) of 180")
  }

  private func structure(_ strokes: [[StrokePoint]]) -> [Fours] {
    var drawing = Drawing()
    #expect(drawing.load(strokes) == nil)
    drawing.walkInk(count: 32, countsDots: true)
    var structure = [Fours](repeating: .zero, count: StrokeStructure.length)
    structure.withUnsafeMutableBufferPointer { buffer in
      if let base = buffer.baseAddress { StrokeStructure.describe(drawing, as: base) }
    }
    return structure
  }

  private func difference(_ one: [Fours], _ other: [Fours]) -> Float {
    one.withUnsafeBufferPointer { one in
      other.withUnsafeBufferPointer { other in
        guard let one = one.baseAddress, let other = other.baseAddress else { return .nan }
        return StrokeStructure.difference(one, other, weights: StructureWeights())
      }
    }
  }

  @Test func structureIsOverlookedWhereTurnsAreFree() throws {
    let template = [StrokeTemplate("cup", strokes(Self.cup))]
    let turned = strokes([Self.cup[0].map { (100 - $0.1, $0.0) }])
    let free = try StrokeRecognizer(template, options: StrokeOptions(rotation: .any))
    #expect(try #require(free.recognize(turned).candidates.first).score < 0.2)
  }

  @Test func equalStructuresDifferByNothing() {
    for figure in Figure.allCases {
      let factor = difference(structure(figure.strokes), structure(figure.strokes))
      #expect(factor == 1, "\(figure)")
    }
  }
}
