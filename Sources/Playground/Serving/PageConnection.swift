// One connection of a page: hands its messages to the page's application, keeps it within its limits,
// and hands out what is to be sent, one frame at a time. It does not know sockets.

import FlyingFox
import Foundation

/// A page's connection, as the main actor sees it.
final class PageConnection {
  /// The name of the page, once it said hello.
  private(set) var page: String?
  /// When it was last heard, in the hub's uptime.
  private(set) var heardAt: Double

  /// Called once when the connection is over, or at once if it is already.
  var whenOver: (() -> Void)? {
    didSet { if isOver { whenOver?() } }
  }
  /// Whether goodbye was or will be said.
  var isClosing: Bool { closing != nil }

  private let hub: PageHub
  private let outbox = Outbox()
  private var assembler = FrameAssembler()
  private var frames: RateLimit
  private var bytes: RateLimit
  private var mistakes: RateLimit
  private var credit = TimeCredit()
  private var usedInOneGo = 0.0
  private var turnBegan = 0.0
  private var silentAt: Double
  private var pong: Data?
  private var closing: Closing?
  private var saidGoodbye = false
  private var heardGoodbye = false
  private var isOver = false
  private var waiter: CheckedContinuation<Void, Never>?

  init(hub: PageHub) {
    self.hub = hub
    let now = hub.uptime()
    heardAt = now
    silentAt = now
    frames = RateLimit(
      perSecond: Limits.framesPerSecondMax, atOnceMax: 2 * Limits.framesPerSecondMax, now: now)
    bytes = RateLimit(
      perSecond: Limits.bytesPerSecondMax, atOnceMax: 2 * Limits.bytesPerSecondMax, now: now)
    mistakes = RateLimit(perSecond: 1, atOnceMax: Limits.mistakesMax, now: now)
  }

  // MARK: In

  /// Waits for the page to say something, which earns it credit.
  func silence(_ wait: () async throws -> Void) async throws {
    let began = hub.uptime()
    try await wait()
    wasSilent(since: began)
  }

  /// The page has sent nothing since a time of the hub's uptime.
  func wasSilent(since began: Double) {
    silentAt = hub.uptime()
    credit.earn(silence: silentAt - began)
  }

  /// Takes one frame.
  func receive(_ frame: WSFrame) {
    guard closing == nil else {
      if frame.opcode == .close { receiveGoodbye() }
      return
    }
    do {
      try count(frame)
      switch try assembler.add(frame) {
      case .text(let text): receive(text)
      case .ping(let bytes): pong = bytes
      case .close: receiveGoodbye()
      case .unfinished: break
      }
    } catch {
      close(error)
    }
    wake()
  }

  /// Refuses a flood, before anything is done with it.
  private func count(_ frame: WSFrame) throws(Closing) {
    let now = hub.uptime()
    guard frames.use(1, at: now), bytes.use(Double(frame.payload.count), at: now) else {
      throw Closing(
        code: 1008,
        reason: "More than \(Int(Limits.framesPerSecondMax)) messages or 2 MB a second came.")
    }
    guard now - silentAt <= Limits.backlogSecondsMax else {
      throw Closing(
        code: 4009,
        reason: """
          For \(Int(Limits.backlogSecondsMax)) seconds messages came faster than they could be \
          answered. Send fewer.
          """)
    }
  }

  private func receive(_ text: String) {
    heardAt = hub.uptime()
    do {
      try handle(try ClientMessage.decode(text))
    } catch let error as WireError {
      outbox.report(error)
      if !mistakes.use(1, at: heardAt) {
        close(Closing(code: 1008, reason: "Too many wrong messages. The last: \(error)"))
      }
    } catch let closing as Closing {
      close(closing)
    } catch {
      close(Closing(code: 1011, reason: "The server failed: \(error)"))
    }
  }

  /// The page said goodbye: it is answered, or was the answer to ours.
  private func receiveGoodbye() {
    heardGoodbye = true
    close(Closing(code: 1000, reason: ""))
    wake()
  }

  /// The page left, its connection broke, or it had its time to read the goodbye.
  func lost() {
    guard !isOver else { return }
    isOver = true
    hub.forget(self)
    whenOver?()
    wake()
  }

  /// Says goodbye with a reason. To end at once would throw away everything on its way to the page,
  /// including the reason. So the hub ends the connection a little later.
  func close(_ closing: Closing) {
    guard self.closing == nil, !isOver else { return }
    self.closing = closing
    hub.dismiss(self, closing)
    wake()
  }

  private func handle(_ message: ClientMessage) throws {
    if case .hello(let hello) = message { return try welcome(hello) }
    guard let session = outbox.session else {
      throw WireError(
        place: "type", found: "a message before hello", expected: "hello first",
        remedy: "Send hello as the first message on each connection.")
    }
    switch message {
    case .hello: break
    case .play(let play): try session.play(play.app, stage: play.stage, at: play.time)
    case .touches(let batch): try session.receive(batch)
    case .key(let key): try session.receive(key)
    case .motion(let motion): try session.receive(motion)
    case .remote(let command): try session.receive(command)
    case .adjust(let input): try session.receive(input)
    case .stage(let change): try session.change(to: change.stage, at: change.time)
    case .exportFile(let tick): try session.exportFile(at: tick.time)
    case .importPart(let part): try session.receive(part)
    case .openPart(let part): try session.receive(part)
    case .inspect(let inspect): try session.receive(inspect)
    case .keep(let keep): try session.receive(keep)
    case .tick(let tick):
      session.tick(to: tick.time)
      outbox.noteTick()
    }
    outbox.noteChange()
  }

  private func welcome(_ hello: ClientMessage.Hello) throws {
    guard page == nil else {
      throw WireError(
        place: "type", found: "hello for the second time", expected: "hello once",
        remedy: "Say hello only as the first message on a connection.")
    }
    let session = hub.seat(self, page: hello.page, time: hello.time)
    page = hello.page
    outbox.session = session
    session.closeInspector()
    let isKept = hello.app != nil && session.running?.id == hello.app
    outbox.offer(hub.catalogue.entries.map(\.card), kept: isKept)
    guard let app = hello.app else { return }
    if isKept {
      try session.change(to: hello.stage, at: hello.time)
    } else {
      try session.play(app, stage: hello.stage, at: hello.time)
    }
  }

  // MARK: Out

  /// The next frame to send, as soon as there is one; nil when the connection is over.
  func nextFrame() async -> WSFrame? {
    while true {
      if saidGoodbye && heardGoodbye { lost() }
      if isOver { return nil }
      if let frame = await inTurn({ takeFrame() }) { return frame }
      if hasWork {
        await inTurn { work() }
        continue
      }
      if !isOver && !(saidGoodbye && heardGoodbye) {
        await withCheckedContinuation { waiter = $0 }
      }
    }
  }

  /// Whether something is to be done before the next frame.
  var hasWork: Bool { !isClosing && outbox.hasWork }

  /// Does some of it, for one turn.
  func work() { outbox.work { turnGoesOn } }

  /// The next frame to send, or nil if there is nothing to say.
  func takeFrame() -> WSFrame? {
    guard !saidGoodbye else { return nil }
    if let pong {
      self.pong = nil
      return WSFrame(fin: true, opcode: .pong, mask: nil, payload: pong)
    }
    if let closing, outbox.hasNoErrors {
      saidGoodbye = true
      return closing.frame
    }
    guard let message = outbox.next() else { return nil }
    do {
      return WSFrame(fin: true, opcode: .text, mask: nil, payload: try message.json())
    } catch {
      close(Closing(code: 1011, reason: "A scene could not be written: \(error)"))
      return takeFrame()
    }
  }

  /// Does something for the page: at once if it has credit, otherwise in its turn. Long work checks
  /// `turnGoesOn` in between.
  func inTurn<Made, Fault: Error>(
    _ work: () throws(Fault) -> Made
  ) async throws(Fault) -> Made {
    if closing == nil, let turn = credit.turnNeeded {
      await pause(hub.timeShare.reserve(turn, at: hub.uptime()))
      hub.timeShare.begin()
      credit.take(turn)
    } else if usedInOneGo > Limits.turn {
      await pause(0)
    }
    turnBegan = hub.uptime()
    defer {
      let used = hub.uptime() - turnBegan
      credit.spend(used)
      usedInOneGo += used
    }
    return try work()
  }

  /// Whether the present turn is not over.
  var turnGoesOn: Bool { hub.uptime() - turnBegan < Limits.turn }

  private func pause(_ seconds: Double) async {
    usedInOneGo = 0
    await seconds > 0 ? hub.sleep(seconds) : Task.yield()
  }

  private func wake() {
    waiter?.resume()
    waiter = nil
  }
}
