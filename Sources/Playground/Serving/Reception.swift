// Answers every request: asks `Admission`, then hands out a file or a page's connection. It decides
// nothing else.

import FlyingFox
import Foundation

/// The one desk of the playground.
nonisolated struct Reception: Sendable {
  let admission: Admission
  let files: PageFiles
  let hub: PageHub

  /// The path of the WebSocket.
  static let socketPath = "/socket"
  /// The path at which a page that cannot connect asks why.
  static let welcomePath = "/welcome"
  /// Where recordings are asked for, each by its name.
  static let tracePath = "/trace"

  /// What is sent back, and the page's connection if the request became one.
  struct Answer: Sendable {
    var bytes: Data
    var connection: PageConnection?
  }

  /// Answers one request, or the error that reading it made.
  @concurrent
  func answer(to request: Result<HTTPRequest, RequestError>) async throws -> Answer {
    switch request {
    case .success(let request): try await answer(to: request)
    case .failure(let error): try await whole(.plain(status: error.status, error.reason))
    }
  }

  private func answer(to request: HTTPRequest) async throws -> Answer {
    let wantsSocket = request.path == Self.socketPath
    let visitor = Visitor(
      method: request.method.rawValue, host: request.headers[.host],
      origin: request.headers[HTTPHeader("Origin")],
      key: request.query.first { $0.name == "key" }?.value,
      cookies: request.headers[.cookie], wantsSocket: wantsSocket)
    switch admission.judge(visitor) {
    case .refused(let status, let reason):
      return try await whole(.plain(status: status, reason))
    case .welcomeWithKey where request.path == "/": return try await whole(redirect(from: request))
    case .welcome, .welcomeWithKey: break
    }
    if wantsSocket { return try await openSocket(request) }
    if request.path == Self.welcomePath {
      return try await whole(await hub.isFull ? full : .plain(status: 200, "Welcome."))
    }
    if request.path == Self.tracePath {
      let name = request.query.first { $0.name == "name" }?.value ?? ""
      return try await whole(await trace(name, isHead: request.method == .HEAD))
    }
    return try await whole(files.response(path: request.path, isHead: request.method == .HEAD))
  }

  /// A recording as a file, or why there is none.
  @MainActor private func trace(_ name: String, isHead: Bool) -> HTTPResponse {
    do {
      let data = try hub.recordings.read(name)
      var response = HTTPResponse.plain(status: 200, "")
      response = HTTPResponse(
        statusCode: .ok, headers: response.headers, body: isHead ? Data() : data)
      return response
    } catch {
      return .plain(status: error.status, error.reason)
    }
  }

  private func openSocket(_ request: HTTPRequest) async throws -> Answer {
    let response = try await WebSocketHTTPHandler(handler: Handshake()).handleRequest(request)
    guard response.statusCode.code == 101 else { return try await whole(response) }
    guard let connection = await hub.open() else { return try await whole(full) }
    return Answer(bytes: response.head, connection: connection)
  }

  /// The response with its body. Every connection answers one request; a header tells the client.
  private func whole(_ response: HTTPResponse) async throws -> Answer {
    var response = response
    let body = try await response.bodyData
    response.headers[.connection] = "close"
    response.headers[.contentLength] = "\(body.count)"
    return Answer(bytes: response.head + body)
  }

  private var full: HTTPResponse {
    .plain(
      status: 503, "Found \(Limits.pagesMax) open pages, expected fewer. Close one and try again.")
  }

  /// Takes the key out of the address, where it would stay in the history, and into a cookie.
  private func redirect(from request: HTTPRequest) -> HTTPResponse {
    var response = HTTPResponse.plain(status: 303, "The page is at /.")
    let trace = request.query.first { $0.name == "trace" }?.value
    let name = trace.flatMap(TraceFolder.fileName)
    response.headers[.location] = name.map { "/?trace=\($0)" } ?? "/"
    response.headers[.setCookie] =
      "\(admission.cookie)=\(admission.key ?? ""); Path=/; HttpOnly; SameSite=Strict"
    return response
  }
}

/// FlyingFox makes the handshake and asks for a handler of the frames. `PageSocket` handles them,
/// so that no frame is held that is too large.
nonisolated private struct Handshake: WSHandler {
  func makeFrames(
    for client: AsyncThrowingStream<WSFrame, any Error>
  ) async throws -> AsyncStream<WSFrame> { AsyncStream { nil } }
}
