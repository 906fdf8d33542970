// The files of the page, read once at the start, each with its type. It does not know the clients.

import FlyingFox
import Foundation

/// The page's files by their path.
nonisolated struct PageFiles: Sendable {
  private var files: [String: (type: String, data: Data)] = [:]

  /// Reads every file in `folder`; files of unknown type are left out.
  init(folder: URL) throws {
    let root = folder.standardizedFileURL.path + "/"
    guard let paths = FileManager.default.enumerator(atPath: root) else {
      throw PlaygroundError.pageFilesMissing(folder: root)
    }
    for case let path as String in paths {
      let suffix = path.split(separator: ".").last.map(String.init) ?? ""
      guard let type = Self.types[suffix] else { continue }
      files["/" + path] = (type, try Data(contentsOf: URL(fileURLWithPath: root + path)))
    }
    guard let index = files["/index.html"] else {
      throw PlaygroundError.pageFilesMissing(folder: root)
    }
    files["/"] = index
  }

  /// The answer to a request for `path`.
  func response(path: String, isHead: Bool) -> HTTPResponse {
    guard let file = files[path] else {
      return .plain(
        status: 404, "There is no file \(JSONFound.shortened(path)). The page is at /.")
    }
    var headers = HTTPHeaders.guarded
    headers[.contentType] = file.type
    return HTTPResponse(
      statusCode: .ok, headers: headers, body: isHead ? Data() : file.data)
  }

  private static let types = [
    "html": "text/html; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
    "png": "image/png",
    "webmanifest": "application/manifest+json",
  ]
}

nonisolated extension HTTPHeaders {
  /// The headers of every answer: no code from other sites runs in the page, and no other site can
  /// frame it.
  static var guarded: HTTPHeaders {
    [
      HTTPHeader("Content-Security-Policy"):
        "default-src 'self'; frame-ancestors 'none'",
      HTTPHeader("X-Content-Type-Options"): "nosniff",
      HTTPHeader("Referrer-Policy"): "no-referrer",
      HTTPHeader("Cache-Control"): "no-cache",
    ]
  }
}

nonisolated extension HTTPResponse {
  /// A short text.
  static func plain(status: Int, _ text: String) -> HTTPResponse {
    var headers = HTTPHeaders.guarded
    headers[.contentType] = "text/plain; charset=utf-8"
    return HTTPResponse(
      statusCode: HTTPStatusCode(status, phrase: phrases[status] ?? "Refused"), headers: headers,
      body: Data((text + "\n").utf8))
  }

  private static let phrases = [
    200: "OK", 303: "See Other", 400: "Bad Request", 403: "Forbidden", 404: "Not Found",
    405: "Method Not Allowed", 413: "Content Too Large", 431: "Request Header Fields Too Large",
    503: "Service Unavailable",
  ]
}
