// How packets are written as bytes between the server and the process of a page's apps: a kind, the number of
// bytes that follow, and these. It does not know pages or processes.

import Foundation
import PlainJSON

/// A packet as it is written.
nonisolated struct PacketBytes: Equatable, Sendable {
  var kind: UInt8
  var content = Data()

  /// The bytes of a packet's head: its kind, and the size of its content in four bytes, the highest first.
  static let headSize = 5
  /// The most bytes of a content. A larger one can only come from a line that was disturbed.
  static let contentMax = 1 << 28

  /// All of it.
  var data: Data {
    Data([kind]) + Self.bytes(of: UInt32(content.count)) + content
  }
}

nonisolated extension PacketBytes {
  /// A number in four bytes, the highest first.
  static func bytes(of number: UInt32) -> Data {
    Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) })
  }

  /// The number in the first four bytes, and what follows them.
  func numberAndRest() throws(BrokenLine) -> (UInt32, Data) {
    guard content.count >= 4 else { throw BrokenLine() }
    return (content.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }, Data(content.dropFirst(4)))
  }

  /// The content as JSON.
  func json() throws(BrokenLine) -> JSON {
    do throws(JSON.Mistake) {
      return try JSON(reading: Array(content))
    } catch {
      throw BrokenLine()
    }
  }
}

/// A line on which something came that is no packet.
nonisolated struct BrokenLine: Error, Equatable, Sendable {}

/// Cuts a stream of bytes into packets.
nonisolated struct PacketReader: Sendable {
  private var bytes: [UInt8] = []

  /// Takes the next bytes of the stream.
  mutating func add(_ more: [UInt8]) { bytes += more }

  /// The packets that are whole now, in their order.
  mutating func take() throws(BrokenLine) -> [PacketBytes] {
    var packets: [PacketBytes] = []
    var position = 0
    while bytes.count - position >= PacketBytes.headSize {
      let begin = position + PacketBytes.headSize
      let size = bytes[(position + 1)..<begin].reduce(0) { $0 << 8 | Int($1) }
      guard size <= PacketBytes.contentMax else { throw BrokenLine() }
      guard bytes.count - begin >= size else { break }
      let content = Data(bytes[begin..<(begin + size)])
      packets.append(PacketBytes(kind: bytes[position], content: content))
      position = begin + size
    }
    bytes.removeFirst(position)
    return packets
  }
}

nonisolated extension PacketToApp {
  var bytes: PacketBytes {
    switch self {
    case .message(let text): PacketBytes(kind: 0, content: Data(text.utf8))
    case .room(let number): PacketBytes(kind: 1, content: PacketBytes.bytes(of: number))
    case .left: PacketBytes(kind: 2)
    case .question: PacketBytes(kind: 3)
    }
  }

  init(_ bytes: PacketBytes) throws(BrokenLine) {
    switch bytes.kind {
    case 0: self = .message(String(decoding: bytes.content, as: UTF8.self))
    case 1: self = .room(connection: try bytes.numberAndRest().0)
    case 2: self = .left
    case 3: self = .question
    default: throw BrokenLine()
    }
  }
}

nonisolated extension PacketFromApp {
  var bytes: PacketBytes {
    switch self {
    case .message(let bytes, let number):
      PacketBytes(kind: 0, content: PacketBytes.bytes(of: number) + Data(bytes))
    case .mistake(let error): PacketBytes(kind: 1, content: Data(error.json.bytes))
    case .run(let app, let isReplay):
      PacketBytes(
        kind: 2,
        content: Data((["app": app.json, "isReplay": isReplay.json] as JSON).bytes))
    case .recorded(let line): PacketBytes(kind: 3, content: Data(line.utf8))
    case .answer: PacketBytes(kind: 4)
    }
  }

  init(_ bytes: PacketBytes) throws(BrokenLine) {
    switch bytes.kind {
    case 0:
      let (number, data) = try bytes.numberAndRest()
      self = .message(Array(data), connection: number)
    case 1:
      guard let error = WireError(try bytes.json()) else { throw BrokenLine() }
      self = .mistake(error)
    case 2:
      let run = try bytes.json()
      guard case .text(let app) = run["app"], case .truth(let isReplay) = run["isReplay"] else {
        throw BrokenLine()
      }
      self = .run(app: app, isReplay: isReplay)
    case 3: self = .recorded(String(decoding: bytes.content, as: UTF8.self))
    case 4: self = .answer
    default: throw BrokenLine()
    }
  }
}
