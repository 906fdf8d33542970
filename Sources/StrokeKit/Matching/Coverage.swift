// Matches every point of one cloud with its nearest in the other, and whoever is left over too.
// Both directions come from one table of distances. It does not know what the four features mean.

/// Many-to-one matching with two-way coverage, after Vatavu 2017, of 32 points with four features.
enum Coverage {
  static let count = 32
  /// The vectors of one feature of all points.
  static let featureLength = count / 4
  /// The vectors of all features.
  static var shapeLength: Int { 4 * featureLength }
  /// The table of squared distances, and the least of each column and row.
  static var scratchLength: Int { (count + 2) * featureLength }

  /// The smaller of two sums: each point's distance to its nearest in the other cloud, and for
  /// every point of the other that is nobody's nearest, its own nearest. Any number above `limit`
  /// if the result is certain to exceed it.
  ///
  /// Both sums are at least the sum of the nearest distances of either cloud: a point that is left
  /// over adds its own nearest, and one that is chosen is at least as far from who chose it. That
  /// is the bound at which this stops.
  ///
  /// Of several equally near points all count as chosen.
  static func distance(
    _ query: UnsafePointer<Lanes>, _ template: UnsafePointer<Lanes>,
    scratch: UnsafeMutablePointer<Lanes>, notAbove limit: Float
  ) -> Float {
    let columnLeast = scratch + count * featureLength
    let rowLeast = (columnLeast + featureLength).numbers
    for index in 0..<featureLength { columnLeast[index] = Lanes(repeating: .infinity) }
    var rowSum: Float = 0
    for first in stride(from: 0, to: count, by: 4) {
      for row in first..<(first + 4) {
        let least = fill(row, query, template, scratch: scratch, columnLeast: columnLeast)
        rowLeast[row] = least
        rowSum += least.squareRoot()
      }
      // Both sums are rounded: within a ten-thousandth nothing is certain.
      if rowSum * 0.9999 > limit { return rowSum }
    }
    return sums(scratch: scratch, columnLeast: columnLeast, rowLeast: rowLeast, rowSum: rowSum)
  }

  /// Fills one row of the table; returns the least of it.
  @inline(__always)
  private static func fill(
    _ row: Int, _ query: UnsafePointer<Lanes>, _ template: UnsafePointer<Lanes>,
    scratch: UnsafeMutablePointer<Lanes>, columnLeast: UnsafeMutablePointer<Lanes>
  ) -> Float {
    let numbers = query.numbers
    let a = Lanes(repeating: numbers[row])
    let b = Lanes(repeating: numbers[row + count])
    let c = Lanes(repeating: numbers[row + 2 * count])
    let d = Lanes(repeating: numbers[row + 3 * count])
    let squares = scratch + row * featureLength
    var least = Lanes(repeating: .infinity)
    for index in 0..<featureLength {
      let alongA = template[index] - a
      let alongB = template[index + featureLength] - b
      let alongC = template[index + 2 * featureLength] - c
      let alongD = template[index + 3 * featureLength] - d
      let square = (alongA * alongA + alongB * alongB) + (alongC * alongC + alongD * alongD)
      squares[index] = square
      least.replace(with: square, where: square .< least)
      let column = columnLeast[index]
      columnLeast[index] = column.replacing(with: square, where: square .< column)
    }
    return min(min(least.x, least.y), min(least.z, least.w))
  }

  /// The smaller of both sums, once the table is full.
  @inline(__always)
  private static func sums(
    scratch: UnsafeMutablePointer<Lanes>, columnLeast: UnsafeMutablePointer<Lanes>,
    rowLeast: UnsafeMutablePointer<Float>, rowSum: Float
  ) -> Float {
    var columnSum = Lanes.zero
    for index in 0..<featureLength { columnSum += columnLeast[index].squareRoot() }
    // What nobody chose pays for itself: columns add to the rows' sum, rows to the columns'.
    var extraColumns = Lanes.zero
    var extraRows: Float = 0
    for row in 0..<count {
      let squares = scratch + row * featureLength
      var isChosen = SIMDMask<SIMD4<Int32>>(repeating: false)
      for index in 0..<featureLength {
        isChosen = isChosen .| (squares[index] .== columnLeast[index])
      }
      if !(isChosen[0] || isChosen[1] || isChosen[2] || isChosen[3]) {
        extraRows += rowLeast[row].squareRoot()
      }
    }
    for index in 0..<featureLength {
      var isChosen = SIMDMask<SIMD4<Int32>>(repeating: false)
      for row in 0..<count {
        isChosen = isChosen .| (scratch[row * featureLength + index] .== rowLeast[row])
      }
      extraColumns += columnLeast[index].squareRoot().replacing(with: 0, where: isChosen)
    }
    return min(rowSum + extraColumns.sum(), columnSum.sum() + extraRows)
  }
}
