// The lines that a client writes, read while an earlier one is answered: so a call can be taken back.

import Foundation
import TouchAgent

/// Lines in their order, and which calls were taken back.
///
/// One thread reads, another one takes lines out. All that both use is behind one condition.
nonisolated final class AgentInbox: @unchecked Sendable {
  /// So many lines wait at most; then nothing more is read.
  private static let linesMax = 1_000
  /// A line has at most so many bytes. A longer one is dropped, and told as no message.
  private static let lineMax = 4 << 20

  private let condition = NSCondition()
  private var lines: [String] = []
  private var isAtEnd = false
  private var cancelled: Set<JSONValue> = []
  /// The call that is answered now, and what ends it.
  private var current: (id: JSONValue, end: @Sendable () -> Void)?

  init() {}

  deinit {}

  /// Reads lines until the end, on a thread of its own.
  func read(_ file: FileHandle) {
    Thread.detachNewThread { [self] in
      var bytes = Data()
      var isTooLong = false
      while true {
        // Empty only at the end: it waits for what comes.
        var piece = file.availableData
        guard !piece.isEmpty else { break }
        while let end = piece.firstIndex(of: UInt8(ascii: "\n")) {
          bytes.append(piece[..<end])
          add(isTooLong ? "" : String(decoding: bytes, as: UTF8.self))
          (bytes, isTooLong) = (Data(), false)
          piece = Data(piece[(end + 1)...])
        }
        bytes.append(piece)
        if bytes.count > Self.lineMax { (bytes, isTooLong) = (Data(), true) }
      }
      if !bytes.isEmpty { add(String(decoding: bytes, as: UTF8.self)) }
      condition.withLock {
        isAtEnd = true
        condition.broadcast()
      }
    }
  }

  private func add(_ line: String) {
    if let id = AgentMessage(line)?.cancelledCall { return cancel(id) }
    condition.withLock {
      while lines.count >= Self.linesMax { condition.wait() }
      lines.append(line)
      condition.broadcast()
    }
  }

  private func cancel(_ id: JSONValue) {
    let end = condition.withLock {
      cancelled.insert(id)
      return current?.id == id ? current?.end : nil
    }
    end?()
  }

  /// The next line; `nil` at the end. It waits for one.
  func next() -> String? {
    condition.withLock {
      while lines.isEmpty, !isAtEnd { condition.wait() }
      guard !lines.isEmpty else { return nil }
      condition.broadcast()
      return lines.removeFirst()
    }
  }

  /// Answers a call, unless it is taken back before or meanwhile.
  ///
  /// - Parameters:
  ///   - id: Which call.
  ///   - end: Ends the answering, from another thread.
  /// - Returns: What `body` returns; `nil` if the call was taken back.
  func answer<Answer>(
    _ id: JSONValue, endingBy end: @escaping @Sendable () -> Void, _ body: () throws -> Answer
  ) rethrows -> Answer? {
    let isWanted = condition.withLock {
      if cancelled.remove(id) != nil { return false }
      current = (id, end)
      return true
    }
    guard isWanted else { return nil }
    defer { condition.withLock { current = nil } }
    let answer = try body()
    return condition.withLock { cancelled.remove(id) == nil ? answer : nil }
  }
}
