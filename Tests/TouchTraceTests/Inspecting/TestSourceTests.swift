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

  @Test func `an app in a navigation controller is made with its own first controller`() throws {
    final class Board: UIViewController {}
    let app = TouchApp("Boards") {
      let inner = UINavigationController(rootViewController: Board())
      return UINavigationController(rootViewController: inner)
    }
    let trace = Trace(TraceHeader(app: "Boards"), [.time(1)])
    let text = try TestSource.text(of: trace, in: app)
    let board = String(reflecting: Board.self).split(separator: ".", maxSplits: 1)[1]
    #expect(text.contains("import TouchTraceTests\n"), "\(text)")
    let inner = "UINavigationController(rootViewController: \(board)())"
    #expect(
      text.contains("{ UINavigationController(rootViewController: \(inner)) }"), "\(text)")
  }

  /// A test with fingers.
  private func text(of fingers: Fingers) throws -> String {
    let trace = Trace(
      TraceHeader(app: "Gestures", size: CGSize(width: 400, height: 800)),
      fingers.events.map { .touches($0) })
    return try TestSource.text(of: trace, in: Self.gestures)
  }

  /// The lines of a test's fingers.
  private func play(_ fingers: Fingers) throws -> [String] {
    try text(of: fingers).split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }.filter { $0.hasPrefix("screen.") && !$0.contains("settle") && !$0.contains("expect") }
  }

  /// An app with the usual recognizers.
  private static let gestures = TouchApp("Gestures") {
    let controller = UIViewController()
    let board = controller.view!
    board.isMultipleTouchEnabled = true
    add(UITapGestureRecognizer(), "tap", to: board)
    add(UILongPressGestureRecognizer(), "press", to: board)
    add(UIPanGestureRecognizer(), "pan", to: board) { $0.maximumNumberOfTouches = 1 }
    add(UIPinchGestureRecognizer(), "pinch", to: board)
    return controller
  }

  @Test func `a gesture is a preset if that leads to the same decisions`() throws {
    let place = CGPoint(x: 100.3, y: 99.8)
    #expect(
      try play(.tap(at: place, for: 0.07)) == ["screen.play(.tap(at: CGPoint(x: 100, y: 100)))"])
    #expect(
      try play(.longPress(at: place, for: 0.7))
        == ["screen.play(.longPress(at: CGPoint(x: 100, y: 100), for: 0.7))"])
    #expect(
      try play(.drag(from: place, to: CGPoint(x: 200.4, y: 100), over: 0.3))
        == [
          "screen.play(.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100), over: 0.3))"
        ])
    #expect(
      try play(.pinch(at: CGPoint(x: 200, y: 300), by: 2))
        == [
          "screen.play(.pinch(at: CGPoint(x: 200, y: 300), by: 2, from: 100, over: 0.25))"
        ])
  }

  @Test func `a hold before a drag is kept, because a long press depends on it`() throws {
    let held = Fingers.down(at: CGPoint(x: 100, y: 100)).wait(0.7)
      .move(to: CGPoint(x: 200, y: 100), over: 0.2).up()
    let text = try text(of: held)
    #expect(text.contains("screen.play(\n        .down(at: CGPoint(x: 100, y: 100))"), "\(text)")
    #expect(text.contains("press began") && !text.contains(".drag("), "\(text)")
  }

  @Test func `what no preset does stays event by event, or is a file beside the test`() throws {
    let app = TouchApp("Counting") {
      let controller = UIViewController()
      add(TurnCounter(), "turns", to: controller.view)
      return controller
    }
    let wave = (0..<80).map { CGPoint(x: 100 + 3 * $0, y: $0 % 2 == 0 ? 100 : 140) }
    var trace = Trace(
      TraceHeader(app: "Counting", size: CGSize(width: 400, height: 800)),
      Fingers.draw(wave, over: 0.8).events.map { .touches($0) })
    let plain = try TestSource.source(of: trace, in: app)
    #expect(!plain.needsFixture && plain.text.contains("screen.finger().move(to:"))
    let names = TestSource.Names(fixture: "Wave.jsonl")
    let short = try TestSource.source(of: trace, in: app, named: names)
    #expect(short.needsFixture && short.text.contains(".appending(path: \"Wave.jsonl\")"))
    #expect(short.text.contains("screen.play(try Trace(contentsOf: file))"))
    // The recording has keys, too: only a file can play them.
    trace.inputs.append(.memoryWarning(time: 10))
    #expect(try TestSource.source(of: trace, in: app, named: names).needsFixture)
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
    #expect(scrolls == "The recording has a wheel or a trackpad, which no finger can be.")
    #expect(
      problem { $0.inputs.append(.memoryWarning(time: 10)) }
        == "The recording has more than fingers: keys, buttons or the like.")
    let endless = problem { trace in
      trace.inputs += (0..<1_000).map { _ in .screen(CGSize(width: 9, height: 9), scale: 2) }
    }
    #expect(endless == "The recording has more than 1000 events, too many for a test.")
  }

  @Test func `what a screen reader asked is asked by name`() throws {
    let app = TouchApp("Asked") {
      let controller = UIViewController()
      for (index, title) in ["Save", "Save", "Send"].enumerated() {
        let button = UIButton(frame: CGRect(x: 10, y: 50 * index, width: 100, height: 40))
        button.setTitle(title, for: .normal)
        let tap = UITapGestureRecognizer()
        tap.name = "\(title)\(index)"
        tap.addAction { _ in }
        button.addGestureRecognizer(tap)
        button.accessibilityCustomActions = [
          UIAccessibilityCustomAction(name: "More") { _ in true }
        ]
        controller.view.addSubview(button)
      }
      return controller
    }
    let header = TraceHeader(app: "Asked", size: CGSize(width: 400, height: 800))
    let started = app.start(header)
    let numbers = started.application.accessibilitySnapshot().flatMap(\.elements).map(\.identity)
    #expect(numbers.count == 3)
    let asked: [(HostInput.AccessibilityInput.Action, Int)] = [
      (.activate, numbers[0]), (.activate, numbers[1]), (.activate, numbers[2]),
      (.scroll(.next), numbers[2]), (.custom(name: "Go"), numbers[2]), (.escape, numbers[0]),
      (.magicTap, numbers[2]), (.scroll(.up), numbers[1]), (.custom(name: "More"), numbers[2]),
    ]
    let inputs = asked.enumerated().map { place, input in
      HostInput.accessibility(.init(input.0, view: input.1, time: Double(place + 1)))
    }
    let lines = try TestSource.text(of: Trace(header, inputs), in: app)
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(
      lines.filter { $0.hasPrefix("screen.") && !$0.hasPrefix("screen.wait") } == [
        "screen.activate(\"Save\")", "screen.ask(.activate, of: \(numbers[1]))",
        "screen.activate(\"Send\")", "screen.scroll(.next, at: \"Send\")",
        "screen.ask(.custom(name: \"Go\"), of: \(numbers[2]))", "screen.escape(from: \"Save\")",
        "screen.magicTap(at: \"Send\")", "screen.ask(.scroll(.up), of: \(numbers[1]))",
        "screen.perform(\"More\", on: \"Send\")", "screen.settle()",
        "screen.expect(",
      ])
    #expect(
      lines.filter { $0.hasSuffix(" ended") } == ["Save0 ended", "Save1 ended", "Send2 ended"])
  }

  @Test func `what repeats in a log is one item`() {
    #expect(LogItems.of([]) == [])
    #expect(LogItems.of(["a", "b", "b", "b"]) == ["a", "b ×3"])
    #expect(LogItems.of(["a", "b", "a", "b", "c"]) == ["(a, b) ×2", "c"])
  }
}

/// Is recognized if its finger turns up and down many times.
private final class TurnCounter: UIGestureRecognizer {
  private var (turns, last, way) = (0, CGFloat.nan, CGFloat.nan)
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let y = location(in: nil).y
    if (y - last) * way < 0 { turns += 1 }
    (way, last) = (y - last, y)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = turns > 40 ? .ended : .failed
  }
  override func reset() { (turns, last, way) = (0, .nan, .nan) }
}
