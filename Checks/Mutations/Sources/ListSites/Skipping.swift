import SwiftSyntax

/// What gets no fault: text for people, checks for mistakes of programmers, and code that only other
/// platforms compile.
enum Skipping {
  /// Calls that check or abort, and calls that change speed alone.
  static let calls: Set = [
    "assert", "assertionFailure", "precondition", "preconditionFailure", "fatalError",
    "programmerError", "reserveCapacity", "keepAlive", "withExtendedLifetime",
  ]

  /// Properties that are text for people.
  static let members: Set = ["description", "debugDescription"]

  /// Files that only describe, or only check a contest in debug builds.
  static func isSkipped(file: String) -> Bool {
    file.hasSuffix("+Description.swift") || file.hasSuffix("+Invariants.swift")
  }

  /// Whether it is a call of a function that is skipped.
  static func isSkipped(_ call: FunctionCallExprSyntax) -> Bool {
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      return calls.contains(name.baseName.text)
    }
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    return member.map { calls.contains($0.declName.baseName.text) } ?? false
  }

  /// Whether an extension adds a description.
  static func isSkipped(_ node: ExtensionDeclSyntax) -> Bool {
    node.inheritanceClause?.inheritedTypes.contains {
      ["CustomStringConvertible", "CustomDebugStringConvertible"].contains(
        $0.type.trimmedDescription)
    } ?? false
  }

  /// Whether code only asks for, or links, a part that is always there but in Embedded Swift, or only closes a
  /// short cut, beside which the long way decides the same.
  static func isSkipped(code: some SyntaxProtocol) -> Bool {
    code.trimmedDescription.wholeMatch(
      of: /(?s)!?Linked\.\w+( = true)?|FastLane\.isOpen(,.*)?/) != nil
  }

  /// The clause of an `#if` that is compiled for tests on Linux.
  static func activeClause(of node: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    node.clauses.first { clause in
      guard let condition = clause.condition?.trimmedDescription else { return true }
      switch condition {
      case "!hasFeature(Embedded)", "DEBUG", "DEBUG && !hasFeature(Embedded)",
        "canImport(Foundation) && !hasFeature(Embedded)", "!canImport(Darwin)":
        return true
      case "hasFeature(Embedded)", "canImport(Darwin)", "!DEBUG": return false
      default: fatalError("`#if \(condition)` is new: say in Skipping.swift whether it holds")
      }
    }
  }
}
