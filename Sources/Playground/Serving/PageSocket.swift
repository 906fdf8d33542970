// Joins a WebSocket to its page's connection: frames in, one after the other; frames out, only when
// there is room. It decides nothing.
//
// FlyingFox hands out a frame when all of it has come, so the size of a message is judged only then.
// Who is let in and sends one endless frame can fill memory until `PageHub.silenceMax` ends it.

import FlyingFox

/// The WebSocket's end of a page.
nonisolated struct PageSocket: WSHandler {
  let hub: PageHub

  func makeFrames(
    for client: AsyncThrowingStream<WSFrame, any Error>
  ) async throws -> AsyncStream<WSFrame> {
    let connection = await hub.open()
    let reader = Task { await read(client, into: connection) }
    let lifeline = Lifeline { reader.cancel() }
    return AsyncStream {
      withExtendedLifetime(lifeline) {}
      return await connection.nextFrame()
    } onCancel: {
      reader.cancel()
    }
  }

  @concurrent
  private func read(
    _ client: AsyncThrowingStream<WSFrame, any Error>, into connection: PageConnection
  ) async {
    var assembler = FrameAssembler()
    do {
      for try await frame in client {
        switch try assembler.add(frame) {
        case .text(let text):
          let message = Result { () throws(WireError) in try ClientMessage.decode(text) }
          await connection.receive(message, size: text.utf8.count)
        case .ping(let bytes): await connection.receivePing(bytes)
        case .close: return await connection.receiveGoodbye()
        case .unfinished: break
        }
      }
    } catch let closing as Closing {
      await connection.close(closing)
      if await drain(client) { return await connection.receiveGoodbye() }
    } catch {
      // The peer broke the connection or the protocol: there is nobody left to tell.
    }
    await connection.lost()
  }

  /// Reads on without listening, until the peer has seen why the connection is closed; false if it
  /// is gone instead.
  private func drain(_ client: AsyncThrowingStream<WSFrame, any Error>) async -> Bool {
    do {
      for try await frame in client where frame.opcode == .close { return true }
    } catch {
      // The peer is gone.
    }
    return false
  }
}

/// Runs its closure when nobody holds it any more: the only sign that FlyingFox gave up on sending.
nonisolated private final class Lifeline: Sendable {
  private let end: @Sendable () -> Void

  init(end: @escaping @Sendable () -> Void) { self.end = end }
  deinit { end() }
}
