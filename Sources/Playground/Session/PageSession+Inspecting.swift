// The inspector of a page, and the recording that the page keeps.

import TouchKit
import TouchTrace

extension PageSession {
  /// Opens, closes or turns the inspector.
  func receive(_ inspect: ClientMessage.Inspect) throws(WireError) {
    if case .nothing = inspect.view { return closeInspector() }
    let app = try appThatRuns()
    tick(to: inspect.time)
    if inspection == nil { inspection = Inspection(of: app, run: run) }
    switch inspect.view {
    case .nothing: break
    case .present: inspection?.goOn()
    case .past(let time): inspection?.look(at: time)
    case .previous: inspection?.step(-1)
    case .next: inspection?.step(1)
    case .change(let row): inspection?.ask(about: row)
    }
  }

  /// Closes the inspector, and sends no more of a recording.
  func closeInspector() {
    inspection = nil
    keeping = nil
  }

  /// What the stage shows: the app, or what it was earlier; nil while that is being prepared.
  package func scene() -> Scene? {
    guard let app = running?.app else { return nil }
    switch inspection?.stage ?? .present {
    case .present: return app.scene()
    case .past(let earlier): return app.scene(of: earlier)
    case .asBefore: return nil
    }
  }

  /// Whether the inspector has something to do.
  var hasInspectorWork: Bool { inspection?.hasWork(at: clock.now) ?? false }

  /// What the inspector has to say, or the next part of a kept recording; nil for neither.
  func takeInspection() -> ServerMessage? {
    if let update = inspection?.takeUpdate(at: clock.now) { return .inspection(update) }
    guard var keeping else { return nil }
    defer { self.keeping = keeping.isOver ? nil : keeping }
    return .kept(keeping.takePart())
  }

  /// The page wants to keep the recording up to now.
  func receive(_ keep: ClientMessage.Keep) throws(WireError) {
    let app = try appThatRuns()
    tick(to: keep.time)
    guard let name = running?.id, let recording = app.recording else {
      throw WireError(
        place: "type", found: "keep for an app that is not recorded", expected: "one that is",
        remedy: "Choose another app.")
    }
    keeping = Keeping(keep.kind, of: recording, app: name, running: app)
  }
}

/// A recording on its way to a page, in parts that are made when the page can take them.
struct Keeping {
  /// Whether all parts are taken.
  private(set) var isOver = false

  private let kind: ClientMessage.Keep.Kind
  private let app: String
  private let recording: Recording
  /// So many inputs are kept; later ones are not.
  private let count: Int
  private let running: any RunningApp
  private var next = 0

  init(
    _ kind: ClientMessage.Keep.Kind, of recording: Recording, app: String, running: any RunningApp
  ) {
    (self.kind, self.app, self.running) = (kind, app, running)
    (self.recording, count) = (recording, recording.inputs.count)
  }

  /// The next part.
  mutating func takePart() -> KeptPart {
    let isFirst = next == 0
    switch kind {
    case .trace:
      let text = takeLines()
      isOver = next == count
      return KeptPart(
        kind: kind, name: "\(app).jsonl", text: text, isFirst: isFirst, isLast: isOver)
    case .test:
      isOver = true
      var part = KeptPart(
        kind: kind, name: "\(app)Recording.swift", text: "", isFirst: true, isLast: true)
      do {
        part.text = try running.testSource(
          of: Trace(recording.header, Array(recording.inputs[..<count])))
      } catch {
        part.problem = "\(error.words) Save it as a trace instead."
      }
      return part
    }
  }

  private mutating func takeLines() -> String {
    var text = next == 0 ? TraceText.line(recording.header) : ""
    var samples = 0
    while next < count, samples < Limits.traceSamplesMax {
      let input = recording.inputs[next]
      text += TraceText.line(input)
      samples += 1
      if case .touches(let touches) = input {
        samples += touches.reports.reduce(0) { $0 + $1.coalesced.count }
      }
      next += 1
    }
    return text
  }
}
