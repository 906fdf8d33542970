// Waiting for a socket: it ends when there is something to read, room to write, or nobody waits.

import FlyingSocks
import Foundation
import Testing

@testable import Playground

struct ReadinessTests {
  /// Two ends of a line.
  private func pair() -> (Socket, Socket) {
    var ends: [Int32] = [0, 0]
    #if canImport(Glibc)
      socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
    #else
      socketpair(AF_UNIX, SOCK_STREAM, 0, &ends)
    #endif
    return (Socket(file: .init(rawValue: ends[0])), Socket(file: .init(rawValue: ends[1])))
  }

  @Test func `there is room to write, and then something to read`() async throws {
    let (near, far) = pair()
    try await Readiness.wait(for: near, .write)
    _ = try near.write(Data([7]))
    try await Readiness.wait(for: far, .read)
    #expect(try far.read() == 7)
    try near.close()
    try far.close()
  }

  @Test func `the end of the line counts as something to read`() async throws {
    let (near, far) = pair()
    try near.close()
    try await Readiness.wait(for: far, .read)
    #expect(throws: SocketError.disconnected) { try far.read() }
    try far.close()
  }

  @Test func `who is cancelled does not wait, and the next one hears as before`() async throws {
    let (near, far) = pair()
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
