// Pointer events of browsers as traces.

import Testing
import TouchKit
import TouchTrace

struct PointerImportTests {
  private func event(
    _ type: String, _ x: Double, _ time: Double, id: Int = 1, _ rest: String = ""
  ) -> String {
    #"{"type":"pointer\#(type)","pointerId":\#(id),"clientX":\#(x),"clientY":20,"timeStamp":\#(time)"#
      + "\(rest)}\n"
  }

  @Test("a finger is put down, moves and is lifted: one event a line, times from 0")
  func lines() {
    let log = ImportLog(
      event("down", 10, 5000) + event("move", 12.5, 5008.3) + event("up", 13, 5016.7), .pointer)
    #expect(
      log.lines == [
        "screen 390 × 844", "0: 1 began 10, 20", "0.0083: 1 moved 12.5, 20",
        "0.0167: 1 ended 13, 20", "1.0167: end",
      ])
    #expect(log.problems.isEmpty)
  }

  @Test("events of one instant are one input, but never with a finger twice")
  func together() {
    let log = ImportLog(
      event("down", 10, 0) + event("down", 50, 0, id: 2) + event("move", 11, 8)
        + event("move", 12, 8) + event("move", 51, 8, id: 2) + event("up", 1, 9)
        + event("up", 2, 9, id: 2), .pointer)
    #expect(
      log.lines.dropFirst() == [
        "0: 1 began 10, 20; 2 began 50, 20", "0.008: 1 moved 11, 20",
        "0.008: 1 moved 12, 20; 2 moved 51, 20", "0.009: 1 ended 1, 20; 2 ended 2, 20",
        "1.009: end",
      ])
  }

  @Test("an array is a recording of its own, on one line or on many")
  func arrays() {
    let one = "[" + event("down", 1, 0) + "," + event("up", 2, 50) + "]"
    let log = ImportLog(one + "\n" + one.replacing(",", with: ",\n  "), nil)
    #expect(
      log.lines == [
        "screen 390 × 844", "0: 1 began 1, 20", "0.05: 1 ended 2, 20", "1.05: end",
        "screen 390 × 844", "0: 1 began 1, 20", "0.05: 1 ended 2, 20", "1.05: end",
      ])
    #expect(log.problems.isEmpty)
  }

  @Test("finer and expected samples keep their times and what the event says of them")
  func coalesced() throws {
    let finer = #"{"clientX":11,"clientY":1,"timeStamp":104},{"x":12,"y":2,"timeStamp":108}"#
    let log = ImportLog(
      event("down", 10, 100)
        + event(
          "move", 12, 108,
          #","coalesced":[\#(finer)],"predicted":[{"x":14,"y":3,"timeStamp":116}],"width":20,"height":8"#
        ), .pointer)
    let report = try #require(log.reports.dropFirst().first)
    #expect(report.coalesced.map(\.location) == [CGPoint(x: 11, y: 1), CGPoint(x: 12, y: 2)])
    #expect(report.coalesced.map(\.timestamp) == [0.004, 0.008])
    #expect(report.coalesced.map(\.majorRadius) == [10, 10])
    #expect(report.predicted.map(\.timestamp) == [0.016])
    #expect(report.sample.timestamp == nil)
  }

  @Test("a pen presses and leans; a finger's pressure is no force")
  func pens() {
    let pen = #","pointerType":"pen","pressure":0.5,"twist":180"#
    let log = ImportLog(
      event("down", 1, 0, pen + #","tiltX":45,"tiltY":0"#)
        + event("move", 1, 1, pen + #","tiltX":0,"tiltY":-90"#)
        + event("up", 1, 2, pen + #","altitudeAngle":1,"azimuthAngle":2"#)
        + event("down", 1, 3, id: 2, #","pressure":0.5,"buttons":1"#), .pointer)
    let samples = log.samples
    #expect(samples.map(\.type) == [.pencil, .pencil, .pencil, .direct, .direct])
    #expect(samples.map(\.force) == [1, 1, 1, 0, 0])
    #expect(samples[0].maximumPossibleForce == 2 && samples[0].rollAngle == .pi)
    #expect(abs(samples[0].altitudeAngle - .pi / 4) < 1e-9 && samples[0].azimuthAngle == 0)
    #expect(samples[1].altitudeAngle < 1e-4)
    #expect(abs(samples[1].azimuthAngle - 1.5 * .pi) < 1e-9)
    #expect(samples[2].altitudeAngle == 1 && samples[2].azimuthAngle == 2)
  }

  @Test("a mouse has buttons and keys beside it, and hovering is no touch")
  func mouse() {
    let mouse = #","pointerType":"mouse","buttons":2,"shiftKey":true"#
    let log = ImportLog(
      event("move", 9, 0, #","pointerType":"mouse""#) + event("down", 1, 10, mouse)
        + event("leave", 5, 15) + event("up", 2, 20, #","pointerType":"mouse""#), .pointer)
    #expect(
      log.lines.dropFirst() == ["0: 1 began 1, 20", "0.01: 1 ended 2, 20", "1.01: end"])
    guard case .touches(let input) = log.traces[0].inputs[0] else {
      Issue.record("no touches")
      return
    }
    #expect(input.buttons == .secondary && input.modifiers == .shift)
    #expect(input.reports[0].sample.type == .indirectPointer)
    #expect(log.problems.isEmpty)
  }

  @Test("a cancellation is where the finger was last, whatever place the browser says")
  func cancelled() {
    let log = ImportLog(event("down", 10, 0) + event("cancel", 0, 5), .pointer)
    #expect(log.lines[2] == "0.005: 1 cancelled 10, 20")
  }

  @Test(
    "a wrong event costs that event, and its place is told",
    arguments: [
      (#"{"type":"pointermove","pointerId":1}"#, #"2:1 no "clientX""#),
      (
        #"{"type":"pointermove","pointerId":"1","clientX":1,"clientY":2,"timeStamp":3}"#,
        #"2:35 pointerId: "1","clientX":1,"clientY…"#
      ),
      (
        #"{"type":"pointermove","pointerId":1e99,"clientX":1,"clientY":2,"timeStamp":3}"#,
        #"2:35 pointerId: 1e99,"clientX":1,"client…"#
      ),
      (#"{"type":"click"}"#, #"2:9 type: "click""#),
      ("}", #"2:1 "}""#), ("\u{7}", "2:1 the byte 7"),
      (#"{"type":"pointerup","pointerId""#, "3:1 the begin of another object"),
      (
        #"{"type":"pointermove","pointerId":9,"clientX":1,"clientY":2,"timeStamp":3}"#,
        "2:1 moved of finger 9, which is not down"
      ),
      (
        #"{"type":"pointermove","pointerId":1,"clientX":1e99,"clientY":2,"timeStamp":3}"#,
        "2:1 the place 1e+99, 2.0"
      ),
      (
        #"{"type":"pointermove","pointerId":1,"clientX":1,"clientY":2,"timeStamp":1e300}"#,
        "2:1 the time 1e+297 s, 1e+297 s after the first"
      ),
    ])
  func wrong(line: String, found: String) {
    let log = ImportLog(
      event("down", 10, 0) + line + "\n" + event("up", 12, 5), .pointer,
      ImportOptions(width: 1e5, height: 1e5))
    #expect(log.found.last == found)
    #expect(log.problems.count <= 2, "\(log.problems)")
    #expect(log.lines.suffix(2) == ["0.005: 1 ended 12, 20", "1.005: end"])
  }

  @Test("a place in an object of several lines is told by its own line")
  func places() {
    let log = ImportLog(
      "[\n  {\"type\": \"pointerdown\", \"clientX\": 1, \"clientY\": 2,\n   \"pointerId\": true}\n]",
      .pointer)
    #expect(log.problems.first?.line == 3)
    #expect(log.problems.first?.column == 17)
  }

  @Test("time that goes back a little counts as simultaneous; much, as another clock")
  func timeGoesBack() {
    let log = ImportLog(
      event("down", 1, 1000) + event("move", 2, 1010) + event("move", 3, 1005)
        + event("move", 4, 1020) + event("move", 5, 100) + event("up", 6, 110), .pointer)
    #expect(
      log.lines.dropFirst() == [
        "0: 1 began 1, 20", "0.01: 1 moved 2, 20", "0.01: 1 moved 3, 20", "0.02: 1 moved 4, 20",
        "0.02: 1 moved 5, 20", "0.03: 1 ended 6, 20", "1.03: end",
      ])
    #expect(
      log.found == [
        "3:1 the time 1.005 s, 0.005 s before the one above",
        "5:1 the time 0.1 s, 0.92 s before the one above",
      ])
  }

  @Test("a finger that begins twice is cancelled in between")
  func beginsTwice() {
    let log = ImportLog(event("down", 1, 0) + event("down", 2, 5) + event("up", 3, 9), .pointer)
    #expect(
      log.lines.dropFirst() == [
        "0: 1 began 1, 20", "0.005: 1 cancelled 1, 20", "0.005: 1 began 2, 20",
        "0.009: 1 ended 3, 20", "1.009: end",
      ])
    #expect(log.found == ["2:1 the begin of finger 1, which is down already"])
  }

  @Test("a page larger than the screen is told once")
  func outside() {
    let text = event("down", 500, 0) + event("move", 600, 1) + event("up", 600, 2)
    #expect(ImportLog(text, .pointer).found == ["1:1 the place 500.0, 20.0"])
    let wide = ImportLog(text, .pointer, ImportOptions(width: 800))
    #expect(wide.problems.isEmpty)
    #expect(wide.lines.first == "screen 800 × 844")
  }

  @Test("a long pause begins another recording, if that is asked for")
  func pauses() {
    let text =
      event("down", 1, 0) + event("move", 2, 5000) + event("up", 3, 5010) + event("down", 4, 5400)
      + event("up", 5, 5410) + event("down", 6, 9000) + event("up", 7, 9010)
    #expect(ImportLog(text, .pointer).traces.count == 1)
    let log = ImportLog(text, .pointer, ImportOptions(pauseMax: 2))
    #expect(
      log.lines.suffix(4) == [
        "screen 390 × 844", "0: 1 began 6, 20", "0.01: 1 ended 7, 20", "1.01: end",
      ])
    #expect(log.traces.count == 2)
  }
}
