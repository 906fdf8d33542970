// What can be wrong with a template, and how to mend it.

/// A template that cannot be compared with anything.
public struct StrokeTemplateError: Error, Equatable, Sendable {
  /// Its place in the list.
  public var index: Int
  /// Its name.
  public var name: String
  /// What is wrong with its strokes.
  public var problem: StrokeProblem

  /// Makes an error.
  public init(index: Int, name: String, problem: StrokeProblem) {
    self.index = index
    self.name = name
    self.problem = problem
  }
}

extension StrokeTemplateError: CustomStringConvertible {
  /// Which template, what was found, what was expected, and what to do.
  public var description: String {
    "template \(index), \"\(name)\": \(problem)"
  }
}
