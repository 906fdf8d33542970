// A recording as the source of a test. `PhotoBoardRecording.swift` beside this file is such a source,
// and runs as a test.

import Examples
import Foundation
import Testing
import TouchKit
import TouchTesting

@testable import TouchTrace

struct TestSourceTests {
  /// Two fingers pinch and turn a picture, a third event takes it by one finger; time passes between.
  private static var pinch: Trace {
    let fingers = Fingers.down(at: CGPoint(x: 165, y: 290)).wait(0.03)
      .down(at: CGPoint(x: 225, y: 290))
      .move(to: CGPoint(x: 130, y: 260), CGPoint(x: 270.25, y: 330.5), over: 0.1).up()
      .wait(0.5).then(.tap(at: CGPoint(x: 40, y: 650))).at(hertz: 30)
    var trace = Trace(
      TraceHeader(app: "PhotoBoard", size: CGSize(width: 390, height: 700), start: 3))
    trace.inputs = fingers.events.map { event in
      var event = event
      event.time += 3.5
      return .touches(event)
    }
    trace.inputs.insert(.time(3.25), at: 0)
    trace.inputs.insert(.screen(CGSize(width: 390, height: 690), scale: 2), at: 1)
    trace.inputs.append(.time(9))
    return trace
  }

  private func source(of trace: Trace) throws(TestSource.Problem) -> String {
    try TestSource.text(of: trace, in: ExampleApps.all[0])
  }

  @Test func `a recording becomes the test beside this one`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "PhotoBoardRecording.swift")
    let source = try source(of: Self.pinch)
    if ProcessInfo.processInfo.environment["TOUCHKIT_WRITE_DOCUMENTS"] != nil {
      try source.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == source)
  }

  @Test func `fingers that are down at the end are taken away`() throws {
    var trace = Self.pinch
    trace.inputs.removeLast(4)
    let lines = try source(of: trace).split(separator: "\n")
    #expect(lines.contains { $0.hasSuffix("screen.cancelTouches()") })
  }

  @Test func `a pointer and a pen become fingers, hovering is left out`() throws {
    var trace = Self.pinch
    let plain = try source(of: trace)
    trace.inputs = trace.inputs.map { input in
      guard case .touches(var touches) = input else { return input }
      for index in touches.reports.indices {
        touches.reports[index].sample.type = index == 0 ? .indirectPointer : .pencil
      }
      return .touches(touches)
    }
    let hover = TouchReport(7, .regionEntered, at: CGPoint(x: 1, y: 1))
    trace.inputs.insert(.touches(HostInput.TouchInput([hover], time: 3.25)), at: 1)
    #expect(try source(of: trace) == plain)
  }

  @Test func `wheels, keys and endless recordings are no tests`() throws {
    func problem(_ change: (inout Trace) -> Void) -> String? {
      var trace = Self.pinch
      change(&trace)
      return #expect(throws: TestSource.Problem.self) { try source(of: trace) }?.words
    }
    let scrolls = problem { trace in
      var report = TouchReport(1, .began, at: .zero)
      report.scrollTypes = .discrete
      trace.inputs = [.touches(HostInput.TouchInput([report], time: 4))]
    }
    #expect(scrolls == "The recording has a wheel that scrolls, which no finger can do.")
    #expect(
      problem { $0.inputs.append(.memoryWarning(time: 10)) }
        == "The recording has more than fingers: keys, buttons or the like.")
    let endless = problem { trace in
      trace.inputs += (0..<1_000).map { _ in .screen(CGSize(width: 9, height: 9), scale: 2) }
    }
    #expect(endless == "The recording has more than 1000 events, too many for a test.")
  }

  @Test func `what repeats in a log is one item`() {
    #expect(LogItems.of([]) == [])
    #expect(LogItems.of(["a", "b", "b", "b"]) == ["a", "b ×3"])
    #expect(LogItems.of(["a", "b", "a", "b", "c"]) == ["(a, b) ×2", "c"])
  }
}
