// What becomes of pages that break the rules.

import FlyingFox
import Foundation
import Testing

@testable import Playground

struct WrongdoerTests {
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
