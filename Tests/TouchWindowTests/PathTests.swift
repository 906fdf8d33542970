// What is painted, before it is painted: paths, soft edges, sizes.

import Playground
import Testing
import TouchKit

@testable import TouchWindow

@MainActor struct PathTests {
  @Test func aPathIsReadAsSVGWritesIt() {
    #expect(
      PathStep.steps(of: "M1 2L3.5 -4C1 2 3 4 5 6Z")
        == [
          .move(x: 1, y: 2), .line(x: 3.5, y: -4),
          .curve(x1: 1, y1: 2, x2: 3, y2: 4, x: 5, y: 6), .close,
        ])
  }

  @Test func aCurveOfTheSecondDegreeBecomesOneOfTheThird() {
    #expect(
      PathStep.steps(of: "M0 0Q3 6 6 0")
        == [.move(x: 0, y: 0), .curve(x1: 2, y1: 4, x2: 4, y2: 4, x: 6, y: 0)])
  }

  @Test(arguments: ["M1 2L3", "M1 2X", "M1 2Lnan 1", "M1 2L1e999 1"])
  func aPathEndsWhereItCannotBeRead(words: String) {
    #expect(PathStep.steps(of: words) == [.move(x: 1, y: 2)])
  }

  @Test(arguments: [1.5, 3, 4, 7.5])
  func aSoftEdgeHasTheVarianceThatIsAsked(deviation: Double) {
    var mask = Mask(width: 101, height: 61, bytes: [UInt8](repeating: 0, count: 101 * 61))
    // An edge: its differences are the distribution.
    for index in mask.bytes.indices where index % 101 >= 50 { mask.bytes[index] = 255 }
    mask.soften(by: deviation)
    let row = mask.bytes[30 * 101..<31 * 101].map(Double.init)
    let slopes = (1..<80).map { row[$0] - row[$0 - 1] }
    let sum = slopes.reduce(0, +)
    let mean = slopes.enumerated().reduce(0) { $0 + Double($1.offset) * $1.element } / sum
    let variance =
      slopes.enumerated().reduce(0) {
        $0 + ($1.element * (Double($1.offset) - mean) * (Double($1.offset) - mean))
      } / sum
    #expect(abs(variance.squareRoot() - deviation) < 0.12 * deviation)
  }

  @Test func keptPicturesHaveFewSizes() {
    #expect(
      [0.9, 1, 1.1, 1.5, 2, 3].map { (halfOctave($0) * 100).rounded() } == [
        100, 100, 141, 200, 200, 400,
      ])
    #expect([0, -1, .nan, .infinity].map(halfOctave) == [1, 1, 1, 1])
  }

  @Test func theSecondFingerMirrorsTheMiddleOfWhatHasGestures() {
    var board = SceneNode(id: 1)
    (board.width, board.height, board.takes) = (400, 800, .gestures)
    var picture = SceneNode(id: 2)
    (picture.parent, picture.width, picture.height, picture.takes) = (1, 100, 50, .gestures)
    picture.placement = Placement(a: 2, b: 0, c: 0, d: 2, tx: 100, ty: 100)
    var label = SceneNode(id: 3)
    (label.parent, label.width, label.height) = (2, 10, 10)
    var scene = Scene()
    scene.nodes = [board, picture, label]
    #expect(scene.centre(at: CGPoint(x: 110, y: 110)) == CGPoint(x: 200, y: 150))
    #expect(scene.centre(at: CGPoint(x: 310, y: 110)) == CGPoint(x: 200, y: 400))
    #expect(scene.centre(at: CGPoint(x: 410, y: 110)) == nil)
  }
}
