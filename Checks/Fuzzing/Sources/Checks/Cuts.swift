// Cuts a stream into pieces, as a network does.

/// Sizes of pieces, used one after the other and again.
struct Cuts {
  private let sizes: [Int]

  /// Three sizes, of one byte and more.
  init(_ reader: inout ByteReader) { sizes = (0..<3).map { _ in reader.below(256) + 1 } }

  /// The stream in pieces. What is long comes in larger ones too, as from a socket.
  func pieces(of stream: [UInt8]) -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    var rest = stream[...]
    while !rest.isEmpty {
      let size = sizes[pieces.count % sizes.count] << (pieces.count / 200)
      pieces.append(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    return pieces
  }
}
