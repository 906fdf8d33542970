// Requests out of bytes: in pieces, too large, and those that are none.

import FlyingFox
import Foundation
import Testing

@testable import Playground

struct RequestReaderTests {
  private let text =
    "GET /socket?key=a%20b HTTP/1.1\r\nHost: localhost:80\r\norigin:  http://x\r\n\r\n"

  @Test(arguments: [1, 2, 3, 5, 1_000])
  func `a request comes in pieces of any size, and what follows it is left out`(size: Int) throws {
    var reader = RequestReader()
    var rest = Array((text + "more").utf8)[...]
    var found: HTTPRequest?
    while found == nil, !rest.isEmpty {
      found = try reader.add(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    let request = try #require(found)
    #expect(request.method == .GET && request.path == "/socket")
    #expect(request.query.first { $0.name == "key" }?.value == "a b")
    #expect(request.headers[.host] == "localhost:80")
    #expect(request.headers[HTTPHeader("Origin")] == "http://x")
  }

  @Test(arguments: ["X: ", "X: y\r\n", ""])
  func `endless headers are refused, and never kept`(line: String) {
    var reader = RequestReader()
    let piece = Array(String(repeating: line.isEmpty ? "x" : line, count: 1_000).utf8)
    let refusal = #expect(throws: RequestError.self) {
      for _ in 1...100 {
        let request = try reader.add(piece)
        #expect(request == nil)
        #expect(reader.heldCount <= Limits.requestSizeMax + 1)
      }
    }
    #expect(refusal?.status == 431)
    #expect(reader.heldCount == Limits.requestSizeMax + 1)
  }

  @Test(arguments: [
    "", "GET", "GET /", "GET / HTTP/2", "GET  / HTTP/1.1", "GET http://a/ HTTP/1.1", "\u{0}",
    "GET / HTTP/1.1\r\nHost", "GET / HTTP/1.1\r\n: x", "GET / HTTP/1.1\r\nA B: x",
    "GET / HTTP/1.1\r\nHost: a\r\n folded: b", "GET / HTTP/1.1\r\nHost: a\r\nhost: b",
    "GET / HTTP/1.1\r\nOrigin: a\r\nOrigin: b",
  ])
  func `what is no request is answered 400, with what was found`(head: String) {
    var reader = RequestReader()
    let refusal = #expect(throws: RequestError.self) {
      _ = try reader.add(Array((head + "\r\n\r\n").utf8))
    }
    #expect(refusal?.status == 400 && refusal?.reason.contains("expected") == true)
  }

  @Test func `bytes that are not text are no request`() {
    var reader = RequestReader()
    let refusal = #expect(throws: RequestError.self) {
      _ = try reader.add([0xFF, 0xFE, 13, 10, 13, 10])
    }
    #expect(refusal?.status == 400)
  }

  @Test(arguments: ["\u{17F}", "\u{3C2}", "\u{B5}", "\u{DF}", "a\u{301}", "a\u{7F}", "a\u{0}"])
  func `names of headers that only Unicode calls the same are refused, and stop nobody`(
    letters: String
  ) throws {
    // FlyingFox compares names without regard to case and hashes them in small letters. For some
    // letters these disagree, and a dictionary with such keys stops the program when it grows.
    for count in 1...60 {
      let names = (1...count).flatMap { number in
        ["\u{17F}", "s", "\u{3C2}", "\u{3C3}", letters].map { "\($0)\(number): x\r\n" }
      }
      var reader = RequestReader()
      let refusal = #expect(throws: RequestError.self) {
        _ = try reader.add(Array("GET / HTTP/1.1\r\n\(names.joined())\r\n".utf8))
      }
      #expect(refusal?.status == 400)
    }
    var reader = RequestReader()
    let refusal = #expect(throws: RequestError.self) {
      _ = try reader.add(Array("GET / HTTP/1.1\r\n\(letters): x\r\n\r\n".utf8))
    }
    #expect(refusal?.status == 400)
  }

  @Test func `a letter with thousands of accents is not repeated in the refusal`() {
    var reader = RequestReader()
    let line = "a" + String(repeating: "\u{301}", count: 5_000)
    let refusal = #expect(throws: RequestError.self) {
      _ = try reader.add(Array("\(line)\r\n\r\n".utf8))
    }
    #expect((1...500).contains(refusal?.reason.utf8.count ?? 0))
  }
}
