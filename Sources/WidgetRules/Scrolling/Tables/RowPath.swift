/// A row of a table: which section it is in, and which row of that section it is, both counted from 0.
public struct RowPath: Hashable, Comparable, Sendable {
  /// The section.
  public var section: Int
  /// The row in the section.
  public var row: Int

  /// Names a row.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Rows of earlier sections come first, then earlier rows.
  public static func < (a: RowPath, b: RowPath) -> Bool {
    (a.section, a.row) < (b.section, b.row)
  }
}
