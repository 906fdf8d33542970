// Puts the bytes of an HTTP request together until its headers are complete, within a bound, and
// reads them. A body is never read: no request here has one. It does not know which requests are
// allowed.

import FlyingFox
import Foundation

/// A request that cannot be read: what the answer says.
nonisolated struct RequestError: Error, Equatable, Sendable {
  /// A status of HTTP.
  var status: Int
  /// What was found, what was expected, and what to do.
  var reason: String
}

/// Reads one request from bytes that come in any pieces.
nonisolated struct RequestReader: Sendable {
  private var bytes: [UInt8] = []

  /// How many bytes are held.
  var heldCount: Int { bytes.count }

  /// Takes the next bytes; the request once its headers are complete, nil until then. What comes
  /// after the headers is left out: a WebSocket begins only after our answer.
  mutating func add(_ more: [UInt8]) throws(RequestError) -> HTTPRequest? {
    let searchedFrom = max(0, bytes.count - 3)
    bytes += more.prefix(Limits.requestSizeMax + 1 - bytes.count)
    for index in searchedFrom..<max(searchedFrom, bytes.count - 3)
    where bytes[index] == 13 && bytes[index...].starts(with: [13, 10, 13, 10]) {
      return try Self.request(bytes[..<index])
    }
    guard bytes.count <= Limits.requestSizeMax else {
      throw RequestError(
        status: 431,
        reason: """
          Found more than \(Limits.requestSizeMax) bytes of headers, expected fewer. Remove this \
          site's cookies and try again.
          """)
    }
    return nil
  }

  private static func request(_ head: ArraySlice<UInt8>) throws(RequestError) -> HTTPRequest {
    guard let text = String(validating: head, as: UTF8.self) else {
      throw unreadable("bytes that are not UTF-8", "text")
    }
    let lines = text.components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 3, words[1].hasPrefix("/"), ["HTTP/1.0", "HTTP/1.1"].contains(words[2])
    else { throw unreadable(lines[0], "a line such as GET / HTTP/1.1") }
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    return HTTPRequest(
      method: HTTPMethod(words[0]), version: HTTPVersion(words[2]),
      target: HTTPRequest.Target(
        path: String(target[0]), query: target.count == 2 ? String(target[1]) : ""),
      headers: try headers(lines.dropFirst()), body: HTTPBodySequence(data: Data()))
  }

  private static func headers(_ lines: ArraySlice<String>) throws(RequestError) -> HTTPHeaders {
    var headers = HTTPHeaders()
    for line in lines {
      let parts = line.utf8.split(separator: 0x3A, maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, parts[0].allSatisfy(isTokenByte) else {
        throw unreadable(line, "a header such as Host: localhost")
      }
      let header = HTTPHeader(String(Substring(parts[0])))
      guard headers[header] == nil || ![.host, HTTPHeader("Origin")].contains(header) else {
        throw unreadable("\(header.rawValue) twice", "it once")
      }
      let value = parts[1].drop { $0 == 0x20 || $0 == 0x09 }
      headers.addValue(String(Substring(value)), for: header)
    }
    return headers
  }

  /// Whether a header's name may have this byte (RFC 9110, section 5.6.2). FlyingFox keeps headers in
  /// a dictionary, and other letters can be equal there with different hashes, which ends a program.
  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }

  private static func unreadable(_ found: String, _ expected: String) -> RequestError {
    RequestError(
      status: 400,
      reason: """
        Found \(JSONFound.shortened(found)) in the request, expected \(expected). Open the page in a \
        browser.
        """)
  }
}

nonisolated extension HTTPResponse {
  /// The first line and the headers as they are sent. Every connection answers one request.
  var head: Data {
    var text = "HTTP/1.1 \(statusCode.code) \(statusCode.phrase)\r\n"
    for (header, value) in headers { text += "\(header.rawValue): \(value)\r\n" }
    return Data((text + "\r\n").utf8)
  }
}
