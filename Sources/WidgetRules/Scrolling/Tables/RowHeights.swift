/// The heights of the rows of a section, in points. Rows of one height that follow each other take as much
/// memory as one.
public struct RowHeights: Equatable, Sendable, ExpressibleByArrayLiteral {
  /// Rows of one height that follow each other.
  struct Run: Equatable, Sendable {
    var height: Double
    var count: Int
    var isEstimated: Bool
  }

  private(set) var runs: [Run] = []
  /// How many rows there are.
  public private(set) var count = 0

  /// Makes the heights of no rows.
  public init() {}

  /// Makes as many rows of one height.
  /// - Complexity: O(1).
  public init(repeating height: Double, count: Int) { append(height, count: count) }

  /// Makes a row of each height.
  public init(_ heights: [Double]) { for height in heights { append(height) } }

  /// Makes a row of each height.
  public init(arrayLiteral heights: Double...) { self.init(heights) }

  /// Adds rows of one height below the others; none for a count of 0 or less.
  ///
  /// - Parameters:
  ///   - height: The height of each of them, in points.
  ///   - count: How many they are.
  ///   - isEstimated: Whether the height is an estimate.
  /// - Complexity: O(1).
  public mutating func append(_ height: Double, count: Int = 1, isEstimated: Bool = false) {
    guard count > 0 else { return }
    self.count += count
    if let last = runs.last, last.height == height, last.isEstimated == isEstimated {
      runs[runs.count - 1].count += count
    } else {
      runs.append(Run(height: height, count: count, isEstimated: isEstimated))
    }
  }

  /// Adds the rows of others below these.
  /// - Complexity: O(*n*) in the number of the others' heights.
  public mutating func append(_ others: RowHeights) {
    for run in others.runs {
      append(run.height, count: run.count, isEstimated: run.isEstimated)
    }
  }

  /// The heights of some of the rows.
  /// - Complexity: O(*n*) in the number of different heights.
  public subscript(rows: Range<Int>) -> RowHeights {
    var some = RowHeights()
    var first = 0
    for run in runs {
      let shared = rows.clamped(to: first..<first + run.count)
      some.append(run.height, count: shared.count, isEstimated: run.isEstimated)
      first += run.count
    }
    return some
  }

  /// Puts other rows in the place of some.
  /// - Complexity: O(*n*) in the number of different heights.
  public mutating func replace(_ rows: Range<Int>, with others: RowHeights) {
    var all = self[0..<rows.lowerBound]
    all.append(others)
    all.append(self[rows.upperBound..<count])
    self = all
  }
}
