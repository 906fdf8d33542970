// Recordings that a page opens: their names, their parts, and where the first failure is.

import Examples
import Foundation
import Testing
import TouchKit
import TouchTrace

@testable import Playground

struct OpeningTests {
  private let session = PageSession(catalogue: Catalogue(ExampleApps.all))

  /// A tap on the board, which no recognizer of it is for, as a recording's text.
  private var tap: String {
    var trace = Trace(TraceHeader(app: "PhotoBoard", size: CGSize(width: 300, height: 500)))
    for (phase, time) in [(UITouch.Phase.began, 1.0), (.ended, 1.1)] {
      trace.inputs.append(
        .touches(HostInput.TouchInput([TouchReport(1, phase, x: 20, y: 20)], time: time)))
    }
    trace.inputs += [.time(2), .time(3)]
    return trace.text
  }

  private func open(
    _ text: String, inPartsOf length: Int = 100, then end: ClientMessage.OpenPart.End = .stay
  ) throws {
    let characters = Array(text)
    let parts = max(1, (characters.count + length - 1) / length)
    for part in 1...parts {
      let range = (part - 1) * length..<min(part * length, characters.count)
      try session.receive(
        ClientMessage.OpenPart(
          file: .init(part: part, parts: parts, text: String(characters[range])), style: .light,
          end: end, time: 2))
    }
  }

  @Test func `a recording is shown and says where the first attempt failed`() throws {
    try open(tap)
    let opened = try #require(session.takeOpened())
    #expect(opened.app == "PhotoBoard" && opened.width == 300 && opened.height == 500)
    #expect(opened.words == nil && !opened.isOver && session.run == 1)
    #expect(session.running?.app.wake == .nextFrame)
    session.tick(to: 3)
    let end = try #require(session.takeOpened())
    #expect(end.isOver && end.failedAt == 1.1, "\(end)")
    #expect(end.words?.hasPrefix("Nothing fired. Finger 1 hit") == true)
    #expect(session.takeOpened() == nil && session.running?.app.wake == .never)
  }

  @Test func `a recording after which the app goes on is touched when it is over`() throws {
    try open(tap, then: .play)
    let opened = try #require(session.takeOpened())
    #expect(opened.goesOn && opened.app == "PhotoBoard")
    session.tick(to: 3)
    #expect(try #require(session.takeOpened()).isOver)
    let count = try #require(session.running?.app.recording?.inputs.count)
    try session.receive(HostInput.TouchInput([TouchReport(1, .began, x: 20, y: 20)], time: 4))
    #expect(session.running?.app.recording?.inputs.count == count + 1)
    #expect(session.takeOpened() == nil)
    let again = Trace(
      try #require(session.running?.app.recording?.header),
      try #require(session.running?.app.recording?.inputs))
    #expect(again.text.hasPrefix(tap))
  }

  @Test func `a recording is looked at and not touched`() throws {
    try open(tap)
    session.tick(to: 3)
    let count = session.running?.app.recording?.inputs.count
    try session.receive(HostInput.TouchInput([TouchReport(1, .began, x: 20, y: 20)], time: 4))
    #expect(session.running?.app.recording?.inputs.count == count)
    #expect(session.takeLog()?.kind == .reason)
  }

  @Test func `what is no recording is refused in words, and the app goes on`() throws {
    try session.play("EventLab", stage: Stage(width: 390, height: 700), at: 2)
    try open("Dear diary")
    let refused = try #require(session.takeOpened())
    #expect(refused.app == nil && refused.words?.hasPrefix("This is no recording. line 1") == true)
    #expect(session.running?.id == "EventLab" && session.run == 1)
  }

  @Test func `a line that never ends is not kept`() throws {
    let text = String(repeating: "a", count: Limits.openedLineSizeMax + 1)
    try open(text, inPartsOf: 8_000)
    #expect(session.takeOpened()?.words?.contains("A line has more than 65536 bytes.") == true)
    try open(tap + text, inPartsOf: 8_000)
    let opened = try #require(session.takeOpened())
    #expect(opened.app == "PhotoBoard")
    #expect(opened.words?.hasSuffix("The rest of the file is left out.") == true)
  }

  @Test func `parts come in their order`() throws {
    let part = ClientMessage.OpenPart(
      file: .init(part: 2, parts: 3, text: ""), style: .light, time: 2)
    #expect(throws: WireError.self) { try session.receive(part) }
  }

  @Test(arguments: [
    ("PhotoBoard-1", "PhotoBoard-1.jsonl"), ("PhotoBoard-1.jsonl", "PhotoBoard-1.jsonl"),
    ("a_b", "a_b.jsonl"), ("", nil), (".jsonl", nil), ("..", nil), ("../a", nil), ("a/b", nil),
    ("a.b", nil), ("a%2fb", nil), ("a\0", nil), ("é", nil), ("http://a", nil),
    (String(repeating: "a", count: 101), nil),
  ])
  func `a name of a recording names a file of the folder or none`(name: String, file: String?) {
    #expect(TraceFolder.fileName(name) == file)
  }

  @Test func `a folder hands out its own files only`() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(
      "opening-\(UInt32.random(in: 0...UInt32.max))")
    defer { try? FileManager.default.removeItem(at: root) }
    let inner = root.appendingPathComponent("traces")
    let folder = try TraceFolder(inner) { _ in }
    try Data("secret".utf8).write(to: root.appendingPathComponent("secret.jsonl"))
    try Data("{}".utf8).write(to: inner.appendingPathComponent("own.jsonl"))
    try FileManager.default.createSymbolicLink(
      at: inner.appendingPathComponent("way.jsonl"),
      withDestinationURL: root.appendingPathComponent("secret.jsonl"))
    #expect(try folder.read("own") == Data("{}".utf8))
    for (name, status) in [("way", 404), ("none", 404), ("../secret", 400)] {
      let refusal = #expect(throws: RequestError.self) { try folder.read(name) }
      #expect(refusal?.status == status)
    }
  }
}
