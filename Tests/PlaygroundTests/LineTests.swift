// Real sockets, both ends in this process: an endless frame, a page that never reads, a page that is
// cut off, and strangers of whom there are too many.

import FlyingSocks
import Foundation
import Testing

@testable import Playground

/// A page's socket that is served, and the page's end of it.
private struct Served {
  let page: Socket
  let connection: PageConnection
  let serving: Task<Void, Never>

  init(_ world: World) throws {
    let (near, far) = try Socket.pair()
    let connection = try #require(world.hub.open())
    page = far
    self.connection = connection
    serving = Task {
      await PageSocket(socket: near, connection: connection).run(after: Data())
      _ = try? near.close()
    }
  }

  /// The next frame's opcode and content.
  func next() async throws -> (opcode: UInt8, content: [UInt8]) {
    let head = try await read(2)
    let size = head[1] == 126 ? try await read(2).reduce(0) { $0 << 8 | Int($1) } : Int(head[1])
    return (head[0] & 15, try await read(size))
  }

  private func read(_ count: Int) async throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      do {
        bytes += try page.read(atMost: count - bytes.count)
      } catch SocketError.blocked {
        try await Readiness.wait(for: page, .read)
      }
    }
    return bytes
  }
}

// Other tests may keep the main actor busy for minutes, at night for 25 beside other work; the limit ends only
// what would never end.
@Suite(.timeLimit(.minutes(40))) struct LineTests {
  @Test func `an endless frame is refused at once, while it still comes`() async throws {
    let world = World()
    let served = try Served(world)
    try await served.page.writeAll(Data(masked("", length: 1 << 40)))
    try await served.page.writeAll(Data(repeating: 7, count: 100_000))
    let (opcode, content) = try await served.next()
    #expect(opcode == 8 && content.prefix(2) == [3, 0xF1])
    #expect(world.hub.counts.connected == 0)
    served.connection.lost()
    await served.serving.value
    try served.page.close()
  }

  @Test func `many frames in one piece are all heard, and the answers come in order`() async throws
  {
    let world = World()
    let served = try Served(world)
    let texts =
      [world.hello(time: 1, app: "Diary")] + (2...60).map { #"{"type":"tick","time":\#($0)}"# }
    try await served.page.writeAll(Data(texts.flatMap { masked($0) }))
    try await served.page.writeAll(Data(masked("", first: 0x88)))
    var opcodes: [UInt8] = []
    while opcodes.last != 8 { opcodes.append(try await served.next().opcode) }
    #expect(world.diaries[0].pages.last == "advance to 60.0")
    await served.serving.value
    #expect(throws: SocketError.disconnected) { try served.page.read() }
    try served.page.close()
  }

  @Test func `a page that never reads is cut off, and both its tasks end`() async throws {
    let world = World()
    let served = try Served(world)
    try await served.page.writeAll(Data(masked(world.hello(time: 1, app: "Diary"))))
    _ = try await served.next()
    let large = String(repeating: "x", count: 1_000_000)
    world.diaries[0].nodes = [SceneNode(id: 1)]
    world.diaries[0].nodes[0].text = SceneText(
      string: large, size: 1, weight: 0, color: SceneColor(red: 0, green: 0, blue: 0, alpha: 1),
      align: .left, lines: 1)
    try await served.page.writeAll(Data(masked(#"{"type":"tick","time":2}"#)))
    served.connection.lost()
    await served.serving.value
    #expect(world.hub.counts.connected == 0)
    try served.page.close()
  }

  @Test func `nothing holds a connection that is over`() async throws {
    let world = World()
    weak var connection: PageConnection?
    do {
      let served = try Served(world)
      connection = served.connection
      try served.page.close()
      await served.serving.value
    }
    #expect(connection == nil)
  }

  @Test func `when too many strangers wait, the oldest is cut off and the others are not`()
    async throws
  {
    let lobby = Lobby()
    let pairs = try (0...Limits.strangersMax).map { _ in try Socket.pair() }
    for (near, _) in pairs { await lobby.enter(near) }
    #expect(throws: SocketError.disconnected) { try pairs[0].1.read() }
    #expect(throws: SocketError.blocked) { try pairs[1].1.read() }
    for (near, far) in pairs {
      await lobby.leave(near)
      try near.close()
      try far.close()
    }
  }
}
