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
        frames.add(try await socket.readNext())
        while takeFrame(from: &frames) { await connection.catchUp() }
        // A page that was told goodbye and still floods is read slowly, only to find its answer.
        if connection.isClosing { try await Task.sleep(for: .milliseconds(20)) }
      }
    } catch {
      connection.lost()
    }
  }

  /// Hands on the next frame, and says whether there was one.
  private func takeFrame(from frames: inout FrameReader) -> Bool {
    do {
      guard let frame = try frames.next() else { return false }
      connection.receive(frame)
    } catch {
      connection.close(error)
    }
    return true
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
