// Which of the strokes that people drew are circles, for both rules, and whether a stroke is given
// up while it is drawn although it becomes one.

import StrokeKit
import Testing

@Suite struct CircleRecordings {
  @Test(
    .enabled(if: RealData.has("strokes-onedollar"), "\(RealData.absence)"),
    arguments: [CircleRule.strict, .tutorial()])
  func everyCircleOfSixteenKindsOfStrokesIsOneAndNoOtherIs(rule: CircleRule) throws {
    var table = CircleTable()
    for gesture in try RealData.strokes("strokes-onedollar") {
      table.add(rule.verdict(on: gesture.joined), for: gesture.name)
    }
    print("\(rule), $1 logs: \(table)")
    let expected =
      switch rule {
      case .strict: ["circle": 150]
      case .tutorial:
        [
          "caret": 6, "circle": 149, "left_sq_bracket": 5, "question_mark": 30, "rectangle": 34,
          "right_sq_bracket": 2, "triangle": 2,
        ]
      }
    #expect(table.circles == expected)
  }

  @Test(
    .enabled(if: RealData.has("strokes-mmg"), "\(RealData.absence)"),
    arguments: [CircleRule.strict, .tutorial()])
  func noGestureOfSixteenKindsWithSeveralStrokesIsACircle(rule: CircleRule) throws {
    var table = CircleTable()
    var parts = CircleTable()
    for gesture in try RealData.strokes("strokes-mmg") {
      table.add(rule.verdict(on: gesture.joined), for: gesture.name)
      for stroke in gesture.strokes { parts.add(rule.verdict(on: stroke), for: gesture.name) }
    }
    print("\(rule), MMG, joined: \(table)")
    print("\(rule), MMG, each stroke: \(parts)")
    // The null sign begins with a circle, and a half note's head is one.
    let whole: [String: Int]
    let single: [String: Int]
    switch rule {
    case .strict:
      whole = [:]
      single = ["P": 2, "half_note": 112, "null": 228, "pitchfork": 1]
    case .tutorial:
      whole = ["D": 108, "H": 4, "I": 4, "N": 2, "T": 8, "half_note": 2, "null": 7]
      single = [
        "D": 53, "P": 77, "arrowhead": 3, "half_note": 126, "null": 196, "pitchfork": 39,
        "six_point_star": 16,
      ]
    }
    #expect(table.circles == whole)
    #expect(parts.circles == single)
  }

  /// The sign of common time is a C, and a whole note is a circle.
  @Test(.enabled(if: RealData.has("strokes-music"), "\(RealData.absence)"))
  func aCIsNoCircle() throws {
    var table = CircleTable()
    for gesture in try RealData.strokes("strokes-music") {
      table.add(CircleRule.strict.verdict(on: gesture.joined), for: gesture.name)
    }
    print("strict, music: \(table)")
    #expect(table.circles == ["Common-Time": 4, "Whole-Note": 85])
  }

  @Test(
    .enabled(
      if: RealData.has("strokes-onedollar") && RealData.has("strokes-mmg"), "\(RealData.absence)"),
    arguments: ["strokes-onedollar", "strokes-mmg"])
  func noStrokeIsGivenUpThatBecomesACircle(file: String) throws {
    var table = OutlookTable()
    for gesture in try RealData.strokes(file) {
      for stroke in gesture.strokes {
        let givenUp = givingUp(of: stroke)
        let isCircle = CircleRule.strict.verdict(on: stroke).isCircle
        #expect(givenUp == nil || !isCircle, "\(gesture.user) \(gesture.name)")
        table.add(givenUp, for: gesture.name)
      }
    }
    print("given up, \(file): \(table)")
  }

  /// After which share of its points a stroke is given up.
  private func givingUp(of stroke: [StrokePoint]) -> Double? {
    var outlook = CircleOutlook()
    let index = stroke.firstIndex { outlook.add($0) != nil }
    return index.map { Double($0 + 1) / Double(stroke.count) }
  }
}

/// How many of each name are circles.
private struct CircleTable: CustomStringConvertible {
  private(set) var circles: [String: Int] = [:]
  private var counts: [String: Int] = [:]

  mutating func add(_ verdict: CircleVerdict, for name: String) {
    counts[name, default: 0] += 1
    if verdict.isCircle { circles[name, default: 0] += 1 }
  }

  var description: String {
    counts.keys.sorted().map { "\($0) \(circles[$0] ?? 0)/\(counts[$0] ?? 0)" }
      .joined(separator: ", ")
  }
}

/// How many of each name are given up, and in the middle after which share of their points.
private struct OutlookTable: CustomStringConvertible {
  private var shares: [String: [Double]] = [:]
  private var counts: [String: Int] = [:]

  mutating func add(_ share: Double?, for name: String) {
    counts[name, default: 0] += 1
    if let share { shares[name, default: []].append(share) }
  }

  var description: String {
    counts.keys.sorted().map { name in
      let sorted = (shares[name] ?? []).sorted()
      let middle = sorted.isEmpty ? "" : " at \(Int(sorted[sorted.count / 2] * 100)) %"
      return "\(name) \(sorted.count)/\(counts[name] ?? 0)\(middle)"
    }.joined(separator: ", ")
  }
}
