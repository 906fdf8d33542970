// `classify`: which gestures recordings are, one a line.

import ArgumentParser
import TouchTrace

/// `classify`.
struct Classify: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Tell which gestures each line of the standard input is.",
    discussion: """
      A line is a sequence of touches, {"events": [[seconds, finger, "began", x, y], …]}, or an object \
      with "inputs", a list of inputs as in a trace. For each line there is one line of JSON: which of \
      tap, double tap, long press, pan, swipes, pinch and rotation on one view were recognized and \
      when, and why the others failed. A wrong line gives an error with its number, and the exit code \
      stays 0.

      No line depends on another one, so any program that pipes parts of a file through processes can \
      spread the work. If lines begin with their number and a tab, so do the results.
      """)

  @Flag(help: "Let recognizers exclude each other, as in an app without a delegate.")
  var exclusive = false

  @MainActor func run() async throws {
    let filter = ClassifyFilter(Classifier(isExclusive: exclusive))
    var lines = StandardLines()
    var number = 0
    while let (bytes, isWhole) = lines.line() {
      number += 1
      if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x0D }) { continue }
      Output.say(
        isWhole
          ? filter.result(of: bytes, number: number)
          : filter.result(ofLongLine: number, lineMax: StandardLines.lineMax))
    }
  }
}
