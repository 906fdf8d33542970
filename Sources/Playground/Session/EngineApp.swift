// Runs one app in an application of its own: gives it the page's fingers, its time and its size, and
// writes down the actions it sends. It does not know pages or messages.

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
  private var recorder: TraceRecorder?
  let recording: Recording?

  private var application: UIApplication { traced.application }

  /// Starts an app.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - stage: The page's stage.
  ///   - time: The page's time, in seconds.
  ///   - arguments: What the app is told.
  ///   - record: Takes the recording, line by line.
  ///   - room: Where a recording for the inspector is kept; `nil` for none.
  init(
    _ app: TouchApp, stage: Stage, time: Double, arguments: [String] = [],
    record: ((String) -> Void)? = nil, room: RecordingRoom? = nil
  ) {
    self.app = app
    style = UIUserInterfaceStyle(stage.style)
    let header = TraceHeader(
      app: app.name, size: stage.bounds.size, start: time, arguments: arguments)
    traced = app.start(header)
    answers = Answers(in: traced.application)
    recording = room.map { Recording(header, in: $0) }
    if let recording { application.addInputObserver { recording.add($0) } }
    recorder = record.map {
      TraceRecorder(of: application, app: app.name, arguments: arguments, write: $0)
    }
    application.addObserver { [weak self] observation in
      if let line = observation.decision.line { self?.lines.append(line) }
    }
    if let warning = traced.warning { lines.append(warning) }
  }

  func receive(_ input: HostInput) {
    if let reason = answers.receive(input) { reasons.append(reason) }
  }

  func change(to stage: Stage) {
    style = UIUserInterfaceStyle(stage.style)
    let screen = application.screen
    guard stage.bounds != screen.bounds else { return }
    receive(
      .screen(
        stage.bounds.size, scale: screen.scale, framesPerSecond: screen.maximumFramesPerSecond))
  }

  func scene() -> Scene { Scene(application.snapshot(for: style)) }

  func startAgain() -> TracedApp? {
    recording.map { app.start($0.header) }
  }

  func testSource(of trace: Trace) throws(TestSource.Problem) -> String {
    try TestSource.text(of: trace, in: app)
  }

  func scene(of other: TracedApp) -> Scene { Scene(other.application.snapshot(for: style)) }

  var wake: UIApplication.NextCall { application.nextCall }

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
    for window in application.windows {
      if let keeper = window.rootViewController as? any FileExchanging { return keeper }
    }
    throw FileProblem.isNotKept
  }

  func takeLog() -> [String] {
    defer { lines = [] }
    return lines
  }

  func takeReasons() -> [String] {
    defer { reasons = [] }
    return reasons
  }
}

extension Catalogue {
  /// A list of apps.
  ///
  /// - Parameters:
  ///   - apps: The apps, in the order in which the page lists them.
  ///   - arguments: What each app is told when it starts.
  ///   - folder: Where each run is recorded in a file of its own; `nil` for nowhere.
  init(_ apps: [TouchApp], arguments: [String] = [], recordedInto folder: TraceFolder? = nil) {
    let room = RecordingRoom()
    entries = apps.map { app in
      Entry(card: AppCard(app)) { stage, time in
        EngineApp(
          app, stage: stage, time: time, arguments: arguments,
          record: folder?.newFile(for: app.name).write, room: room)
      }
    }
  }
}

extension AppCard {
  /// How the page shows an app.
  fileprivate init(_ app: TouchApp) {
    self.init(
      id: app.name, title: app.title, about: app.summary,
      tries: app.tries.map { .init(words: $0.words, sign: $0.sign, fingers: $0.fingers) },
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
