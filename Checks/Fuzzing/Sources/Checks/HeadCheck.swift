// The bytes of a socket become a request: in whatever pieces they come, the same request or the same
// refusal, never more kept than the limit, and no other meaning than a slower reading finds.

import FlyingFox
import Foundation

@testable import Playground

/// Bytes as the sizes of pieces, then what arrives.
func checkHead(_ bytes: [UInt8]) throws {
  var reader = ByteReader(bytes)
  let cuts = Cuts(&reader)
  // Requests larger than an input may be are filled up.
  let filler = [UInt8](repeating: 0x20, count: reader.below(256) < 250 ? 0 : 16_300)
  let place = reader.byte()
  let rest = reader.rest
  let stream = Array(rest.prefix(Int(place)) + filler + rest.dropFirst(Int(place)))
  let whole = try request(in: [stream])
  let inPieces = try request(in: cuts.pieces(of: stream))
  try demand(isSame(whole, inPieces), "Read \(inPieces), expected \(whole)")
  try demandMeaning(of: whole, stream)
}

/// What came of the bytes.
private enum Answer {
  case unfinished
  case request(HTTPRequest)
  case refusal(RequestError)
}

private func request(in pieces: [[UInt8]]) throws -> Answer {
  var reader = RequestReader()
  for piece in pieces {
    do {
      if let request = try reader.add(piece) { return .request(request) }
    } catch {
      try demand([400, 431].contains(error.status), "Refused with \(error.status)")
      try demandWords(error.reason)
      return .refusal(error)
    }
    try demand(reader.heldCount <= Limits.requestSizeMax, "\(reader.heldCount) bytes are held")
  }
  return .unfinished
}

private func isSame(_ first: Answer, _ second: Answer) -> Bool {
  switch (first, second) {
  case (.unfinished, .unfinished): true
  case (.refusal(let first), .refusal(let second)): first == second
  case (.request(let first), .request(let second)):
    first.method == second.method && first.version == second.version && first.path == second.path
      && first.query == second.query && first.headers == second.headers
  default: false
  }
}

/// Demands that a request says what its bytes say, and that what is missing or too much is noticed.
private func demandMeaning(of answer: Answer, _ stream: [UInt8]) throws {
  let end = stream.indices.first { stream[$0...].starts(with: [13, 10, 13, 10]) }
  switch answer {
  case .unfinished:
    try demand(end == nil && stream.count <= Limits.requestSizeMax, "Nothing was answered")
  case .refusal(let error):
    let size = end.map { $0 + 4 } ?? stream.count
    let isTooLarge = size > Limits.requestSizeMax
    try demand(error.status == 431 ? isTooLarge : end != nil, "Refused with \(error.status)")
  case .request(let request):
    guard let end else { return try demand(false, "A request without an end") }
    try demandLines(lines(of: stream[..<end]), request)
  }
}

/// The lines, cut byte by byte.
private func lines(of head: ArraySlice<UInt8>) -> [[UInt8]] {
  var lines: [[UInt8]] = [[]]
  var index = head.startIndex
  while index < head.endIndex {
    if head[index...].starts(with: [13, 10]) {
      lines.append([])
      index += 2
    } else {
      lines[lines.count - 1].append(head[index])
      index += 1
    }
  }
  return lines
}

private func demandLines(_ lines: [[UInt8]], _ request: HTTPRequest) throws {
  let words = lines[0].split(separator: 0x20, omittingEmptySubsequences: false)
  try demand(words.count == 3, "The first line has \(words.count) words")
  // FlyingFox writes methods in capitals.
  let method = String(decoding: words[0], as: UTF8.self).uppercased()
  try demand(request.method.rawValue == method, "\(request.method)")
  try demand(words[2].elementsEqual(request.version.rawValue.utf8), "\(request.version)")
  var values: [String: [[UInt8]]] = [:]
  for line in lines.dropFirst() {
    guard let colon = line.firstIndex(of: 0x3A) else { return try demand(false, "No colon") }
    let name = line[..<colon]
    try demand(!name.isEmpty, "A header without a name")
    try demand(
      name.allSatisfy {
        (0x21...0x7E).contains($0) && !Array("\"(),/:;<=>?@[\\]{}".utf8).contains($0)
      },
      "A header named \(name)")
    values[String(decoding: name, as: UTF8.self).lowercased(), default: []]
      .append(Array(line[(colon + 1)...].drop { $0 == 0x20 || $0 == 0x09 }))
  }
  for name in ["host", "origin", "cookie"] {
    let found = request.headers[HTTPHeader(name)].map { [UInt8]($0.utf8) }
    try demand(found == values[name]?.first, "\(name) is \(found ?? [])")
    try demand(name == "cookie" || values[name]?.count ?? 1 == 1, "\(name) came twice")
  }
}
