// A process that tries things, played by a shell: it answers, crashes, ends, talks too much.

import Foundation
import Testing
import TouchKit
import TouchTrace

@testable import TouchPlay

@Suite(.serialized) struct TrialProcessTests {
  private static let trial = Trial.find(app: "App", trace: "")

  /// A process that runs a script of the shell, and the outcomes of some trials in it.
  private func outcomes(_ script: String, trials: Int = 1) throws -> [String] {
    let process = TrialProcess(
      limit: 3, program: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", script])
    defer { process.stop() }
    return try (0..<trials).map { _ in
      switch try process.run(Self.trial) {
      case .answer(.judged(let holds)): "answer \(holds)"
      case .answer: "another answer"
      case .ended(let ending): ending.words(limit: 3)
      }
    }
  }

  private static let yes = #"echo '{"judged":{"_0":true}}'"#

  @Test func answersComeInTheirOrderFromOneProcess() throws {
    let script = "while read line; do \(Self.yes); done"
    #expect(try outcomes(script, trials: 3) == ["answer true", "answer true", "answer true"])
  }

  @Test func crashIsToldWithWhatWasPrinted() throws {
    let script = """
      read line; echo 'App.swift:7: Fatal error: Index out of range' >&2; kill -ILL $$
      """
    #expect(try outcomes(script) == ["the app crashed: Fatal error: Index out of range"])
    #expect(try outcomes("read line; kill -SEGV $$") == ["the app crashed: signal 11"])
  }

  @Test func inputWithoutAnEndIsToldWithItsLimit() {
    let words = "an input took more than 3 s: the app is in a loop, or waits for something"
    #expect(TrialEnding(signal: Int(SIGALRM)).words(limit: 3) == words)
  }

  @Test func exitIsToldWithItsCode() throws {
    #expect(try outcomes("read line; exit 7") == ["the app ended its process with the exit code 7"])
    #expect(try outcomes("exit 0") == ["the app ended its process with the exit code 0"])
  }

  @Test func processThatEndedIsStartedAgain() throws {
    let script = "read line; \(Self.yes); read line; kill -SEGV $$"
    #expect(
      try outcomes(script, trials: 4)
        == [
          "answer true", "the app crashed: signal 11", "answer true", "the app crashed: signal 11",
        ])
  }

  @Test func muchThatIsPrintedKeepsNobodyWaiting() throws {
    let script = "read line; head -c 3000000 /dev/zero | tr '\\0' x >&2; \(Self.yes)"
    #expect(try outcomes(script) == ["answer true"])
  }

  @Test func answerThatIsNoneIsAnError() {
    #expect(throws: DecodingError.self) { try outcomes("read line; echo nonsense") }
  }

  @Test func programThatIsNotThereIsAnError() {
    let process = TrialProcess(
      limit: 3, program: URL(fileURLWithPath: "/no/such/program"), arguments: [])
    #expect(throws: (any Error).self) { try process.run(Self.trial) }
  }
}

struct TraceSizeTests {
  @Test func sizeNamesInputsFingersAndSeconds() {
    #expect(Trace().sizeInWords == "0 inputs of 0 fingers in 0 s")
    let touches = HostInputs.tap
    #expect(Trace(TraceHeader(start: 1), touches).sizeInWords == "2 inputs of 1 finger in 0.25 s")
  }

  private enum HostInputs {
    static let place = CGPoint(x: 1, y: 1)
    static let tap: [HostInput] = [
      .touches(.init([TouchReport(1, .began, at: place)], time: 1)),
      .touches(.init([TouchReport(1, .ended, at: place)], time: 1.25)),
    ]
  }
}
