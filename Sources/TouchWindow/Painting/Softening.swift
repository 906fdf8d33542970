// Makes edges soft, as a shadow's are: three means over a box come within 3 % of a normal distribution.

/// One byte for each pixel, row by row.
struct Mask: Equatable, Sendable {
  /// The width, in pixels.
  let width: Int
  /// The height, in pixels.
  let height: Int
  /// So much of each pixel is covered: 255 is all of it.
  var bytes: [UInt8]

  /// Spreads each pixel by a normal distribution.
  ///
  /// - Parameter deviation: Its standard deviation, in pixels; below a third nothing changes.
  mutating func soften(by deviation: Double) {
    // The width of three boxes with this variance together.
    let side = Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
    guard side > 1, width > 0, height > 0 else { return }
    for pass in 0..<3 {
      // A box of even width has no middle: two of them stray to either side, and the third is wider.
      let (before, after): (Int, Int) =
        if side % 2 == 1 {
          (side / 2, side / 2)
        } else {
          [(side / 2, side / 2 - 1), (side / 2 - 1, side / 2), (side / 2, side / 2)][pass]
        }
      mean(before, after, count: height, length: width, start: width, step: 1)
      mean(before, after, count: width, length: height, start: 1, step: width)
    }
  }

  /// Replaces each pixel of each line by the mean of the pixels around it.
  private mutating func mean(
    _ before: Int, _ after: Int, count: Int, length: Int, start: Int, step: Int
  ) {
    let divisor = before + after + 1
    var line = [UInt8](repeating: 0, count: length)
    for number in 0..<count {
      let first = number * start
      for index in 0..<length { line[index] = bytes[first + index * step] }
      var sum = line.prefix(after).reduce(0) { $0 + Int($1) }
      for index in 0..<length {
        if index + after < length { sum += Int(line[index + after]) }
        bytes[first + index * step] = UInt8((sum + divisor / 2) / divisor)
        if index >= before { sum -= Int(line[index - before]) }
      }
    }
  }
}
