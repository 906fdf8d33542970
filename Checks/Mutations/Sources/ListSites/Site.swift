/// What a fault does to the code.
enum Operator: String, Codable {
  /// `<` becomes `>`, `==` becomes `!=`.
  case comparisonTurned = "comparison turned"
  /// `<` becomes `<=`.
  case comparisonShifted = "comparison shifted"
  case conditionNegated = "condition negated"
  case conditionTrue = "condition true"
  case conditionFalse = "condition false"
  case statementLeftOut = "statement left out"
  /// The two arguments of a call change places.
  case argumentsSwapped = "arguments swapped"
  /// Of an `if` with an `else`, or of `? :`.
  case branchesSwapped = "branches swapped"
  /// A whole number grows by one, another number doubles, a Boolean turns.
  case constantChanged = "constant changed"
  /// Two statements, one after the other, change places.
  case orderChanged = "order changed"
}

/// Text to put around a piece of a file. `FAULT` in it stands for the question whether this fault is
/// the chosen one. A piece keeps its own text, so that pieces inside it can be faulty, too.
struct Wrap: Codable {
  /// Offsets in the file, in bytes of UTF-8.
  var start: Int
  var end: Int
  var before: String
  var after: String
}

/// A place where a fault can be put.
struct Site: Codable {
  /// The path of the declaration, as `Contender.Place.precedes`.
  var declaration: String
  var `operator`: Operator
  /// Which one it is of its operator in its declaration, from 1.
  var round = 0
  var target: String
  var file: String
  var line: Int
  /// The offset of the code in the file.
  var start: Int
  /// The offsets of the declaration in the file.
  var extent: [Int]
  var wraps: [Wrap]
  /// The code as it is, and as the fault has it.
  var code: String
  var fault: String
}

/// The path of a declaration: each step without and with the labels of its parameters.
struct DeclarationPath: Hashable {
  var plain: [String] = []
  var labelled: [String] = []

  var name: String { plain.joined(separator: ".") }
  var nameWithLabels: String { labelled.joined(separator: ".") }
}
