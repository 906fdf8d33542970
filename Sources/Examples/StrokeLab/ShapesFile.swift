// The file in which the lab keeps its shapes: how much it takes, and what it says of a file that it
// does not take. It does not know views.

import StrokeKit
import TouchTrace
import UIKit

/// The lab's shapes as a file.
nonisolated enum ShapesFile {
  /// The most bytes of a file: a host reads it in some 20 ms. The largest that the lab can write is
  /// smaller: 8 names with 9 examples of 64 points, each at most 23 bytes.
  static let sizeMax = 131_072
  /// The most names.
  static let nameCountMax = 8
  /// The most Unicode scalars of a name.
  static let nameLengthMax = 20
  /// The most examples of a name.
  static let exampleCountMax = 9
  /// The most strokes of an example.
  static let strokeCountMax = 16
  /// The most points of an example. No algorithm looks at more places.
  static let pointCountMax = 64
  /// The latest time of a point, in seconds.
  private static let timeMax = 9_999.0

  /// The text of a file with these examples.
  static func text(_ templates: [StrokeTemplate]) throws(FileProblem) -> String {
    do {
      return String(decoding: try StrokeTemplate.save(templates), as: UTF8.self)
    } catch {
      throw FileProblem("Not exported: \(error)")
    }
  }

  /// The examples in a file's text.
  static func templates(in text: String) throws(FileProblem) -> [StrokeTemplate] {
    let size = text.utf8.count
    guard size <= sizeMax else {
      throw refusal("it has \(size) bytes, and at most \(sizeMax) are taken")
    }
    if size == 0 { throw refusal("it is empty") }
    var templates: [StrokeTemplate]
    do {
      templates = try StrokeTemplate.load(from: text.utf8)
    } catch {
      throw refusal(reason(error))
    }
    if templates.isEmpty { throw refusal("it has no shape") }
    for (index, template) in templates.enumerated() {
      guard let strokes = kept(template.strokes) else {
        throw refusal(
          "\(quoted(template.name)) has \(template.strokes.count) strokes, and at most "
            + "\(strokeCountMax) are taken")
      }
      templates[index].strokes = strokes
    }
    try demandFewNames(templates)
    do {
      // Of an odd drawing nothing but one place may be left.
      _ = try StrokeRecognizer(templates)
    } catch {
      throw refusal("the shape \(quoted(error.name)) cannot be compared: \(error.problem)")
    }
    return templates
  }

  private static func demandFewNames(_ templates: [StrokeTemplate]) throws(FileProblem) {
    var counts: [String: Int] = [:]
    for template in templates {
      let name = template.name
      guard (1...nameLengthMax).contains(name.unicodeScalars.count) else {
        throw refusal("the name \(quoted(name)) has not 1 to \(nameLengthMax) letters")
      }
      counts[name, default: 0] += 1
      guard counts[name, default: 0] <= exampleCountMax else {
        throw refusal(
          "\(quoted(name)) has more than \(exampleCountMax) examples, which is the most")
      }
    }
    guard counts.count <= nameCountMax else {
      throw refusal("it has \(counts.count) names, and at most \(nameCountMax) are taken")
    }
  }

  /// Why a file cannot be read, for a person who did not write it.
  private static func reason(_ error: StrokeFileError) -> String {
    switch error.place {
    case "version":
      let number = error.found.split(separator: " ").last ?? "none"
      return "it is of version \(number), and this release reads version \(error.expected)"
    case "file" where error.expected == "JSON": return "it is cut off, or no file of shapes"
    case "file": return "it is no file of shapes (found \(error.found))"
    default: return "at \(error.place) it has \(error.found), expected \(error.expected)"
    }
  }

  private static func refusal(_ reason: String) -> FileProblem {
    FileProblem("The file was not imported: \(reason). Nothing has changed.")
  }

  private static func quoted(_ name: String) -> String {
    let scalars = name.unicodeScalars
    return "\"\(String(scalars.prefix(nameLengthMax)))\(scalars.count > nameLengthMax ? "…" : "")\""
  }

  /// The strokes as they are kept: with at most `pointCountMax` points, and in short numbers. `nil` if
  /// there are too many strokes.
  ///
  /// The longer side is 1000 then, in steps of 0.1, and times are milliseconds from the first point.
  /// The lab overlooks place and size, so nothing is lost. What was kept once stays as it is.
  static func kept(_ strokes: [[StrokePoint]]) -> [[StrokePoint]]? {
    guard strokes.count <= strokeCountMax else { return nil }
    let strokes = thinned(strokes)
    let points = strokes.joined()
    guard let first = points.first else { return strokes }
    var (low, high) = (first, first)
    for point in points {
      low = StrokePoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = StrokePoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    let scale = 1000 / max(high.x - low.x, high.y - low.y)
    // Strokes that cannot be compared stay unchanged, and are refused with their own reason.
    guard scale.isFinite, scale > 0 else { return strokes }
    return strokes.map { points in
      points.map { point in
        let time = point.time - first.time
        return StrokePoint(
          x: ((point.x - low.x) * scale * 10).rounded() / 10,
          y: ((point.y - low.y) * scale * 10).rounded() / 10,
          time: time > 0 ? (min(time, timeMax) * 1000).rounded() / 1000 : 0)
      }
    }
  }

  /// Of many points each second one, or third one, and so on, and the last of each stroke.
  private static func thinned(_ strokes: [[StrokePoint]]) -> [[StrokePoint]] {
    let count = strokes.reduce(0) { $0 + $1.count }
    if count <= pointCountMax { return strokes }
    // Each stroke may need one point more at its begin, and one more at its end.
    let room = pointCountMax - 2 * strokes.count
    let step = (count + room - 1) / room
    return strokes.map { points in
      points.indices.filter { $0 % step == 0 || $0 == points.count - 1 }.map { points[$0] }
    }
  }
}
