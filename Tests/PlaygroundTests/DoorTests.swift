// Who is let in, where the server listens, and what is said when it cannot.

import FlyingSocks
import Foundation
import Testing

@testable import Playground

struct AdmissionTests {
  let here = Admission(
    isLoopback: true, key: nil, address: "http://127.0.0.1:8080/", cookie: "touchkit-8080")
  let network = Admission(
    isLoopback: false, key: "secret", address: "http://192.168.1.5:8080/", cookie: "touchkit-8080")

  @Test(arguments: ["127.0.0.1:8080", "localhost:8080", "LOCALHOST", "[::1]:8080", "127.1.2.3"])
  func `this machine is let in under its own names`(host: String) {
    #expect(here.judge(Visitor(host: host)) == .welcome)
  }

  @Test(arguments: [
    "evil.example", "127.0.0.1.evil.example", "192.168.1.5:8080", "", "localhost.evil.example:8080",
    "[2001:db8::1]:8080", "127.0.0.1evil", "127.0.0", "0x7f.0.0.1", "127.0.0.1:evil.example",
    "[::1]evil.example", "[::1", "[localhost]", "127.+0.0.1", "127.0.0.01", "127.0.0.1\0",
  ])
  func `another name is refused, because it could be a stranger's`(host: String) {
    expect(here.judge(Visitor(host: host)), 403, "as \"\(host)\"")
  }

  @Test func `no name at all is refused`() {
    expect(here.judge(Visitor()), 403, "Open http://127.0.0.1:8080/ instead.")
  }

  @Test func `only reading is allowed`() {
    expect(here.judge(Visitor(method: "POST", host: "localhost")), 405, "POST")
    #expect(here.judge(Visitor(method: "HEAD", host: "localhost")) == .welcome)
  }

  @Test func `a method of any length is not repeated whole`() {
    let method = String(repeating: "Y", count: 10_000)
    expect(here.judge(Visitor(method: method, host: "localhost")), 405, "method YYYY")
    guard case .refused(_, let reason) = here.judge(Visitor(method: method)) else { return }
    #expect(reason.utf8.count < 200)
  }

  @Test func `the socket takes only the page's own origin`() {
    var visitor = Visitor(host: "127.0.0.1:8080", wantsSocket: true)
    expect(here.judge(visitor), 403, #"the origin "", expected "http://127.0.0.1:8080""#)
    visitor.origin = "http://evil.example"
    expect(here.judge(visitor), 403, "http://evil.example")
    visitor.origin = "http://127.0.0.1:9999"
    expect(here.judge(visitor), 403, "http://127.0.0.1:9999")
    visitor.origin = "null"
    expect(here.judge(visitor), 403, "null")
    visitor.origin = "http://127.0.0.1:8080"
    #expect(here.judge(visitor) == .welcome)
  }

  @Test func `a stranger's page cannot read files either`() {
    expect(here.judge(Visitor(host: "localhost", origin: "http://evil.example")), 403, "evil")
  }

  @Test func `beyond this machine nobody comes in without the key`() {
    let host = "192.168.1.5:8080"
    expect(network.judge(Visitor(host: host)), 403, "The key is missing")
    expect(network.judge(Visitor(host: host, key: "secreT")), 403, "not the one of this run")
    expect(network.judge(Visitor(host: host, key: "secret2")), 403, "not the one of this run")
    expect(network.judge(Visitor(host: host, cookies: "touchkit-8080=old")), 403, "missing")
    expect(network.judge(Visitor(host: host, cookies: "touchkit-9=secret")), 403, "missing")
    #expect(network.judge(Visitor(host: host, key: "secret")) == .welcomeWithKey)
    #expect(network.judge(Visitor(host: host, cookies: "a=b; touchkit-8080=secret")) == .welcome)
  }

  @Test func `the key does not open the door to a stranger's page`() {
    let visitor = Visitor(host: "evil.example:8080", key: "secret")
    expect(network.judge(visitor), 403, "evil.example")
  }

  private func expect(_ verdict: Admission.Verdict, _ status: Int, _ words: String) {
    guard case .refused(status, let reason) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(reason.contains(words))
  }
}

struct ListeningTests {
  @Test func `localhost is this machine only, as are its numbers`() throws {
    #expect(try Listening(host: "localhost", port: 80).host == "127.0.0.1")
    #expect(try Listening(host: "127.0.0.1", port: 80).isLoopback)
    #expect(try Listening(host: "::1", port: 80).isLoopback)
    #expect(try !Listening(host: "0.0.0.0", port: 80).isLoopback)
    #expect(try !Listening(host: "::", port: 80).isLoopback)
  }

  @Test func `a name or a port that is none is refused`() {
    #expect(throws: PlaygroundError.hostUnknown("example.com")) {
      try Listening(host: "example.com", port: 80)
    }
    #expect(throws: PlaygroundError.portOutOfRange(65536)) {
      try Listening(host: "::1", port: 65536)
    }
    #expect(throws: PlaygroundError.hostUnknown("1:2")) {
      _ = try Listening(host: "1:2", port: 80).open()
    }
  }

  @Test func `the addresses can be typed`() throws {
    let own = ["127.0.0.1", "192.168.1.5"]
    #expect(
      try Listening(host: "localhost", port: 0).addresses(port: 81, key: nil, ofThisMachine: own)
        == ["http://127.0.0.1:81/"])
    #expect(
      try Listening(host: "0.0.0.0", port: 81).addresses(port: 81, key: "k", ofThisMachine: own)
        == ["http://192.168.1.5:81/?key=k", "http://127.0.0.1:81/?key=k"])
    #expect(
      try Listening(host: "::1", port: 81).addresses(port: 81, key: nil, ofThisMachine: own)
        == ["http://[::1]:81/"])
  }

  @Test func `a taken port says what to do`() {
    let error = SocketError.failed(type: "Bind", errno: EADDRINUSE, message: "in use")
    #expect(
      PlaygroundError(error, host: "127.0.0.1", port: 8080).description == """
        --port: port 8080 of 127.0.0.1 is taken by another program, perhaps another \
        playground. Stop that one, or use --port 8081, or --port 0 for any free port.
        """)
  }

  @Test func `other refusals of the system are named too`() {
    let ports: [(Int32, PlaygroundError)] = [
      (EACCES, .portNotAllowed(host: "h", port: 80)), (EADDRNOTAVAIL, .hostElsewhere("h")),
      (ENOMEM, .system("text")),
    ]
    for (number, error) in ports {
      let system = SocketError.failed(type: "Bind", errno: number, message: "text")
      #expect(PlaygroundError(system, host: "h", port: 80) == error)
    }
  }
}
