// Which of the strokes that people drew count as tickles: a tickle is not drawn to mean a shape.

import StrokeKit
import Testing

@testable import StrokeRecognizers

@Suite struct TickleRecordings {
  @Test(
    .enabled(
      if: RealData.has("strokes-onedollar") && RealData.has("strokes-mmg"), "\(RealData.absence)"),
    arguments: [
      // An arrow's head goes to and fro in straight strokes, as a tickle does.
      ("strokes-onedollar", ["arrow": 46]), ("strokes-mmg", ["arrowhead": 1]),
    ])
  func starsAndOtherShapesDoNotTickle(file: String, expected: [String: Int]) throws {
    var tickles: [String: Int] = [:]
    var count = 0
    for gesture in try RealData.strokes(file) {
      for stroke in gesture.strokes {
        count += 1
        if isTickle(stroke) { tickles[gesture.name, default: 0] += 1 }
      }
    }
    print("tickles among \(count) strokes, \(file): \(tickles.sorted { $0.key < $1.key })")
    #expect(tickles == expected)
  }

  private func isTickle(_ stroke: [StrokePoint]) -> Bool {
    guard let first = stroke.first else { return false }
    var rule = TickleRule()
    rule.began(atX: first.x, y: first.y)
    for point in stroke.dropFirst() {
      switch rule.moved(toX: point.x, y: point.y) {
      case .undecided: continue
      case .tickle: return true
      case .crooked: return false
      }
    }
    return false
  }
}
