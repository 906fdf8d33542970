import Foundation
import StrokeKit
import Testing

@Suite struct TemplateFileTests {
  /// What loading this text says is wrong.
  private func complaint(_ text: String, _ sameNames: SameNames = .areExamples) -> String {
    do {
      _ = try StrokeTemplate.load(from: Data(text.utf8), sameNames: sameNames)
      return "nothing"
    } catch {
      return error.description
    }
  }

  private func file(_ templates: String) -> String {
    "{\"version\": 1, \"templates\": [\(templates)]}"
  }

  private let check = "{\"name\": \"check\", \"strokes\": [[[0, 50], [30, 90], [80, 0]]]}"

  @Test func savedTemplatesAreLoadedAgain() throws {
    let templates = Figure.templates(2, wobble: 10, seed: 4)
    let data = try StrokeTemplate.save(templates)
    #expect(try StrokeTemplate.load(from: data) == templates)
    #expect(try StrokeTemplate.save(StrokeTemplate.load(from: data)) == data)
  }

  @Test func aPointNeedsNoTime() throws {
    let templates = try StrokeTemplate.load(from: Data(file(check).utf8))
    #expect(templates.map(\.name) == ["check"])
    #expect(templates[0].strokes[0][1] == StrokePoint(x: 30, y: 90, time: 0))
  }

  @Test func noTemplatesAreNoTemplates() throws {
    #expect(try StrokeTemplate.load(from: Data(file("").utf8)) == [])
  }

  @Test func aFileThatIsCutOffAnywhereIsRefused() throws {
    let data = try StrokeTemplate.save([StrokeTemplate("check", Figure.caret.strokes)])
    for length in stride(from: 0, to: data.count, by: 37) {
      let error = #expect(throws: StrokeFileError.self) {
        try StrokeTemplate.load(from: data.prefix(length))
      }
      #expect(error?.place == "file", "at \(length)")
    }
    #expect(
      complaint(String(file(check).prefix(50)))
        == "file: found 50 bytes that are not JSON to the end, expected JSON. "
        + "If it was cut off, fetch or save it again.")
  }

  @Test func aMissingFieldIsNamedWithItsPlace() {
    #expect(
      complaint(file("\(check), {\"strokes\": []}"))
        == "templates[1]: found no \"name\", expected the field \"name\". Correct it.")
    #expect(
      complaint("{\"version\": 1}")
        == "file: found no \"templates\", expected the field \"templates\". Correct it.")
  }

  @Test func aWrongValueIsShownWithItsPlace() {
    #expect(
      complaint(file("{\"name\": 5, \"strokes\": []}"))
        == "templates[0].name: found 5, \"strokes\": []}]}, expected a text. Correct it.")
    #expect(
      complaint(file("{\"name\": \"a\", \"strokes\": [[[0, 1], [\"b\", 2]]]}"))
        == "templates[0].strokes[0][1][0]: found \"b\", 2]]]}]}, expected a number. Correct it.")
    #expect(
      complaint(file("{\"name\": \"a\", \"strokes\": {}}"))
        == "templates[0].strokes: found {}}]}, expected a list. Correct it.")
    #expect(
      complaint(file("{\"name\": \"a\", \"strokes\": [[[1, 2], [3, 4, 5, 6]]]}"))
        == "templates[0].strokes[0][1]: found a list of 4, expected x, y and at most a time. "
        + "Correct it.")
  }

  @Test func strokesThatCannotBeComparedAreRefused() {
    #expect(
      complaint(file("{\"name\": \"a\", \"strokes\": []}"))
        == "templates[0].strokes: found no point, expected at least two. "
        + "Draw the template, or remove it.")
    #expect(
      complaint(file("{\"name\": \"a\", \"strokes\": [[[1, 2], [1, 2]]]}"))
        == "templates[0].strokes: found all points at one place, expected a line. "
        + "Draw the template, or remove it.")
    #expect(
      complaint(file("{\"name\": \"a\", \"strokes\": [[[1, 2], [1e20, 2]]]}"))
        == "templates[0].strokes[0][1]: found the coordinate 1e+20, expected a number from -1e12 "
        + "to 1e12. Correct or remove the point.")
  }

  @Test func complaintNamesAWrongNumberWithItsLine() {
    for number in ["NaN", "-Infinity", "+1"] {
      #expect(
        complaint(file("\(check),\n{\"name\": \"NaN\", \"strokes\": [[[0, 1], [\(number), 2]]]}"))
          == "line 2: found \(number), 2]]]}]}, expected a value. Correct it.")
    }
    #expect(
      complaint(file("\(check),\n{\"name\": \"NaN\", \"strokes\": [[[0, 1], [1e999, 2]]]}"))
        == "templates[1].strokes[0][1][0]: found 1e999, 2]]]}]}, expected a number up to "
        + "1.7976931348623157e+308. Correct it.")
    #expect(
      complaint(file("{\"name\": \"NaN\", \"strokes\": [[[0, 1, \"nan\"], [1, 2]]]}"))
        == "templates[0].strokes[0][0][2]: found \"nan\"], [1, 2]]]}]}, expected a finite number of "
        + "seconds. Correct it.")
    #expect(complaint("Dear diary, no [1] shapes").hasPrefix("file: found 25 bytes"))
    // A text may say anything.
    #expect(complaint(file(check.replacing("check", with: "NaN \\\" 1e999"))) == "nothing")
    let quoted = check.replacing("check", with: "a \\\" NaN ")
    let damaged = file("\(quoted),\n{\"name\": \"b\", \"strokes\": [[[0, 1], [NaN, 2]]]}")
    #expect(complaint(damaged).hasPrefix("line 2: found NaN"))
  }

  @Test func aNewerVersionIsNamedWhateverElseItHas() {
    #expect(
      complaint("{\"version\": 7, \"shapes\": {}}")
        == "version: found the number 7, expected 1. Read the file with the release that wrote it.")
  }

  @Test func anotherVersionIsRefused() {
    #expect(
      complaint("{\"version\": 2, \"templates\": []}")
        == "version: found the number 2, expected 1. Read the file with the release that wrote it.")
  }

  @Test func twoTemplatesOfOneNameAreExamplesOrRefusedAsAsked() {
    #expect(complaint(file("\(check), \(check)")) == "nothing")
    #expect(
      complaint(file("\(check), \(check)"), .areRefused)
        == "templates[1].name: found \"check\", as in templates[0], expected each name once. "
        + "Rename or remove one of the two.")
  }

  @Test func templatesThatCannotBeLoadedAreNotSaved() {
    let broken = [StrokeTemplate("a", [[StrokePoint(x: .nan, y: 0), StrokePoint(x: 1, y: 0)]])]
    #expect(throws: StrokeFileError.self) { try StrokeTemplate.save(broken) }
    let timeless = [
      StrokeTemplate("a", [[StrokePoint(x: 0, y: 0, time: .nan), StrokePoint(x: 1, y: 0)]])
    ]
    #expect(throws: StrokeFileError.self) { try StrokeTemplate.save(timeless) }
  }
}
