// A window's events, and the input that an app gets of them.

import Playground
import Testing
import TouchKit

@testable import TouchWindow

@MainActor struct ReaderTests {
  private var reader = WindowReader()

  init() { (reader.width, reader.height) = (400, 800) }

  /// Reads events at their times, and lets time pass up to another.
  private mutating func read(
    _ events: [(Double, WindowEvent)], until now: Double? = nil
  ) -> [WindowReader.Step] {
    let timed = events.map { TimedWindowEvent($1, at: $0) }
    return reader.read(timed, until: now ?? events.last?.0 ?? 0) { _ in
      CGPoint(x: 100, y: 100)
    }
  }

  /// The steps in words: what changed, where, and when.
  private func words(_ steps: [WindowReader.Step]) -> [String] {
    steps.map { step in
      switch step {
      case .touches(let input):
        let reports = input.reports.map { report in
          let place = report.sample.location
          let scroll = report.scrollTypes.isEmpty ? "" : " scroll"
          return "\(report.finger) \(report.phase)\(scroll) \(Int(place.x)),\(Int(place.y))"
        }
        let buttons = input.buttons.isEmpty ? "" : " buttons \(input.buttons.rawValue)"
        return reports.joined(separator: ", ") + " at \(input.time)" + buttons
      case .key(let key): return "key \(key.keyCode.rawValue) \(key.change) \(key.characters)"
      case .takeAway: return "take away"
      case .change: return "change"
      case .close: return "close"
      }
    }
  }

  private func finger(
    _ number: Int64, _ phase: UITouch.Phase, _ x: Double, _ y: Double, device: Int64 = 7
  ) -> WindowEvent {
    .finger(.init(id: .init(device: device, finger: number), phase: phase, x: x, y: y))
  }

  private func mouse(
    _ x: Double, _ y: Double, _ buttons: UIEvent.ButtonMask = [], _ keys: UIKeyModifierFlags = []
  ) -> WindowEvent {
    .mouse(.init(x: x, y: y, buttons: buttons, modifiers: keys))
  }

  @Test mutating func fingersOfOneMomentComeTogetherWithTheSmallestFreeNumbers() {
    let steps = read([
      (1, finger(90, .began, 0.25, 0.5)), (1, finger(91, .began, 0.5, 0.5)),
      (2, finger(90, .moved, 0.5, 0.25)), (2, finger(91, .moved, 0.75, 0.25)),
      (3, finger(90, .ended, 0.5, 0.25)), (4, finger(92, .began, 0, 1)),
    ])
    #expect(
      words(steps) == [
        "1 began 100,400, 2 began 200,400 at 1.0", "1 moved 200,200, 2 moved 300,200 at 2.0",
        "1 ended 200,200 at 3.0", "1 began 0,800 at 4.0",
      ])
  }

  @Test mutating func aFingerThatIsNotDownDoesNothing() {
    let steps = read([
      (1, finger(1, .moved, 0, 0)), (1, finger(1, .ended, 0, 0)), (2, finger(1, .began, 0, 0)),
      (3, finger(1, .began, 0.5, 0.5)),
    ])
    #expect(words(steps) == ["1 began 0,0 at 2.0"])
  }

  @Test mutating func the33rdFingerIsNotReported() {
    let down = (0..<33).map { (1.0, finger($0, .began, 0, 0)) }
    guard case .touches(let input)? = read(down).first else {
      Issue.record("no finger")
      return
    }
    #expect(input.reports.count == 32)
    #expect(words(read([(2, finger(32, .moved, 0, 0))])) == [])
  }

  @Test mutating func aTouchScreenThatIsGoneTakesItsFingersAlong() {
    _ = read([(1, finger(1, .began, 0.5, 0.5)), (1, finger(1, .began, 0, 0, device: 8))])
    #expect(words(reader.keep(devices: [7, 8], at: 2)) == [])
    #expect(words(reader.keep(devices: [8], at: 3)) == ["1 cancelled 200,400 at 3.0"])
    #expect(words(reader.keep(devices: [8], at: 4)) == [])
    #expect(words(read([(5, finger(1, .began, 0, 0))])) == ["1 began 0,0 at 5.0"])
  }

  @Test mutating func aClosedWindowTakesAllAway() {
    let down = read([(1, finger(1, .began, 0.5, 0.5)), (2, .closed)])
    #expect(words(down) == ["1 began 200,400 at 1.0", "take away", "close"])
    #expect(!reader.hasFingers)
    #expect(words(read([(3, finger(1, .ended, 0, 0))])) == [])
  }

  @Test mutating func theMouseHoversAndPresses() {
    let steps = read([
      (1, mouse(10, 10)), (2, mouse(20, 10)), (3, mouse(20, 10, .primary)),
      (4, mouse(30, 10, [.primary, .secondary])), (5, mouse(30, 10, .secondary)),
      (6, mouse(30, 10)), (7, mouse(31, 10)), (8, .mouseLeft),
    ])
    #expect(
      words(steps) == [
        "1000 regionEntered 10,10 at 1.0", "1000 regionMoved 20,10 at 2.0",
        "1000 regionExited 20,10 at 3.0", "1 began 20,10 at 3.0 buttons 1",
        "1 moved 30,10 at 4.0 buttons 3", "1 moved 30,10 at 5.0 buttons 2",
        "1 ended 30,10 at 6.0", "1000 regionEntered 31,10 at 7.0",
        "1000 regionExited 31,10 at 8.0",
      ])
  }

  @Test mutating func thePointerThatAnXServerTakesAlongWithAFingerIsNoHover() {
    let steps = read([
      (1, mouse(100, 400)), (1.001, finger(1, .began, 0.25, 0.5)), (2, mouse(110, 400)),
      (3, finger(1, .ended, 0.25, 0.5)), (4, mouse(110, 400)),
    ])
    #expect(
      words(steps) == [
        "1 began 100,400 at 1.001", "1 ended 100,400 at 3.0", "1000 regionEntered 110,400 at 4.0",
      ])
  }

  @Test mutating func withAltTheMouseIsTwoFingersAroundWhatItTouches() {
    _ = read([(1, mouse(120, 100, [], .alternate))])
    #expect(reader.mirrored == [CGPoint(x: 120, y: 100), CGPoint(x: 80, y: 100)])
    let steps = read([
      (2, mouse(120, 100, .primary, .alternate)), (3, mouse(130, 100, .primary, .alternate)),
      (4, mouse(140, 100, .primary, [.alternate, .shift])), (5, mouse(140, 100)),
    ])
    #expect(
      words(steps) == [
        "1000 regionExited 120,100 at 2.0", "1 began 120,100, 2 began 80,100 at 2.0",
        "1 moved 130,100, 2 moved 70,100 at 3.0", "1 moved 140,100, 2 moved 80,100 at 4.0",
        "1 ended 140,100, 2 ended 80,100 at 5.0",
      ])
    #expect(reader.mirrored == [])
  }

  @Test mutating func theWheelScrollsUntilItIsSilent() {
    let turn = WindowEvent.wheel(.init(right: 0, up: -1, x: 50, y: 500))
    let steps = read([(1, turn), (1.1, turn)], until: 1.2)
    #expect(
      words(steps) == [
        "1 began scroll 50,500 at 1.0", "1 moved scroll 50,440 at 1.0",
        "1 moved scroll 50,380 at 1.1",
      ])
    #expect(reader.nextDeadline == 1.25)
    #expect(words(read([], until: 1.25)) == ["1 ended scroll 50,380 at 1.25"])
    #expect(reader.nextDeadline == .infinity)
  }

  @Test mutating func aButtonEndsAScroll() {
    let turn = WindowEvent.wheel(.init(right: 0.5, up: 0, x: 50, y: 500))
    let steps = read([(1, turn), (1.05, mouse(50, 500, .primary))])
    #expect(
      words(steps) == [
        "1 began scroll 50,500 at 1.0", "1 moved scroll 20,500 at 1.0",
        "1 ended scroll 20,500 at 1.05", "1 began 50,500 at 1.05 buttons 1",
      ])
    guard case .touches(let input)? = steps.first else { return }
    #expect(input.reports[0].scrollTypes == .continuous)
  }

  @Test(arguments: [
    (UInt32(1000), UInt64(1000), 1.0), (.max, 1 << 32, 4_294_967.295), (5, 3, 0.003),
  ])
  func stampsCountOnWhereTheyBeginAgain(stamp: UInt32, now: UInt64, time: Double) {
    #expect(TimedWindowEvent.time(ofStamp: stamp, now: now) == time)
  }
}
