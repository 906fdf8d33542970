// One page's application: the running app, the fingers and keys that are down, and its time. It
// stays for a while after a lost connection. It does not know how messages are sent.

import GestureCore
import TouchKit

/// Everything that belongs to one page, or to one window.
package final class PageSession {
  /// How often an app was started; the page empties its stage when this changes.
  private(set) var run = 0
  /// The app that runs and its id.
  private(set) var running: (id: String, app: any RunningApp)?
  /// Hears which app is about to run, and whether it replays a recording.
  var willRun: (_ id: String, _ isReplay: Bool) -> Void = { _, _ in }

  /// The inspector, while it is open.
  var inspection: Inspection?
  /// What is still to be sent of a recording that the page keeps.
  var keeping: Keeping?

  /// A recording that the page opens, and what is to be said of it.
  var opening = ArrivingTrace()
  var opened: OpenedTrace?

  /// What stands between the page's surface and the app.
  let assistance = Assistance()
  /// What the page knows of it.
  var shownAssistance = AssistanceUpdate()

  let catalogue: Catalogue
  private(set) var clock = PageClock()
  private var fingers = FingerBook()
  private var keys = KeysDown()
  private var log = PageLog()
  private var arriving = ArrivingFile()
  private var owesFile = false
  private var note: FileNote?

  package init(catalogue: Catalogue) { self.catalogue = catalogue }

  /// Starts an app afresh.
  package func play(_ id: String, stage: Stage, at time: Double) throws(WireError) {
    let entry = try catalogue.entry(id)
    willRun(id, false)
    show(id, entry.make(stage, clock.advance(to: time)))
  }

  /// Puts an app in place of the one that ran.
  func show(_ id: String, _ app: any RunningApp) {
    fingers = FingerBook()
    assistance.beginAgain()
    keys = KeysDown()
    log = PageLog()
    forgetFiles()
    opened = nil
    run += 1
    running = (id, app)
    keeping = nil
    if inspection != nil { inspection = Inspection(of: app, run: run) }
    collectLog()
  }

  /// Tells the app of the fingers of one event.
  package func receive(_ input: HostInput.TouchInput) throws(WireError) {
    let app = try appThatRuns()
    try fingers.admit(input)
    assistance.pass(.touches(input.settled(at: clock.advance(to: input.time))), to: app)
    collectLog()
  }

  /// Tells the app of a key.
  package func receive(_ input: HostInput.KeyInput) throws(WireError) {
    let app = try appThatRuns()
    switch keys.follow(input.change, of: input.keyCode.rawValue) {
    case .wasDown:
      throw WireError(
        place: "phase", found: "down of key \(input.keyCode.rawValue), which is down already",
        expected: "repeated, up or cancelled", remedy: "Say repeated while a key is held.")
    case .wasNotDown:
      throw WireError(
        place: "phase",
        found: "\(input.change) of key \(input.keyCode.rawValue), which is not down",
        expected: "down", remedy: "Send down first.")
    case .begin, .again, .end, .cancel: break
    }
    var input = input
    input.time = clock.advance(to: input.time)
    assistance.pass(.key(input), to: app)
    collectLog()
  }

  /// Tells the app how the device moves.
  func receive(_ input: HostInput.MotionInput) throws(WireError) {
    let app = try appThatRuns()
    var input = input
    for index in input.samples.indices {
      input.samples[index].time = clock.advance(to: input.samples[index].time)
    }
    assistance.pass(.motion(input), to: app)
    collectLog()
  }

  /// Tells the app of a media key.
  func receive(_ input: ClientMessage.Remote) throws(WireError) {
    let app = try appThatRuns()
    assistance.pass(.remoteControl(input.command, time: clock.advance(to: input.time)), to: app)
    collectLog()
  }

  /// Tells the app what a key or a screen reader asks of an element.
  func receive(_ input: HostInput.AccessibilityInput) throws(WireError) {
    let app = try appThatRuns()
    var input = input
    input.time = clock.advance(to: input.time)
    assistance.pass(.accessibility(input), to: app)
    collectLog()
  }

  /// Gives the app another stage.
  package func change(to stage: Stage, at time: Double) throws(WireError) {
    let app = try appThatRuns()
    assistance.pass(.time(clock.advance(to: time)), to: app)
    app.change(to: stage)
    collectLog()
  }

  // MARK: Files

  /// The page wants the app's content as a file; it is made when the page can take it.
  func exportFile(at time: Double) throws(WireError) {
    _ = try fileCard(for: "export")
    tick(to: time)
    owesFile = true
  }

  /// Takes a part of a file, and gives the app the whole with the last one.
  func receive(_ part: ClientMessage.ImportPart) throws(WireError) {
    let card = try fileCard(for: "import")
    let app = try appThatRuns()
    tick(to: part.time)
    guard let text = try arriving.add(part.file, sizeMax: card.sizeMax) else { return }
    do {
      note = FileNote(try app.importFile(text), isProblem: false)
    } catch {
      note = FileNote(error.words, isProblem: true)
    }
    collectLog()
  }

  /// The file that is owed, or what was said about the last one; nil if there is neither.
  func takeFileOrNote() -> ServerMessage? {
    if let note {
      self.note = nil
      return .note(note)
    }
    guard owesFile, let running, let name = try? fileCard(for: "export").name else { return nil }
    owesFile = false
    do {
      return .file(SavedFile(name: name, text: try running.app.exportFile()))
    } catch {
      return .note(FileNote(error.words, isProblem: true))
    }
  }

  private func fileCard(for kind: String) throws(WireError) -> FileCard {
    _ = try appThatRuns()
    if let id = running?.id, let card = try catalogue.entry(id).card.file { return card }
    throw WireError(
      place: "type", found: "\(kind) to an app without a file", expected: "an app with one",
      remedy: "Send \(kind) only where the list of apps names a file.")
  }

  private func forgetFiles() {
    arriving = ArrivingFile()
    opening = ArrivingTrace()
    owesFile = false
    note = nil
  }

  /// Lets time pass. Without an app, time changes nothing.
  package func tick(to time: Double) {
    let now = clock.advance(to: time)
    if let app = running?.app { assistance.pass(.time(now), to: app) }
    collectLog()
  }

  /// The connection is gone: cancels everything that touched the stage, and ends all assistance.
  package func takeFingersAway() {
    fingers = FingerBook()
    let input = assistance.end(at: clock.now)
    shownAssistance = AssistanceUpdate()
    let hasKeys = !keys.isEmpty
    keys = KeysDown()
    forgetFiles()
    guard let app = running?.app else { return }
    if !input.reports.isEmpty { app.receive(.touches(input)) }
    if hasKeys {
      app.receive(.activity(.inactive, time: clock.now))
      app.receive(.activity(.active, time: clock.now))
    }
    collectLog()
  }

  /// The oldest lines of one kind that were not taken yet, or nil if there are none.
  package func takeLog() -> LogLines? { log.take() }

  func appThatRuns() throws(WireError) -> any RunningApp {
    if let app = running?.app { return app }
    throw .noAppRuns
  }

  func collectLog() {
    guard let app = running?.app else { return }
    log.add(app.takeLog(), .event)
    log.add(app.takeReasons(), .reason)
    log.add(app.takeAnnouncements(), .announcement)
  }
}

nonisolated extension HostInput.TouchInput {
  /// The touches at the time their application gives them, with no coalesced sample later than that.
  func settled(at now: Double) -> HostInput.TouchInput {
    var input = self
    input.time = now
    for (index, report) in reports.enumerated() {
      input.reports[index].sample.timestamp = now
      guard !report.coalesced.isEmpty else { continue }
      input.reports[index].coalesced = report.coalesced.map { sample in
        var sample = sample
        sample.timestamp = min(sample.timestamp ?? now, now)
        return sample
      }
    }
    return input
  }
}
