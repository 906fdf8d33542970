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

  private let hub: PageHub
  private let outbox = Outbox()
  private var messages: RateLimit
  private var bytes: RateLimit
  private var mistakes: RateLimit
  private var pong: Data?
  private var closing: Closing?
  private var saidGoodbye = false
  private var heardGoodbye = false
  private var isOver = false
  private var waiter: CheckedContinuation<Void, Never>?

  /// Messages per second in the long run, and at once. A display with 120 frames a second and two
  /// fingers needs about 500.
  static let messagesPerSecondMax = 1_000.0
  /// Bytes per second in the long run.
  static let bytesPerSecondMax = 2_000_000.0
  /// Wrong messages at once; one more is forgiven each second.
  static let mistakesMax = 20.0

  init(hub: PageHub) {
    self.hub = hub
    let now = hub.uptime()
    heardAt = now
    messages = RateLimit(
      perSecond: Self.messagesPerSecondMax, atOnceMax: 2 * Self.messagesPerSecondMax, now: now)
    bytes = RateLimit(
      perSecond: Self.bytesPerSecondMax, atOnceMax: 2 * Self.bytesPerSecondMax, now: now)
    mistakes = RateLimit(perSecond: 1, atOnceMax: Self.mistakesMax, now: now)
  }

  // MARK: In

  /// Takes one message, or the error that reading it made.
  func receive(_ message: Result<ClientMessage, WireError>, size: Int) {
    guard closing == nil else { return }
    let now = hub.uptime()
    heardAt = now
    guard messages.use(1, at: now), bytes.use(Double(size), at: now) else {
      return close(
        Closing(
          code: 1008,
          reason: "More than \(Int(Self.messagesPerSecondMax)) messages or 2 MB a second came."))
    }
    do {
      try handle(try message.get())
    } catch let error as WireError {
      outbox.report(error)
      if !mistakes.use(1, at: now) {
        close(Closing(code: 1008, reason: "Too many wrong messages. The last: \(error)"))
      }
    } catch let closing as Closing {
      close(closing)
    } catch {
      close(Closing(code: 1011, reason: "The server failed: \(error)"))
    }
    wake()
  }

  /// Takes a ping: the same bytes go back, those of the latest one only.
  func receivePing(_ bytes: Data) {
    guard messages.use(1, at: hub.uptime()) else {
      return close(Closing(code: 1008, reason: "Too many pings came."))
    }
    pong = bytes
    wake()
  }

  /// The page said goodbye: it is answered, or was the answer to ours.
  func receiveGoodbye() {
    heardGoodbye = true
    close(Closing(code: 1000, reason: ""))
    wake()
  }

  /// The page left, its connection broke, or it had its time to read the goodbye.
  func lost() {
    isOver = true
    hub.forget(self)
    wake()
  }

  /// Says goodbye with a reason. Ending at once would throw away what is still on its way to the
  /// page, the reason with it: the hub ends the connection a little later.
  func close(_ closing: Closing) {
    guard self.closing == nil, !isOver else { return }
    self.closing = closing
    hub.dismiss(self)
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
    case .stage(let change): try session.change(to: change.stage, at: change.time)
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
    let session = try hub.seat(self, page: hello.page, time: hello.time)
    page = hello.page
    outbox.session = session
    outbox.offer(hub.catalogue.entries.map(\.card))
    guard let app = hello.app else { return }
    if session.running?.id == app {
      try session.change(to: hello.stage, at: hello.time)
    } else {
      try session.play(app, stage: hello.stage, at: hello.time)
    }
  }

  // MARK: Out

  /// The next frame to send, as soon as there is one; nil when the connection is over.
  func nextFrame() async -> WSFrame? {
    while true {
      if isOver || (saidGoodbye && heardGoodbye) {
        hub.forget(self)
        return nil
      }
      if let frame = takeFrame() { return frame }
      await withCheckedContinuation { waiter = $0 }
    }
  }

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

  private func wake() {
    waiter?.resume()
    waiter = nil
  }
}
