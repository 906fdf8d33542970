// The lines of a device in the text of a trace: read back, and wrong.

import Testing
import TouchTrace
import UIKit

@Suite struct DeviceLineTests {
  private let header = #"{"app":"Board","height":844,"scale":2,"start":0,"trace":1,"width":390}"#
  private let good =
    #"{"device":"states","recognizers":[{"recognizer":"tap","state":"ended","view":"window"}],"#
    + #""since":0.25,"time":0.5}"#

  private func read(_ lines: String...) -> (traces: [Trace], problems: [TraceProblem]) {
    Trace.recordings(in: lines.map { $0 + "\n" }.joined().utf8)
  }

  @Test func aLineIsReadAtItsPlaceAndWrittenThere() throws {
    let time = #"{"input":"time","time":0.75}"#
    let (traces, problems) = read(header, good, time, time, good, time, good)
    #expect(problems.isEmpty)
    let trace = try #require(traces.first)
    #expect(trace.inputs.count == 3)
    #expect(trace.deviceStates.map(\.inputsBefore) == [0, 2, 3])
    #expect(trace.deviceStates[0].readings[0].state == .ended)
    #expect(trace.deviceStates[0].since == 0.25)
    #expect(
      trace.text
        == [header, good, time, time, good, time, good].map { $0 + "\n" }.joined())
  }

  @Test func aFurtherHeaderCountsInputsAnew() {
    let (traces, _) = read(header, #"{"input":"time","time":1}"#, header, good)
    #expect(traces.map(\.inputs.count) == [1, 0])
    #expect(traces[1].deviceStates.map(\.inputsBefore) == [0])
  }

  @Test func aLineBeforeAHeaderHasAnAssumedOne() {
    let (traces, problems) = read(good)
    #expect(problems.isEmpty)
    #expect(traces.map(\.deviceStates.count) == [1])
  }

  @Test(arguments: [
    (
      #"{"device":"faces","time":1}"#,
      #"line 2, column 11: found device: "faces", expected "states"."#
    ),
    (
      #"{"device":"states","recognizers":[]}"#,
      #"line 2, column 1: found no "time", expected the field "time"."#
    ),
    (
      #"{"device":"states","recognizers":[],"time":"nan"}"#,
      "line 2, column 44: found time: nan, expected a time in seconds."
    ),
    (
      #"{"device":"states","recognizers":7,"time":1}"#,
      "line 2, column 34: found recognizers: 7,\"time\":1}, expected a list."
    ),
    (
      #"{"device":"states","time":1,"recognizers":[{"view":"a","recognizer":"b","state":"odd"}]}"#,
      #"line 2, column 81: found recognizers[0].state: "odd", expected one of possible, began, "#
        + "changed, ended, cancelled, failed."
    ),
    (
      #"{"device":"states","time":1,"recognizers":[{"recognizer":"b","state":"began"}]}"#,
      #"line 2, column 44: found recognizers[0]: no "view", expected the field "view"."#
    ),
    (
      #"{"device":"states","time":1,"recog"#,
      #"line 2, column 35: found the end of the line, expected the end of a text, "."#
    ),
  ])
  func aWrongLineIsToldWithItsPlaceAndCostsItself(line: String, words: String) {
    let (traces, problems) = read(header, line, good)
    #expect(
      problems.map(\.description) == [words + " The line is left out; mend it, or remove it."])
    #expect(traces.map(\.deviceStates.count) == [1])
  }

  @Test func hugeAndNegativeTimesEndInNoCrash() {
    func line(_ time: String, _ since: String) -> String {
      #"{"device":"states","recognizers":[{"recognizer":"tap","state":"failed","view":"window"}],"#
        + #""since":\#(since),"time":\#(time)}"#
    }
    let (traces, problems) = read(
      header, line("1e308", "-1e308"), line("-1e308", "1e308"), line("0", "5"))
    #expect(problems.isEmpty)
    let comparison = traces[0].comparedWithDevice(in: Board.app())
    #expect(comparison.missing.count == 1)
  }
}
