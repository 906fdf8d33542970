// Frames out of bytes: whole ones, pieces, lies about the length, and what is against the rules.

import FlyingFox
import Foundation
import Testing

@testable import Playground

/// A frame as a page sends it, with a mask.
func masked(
  _ text: String, first: UInt8 = 0x81, mask: [UInt8] = [1, 2, 3, 4], length: UInt64? = nil
) -> [UInt8] {
  let content = Array(text.utf8)
  let size = length ?? UInt64(content.count)
  var bytes = [first]
  switch size {
  case ...125: bytes.append(0x80 | UInt8(size))
  case ...0xFFFF: bytes += [0x80 | 126, UInt8(size >> 8), UInt8(size & 0xFF)]
  default: bytes += [0x80 | 127] + (0..<8).map { UInt8(truncatingIfNeeded: size >> (56 - 8 * $0)) }
  }
  return bytes + mask + content.enumerated().map { $1 ^ mask[$0 & 3] }
}

struct FrameReaderTests {
  private func text(_ frame: WSFrame?) -> String? {
    frame.map { String(decoding: $0.payload, as: UTF8.self) }
  }

  @Test(arguments: [0, 1, 125, 126, 127, 65_535, 65_536])
  func `a frame of any length is read, in one piece or byte by byte`(length: Int) throws {
    let content = String((0..<length).map { Character(UnicodeScalar(UInt8(97 + $0 % 26))) })
    let bytes = masked(content)
    var whole = FrameReader()
    whole.add(bytes + bytes)
    #expect(try text(whole.next()) == content)
    #expect(try text(whole.next()) == content)
    #expect(try whole.next() == nil)
    guard length < 1_000 else { return }
    var slow = FrameReader()
    for byte in bytes.dropLast() {
      slow.add([byte])
      #expect(try slow.next() == nil)
    }
    slow.add([try #require(bytes.last)])
    #expect(try text(slow.next()) == content)
  }

  @Test(arguments: [65_537, 1 << 40, (1 << 63) - 1] as [UInt64])
  func `a frame that announces too much is refused by its header alone`(length: UInt64) {
    var reader = FrameReader()
    reader.add(Array(masked("", length: length).prefix(14)))
    let refusal = #expect(throws: Closing.self) { try reader.next() }
    #expect(refusal?.code == 1009)
    #expect(refusal?.reason.contains("\(length) bytes was announced; at most 65536") == true)
  }

  @Test func `an endless frame is passed over and not kept`() throws {
    var reader = FrameReader()
    reader.add(masked("", length: 1 << 40))
    #expect(throws: Closing.self) { try reader.next() }
    let piece = [UInt8](repeating: 7, count: Limits.readSizeMax)
    for _ in 1...1_000 {
      reader.add(piece)
      #expect(try reader.next() == nil)
      #expect(reader.heldCount <= piece.count)
    }
  }

  @Test func `what follows a frame that was too large is read again`() throws {
    var reader = FrameReader()
    let large = masked(String(repeating: "x", count: 70_000))
    reader.add(Array(large.prefix(100)))
    #expect(throws: Closing.self) { try reader.next() }
    reader.add(Array(large.dropFirst(100)) + masked("", first: 0x88))
    #expect(try reader.next()?.opcode == .close)
  }

  @Test(
    arguments: [
      ([0xF1, 0x80, 0, 0, 0, 0], "extension"), ([0x81, 0x01, 65], "without a mask"),
      ([0x89, 0xFE, 0, 200], "over 125"), ([0x08, 0x80, 0, 0, 0, 0], "split"),
      ([0x81, 0xFF] + [UInt8](repeating: 255, count: 12), "impossible"),
    ] as [([UInt8], String)])
  func `after a frame against the rules nothing is read or kept`(
    bytes: [UInt8], words: String
  ) throws {
    var reader = FrameReader()
    reader.add(bytes)
    let refusal = #expect(throws: Closing.self) { try reader.next() }
    #expect(refusal?.code == 1002 && refusal?.reason.contains(words) == true)
    reader.add(masked("a"))
    #expect(try reader.next() == nil)
    #expect(reader.heldCount == 0)
  }

  @Test(arguments: [0, 125, 126, 65_535, 65_536])
  func `what is sent has the shortest header and no mask`(length: Int) {
    let payload = Data(repeating: 9, count: length)
    let bytes = WSFrame(fin: true, opcode: .text, mask: nil, payload: payload).bytes
    let header = length <= 125 ? 2 : length <= 65_535 ? 4 : 10
    #expect(bytes.count == header + length)
    #expect(bytes[0] == 0x81 && bytes[1] & 0x80 == 0)
    #expect(bytes.suffix(length) == payload)
  }
}
