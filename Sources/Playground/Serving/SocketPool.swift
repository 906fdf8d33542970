// Lets tasks wait until a socket can be read or written. It knows neither HTTP nor WebSockets.
//
// FlyingFox brings such a pool, but that one forgets to stop watching a socket that is closed while
// a task waits for it or has just been woken; the next connection that gets the same number is then
// never heard. A dispatch source says when it has really stopped watching.

import Dispatch
import FlyingSocks
import Foundation

/// Watches sockets through Dispatch.
nonisolated struct SocketPool: AsyncSocketPool {
  private let queue = DispatchQueue(label: "playground.sockets")

  func prepare() async throws {}

  /// There is nothing to run: Dispatch does. Returns when the task is cancelled.
  func run() async throws {
    while true { try await Task.sleep(for: .seconds(3600)) }
  }

  /// Returns when the socket is ready, or throws when the task is cancelled.
  ///
  /// A copy of the descriptor is watched, so that the number stays taken until the watching has
  /// ended, whoever closes the socket meanwhile.
  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    let copy = dup(socket.file.rawValue)
    guard copy >= 0 else { throw SocketError.makeFailed("Copy") }
    // Sources may be cancelled from any thread; only their declaration does not say so.
    nonisolated(unsafe) let source: any DispatchSourceProtocol =
      events.contains(.write)
      ? DispatchSource.makeWriteSource(fileDescriptor: copy, queue: queue)
      : DispatchSource.makeReadSource(fileDescriptor: copy, queue: queue)
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        source.setEventHandler { source.cancel() }
        source.setCancelHandler {
          close(copy)
          continuation.resume()
        }
        source.activate()
      }
    } onCancel: {
      source.cancel()
    }
    try Task.checkCancellation()
  }
}
