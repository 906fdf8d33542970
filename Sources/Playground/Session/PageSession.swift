// One page's application: which app runs, which fingers are down, what time it is there. It outlives
// a lost connection for a while, and does not know how messages travel.

/// Everything that belongs to one page.
final class PageSession {
  /// The page's own name.
  let page: String
  /// How often an app was started; the page empties its stage when this changes.
  private(set) var run = 0
  /// The app that runs and its id.
  private(set) var running: (id: String, app: any RunningApp)?

  private let catalogue: Catalogue
  private var clock: PageClock
  private var fingers = FingerBook()
  private var log = LogLines(lines: [], dropped: 0)

  init(page: String, catalogue: Catalogue, time: Double) {
    self.page = page
    self.catalogue = catalogue
    clock = PageClock(at: time)
  }

  /// Starts an app afresh.
  func play(_ id: String, stage: Stage, at time: Double) throws(WireError) {
    let entry = try catalogue.entry(id)
    fingers = FingerBook()
    log = LogLines(lines: [], dropped: 0)
    run += 1
    running = (id, entry.make(stage, clock.advance(to: time)))
    collectLog()
  }

  /// Lets the app feel the fingers of one event.
  func receive(_ batch: TouchBatch) throws(WireError) {
    let app = try app(for: "touches")
    try fingers.admit(batch.touches)
    let now = clock.advance(to: batch.time)
    app.receive(batch.touches.map { $0.settled(at: now) }, at: now)
    collectLog()
  }

  /// Gives the app another stage.
  func change(to stage: Stage, at time: Double) throws(WireError) {
    let app = try app(for: "stage")
    app.advance(to: clock.advance(to: time))
    app.change(to: stage)
    collectLog()
  }

  /// Lets time pass; without an app there is nothing that time could change.
  func tick(to time: Double) {
    let now = clock.advance(to: time)
    running?.app.advance(to: now)
    collectLog()
  }

  /// The connection is gone: whatever touched the stage no longer does.
  func takeFingersAway() {
    let touches = fingers.takeAllAway()
    guard let app = running?.app, !touches.isEmpty else { return }
    app.receive(touches.map { $0.settled(at: clock.now) }, at: clock.now)
    collectLog()
  }

  /// The lines that were logged since the last call, or nil if there are none.
  func takeLog() -> LogLines? {
    guard !log.lines.isEmpty else { return nil }
    defer { log = LogLines(lines: [], dropped: 0) }
    return log
  }

  private func app(for kind: String) throws(WireError) -> any RunningApp {
    if let app = running?.app { return app }
    throw WireError(
      place: "type", found: "\(kind) while no app runs", expected: "play first",
      remedy: "Choose an app before sending \(kind).")
  }

  private func collectLog() {
    guard let app = running?.app else { return }
    log.lines += app.takeLog()
    let surplus = log.lines.count - Limits.logLinesMax
    if surplus > 0 {
      log.lines.removeFirst(surplus)
      log.dropped += surplus
    }
  }
}

nonisolated extension WireTouch {
  /// The touch at the time its application gives it, with no coalesced sample later than that.
  func settled(at now: Double) -> WireTouch {
    var touch = at(now)
    for index in touch.coalesced.indices {
      touch.coalesced[index].time = min(touch.coalesced[index].time, now)
    }
    return touch
  }
}
