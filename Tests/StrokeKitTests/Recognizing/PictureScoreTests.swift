// The scores that the pictures of how algorithms compare two strokes show. They come from another
// implementation, Documentation/Comparing/matching.py; a change of a score makes them stale.

import StrokeEvaluation
import StrokeKit
import Testing

@Suite struct PictureScoreTests {
  private let template: [(x: Double, y: Double)] = [
    (20, 86), (23, 89), (26, 92), (30, 97), (34, 102), (38, 108), (42, 114), (45, 119),
    (48, 124), (50, 126), (52, 125), (54, 123), (57, 118), (62, 111), (69, 102), (76, 92),
    (85, 82), (94, 71), (104, 60), (116, 48), (128, 36), (136, 28),
  ]

  private let gesture: [(x: Double, y: Double)] = [
    (12, 62), (15, 67), (18, 73), (22, 80), (25, 87), (28, 95), (31, 102), (34, 110), (36, 117),
    (38, 124), (40, 130), (41, 135), (43, 137), (46, 136), (48, 133), (52, 128), (56, 122),
    (60, 115), (66, 108), (73, 102), (81, 96), (90, 90), (100, 84), (110, 77), (120, 72),
    (130, 68), (141, 65), (150, 62), (159, 60), (167, 59), (172, 58),
  ]

  @Test(arguments: [
    (StrokeAlgorithm.oneDollar, 0.052330), (.protractor, 0.137359), (.pDollar, 1.315975),
    (.pDollarPlus, 4.284359), (.qDollar, 0.197477), (.pennyPincher, 0.141652),
    (.jackknife, 0.738687), (.combined, 6.280524), (.proportioned, 2.011002),
  ])
  func aPictureShowsTheScore(algorithm: StrokeAlgorithm, score: Double) throws {
    let recognizer = try StrokeRecognizer(
      [StrokeTemplate("check", [template.map { StrokePoint(x: $0.x, y: $0.y) }])],
      algorithm: algorithm)
    let recognition = recognizer.recognize([gesture.map { StrokePoint(x: $0.x, y: $0.y) }])
    let found = try #require(recognition.candidates.first).score
    #expect(
      (found - score).magnitude < 1e-4 * max(score, 1),
      "If the score was changed on purpose, change Documentation/Comparing too, and draw anew.")
  }
}
