// Whether shapes that a generated hand means are found, with their measures.

import StrokeKit
import Testing

@Suite struct TrueShapeTests {
  /// What of the drawings of one kind was found.
  private struct Tally: CustomStringConvertible {
    var kind: TrueShape.Kind
    var right = 0
    var distances: [Double] = []
    var wrong: [String] = []

    var description: String {
      let sorted = distances.sorted()
      let most = sorted.isEmpty ? 0 : sorted[Int(Double(sorted.count - 1) * 0.97)]
      return "\(kind): \(right) right, 97 % within \(most) sizes, "
        + "\(sorted.filter { $0 <= 0.03 }.count) within 0.03; \(wrong)"
    }
  }

  private static let seedCount = 30

  private static let tallies = TrueShape.Kind.allCases.map { kind in
    var tally = Tally(kind: kind)
    for seed in 0..<seedCount {
      let drawn = TrueShape.make(kind, seed: seed)
      let verdict = ShapeFit.verdict(on: drawn.strokes)
      guard let fit = verdict.fit, fit.shape.kind == drawn.shape.kind else {
        tally.wrong.append("\(seed) \(verdict.fit.map { "\($0.shape.kind)" } ?? "\(verdict)")")
        continue
      }
      tally.right += 1
      tally.distances.append(
        max(drawn.shape.distance(to: fit.shape), fit.shape.distance(to: drawn.shape)))
    }
    return tally
  }

  private static let table = tallies.map { "\n\($0)" }.joined()

  @Test func handsShapesAreOfTheKindThatWasMeant() {
    let right = Self.tallies.reduce(0) { $0 + $1.right }
    let count = Self.tallies.count * Self.seedCount
    #expect(Double(right) >= 0.97 * Double(count), "\(Self.table)")
  }

  @Test func outlinesAreWithinThreePercentOfTheTruth() {
    let distances = Self.tallies.flatMap(\.distances)
    let near = distances.filter { $0 <= 0.03 }.count
    #expect(Double(near) >= 0.97 * Double(distances.count), "\(Self.table)")
  }
}
