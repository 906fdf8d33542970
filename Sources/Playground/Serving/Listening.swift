// The address of the server: reads `--host`, lists the addresses of the page, and turns the
// system's errors into helpful messages.

import FlyingFox
import FlyingSocks
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What kept the playground from serving: the place, what was found, what was expected, what to do.
nonisolated public enum PlaygroundError: Error, Equatable, CustomStringConvertible {
  /// `--host` is not an address in numbers.
  case hostUnknown(String)
  /// `--port` is not a port.
  case portOutOfRange(Int)
  /// Another program listens there.
  case portTaken(host: String, port: Int)
  /// The system keeps this port for administrators.
  case portNotAllowed(host: String, port: Int)
  /// This machine has no such address.
  case hostElsewhere(String)
  /// A process for a page was started by something else than the server.
  case noLineToServer
  /// The page's own files are not beside the program.
  case pageFilesMissing(folder: String)
  /// Anything else that the system says.
  case system(String)

  /// One or two sentences for the terminal.
  public var description: String {
    switch self {
    case .hostUnknown(let host):
      """
      --host: found "\(host)", expected localhost or an address in numbers. Use 127.0.0.1 for this \
      machine only, or 0.0.0.0 for every device in the network.
      """
    case .portOutOfRange(let port):
      "--port: found \(port), expected a number from 0 to 65535. Use 0 for any free port."
    case .portTaken(let host, let port):
      """
      --port: port \(port) of \(host) is taken by another program, perhaps another \
      playground. Stop that one, or use --port \(port == 65535 ? 8080 : port + 1), or --port 0 \
      for any free port.
      """
    case .portNotAllowed(let host, let port):
      """
      --port: the system does not let you listen at port \(port) of \(host). Use a port from 1024 \
      on, or --port 0 for any free port.
      """
    case .hostElsewhere(let host):
      """
      --host: found \(host), expected an address of this machine. Use 127.0.0.1 for this machine \
      only, or 0.0.0.0 for every device in the network.
      """
    case .noLineToServer:
      "The standard input is no socket of a server. Use `play`: it starts a process for each page itself."
    case .pageFilesMissing(let folder):
      "No index.html in \(folder), expected the page's files. Build with `swift build` again."
    case .system(let text): "The server stopped: \(text). Start it again."
    }
  }

  /// The meaning of a socket error for the user that chose this host and port.
  init(_ error: SocketError, host: String, port: Int) {
    guard case .failed(_, let number, let message) = error else {
      self = .system("\(error)")
      return
    }
    switch number {
    case EADDRINUSE: self = .portTaken(host: host, port: port)
    case EACCES: self = .portNotAllowed(host: host, port: port)
    case EADDRNOTAVAIL: self = .hostElsewhere(host)
    default: self = .system(message)
    }
  }
}

/// A host and a port to listen at.
nonisolated struct Listening: Equatable, Sendable {
  /// The address in numbers.
  var host: String
  /// The port; 0 for any free one.
  var port: Int
  /// Whether only this machine can reach it.
  var isLoopback: Bool

  /// Reads what was asked for.
  init(host: String, port: Int) throws(PlaygroundError) {
    guard (0...65535).contains(port) else { throw .portOutOfRange(port) }
    self.port = port
    switch HostName(host: host) {
    case .localhost: (self.host, isLoopback) = ("127.0.0.1", true)
    case .address(let isLoopback): (self.host, self.isLoopback) = (host, isLoopback)
    case .other: throw .hostUnknown(host)
    }
  }

  /// A socket that listens at this place.
  func open() throws -> Socket {
    if host.contains(":") {
      return try open(address { try sockaddr_in6.inet6(ip6: host, port: UInt16(port)) })
    }
    return try open(address { try sockaddr_in.inet(ip4: host, port: UInt16(port)) })
  }

  private func address<Address: SocketAddress>(
    _ make: () throws -> Address
  ) throws(PlaygroundError) -> Address {
    do {
      return try make()
    } catch {
      throw .hostUnknown(host)
    }
  }

  private func open(_ address: some SocketAddress) throws -> Socket {
    let socket = try Socket(domain: Int32(type(of: address).family))
    do {
      try socket.setValue(true, for: .localAddressReuse)
      try socket.setFlags(.nonBlocking)
      try socket.bind(to: address)
      try socket.listen()
      return socket
    } catch {
      try socket.close()
      throw error
    }
  }

  /// The page's addresses, the most useful first; `key` goes into each.
  func addresses(port: Int, key: String?, ofThisMachine own: [String]) -> [String] {
    let isWildcard = host == "0.0.0.0" || host == "::"
    let hosts = isWildcard ? own.filter { !$0.hasPrefix("127.") } + ["127.0.0.1"] : [host]
    return hosts.map { host in
      let name = host.contains(":") ? "[\(host)]" : host
      return "http://\(name):\(port)/" + (key.map { "?key=\($0)" } ?? "")
    }
  }

  /// The addresses of this machine's network interfaces that a phone can type.
  static func addressesOfThisMachine() -> [String] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var found: [String] = []
    var next = first
    while let interface = next {
      next = interface.pointee.ifa_next
      guard let address = interface.pointee.ifa_addr, address.pointee.sa_family == AF_INET
      else { continue }
      let bytes = address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
        withUnsafeBytes(of: $0.pointee.sin_addr) { Array($0) }
      }
      found.append(bytes.map(String.init).joined(separator: "."))
    }
    return found
  }
}
