// Decides which requests may see the page and open its socket: from the request's headers alone,
// before anything else happens. It does not know files, sockets or pages.

import Foundation

/// The parts of a request that decide whether it is let in.
nonisolated struct Visitor: Equatable, Sendable {
  /// `GET` and so on.
  var method = "GET"
  /// The `Host` header.
  var host: String?
  /// The `Origin` header.
  var origin: String?
  /// The key in the address.
  var key: String?
  /// The `Cookie` header.
  var cookies: String?
  /// Whether it asks for the socket.
  var wantsSocket = false
}

/// The rule at the door.
nonisolated struct Admission: Equatable, Sendable {
  /// Whether only this machine can reach the server.
  var isLoopback: Bool
  /// The key that every visitor must bring, or nil if none is needed.
  var key: String?
  /// An address that works, for the messages.
  var address: String
  /// The cookie in which the browser keeps the key; named after the port, because cookies of one
  /// host are shared by all its ports.
  var cookie: String

  /// What happens to a visitor.
  enum Verdict: Equatable, Sendable {
    /// Come in.
    case welcome
    /// Come in, and keep the key in a cookie so that it leaves the address.
    case welcomeWithKey
    /// Stay out; the text says why and what to do.
    case refused(status: Int, reason: String)
  }

  /// Decides about one visitor.
  func judge(_ visitor: Visitor) -> Verdict {
    guard visitor.method == "GET" || visitor.method == "HEAD" else {
      return .refused(
        status: 405, reason: "Found the method \(shown(visitor.method)), expected GET or HEAD.")
    }
    guard let host = visitor.host, isOurs(host) else {
      return .refused(
        status: 403,
        reason: """
          The page was asked for as "\(shown(visitor.host))", expected \(expectedHosts): another \
          name could belong to a stranger's page that wants to talk to this server. \
          Open \(address) instead.
          """)
    }
    let expected = "http://\(host)"
    if visitor.wantsSocket || visitor.origin != nil, visitor.origin != expected {
      return .refused(
        status: 403,
        reason: """
          The request comes from the origin "\(shown(visitor.origin))", expected "\(expected)". \
          Open \(address) and use its own page.
          """)
    }
    guard let key else { return .welcome }
    if let given = visitor.key, isSame(given, key) { return .welcomeWithKey }
    if let given = cookieValue(visitor.cookies), isSame(given, key) { return .welcome }
    return .refused(
      status: 403,
      reason: """
        The key is \(visitor.key == nil ? "missing" : "not the one of this run"), expected the key \
        of this run. Open the complete address that the playground printed, with its ?key=….
        """)
  }

  /// Whether a `Host` header names this machine by number, or as `localhost`. A stranger's page that
  /// points its own name at our address (DNS rebinding) always sends that name.
  private func isOurs(_ host: String) -> Bool {
    let name = HostName(authority: host)
    switch name {
    case .localhost: return true
    case .address(let isLoopback): return isLoopback || !self.isLoopback
    case .other: return false
    }
  }

  private var expectedHosts: String {
    isLoopback ? "localhost or a loopback address" : "localhost or an address in numbers"
  }

  private func shown(_ text: String?) -> String {
    text.map(JSONFound.shortened) ?? ""
  }

  private func cookieValue(_ cookies: String?) -> String? {
    for pair in (cookies ?? "").split(separator: ";") {
      let parts = pair.split(separator: "=", maxSplits: 1)
      if parts.count == 2, parts[0].drop(while: { $0 == " " }) == cookie { return String(parts[1]) }
    }
    return nil
  }

  /// Compares without telling by its duration where the difference is.
  private func isSame(_ given: String, _ key: String) -> Bool {
    let (given, key) = (Array(given.utf8), Array(key.utf8))
    guard given.count == key.count else { return false }
    return zip(given, key).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

/// What kind of name stands in a `Host` header or after `--host`.
nonisolated enum HostName: Equatable, Sendable {
  /// `localhost`.
  case localhost
  /// An address in numbers.
  case address(isLoopback: Bool)
  /// Any other name.
  case other

  /// Reads the host of `host`, `host:port` or `[host]:port`.
  init(authority: String) {
    // Only what has colons of its own stands in brackets.
    guard let match = authority.wholeMatch(of: #/(?:\[([^\]]*:[^\]]*)\]|([^:\[]*))(?::[0-9]*)?/#),
      let host = match.1 ?? match.2
    else {
      self = .other
      return
    }
    self.init(host: String(host))
  }

  /// Reads a host without a port.
  init(host: String) {
    if host.lowercased() == "localhost" {
      self = .localhost
    } else if let bytes = Self.address(host, AF_INET) {
      self = .address(isLoopback: bytes[0] == 127)
    } else if let bytes = Self.address(host, AF_INET6) {
      self = .address(isLoopback: bytes.dropLast().allSatisfy { $0 == 0 } && bytes.last == 1)
    } else {
      self = .other
    }
  }

  /// The bytes of an address as the C library reads it, which stops at a zero byte.
  private static func address(_ host: String, _ family: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: family == AF_INET ? 4 : 16)
    guard !host.utf8.contains(0), inet_pton(family, host, &bytes) == 1 else { return nil }
    return bytes
  }
}
