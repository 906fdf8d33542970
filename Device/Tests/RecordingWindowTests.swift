// What RecordingWindow writes: the touches that the app got, with all that is known of them.

import Foundation
import Testing
import TouchTesting
import TouchTrace
import UIKit

@Suite struct RecordingWindowTests {
  @Test(arguments: [
    Fingers.everything, .tap(at: Board.card, fingers: 2),
    .pinch(at: Board.card, by: 2, over: 0.3),
    .down(at: Board.card).wait(0.1).down(at: Board.list).move(1, to: Board.list, over: 0.2).up(),
    .down(at: Board.card).wait(0.1).cancel(), .drag(from: Board.list, to: Board.card, over: 0.1),
  ])
  func aRecordingHasTheTouchesThatTheAppGot(fingers: Fingers) throws {
    let trace = try Board.record(fingers).trace
    #expect(trace.reports == fingers.events.map(\.reports))
    let times = trace.inputs.compactMap { input in
      if case .touches(let touches) = input { touches.time } else { nil }
    }
    #expect(times == fingers.events.map(\.time))
  }

  @Test(arguments: [
    Fingers.everything, .pinch(at: Board.card, by: 2, over: 0.3),
    .drag(from: Board.list, to: Board.card, over: 0.1), .down(at: Board.card).wait(0.7).cancel(),
  ])
  func aReplayDecidesTheSame(fingers: Fingers) throws {
    let (trace, log) = try Board.record(fingers)
    #expect(log.count > 10)
    #expect(Board.replay(trace) == log)
  }

  @Test func aRecordingIsExplained() throws {
    let trace = try Board.record(.everything).trace
    let text = trace.explain(in: Board.app()).map { "\($0)" }.joined()
    #expect(text.contains("press on card began at 2.840 s: held 0.5 s"))
    #expect(trace.timeline(of: Board.app()).contains("press"))
  }

  /// A pen with finer and expected samples, and all that hardware measures.
  private var penInputs: [HostInput] {
    func sample(_ step: Double, at time: TimeInterval?) -> TouchSample {
      var sample = TouchSample(at: CGPoint(x: 100 + step, y: 150.25), type: .pencil)
      sample.preciseLocation = CGPoint(x: 100.125 + step, y: 150.3)
      (sample.timestamp, sample.force, sample.maximumPossibleForce) = (time, 0.3 + step / 100, 4.5)
      (sample.majorRadius, sample.majorRadiusTolerance) = (5.5, 0.25)
      (sample.altitudeAngle, sample.azimuthAngle, sample.rollAngle) = (0.9, 0.4, -0.2)
      sample.estimatedProperties = [.force, .azimuth]
      sample.estimatedPropertiesExpectingUpdates = .force
      sample.estimationUpdateIndex = Int(step) + 7
      return sample
    }
    var moved = TouchReport(1, .moved, sample(8, at: nil))
    moved.coalesced = [sample(3, at: 0.011), sample(6, at: 0.014), sample(8, at: nil)]
    moved.predicted = [sample(11, at: 0.02), sample(14, at: 0.024)]
    return [
      .touches(.init([TouchReport(1, .began, sample(0, at: nil))], time: 0.008)),
      .touches(.init([moved], time: 0.016, modifiers: .shift)),
      .touches(.init([TouchReport(1, .ended, sample(20, at: nil))], time: 0.024)),
    ]
  }

  @Test func aPenKeepsItsFinerSamplesAndAllItsProperties() throws {
    let trace = try Board.record(penInputs).trace
    #expect(Array(trace.inputs.prefix(3)) == penInputs)
  }

  @Test func aFingerGetsTheLowestFreeNumber() throws {
    func input(_ finger: Int, _ phase: UITouch.Phase, _ time: TimeInterval) -> HostInput {
      let place = CGPoint(x: 60 + Double(finger), y: 100)
      return .touches(.init([TouchReport(finger, phase, at: place)], time: time))
    }
    let trace = try Board.record([
      input(70, .began, 0.1), input(30, .began, 0.2), input(70, .ended, 0.3),
      input(50, .began, 0.4), input(30, .ended, 0.5), input(50, .cancelled, 0.6),
      input(90, .began, 0.7), input(90, .ended, 0.8),
    ]).trace
    #expect(trace.reports.map { $0.map(\.finger) } == [[1], [2], [1], [1], [2], [1], [1], [1]])
  }

  @Test func touchesThatTheSystemTakesAwayAreCancelled() throws {
    let down = Fingers.down(at: Board.card, Board.list).events.map { HostInput.touches($0) }
    let trace = try Board.record(down + [.time(0.7), .cancellation(window: 1)]).trace
    #expect(
      trace.reports.map { $0.map(\.phase) } == [[.began, .began], [.cancelled, .cancelled]])
    #expect(trace.states(of: "press") == [.possible, .began, .cancelled, .possible])
  }

  @Test func theHeaderIsThatOfTheScreen() throws {
    let events = Fingers.tap(at: Board.card).events.map { HostInput.touches($0) }
    let size = CGSize(width: 844, height: 390)
    let change = HostInput.screen(size, scale: 2, framesPerSecond: 120)
    let trace = try Board.record(Array(events[..<1]) + [change] + events[1...]).trace
    #expect(trace.header == Board.header)
    #expect(trace.inputs.contains(change))
  }

  @Test func aRecordingOfALaterTimeBeginsAtZero() throws {
    let lines = Lines()
    var header = Board.header
    header.start = 86_400.25
    let device = Board.app(into: lines).start(header)
    device.receive([
      .touches(.init([TouchReport(1, .began, at: Board.card)], time: 86_400.35)),
      .touches(.init([TouchReport(1, .ended, at: Board.card)], time: 86_400.45)),
    ])
    device.application.advance(to: 86_410)
    #expect(try lines.trace().header.start == 0)
    #expect(try lines.trace().inputs.count == 3)
    #expect(try lines.trace().inputs.last == .time(1.2))
  }

  @Test func aRecordingGoesOnUntilEachWaitEnds() throws {
    let trace = try Board.record(.tap(at: Board.card)).trace
    #expect(trace.inputs.last == .time(1.08))
    #expect(trace.states(of: "UITapGestureRecognizer") == [.possible, .ended, .possible])
  }

  @Test func buttonsAreRecordedAndKeysAreNot() throws {
    let press = HostInput.press(.init(.select, .began, force: 0.5, time: 0.1))
    let release = HostInput.press(.init(.select, .ended, time: 0.2))
    let trace = try Board.record([
      press, release, .key(.init(.keyboardA, .down, characters: "a", time: 0.3)),
      .key(.init(.keyboardA, .up, characters: "a", time: 0.4)),
    ]).trace
    #expect(trace.inputs == [press, release, .time(1.4)])
  }

  @Test func aPointerIsRecordedWhileItsButtonIsDown() throws {
    func input(_ phase: UITouch.Phase, _ x: CGFloat, _ time: TimeInterval) -> HostInput {
      let place = CGPoint(x: x, y: 100)
      return .touches(
        .init(
          [TouchReport(1, phase, at: place, type: .indirectPointer)], time: time,
          buttons: phase == .began || phase == .ended ? .primary : []))
    }
    let inputs = [
      input(.regionEntered, 60, 0.1), input(.regionMoved, 70, 0.2), input(.regionExited, 80, 0.3),
      input(.began, 80, 0.4), input(.ended, 80, 0.5),
    ]
    #expect(try Board.record(inputs).trace.inputs == inputs[3...] + [.time(1.5)])
  }

  @Test func eachGestureAfterAPauseNamesAllRecognizersInReach() throws {
    let fingers = Fingers.tap(at: Board.list).then(.tap(at: Board.card), after: 2)
      .then(.tap(at: Board.list), after: 0.5)
    let trace = try Board.record(fingers).trace
    let named = trace.deviceStates.filter { $0.readings.contains { $0.state == .possible } }
    let counts = named.map { ($0.inputsBefore, $0.readings.count) }.filter { $0.1 > 2 }
    // The last tap came before the pause was over: the recognizers of the card are still read.
    #expect(counts.map(\.0) == [0, 3, 5])
    #expect(trace.comparedWithDevice(in: Board.app()).differences.isEmpty)
  }

  @Test func aRecordingThatIsStoppedHasTheLastStatesAndTheTime() throws {
    let lines = Lines()
    let device = Board.app(into: lines).start(Board.header)
    let window = try #require(device.application.windows.first as? RecordingWindow)
    device.receive(Fingers.down(at: Board.card).events.map { .touches($0) })
    device.application.advance(to: 0.7)
    device.application.perform { window.stop() }
    device.application.advance(to: 3)
    let trace = try lines.trace()
    #expect(trace.inputs.last == .time(0.7))
    #expect(trace.states(of: "press") == [.possible, .began])
    let comparison = trace.comparedWithDevice(in: Board.app())
    #expect(comparison.differences.isEmpty && comparison.compared.count == 4)
  }

  @Test func aSecondRecordingHasAHeaderOfItsOwn() throws {
    let lines = Lines()
    let device = Board.app(into: lines).start(Board.header)
    let window = try #require(device.application.windows.first as? RecordingWindow)
    device.receive(Fingers.tap(at: Board.card).events.map { .touches($0) })
    device.application.advance(to: 2)
    device.application.perform { window.record("Again") { lines.text += $0 } }
    let tap = Fingers.down(at: Board.list).wait(0.1).up().events
    device.receive(tap.map { .touches(.init($0.reports, time: $0.time + 2.5)) })
    device.application.advance(to: 5)
    let (traces, problems) = Trace.recordings(in: lines.text.utf8)
    #expect(problems.isEmpty)
    #expect(traces.map(\.header.app) == ["Board", "Again"])
    #expect(traces[1].inputs.last == .time(1.6))
  }

  @Test func nothingIsRecordedBeforeAndAfter() {
    withScreen { screen in
      let window = RecordingWindow(frame: screen.window.frame)
      window.rootViewController = BoardViewController(pressDuration: 0.5)
      window.makeKeyAndVisible()
      let lines = Lines()
      #expect(!window.isRecording)
      window.stop()
      screen.send(.touches(.init([TouchReport(1, .began, at: Board.card)], time: 0.1)))
      screen.send(.touches(.init([TouchReport(1, .ended, at: Board.card)], time: 0.2)))
      screen.settle()
      window.record("Board") { lines.text += $0 }
      window.stop()
      #expect(!window.isRecording)
      #expect(lines.text.isEmpty)
      screen.ignoreLog()
    }
  }
}
