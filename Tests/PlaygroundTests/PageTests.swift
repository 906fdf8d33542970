// A page's conversation with its application: order, bounds, and what survives a lost connection.

import FlyingFox
import Foundation
import Testing
import TouchKit
import TouchTrace

@testable import Playground

/// An app that writes down what it is given.
final class Diary: RunningApp {
  var pages: [String] = []
  var nodes: [SceneNode] = []
  var wake = UIApplication.NextCall.never
  var lines: [String] = []

  func receive(_ input: HostInput) {
    switch input {
    case .touches(let touches):
      let words = touches.reports.map { "\($0.phase) \($0.finger)" }.joined(separator: ", ")
      pages.append("\(words) at \(touches.time)")
    case .time(let time): pages.append("advance to \(time)")
    default: Issue.record("Told of \(input)")
    }
  }
  func change(to stage: Stage) { pages.append("\(stage.width)×\(stage.height)") }
  func scene() -> Scene { Scene(nodes: nodes) }
  func takeLog() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A process of a page that is none: it can be deaf, large, or ended.
final class FakeProcess: AppProcess {
  var memory: Int?
  var isDeaf = false
  var isInDebugger = false
  private(set) var isEnded = false
  let listener: AppProcessListener
  private let host: ThisProcess

  init(_ listener: AppProcessListener, _ catalogue: Catalogue) {
    self.listener = listener
    host = ThisProcess(listener) { _ in catalogue }
  }

  func send(_ packet: PacketToApp) { if !isDeaf && !isEnded { host.send(packet) } }
  func catchUp() async {}
  func end() { isEnded = true }
}

/// A hub with one app whose diaries can be read, and a clock that is moved by hand.
final class World {
  var diaries: [Diary] = []
  var processes: [FakeProcess] = []
  var uptime = 1_000.0
  private(set) var hub: PageHub!

  init() {
    let card = AppCard(id: "Diary", title: "Diary", about: "Writes.")
    let catalogue = Catalogue(entries: [
      Catalogue.Entry(card: card) { [unowned self] stage, time in
        let diary = Diary()
        diary.pages.append("made \(stage.width)×\(stage.height) at \(time)")
        diaries.append(diary)
        return diary
      }
    ])
    hub = PageHub(cards: [card]) { [unowned self] in
      uptime
    } make: { [unowned self] listener in
      let process = FakeProcess(listener, catalogue)
      processes.append(process)
      return process
    }
  }

  /// A connection that said hello.
  func connect(
    page: String = "p", time: Double = 1, app: String? = "Diary"
  ) async throws -> PageConnection {
    let connection = try #require(hub.open())
    try await say(connection, hello(page: page, time: time, app: app))
    return connection
  }

  func hello(page: String = "p", time: Double, app: String?) -> String {
    let app = app.map { "\"\($0)\"" } ?? "null"
    return """
      {"type":"hello","version":1,"page":"\(page)","app":\(app),
      "stage":{"width":100,"height":200},"time":\(time)}
      """
  }

  func say(_ connection: PageConnection, _ text: String) async throws {
    connection.receive(.text(text))
  }

  func play(_ connection: PageConnection, _ app: String, at time: Double) async throws {
    try await say(
      connection,
      """
      {"type":"play","app":"\(app)","stage":{"width":5,"height":6},"time":\(time)}
      """)
  }

  func touch(
    _ connection: PageConnection, _ phase: UITouch.Phase, at time: Double, finger: Int = 1
  ) async throws {
    try await say(
      connection,
      """
      {"type":"touches","time":\(time),
      "touches":[{"finger":\(finger),"phase":"\(phase)","x":0,"y":0}]}
      """)
  }

  func tick(_ connection: PageConnection, at time: Double) async throws {
    try await say(connection, #"{"type":"tick","time":\#(time)}"#)
  }

  /// The page says goodbye, or answers ours.
  func sayGoodbye(_ connection: PageConnection) {
    connection.receive(WSFrame(fin: true, opcode: .close, mask: nil, payload: Data()))
  }
}

extension WSFrame {
  /// A whole message.
  static func text(_ text: String) -> WSFrame {
    WSFrame(fin: true, opcode: .text, mask: nil, payload: Data(text.utf8))
  }
}

/// The next frame's type, or the reason for which the connection closes.
private func next(_ connection: PageConnection) async -> String {
  guard let frame = await connection.nextFrame() else { return "over" }
  if frame.opcode == .close {
    return "close: " + String(decoding: frame.payload.dropFirst(2), as: UTF8.self)
  }
  if frame.opcode == .pong { return "pong" }
  let object = try? JSONSerialization.jsonObject(with: frame.payload) as? [String: Any]
  let type = object?["type"] as? String ?? "?"
  return type == "error" ? "error at \(object?["place"] ?? "?")" : type
}

struct PageConversationTests {
  @Test func `hello is answered by the list and the scene, a tick by a tock`() async throws {
    let world = World()
    let page = try await world.connect()
    #expect(await next(page) == "apps")
    #expect(await next(page) == "scene")
    try await world.tick(page, at: 2)
    #expect(await next(page) == "tock")
    #expect(world.diaries[0].pages == ["made 100.0×200.0 at 1.0", "advance to 2.0"])
  }

  @Test func `touches arrive with their own time, but never before the latest tick`() async throws {
    let world = World()
    let page = try await world.connect()
    try await world.touch(page, .began, at: 1.5)
    try await world.tick(page, at: 2)
    try await world.touch(page, .ended, at: 1.9)
    #expect(
      world.diaries[0].pages.dropFirst() == [
        "began 1 at 1.5", "advance to 2.0", "ended 1 at 2.0",
      ])
  }

  @Test func `a slow reader gets the newest scene, not all of them`() async throws {
    let world = World()
    let page = try await world.connect()
    #expect(await next(page) == "apps")
    for step in 1...1_000 {
      world.diaries[0].nodes = [SceneNode(id: step)]
      world.diaries[0].lines = ["line \(step)"]
      world.uptime += 1
      try await world.tick(page, at: Double(step))
    }
    let scene = await page.nextFrame().map { String(decoding: $0.payload, as: UTF8.self) }
    #expect(scene?.contains(#""set":[{"id":1000}]"#) == true)
    let log = await page.nextFrame().map { String(decoding: $0.payload, as: UTF8.self) }
    #expect(log?.contains(#"{"dropped":800,"kind":"event","lines":["line 801""#) == true)
    try await world.tick(page, at: 2_000)
    #expect(await next(page) == "tock")
  }

  @Test func `a wrong message is named and the next one is heard`() async throws {
    let world = World()
    let page = try await world.connect()
    #expect(await next(page) == "apps")
    #expect(await next(page) == "scene")
    try await world.touch(page, .moved, at: 2)
    try await world.play(page, "Nothing", at: 2)
    try await world.tick(page, at: 3)
    #expect(await next(page) == "error at touches[0].phase")
    #expect(await next(page) == "error at app")
    #expect(await next(page) == "tock")
  }

  @Test func `before hello and without an app there is nothing to touch`() async throws {
    let world = World()
    let early = try #require(world.hub.open())
    try await world.tick(early, at: 1)
    #expect(await next(early) == "error at type")
    let idle = try await world.connect(app: nil)
    #expect(await next(idle) == "apps")
    try await world.touch(idle, .began, at: 2)
    #expect(await next(idle) == "error at type")
    try await world.tick(idle, at: 3)
    #expect(await next(idle) == "tock")
    try await world.say(idle, world.hello(time: 4, app: nil))
    #expect(await next(idle) == "error at type")
  }

  @Test func `playing again starts afresh and forgets fingers`() async throws {
    let world = World()
    let page = try await world.connect()
    try await world.touch(page, .began, at: 2)
    try await world.play(page, "Diary", at: 3)
    try await world.touch(page, .began, at: 4)
    #expect(world.diaries.count == 2)
    #expect(world.diaries[1].pages == ["made 5.0×6.0 at 3.0", "began 1 at 4.0"])
  }

  @Test func `a ping is answered`() async throws {
    let world = World()
    let page = try await world.connect()
    page.receive(WSFrame(fin: true, opcode: .ping, mask: nil, payload: Data([7])))
    #expect(await next(page) == "pong")
  }
}

struct PageLimitTests {
  @Test func `a flood is closed with a reason`() async throws {
    let world = World()
    let page = try await world.connect()
    for _ in 1...3_000 { try await world.tick(page, at: 2) }
    #expect(await next(page) == "close: More than 1000 messages or 2 MB a second came.")
    #expect(world.diaries[0].pages.count == 2_000)
    #expect(world.hub.counts.connected == 0)
  }

  @Test func `large messages count by their size`() async throws {
    let world = World()
    let page = try await world.connect()
    let large = #"{"type":"tick","time":2}"# + String(repeating: " ", count: 65_000)
    for _ in 1...70 { try await world.say(page, large) }
    #expect(await next(page).hasPrefix("close: More than 1000 messages or 2 MB"))
  }

  @Test func `too many mistakes close, and all that is remembered of them is told before`()
    async throws
  {
    let world = World()
    let page = try await world.connect()
    for _ in 1...50 { try await world.say(page, "1") }
    #expect(await next(page) == "apps")
    for _ in 1...Limits.errorsMax { #expect(await next(page) == "error at message") }
    #expect(
      await next(page).hasPrefix("close: Too many wrong messages. The last: message: found 1"))
  }

  @Test func `who says nothing is taken for lost`() async throws {
    let world = World()
    let quiet = try await world.connect(page: "quiet")
    let busy = try await world.connect(page: "busy")
    world.uptime += 5
    try await world.tick(busy, at: 2)
    world.uptime += 2
    world.hub.sweep()
    #expect(world.hub.counts.connected == 1)
    #expect(world.hub.counts.seats == 2)
    #expect(await next(quiet) == "close: Nothing came for 6 seconds. Reload the page.")
    world.uptime += 3
    world.hub.sweep()
    #expect(await next(quiet) == "over")
  }
}

struct GoodbyeTests {
  @Test func `a page that says goodbye is answered`() async throws {
    let world = World()
    let page = try await world.connect()
    world.sayGoodbye(page)
    #expect(world.hub.counts.connected == 0)
    #expect(world.hub.counts.seats == 1)
    #expect(await next(page) == "close: ")
    #expect(await next(page) == "over")
  }

  @Test func `after our goodbye and the page's answer all is over`() async throws {
    let world = World()
    let page = try await world.connect()
    page.close(Closing(code: 1008, reason: "Enough."))
    #expect(await next(page) == "close: Enough.")
    world.sayGoodbye(page)
    #expect(await next(page) == "over")
  }

  @Test func `nothing is sent after goodbye`() async throws {
    let world = World()
    let page = try await world.connect()
    page.close(Closing(code: 1008, reason: "Enough."))
    try await world.tick(page, at: 2)
    #expect(await next(page) == "close: Enough.")
    #expect(world.diaries[0].pages.count == 1)
    world.uptime += 3
    world.hub.sweep()
    #expect(await next(page) == "over")
  }
}

struct ComingBackTests {
  @Test func `a page finds its app as it was, without its fingers`() async throws {
    let world = World()
    let first = try await world.connect()
    try await world.touch(first, .began, at: 2)
    first.lost()
    #expect(await next(first) == "over")
    let second = try await world.connect(time: 9)
    #expect(world.diaries.count == 1)
    #expect(
      world.diaries[0].pages.dropFirst() == [
        "began 1 at 2.0", "cancelled 1 at 2.0", "advance to 9.0", "100.0×200.0",
      ])
    #expect(await next(second) == "apps")
    #expect(await next(second) == "scene")
  }

  @Test func `a newer connection of the same page takes over`() async throws {
    let world = World()
    let first = try await world.connect()
    try await world.touch(first, .began, at: 2)
    let second = try await world.connect(time: 3)
    #expect(await next(first) == "close: This page came back on another connection.")
    try await world.touch(first, .moved, at: 4)
    try await world.touch(second, .began, at: 5)
    #expect(
      world.diaries[0].pages.dropFirst() == [
        "began 1 at 2.0", "cancelled 1 at 2.0", "advance to 3.0", "100.0×200.0",
        "began 1 at 5.0",
      ])
    first.lost()
    try await world.touch(second, .moved, at: 6)
    #expect(world.diaries[0].pages.last == "moved 1 at 6.0")
  }

  @Test func `an app is kept for half an hour`() async throws {
    let world = World()
    try await world.connect().lost()
    world.uptime += 1_799
    world.hub.sweep()
    #expect(world.hub.counts.seats == 1)
    world.uptime += 2
    world.hub.sweep()
    #expect(world.hub.counts.seats == 0)
    _ = try await world.connect()
    #expect(world.diaries.count == 2)
  }

  @Test func `there is room for so many pages; those who left make room for others`() async throws {
    let world = World()
    for page in 1..<Limits.pagesMax { _ = try await world.connect(page: "\(page)", app: nil) }
    try await world.connect(page: "gone").lost()
    #expect(world.hub.counts.seats == Limits.pagesMax)
    #expect(!world.hub.isFull)
    _ = try await world.connect(page: "late")
    #expect(world.hub.counts.seats == Limits.pagesMax)
    #expect(world.hub.isFull)
    #expect(world.hub.open() == nil)
  }

  @Test func `two pages do not disturb each other`() async throws {
    let world = World()
    let one = try await world.connect(page: "one")
    let two = try await world.connect(page: "two")
    try await world.touch(one, .began, at: 2)
    try await world.touch(two, .began, at: 3)
    try await world.touch(one, .ended, at: 4)
    #expect(world.diaries[0].pages.dropFirst() == ["began 1 at 2.0", "ended 1 at 4.0"])
    #expect(world.diaries[1].pages.dropFirst() == ["began 1 at 3.0"])
  }
}
