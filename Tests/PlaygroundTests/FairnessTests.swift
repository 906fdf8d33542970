// Who comes first when the server has much to do, and what becomes of pages that ask for too much.

import FlyingFox
import Foundation
import Testing

@testable import Playground

struct TimeShareTests {
  @Test func `silence earns credit up to a bound, and use takes it away`() throws {
    var credit = TimeCredit()
    #expect(credit.turnNeeded == Limits.turn)
    credit.earn(silence: 0.5)
    #expect(abs(credit.seconds - 0.5 * Limits.creditPerSecond) < 1e-9)
    credit.earn(silence: 1_000)
    #expect(credit.seconds == Limits.creditMax && credit.turnNeeded == nil)
    credit.spend(Limits.creditMax + 0.003)
    let needed = try #require(credit.turnNeeded)
    #expect(abs(needed - Limits.turn - 0.003) < 1e-9)
  }

  @Test func `turns are handed out one after the other, each page's share of the time`() {
    var share = TimeShare()
    let waits = (1...5).map { _ in share.reserve(0.001, at: 10) }
    let alone = 0.001 / Limits.timeShareAlone
    let step = 0.001 / Limits.timeShareMax
    let expected = [0, alone, 2 * alone, 2 * alone + step, 2 * alone + 2 * step]
    for (wait, expected) in zip(waits, expected) { #expect(abs(wait - expected) < 1e-9) }
    #expect(share.reserve(0.001, at: 20) == 0)
  }

  @Test func `a page that waits alone gets most of the time, again and again`() {
    var share = TimeShare()
    var now = 10.0
    for _ in 1...100 {
      now += share.reserve(0.001, at: now)
      share.begin()
    }
    #expect(abs(now - 10 - 99 * 0.001 / Limits.timeShareAlone) < 1e-9)
  }

  @Test func `nobody waits longer than the bound`() {
    var share = TimeShare()
    let waits = (1...10_000).map { _ in share.reserve(0.01, at: 5) }
    #expect(waits.max() == Limits.turnWaitMax)
  }
}

struct TurnTests {
  @Test func `a page with credit goes at once, while one without waits for its turn`() async throws
  {
    let world = World()
    let quiet = try await world.connect(page: "quiet")
    let busy = try await world.connect(page: "busy")
    world.uptime += 1
    try await quiet.silence { world.uptime += 1 }
    for _ in 1...3 { await busy.inTurn { world.uptime += 0.02 } }
    let (turns, turn) = AsyncStream.makeStream(of: Void.self)
    world.hub.sleep = { _ in for await _ in turns { return } }
    var order: [String] = []
    let waiting = Task { await busy.inTurn { order.append("busy") } }
    await Task.yield()
    await quiet.inTurn { order.append("quiet") }
    turn.yield()
    await waiting.value
    #expect(order == ["quiet", "busy"])
  }

  @Test func `who sends faster than it is heard for ten seconds is closed and may come back`()
    async throws
  {
    let world = World()
    let page = try await world.connect()
    world.uptime += Limits.backlogSecondsMax + 0.1
    page.receive(.text(#"{"type":"tick","time":2}"#))
    #expect(world.hub.counts.connected == 0 && world.hub.counts.seats == 1)
  }

  @Test func `of a page that broke the rules nothing is kept`() async throws {
    let world = World()
    let page = try await world.connect()
    page.close(Closing(code: 1002, reason: "Wrong."))
    #expect(world.hub.counts.connected == 0 && world.hub.counts.seats == 0)
  }

  @Test func `a wrongdoer takes nothing from the page that has its name now`() async throws {
    let world = World()
    let first = try await world.connect()
    _ = try await world.connect(time: 2)
    first.close(Closing(code: 1002, reason: "Wrong."))
    #expect(world.hub.counts.connected == 1 && world.hub.counts.seats == 1)
  }

  @Test func `only so many read their goodbye at once; the oldest is cut off`() throws {
    let world = World()
    var over: [Int] = []
    for number in 0...Limits.goodbyesMax {
      let page = try #require(world.hub.open())
      page.whenOver = { over.append(number) }
      page.close(Closing(code: 4001, reason: "Enough."))
    }
    #expect(over == [0])
  }

  @Test func `empty pieces of a message count as a flood`() async throws {
    let world = World()
    let page = try #require(world.hub.open())
    page.receive(WSFrame(fin: false, opcode: .text, mask: nil, payload: Data()))
    for _ in 1...2_000 {
      page.receive(WSFrame(fin: false, opcode: .continuation, mask: nil, payload: Data()))
    }
    #expect(page.isClosing)
  }
}
