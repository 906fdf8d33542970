// Recordings of runs: their bounds, and how a page keeps one.

import Examples
import Testing
import TouchKit
import TouchTrace

@testable import Playground

struct KeepingTests {
  private func move(_ time: Double) -> HostInput {
    .touches(HostInput.TouchInput([TouchReport(1, .moved, at: CGPoint(x: 1, y: 2))], time: time))
  }

  @Test func `a recording ends when it is full`() throws {
    let recording = Recording(TraceHeader())
    let size = move(0).recordedSize
    for step in 0...(Limits.recordingSizeMax / size + 10) { recording.add(move(Double(step))) }
    #expect(recording.inputs.count == Limits.recordingSizeMax / size)
    #expect(recording.end == "The recording is full.")
  }

  @Test func `many samples take more room than few`() {
    var report = TouchReport(1, .moved, at: .zero)
    report.coalesced = Array(repeating: TouchSample(at: .zero), count: 64)
    let input = HostInput.touches(HostInput.TouchInput([report], time: 1))
    #expect(input.recordedSize > 64 * MemoryLayout<TouchSample>.size)
    #expect(HostInput.time(1).recordedSize < 200)
  }

  @Test func `the parts of a trace are the recording, line by line`() throws {
    let app = try session("PhotoBoard")
    var time = 2.0
    for step in 0..<200 {
      time += 0.01
      let phase: UITouch.Phase = step == 0 ? .began : .moved
      try app.receive(
        HostInput.TouchInput(
          [TouchReport(1, phase, at: CGPoint(x: 100 + step, y: 100))], time: time))
    }
    try app.receive(ClientMessage.Keep(kind: .trace, time: time))
    var parts: [KeptPart] = []
    while case .kept(let part) = app.takeInspection() { parts.append(part) }
    #expect(parts.count > 3 && parts.allSatisfy { $0.name == "PhotoBoard.jsonl" })
    #expect(parts.map(\.isFirst) == [true] + Array(repeating: false, count: parts.count - 1))
    #expect(parts.map(\.isLast) == Array(repeating: false, count: parts.count - 1) + [true])
    let recording = try #require(app.running?.app.recording)
    let text = parts.map(\.text).joined()
    #expect(text == Trace(recording.header, recording.inputs).text)
    #expect(Trace.recordings(in: text.utf8).traces == [Trace(recording.header, recording.inputs)])
  }

  @Test func `after a file was taken, nothing is recorded`() throws {
    let lab = try session("StrokeLab")
    let app = try #require(lab.running?.app)
    let count = try #require(app.recording?.inputs.count)
    _ = try app.importFile(try app.exportFile())
    lab.tick(to: 5)
    #expect(app.recording?.inputs.count == count)
    try lab.receive(ClientMessage.Inspect(view: .present, time: 6))
    while lab.hasInspectorWork { lab.inspection?.work { true } }
    guard case .inspection(let update) = lab.takeInspection() else {
      Issue.record("No update")
      return
    }
    #expect(update.note?.hasPrefix("The app took a file, which no recording holds.") == true)
  }

  @Test func `what cannot be a test says why`() throws {
    let app = try session("PhotoBoard")
    try app.receive(HostInput.KeyInput(.keyboardA, .down, time: 3))
    try app.receive(ClientMessage.Keep(kind: .test, time: 4))
    guard case .kept(let part) = app.takeInspection() else {
      Issue.record("No part")
      return
    }
    #expect(part.text.isEmpty && part.isLast)
    #expect(
      part.problem
        == "The recording has more than fingers: keys, buttons or the like. Save it as a trace instead."
    )
    #expect(app.takeInspection() == nil)
  }

  @Test func `the messages`() throws {
    func inspect(_ fields: String) throws -> ClientMessage.Inspect.View? {
      let text = "{\"type\":\"inspect\",\"time\":2,\(fields)}"
      guard case .inspect(let inspect) = try ClientMessage.decode(text) else { return nil }
      return inspect.view
    }
    #expect(try inspect(#""show":"nothing""#) == .nothing)
    #expect(try inspect(#""show":"present""#) == .present)
    #expect(try inspect(#""show":"previous""#) == .previous)
    #expect(try inspect(#""show":"next""#) == .next)
    #expect(try inspect(#""show":"past","at":1.5"#) == .past(1.5))
    #expect(try inspect(#""show":"change","row":3"#) == .change(row: 3))
    for (fields, place) in [
      (#""show":"past""#, "at"), (#""show":"past","at":-1"#, "at"), (#""show":"now""#, "show"),
      (#""show":"next","at":1"#, "at"), (#""at":1"#, "show"), (#""show":"change""#, "row"),
      (#""show":"past","at":1,"row":1"#, "row"), (#""show":"change","row":-1"#, "row"),
    ] {
      let error = #expect(throws: WireError.self) { try inspect(fields) }
      #expect(error?.place == place)
    }
    #expect(
      try ClientMessage.decode(#"{"type":"keep","time":2,"kind":"test"}"#)
        == .keep(.init(kind: .test, time: 2)))
    let error = #expect(throws: WireError.self) {
      try ClientMessage.decode(#"{"type":"keep","time":2,"kind":"film"}"#)
    }
    #expect(error?.place == "kind")
  }

  @Test func `what the page is told`() throws {
    var update = InspectionUpdate(run: 1, isFresh: true, now: 2.5, begin: 0)
    update.lanes = [.moved(0, 1...2)]
    #expect(
      ServerMessage.inspection(update).json.text
        == #"{"begin":0,"isFresh":true,"lanes":[["moved",0,1,2]],"now":2.5,"run":1,"type":"inspection"}"#
    )
    let part = KeptPart(kind: .test, name: "A.swift", text: "", isFirst: true, isLast: true)
    #expect(
      ServerMessage.kept(part).json.text
        == #"{"isFirst":true,"isLast":true,"kind":"test","name":"A.swift","text":"","type":"kept"}"#
    )
  }

  private func session(_ app: String) throws -> PageSession {
    let session = PageSession(catalogue: Catalogue(ExampleApps.all))
    try session.play(app, stage: Stage(width: 390, height: 700), at: 2)
    return session
  }
}
