import SwiftSyntax

// Faults in statements: left out, or in another order.

extension SiteFinder {
  func findStatements(_ list: CodeBlockItemListSyntax) {
    let items = Array(list)
    for (index, item) in items.enumerated() {
      if item.canBeLeftOut, !declarations.doesNothing(item) {
        add(.statementLeftOut, at: item, fault: "", [item.wrap("if !FAULT { ", " }")])
      }
      guard index + 1 < items.count else { continue }
      let next = items[index + 1]
      guard item.canMove, next.canMove, !isFree(item, next) else { continue }
      add(
        .orderChanged, at: item,
        fault: "\(next.trimmedDescription); \(item.trimmedDescription)",
        [
          item.wrap("if FAULT { \(next.trimmedDescription) }; ", ""),
          next.wrap("if !FAULT { ", " }"),
        ])
    }
  }
}

extension SiteFinder {
  /// Whether nobody can notice which of the two came first: one does nothing, both are the same, both only
  /// assign and neither reads what the other assigns, both add to what has no order, or neither reads or
  /// changes what the other changes.
  private func isFree(_ first: CodeBlockItemSyntax, _ second: CodeBlockItemSyntax) -> Bool {
    declarations.doesNothing(first) || declarations.doesNothing(second)
      || first.trimmedDescription == second.trimmedDescription || first.assignsApart(from: second)
      || first.gathersApart(from: second) || declarations.areIndependent(first, second)
  }
}

extension CodeBlockItemSyntax {
  /// Whether it is a statement that is no value and declares nothing, so that the code without it may
  /// compile. An `if` without an `else` is left out by a condition that is false, and so is a `return`
  /// of a value.
  var canBeLeftOut: Bool {
    if canMove { return choice.map { $0.elseBody != nil } ?? true }
    guard !isInGuard, case .stmt(let statement) = item else { return false }
    if let value = statement.as(ReturnStmtSyntax.self) { return value.expression == nil }
    // A `break` alone is how a case of a switch is empty.
    let isOnlyOne = parent?.as(CodeBlockItemListSyntax.self)?.count == 1
    return statement.is(ContinueStmtSyntax.self)
      || (statement.is(BreakStmtSyntax.self) && !(isOnlyOne && isInCase))
  }

  /// Whether it is a statement that can change places with another one.
  var canMove: Bool {
    if isValue || item.is(DeclSyntax.self) || isCheck { return false }
    if let call = expression?.as(FunctionCallExprSyntax.self) {
      return !Skipping.isSkipped(call) && !call.isDelegation
    }
    if let expression { return expression.acts }
    return item.is(ForStmtSyntax.self) || item.is(WhileStmtSyntax.self)
      || item.is(RepeatStmtSyntax.self)
  }

  private var expression: ExprSyntax? {
    item.as(ExpressionStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
  }

  /// Whether it only stops for a mistake of the programmer.
  private var isCheck: Bool {
    guard let choice, choice.elseBody == nil, choice.body.statements.count == 1,
      let call = choice.body.statements.first?.expression?.as(FunctionCallExprSyntax.self)
    else { return false }
    return Skipping.isSkipped(call)
  }

  private var choice: IfExprSyntax? { expression?.as(IfExprSyntax.self) }

  /// Whether both only assign, and neither reads what the other assigns.
  fileprivate func assignsApart(from other: CodeBlockItemSyntax) -> Bool {
    guard let (first, firstValue) = assignment, let (second, secondValue) = other.assignment else {
      return false
    }
    let mine = first.trimmedDescription, its = second.trimmedDescription
    return mine != its && !firstValue.mayAct && !secondValue.mayAct
      && !firstValue.trimmedDescription.contains(its)
      && !secondValue.trimmedDescription.contains(mine)
  }

  /// Whether both encode a field into one container, combine a field into one hash, or join a set to one
  /// set: what is joined has keys, or no order that means anything.
  fileprivate func gathersApart(from other: CodeBlockItemSyntax) -> Bool {
    gathered != nil && gathered == other.gathered
  }

  private var gathered: String? {
    let tried = expression?.as(TryExprSyntax.self)?.expression ?? expression
    guard let call = tried?.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return nil }
    let (name, count) = (member.declName.baseName.text, call.arguments.count)
    let base = member.base?.trimmedDescription ?? ""
    switch name {
    case "encode", "encodeIfPresent": return count > 1 ? base : nil
    case "combine": return base
    case "formUnion", "formIntersection", "subtract":
      let isPlain = call.arguments.allSatisfy {
        !$0.expression.mayAct && !$0.expression.trimmedDescription.contains(base)
      }
      return isPlain ? "\(base) \(name)" : nil
    default: return nil
    }
  }

  private var assignment: (ExprSyntax, ExprSyntax)? {
    guard let node = item.as(InfixOperatorExprSyntax.self),
      node.operator.is(AssignmentExprSyntax.self)
    else { return nil }
    return (node.leftOperand, node.rightOperand)
  }

  private var isInGuard: Bool {
    parent?.parent?.as(CodeBlockSyntax.self)?.parent?.is(GuardStmtSyntax.self) ?? false
  }

  private var isInCase: Bool { parent?.parent?.is(SwitchCaseSyntax.self) ?? false }

  /// Whether it is the value of its function, its property, or an `if` or `switch` around it. Of a
  /// closure only the compiler knows.
  var isValue: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
      let owner = list.parent
    else { return false }
    if owner.is(AccessorBlockSyntax.self) { return true }
    guard let around = owner.is(SwitchCaseSyntax.self) ? owner.parent?.parent : owner.parent else {
      return false
    }
    if let function = around.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause != nil
    }
    if let accessor = around.as(AccessorDeclSyntax.self) {
      return accessor.accessorSpecifier.text == "get"
    }
    guard around.is(IfExprSyntax.self) || around.is(SwitchExprSyntax.self) else { return false }
    return around.isChoiceValue
  }
}

extension SyntaxProtocol {
  /// Of an `if` or a `switch`: whether it gives a value.
  fileprivate var isChoiceValue: Bool {
    guard let parent else { return false }
    if let outer = parent.as(IfExprSyntax.self) { return Syntax(outer).isChoiceValue }
    if let statement = parent.as(ExpressionStmtSyntax.self) {
      return statement.parent?.as(CodeBlockItemSyntax.self)?.isValue ?? false
    }
    return parent.as(CodeBlockItemSyntax.self)?.isValue ?? true
  }

  /// Whether it is in a function or a closure.
  var isLocal: Bool {
    for node in sequence(first: parent, next: { $0?.parent }) {
      guard let node else { return false }
      if node.is(MemberBlockSyntax.self) { return false }
      if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self)
        || node.is(AccessorBlockSyntax.self)
      {
        return true
      }
    }
    return false
  }

  var isInPattern: Bool {
    for node in sequence(first: parent, next: { $0?.parent }) {
      guard let node, !node.is(CodeBlockItemSyntax.self) else { return false }
      if node.is(ExpressionPatternSyntax.self) { return true }
    }
    return false
  }

  /// Whether the function or property around it has a Boolean result.
  var isResultBoolean: Bool {
    for node in sequence(first: parent, next: { $0?.parent }) {
      guard let node, !node.is(ClosureExprSyntax.self) else { return false }
      if let function = node.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type.trimmedDescription == "Bool"
      }
      if let property = node.as(PatternBindingSyntax.self), property.accessorBlock != nil {
        return property.typeAnnotation?.type.trimmedDescription == "Bool"
      }
      if let accessor = node.as(AccessorDeclSyntax.self), accessor.accessorSpecifier.text != "get" {
        return false
      }
    }
    return false
  }
}

extension ExprSyntax {
  /// Whether it does more than to have a value, which the only expression of a closure may be there for.
  fileprivate var acts: Bool {
    if let infix = self.as(InfixOperatorExprSyntax.self) {
      let sign = infix.operator.trimmedDescription
      return sign.hasSuffix("=") && !["==", "!=", "===", "!==", "<=", ">="].contains(sign)
    }
    return calls || self.is(IfExprSyntax.self) || self.is(SwitchExprSyntax.self)
  }

  fileprivate var calls: Bool { tokens(viewMode: .sourceAccurate).contains { $0.text == "(" } }

  /// Whether it calls more than initializers, so that it may have effects.
  fileprivate var mayAct: Bool {
    tokens(viewMode: .sourceAccurate).contains {
      $0.text == "(" && $0.previousToken(viewMode: .sourceAccurate)?.text.first?.isLowercase == true
    }
  }
}

extension FunctionCallExprSyntax {
  /// `self.init(…)` or `super.init(…)`.
  fileprivate var isDelegation: Bool {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "init"
  }
}
