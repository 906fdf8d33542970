// The file in which the lab keeps its shapes: how much it takes, and what it says of a file that it
// does not take. It does not know views.

import Foundation
import StrokeKit
import UIKit

/// The lab's shapes as a file.
nonisolated enum ShapesFile {
  /// The most bytes of a file. The largest that the lab can write is smaller: 8 names with 9 examples
  /// of 80 points, each at most 77 bytes.
  static let sizeMax = 524_288
  /// The most names.
  static let nameCountMax = 8
  /// The most Unicode scalars of a name.
  static let nameLengthMax = 20
  /// The most examples of a name.
  static let exampleCountMax = 9
  /// The most strokes of an example.
  static let strokeCountMax = 16
  /// The most points of an example. No algorithm looks at more than 64 places.
  static let pointCountMax = 80

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
      templates = try StrokeTemplate.load(from: Data(text.utf8))
    } catch {
      throw refusal(reason(error))
    }
    if templates.isEmpty { throw refusal("it has no shape") }
    for (index, template) in templates.enumerated() {
      guard let strokes = thinned(template.strokes) else {
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
      let number = error.found.replacing("the number ", with: "")
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

  /// The strokes with at most `pointCountMax` points: of more, each second one, or third one, and so
  /// on, and the last of each stroke. `nil` if there are too many strokes.
  static func thinned(_ strokes: [[StrokePoint]]) -> [[StrokePoint]]? {
    guard strokes.count <= strokeCountMax else { return nil }
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
