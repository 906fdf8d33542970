// What people drew, with who drew it and what it was meant to be. It does not know files.

import StrokeKit

/// A gesture that somebody drew on request.
public struct StrokeSample: Equatable, Sendable {
  /// Who drew it.
  public var user: String
  /// What was asked for.
  public var name: String
  /// The strokes as drawn.
  public var strokes: [[StrokePoint]]

  /// Makes a sample.
  public init(user: String, name: String, strokes: [[StrokePoint]]) {
    self.user = user
    self.name = name
    self.strokes = strokes
  }
}
