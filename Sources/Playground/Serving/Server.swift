// Accepts connections, reads one request from each, and sends the answer of `Reception`: a file, a
// refusal, or a page's socket.

import FlyingFox
import FlyingSocks
import Foundation

/// The server behind one listening socket.
nonisolated struct Server: Sendable {
  private let listener: Socket
  private let lobby = Lobby()

  /// Serves the clients that connect to `listener`.
  init(listener: Socket) { self.listener = listener }

  /// Serves until the task is cancelled.
  @concurrent
  func run(_ reception: Reception) async throws {
    defer { listener.end() }
    try await withThrowingDiscardingTaskGroup { tasks in
      tasks.addTask {
        while true {
          try await Task.sleep(for: .seconds(1))
          await lobby.sweep()
        }
      }
      while true {
        guard let socket = try await accept() else { continue }
        await lobby.enter(socket)
        tasks.addTask { await serve(socket, reception) }
      }
    }
  }

  /// The next connection; nil if it broke before it began, or if the system has no room for it now.
  private func accept() async throws -> Socket? {
    do {
      let socket = Socket(file: try listener.accept().file)
      do {
        try socket.prepare()
      } catch {
        socket.end()
        return nil
      }
      return socket
    } catch SocketError.blocked {
      try await Readiness.wait(for: listener, .read)
    } catch {
      try await Task.sleep(for: .milliseconds(50))
    }
    return nil
  }

  @concurrent
  private func serve(_ socket: Socket, _ reception: Reception) async {
    do {
      let answer = try await reception.answer(to: try await request(from: socket))
      if let connection = answer.connection {
        await lobby.leave(socket)
        await PageSocket(socket: socket, connection: connection).run(after: answer.bytes)
      } else {
        try await socket.writeAll(answer.bytes)
        try await linger(socket)
      }
    } catch {
      // The peer is gone or was cut off, so no error is sent.
    }
    await lobby.leave(socket)
    socket.end()
  }

  private func request(from socket: Socket) async throws -> Result<HTTPRequest, RequestError> {
    var reader = RequestReader()
    while true {
      let bytes = try await socket.readNext()
      do {
        if let request = try reader.add(bytes) { return .success(request) }
      } catch {
        return .failure(error)
      }
    }
  }

  /// Reads on until the peer has gone: closing at once while it still sends would throw away our
  /// answer. How long is bounded by the lobby.
  private func linger(_ socket: Socket) async throws {
    socket.stopSending()
    var count = 0
    while count < Limits.lingerSizeMax { count += try await socket.readNext().count }
  }
}
