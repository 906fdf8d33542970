// Files of the laboratory for shapes: what it writes, takes and refuses.

import Foundation
import StrokeKit
import Testing
import TouchTesting
import UIKit

@testable import Examples

private func withLab(_ body: (TestScreen, StrokeLabViewController) throws -> Void) rethrows {
  try withScreen(recording: []) { screen in
    let lab = StrokeLabViewController()
    screen.show(lab)
    try body(screen, lab)
    screen.settle()
  }
}

nonisolated private func shape(_ name: String, _ points: String = "[0,0],[9,0],[9,9]") -> String {
  "{\"name\": \"\(name)\", \"strokes\": [[\(points)]]}"
}

nonisolated private func file(_ shapes: [String], version: Int = 1) -> String {
  "{\"version\": \(version), \"templates\": [\(shapes.joined(separator: ","))]}"
}

@Suite struct ShapesFiles {
  @Test func exportedShapesAreImportedAgain() throws {
    try withLab { screen, lab in
      let before = lab.known.templates
      let text = try lab.exportFile()
      #expect(try lab.importFile(file([shape("Hook")])) == "Imported 1 example of Hook.")
      #expect(lab.known.templates.map(\.name) == ["Hook"])
      #expect(
        try lab.importFile(text) == "Imported 6 examples of Check, Circle, Star, Triangle.")
      #expect(lab.known.templates == before)
      #expect(try lab.exportFile() == text)
      #expect(lab.names == FirstTemplates.names)
    }
  }

  @Test func namesOfAFileGetButtonsAndItsOwnStayAsLongAsThereIsRoom() throws {
    try withLab { screen, lab in
      _ = try lab.importFile(file([shape("Hook"), shape("Star"), shape("Hook", "[0,0],[5,9]")]))
      #expect(lab.names == ["Circle", "Triangle", "Check", "Star", "Arrow", "Hook"])
      #expect(
        lab.nameButtons.map(\.currentTitle)
          == ["Circle", "Triangle", "Check", "Star 1", "Arrow", "Hook 2"])
      _ = try lab.importFile(file((1...7).map { shape("Shape \($0)") }))
      #expect(lab.names == ["Circle"] + (1...7).map { "Shape \($0)" })
      lab.view.layoutIfNeeded()
      let frames = lab.nameButtons.map(\.frame) + lab.thumbnails.map(\.frame)
      for (index, frame) in frames.enumerated() {
        #expect(lab.view.bounds.contains(frame) && frame.width > 40)
        #expect(frames[..<index].allSatisfy { !$0.intersects(frame) })
      }
      screen.play(.tap(at: lab.nameButtons[7].center))
      #expect(lab.taughtName == "Shape 7")
    }
  }

  @Test func aShapeThatIsBeingTaughtWhenAFileComesIsTaughtNoMore() throws {
    try withLab { screen, lab in
      screen.play(.tap(at: lab.nameButtons[4].center))
      #expect(lab.taughtName == "Arrow")
      _ = try lab.importFile(file([shape("Hook")]))
      #expect(lab.taughtName == nil)
    }
  }

  @Test(arguments: [
    ("", "it is empty"),
    ("{\"version\": 1, \"templ", "it is cut off, or no file of shapes"),
    (file([], version: 2), "it is of version 2, and this release reads version 1"),
    ("{\"version\": 3, \"shapes\": 7}", "it is of version 3, and this release reads version 1"),
    ("{\"version\": 1}", "it is no file of shapes (found no \"templates\")"),
    (file([]), "it has no shape"),
    (
      file([shape("Hook", "[0,0],[NaN,0]")]),
      "at line 1 it has NaN,0]]]}]}, expected a value"
    ),
    (
      file([shape("Hook", "[0,0],[1e20,0]")]),
      "at templates[0].strokes[0][1] it has the coordinate 1e+20, "
        + "expected a number from -1e12 to 1e12"
    ),
    (file([shape("")]), "the name \"\" has not 1 to 20 letters"),
    (
      file([shape("A name that is far too long")]),
      "the name \"A name that is far t…\" has not 1 to 20 letters"
    ),
    (
      file(Array(repeating: shape("Hook"), count: 10)),
      "\"Hook\" has more than 9 examples, which is the most"
    ),
    (file((1...9).map { shape("\($0)") }), "it has 9 names, and at most 8 are taken"),
    (
      file([shape("Dots", Array(repeating: "[0,1]],[[2,3]", count: 9).joined(separator: "],["))]),
      "\"Dots\" has 18 strokes, and at most 16 are taken"
    ),
  ])
  func aWrongFileSaysWhyAndChangesNothing(text: String, reason: String) throws {
    withLab { screen, lab in
      let (before, names) = (lab.known, lab.names)
      let problem = #expect(throws: FileProblem.self) { try lab.importFile(text) }
      #expect(
        problem?.words == "The file was not imported: \(reason). Nothing has changed.")
      #expect(lab.known == before && lab.names == names)
    }
  }

  @Test func aFileThatIsTooLargeIsNotEvenRead() {
    withLab { screen, lab in
      let problem = #expect(throws: FileProblem.self) {
        try lab.importFile(String(repeating: " ", count: 131_073))
      }
      #expect(
        problem?.words
          == "The file was not imported: it has 131073 bytes, and at most 131072 are taken. "
          + "Nothing has changed.")
    }
  }

  @Test(arguments: [1, ShapesFile.strokeCountMax])
  func theLargestFileThatCanBeWrittenCanBeRead(strokeCount: Int) throws {
    // Numbers as long as they get, in as many strokes and points as are kept.
    let strokes = (0..<strokeCount).map { stroke in
      (0..<ShapesFile.pointCountMax / strokeCount).map { point -> StrokePoint in
        let x = 1.234_567_89 * Double((stroke * 7 + point * 3) % 19)
        let y = 1.345_678_91 * Double((stroke * 5 + point * 7) % 23)
        return StrokePoint(x: 3e10 - x, y: y, time: 5_000.123_4 * Double(min(1, stroke + point)))
      }
    }
    let kept = try #require(ShapesFile.kept(strokes))
    #expect(kept.joined().count <= ShapesFile.pointCountMax)
    let scalar = "\u{1}"
    let templates = (0..<ShapesFile.nameCountMax).flatMap { name in
      (0..<ShapesFile.exampleCountMax).map { _ in
        StrokeTemplate(
          String(repeating: scalar, count: ShapesFile.nameLengthMax - 1) + "\(name)", kept)
      }
    }
    let text = try ShapesFile.text(templates)
    #expect(text.utf8.count <= ShapesFile.sizeMax)
    #expect(text.utf8.count > ShapesFile.sizeMax / 2)
    #expect(try ShapesFile.templates(in: text) == templates)
  }

  @Test func ofManyPointsSomeAreKeptWithTheEndsOfEachStroke() throws {
    for counts in [[1], [80], [81], [5000], [1, 1, 300], Array(repeating: 97, count: 16)] {
      let strokes = counts.map { count in
        (0..<count).map { StrokePoint(x: Double($0), y: 0) }
      }
      let kept = try #require(ShapesFile.kept(strokes))
      #expect(kept.joined().count <= ShapesFile.pointCountMax, "\(counts)")
      for (stroke, kept) in zip(strokes, kept) {
        #expect(kept.first?.x == 0)
        #expect(kept.last?.x == (stroke.count == 1 ? 0 : 1000) || strokes.count > 1)
      }
      #expect(ShapesFile.kept(kept) == kept)
    }
    // Of 100 points in steps of 2, the last one is not on a step.
    let hook = (0..<99).map { StrokePoint(x: Double($0), y: 0) } + [StrokePoint(x: 98, y: 49)]
    #expect(try #require(ShapesFile.kept([hook]))[0].last?.y == 500)
    #expect(ShapesFile.kept(Array(repeating: [], count: 17)) == nil)
  }

  @Test func keptShapesHaveShortNumbersAndAreRecognizedAsBefore() throws {
    let strokes = [
      [StrokePoint(x: 100.3, y: -7, time: 5), StrokePoint(x: 103, y: 0.1, time: 5.123_45)],
      [StrokePoint(x: 102, y: -5, time: 4)],
    ]
    let kept = try #require(ShapesFile.kept(strokes))
    #expect(
      kept == [
        [StrokePoint(x: 0, y: 0, time: 0), StrokePoint(x: 380.3, y: 1000, time: 0.123)],
        [StrokePoint(x: 239.4, y: 281.7, time: 0)],
      ])
    let recognizer = try StrokeRecognizer(FirstTemplates.all)
    for template in FirstTemplates.kept {
      let best = try #require(recognizer.recognize(template.strokes).candidates.first)
      #expect(best.name == template.name && best.score < 0.2)
    }
    // What cannot be compared is said to be so, and not changed into something else.
    let wrong = [[StrokePoint(x: .nan, y: 0), StrokePoint(x: 1, y: 1)], [StrokePoint(x: 0, y: 0)]]
    #expect("\(ShapesFile.kept(wrong) ?? [])".contains("nan"))
    let still = [[StrokePoint(x: 4, y: 4), StrokePoint(x: 4, y: 4)]]
    #expect(ShapesFile.kept(still) == still)
  }

  @Test func aLongDrawingIsTaughtWithFewPoints() throws {
    try withLab { screen, lab in
      screen.play(.tap(at: lab.nameButtons[4].center))
      let corners = (0..<60).map { CGPoint(x: 60 + 4 * $0, y: 300 + 80 * ($0 % 2)) }
      screen.play(.draw(corners))
      screen.wait(1)
      let taught = try #require(lab.known.templates.last)
      #expect(taught.name == "Arrow")
      #expect((30...ShapesFile.pointCountMax).contains(taught.strokes[0].count))
    }
  }
}
