// What is wrong with a line of a trace, and where.

/// A line of a trace that cannot be read: its place, what was found, what was expected, and what to
/// do.
nonisolated public struct TraceProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public var line: Int
  /// The column in the line, counted from 1, in bytes.
  public var column: Int
  /// What was found there.
  public var found: String
  /// What was expected instead.
  public var expected: String
  /// What to do.
  public var remedy: String

  /// Makes a problem.
  public init(line: Int, column: Int, found: String, expected: String, remedy: String) {
    (self.line, self.column) = (line, column)
    (self.found, self.expected, self.remedy) = (found, expected, remedy)
  }

  /// One line with all parts: `line 3, column 14: found …, expected …. …`
  public var description: String {
    "line \(line), column \(column): found \(found), expected \(expected). \(remedy)"
  }
}
