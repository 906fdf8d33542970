// The bounds of a connection: how much at once, how large, and in which order.

import FlyingFox
import Foundation
import Testing
import TouchKit

@testable import Playground

struct DocumentedLimitTests {
  @Test func `the limits that the document states are the ones that hold`() throws {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized
    let text = try String(
      contentsOf: root.appendingPathComponent("Documentation/Serving.md"), encoding: .utf8)
    let rows = [
      "Pages, each with a process of its own | \(Limits.pagesMax) |",
      "| \(Limits.strangersMax), for \(Int(Limits.strangerSecondsMax)) s |",
      "| \(Limits.goodbyesMax), for \(Int(Limits.goodbyeSecondsMax)) s |",
      "| \(Limits.requestSizeMax / 1_024) KiB; no body is read |",
      "| \(Limits.messageSizeMax / 1_024) KiB, judged by the frame's header |",
      "| \(Int(Limits.framesPerSecondMax)) and \(Int(Limits.bytesPerSecondMax / 1e6)) MB a second,",
      "Wrong messages | \(Int(Limits.mistakesMax)), and one a second |",
      "\(Int(Limits.startsPerSecondMax)) a second, \(Int(Limits.startsAtOnceMax)) at once | closed with 4009",
      "An app that does not answer | \(Limits.appSilenceSecondsMax) s |",
      "The memory of a process | \(Limits.appMemoryMax / 1_000_000) MB |",
      "Recordings of apps that ended | \(Limits.endedRunsMax) |",
      "Silence | \(Int(Limits.silenceSecondsMax)) s |",
      "\(Limits.errorsMax) errors, \(Limits.logLinesMax) lines |",
    ]
    for row in rows { #expect(text.contains(row), "Documentation/Serving.md does not say \(row)") }
  }
}

struct RateLimitTests {
  @Test func `what was saved up can be used at once, then only what comes in`() {
    var limit = RateLimit(perSecond: 10, atOnceMax: 20, now: 100)
    let atOnce = (1...21).map { _ in limit.use(1, at: 100) }
    #expect(atOnce == Array(repeating: true, count: 20) + [false])
    let later = (1...2).map { _ in limit.use(1, at: 100.125) }
    #expect(later == [true, false])
  }

  @Test func `no more is saved up than the bucket holds, and time running backwards gives nothing`()
  {
    var limit = RateLimit(perSecond: 10, atOnceMax: 20, now: 100)
    let answers = [limit.use(21, at: 1_000), limit.use(20, at: 1_000), limit.use(1, at: 0)]
    #expect(answers == [false, true, false])
  }
}

struct FrameAssemblerTests {
  private func frame(_ opcode: WSFrame.Opcode, _ text: String, isLast: Bool = true) -> WSFrame {
    WSFrame(fin: isLast, opcode: opcode, mask: nil, payload: Data(text.utf8))
  }

  @Test func `one frame or three make the same message, and a ping may come between`() throws {
    var assembler = FrameAssembler()
    let made = try [
      frame(.text, "abc"), frame(.text, "a", isLast: false), frame(.ping, "?"),
      frame(.continuation, "b", isLast: false), frame(.continuation, "c"), frame(.pong, ""),
      frame(.close, ""),
    ].map { try assembler.add($0) }
    #expect(
      made == [
        .text("abc"), .unfinished, .ping(Data("?".utf8)), .unfinished, .text("abc"), .unfinished,
        .close,
      ])
  }

  @Test func `the largest message is taken, and not one byte more`() throws {
    var assembler = FrameAssembler()
    let largest = String(repeating: "x", count: Limits.messageSizeMax)
    let taken = try assembler.add(frame(.text, largest))
    #expect(taken == .text(largest))
    expect(1009, "65537 bytes") { try assembler.add(frame(.text, largest + "x")) }
    _ = try assembler.add(frame(.text, largest, isLast: false))
    expect(1009, "65537 bytes") { try assembler.add(frame(.continuation, "x")) }
  }

  @Test func `frames out of order are refused`() throws {
    var assembler = FrameAssembler()
    expect(1002, "continuation") { try assembler.add(frame(.continuation, "x")) }
    expect(1003, "binary") { try assembler.add(frame(.binary, "x")) }
    let long = String(repeating: "x", count: 126)
    expect(1002, "does not fit") { try assembler.add(frame(.ping, long)) }
    expect(1002, "does not fit") { try assembler.add(frame(WSFrame.Opcode(3), "x")) }
    _ = try assembler.add(frame(.text, "a", isLast: false))
    expect(1002, "does not fit") { try assembler.add(frame(.text, "b")) }
  }

  @Test func `what is not text is refused`() {
    var assembler = FrameAssembler()
    expect(1007, "UTF-8") {
      try assembler.add(WSFrame(fin: true, opcode: .text, mask: nil, payload: Data([0xff, 0xfe])))
    }
  }

  @Test func `a reason fits into its frame, whole letters only`() {
    let frame = Closing(code: 1008, reason: String(repeating: "é", count: 100)).frame
    #expect(frame.payload.count == 2 + 122)
    #expect(String(validating: frame.payload.dropFirst(2), as: UTF8.self) != nil)
  }

  private func expect(_ code: UInt16, _ words: String, _ body: () throws -> Incoming) {
    do {
      Issue.record("was taken: \(try body())")
    } catch let closing as Closing {
      #expect(closing.code == code && closing.reason.contains(words))
    } catch {
      Issue.record(error)
    }
  }
}

struct FingerBookTests {
  @Test func `a finger begins, moves and ends, and may then begin again`() throws {
    var book = FingerBook()
    for phase in [UITouch.Phase.began, .moved, .ended, .began, .cancelled, .began] {
      try book.admit([TouchReport(1, phase)])
    }
    #expect(book.down.keys.sorted() == [1])
  }

  @Test(arguments: [
    (UITouch.Phase.moved, "moved of finger 1, which is not down"),
    (.ended, "ended of finger 1, which is not down"),
    (.cancelled, "cancelled of finger 1, which is not down"),
    (.regionMoved, "hoverMoved of finger 1, which does not hover"),
    (.regionExited, "hoverExited of finger 1, which does not hover"),
  ])
  func `nothing follows from nothing`(phase: UITouch.Phase, found: String) {
    var book = FingerBook()
    expect(&book, [TouchReport(1, phase)], "touches[0].phase: found \(found)")
  }

  @Test func `a finger that is down does not begin, and a pointer that hovers does not enter`()
    throws
  {
    var book = FingerBook()
    try book.admit([TouchReport(1, .began), TouchReport(2, .regionEntered)])
    expect(
      &book, [TouchReport(1, .began)],
      "touches[0].phase: found began of finger 1, which is down already")
    expect(
      &book, [TouchReport(2, .regionEntered)],
      "touches[0].phase: found hoverEntered of finger 2, which hovers already")
  }

  @Test func `of a message with a mistake nothing is taken`() {
    var book = FingerBook()
    expect(
      &book, [TouchReport(1, .began), TouchReport(2, .moved)],
      "touches[1].phase: found moved of finger 2, which is not down")
    #expect(book == FingerBook())
    expect(
      &book, [TouchReport(1, .began), TouchReport(1, .moved)],
      "touches[1].finger: found 1 for the second time")
  }

  @Test func `33 fingers are too many`() throws {
    var book = FingerBook()
    try book.admit((1...32).map { TouchReport($0, .began) })
    expect(
      &book, [TouchReport(33, .began)],
      "touches[0].phase: found began of finger 33, which is one too many")
  }

  @Test func `taking all away cancels what is down and ends what hovers`() throws {
    var book = FingerBook()
    try book.admit([TouchReport(9, .began, x: 5), TouchReport(2, .regionEntered)])
    let away = book.takeAllAway(at: 3)
    #expect(away.reports.map(\.finger) == [2, 9])
    #expect(away.reports.map(\.phase) == [.regionExited, .cancelled])
    #expect(away.reports[1].sample.location.x == 5)
    #expect(away.reports.map(\.sample.timestamp) == [3, 3] && away.time == 3)
    #expect(book == FingerBook())
  }

  @Test func `what is taken away has the buttons that it had last`() throws {
    var book = FingerBook()
    let mouse = TouchReport(1, .began)
    try book.admit(HostInput.TouchInput([mouse], time: 0, buttons: .secondary))
    try book.admit([TouchReport(2, .began)])
    #expect(book.takeAllAway(at: 3).buttons == .secondary)
  }

  @Test func `a scroll stays one until it ends, and no touch becomes one`() throws {
    var book = FingerBook()
    try book.admit([TouchReport(1, .began, scroll: .discrete), TouchReport(2, .began)])
    expect(
      &book, [TouchReport(1, .moved)],
      "touches[0].scroll: found nothing of finger 1, expected discrete, as when it began")
    expect(
      &book, [TouchReport(1, .ended, scroll: .continuous)],
      "touches[0].scroll: found continuous of finger 1, expected discrete, as when it began")
    expect(
      &book, [TouchReport(2, .moved, scroll: .discrete)],
      "touches[0].scroll: found discrete of finger 2, expected nothing, as when it began")
    #expect(book.takeAllAway(at: 3).reports.map(\.scrollTypes) == [.discrete, []])
  }

  @Test func `a transform stays one until it ends, and no touch becomes one`() throws {
    var book = FingerBook()
    var transform = TouchReport(1, .began)
    transform.sample.transform = TouchSample.Transform(scale: 2)
    try book.admit([transform, TouchReport(2, .began)])
    expect(
      &book, [TouchReport(1, .moved)],
      "touches[0].scale: found nothing of finger 1, expected a transform, as when it began")
    transform.finger = 2
    transform.phase = .moved
    expect(
      &book, [transform],
      "touches[0].scale: found a transform of finger 2, expected nothing, as when it began")
    #expect(
      book.takeAllAway(at: 3).reports.map(\.sample.transform) == [
        TouchSample.Transform(scale: 2), nil,
      ])
  }

  private func expect(_ book: inout FingerBook, _ touches: [TouchReport], _ start: String) {
    do {
      try book.admit(touches)
      Issue.record("was taken")
    } catch {
      #expect(error.description.hasPrefix(start))
    }
  }
}

extension FingerBook {
  /// Takes touches without buttons.
  fileprivate mutating func admit(_ reports: [TouchReport]) throws(WireError) {
    try admit(HostInput.TouchInput(reports, time: 0))
  }
}

struct PageClockTests {
  @Test func `time never runs backwards`() {
    var clock = PageClock()
    let times = [6, 5.5, 6.5].map { clock.advance(to: $0) }
    #expect(times == [6, 6, 6.5])
  }
}
