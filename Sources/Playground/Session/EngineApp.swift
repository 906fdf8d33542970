// Runs one app in an application of its own: gives it the page's fingers, its time and its size, and
// writes down the actions it sends. It does not know pages or messages.

import TouchAssistance
import TouchKit
import TouchTrace

/// An app in an application of its own.
final class EngineApp: RunningApp {
  private let app: TouchApp
  private let traced: TracedApp
  private var style: UIUserInterfaceStyle
  private let answers: Answers
  private var lines: [String] = []
  private var reasons: [String] = []
  private var announcements: [String] = []
  /// The element that an assistive technology asked last, and what else can be done with it.
  private var offered: (element: Int, label: String, actions: [String])?
  private var scrollers = Scrollers()
  private var replay: Replay?
  private var recorder: TraceRecorder?
  let recording: Recording?

  var application: UIApplication { traced.application }

  /// How far a recording is replayed.
  private struct Replay {
    /// So many inputs are replayed at once: the app gets the next ones with the page's next frame.
    static let atOnceMax = 32
    var next = 0
    var first: Answers.Reason?
    let end: ClientMessage.OpenPart.End
  }
  private var replayEnd: ReplayEnd?

  /// Starts an app.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - stage: The page's stage.
  ///   - time: The page's time, in seconds.
  ///   - arguments: What the app is told.
  ///   - record: Takes the recording, line by line, each before the app hears of it; `nil` without one.
  init(
    _ app: TouchApp, stage: Stage, time: Double, arguments: [String] = [],
    record: ((String) -> Void)? = nil
  ) {
    self.app = app
    style = UIUserInterfaceStyle(stage.style)
    let header = TraceHeader(
      app: app.name, size: stage.bounds.size, start: time, arguments: arguments)
    traced = app.start(header)
    answers = Answers(in: traced.application)
    let recording = Recording(header)
    self.recording = recording
    listen(record, arguments)
    application.addInputObserver { recording.add($0) }
  }

  /// Starts an app as a recording says, and replays it: with each input from the page, the next ones of
  /// the recording. It takes no other before the end of the recording.
  init(
    _ app: TouchApp, replaying recording: Recording, style: Stage.Style,
    then end: ClientMessage.OpenPart.End = .stay, record: ((String) -> Void)? = nil
  ) {
    self.app = app
    self.style = UIUserInterfaceStyle(style)
    self.recording = recording
    traced = app.start(recording.header)
    answers = Answers(in: traced.application)
    replay = Replay(end: end)
    listen(record, recording.header.arguments)
  }

  private func listen(_ record: ((String) -> Void)?, _ arguments: [String]) {
    recorder = record.map {
      TraceRecorder(of: application, app: app.name, arguments: arguments, write: $0)
    }
    application.addObserver { [weak self] observation in
      if let line = observation.decision.line { self?.lines.append(line) }
      if case .posted(_, .text(let text)) = observation.decision {
        self?.announcements.append(text)
      }
    }
    if let warning = traced.warning { lines.append(warning) }
  }

  func receive(_ input: HostInput) {
    if replay == nil { hear(input) } else { replayOn() }
  }

  private func hear(_ input: HostInput) {
    defer { if case .accessibility(let request) = input { look(at: request.view) } }
    guard let reason = answers.receive(input) else { return }
    reasons.append(reason.words)
    if replay?.first == nil { replay?.first = reason }
  }

  private func look(at element: Int) {
    scrollers.go(to: element, in: application)
    let all = application.accessibilitySnapshot().lazy.flatMap(\.elements)
    let now = all.first { $0.identity == element }.map {
      (element: element, label: $0.told?.label ?? "", actions: $0.actions)
    }
    // A cell may be another row by now, which no assistive technology went to.
    let isAnother = offered.map { $0.element == element && $0.label != now?.label } ?? false
    offered = isAnother ? nil : now
  }

  private func replayOn() {
    guard let inputs = recording?.inputs, let next = replay?.next else { return }
    let end = min(next + Replay.atOnceMax, inputs.count)
    for input in inputs[next..<end] { hear(input) }
    replay?.next = end
    if next < end, isReplayOver { finishReplay() }
  }

  private var isReplayOver: Bool { replay?.next == recording?.inputs.count }

  private func finishReplay() {
    if let first = replay?.first {
      let time = recording?.inputs.prefix(first.input).last(where: { $0.time != nil })?.time
      replayEnd = ReplayEnd(failedAt: time ?? application.scheduler.now, words: first.words)
    } else {
      replayEnd = ReplayEnd(words: Answers.allAnswered)
    }
    guard replay?.end == .play else { return }
    replay = nil
    application.addInputObserver { [recording] in recording?.add($0) }
  }

  func takeReplayEnd() -> ReplayEnd? {
    defer { replayEnd = nil }
    return replayEnd
  }

  func change(to stage: Stage) {
    style = UIUserInterfaceStyle(stage.style)
    let screen = application.screen
    guard replay == nil, stage.bounds != screen.bounds else { return }
    receive(
      .screen(
        stage.bounds.size, scale: screen.scale, framesPerSecond: screen.maximumFramesPerSecond))
  }

  func scene() -> Scene {
    var scene = Scene(application.snapshot(for: style))
    if let offered, let index = scene.nodes.firstIndex(where: { $0.id == offered.element }),
      scene.nodes[index].access?.label == offered.label
    {
      scene.nodes[index].access?.actions = offered.actions
    }
    scrollers.tell(&scene)
    return scene
  }

  func startAgain() -> TracedApp? {
    recording.map { app.start($0.header) }
  }

  func scanner(send: @escaping (HostInput) -> Void) -> SwitchScanner? {
    replay == nil ? SwitchScanner(of: application, send: send) : nil
  }

  func testSource(of trace: Trace) throws(TestSource.Problem) -> String {
    try TestSource.text(of: trace, in: app)
  }

  func scene(of other: TracedApp) -> Scene { Scene(other.application.snapshot(for: style)) }

  var wake: UIApplication.NextCall {
    guard replay != nil else { return application.nextCall }
    return isReplayOver ? .never : .nextFrame
  }

  func exportFile() throws(FileProblem) -> String {
    let keeper = try keeper()
    return try application.perform { () throws(FileProblem) in try keeper.exportFile() }
  }

  func importFile(_ text: String) throws(FileProblem) -> String {
    let keeper = try keeper()
    recording?.stop("The app took a file, which no recording holds.")
    return try application.perform { () throws(FileProblem) in try keeper.importFile(text) }
  }

  private func keeper() throws(FileProblem) -> any FileExchanging {
    guard replay == nil else { throw FileProblem("This is a recording, which takes no file.") }
    guard let keeper = app.keeper(in: application) else { throw FileProblem.isNotKept }
    return keeper
  }

  func takeLog() -> [String] {
    defer { lines = [] }
    return lines
  }

  func takeReasons() -> [String] {
    defer { reasons = [] }
    return reasons
  }

  func takeAnnouncements() -> [String] {
    defer { announcements = [] }
    return announcements
  }
}

extension Catalogue {
  /// A list of apps.
  ///
  /// - Parameters:
  ///   - apps: The apps, in the order in which the page lists them.
  ///   - arguments: What each app is told when it starts.
  ///   - record: Takes the recording of the run, line by line, each before the app hears of it; `nil` without one.
  package init(
    _ apps: [TouchApp], arguments: [String] = [], record: ((String) -> Void)? = nil
  ) {
    entries = apps.map { app in
      Entry(
        card: AppCard(app),
        make: { EngineApp(app, stage: $0, time: $1, arguments: arguments, record: record) },
        replay: { EngineApp(app, replaying: $0, style: $1, then: $2, record: record) })
    }
  }
}

extension AppCard {
  /// How the page shows an app.
  init(_ app: TouchApp) {
    self.init(
      id: app.name, title: app.title, about: app.summary,
      tries: app.tries.map { .init(words: $0.words, sign: $0.sign, fingers: $0.fingers) },
      code: app.code.map { .init(words: $0.words, code: $0.code) },
      file: app.file.map { FileCard(name: $0.name, contents: $0.contents, sizeMax: $0.sizeMax) })
  }
}

extension Stage {
  fileprivate var bounds: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }
}

extension UIUserInterfaceStyle {
  fileprivate init(_ style: Stage.Style) {
    switch style {
    case .light: self = .light
    case .dark: self = .dark
    }
  }
}

extension Observation.Decision {
  /// What the page's log says of it: actions, key commands and shakes.
  fileprivate var line: String? {
    switch self {
    case .action(let recognizer, let state) where state != .changed:
      return "\(recognizer) \(state)"
    case .motion(_, .began, _): return "shake began"
    case .motion(_, .ended, _): return "shake ended"
    case .motion(_, .cancelled, _): return "shake cancelled"
    case .command: return description
    default: return nil
    }
  }
}
