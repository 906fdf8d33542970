// The world of a test: an application with one window, fingers that touch it, and the log of what
// happened. The extensions in this folder compare logs and end tests.

import TouchKit
import TouchTrace

/// An application with one window, in which a test's fingers touch views.
///
/// `withScreen` makes one.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class TestScreen {
  /// The application; its time is the screen's.
  public let application: UIApplication
  /// The window: as large as the screen, visible and key; the back one of an app with several.
  public let window: UIWindow
  /// What happened so far, in order.
  public private(set) var log: [LogEntry] = []
  /// The kinds of entries that are logged. Entries that are left out are not added later.
  public var recording: LogContents

  /// How much of the log was expected already.
  var expectedCount = 0
  /// Whether the test expects logs at all.
  var hasExpected = false
  /// The decisions that explain a log.
  var verdicts: [(time: TimeInterval, text: String)] = []
  /// Where the fingers are that are down, by number.
  var places: [Int: CGPoint] = [:]
  /// All that the fingers did.
  var traces: [(time: TimeInterval, report: TouchReport)] = []
  /// The reports that wait for the end of ``together(_:)``; `nil` outside.
  var gathered: [TouchReport]?
  /// The phases that are held back from views.
  var held: [(touch: Observation.TouchID, phase: UITouch.Phase)] = []
  /// The fingers that come down in the present event and had no effect so far.
  var arriving: Set<Int> = []
  /// The touches that reached nothing, in order.
  var unreached: [UnreachedTouch] = []
  /// The numbers of the recognizers that the test added: their actions are logged.
  var heard: Set<Int> = []
  /// What recognizers did and why, episode by episode.
  var story: Story
  /// What it was told.
  let recorded: ScreenRecording
  let stage: TestStage
  private var namedViews: [(view: UIView, name: String)] = []
  private var observers: [ObserverToken] = []
  private var details: [(recognizer: () -> Observation.RecognizerID, text: () -> String)] = []

  init(_ stage: TestStage, recording: LogContents) {
    self.stage = stage
    application = stage.application
    self.recording = recording
    story = Story(of: application)
    window = stage.app?.firstWindow ?? UIWindow(frame: CGRect(origin: .zero, size: stage.size))
    recorded = ScreenRecording(
      of: application, window: window, header: stage.header, folder: stage.failures)
    if stage.app == nil { window.makeKeyAndVisible() }
    observe { [unowned self] in hear($0) }
  }

  /// The size of the screen, in points.
  public var size: CGSize { window.bounds.size }

  /// The time on the application's clock, in seconds; a test starts at 0.
  public var now: TimeInterval { application.scheduler.now }

  // MARK: Furniture

  /// Puts a new view on the screen that notes what it hears.
  ///
  /// - Parameters:
  ///   - name: What the log calls it.
  ///   - frame: Where in its superview, in points; all of it by default.
  ///   - superview: The window by default.
  @discardableResult
  public func view(
    _ name: String, frame: CGRect? = nil, in superview: UIView? = nil
  ) -> RecordingView {
    let parent = superview ?? window
    let view = RecordingView(frame: frame ?? parent.bounds)
    add(view, named: name, to: parent)
    return view
  }

  /// Puts a view on the screen and gives it a name in the log.
  ///
  /// What any view hears is logged; without a name it is called after its class: `board 4`.
  @discardableResult
  public func add<View: UIView>(
    _ view: View, named name: String, to superview: UIView? = nil
  ) -> View {
    self.name(view, name)
    (view as? RecordingView)?.screen = self
    (superview ?? window).addSubview(view)
    application.layoutWindowsIfNeeded()
    return view
  }

  /// Gives a view a name in the log.
  public func name(_ view: UIView, _ name: String) {
    namedViews.removeAll { $0.view === view }
    namedViews.append((view, name))
  }

  /// Adds a recognizer to a view and gives it a name in the log.
  ///
  /// All recognizers are logged; without a name one is called after its class: `longPress`.
  @discardableResult
  public func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, named name: String, to view: UIView
  ) -> Recognizer {
    recognizer.name = name
    view.addGestureRecognizer(recognizer)
    heard.insert(recognizer.observationID.number)
    return recognizer
  }

  /// Notes a value with each action of a recognizer: `pan changed [4, 0]`.
  public func show<Recognizer: UIGestureRecognizer, Value>(
    of recognizer: Recognizer, _ value: @escaping (Recognizer) -> Value
  ) {
    details.append(
      (
        { [unowned recognizer] in recognizer.observationID },
        { [unowned recognizer] in spoken(value(recognizer)) }
      ))
  }

  /// Shows a controller's view in all of the window.
  public func show(_ controller: UIViewController) {
    window.rootViewController = controller
    application.layoutWindowsIfNeeded()
  }

  /// Adds a closure that hears all decisions, after the log, until the test ends or it is removed.
  @discardableResult
  public func observe(_ observer: @escaping (Observation) -> Void) -> ObserverToken {
    let token = application.addObserver(observer)
    observers.append(token)
    return token
  }

  /// Puts a note of the test's own into the log.
  public func note(_ text: String) { append(.note, "", text) }

  // MARK: The log

  /// What the log calls a view.
  func name(of view: Observation.ViewID) -> String {
    namedView(view)?.name ?? (view == window.observationID ? "window" : "\(view)")
  }

  /// The name that the test, or the screen, gave a view.
  func givenName(of view: UIView) -> String? {
    namedViews.first { $0.view === view }?.name ?? (view === window ? "window" : nil)
  }

  /// The names that an entry of the log can have now, and those that it had.
  var knownNames: [String] {
    func names(below view: UIView) -> [String] {
      [givenName(of: view) ?? "\(view.observationID)"]
        + (view.gestureRecognizers ?? []).map { $0.observationID.name }
        + view.subviews.flatMap(names(below:))
    }
    return application.windows.flatMap(names(below:)) + namedViews.map(\.name)
      + log.map(\.actor).filter { !$0.isEmpty }
  }

  private func namedView(_ view: Observation.ViewID) -> (view: UIView, name: String)? {
    namedViews.first { $0.view.identity == view.number }
  }

  func append(
    _ kind: LogEntry.Kind, _ actor: String, _ action: String, touches: Int = 1,
    detail: String? = nil
  ) {
    guard recording.contains(kind) else { return }
    log.append(
      LogEntry(
        time: now, kind: kind, actor: actor, action: action, touchCount: touches, detail: detail))
  }

  private func hear(_ observation: Observation) {
    story.hear(observation)
    switch observation.decision {
    case .delivered(let touches, let phase, let view):
      for touch in touches { held.removeAll { $0.touch == touch && $0.phase == phase } }
      guard !(namedView(view)?.view is RecordingView) else { break }
      append(.touches, name(of: view), "\(phase)", touches: touches.count)
    case .held(let touch, let phase):
      held.append((touch, phase))
    case .dropped(let touch, let phase):
      held.removeAll { $0.touch == touch && $0.phase == phase }
    case .action(let recognizer, let state):
      let detail = details.last { $0.recognizer() == recognizer }?.text()
      append(.action, recognizer.name, "\(state)", detail: detail)
    case .motion(_, let phase, let responder):
      append(.motion, responder.text { name(of: $0) }, "shake \(phase.word)")
    case .effect(let effect):
      append(.effect, "app", effect)
    case .posted(let notification, let argument):
      append(.announcement, "app", "\(notification)", detail: text(of: argument))
    case .transition(let recognizer, _, .failed, _):
      append(.failure, recognizer.name, "failed")
    case .waits(let recognizer, let required):
      append(.wait, recognizer.name, "waits for \(required.name)")
    case .reset(let recognizer):
      append(.reset, recognizer.name, "reset")
    default: break
    }
    hearOfArrival(observation.decision)
    keep(observation)
  }

  private func text(of argument: Observation.PostedArgument) -> String? {
    switch argument {
    case .nothing: nil
    case .text(let text): text
    case .element(let responder): responder.text { name(of: $0) }
    }
  }

  /// Keeps the decisions that explain a log: verdicts against a view or a recognizer, and mistakes.
  private func keep(_ observation: Observation) {
    switch observation.decision {
    case .skipped(_, because: .outside):
      // This is true of most views at every touch-down, and explains nothing.
      break
    case .transition(_, _, .failed, _), .transition(_, _, .cancelled, _), .badInput, .withoutView,
      .refused, .ignoredAssignment, .waits, .spared, .brokenRequirement, .requiredItself,
      .settlingPutOff, .targetNotRemoved, .callsPutOff, .repeatsItself, .scheduledForNever,
      .skipped:
      verdicts.append((observation.time, observation.decision.text { name(of: $0) }))
    default: break
    }
  }

  /// Breaks the references that could keep the screen alive.
  func close() {
    for token in observers { application.removeObserver(token) }
    for view in window.subviews { view.removeFromSuperview() }
    window.rootViewController = nil
    (namedViews, details, observers) = ([], [], [])
  }
}

/// What a screen shows from the beginning.
struct TestStage {
  let application: UIApplication
  let app: TracedApp?
  /// How the app starts again; `nil` if the test itself builds what is on the screen.
  let source: TouchApp?
  let header: TraceHeader
  /// Where the files of failures are kept.
  let failures: URL?
  var size: CGSize { header.size }

  /// Starts an app, if there is one.
  init(of app: TouchApp?, size: CGSize, failures: URL? = ScreenRecording.folderOfEnvironment) {
    (source, self.failures) = (app, failures)
    header = TraceHeader(app: app?.name, size: size)
    self.app = app?.start(header)
    application = self.app?.application ?? UIApplication()
  }
}

nonisolated extension Observation.MotionPhase {
  fileprivate var word: String {
    switch self {
    case .began: "began"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }
}

/// A value as the log shows it: numbers with at most two places, points and vectors as two numbers.
func spoken(_ value: some Any) -> String {
  switch value {
  case let value as Double: shortDecimal(value, places: 2)
  case let value as CGFloat: shortDecimal(Double(value), places: 2)
  case let point as CGPoint: "\(spoken(point.x)), \(spoken(point.y))"
  case let vector as CGVector: "\(spoken(vector.dx)), \(spoken(vector.dy))"
  default: "\(value)"
  }
}
