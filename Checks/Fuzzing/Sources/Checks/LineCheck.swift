// The bytes of a socket become frames: in whatever pieces they come, the same frames and the same
// verdicts, none too large, and never more kept than one frame. What FlyingFox writes is read back.

@testable import FlyingFox
import Foundation

@testable import Playground

/// Bytes as the sizes of pieces, then what arrives; the same once more as frames that FlyingFox
/// writes.
func checkLine(_ bytes: [UInt8]) throws {
  var reader = ByteReader(bytes)
  let cuts = Cuts(&reader)
  // Frames larger than an input may be are filled up.
  let filler = [UInt8](repeating: 0x20, count: reader.below(256) < 250 ? 0 : 70_000)
  let stream = reader.rest + filler
  try demandSame(try heard(in: [stream]), try heard(in: cuts.pieces(of: stream)))
  try demandReadBack(&reader, cuts)
}

/// What comes out of a stream.
private enum Heard: Equatable {
  case frame(WSFrame)
  case refusal(Closing)
}

private func heard(in pieces: [[UInt8]]) throws -> [Heard] {
  var reader = FrameReader()
  var heard: [Heard] = []
  for piece in pieces {
    reader.add(piece)
    while let next = next(&reader) { heard.append(next) }
    // The largest header has 14 bytes.
    try demand(
      reader.heldCount <= Limits.messageSizeMax + 14 + piece.count,
      "\(reader.heldCount) bytes are held")
  }
  for case .frame(let frame) in heard {
    try demand(frame.payload.count <= Limits.messageSizeMax, "A frame is too large")
  }
  return heard
}

private func next(_ reader: inout FrameReader) -> Heard? {
  do {
    return try reader.next().map(Heard.frame)
  } catch {
    return .refusal(error)
  }
}

private func demandSame(_ expected: [Heard], _ found: [Heard]) throws {
  try demand(found == expected, "Heard \(found), expected \(expected)")
}

/// Frames as a page may send them: opcode and end mark, mask, content, and how often that is
/// repeated.
private func demandReadBack(_ reader: inout ByteReader, _ cuts: Cuts) throws {
  var stream: [UInt8] = []
  var expected: [Heard] = []
  while !reader.isAtEnd {
    let first = reader.byte()
    let opcode = WSFrame.Opcode(first & 0x0F)
    let mask = WSFrame.Mask(
      m1: reader.byte(), m2: reader.byte(), m3: reader.byte(), m4: reader.byte())
    let times = reader.pick([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 7, 130, 4_096])
    let payload = Data(repeatElement(reader.bytes(), count: times).joined().prefix(70_000))
    let isControl = first & 0x08 != 0
    var frame = WSFrame(
      fin: first & 0x80 != 0 || isControl, opcode: opcode, mask: mask,
      payload: isControl ? payload.prefix(125) : payload)
    stream += WSFrameEncoder.encodeFrame(frame)
    frame.mask = nil
    let ours = frame.bytes
    try demand(ours == WSFrameEncoder.encodeFrame(frame), "Written otherwise: \(Array(ours))")
    if frame.payload.count <= Limits.messageSizeMax { expected.append(.frame(frame)) }
  }
  let found = try heard(in: cuts.pieces(of: stream))
  let refusals = found.filter {
    if case .refusal(let closing) = $0 { closing.code == 1009 } else { false }
  }
  try demandSame(expected, found.filter { !refusals.contains($0) })
}
