// A device beside its replay: the same, a planted difference, and what is none.

import Foundation
import Testing
import TouchTesting
import TouchTrace
import UIKit

@Suite struct DeviceComparisonTests {
  @Test(arguments: [
    Fingers.everything, .pinch(at: Board.card, by: 2, over: 0.3),
    .drag(from: Board.list, to: CGPoint(x: 150, y: 420), over: 0.1), .tap(at: Board.list),
    .down(at: Board.card).wait(0.7).cancel(), .tap(at: Board.card, fingers: 2),
  ])
  func aDeviceThatDoesTheSameHasNoDifference(fingers: Fingers) throws {
    let comparison = try Board.record(fingers).trace.comparedWithDevice(in: Board.app())
    #expect(comparison.differences.isEmpty)
    #expect(comparison.missing.isEmpty)
    #expect(comparison.compared.count > 2)
  }

  @Test func aRecognizerIsNamedAlikeOnBothSides() throws {
    let fingers = Fingers.tap(at: Board.card).then(.tap(at: Board.list), after: 1)
    let comparison = try Board.record(fingers).trace.comparedWithDevice(in: Board.app())
    let names = comparison.compared.map(\.description)
    #expect(names.contains("UITapGestureRecognizer on BoardViewController/UIView"))
    #expect(names.contains("UITapGestureRecognizer 2 on BoardViewController/UIView"))
    #expect(names.contains("press on BoardViewController/UIView"))
    #expect(names.contains("panGestureRecognizer on UIScrollView#list"))
    #expect(names.contains("UITapGestureRecognizer on UIScrollView#list"))
  }

  @Test func anotherDurationIsFoundAndNamed() throws {
    let trace = try Board.record(.longPress(at: Board.card, for: 0.8)).trace
    let differences = trace.comparedWithDevice(in: Board.app(pressDuration: 1)).differences
    let first = try #require(differences.first)
    #expect(
      first.description == """
        0.5 s, input 1: press on BoardViewController/UIView: the device says began, the replay \
        says possible.
          In the replay: 0.800000 press failed: lifted after 0.8 s, needed 1 s
        """)
    #expect(first.json.contains(#""device":"began","input":1"#) == false)
    #expect(first.json.contains(#""device":"began","replay":"possible""#))
  }

  @Test func aLateResultIsTold() throws {
    let trace = try Board.record(.longPress(at: Board.card, for: 1.2), pressDuration: 0.9).trace
    let differences = trace.comparedWithDevice(in: Board.app()).differences
    let press = try #require(differences.first { $0.place.recognizer == "press" })
    #expect(press.sentence.hasSuffix("began comes 400 ms later on the device."))
    #expect(press.reason?.contains("press began: held 0.5 s, needed 0.5 s") == true)
  }

  @Test func anEarlyResultIsTold() throws {
    let trace = try Board.record(.longPress(at: Board.card, for: 1.2)).trace
    let differences = trace.comparedWithDevice(in: Board.app(pressDuration: 0.8)).differences
    let press = try #require(differences.first { $0.place.recognizer == "press" })
    #expect(press.sentence.hasSuffix("began comes 300 ms earlier on the device."))
  }

  @Test func theDifferencesAreInTheOrderOfTheirTimes() throws {
    let trace = try Board.record(
      .longPress(at: Board.card, for: 0.8).then(.everything, after: 1), pressDuration: 0.7
    ).trace
    let times = trace.comparedWithDevice(in: Board.app()).differences.map(\.time)
    #expect(!times.isEmpty)
    #expect(times == times.sorted())
  }

  // MARK: - What is no difference

  /// The lines of a press of the card that began at `time` on the device, and ended at 1 s.
  private func press(began time: TimeInterval, _ more: [String] = []) -> Trace {
    let place = #""recognizer":"press","view":"BoardViewController/UIView""#
    func touch(_ phase: String, _ time: TimeInterval) -> String {
      #"{"input":"touches","time":\#(time),"touches":"#
        + #"[{"finger":1,"phase":"\#(phase)","x":150,"y":150}]}"#
    }
    func line(_ state: String, _ time: TimeInterval) -> String {
      #"{"device":"states","time":\#(time),"recognizers":[{"state":"\#(state)",\#(place)}]}"#
    }
    let lines = [
      #"{"app":"Board","trace":1,"width":390,"height":844,"start":0}"#, line("possible", 0.1),
      touch("began", 0.1), line("began", time), touch("ended", 1), line("ended", 1),
      line("possible", 1),
    ]
    return Trace.recordings(in: (lines + more).joined(separator: "\n").utf8).traces[0]
  }

  @Test(arguments: [(0.49, 1), (0.505, 0), (0.6, 0), (0.695, 0), (0.71, 1)])
  func aDeviceMayBeATenthOfASecondLate(time: TimeInterval, count: Int) {
    let comparison = press(began: time).comparedWithDevice(in: Board.app())
    #expect(comparison.differences.count == count)
  }

  @Test func whenARecognizerIsPossibleAgainDoesNotCount() {
    var trace = press(began: 0.6)
    trace.deviceStates.removeLast()
    #expect(trace.comparedWithDevice(in: Board.app()).differences.isEmpty)
  }

  @Test func aRecognizerThatIsNotInTheReplayIsMissing() {
    let trace = press(
      began: 0.6,
      [
        #"{"device":"states","time":1,"recognizers":[{"recognizer":"_UISystemGate","view":"window","#
          + #""state":"failed"}]}"#
      ])
    let comparison = trace.comparedWithDevice(in: Board.app())
    #expect(comparison.differences.isEmpty)
    #expect(comparison.missing.map(\.description) == ["_UISystemGate on window"])
    #expect(comparison.compared.count == 1)
  }

  @Test func ofWhatCameAfterTheLastLineNothingIsKnown() {
    var trace = press(began: 0.6)
    trace.inputs.removeLast()
    trace.deviceStates.removeLast(3)
    // The app of the device crashed before the press could begin.
    #expect(trace.comparedWithDevice(in: Board.app()).differences.isEmpty)
  }

  @Test func aTraceWithoutADeviceHasNothingToCompare() throws {
    var trace = try Board.record(.everything).trace
    trace.deviceStates = []
    let comparison = trace.comparedWithDevice(in: Board.app())
    #expect(comparison.compared.isEmpty && comparison.missing.isEmpty)
  }

  @Test func aFailureThatLastsIsADifference() throws {
    let state = UIGestureRecognizer.State.failed
    var trace = try Board.record(.down(at: Board.card).wait(0.4).up()).trace
    let place = trace.deviceStates[0].readings[0].place
    var states = DeviceStates([.init(place, state)], time: 0.05)
    states.inputsBefore = 1
    trace.deviceStates.insert(states, at: 1)
    let differences = trace.comparedWithDevice(in: Board.app()).differences
    #expect(differences.map(\.place) == [place])
    #expect(differences.map(\.device) == [.failed])
  }
}
