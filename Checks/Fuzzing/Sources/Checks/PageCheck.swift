// A whole conversation of pages with the server: every answer can be read, a page that takes every
// change has the scene that the app shows, and the same conversation gives the same answers.

import FlyingFox
import Examples
import Foundation
import TouchKit

@testable import Playground

/// Lines as what arrives: `!` a lost connection, `~` a second of silence for each, `?…` a ping, and
/// everything else a message.
func checkPage(_ bytes: [UInt8]) throws {
  let lines = bytes.split(separator: 0x0A).prefix(100).map { String(decoding: $0, as: UTF8.self) }
  let first = try Conversation().answers(to: lines)
  let second = try Conversation().answers(to: lines)
  try demand(first == second, "The same conversation had other answers: \(first) \(second)")
}

/// A server and the pages that talk to it, one connection at a time.
private final class Conversation {
  private var uptime = 100.0
  private lazy var hub = PageHub(cards: Catalogue(ExampleApps.all).entries.map(\.card)) {
    [unowned self] in
    uptime
  } make: {
    ThisProcess($0) { _ in Catalogue(ExampleApps.all) }
  }
  private lazy var connection = hub.open()
  private var replica = Replica()
  private var isOver = false
  private var answers: [String] = []

  func answers(to lines: [String]) throws -> [String] {
    // Until it is lost, the hub holds a connection, and that the hub.
    defer { connection?.lost() }
    for line in lines {
      try hear(line)
      try read()
      let counts = hub.counts
      try demand(counts.connected <= 1, "\(counts.connected) connections are open")
      try demand(counts.seats <= Limits.pagesMax, "\(counts.seats) pages are kept")
    }
    try demandSameScene()
    try leaveAndComeBack()
    return answers
  }

  private func hear(_ line: String) throws {
    uptime += 1.0 / 1024
    switch line.first {
    case "!": try reconnect()
    case "~":
      for _ in line.prefix(60) {
        uptime += 1
        hub.sweep()
      }
    case "?": hear(.ping, String(line.prefix(125)))
    default: hear(.text, line)
    }
  }

  private func hear(_ opcode: WSFrame.Opcode, _ text: String) {
    connection?.receive(
      WSFrame(fin: true, opcode: opcode, mask: nil, payload: Data(text.utf8)))
  }

  private func reconnect() throws {
    connection?.lost()
    connection = hub.open()
    try demand(connection != nil, "No further connection is taken")
    replica = Replica()
    isOver = false
  }

  /// Reads all that the server has to say.
  private func read() throws {
    while let frame = connection?.takeFrame() {
      try demand(!isOver, "A frame came behind the goodbye: \(frame)")
      switch frame.opcode {
      case .close:
        isOver = true
        try demand(frame.payload.count <= 125, "A close frame has \(frame.payload.count) bytes")
      case .pong: break
      default:
        answers.append(String(decoding: frame.payload, as: UTF8.self))
        try replica.read(frame.payload)
      }
    }
  }

  /// The session of the page that is connected, once it asked for an app.
  private var session: PageSession? {
    guard let connection, let page = connection.page else { return nil }
    return (hub.seat(connection, page: page).process as? ThisProcess)?.host.session
  }

  /// Demands that the page has the scene that its app shows.
  private func demandSameScene() throws {
    guard !isOver, let scene = session?.scene() else { return }
    try replica.demandSame(as: scene)
  }

  /// Whatever was said: who lost the connection finds the app again, with no finger on it.
  private func leaveAndComeBack() throws {
    guard let connection, let page = connection.page, !isOver else { return }
    let app = session?.running?.id
    try reconnect()
    let stage = Stage(width: 300, height: 300)
    say(.hello(.init(version: 1, page: page, app: app, stage: stage, time: 0)))
    guard app != nil else { return }
    let touches = (0..<ClientMessage.touchesMax).map {
      TouchReport($0, .began, at: CGPoint(x: 10, y: 10))
    }
    let errors = replica.errorCount
    say(.touches(HostInput.TouchInput(touches, time: 0)))
    try read()
    try demandSameScene()
    try demand(replica.errorCount == errors, "A finger was still down: \(answers.last ?? "")")
  }

  private func say(_ message: ClientMessage) { hear(.text, message.text) }
}
