import GestureCore
import Testing
import TouchTesting
import UIKit

/// Scripts as values: which events they become.
@Suite struct FingersTests {
  private let a = CGPoint(x: 100, y: 100)
  private let b = CGPoint(x: 140, y: 100)

  @Test func theSentenceOfTheSpecification() {
    let script = Fingers.down(at: a).wait(0.03).down(at: b)
      .move(to: CGPoint(x: 40, y: 100), CGPoint(x: 200, y: 100), over: 0.2).up(1)
    #expect(script.down == [2])
    #expect(script.duration == 0.23)
    #expect(
      "\(script)"
        == """
        finger 1  ●───────────━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━○
        finger 2             ●━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
                  0.000                                                                          0.230 s
        """)
  }

  @Test func fingersThatMoveTogetherShareTheirEvents() {
    let script = Fingers.down(at: a, b).move(by: CGVector(dx: 0, dy: 30), over: 0.025).up()
    let lines = script.events.map { event in
      let samples = event.reports.map { "\($0.finger) \($0.phase) \($0.sample.location.y)" }
      return "\(event.time): " + samples.joined(separator: ", ")
    }
    #expect(
      lines == [
        "0.0: 1 began 100.0, 2 began 100.0",
        "0.008333: 1 moved 109.9996, 2 moved 109.9996",
        "0.016667: 1 moved 120.0004, 2 moved 120.0004",
        "0.025: 1 moved 130.0, 2 moved 130.0",
        "0.025: 1 ended 130.0, 2 ended 130.0",
      ])
  }

  @Test(arguments: [1.0, 60, 120, 240, 1000])
  func aMoveArrivesExactlyAtAnyRate(hertz: Double) {
    let script = Fingers.drag(from: a, to: b, over: 0.1).at(hertz: hertz)
    let moves = script.events.filter { $0.reports[0].phase == .moved }
    #expect(moves.count == max(1, Int(hertz / 10)))
    #expect(moves.last?.reports == [TouchReport(1, .moved, at: b)])
    #expect(moves.last?.time == 0.1)
    for (earlier, later) in zip(moves, moves.dropFirst()) {
      #expect(later.time - earlier.time > 0.2 / hertz)
    }
  }

  @Test func nextFingersUseFreeNumbers() {
    let resting = Fingers.down(at: a)
    let both = resting.then(.tap(at: b), after: 0.1)
    #expect(both.events.map { $0.reports[0].finger } == [1, 2, 2])
    let one = Fingers.tap(at: a).then(.tap(at: b), after: 0.1)
    #expect(one.events.map { $0.reports[0].finger } == [1, 1, 1, 1])
  }

  @Test func scriptsSideBySideHaveFingersOfTheirOwn() {
    let script = Fingers.tap(at: a).together(with: .tap(at: b), after: 0.03)
    #expect(
      script.events.map { "\($0.time) \($0.reports.map(\.finger))" }
        == ["0.0 [1]", "0.03 [2]", "0.08 [1]", "0.11 [2]"])
    #expect(script.duration == 0.11)
  }

  @Test func scriptsThatEndTogetherLiftInOneEvent() {
    let script = Fingers.tap(at: a).together(with: .tap(at: b))
    #expect(script.events.map(\.reports.count) == [2, 2])
  }

  @Test func aTurnKeepsTheMiddle() {
    let script = Fingers.down(at: a, b).turn(by: .pi / 2, spreadingBy: 2, over: 0.1).up()
    let end = script.events.last?.reports.map(\.sample.location) ?? []
    #expect(end.count == 2)
    #expect(abs(end[0].x - 120) < 1e-9 && abs(end[0].y - 60) < 1e-9)
    #expect(abs(end[1].x - 120) < 1e-9 && abs(end[1].y - 140) < 1e-9)
  }

  @Test func takenAwayIsNotLifted() {
    let script = Fingers.down(at: a).wait(0.1).cancel()
    #expect(script.events.last?.reports == [TouchReport(1, .cancelled, at: a)])
  }

  // MARK: Jitter

  @Test func theSameSeedTremblesTheSameWay() {
    let drag = Fingers.pinch(at: a, by: 2)
    #expect(drag.jittered(seed: 1).events == drag.jittered(seed: 1).events)
    #expect(drag.jittered(seed: 1).events != drag.jittered(seed: 2).events)
    #expect(drag.jittered(seed: 1).events != drag.events)
  }

  @Test(arguments: UInt64(0)..<200)
  func jitterKeepsASequenceWhole(seed: UInt64) {
    let script = Fingers.tap(at: a, taps: 2, fingers: 2).then(.pinch(at: b, by: 0.5))
    var down: Set<Int> = []
    var last = 0.0
    for event in script.jittered(seed: seed).events {
      #expect(event.time >= last)
      last = event.time
      for report in event.reports {
        switch report.phase {
        case .began: #expect(down.insert(report.finger).inserted)
        case .ended: #expect(down.remove(report.finger) != nil)
        default: #expect(down.contains(report.finger))
        }
      }
    }
    #expect(down.isEmpty)
  }

  @Test func jitterIsAsLargeAsItSays() {
    var deviations: [Double] = []
    var delays: [Double] = []
    for seed in UInt64(0)..<400 {
      let rest = Fingers.down(at: a, b).move(by: .zero, over: 0.05).up()
      var jitter = Jitter(seed: seed)
      jitter.drift = 0
      let events = rest.jittered(jitter).events
      let second = events.first { $0.reports.contains { $0.finger == 2 && $0.phase == .began } }
      delays.append(second?.time ?? -1)
      for report in events.flatMap(\.reports) where report.finger == 1 && report.phase == .moved {
        let place = report.sample.location
        let (dx, dy) = (Double(place.x - a.x), Double(place.y - a.y))
        deviations.append((dx * dx + dy * dy).squareRoot())
      }
    }
    #expect(abs(deviations.sorted()[deviations.count / 2] - 0.5) < 0.05)
    #expect(abs(delays.sorted()[delays.count / 2] - 0.015) < 0.002)
    #expect((deviations.max() ?? 9) < 1.5)
    #expect((delays.max() ?? 9) <= 0.075)
  }
}
