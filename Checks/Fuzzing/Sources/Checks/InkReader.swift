// Turns bytes into ink: lines, bends and rests, as hands draw them, and any numbers in between.

import StrokeKit

/// Reads strokes from bytes.
struct InkReader {
  private var reader: ByteReader
  private let size: Double
  private let offset: Double
  /// How the time goes on from point to point.
  private let pace: Double

  /// The first three bytes choose how large all is, where, and how time goes on.
  init(_ reader: ByteReader) {
    self.reader = reader
    size = self.reader.pick([1, 0.25, 1e-9, 1e-160, 1e6, 1e9, 1e160, 1e300])
    offset = self.reader.pick([0, -300, 1e9, -9.9e11, 1e300])
    pace = self.reader.pick([1.0 / 64, 0, -1.0 / 64, .nan])
  }

  /// What was not read yet.
  var rest: ByteReader { reader }

  /// Up to so many strokes, until the bytes run out.
  mutating func strokes(_ countMax: Int) -> [[StrokePoint]] {
    var strokes: [[StrokePoint]] = []
    while !reader.isAtEnd, strokes.count < countMax { strokes.append(stroke()) }
    return strokes
  }

  /// A byte with the number of pieces, then the pieces.
  mutating func stroke() -> [StrokePoint] {
    var places: [SIMD2<Double>] = []
    for _ in 0..<reader.below(24) { addPiece(to: &places) }
    return places.enumerated().map { index, place in
      let point = place * size + offset
      return StrokePoint(x: point.x, y: point.y, time: pace * Double(index))
    }
  }

  /// A place: mostly as people make it, sometimes any numbers.
  mutating func place() -> SIMD2<Double> {
    let x = reader.place()
    return SIMD2(x, reader.place())
  }

  /// A line to a place, a bend to one by way of another, the place alone, or a rest.
  private mutating func addPiece(to places: inout [SIMD2<Double>]) {
    let last = places.last ?? place()
    let count = reader.below(40)
    switch reader.below(4) {
    case 0: places.append(place())
    case 1: places += Array(repeating: last, count: count)
    case 2:
      let end = place()
      places += (0...count).map { last + (end - last) * (Double($0) / Double(max(1, count))) }
    default:
      let (way, end) = (place(), place())
      places += (0...count).map { step in
        let share = Double(step) / Double(max(1, count))
        let (before, after) = (last + (way - last) * share, way + (end - way) * share)
        return before + (after - before) * share
      }
    }
  }
}
