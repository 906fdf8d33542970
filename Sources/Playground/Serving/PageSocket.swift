// Connects a socket to its page's connection: frames in, one after the other; frames out, only when
// there is room. `PageConnection` decides.

import FlyingSocks
import Foundation

/// The socket's end of a page.
struct PageSocket {
  let socket: Socket
  let connection: PageConnection

  /// Sends the handshake, then frames. Returns when the connection is over; then the socket may be
  /// closed.
  func run(after handshake: Data) async {
    connection.whenOver = { [socket] in socket.hangUp() }
    async let sending: Void = send(handshake)
    await receive()
    await sending
  }

  private func receive() async {
    var frames = FrameReader()
    do {
      while true {
        let bytes = try await nextBytes()
        frames.add(bytes)
        while await connection.inTurn({ takeFrames(from: &frames) }) {}
        // A page that was told goodbye and still floods is read slowly, only to find its answer.
        if connection.isClosing { try await Task.sleep(for: .milliseconds(20)) }
      }
    } catch {
      connection.lost()
    }
  }

  /// Hands on frames for one turn, and says whether there may be more.
  private func takeFrames(from frames: inout FrameReader) -> Bool {
    repeat {
      do {
        guard let frame = try frames.next() else { return false }
        connection.receive(frame)
      } catch {
        connection.close(error)
      }
    } while connection.turnGoesOn
    return true
  }

  private func nextBytes() async throws -> [UInt8] {
    while true {
      if let bytes = try await connection.inTurn({ try socket.readIfReady() }) { return bytes }
      try await connection.silence { try await Readiness.wait(for: socket, .read) }
    }
  }

  private func send(_ handshake: Data) async {
    do {
      try await socket.writeAll(handshake)
      while let frame = await connection.nextFrame() { try await socket.writeAll(frame.bytes) }
    } catch {
      // The peer is gone, so no error is sent.
    }
    connection.lost()
  }
}
