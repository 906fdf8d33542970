// Runs one app in an application of its own: gives it the page's fingers, its time and its size, and
// writes down the actions it sends. It does not know pages or messages.

import Examples
import TouchKit
import TouchTrace

extension ExampleApp {
  /// Starts the app as the playground does: the same at each replay.
  public func start(_ header: TraceHeader) -> TracedApp {
    TracedApp(onPage: header, makeRoot: makeRootViewController)
  }
}

extension TracedApp {
  /// Starts an app on a page.
  fileprivate convenience init(onPage header: TraceHeader, makeRoot: () -> UIViewController) {
    self.init(
      header, prepare: { $0.screen.characterWidth = CharacterWidths.width },
      makeRootViewController: makeRoot)
  }
}

/// An app in its own application and window.
final class EngineApp: RunningApp {
  private let application: UIApplication
  private let window: UIWindow
  private var style: UIUserInterfaceStyle
  private var lines: [String] = []
  private var recorder: TraceRecorder?
  private let makeRoot: () -> UIViewController
  let recording: Recording?

  /// Starts an app whose root controller `makeRoot` makes.
  ///
  /// - Parameters:
  ///   - stage: The page's stage.
  ///   - time: The page's time, in seconds.
  ///   - name: The app's name, for its recording.
  ///   - record: Takes the recording, line by line.
  ///   - room: Where a recording for the inspector is kept; `nil` for none.
  ///   - makeRoot: Makes the controller.
  init(
    stage: Stage, time: Double, name: String? = nil, record: ((String) -> Void)? = nil,
    room: RecordingRoom? = nil, makeRoot: @escaping () -> UIViewController
  ) {
    style = UIUserInterfaceStyle(stage.style)
    let header = TraceHeader(app: name, size: stage.bounds.size, scale: 2, start: time)
    let traced = TracedApp(onPage: header, makeRoot: makeRoot)
    (application, window) = (traced.application, traced.window)
    self.makeRoot = makeRoot
    recording = room.map { Recording(header, in: $0) }
    if let recording { application.addInputObserver { recording.add($0) } }
    recorder = record.map { TraceRecorder(of: application, app: name, write: $0) }
    application.addObserver { [weak self] observation in
      if let line = observation.decision.line { self?.lines.append(line) }
    }
  }

  func receive(_ input: HostInput) {
    guard case .touches(var touches) = input else { return application.receive(input) }
    touches.window = window.windowNumber
    application.receive(.touches(touches))
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
    recording.map { TracedApp(onPage: $0.header, makeRoot: makeRoot) }
  }

  func makeRootViewController() -> UIViewController? { makeRoot() }

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
    guard let keeper = window.rootViewController as? any FileExchanging else {
      throw FileProblem.isNotKept
    }
    return keeper
  }

  func takeLog() -> [String] {
    defer { lines = [] }
    return lines
  }
}

extension Catalogue {
  /// The example apps of this package.
  static let examples = examples(recordedInto: nil)

  /// The example apps; each run is recorded in a file of its own.
  static func examples(recordedInto folder: TraceFolder?) -> Catalogue {
    let room = RecordingRoom()
    return Catalogue(
      entries: ExampleApp.all.map { entry(of: $0, recordedInto: folder, keptIn: room) })
  }

  private static func entry(
    of example: ExampleApp, recordedInto folder: TraceFolder?, keptIn room: RecordingRoom
  ) -> Entry {
    Entry(
      card: AppCard(
        id: example.name, title: example.title, about: example.summary,
        tries: example.tries.map { .init(words: $0.words, sign: $0.sign, fingers: $0.fingers) },
        file: example.file.map {
          FileCard(name: $0.name, contents: $0.contents, sizeMax: $0.sizeMax)
        })
    ) { stage, time in
      EngineApp(
        stage: stage, time: time, name: example.name,
        record: folder?.newFile(for: example.name).write, room: room,
        makeRoot: example.makeRootViewController)
    }
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
