// Puts WebSocket frames together to messages and refuses what is too large or out of order. It does
// not know what the messages say.

import FlyingFox
import Foundation

/// The reason for which a connection is closed; both parts reach the page.
nonisolated struct Closing: Error, Equatable, Sendable {
  /// A close code of RFC 6455, or one of ours from 4000.
  var code: UInt16
  /// What happened and what to do, at most 123 bytes.
  var reason: String

  /// Whether the page broke the rules of the line: then nothing is kept for it.
  var isForWrongdoing: Bool { (1002...1009).contains(code) }

  /// The frame that closes the connection.
  var frame: WSFrame {
    var text = reason
    while text.utf8.count > 123 { text.removeLast() }
    return .close(code: WSCloseCode(code, reason: text))
  }
}

/// One message put together.
nonisolated enum Incoming: Equatable, Sendable {
  /// A text.
  case text(String)
  /// The peer asks whether we are there; the same bytes go back.
  case ping(Data)
  /// The peer leaves.
  case close
  /// Nothing complete yet.
  case unfinished
}

/// Puts frames together.
nonisolated struct FrameAssembler: Sendable {
  private var begun: Data?

  /// Takes the next frame.
  mutating func add(_ frame: WSFrame) throws(Closing) -> Incoming {
    switch frame.opcode {
    case .ping where frame.payload.count <= 125: return .ping(frame.payload)
    case .pong where frame.payload.count <= 125: return .unfinished
    case .close: return .close
    case .text where begun == nil: return try extend(with: frame)
    case .continuation:
      guard begun != nil else {
        throw Closing(code: 1002, reason: "A continuation came before the message it continues.")
      }
      return try extend(with: frame)
    case .binary:
      throw Closing(code: 1003, reason: "A binary message came; send each message as JSON text.")
    default:
      throw Closing(code: 1002, reason: "A frame came that does not fit here; reload the page.")
    }
  }

  private mutating func extend(with frame: WSFrame) throws(Closing) -> Incoming {
    var whole = begun ?? Data()
    begun = nil
    let size = whole.count + frame.payload.count
    guard size <= Limits.messageSizeMax else {
      throw Closing(
        code: 1009,
        reason:
          "A message of \(size) bytes came; at most \(Limits.messageSizeMax) are taken. Split it.")
    }
    whole += frame.payload
    guard frame.fin else {
      begun = whole
      return .unfinished
    }
    guard let text = String(validating: whole, as: UTF8.self) else {
      throw Closing(code: 1007, reason: "A message came that is not UTF-8; send JSON text.")
    }
    return .text(text)
  }
}
