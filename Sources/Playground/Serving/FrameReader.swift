// Cuts a stream of bytes into WebSocket frames (RFC 6455, section 5.2) and judges each by its header,
// before its content is there. So it never holds more than one frame of the largest size and what
// was read with it. It does not know what frames say.

import FlyingFox
import Foundation

/// Reads frames from bytes that come in any pieces.
nonisolated struct FrameReader: Sendable {
  private var bytes: [UInt8] = []
  private var position = 0
  private var skipping: UInt64 = 0
  private var isBroken = false

  /// How many bytes are held.
  var heldCount: Int { bytes.count }

  /// Takes the next bytes of the stream.
  mutating func add(_ more: [UInt8]) {
    bytes.removeFirst(position)
    position = 0
    guard !isBroken else { return }
    bytes += more
  }

  /// The next whole frame, or nil if more bytes are needed.
  ///
  /// A frame that is too large is reported once, and its content is skipped. After a frame that
  /// breaks the rules, nothing can be read any more.
  mutating func next() throws(Closing) -> WSFrame? {
    skip()
    guard skipping == 0, let header = try header() else { return nil }
    guard header.length <= Limits.messageSizeMax else {
      position += header.size
      skipping = header.length
      throw Closing(
        code: 1009,
        reason: """
          A frame of \(header.length) bytes was announced; at most \(Limits.messageSizeMax) are \
          taken. Split it.
          """)
    }
    let begin = position + header.size
    let end = begin + Int(header.length)
    guard end <= bytes.count else { return nil }
    position = end
    var content = Array(bytes[begin..<end])
    for index in content.indices { content[index] ^= header.mask[index & 3] }
    return WSFrame(fin: header.isLast, opcode: header.opcode, mask: nil, payload: Data(content))
  }

  private struct Header {
    var isLast: Bool
    var opcode: WSFrame.Opcode
    var length: UInt64
    var mask: [UInt8]
    var size: Int
  }

  private mutating func header() throws(Closing) -> Header? {
    guard bytes.count - position >= 2 else { return nil }
    let first = bytes[position]
    let second = bytes[position + 1]
    let opcode = WSFrame.Opcode(first & 0x0F)
    if first & 0x70 != 0 { throw broken("A frame came with an extension that was not agreed on.") }
    if second & 0x80 == 0 {
      throw broken("A frame came without a mask; a page must mask its frames.")
    }
    if opcode.rawValue & 0x08 != 0, first & 0x80 == 0 || second & 0x7F > 125 {
      throw broken("A ping, pong or close came that is split or over 125 bytes.")
    }
    let lengthSize = [126: 2, 127: 8][Int(second & 0x7F)] ?? 0
    let size = 2 + lengthSize + 4
    guard bytes.count - position >= size else { return nil }
    var length = lengthSize == 0 ? UInt64(second & 0x7F) : 0
    for byte in bytes[(position + 2)..<(position + 2 + lengthSize)] {
      length = length << 8 | UInt64(byte)
    }
    guard length >> 63 == 0 else { throw broken("A frame of an impossible length was announced.") }
    return Header(
      isLast: first & 0x80 != 0, opcode: opcode, length: length,
      mask: Array(bytes[(position + size - 4)..<(position + size)]), size: size)
  }

  private mutating func skip() {
    let count = Int(min(skipping, UInt64(bytes.count - position)))
    position += count
    skipping -= UInt64(count)
  }

  private mutating func broken(_ reason: String) -> Closing {
    isBroken = true
    bytes = []
    position = 0
    return Closing(code: 1002, reason: reason)
  }
}

nonisolated extension WSFrame {
  /// The frame as a server sends it: in one piece and without a mask.
  var bytes: Data {
    var bytes = Data([(fin ? 0x80 : 0) | opcode.rawValue])
    switch payload.count {
    case ...125: bytes.append(UInt8(payload.count))
    case ...0xFFFF:
      bytes.append(contentsOf: [126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)])
    default:
      bytes.append(127)
      bytes.append(
        contentsOf: (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> (56 - 8 * $0)) })
    }
    return bytes + payload
  }
}
