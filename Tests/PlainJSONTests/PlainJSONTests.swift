// JSON that is written and read without Foundation, beside Foundation's own.

import Foundation
import PlainJSON
import Testing

struct PlainJSONTests {
  private static let numbers = [
    0, -0.0, 1, -1, 0.1, 1.5, 1e21, 1e-7, 123_456_789.123, .leastNonzeroMagnitude,
    1.7976931348623157e308, .pi,
    9_007_199_254_740_992, 1 / 3,
  ]
  private static let texts = [
    "", "plain", "\"quoted\" \\ / ", "line\nline\r\ttab", "\u{1}\u{8}\u{c}\u{1f}\u{7f}", "ä – 日本",
    "👩‍👩‍👧 🇩🇪", "e\u{301}",
  ]

  private func foundation(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test(arguments: numbers)
  func `a number is written as Foundation writes it, and read back to its bits`(
    number: Double
  ) throws {
    #expect(try [number].json.text == foundation([number]))
    guard case .number(let read) = try JSON(reading: number.json.text) else {
      Issue.record("\(number) is read as something else")
      return
    }
    #expect(read.bitPattern == number.bitPattern)
  }

  @Test(arguments: texts)
  func `a text is written as Foundation writes it, and read back`(text: String) throws {
    #expect(try [text].json.text == foundation([text]))
    #expect(try JSON(reading: text.json.text) == .text(text))
  }

  @Test func `what is no number is written as a word`() {
    #expect([Double.infinity, -.infinity, .nan].json.text == #"["inf","-inf","nan"]"#)
  }

  @Test func `fields are sorted by their bytes, and those without a value are left out`() {
    let object: JSON = ["b": 1.json, "a": .null, "Z": [true].json, "c": Optional<Int>.none?.json]
    #expect(object.text == #"{"Z":[true],"a":null,"b":1}"#)
    #expect(object["b"] == .number(1))
    #expect(object["c"] == nil)
    #expect(object.with("c", "x".json)["c"] == .text("x"))
  }

  @Test func `any JSON is read`() throws {
    let text =
      #" { "a" : [ 1 , -2.5e-3, true,false ,null, {} , [] ], "\u0062\ud83d\ude00" : "\/" } "#
    #expect(
      try JSON(reading: text) == [
        "a": .list([
          .number(1), .number(-0.0025), .truth(true), .truth(false), .null, .object([]), .list([]),
        ]),
        "b😀": .text("/"),
      ])
  }

  @Test(
    arguments: [
      ("", 0), ("{", 1), ("[1,]", 3), ("[1 2]", 3), ("{\"a\" 1}", 5), ("{a:1}", 1), ("01", 0),
      ("1.", 0), (".5", 0), ("+1", 0), ("1e", 0), ("nul", 3), ("tru", 3), ("\"a", 2),
      ("\"\n\"", 1), ("\"\\x\"", 2), ("\"\\u12g4\"", 5), ("\"\\ud800\"", 7), ("1 1", 2),
      ("\"\\ud800\\u0041\"", 13), ("\"\\udc00\"", 7),
    ] as [(String, Int)])
  func `what is no JSON is refused with its place`(text: String, offset: Int) {
    do throws(JSON.Mistake) {
      let value = try JSON(reading: text)
      Issue.record("\(text) is read as \(value)")
    } catch {
      #expect(error.offset == offset, "\(text): expected \(error.expected)")
    }
  }

  @Test func `a text that is nested too deeply is refused`() {
    let most = JSON.depthMax
    #expect(throws: Never.self) {
      try JSON(reading: String(repeating: "[", count: most) + String(repeating: "]", count: most))
    }
    #expect(throws: JSON.Mistake.self) {
      try JSON(reading: String(repeating: "[", count: most + 2))
    }
  }
}
