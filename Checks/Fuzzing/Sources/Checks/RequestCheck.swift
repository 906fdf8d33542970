// The door: whatever a request's headers say, only those come in whom a second, slower reading of
// the rule lets in. The same for the place at which the server is told to listen.

import Foundation

@testable import Playground

/// Bytes as lines: the method, Host, Origin, key, cookies, path, and a host to listen at. An empty
/// line is a header that is missing; the first byte chooses the server.
func checkRequest(_ bytes: [UInt8]) throws {
  let mode = bytes.first ?? 0
  let lines = bytes.dropFirst().split(separator: 0x0A, omittingEmptySubsequences: false)
    .map { String(decoding: $0, as: UTF8.self) }
  func line(_ index: Int) -> String? {
    index < lines.count && !lines[index].isEmpty ? lines[index] : nil
  }
  let visitor = Visitor(
    method: line(0) ?? "GET", host: line(1), origin: line(2), key: line(3), cookies: line(4),
    wantsSocket: mode & 1 != 0)
  let admission = Admission(
    isLoopback: mode & 2 != 0, key: mode & 4 != 0 ? "a2b3c4" : nil,
    address: "http://127.0.0.1:8080/", cookie: "touchkit-8080")
  try demandReason(admission.judge(visitor), admission, visitor)
  try demandAddresses(host: line(6) ?? "localhost", port: Int(mode) << 9)
  let path = line(5) ?? "/"
  let response = PageFiles.ofPage.response(path: path, isHead: visitor.method == "HEAD")
  let isKnown = path == "/" || PageFiles.paths.contains(path)
  try demand((response.statusCode.code == 200) == isKnown, "\(path) got \(response.statusCode)")
}

/// Demands that a visitor who comes in may, and that one who may not is told why.
private func demandReason(
  _ verdict: Admission.Verdict, _ admission: Admission, _ visitor: Visitor
) throws {
  let cookies = (visitor.cookies ?? "").components(separatedBy: ";")
    .map { String($0.drop { $0 == " " }) }
  let bringsCookie = cookies.contains("\(admission.cookie)=\(admission.key ?? "")")
  if case .refused(let status, let reason) = verdict {
    try demand([403, 405].contains(status), "Refused with \(status)")
    return try demandWords(reason)
  }
  try demand(["GET", "HEAD"].contains(visitor.method), "\(visitor.method) was let in")
  let host = visitor.host ?? ""
  try demand(isThisMachine(host, admission.isLoopback), "Let in under the name \(host)")
  if visitor.wantsSocket || visitor.origin != nil {
    try demand(visitor.origin == "http://\(host)", "Let in from \(visitor.origin ?? "nowhere")")
  }
  guard let key = admission.key else { return }
  try demand(visitor.key == key || bringsCookie, "Let in without the key")
  try demand(verdict == .welcome || visitor.key == key, "The key was not in the address")
}

/// Whether a Host header is `localhost` or an address as the C library reads it, with a port or
/// without.
private func isThisMachine(_ host: String, _ isLoopback: Bool) -> Bool {
  guard let match = host.wholeMatch(of: #/(?<name>\[[^\[\]]*\]|[^:\[\]]*)(?<port>:[0-9]*)?/#)
  else { return false }
  let name = String(match.name)
  if name.lowercased() == "localhost" { return true }
  guard !name.utf8.contains(0) else { return false }
  if name.hasPrefix("[") {
    var bytes = in6_addr()
    guard inet_pton(AF_INET6, String(name.dropFirst().dropLast()), &bytes) == 1 else {
      return false
    }
    return !isLoopback || name == "[::1]"
  }
  var bytes = in_addr()
  guard inet_pton(AF_INET, name, &bytes) == 1 else { return false }
  return !isLoopback || name.hasPrefix("127.")
}

/// Demands that a place to listen at is refused in words, or leads to an address to open.
private func demandAddresses(host: String, port: Int) throws {
  do throws(PlaygroundError) {
    let listening = try Listening(host: host, port: port)
    for address in listening.addresses(port: port, key: "k", ofThisMachine: ["10.0.0.1"]) {
      guard URL(string: address)?.port == port else {
        throw .system("Cannot be opened: \(address)")
      }
    }
  } catch {
    guard case .system(let text) = error else { return try demandWords(error.description) }
    throw BrokenPromise(description: text)
  }
}

extension PageFiles {
  /// Files of a small page.
  fileprivate static let ofPage: PageFiles = {
    let folder = FileManager.default.temporaryDirectory.appending(path: "fuzz-\(getpid())")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      for path in paths {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("x".utf8).write(to: file)
      }
      return try PageFiles(folder: folder)
    } catch {
      preconditionFailure("The page's files cannot be written to \(folder.path): \(error)")
    }
  }()

  fileprivate static let paths = ["/index.html", "/style.css", "/pictures/a.svg"]
}
