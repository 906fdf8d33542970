// Answers every request: asks `Admission`, then hands out a file or the socket. It decides nothing
// else.

import FlyingFox

/// The one HTTP handler of the playground.
nonisolated struct Reception: HTTPHandler {
  let admission: Admission
  let files: PageFiles
  let hub: PageHub

  /// The path of the WebSocket.
  static let socketPath = "/socket"
  /// The path at which a page that cannot connect asks why.
  static let welcomePath = "/welcome"

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    let wantsSocket = request.path == Self.socketPath
    let visitor = Visitor(
      method: request.method.rawValue, host: request.headers[.host],
      origin: request.headers[HTTPHeader("Origin")],
      key: request.query.first { $0.name == "key" }?.value,
      cookies: request.headers[.cookie], wantsSocket: wantsSocket)
    switch admission.judge(visitor) {
    case .refused(let status, let reason): return .plain(status: status, reason)
    case .welcomeWithKey where request.path == "/": return redirect()
    case .welcome, .welcomeWithKey: break
    }
    if wantsSocket || request.path == Self.welcomePath, await hub.isFull {
      return .plain(
        status: 503,
        "Found \(PageHub.pagesMax) open pages, expected fewer. Close one and try again.")
    }
    if wantsSocket {
      return try await WebSocketHTTPHandler(handler: PageSocket(hub: hub)).handleRequest(request)
    }
    if request.path == Self.welcomePath { return .plain(status: 200, "Welcome.") }
    return files.response(path: request.path, isHead: request.method == .HEAD)
  }

  /// Takes the key out of the address, where it would stay in the history, and into a cookie.
  private func redirect() -> HTTPResponse {
    var response = HTTPResponse.plain(status: 303, "The page is at /.")
    response.headers[.location] = "/"
    response.headers[.setCookie] =
      "\(admission.cookie)=\(admission.key ?? ""); Path=/; HttpOnly; SameSite=Strict"
    return response
  }
}
