// Writes a recording as the source of a test: each event of its fingers, and the log that they lead
// to on a test's screen. It knows the language of tests, and not their module.

import Foundation
import TouchKit

/// Writes tests that do what the fingers of a recording did.
///
/// A test's fingers have places and times, no force and no samples between two events; pens and
/// pointers become fingers. What is expected is found out by playing exactly these fingers.
package enum TestSource {
  /// Why a recording is no test, in a sentence.
  nonisolated package struct Problem: Error {
    /// The sentence.
    package let words: String

    /// Makes a problem.
    package init(words: String) { self.words = words }
  }

  /// The events of a test at most: a longer test is not readable.
  nonisolated static let eventsMax = 1_000

  /// How the source names an app.
  nonisolated package struct Names: Sendable {
    /// The module that a test imports for the app; that of the app's first controller by default.
    package var module: String?
    /// The expression that makes the app's first controller; its class without arguments by default.
    package var making: String?

    /// Makes names.
    package init(module: String? = nil, making: String? = nil) {
      (self.module, self.making) = (module, making)
    }
  }

  /// The source of a test.
  ///
  /// - Parameters:
  ///   - trace: A recording from the start of the app.
  ///   - app: The app.
  ///   - names: How the source names it.
  package static func text(
    of trace: Trace, in app: TouchApp, named names: Names = Names()
  ) throws(Problem) -> String {
    let steps = try TestStep.all(in: trace)
    let run = TestRun(app.start(trace.header))
    guard let root = run.window.rootViewController else {
      throw Problem(
        words:
          "The app shows no window with a root controller, which a test could show, at its start.")
    }
    let path = String(reflecting: type(of: root)).split(separator: ".", maxSplits: 1)
    let names = Names(
      module: names.module ?? String(path[0]),
      making: names.making ?? path.last.map { "\($0)()" })
    guard run.play(steps) else {
      throw Problem(words: "The app never comes to rest, as the app of a test has to.")
    }
    return write(steps, run, app, names, trace.header.size)
  }

  private static func write(
    _ steps: [TestStep], _ run: TestRun, _ app: TouchApp, _ names: Names, _ size: CGSize
  ) -> String {
    let imports = Set([names.module ?? "UIKit", "Testing", "TouchTesting", "UIKit"]).sorted()
    var lines = [
      "// What fingers did in \(app.name), from a recording, and what its recognizers told of it.",
      "",
    ]
    lines += imports.map { "import \($0)" }
    lines += [
      "", "@MainActor struct \(app.name)Recording {",
      "  @Test func `the fingers lead to this log`() {",
      "    let app = TouchApp(\(quoted(app.title))) { \(names.making ?? "UIViewController()") }",
      "    let size = CGSize(width: \(number(size.width)), height: \(number(size.height)))",
      "    withScreen(of: app, size: size, recording: .actions) { screen in",
    ]
    lines += steps.flatMap(\.source).map { "      \($0)" }
    lines += ["      screen.settle()", "      screen.expect(", "        \"\"\""]
    lines += LogItems.of(run.log).map { "        \($0)" }
    lines += ["        \"\"\")", "    }", "  }", "}", ""]
    return lines.joined(separator: "\n")
  }

  /// A text as a literal of Swift.
  private static func quoted(_ text: String) -> String { text.debugDescription }

  /// A number as Swift reads it, without the `.0` of a whole one.
  nonisolated static func number(_ value: Double) -> String { shortDecimal(value, places: 6) }
}

/// A step of a test.
nonisolated enum TestStep: Equatable, Sendable {
  /// Time passes, in seconds.
  case wait(TimeInterval)
  /// Fingers do something in one event.
  case fingers([TouchReport])
  /// The window gets another size, in points.
  case resize(CGSize)
  /// The system takes all fingers away.
  case cancelAll

  /// The steps of a recording.
  static func all(in trace: Trace) throws(TestSource.Problem) -> [TestStep] {
    var steps: [TestStep] = []
    // The time of the test, and of the recording.
    var (now, clock) = (trace.header.start, trace.header.start)
    var down: Set<Int> = []
    var eventCount = 0
    for input in trace.inputs {
      clock = max(clock, input.time ?? clock)
      guard let step = try TestStep(input, down: &down) else { continue }
      let wait = ((clock - now) * 1e6).rounded() / 1e6
      if wait > 0 { steps.append(.wait(wait)) }
      now = clock
      steps.append(step)
      eventCount += 1
      guard eventCount <= TestSource.eventsMax else {
        throw TestSource.Problem(
          words: "The recording has more than \(TestSource.eventsMax) events, too many for a test.")
      }
    }
    if !down.isEmpty { steps.append(.cancelAll) }
    return steps
  }

  /// The step of an input; `nil` if it is none.
  private init?(_ input: HostInput, down: inout Set<Int>) throws(TestSource.Problem) {
    switch input {
    case .touches(let touches):
      let reports = touches.reports.filter {
        [.began, .moved, .ended, .cancelled].contains($0.phase)
      }
      guard reports.allSatisfy(\.scrollTypes.isEmpty) else {
        throw TestSource.Problem(
          words: "The recording has a wheel that scrolls, which no finger can do.")
      }
      guard !reports.isEmpty else { return nil }
      for report in reports {
        if report.phase == .began { down.insert(report.finger) }
        if report.phase == .ended || report.phase == .cancelled { down.remove(report.finger) }
      }
      self = .fingers(reports)
    case .screen(let size, _, _, _): self = .resize(size)
    // Without a shake, a device that moves changes nothing.
    case .time, .frame, .motion: return nil
    default:
      throw TestSource.Problem(
        words: "The recording has more than fingers: keys, buttons or the like.")
    }
  }

  /// Its lines in a test.
  var source: [String] {
    switch self {
    case .wait(let seconds): return ["screen.wait(\(TestSource.number(seconds)))"]
    case .resize(let size):
      let (width, height) = (TestSource.number(size.width), TestSource.number(size.height))
      return ["screen.window.frame.size = CGSize(width: \(width), height: \(height))"]
    case .cancelAll: return ["screen.cancelTouches()"]
    case .fingers(let reports):
      let lines = reports.map(Self.source)
      return lines.count == 1 ? lines : ["screen.together {"] + lines.map { "  \($0)" } + ["}"]
    }
  }

  private static func source(of report: TouchReport) -> String {
    let finger = report.finger == 1 ? "screen.finger()" : "screen.finger(\(report.finger))"
    let place = report.sample.location
    let point = "CGPoint(x: \(TestSource.number(place.x)), y: \(TestSource.number(place.y)))"
    return switch report.phase {
    case .began: "\(finger).down(at: \(point))"
    case .moved: "\(finger).move(to: \(point))"
    case .cancelled: "\(finger).cancel()"
    default: "\(finger).up()"
    }
  }
}
