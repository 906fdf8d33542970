// Matches every point of one cloud with its nearest in the other, and every point that is left over
// too. Both directions come from one table of distances. It does not know what the four features
// mean.

/// Many-to-one matching with two-way coverage, after Vatavu 2017, of 32 points with four features.
enum Coverage {
  static let count = 32
  /// The vectors of one feature of all points.
  static let featureLength = count / 4
  /// The vectors of all features.
  static var shapeLength: Int { 4 * featureLength }
  // Where the parts of the scratch begin: the table of squared distances, the least of each column,
  // the least of each row in four lanes, and the least of each row.
  private static var columnLeastStart: Int { count * featureLength }
  private static var rowLanesStart: Int { columnLeastStart + featureLength }
  private static var rowLeastStart: Int { rowLanesStart + count }
  static var scratchLength: Int { rowLeastStart + featureLength }

  /// How many rows are filled before the bound is looked at.
  private static let blockLength = 8

  /// The smaller of two sums: each point's distance to its nearest in the other cloud, plus the
  /// nearest distance of every point of the other cloud that is not the nearest of any point. Any
  /// number above `limit` if the result is certain to exceed it.
  ///
  /// Both sums are at least the sum of the nearest distances of either cloud: a point that is left
  /// over adds its own nearest, and a point that is chosen is at least as far from the point that
  /// chose it. That is the bound at which this stops.
  ///
  /// Of several equally near points all count as chosen.
  static func distance(
    _ query: UnsafePointer<Fours>, _ template: UnsafePointer<Fours>,
    scratch: UnsafeMutablePointer<Fours>, notAbove limit: Float
  ) -> Float {
    let columnLeast = scratch + columnLeastStart
    for index in 0..<featureLength { columnLeast[index] = Fours(repeating: .infinity) }
    var rowSum: Float = 0
    for first in stride(from: 0, to: count, by: blockLength) {
      fillRows(from: first, query, template, scratch: scratch)
      rowSum += sumOfRows(from: first, scratch: scratch)
      // Both sums are rounded: within a ten-thousandth nothing is certain.
      if rowSum * 0.9999 > limit { return rowSum }
    }
    markChosen(scratch: scratch)
    return smallerSum(scratch: scratch, rowSum: rowSum)
  }

  // Each part is a function of its own, because the compiler takes vectors apart where their lanes
  // are added or compared further down in the same one. And the distances are a loop over plain
  // numbers, because that is what the compiler makes whole vectors of.

  /// Fills a block of rows and keeps the least of columns and rows.
  @inline(never)
  private static func fillRows(
    from first: Int, _ query: UnsafePointer<Fours>, _ template: UnsafePointer<Fours>,
    scratch: UnsafeMutablePointer<Fours>
  ) {
    let columnLeast = scratch + columnLeastStart
    for row in first..<(first + blockLength) {
      let squares = scratch + row * featureLength
      fill(squares.numbers, from: query.numbers + row, template.numbers)
      var rowLeast = Fours(repeating: .infinity)
      for index in 0..<featureLength {
        let square = squares[index]
        rowLeast = least(rowLeast, square)
        columnLeast[index] = least(columnLeast[index], square)
      }
      scratch[rowLanesStart + row] = rowLeast
    }
  }

  /// The squared distances from one point to all of the template.
  @inline(__always)
  private static func fill(
    _ squares: UnsafeMutablePointer<Float>, from point: UnsafePointer<Float>,
    _ template: UnsafePointer<Float>
  ) {
    let (a, b, c, d) = (point[0], point[count], point[2 * count], point[3 * count])
    let (ofB, ofC, ofD) = (template + count, template + 2 * count, template + 3 * count)
    for column in 0..<count {
      let alongA = template[column] - a
      let alongB = ofB[column] - b
      let alongC = ofC[column] - c
      let alongD = ofD[column] - d
      squares[column] = (alongA * alongA + alongB * alongB) + (alongC * alongC + alongD * alongD)
    }
  }

  /// The smaller of each lane.
  @inline(__always)
  private static func least(_ one: Fours, _ other: Fours) -> Fours {
    one.replacing(with: other, where: other .< one)
  }

  /// Keeps the least of each row of a block; returns the sum of their roots.
  @inline(never)
  private static func sumOfRows(from first: Int, scratch: UnsafeMutablePointer<Fours>) -> Float {
    let lanes = (scratch + rowLanesStart).numbers
    let rowLeast = (scratch + rowLeastStart).numbers
    var sum: Float = 0
    for row in first..<(first + blockLength) {
      let four = lanes + 4 * row
      let least = min(min(four[0], four[1]), min(four[2], four[3]))
      rowLeast[row] = least
      sum += least.squareRoot()
    }
    return sum
  }

  /// Marks with ones the points that a point of the other cloud has chosen: rows in their lanes,
  /// columns in the first row of the table, which is no longer needed then.
  @inline(never)
  private static func markChosen(scratch: UnsafeMutablePointer<Fours>) {
    let columnLeast = scratch + columnLeastStart
    let rowLeast = (scratch + rowLeastStart).numbers
    let one = Fours(repeating: 1)
    for row in 0..<count {
      let squares = scratch + row * featureLength
      var isChosen = Fours.zero
      for index in 0..<featureLength {
        isChosen.replace(with: one, where: squares[index] .== columnLeast[index])
      }
      scratch[rowLanesStart + row] = isChosen
    }
    for index in 0..<featureLength {
      var isChosen = Fours.zero
      for row in 0..<count {
        let least = Fours(repeating: rowLeast[row])
        isChosen.replace(with: one, where: scratch[row * featureLength + index] .== least)
      }
      scratch[index] = isChosen
    }
  }

  /// The smaller of both sums: a point that was not chosen adds its own distance.
  @inline(never)
  private static func smallerSum(scratch: UnsafeMutablePointer<Fours>, rowSum: Float) -> Float {
    let columnLeast = (scratch + columnLeastStart).numbers
    let rowLeast = (scratch + rowLeastStart).numbers
    let lanes = (scratch + rowLanesStart).numbers
    let columnChosen = scratch.numbers
    var ofRows = rowSum
    var ofColumns: Float = 0
    for place in 0..<count {
      let root = columnLeast[place].squareRoot()
      ofColumns += root
      if columnChosen[place] == 0 { ofRows += root }
      let four = lanes + 4 * place
      if (four[0] + four[1]) + (four[2] + four[3]) == 0 {
        ofColumns += rowLeast[place].squareRoot()
      }
    }
    return min(ofRows, ofColumns)
  }
}
