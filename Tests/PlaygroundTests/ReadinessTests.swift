// Waiting for a socket: it ends when there is something to read, room to write, or nobody waits.

import FlyingSocks
import Foundation
import Testing

@testable import Playground

struct ReadinessTests {
  @Test func `there is room to write, and then something to read`() async throws {
    let (near, far) = try Socket.pair()
    try await Readiness.wait(for: near, .write)
    _ = try near.write(Data([7]))
    try await Readiness.wait(for: far, .read)
    #expect(try far.read() == 7)
    try near.close()
    try far.close()
  }

  @Test func `the end of the line counts as something to read`() async throws {
    let (near, far) = try Socket.pair()
    try near.close()
    try await Readiness.wait(for: far, .read)
    #expect(throws: SocketError.disconnected) { try far.read() }
    try far.close()
  }

  @Test func `who is cancelled does not wait, and the next one hears as before`() async throws {
    let (near, far) = try Socket.pair()
    let waiting = Task { try await Readiness.wait(for: far, .read) }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    _ = try near.write(Data([8]))
    try await Readiness.wait(for: far, .read)
    #expect(try far.read() == 8)
    try near.close()
    try far.close()
  }
}
