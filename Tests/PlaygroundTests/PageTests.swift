// A page's conversation with its application: order, bounds, and what survives a lost connection.

import Foundation
import Testing

@testable import Playground

/// An app that writes down what it is given.
final class Diary: RunningApp {
  var pages: [String] = []
  var nodes: [SceneNode] = []
  var wake = SceneUpdate.Wake.never
  var lines: [String] = []

  func receive(_ touches: [WireTouch], at time: Double) {
    let words = touches.map { "\($0.phase) \($0.finger)" }.joined(separator: ", ")
    pages.append("\(words) at \(time)")
  }
  func advance(to time: Double) { pages.append("advance to \(time)") }
  func change(to stage: Stage) { pages.append("\(stage.width)×\(stage.height)") }
  func scene() -> Scene { Scene(nodes: nodes) }
  func takeLog() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A hub with one app whose diaries can be read, and a clock that is moved by hand.
final class World {
  var diaries: [Diary] = []
  var uptime = 1_000.0
  private(set) var hub: PageHub!

  init() {
    let card = AppCard(id: "Diary", title: "Diary", about: "Writes.")
    hub = PageHub(
      catalogue: Catalogue(entries: [
        Catalogue.Entry(card: card) { [unowned self] stage, time in
          let diary = Diary()
          diary.pages.append("made \(stage.width)×\(stage.height) at \(time)")
          diaries.append(diary)
          return diary
        }
      ])
    ) { [unowned self] in uptime }
  }

  /// A connection that said hello.
  func connect(page: String = "p", time: Double = 1, app: String? = "Diary") -> PageConnection {
    let connection = hub.open()
    say(
      connection,
      .hello(
        .init(
          version: 1, page: page, app: app, stage: Stage(width: 100, height: 200), time: time)))
    return connection
  }

  func say(_ connection: PageConnection, _ message: ClientMessage) {
    connection.receive(.success(message), size: 50)
  }

  func touch(_ connection: PageConnection, _ phase: WirePhase, at time: Double, finger: Int = 1) {
    say(
      connection,
      .touches(
        TouchBatch(time: time, touches: [WireTouch(finger: finger, phase: phase, time: time)])))
  }

  func tick(_ connection: PageConnection, at time: Double) {
    say(connection, .tick(.init(time: time)))
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
  @Test func `hello is answered by the list and the scene, a tick by a tock`() async {
    let world = World()
    let page = world.connect()
    #expect(await next(page) == "apps")
    #expect(await next(page) == "scene")
    world.tick(page, at: 2)
    #expect(await next(page) == "tock")
    #expect(world.diaries[0].pages == ["made 100.0×200.0 at 1.0", "advance to 2.0"])
  }

  @Test func `touches arrive with their own time, but never before the latest tick`() {
    let world = World()
    let page = world.connect()
    world.touch(page, .began, at: 1.5)
    world.tick(page, at: 2)
    world.touch(page, .ended, at: 1.9)
    #expect(
      world.diaries[0].pages.dropFirst() == [
        "began 1 at 1.5", "advance to 2.0", "ended 1 at 2.0",
      ])
  }

  @Test func `a slow reader gets the newest scene, not all of them`() async {
    let world = World()
    let page = world.connect()
    #expect(await next(page) == "apps")
    for step in 1...1_000 {
      world.diaries[0].nodes = [SceneNode(id: step)]
      world.diaries[0].lines = ["line \(step)"]
      world.uptime += 1
      world.tick(page, at: Double(step))
    }
    let scene = await page.nextFrame().map { String(decoding: $0.payload, as: UTF8.self) }
    #expect(scene?.contains(#""set":[{"id":1000}]"#) == true)
    let log = await page.nextFrame().map { String(decoding: $0.payload, as: UTF8.self) }
    #expect(log?.contains(#"{"dropped":800,"lines":["line 801""#) == true)
    world.tick(page, at: 2_000)
    #expect(await next(page) == "tock")
  }

  @Test func `a wrong message is named and the next one is heard`() async {
    let world = World()
    let page = world.connect()
    #expect(await next(page) == "apps")
    #expect(await next(page) == "scene")
    world.touch(page, .moved, at: 2)
    world.say(page, .play(.init(app: "Nothing", stage: Stage(width: 1, height: 1), time: 2)))
    world.tick(page, at: 3)
    #expect(await next(page) == "error at touches[0].phase")
    #expect(await next(page) == "error at app")
    #expect(await next(page) == "tock")
  }

  @Test func `before hello and without an app there is nothing to touch`() async {
    let world = World()
    let early = world.hub.open()
    world.tick(early, at: 1)
    #expect(await next(early) == "error at type")
    let idle = world.connect(app: nil)
    #expect(await next(idle) == "apps")
    world.touch(idle, .began, at: 2)
    #expect(await next(idle) == "error at type")
    world.tick(idle, at: 3)
    #expect(await next(idle) == "tock")
    world.say(
      idle,
      .hello(
        .init(version: 1, page: "p", app: nil, stage: Stage(width: 1, height: 1), time: 4)))
    #expect(await next(idle) == "error at type")
  }

  @Test func `playing again starts afresh and forgets fingers`() async {
    let world = World()
    let page = world.connect()
    world.touch(page, .began, at: 2)
    world.say(page, .play(.init(app: "Diary", stage: Stage(width: 5, height: 6), time: 3)))
    world.touch(page, .began, at: 4)
    #expect(world.diaries.count == 2)
    #expect(world.diaries[1].pages == ["made 5.0×6.0 at 3.0", "began 1 at 4.0"])
  }

  @Test func `a ping is answered`() async {
    let world = World()
    let page = world.connect()
    page.receivePing(Data([7]))
    #expect(await next(page) == "pong")
  }
}

struct PageLimitTests {
  @Test func `a flood is closed with a reason`() async {
    let world = World()
    let page = world.connect()
    for _ in 1...3_000 { world.tick(page, at: 2) }
    #expect(await next(page) == "close: More than 1000 messages or 2 MB a second came.")
    #expect(world.diaries[0].pages.count == 2_000)
    #expect(world.hub.counts.connected == 0)
  }

  @Test func `large messages count by their size`() async {
    let world = World()
    let page = world.connect()
    for _ in 1...70 { page.receive(.success(.tick(.init(time: 2))), size: 65_000) }
    #expect(await next(page).hasPrefix("close: More than 1000 messages or 2 MB"))
  }

  @Test func `too many mistakes close, and all that is remembered of them is told before`() async {
    let world = World()
    let page = world.connect()
    let wrong = WireError(place: "x", found: "1", expected: "2", remedy: "Mend it.")
    for _ in 1...50 { page.receive(.failure(wrong), size: 5) }
    #expect(await next(page) == "apps")
    for _ in 1...Outbox.errorsMax { #expect(await next(page) == "error at x") }
    #expect(
      await next(page)
        == "close: Too many wrong messages. The last: x: found 1, expected 2. Mend it.")
  }

  @Test func `who says nothing is taken for lost`() async {
    let world = World()
    let quiet = world.connect(page: "quiet")
    let busy = world.connect(page: "busy")
    world.uptime += 5
    world.tick(busy, at: 2)
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
  @Test func `a page that says goodbye is answered`() async {
    let world = World()
    let page = world.connect()
    page.receiveGoodbye()
    #expect(world.hub.counts.connected == 0)
    #expect(world.hub.counts.seats == 1)
    #expect(await next(page) == "close: ")
    #expect(await next(page) == "over")
  }

  @Test func `after our goodbye and the page's answer all is over`() async {
    let world = World()
    let page = world.connect()
    page.close(Closing(code: 1008, reason: "Enough."))
    #expect(await next(page) == "close: Enough.")
    page.receiveGoodbye()
    #expect(await next(page) == "over")
  }

  @Test func `nothing is sent after goodbye`() async {
    let world = World()
    let page = world.connect()
    page.close(Closing(code: 1008, reason: "Enough."))
    world.tick(page, at: 2)
    #expect(await next(page) == "close: Enough.")
    #expect(world.diaries[0].pages.count == 1)
    world.uptime += 3
    world.hub.sweep()
    #expect(await next(page) == "over")
  }
}

struct ComingBackTests {
  @Test func `a page finds its app as it was, without its fingers`() async {
    let world = World()
    let first = world.connect()
    world.touch(first, .began, at: 2)
    first.lost()
    #expect(await next(first) == "over")
    let second = world.connect(time: 9)
    #expect(world.diaries.count == 1)
    #expect(
      world.diaries[0].pages.dropFirst() == [
        "began 1 at 2.0", "cancelled 1 at 2.0", "advance to 9.0", "100.0×200.0",
      ])
    #expect(await next(second) == "apps")
    #expect(await next(second) == "scene")
  }

  @Test func `a newer connection of the same page takes over`() async {
    let world = World()
    let first = world.connect()
    world.touch(first, .began, at: 2)
    let second = world.connect(time: 3)
    #expect(await next(first) == "close: This page came back on another connection.")
    world.touch(first, .moved, at: 4)
    world.touch(second, .began, at: 5)
    #expect(
      world.diaries[0].pages.dropFirst() == [
        "began 1 at 2.0", "cancelled 1 at 2.0", "advance to 3.0", "100.0×200.0",
        "began 1 at 5.0",
      ])
    first.lost()
    world.touch(second, .moved, at: 6)
    #expect(world.diaries[0].pages.last == "moved 1 at 6.0")
  }

  @Test func `an app is kept for half an hour`() {
    let world = World()
    world.connect().lost()
    world.uptime += 1_799
    world.hub.sweep()
    #expect(world.hub.counts.seats == 1)
    world.uptime += 2
    world.hub.sweep()
    #expect(world.hub.counts.seats == 0)
    _ = world.connect()
    #expect(world.diaries.count == 2)
  }

  @Test func `there is room for so many pages; those who left make room for others`() async {
    let world = World()
    for page in 1..<PageHub.pagesMax { _ = world.connect(page: "\(page)") }
    world.connect(page: "gone").lost()
    #expect(world.hub.counts.seats == PageHub.pagesMax)
    #expect(!world.hub.isFull)
    _ = world.connect(page: "late")
    #expect(world.hub.counts.seats == PageHub.pagesMax)
    #expect(world.hub.isFull)
    let surplus = world.connect(page: "surplus")
    #expect(await next(surplus) == "close: 64 pages are open; close one and reload.")
  }

  @Test func `two pages do not disturb each other`() {
    let world = World()
    let one = world.connect(page: "one")
    let two = world.connect(page: "two")
    world.touch(one, .began, at: 2)
    world.touch(two, .began, at: 3)
    world.touch(one, .ended, at: 4)
    #expect(world.diaries[0].pages.dropFirst() == ["began 1 at 2.0", "ended 1 at 4.0"])
    #expect(world.diaries[1].pages.dropFirst() == ["began 1 at 3.0"])
  }
}
