// One connection of a page: hands its messages to the process of its apps, keeps it within its limits,
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

  /// Whether what it says waits until its apps have taken what it said before.
  private(set) var isHeldBack = false
  /// Its number among all connections.
  let number: UInt32

  private let hub: PageHub
  private var seat: PageSeat?
  private var assembler = FrameAssembler()
  private var frames: RateLimit
  private var bytes: RateLimit
  private var mistakes: RateLimit
  private var pong: Data?
  /// What the server itself says.
  private var messages: [ServerMessage] = []
  private var owesTock = false
  /// What the apps of the page say.
  private var passed: Data?
  private var hasAsked = false
  private var closing: Closing?
  private var saidGoodbye = false
  private var heardGoodbye = false
  private var isOver = false
  private var waiter: CheckedContinuation<Void, Never>?

  init(_ number: UInt32, hub: PageHub) {
    (self.number, self.hub) = (number, hub)
    let now = hub.uptime()
    heardAt = now
    frames = RateLimit(
      perSecond: Limits.framesPerSecondMax, atOnceMax: 2 * Limits.framesPerSecondMax, now: now)
    bytes = RateLimit(
      perSecond: Limits.bytesPerSecondMax, atOnceMax: 2 * Limits.bytesPerSecondMax, now: now)
    mistakes = RateLimit(perSecond: 1, atOnceMax: Limits.mistakesMax, now: now)
  }

  // MARK: In

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
  }

  private func receive(_ text: String) {
    heardAt = hub.uptime()
    do {
      try handle(try ClientMessage.decode(text), text)
    } catch {
      report(error)
    }
  }

  private func handle(_ message: ClientMessage, _ text: String) throws(WireError) {
    if case .hello(let hello) = message { try welcome(hello) }
    guard let seat else {
      throw WireError(
        place: "type", found: "a message before hello", expected: "hello first",
        remedy: "Send hello as the first message on each connection.")
    }
    try seat.receive(message, text: text)
  }

  private func welcome(_ hello: ClientMessage.Hello) throws(WireError) {
    guard page == nil else {
      throw WireError(
        place: "type", found: "hello for the second time", expected: "hello once",
        remedy: "Say hello only as the first message on a connection.")
    }
    let seat = hub.seat(self, page: hello.page)
    (page, self.seat) = (hello.page, seat)
    messages.append(.apps(hub.cards, kept: hello.app != nil && seat.app == hello.app))
  }

  /// Returns when the apps have taken nearly all that the page said. Until then it is not read, and so it
  /// is not silent.
  func catchUp() async {
    isHeldBack = true
    await seat?.catchUp()
    isHeldBack = false
    heardAt = hub.uptime()
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

  // MARK: Out

  /// Says something to the page; of several waiting times the last one.
  func tell(_ message: ServerMessage) {
    if case .waiting = message {
      messages.removeAll { if case .waiting = $0 { true } else { false } }
    }
    messages.append(message)
    wake()
  }

  /// A message of the page was wrong.
  func report(_ error: WireError) {
    guard closing == nil else { return }
    if errorCount < Limits.errorsMax { messages.append(.error(error)) }
    if !mistakes.use(1, at: hub.uptime()) {
      close(Closing(code: 1008, reason: "Too many wrong messages. The last: \(error)"))
    }
    wake()
  }

  /// How many of its mistakes the page was not told of yet.
  private var errorCount: Int {
    messages.count { if case .error = $0 { true } else { false } }
  }

  /// The page sent a tick, and no app answers it.
  func oweTock() { owesTock = true }

  /// A message of the page's apps.
  func pass(_ message: [UInt8]) {
    passed = Data(message)
    wake()
  }

  /// A process begins that was not asked for a message yet.
  func askAgain() {
    hasAsked = false
    wake()
  }

  /// The next frame to send, as soon as there is one; nil when the connection is over.
  func nextFrame() async -> WSFrame? {
    while true {
      if saidGoodbye && heardGoodbye { lost() }
      if isOver { return nil }
      if let frame = takeFrame() { return frame }
      if !isOver && !(saidGoodbye && heardGoodbye) {
        await withCheckedContinuation { waiter = $0 }
      }
    }
  }

  /// The next frame to send, or nil if there is nothing to say.
  func takeFrame() -> WSFrame? {
    guard !saidGoodbye else { return nil }
    if let pong {
      self.pong = nil
      return WSFrame(fin: true, opcode: .pong, mask: nil, payload: pong)
    }
    if let closing, errorCount == 0 {
      saidGoodbye = true
      return closing.frame
    }
    if !messages.isEmpty { return frame(of: messages.removeFirst()) }
    if owesTock {
      owesTock = false
      return frame(of: .tock)
    }
    return takePassed()
  }

  private func frame(of message: ServerMessage) -> WSFrame {
    WSFrame(fin: true, opcode: .text, mask: nil, payload: Data(message.json.bytes))
  }

  /// What the apps of the page say next; they are asked for it once.
  private func takePassed() -> WSFrame? {
    if passed == nil, !hasAsked {
      hasAsked = true
      hasAsked = seat?.ask(over: number) ?? false
    }
    guard let message = passed else { return nil }
    (passed, hasAsked) = (nil, false)
    return WSFrame(fin: true, opcode: .text, mask: nil, payload: message)
  }

  private func wake() {
    waiter?.resume()
    waiter = nil
  }
}
