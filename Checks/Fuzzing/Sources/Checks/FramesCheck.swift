// Frames become messages: each text is what its frames held together, none is too long, and a
// page that breaks the rules is told so in words that fit a frame.

import FlyingFox
import Foundation

@testable import Playground

/// Bytes as frames: one byte with the opcode and the last frame's mark, as on the line; two with the
/// size; the payload.
func checkFrames(_ bytes: [UInt8]) throws {
  var reader = ByteReader(bytes)
  var assembler = FrameAssembler()
  var pending: Data?
  while !reader.isAtEnd {
    let first = reader.byte()
    let frame = WSFrame(
      fin: first & 0x80 != 0, opcode: WSFrame.Opcode(first & 0x0F), mask: nil,
      payload: Data(reader.bytes()))
    do {
      let incoming = try assembler.add(frame)
      try demandMeaning(of: incoming, frame, &pending)
    } catch let closing as Closing {
      return try demandWords(of: closing)
    }
  }
}

/// Follows along in its own way what must come of the frame.
private func demandMeaning(
  of incoming: Incoming, _ frame: WSFrame, _ pending: inout Data?
) throws {
  switch frame.opcode {
  case .ping: try demand(incoming == .ping(frame.payload), "A ping became \(incoming)")
  case .pong: try demand(incoming == .unfinished, "A pong became \(incoming)")
  case .close: try demand(incoming == .close, "A close became \(incoming)")
  default:
    try demand(frame.opcode == .text || pending != nil, "\(frame.opcode) was taken")
    let whole = (pending ?? Data()) + frame.payload
    try demand(whole.count <= Limits.messageSizeMax, "\(whole.count) bytes were taken")
    pending = frame.fin ? nil : whole
    guard frame.fin else { return try demand(incoming == .unfinished, "An end too early") }
    guard case .text(let text) = incoming else { return try demand(false, "\(incoming)") }
    try demand(Data(text.utf8) == whole, "The text has other bytes than its frames")
  }
}

private func demandWords(of closing: Closing) throws {
  let payload = closing.frame.payload
  try demand(payload.count <= 125, "A close frame has \(payload.count) bytes")
  try demand((1000...4999).contains(closing.code), "The code is \(closing.code)")
  let reason = String(validating: payload.dropFirst(2), as: UTF8.self)
  try demand(reason?.isEmpty == false, "A close frame gives no reason that can be read")
}
