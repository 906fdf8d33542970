// One connection's bytes, in and out: waits only when there is nothing to read or no room to write.
// It does not know HTTP or WebSockets.

import FlyingSocks
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

nonisolated extension Socket {
  /// Two ends of a line that never block, and that no other program inherits.
  static func pair() throws -> (Socket, Socket) {
    var ends: [Int32] = [0, 0]
    #if canImport(Glibc)
      let result = socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
    #else
      let result = socketpair(AF_UNIX, SOCK_STREAM, 0, &ends)
    #endif
    guard result == 0 else { throw SocketError.makeFailed("SocketPair") }
    let sockets = ends.map { Socket(file: .init(rawValue: $0)) }
    for socket in sockets {
      try socket.setFlags(.nonBlocking)
      _ = fcntl(socket.file.rawValue, F_SETFD, FD_CLOEXEC)
    }
    return (sockets[0], sockets[1])
  }

  /// Closes the socket.
  func end() {
    do {
      try close()
    } catch {
      // The system has freed the number of the socket, whatever the error.
    }
  }

  /// Ends the connection in both directions. A task that waits for it is woken and finds it ended.
  /// The number stays in use until `close`.
  func hangUp() { _ = shutdown(file.rawValue, Int32(SHUT_RDWR)) }

  /// Says that nothing more is sent, and still reads.
  func stopSending() { _ = shutdown(file.rawValue, Int32(SHUT_WR)) }

  /// What has come, at most `Limits.readSizeMax` bytes, or nil if nothing has.
  func readIfReady() throws -> [UInt8]? {
    do {
      return try read(atMost: Limits.readSizeMax)
    } catch SocketError.blocked {
      return nil
    }
  }

  /// What comes next. Throws when the connection has ended.
  nonisolated(nonsending) func readNext() async throws -> [UInt8] {
    while true {
      if let bytes = try readIfReady() { return bytes }
      try await Readiness.wait(for: self, .read)
    }
  }

  /// Sends all of it, however slowly it is read.
  nonisolated(nonsending) func writeAll(_ data: Data) async throws {
    var index = data.startIndex
    while index < data.endIndex {
      do {
        index = try write(data, from: index)
      } catch SocketError.blocked {
        try await Readiness.wait(for: self, .write)
      }
    }
  }

  /// What every connection is set to: never block, never wait to fill a packet, and bounded buffers.
  func prepare() throws {
    try setFlags(.nonBlocking)
    try setValue(Limits.receiveBufferSize, for: .receiveBufferSize)
    try setValue(Limits.sendBufferSize, for: .sendBufferSize)
    #if canImport(Darwin)
      try setValue(true, for: .noSIGPIPE)
    #endif
    try setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
  }
}
