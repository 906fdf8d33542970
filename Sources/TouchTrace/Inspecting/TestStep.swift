// The steps of a test that is written from a recording.

import TouchKit

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
  /// An assistive technology asks something of the view or element of a number.
  case ask(HostInput.AccessibilityInput.Action, view: Int)
  /// Fingers do what a script says.
  case play(SpokenFingers)
  /// A recording is played, which is in a file beside the test.
  case replay(Trace, file: String)

  /// The steps of a recording.
  static func all(in trace: Trace) throws(TestSource.Problem) -> [TestStep] {
    var steps: [TestStep] = []
    // The time of the test, and of the recording.
    var (now, clock) = (trace.header.start, trace.header.start)
    var down: Set<Int> = []
    for input in trace.inputs {
      clock = max(clock, input.time ?? clock)
      guard let step = try TestStep(input, down: &down) else { continue }
      let wait = ((clock - now) * 1e6).rounded() / 1e6
      if wait > 0 { steps.append(.wait(wait)) }
      now = clock
      steps.append(step)
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
      guard reports.allSatisfy({ $0.eventType == .touches }) else {
        throw TestSource.Problem(
          words: "The recording has a wheel or a trackpad, which no finger can be.")
      }
      guard !reports.isEmpty else { return nil }
      for report in reports {
        if report.phase == .began { down.insert(report.finger) }
        if report.phase == .ended || report.phase == .cancelled { down.remove(report.finger) }
      }
      self = .fingers(reports)
    case .screen(let size, _, _, _): self = .resize(size)
    case .accessibility(let input): self = .ask(input.action, view: input.view)
    // Without a shake, a device that moves changes nothing.
    case .time, .frame, .motion: return nil
    default:
      throw TestSource.Problem(
        words: "The recording has more than fingers: keys, buttons or the like.")
    }
  }

  /// Its lines in a test.
  ///
  /// - Parameter name: What the element is called that it asks; `nil` if it has no name.
  func source(calling name: String?) -> [String] {
    switch self {
    case .ask(let action, let view): return [action.source(view: view, called: name)]
    case .wait(let seconds): return ["screen.wait(\(TestSource.number(seconds)))"]
    case .resize(let size):
      let (width, height) = (TestSource.number(size.width), TestSource.number(size.height))
      return ["screen.window.frame.size = CGSize(width: \(width), height: \(height))"]
    case .cancelAll: return ["screen.cancelTouches()"]
    case .play(let spoken): return Self.broken("screen.play(\(spoken.source))")
    case .replay(_, let file):
      return [
        "let file = URL(filePath: #filePath).deletingLastPathComponent()",
        "  .appending(path: \(file.debugDescription))",
        "screen.play(try Trace(contentsOf: file))",
      ]
    case .fingers(let reports):
      let lines = reports.map(Self.source)
      return lines.count == 1 ? lines : ["screen.together {"] + lines.map { "  \($0)" } + ["}"]
    }
  }

  /// A line of source, broken before words of the script if it is long.
  private static func broken(_ line: String) -> [String] {
    guard line.count > 92 else { return [line] }
    let inside = line.dropFirst("screen.play(".count).dropLast()
    var lines = ["screen.play("]
    for word in words(in: inside) {
      let part = lines.count == 1 ? "  \(word)" : ".\(word)"
      let text = part + ")"
      if lines.count > 1, lines[lines.count - 1].count + text.count <= 92 {
        lines[lines.count - 1] += text
      } else {
        lines.append(lines.count == 1 ? text : "    \(text)")
      }
    }
    // The last word has its own bracket.
    lines[lines.count - 1].removeLast()
    return lines + [")"]
  }

  /// What stands between each `).` in a script.
  private static func words(in script: Substring) -> [Substring] {
    var (words, start, place) = ([Substring](), script.startIndex, script.startIndex)
    while place < script.endIndex {
      guard script[place...].hasPrefix(").") else {
        place = script.index(after: place)
        continue
      }
      words.append(script[start..<place])
      place = script.index(place, offsetBy: 2)
      start = place
    }
    return words + [script[start...]]
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
