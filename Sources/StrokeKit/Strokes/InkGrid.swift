// The ink of a drawing in 16 × 16 cells, as bits, and what of its structure can be counted there. It
// does not know what is compared.

/// Which of 16 × 16 cells have ink, once by rows and once by columns.
///
/// The drawing's box fills the grid: proportions are overlooked. A side shorter than 0.15 of the longer
/// one counts as that, as in ``Drawing/scaleTowardsSquare()``.
struct InkGrid {
  static let side = 16
  /// So many bands of rows, or of columns, have a number each.
  private static let bandLength = side / 4
  /// A step across a cell is marked at two places, so that corners are not cut off.
  private static let marksPerCell = 2.0

  /// For each row from above, a bit for each column, the least one on the left.
  private(set) var rows = SIMD16<UInt16>.zero
  /// For each column from the left, a bit for each row, the least one above.
  private(set) var columns = SIMD16<UInt16>.zero
  /// The cell that was marked last: the next mark is mostly in the same one.
  private var last = SIMD2(-1, -1)

  /// Marks the cells of a drawing's ink.
  ///
  /// - Complexity: O(points + ink / size).
  init(_ drawing: Drawing) {
    let extent = drawing.high - drawing.low
    let sides = SIMD2(max(extent.x, 0.15 * extent.max()), max(extent.y, 0.15 * extent.max()))
    let low = (drawing.low + drawing.high - sides) / 2
    let scale = Double(Self.side) / sides
    for stroke in 0..<drawing.strokeCount {
      var before = (drawing.points[drawing.starts[stroke]] - low) * scale
      mark(before)
      for index
        in (drawing.starts[stroke] + 1)..<max(
          drawing.starts[stroke] + 1, drawing.starts[stroke + 1])
      {
        let place = (drawing.points[index] - low) * scale
        let step = place - before
        let length = max(step.x.magnitude, step.y.magnitude)
        let count = Int(length * Self.marksPerCell) + 1
        for part in 1...count { mark(before + step * (Double(part) / Double(count))) }
        before = place
      }
    }
  }

  private mutating func mark(_ place: SIMD2<Double>) {
    let column = min(max(Int(place.x), 0), Self.side - 1)
    let row = min(max(Int(place.y), 0), Self.side - 1)
    if last.x == column, last.y == row { return }
    last = SIMD2(column, row)
    rows[row] |= 1 << UInt16(column)
    columns[column] |= 1 << UInt16(row)
  }

  // MARK: Counting

  /// How often a line along each row, or column, enters ink.
  static func crossings(_ lines: SIMD16<UInt16>) -> SIMD16<UInt16> {
    let entries = lines & ~(lines &<< 1)
    var counts = SIMD16<UInt16>.zero
    for index in 0..<side { counts[index] = UInt16(entries[index].nonzeroBitCount) }
    return counts
  }

  /// The mean number of each of four bands of lines.
  static func bands(_ counts: SIMD16<UInt16>) -> Fours {
    var sums = Fours.zero
    for index in 0..<side { sums[index / bandLength] += Float(counts[index]) }
    return sums / Float(bandLength)
  }

  /// The same numbers, the largest first.
  static func sorted(_ counts: SIMD16<UInt16>) -> SIMD16<UInt16> {
    var sorted = counts
    for index in 1..<side {
      let count = counts[index]
      var place = index
      while place > 0, sorted[place - 1] < count {
        sorted[place] = sorted[place - 1]
        place -= 1
      }
      sorted[place] = count
    }
    return sorted
  }

  /// The shares of cells without ink that have ink on three sides, however far away: open below,
  /// above, to the right and to the left.
  var bays: Fours {
    var above = SIMD16<UInt16>.zero
    var below = SIMD16<UInt16>.zero
    for index in 1..<Self.side {
      above[index] = above[index - 1] | rows[index - 1]
      below[Self.side - 1 - index] = below[Self.side - index] | rows[Self.side - index]
    }
    var left = rows
    var right = rows
    for shift in [1, 2, 4, 8] as [UInt16] {
      left |= left &<< shift
      right |= right &>> shift
    }
    let across = ~rows & left & right
    let along = ~rows & above & below
    return Fours(
      Self.share(across & above & ~below), Self.share(across & below & ~above),
      Self.share(along & left & ~right), Self.share(along & right & ~left))
  }

  private static func share(_ cells: SIMD16<UInt16>) -> Float {
    var count = 0
    for index in 0..<side { count += cells[index].nonzeroBitCount }
    return Float(count) / Float(side * side)
  }
}
