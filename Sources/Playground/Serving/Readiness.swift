// Lets a task wait until a socket can be read or written. It knows neither HTTP nor WebSockets.

import Dispatch
import FlyingSocks

/// Watches sockets through Dispatch.
nonisolated enum Readiness {
  /// What to wait for.
  enum Event { case read, write }

  private static let queue = DispatchQueue(label: "playground.sockets")

  /// Returns when the socket is ready, or throws when the task is cancelled. Until then the socket
  /// must not be closed; `hangUp` ends the waiting.
  @concurrent
  static func wait(for socket: Socket, _ event: Event) async throws {
    // Sources may be cancelled from any thread; only their declaration does not say so.
    nonisolated(unsafe) let source: any DispatchSourceProtocol =
      switch event {
      case .read:
        DispatchSource.makeReadSource(fileDescriptor: socket.file.rawValue, queue: queue)
      case .write:
        DispatchSource.makeWriteSource(fileDescriptor: socket.file.rawValue, queue: queue)
      }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        source.setEventHandler { source.cancel() }
        source.setCancelHandler { continuation.resume() }
        source.activate()
      }
    } onCancel: {
      source.cancel()
    }
    try Task.checkCancellation()
  }
}
