// The text of a trace: read back, cut at each byte, wrong, too long, appended.

import PlainJSON
import Testing
import TouchKit
import TouchTrace

struct TraceFileTests {
  private static let inputs: [HostInput] = [
    .screen(CGSize(width: 390, height: 844), scale: 3, framesPerSecond: 120),
    .touches(
      .init([TouchReport(1, .began, at: CGPoint(x: 10.25, y: 1.0 / 3))], time: 0.1, window: 1)),
    .touches(
      .init([TouchReport(1, .moved, at: CGPoint(x: CGFloat.nan, y: -CGFloat.infinity))], time: 0.2)),
    .cancellation(window: 1),
    .key(.init(.keyboardA, .down, characters: "\"ä\n", time: 0.4)),
    .remoteControl(.remoteControlPlay, time: 0.5),
    .motion(.init([.init(x: 0, y: 1.5, z: -1, time: 0.6)])),
    .activity(.inactive, time: 0.7), .memoryWarning(time: 0.8),
    .statusBarTap(time: 0.82), .pencil(.init(.squeeze(.began), time: 0.83)),
    .keyboard(.init(CGRect(x: 0, y: 300, width: 320, height: 180), time: 0.85)), .time(0.9),
    .frame(1),
  ]
  private static let trace = Trace(
    TraceHeader(
      app: "Board", size: CGSize(width: 320, height: 480), scale: 1, framesPerSecond: 120,
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0), start: 3.5), inputs)

  private func read(_ text: String) -> (traces: [Trace], problems: [TraceProblem]) {
    Trace.recordings(in: text.utf8)
  }

  @Test("a trace reads back to the same text, to the last bit")
  func roundTrip() {
    let (traces, problems) = read(Self.trace.text)
    #expect(problems.isEmpty)
    #expect(traces.map(\.text) == [Self.trace.text])
    #expect(traces.first?.header == Self.trace.header)
    #expect(traces.first?.inputs.count == Self.inputs.count)
  }

  @Test("the fields of each line are in the order of their names")
  func order() throws {
    var sample = TouchSample(at: CGPoint(x: 1, y: 2), type: .pencil)
    (sample.preciseLocation, sample.timestamp) = (CGPoint(x: 1.5, y: 2.5), 0.25)
    (sample.force, sample.maximumPossibleForce, sample.majorRadius) = (0.5, 4, 10)
    (sample.majorRadiusTolerance, sample.altitudeAngle, sample.azimuthAngle) = (1, 0.75, -1)
    (sample.zOffset, sample.rollAngle, sample.edge) = (0.25, 0.125, [.left, .bottom])
    (sample.estimatedProperties, sample.estimatedPropertiesExpectingUpdates) = ([.force], [.force])
    sample.estimationUpdateIndex = 7
    sample.transform = TouchSample.Transform(scale: 1.5, rotation: -0.25)
    var report = TouchReport(3, .moved, sample)
    (report.coalesced, report.predicted, report.scrollTypes) = ([sample], [sample], .continuous)
    let more: [HostInput] = [
      .touches(.init([report], time: 1, window: 2, modifiers: .shift, buttons: .primary)),
      .estimates([sample]), .press(.init(.key(.keyboardF1), .began, force: 0.5, time: 3)),
      .key(
        .init(
          .keyboardA, .down, characters: "A", charactersIgnoringModifiers: "a", modifiers: .shift,
          time: 4)),
      .accessibility(.init(.scroll(.down), view: 7, time: 9)),
      .accessibility(.init(.custom(name: "Delete"), view: 7, time: 9)),
      .pencil(.init(.squeeze(.changed), hover: sample, time: 9)), .pencilSettings(.init()),
      .screen(
        CGSize(width: 10, height: 20), scale: 3, framesPerSecond: 120,
        safeArea: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
    ]
    var header = Self.trace.header
    (header.arguments, header.safeArea.left, header.safeArea.right) = (["a", "b"], 1, 2)
    let states = DeviceStates(
      [.init(RecognizerPlace("tap", on: "Board"), .ended, number: 3, className: "Tap")], time: 2,
      since: 1)
    let lines =
      [TraceText.line(header), TraceText.line(states)] + (Self.inputs + more).map(TraceText.line)
    for line in lines { #expect(try JSON(reading: line).text + "\n" == line) }
    #expect(
      read(TraceText.line(header) + TraceText.line(states)).traces.first?.deviceStates == [states])
  }

  @Test("a trace cut at any byte gives all whole lines, and says what became of the last one")
  func cut() {
    let bytes = Array(Self.trace.text.utf8)
    for count in 0...bytes.count {
      let whole = bytes[..<count].split(separator: 10, omittingEmptySubsequences: false).dropLast()
      let (traces, problems) = Trace.recordings(in: bytes[..<count])
      let read = traces.first.map { $0.inputs.count + 1 } ?? 0
      let endsInLine =
        !(bytes[..<count].split(separator: 10, omittingEmptySubsequences: false).last ?? []).isEmpty
      let isComplete = count < bytes.count && bytes[count] == 10
      #expect(read == whole.count + (endsInLine && isComplete ? 1 : 0), "\(count) bytes")
      #expect(problems.isEmpty == (!endsInLine || isComplete), "\(count) bytes")
    }
  }

  @Test("pieces of any size give the same lines")
  func pieces() {
    let bytes = Array(Self.trace.text.utf8)
    var whole = TraceReader()
    let lines = whole.read(bytes) + whole.finish()
    for size in [1, 2, 7, 64] {
      var reader = TraceReader()
      var found: [TraceReader.Line] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        found += reader.read(bytes[start..<min(start + size, bytes.count)])
      }
      found += reader.finish()
      #expect(found.map(\.text) == lines.map(\.text))
      #expect(found.map(\.number) == lines.map(\.number))
    }
  }

  @Test("unknown fields are ignored, and stay in the text of their line")
  func unknownFields() {
    let text = #"{"input":"time","time":1,"note":{"deep":[1,2]}}"#
    var reader = TraceReader()
    let lines = reader.read((Self.trace.header.line + text + "\n").utf8)
    #expect(lines.last?.content == .input(.time(1)))
    #expect(lines.last?.text == text)
  }

  @Test(
    "a wrong line names its place, what was found and what was expected",
    arguments: [
      ("{", "line 2, column 2: found the end of the line, expected the name of a field."),
      ("[1]", "line 2, column 1: found [1], expected an object."),
      (#"{"input":"time"}"#, #"line 2, column 1: found no "time", expected the field "time"."#),
      (#"{"input":"time","time":"now"}"#, #"column 24: found time: "now"}, expected a number."#),
      (#"{"time":1}"#, #"found an object without "input""#),
      (#"{"input":"wave"}"#, #"column 10: found input: "wave", expected one of touches, "#),
      (
        #"{"input":"time","time":1e400}"#, "column 24: found time: 1e400}, expected a number up to"
      ),
      (#"{"input":"time","time":01}"#, "column 24: found 01}, expected a value."),
      (
        #"{"input":"cancellation","window":1.5}"#,
        "column 34: found window: 1.5}, expected a whole number."
      ),
      (
        #"{"input":"key","key":4,"phase":"down","time":1,"characters":"\ud800"}"#,
        "expected the second half of a pair of surrogates."
      ),
      (
        #"{"input":"touches","time":1,"touches":[{"finger":1,"phase":"began","x":1,"y":2,"edge":-1}]}"#,
        "found touches[0].edge: -1}]}, expected a whole number from 0."
      ),
      (
        #"{"input":"press","type":"select","phase":"up","time":1}"#,
        #"column 42: found phase: "up","#
      ),
      (
        #"{"input":"touches","time":1,"touches":[{"finger":1,"phase":"moved","x":1,"y":null}]}"#,
        "column 78: found touches[0].y: null}]}, expected a number."
      ),
      ("\u{0}\u{1}garbage", "column 1"), (#"{"input":"time","time":1} x"#, "column 27: found x"),
      (#"{"trace":2,"width":1,"height":1}"#, "column 10: found version 2, expected at most 1."),
      (
        #"{"trace":1,"width":0,"height":1}"#,
        "column 20: found width: 0.0, expected a number above 0"
      ),
      (
        #"{"trace":1,"width":1,"height":1,"framesPerSecond":0.1}"#,
        "found framesPerSecond: 0.1, expected a number from 1 to 1000000"
      ),
      (
        #"{"trace":1,"width":1,"height":1,"framesPerSecond":1e300}"#,
        "found framesPerSecond: 1e+300, expected a number from 1 to 1000000"
      ),
    ])
  func wrongLine(line: String, message: String) {
    let (traces, problems) = read(
      Self.trace.header.line + line + "\n" + #"{"input":"time","time":9}"#)
    #expect(problems.count == 1)
    #expect("\(problems)".contains(message), "\(problems)")
    #expect(traces.last?.inputs == [.time(9)])
  }

  @Test("a line that is too long costs that line only, and little memory")
  func longLine() {
    var reader = TraceReader()
    _ = reader.read(Self.trace.header.line.utf8)
    for _ in 0..<40 { #expect(reader.read([UInt8](repeating: 65, count: 100_000)).isEmpty) }
    let lines = reader.read(("\n" + #"{"input":"time","time":9}"# + "\n").utf8)
    #expect(lines.count == 2)
    guard case .problem(let problem) = lines[0].content else {
      Issue.record("no problem")
      return
    }
    #expect(problem.found == "a line of 4000000 bytes")
    #expect(lines[1].content == .input(.time(9)))
  }

  @Test("input without a header is read with the usual screen")
  func noHeader() {
    let (traces, problems) = read(#"{"input":"time","time":9}"#)
    #expect(problems.isEmpty)
    #expect(traces == [Trace(TraceHeader(), [.time(9)])])
  }

  @Test("a recording that was appended is one of its own")
  func appended() {
    let (traces, problems) = read(
      Self.trace.text + Trace(TraceHeader(app: "Other"), [.time(4)]).text)
    #expect(problems.isEmpty)
    #expect(traces.map(\.header.app) == ["Board", "Other"])
    #expect(traces.map(\.inputs.count) == [Self.inputs.count, 1])
  }

  @Test("JSON of any depth is read or refused, without a crash")
  func depth() {
    for depth in [100, 511, 512, 5_000] {
      let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      #expect(read(text).problems.count == 1)
    }
  }
}

nonisolated extension TraceHeader {
  var line: String { TraceText.line(self) }
}
