// Which of the strokes that people drew to mean shapes erase or select.

import StrokeKit
import Testing

@Suite struct EditingRecordings {
  /// At most one stroke in 200 may be taken for a scratch-out.
  @Test(
    .enabled(
      if: ["strokes-onedollar", "strokes-mmg", "strokes-music"].allSatisfy(RealData.has),
      "\(RealData.absence)"),
    arguments: [
      ("strokes-onedollar", [:]), ("strokes-mmg", [:]),
      // Shapes that were filled to and fro, and clefs that are zigzags.
      (
        "strokes-music",
        [
          "C-Clef": 14, "Eighth-Note": 1, "F-Clef": 2, "Sixteenth-Note": 3, "Sixty-Four-Note": 3,
          "Thirty-Two-Note": 1, "Thirty-Two-Rest": 1, "Whole-Half-Rest": 4,
        ]
      ),
    ])
  func shapesAndSignsAreNoScratchOuts(file: String, expected: [String: Int]) throws {
    var found: [String: Int] = [:]
    var (strokes, single, singleFound) = (0, 0, 0)
    for gesture in try RealData.strokes(file) {
      for stroke in gesture.strokes {
        strokes += 1
        let isSingle = gesture.strokes.count == 1
        if isSingle { single += 1 }
        guard ScratchOut.verdict(on: stroke).zigzag != nil else { continue }
        found[gesture.name, default: 0] += 1
        if isSingle { singleFound += 1 }
      }
    }
    print("scratch-outs among \(strokes) strokes, \(file): \(found.sorted { $0.key < $1.key })")
    print("among \(single) gestures of one stroke: \(singleFound)")
    #expect(found == expected)
    #expect(found.values.reduce(0, +) * 200 <= strokes)
    #expect(singleFound * 200 <= single)
  }

  @Test(.enabled(if: RealData.has("strokes-onedollar"), "\(RealData.absence)"))
  func everyCircleRectangleAndTriangleIsALassoAndNoOpenShapeIs() throws {
    var lassos: [String: Int] = [:]
    for gesture in try RealData.strokes("strokes-onedollar") {
      for stroke in gesture.strokes where (try? Lasso(stroke)) != nil {
        lassos[gesture.name, default: 0] += 1
      }
    }
    print("lassos, $1 logs: \(lassos.sorted { $0.key < $1.key })")
    for closed in ["circle", "rectangle", "triangle", "star"] {
      #expect(lassos[closed] == 150, "\(closed)")
    }
    for open in ["caret", "check", "left_sq_bracket", "right_sq_bracket", "v"] {
      #expect(lassos[open] == nil, "\(open)")
    }
  }
}
