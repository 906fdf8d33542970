// Plays what a person does in an app that is started anew each time, and looks at the screen after it.

import GestureCore
import TouchKit

/// One thing that a person does.
nonisolated enum AuditAction: Sendable {
  /// Fingers, and what texts call them.
  case fingers(Fingers, words: String)
  /// What a pointer without a button does: it comes to a place, and stays.
  case hover(CGPoint)
  /// What an assistive technology asks of an element.
  case assist(HostInput.AccessibilityInput.Action, element: Int)
  /// Nothing.
  case wait

  /// What texts call it.
  var words: String {
    switch self {
    case .fingers(_, let words): words
    case .hover: "hover"
    case .assist(let action, _): "\(action)"
    case .wait: "wait"
    }
  }
}

/// An app that a person uses, from its start on.
final class AuditStage {
  /// How long it is waited after each thing that a person does, in seconds.
  static let rest = 1.0

  private let begin: () -> (app: TracedApp, before: Trace)
  private let willPlay: (Trace) -> Void
  private(set) var trials = 0

  /// A stage for an app that starts the same each time.
  init(
    _ begin: @escaping () -> (app: TracedApp, before: Trace),
    willPlay: @escaping (Trace) -> Void = { _ in }
  ) {
    (self.begin, self.willPlay) = (begin, willPlay)
  }

  deinit {}

  /// The app after a person has done some things.
  struct Outcome {
    /// The app, as it is then.
    let app: TracedApp
    /// The screen.
    let screen: SeenScreen
    /// The recognizers that recognized in the last thing that was done, by number.
    let recognized: Set<Int>
    /// Everything that was put in.
    let trace: Trace

    var application: UIApplication { app.application }
  }

  /// Starts the app, and does some things.
  ///
  /// - Parameter last: What is done after them.
  func outcome(of last: AuditAction, after path: [AuditAction]) -> Outcome {
    trials += 1
    let (app, before) = begin()
    let application = app.application
    var trace = before
    var now = application.scheduler.now
    func add(_ action: AuditAction) {
      trace.inputs += Self.inputs(of: action, from: now)
      now = trace.inputs.last?.time ?? now
    }
    // Layout, and what comes with the first look, is done before anybody touches.
    add(.wait)
    for action in path { add(action) }
    let lastBegins = trace.inputs.count
    add(last)
    willPlay(trace)
    app.receive(trace.inputs[before.inputs.count..<lastBegins])
    var recognized: Set<Int> = []
    let token = application.addObserver { observation in
      guard case .transition(let id, .possible, let state, _) = observation.decision,
        state != .failed, state != .cancelled
      else { return }
      recognized.insert(id.number)
    }
    app.receive(trace.inputs[lastBegins...])
    application.removeObserver(token)
    return Outcome(
      app: app, screen: SeenScreen(of: application), recognized: recognized, trace: trace)
  }

  /// The input of something that is done, and of the time after it.
  ///
  /// - Parameters:
  ///   - action: What is done.
  ///   - now: In seconds on the application's clock.
  private static func inputs(of action: AuditAction, from now: TimeInterval) -> [HostInput] {
    let begin = now + 0.1
    switch action {
    case .wait: return [.time(begin + rest)]
    case .fingers(let fingers, _):
      return fingers.events.map { .touches(.init($0.reports, time: begin + $0.time)) }
        + [.time(begin + fingers.duration + rest)]
    case .hover(let point):
      let reports = [UITouch.Phase.regionEntered, .regionMoved].map {
        TouchReport(1, $0, at: point, type: .indirectPointer)
      }
      return reports.map { .touches(.init([$0], time: begin)) } + [.time(begin + rest)]
    case .assist(let action, let element):
      return [
        .accessibility(.init(action, view: element, time: begin)), .time(begin + rest),
      ]
    }
  }
}
