// Gestures that people drew, each with its user and its intended name. It does not know files.

import StrokeKit

/// A gesture that a person drew on request.
public struct StrokeSample: Equatable, Sendable {
  /// The person that drew it.
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
