// What holds for every format: detection, cuts at each byte, pieces of any size, nothing at all.

import Testing
import TouchKit
import TouchTrace

struct ImportTests {
  nonisolated private static let texts: [(ImportFormat, String)] = [
    (
      .pointer,
      """
      [{"type":"pointerdown","pointerId":1,"clientX":1,"clientY":2,"timeStamp":5},
       {"type":"pointerdown","pointerId":2,"clientX":1,"clientY":2,"timeStamp":6},
       {"type":"pointerup","pointerId":1,"clientX":1,"clientY":2,"timeStamp":7}]
      """
    ),
    (
      .getevent,
      """
      [    1.50] EV_ABS ABS_MT_TRACKING_ID 00000001
      [    1.50] EV_ABS ABS_MT_POSITION_X 00000002
      [    1.50] EV_SYN SYN_REPORT 00000000
      [    1.60] EV_ABS ABS_MT_TRACKING_ID ffffffff
      [    1.60] EV_SYN SYN_REPORT 00000000
      """
    ),
    (
      .evemu,
      """
      # EVEMU 1.3
      N: Touch Screen
      A: 35 0 99 0 0 0
      E: 0.1 0003 0039 1
      E: 0.1 0000 0000 0
      E: 0.2 0003 0039 -1
      E: 0.2 0000 0000 0
      """
    ),
    (
      .sequences,
      """
      {"file":"a","events":[[0,0,"began",1,2],[0.1,0,"ended",1,2]]}
      {"file":"b","events":[[0,0,"began",1,2],[0.1,0,"ended",1,2]]}
      """
    ),
  ]

  @Test("the format is found out from the begin", arguments: texts)
  func detection(format: ImportFormat, text: String) {
    #expect(ImportFormat(detectedIn: text.utf8) == format)
    #expect(ImportLog(text).traces == ImportLog(text, format).traces)
    #expect(!ImportLog(text).traces.isEmpty)
  }

  @Test("the first typical line decides, not an unknown one before it")
  func detectionLater() {
    #expect(ImportFormat(detectedIn: "$ adb shell\n\nadd device 1: /dev/x\n".utf8) == .getevent)
    #expect(ImportFormat(detectedIn: "/dev/input/event2: EV_SYN".utf8) == .getevent)
    #expect(ImportFormat(detectedIn: " [\n".utf8) == .pointer)
    #expect(ImportFormat(detectedIn: "hello\n".utf8) == nil)
  }

  @Test("a text of no format is told so", arguments: ["", "hello", "\n\n"])
  func unknown(text: String) {
    let log = ImportLog(text)
    #expect(log.traces.isEmpty)
    #expect(log.problems.count == 1)
    #expect(
      "\(log.problems)".contains("expected the begin of one of the formats pointer, getevent"))
  }

  @Test("a text in which nothing happens is told so", arguments: ImportFormat.allCases)
  func empty(format: ImportFormat) {
    let log = ImportLog("", format)
    #expect(log.traces.isEmpty)
    #expect(log.found == ["1:1 nothing that was recorded"])
  }

  @Test(
    "a text cut at any byte gives what is whole, and inputs that an app takes", arguments: texts)
  func cut(format: ImportFormat, text: String) {
    let bytes = Array(text.utf8)
    var counts: Set<Int> = []
    for count in 0...bytes.count {
      let (traces, problems) = Trace.imported(from: bytes[..<count], as: format)
      #expect(!traces.isEmpty || !problems.isEmpty, "\(count) bytes")
      counts.insert(traces.flatMap(\.inputs).count)
      for trace in traces {
        let app = TracedApp(trace.header) { UIViewController() }
        var wrong: [Observation.Decision] = []
        let token = app.application.addObserver {
          if case .badInput = $0.decision { wrong.append($0.decision) }
        }
        app.receive(trace.inputs)
        app.application.removeObserver(token)
        #expect(wrong.isEmpty, "\(count) bytes")
      }
    }
    #expect(counts.count > 1)
  }

  @Test("pieces of any size give the same", arguments: texts)
  func pieces(format: ImportFormat, text: String) {
    let bytes = Array(text.utf8)
    var whole = TraceImporter()
    let contents = whole.read(bytes) + whole.finish()
    #expect(whole.format == format)
    for size in [1, 3, 50] {
      var importer = TraceImporter()
      var found: [TraceReader.Line.Content] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        found += importer.read(bytes[start..<min(start + size, bytes.count)])
      }
      #expect(found + importer.finish() == contents)
    }
  }

  @Test("fingers that are down at the end are cancelled, and that is told")
  func openEnd() {
    let log = ImportLog(Self.texts[0].1)
    #expect(log.lines.suffix(2) == ["0.002: 1 ended 1, 2; 2 cancelled 1, 2", "1.002: end"])
    #expect(log.found == ["3:2 the end of the recording with 1 fingers down"])
  }

  @Test("sequences in device units fill the screen, those in points make it larger")
  func sequences() {
    let device =
      #"{"unit":"device units","max":[99,199],"events":[[0,0,"began",50,100],[1,0,"ended",0,0]]}"#
    #expect(
      ImportLog(device, .sequences, ImportOptions(width: 200)).lines.prefix(2)
        == ["screen 200 × 400", "0: 0 began 100, 200"])
    let points = #"{"events":[[0,0,"began",1000,5],[1,0,"ended",0,0]]}"#
    #expect(ImportLog(points).lines.prefix(2) == ["screen 1001 × 844", "0: 0 began 1000, 5"])
    let unknown = #"{"unit":"device units","events":[[0,0,"began",50,100],[1,0,"ended",0,0]]}"#
    #expect(ImportLog(unknown).found == ["1:1 touches of a device without ranges of its axes"])
  }

  @Test("a wrong sequence costs that one, and its place is told")
  func wrongSequence() {
    let text = """
      {"events":[[0,0,"began",1,2],[0.1,0,"lifted",1,2]]}
      {"events":[[0,0,"began",1,2],[0.1,0,"ended",1]]}
      {"events":[]}
      {"events":[[0,0,"began",1,2],[0.1,0,"ended",1,2]]}
      """
    let log = ImportLog(text)
    #expect(log.traces.count == 1)
    #expect(log.problems.map(\.line) == [1, 2, 3])
    #expect(log.problems.first?.column == 37)
    #expect(log.problems.first?.expected == "began, moved, ended or cancelled")
  }
}
