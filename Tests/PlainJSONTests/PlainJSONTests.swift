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

  @Test func `what is read says where it is and what is wrong with it`() throws {
    let text = #"{"title":"Lists","rows":[{"x":1.5,"n":9007199254740993},{"x":"nan","n":"two"}]}"#
    let json = try ReadJSON(Array(text.utf8))
    #expect(try json.field("title").text() == "Lists")
    let rows = try json.field("rows").list()
    #expect(try rows[0].field("x").number() == 1.5)
    #expect(try rows[0].field("n").whole() == 9_007_199_254_740_993)
    #expect(try rows[1].field("x").number().isNaN)
    let notWhole = try #require(throws: JSON.Mistake.self) { try rows[1].field("n").whole() }
    #expect(notWhole.offset == 71 && notWhole.path == "rows[1].n")
    #expect(notWhole.found == #""two"}]}"# && notWhole.expected == "a whole number")
    let missing = try #require(throws: JSON.Mistake.self) { try rows[1].field("y") }
    #expect(missing.offset == 56 && missing.path == "rows[1]")
    #expect(missing.found == #"no "y""# && missing.expected == #"the field "y""#)
    #expect(json["y"] == nil && rows[1]["n"]?.isText("two") == true)
  }

  @Test(
    arguments: [
      ("1.5", "a whole number"), ("9223372036854775808", "a whole number from"),
      ("1e300", "a whole number from"), ("1e400", "a whole number from"),
      ("\"1\"", "a whole number"),
      ("null", "a whole number"),
    ])
  func `a number that is no whole one is refused`(text: String, expected: String) throws {
    let json = try ReadJSON(Array(text.utf8))
    let mistake = try #require(throws: JSON.Mistake.self) { try json.whole() }
    #expect(mistake.expected.hasPrefix(expected))
  }

  @Test func `the ends of whole numbers are read`() throws {
    for number in [Int.min, -1, 0, Int.max] {
      var writer = JSONWriter()
      writer.write(number)
      #expect(try ReadJSON(writer.bytes).whole() == number)
    }
    #expect(try ReadJSON(Array("1e2".utf8)).whole() == 100)
    #expect(try ReadJSON(Array("-0".utf8)).number().sign == .minus)
    #expect(throws: JSON.Mistake.self) { try ReadJSON(Array("1e400".utf8)).number() }
  }

  @Test func `bytes that are no UTF-8 are no text, and harm no other field`() throws {
    let bytes = Array(#"{"a":""#.utf8) + [0xFF] + Array(#"","b":1}"#.utf8)
    let json = try ReadJSON(bytes)
    #expect(try json.field("b").number() == 1)
    #expect(throws: JSON.Mistake.self) { try json.field("a").text() }
    #expect(try ReadJSON([0xEF, 0xBB, 0xBF, 0x31]).whole() == 1)
  }

  @Test func `of several fields of one name the first one counts`() throws {
    let json = try ReadJSON(Array(#"{"a":1,"\u0061":2,"a":null}"#.utf8))
    #expect(try json["a"]?.whole() == 1)
    #expect(json.value["a"] == .number(1))
  }

  @Test func `what is written piece by piece is what a value is written as`() {
    var writer = JSONWriter()
    writer.beginObject()
    writer.beginField("a\n")
    writer.beginList()
    writer.write(true)
    writer.writeNull()
    writer.beginObject()
    writer.endObject()
    writer.write(-0.0)
    writer.write(1e16)
    writer.write(9_007_199_254_740_993)
    writer.endList()
    writer.write("b", "\"")
    writer.write("c", 0.1)
    writer.endObject()
    let text = #"{"a\n":[true,null,{},-0,1e+16,9007199254740993],"b":"\"","c":0.1}"#
    #expect(String(decoding: writer.bytes, as: UTF8.self) == text)
  }
}
