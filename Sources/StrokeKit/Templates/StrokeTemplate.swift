// An example of a gesture, as it was drawn. It does not know how it will be compared.

/// An example of a gesture: its name, and the strokes as a person drew them.
///
/// Several templates of one name are several examples of one gesture: the best of them counts. Three
/// examples by different people make a far better recognizer than one.
///
///     StrokeTemplate("check", [[StrokePoint(x: 0, y: 50), StrokePoint(x: 30, y: 90), …]])
public struct StrokeTemplate: Equatable, Hashable, Sendable {
  /// What is recognized.
  public var name: String
  /// One list of points for each stroke, in the order in which they were drawn.
  public var strokes: [[StrokePoint]]

  /// Makes a template; whether it can be compared, the recognizer checks that takes it.
  public init(_ name: String, _ strokes: [[StrokePoint]]) {
    self.name = name
    self.strokes = strokes
  }
}
