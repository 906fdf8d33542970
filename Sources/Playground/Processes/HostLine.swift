// The process of a page's apps, from inside: reads packets from its standard input, which is a socket, and
// writes the answers to it.

import FlyingSocks
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The line of a host to the server.
struct HostLine {
  private let socket: Socket

  /// Takes the standard input away from the app, which finds an empty one.
  ///
  /// - Throws: An error if the standard input is no socket.
  init() throws {
    var facts = stat()
    guard fstat(0, &facts) == 0, facts.st_mode & S_IFMT == S_IFSOCK else {
      throw PlaygroundError.noLineToServer
    }
    let number = fcntl(0, F_DUPFD_CLOEXEC, 3)
    let empty = open("/dev/null", O_RDONLY)
    guard number >= 0, empty >= 0, dup2(empty, 0) == 0 else {
      throw PlaygroundError.system(String(cString: strerror(errno)))
    }
    Socket(file: .init(rawValue: empty)).end()
    socket = Socket(file: .init(rawValue: number))
    try socket.setFlags(.nonBlocking)
  }

  /// Serves until the server ends the line, and then ends the process.
  func run(_ makeCatalogue: (@escaping (PacketFromApp) -> Void) -> Catalogue) async {
    endWithServer()
    let host = PageHost(catalogue: makeCatalogue(write), answer: write)
    var reader = PacketReader()
    do {
      while true {
        if let bytes = try await nextBytes(for: host) {
          reader.add(bytes)
          for packet in try reader.take() { host.receive(try PacketToApp(packet)) }
        }
      }
    } catch {
      // The server is gone, or does not speak this program's language: no page hears an error.
      exit(0)
    }
  }

  /// What came, or nil if nothing had come and a part of the host's work was done instead.
  private func nextBytes(for host: PageHost) async throws -> [UInt8]? {
    guard host.hasWork else { return try await socket.readNext() }
    if let bytes = try socket.readIfReady() { return bytes }
    let end = ContinuousClock.now + .seconds(Limits.turn)
    host.work { ContinuousClock.now < end }
    await Task.yield()
    return nil
  }

  /// Writes a packet, and waits for it: what was recorded is with the server before the app hears of it.
  private func write(_ packet: PacketFromApp) {
    do {
      let data = packet.bytes.data
      var index = data.startIndex
      while index < data.endIndex {
        do {
          index = try socket.write(data, from: index)
        } catch SocketError.blocked {
          var event = pollfd(fd: socket.file.rawValue, events: Int16(POLLOUT), revents: 0)
          poll(&event, 1, -1)
        }
      }
    } catch {
      exit(0)
    }
  }

  /// Ends the process as soon as the server is gone, also while the app is in a loop.
  private func endWithServer() {
    let number = socket.file.rawValue
    Thread.detachNewThread {
      // Without events, only the end of the line is told.
      var event = pollfd(fd: number, events: 0, revents: 0)
      while event.revents & Int16(POLLHUP) == 0 { poll(&event, 1, -1) }
      _exit(0)
    }
  }
}
