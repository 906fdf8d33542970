// Files between a page and its app: parts, their order and size, and what the page is told.

import Examples
import FlyingFox
import Foundation
import Testing
import TouchKit
import TouchTrace

@testable import Playground

struct FileMessageTests {
  private typealias Part = ClientMessage.FilePart

  @Test func `a page asks for a file and sends one in parts`() throws {
    #expect(
      try ClientMessage.decode(#"{"type":"export","time":2}"#) == .exportFile(.init(time: 2)))
    #expect(
      try ClientMessage.decode(#"{"type":"import","time":2,"part":1,"parts":3,"text":"{}"}"#)
        == .importPart(.init(file: Part(part: 1, parts: 3, text: "{}"), time: 2)))
    #expect(
      try ClientMessage.decode(#"{"type":"import","time":2,"part":1,"parts":1,"text":""}"#)
        == .importPart(.init(file: Part(part: 1, parts: 1, text: ""), time: 2)))
  }

  @Test(arguments: [
    (#""part":0,"parts":1,"text":"a""#, "part"), (#""part":2,"parts":1,"text":"a""#, "part"),
    (#""part":1,"parts":33,"text":"a""#, "parts"), (#""part":1,"parts":0,"text":"a""#, "parts"),
    (#""part":1,"parts":1"#, "text"), (#""part":1,"parts":1,"text":7"#, "text"),
    ("\"part\":1,\"parts\":1,\"text\":\"\(String(repeating: "a", count: 8_193))\"", "text"),
    (#""part":1,"parts":1,"text":"a","name":"b""#, "name"),
  ])
  func `a wrong part is refused at its field`(fields: String, place: String) {
    let error = #expect(throws: WireError.self) {
      try ClientMessage.decode("{\"type\":\"import\",\"time\":2,\(fields)}")
    }
    #expect(error?.place == place)
  }

  @Test func `the largest part is smaller than a message may be`() {
    // A control character takes six bytes as JSON.
    #expect(6 * ClientMessage.partLengthMax + 1_000 < Limits.messageSizeMax)
    for example in ExampleApps.all {
      guard let size = example.file?.sizeMax else { continue }
      #expect(size < (ClientMessage.partLengthMax - 1) * ClientMessage.partsMax)
      #expect(Double(2 * size) < Limits.bytesPerSecondMax)
    }
  }

  @Test func `parts make a file in their order alone`() throws {
    var file = ArrivingFile()
    func add(_ part: Int, of parts: Int, _ text: String) throws -> String? {
      try file.add(Part(part: part, parts: parts, text: text), sizeMax: 10)
    }
    #expect(try add(1, of: 2, "ab") == nil)
    #expect(try add(2, of: 2, "cd") == "abcd")
    #expect(try add(1, of: 1, "") == "")
    // The first part begins anew.
    #expect(try add(1, of: 3, "x") == nil)
    #expect(try add(1, of: 2, "y") == nil)
    #expect(throws: WireError.self) { try add(2, of: 3, "z") }
    #expect(throws: WireError.self) { try add(2, of: 2, "z") }
    #expect(try add(1, of: 2, "0123456789") == nil)
    let error = #expect(throws: WireError.self) { try add(2, of: 2, "é") }
    #expect(error?.found == "a file of 12 bytes or more" && error?.place == "text")
    #expect(throws: WireError.self) { try add(2, of: 2, "") }
  }

  @Test func `what the page is told`() throws {
    #expect(
      text(.file(SavedFile(name: "a.json", text: "{}")))
        == #"{"name":"a.json","text":"{}","type":"file"}"#)
    #expect(
      text(.note(FileNote("No.", isProblem: true)))
        == #"{"isProblem":true,"text":"No.","type":"note"}"#)
    let card = FileCard(name: "a.json", contents: "notes", sizeMax: 5)
    #expect(
      text(.apps([AppCard(id: "A", title: "A", about: "B.", file: card)], kept: false))
        == #"{"apps":[{"about":"B.","code":[],"#
        + #""file":{"contents":"notes","name":"a.json","sizeMax":5},"#
        + #""id":"A","title":"A","tries":[]}],"kept":false,"type":"apps","version":1}"#)
    let long = FileNote(String(repeating: "a\u{301}", count: 900), isProblem: false)
    #expect(long.text.unicodeScalars.count == 400)
  }

  private func text(_ message: ServerMessage) -> String {
    message.json.text
  }
}

/// A page that talks to the example apps.
private final class Talk {
  private var uptime = 100.0
  private lazy var hub = PageHub(cards: Catalogue(ExampleApps.all).entries.map(\.card)) {
    [unowned self] in
    uptime
  } make: {
    ThisProcess($0) { _ in Catalogue(ExampleApps.all) }
  }
  private var connection: PageConnection?

  /// What is said to one message, without scenes.
  func answers(to texts: String...) throws -> [[String: String]] {
    for text in texts {
      uptime += 0.1
      connection?.receive(.text(text))
    }
    var answers: [[String: String]] = []
    while let frame = connection?.takeFrame() {
      let fields = try JSONSerialization.jsonObject(with: frame.payload) as? [String: Any]
      let words = fields?.compactMapValues { $0 as? String } ?? [:]
      if words["type"] != "scene" { answers.append(words) }
    }
    return answers
  }

  /// Connects, with this app.
  func begin(_ app: String) throws {
    connection = hub.open()
    _ = try answers(
      to: """
        {"type":"hello","version":1,"page":"p","app":"\(app)",
        "stage":{"width":300,"height":500},"time":1}
        """)
  }

  func end() { connection?.lost() }
}

struct FileConversationTests {
  private func part(_ part: Int, _ parts: Int, _ text: String) -> String {
    let quoted = text.replacing("\"", with: "\\\"")
    return
      "{\"type\":\"import\",\"time\":2,\"part\":\(part),\"parts\":\(parts),\"text\":\"\(quoted)\"}"
  }

  private let export = #"{"type":"export","time":2}"#
  private let hook = #"{"version":1,"templates":[{"name":"Hook","strokes":[[[0,0],[9,0],[9,9]]]}]}"#

  @Test func `a file goes out, another one comes in, and the first one again`() throws {
    let talk = Talk()
    try talk.begin("StrokeLab")
    let first = try #require(try talk.answers(to: export).first)
    #expect(first["type"] == "file" && first["name"] == "shapes.json")
    let half = hook.index(hook.startIndex, offsetBy: 30)
    let taken = try talk.answers(
      to: part(1, 2, String(hook[..<half])), part(2, 2, String(hook[half...])))
    #expect(taken == [["type": "note", "text": "Imported 1 example of Hook."]])
    let other = try #require(try talk.answers(to: export).first?["text"])
    #expect(other.contains("Hook") && !other.contains("Circle"))
    let again = try talk.answers(to: part(1, 1, try #require(first["text"])))
    #expect(again.first?["text"]?.hasPrefix("Imported 6 examples") == true)
    talk.end()
  }

  @Test func `a file that is wrong changes nothing`() throws {
    let talk = Talk()
    try talk.begin("StrokeLab")
    let before = try talk.answers(to: export)
    for wrong in [String(hook.dropLast(9)), hook.replacing("[9,0]", with: "[NaN,0]"), "", "[]"] {
      let said = try talk.answers(to: part(1, 1, wrong))
      #expect(said.count == 1 && said[0]["type"] == "note", "\(said)")
      #expect(said[0]["text"]?.hasSuffix("Nothing has changed.") == true, "\(said)")
    }
    #expect(try talk.answers(to: export) == before)
    talk.end()
  }

  @Test func `a lost connection takes the parts with it that had come`() throws {
    let talk = Talk()
    try talk.begin("StrokeLab")
    #expect(try talk.answers(to: part(1, 2, "{")) == [])
    talk.end()
    try talk.begin("StrokeLab")
    #expect(try talk.answers(to: part(2, 2, "}")).first?["place"] == "part")
    talk.end()
  }

  @Test func `an app without a file says so`() throws {
    let talk = Talk()
    try talk.begin("PhotoBoard")
    for text in [export, part(1, 1, "{}")] {
      let said = try talk.answers(to: text)
      #expect(said.map { $0["type"] } == ["error"])
      #expect(said[0]["found"]?.hasSuffix("to an app without a file") == true)
    }
    talk.end()
  }

  @Test func `every app with a file gives and takes it`() throws {
    for entry in Catalogue(ExampleApps.all).entries {
      let app = entry.make(Stage(width: 300, height: 500), 0)
      guard entry.card.file != nil else {
        #expect(throws: FileProblem.isNotKept) { try app.exportFile() }
        continue
      }
      _ = try app.importFile(try app.exportFile())
    }
  }
}
