// Why a plan cannot be carried out with the gestures at hand.

/// A plan and gestures that do not fit.
public enum EvaluationError: Error, Equatable, Sendable {
  /// Too few users: without one of them, none is left.
  case tooFewUsers(Int)
  /// There is nothing to confuse.
  case tooFewNames(Int)
  /// Without this user there are not enough examples of a name.
  case tooFewTemplates(name: String, withoutUser: String, found: Int, needed: Int)
}

extension EvaluationError: CustomStringConvertible {
  /// What was found, what was expected, and what to do.
  public var description: String {
    switch self {
    case .tooFewUsers(let count):
      "found \(count) users, expected at least 2, because each is left out once. Add gestures of "
        + "other people."
    case .tooFewNames(let count):
      "found \(count) names, expected at least 2. Add other gestures."
    case .tooFewTemplates(let name, let user, let found, let needed):
      "\"\(name)\" without user \(user): found \(found) gestures, expected at least \(needed), and "
        + "at least 1 for a template count. Ask for fewer templates or add gestures."
    }
  }
}
