// A mistake in a file of strokes, described so that the author of the file can correct it.

/// A file of strokes that cannot be used.
public struct StrokeFileError: Error, Equatable, Sendable {
  /// Where: a path of fields such as `templates[3].strokes[0]`, or `file` for the whole.
  public var place: String
  /// What was found there.
  public var found: String
  /// What was expected instead.
  public var expected: String
  /// What to do.
  public var remedy: String

  /// Makes an error.
  public init(place: String, found: String, expected: String, remedy: String) {
    self.place = place
    self.found = found
    self.expected = expected
    self.remedy = remedy
  }
}

extension StrokeFileError: CustomStringConvertible {
  /// One line with all four parts.
  public var description: String {
    "\(place): found \(found), expected \(expected). \(remedy)"
  }
}
