// Which gestures recordings are, and the filter around that.

import Foundation
import Testing
import TouchKit
import TouchTrace

struct ClassifyTests {
  private func classify(_ events: String, isExclusive: Bool = false) -> Classification {
    let traces = Trace.imported(from: #"{"events":[\#(events)]}"#.utf8, as: .sequences).traces
    return Classifier(isExclusive: isExclusive).classify(traces[0])
  }

  private func words(_ result: Classification) -> [String] {
    result.recognized.map { found in
      let end = found.ended.map { " to \($0)" } ?? ""
      return "\(found.recognizer) \(found.time)\(end)\(found.isCancelled ? " cancelled" : "")"
    }
  }

  private let tap = #"[0,0,"began",100,100],[0.1,0,"ended",100,100]"#

  @Test("a short still touch is a tap, and each other recognizer says why it is none")
  func taps() {
    let result = classify(tap)
    #expect(words(result) == ["tap 0.1"])
    let causes = result.failed.map { "\($0.recognizer) \($0.cause)" }.sorted()
    #expect(
      causes == [
        "doubleTap gapTooLong", "longPress liftedTooEarly", "pan movedTooLittle",
        "pinch tooFewTouches", "rotation tooFewTouches", "swipeDown swipedTooLittle",
        "swipeLeft swipedTooLittle", "swipeRight swipedTooLittle", "swipeUp swipedTooLittle",
      ])
    let press = result.failed.first { $0.recognizer == "longPress" }
    #expect(press?.measured == 0.1 && press?.limit == 0.5 && press?.time == 0.1)
    #expect(press?.text == "longPress failed: lifted after 0.1 s, needed 0.5 s")
  }

  @Test("a second tap soon after is a double tap too")
  func doubleTap() {
    #expect(
      words(classify(tap + #",[0.2,0,"began",101,100],[0.25,0,"ended",101,100]"#)) == [
        "tap 0.1", "doubleTap 0.25", "tap 0.25",
      ])
  }

  @Test("a quick way to the right is a pan and a swipe; recognizers that exclude each other, a pan")
  func swipe() {
    let events =
      (0...10).map {
        #"[\#(Double($0) / 100),0,"\#($0 == 0 ? "began" : "moved")",\#(50 + $0 * 9),9]"#
      }
      .joined(separator: ",") + #",[0.11,0,"ended",150,9]"#
    #expect(words(classify(events)) == ["pan 0.02 to 0.11", "swipeRight 0.06"])
    let alone = classify(events, isExclusive: true)
    #expect(words(alone) == ["pan 0.02 to 0.11"])
    #expect(alone.failed.contains { $0.recognizer == "swipeRight" && $0.cause == "excluded" })
  }

  @Test("what the system takes away is cancelled")
  func cancelled() {
    #expect(
      words(classify(#"[0,0,"began",9,9],[0.1,0,"moved",50,9],[0.2,0,"cancelled",50,9]"#))
        .contains("pan 0.1 to 0.2 cancelled"))
  }

  private func result(_ line: String, number: Int = 1) -> String {
    ClassifyFilter().result(of: Array(line.utf8), number: number)
  }

  @Test("a line with inputs and a header is classified like a sequence")
  func inputs() {
    let inputs = #"""
      {"file":"f","label":"l","trace":1,"width":300,"height":300,"inputs":[{"input":"touches","time":0,\#
      "touches":[{"finger":0,"phase":"began","x":100,"y":100}]},{"input":"touches","time":0.1,\#
      "touches":[{"finger":0,"phase":"ended","x":100,"y":100}]}]}
      """#
    let sequence = #"{"label":"l","file":"f","events":[\#(tap)]}"#
    #expect(result(inputs) == result(sequence))
    #expect(
      result(inputs).hasSuffix(
        #""recognized":[{"cancelled":false,"recognizer":"tap","time":0.1}]}"#))
  }

  @Test("what is wrong with the input is told with the result")
  func problems() {
    let line = result(#"{"events":[[0,0,"moved",1,2],[0,1,"began",1,2],[0.1,1,"ended",1,2]]}"#)
    #expect(line.contains("moved of finger 0, which is not down"))
    #expect(line.contains(#""recognizer":"tap""#))
    let unknown = result(#"{"inputs":[{"input":"cancellation","window":9}]}"#)
    #expect(unknown.contains(#""problems":["#) && !unknown.contains(#""problems":[]"#))
  }

  @Test(
    "a wrong line is an error with its number",
    arguments: [
      ("{", 2), ("", 1), ("[]", 1), (#"{"events":3}"#, 11), ("{}", 1), (#"{"events":[]}"#, 1),
      (#"{"inputs":[{"input":"time"}]}"#, 12),
    ])
  func errors(line: String, column: Int) {
    #expect(result(line, number: 7).hasPrefix(#"{"error":{"column":\#(column),"#))
    #expect(result(line, number: 7).contains(#""line":7,"#))
    #expect(result("  42\t" + line).hasPrefix("42\t" + #"{"error":{"column":\#(column + 5),"#))
    #expect(result("  42\t" + line).contains(#""line":42,"#))
  }

  @Test("a line that begins with its number has a result that does, too")
  func numbers() {
    let sequence = #"{"events":[\#(tap)]}"#
    #expect(result("3\t" + sequence) == "3\t" + result(sequence))
  }
}
