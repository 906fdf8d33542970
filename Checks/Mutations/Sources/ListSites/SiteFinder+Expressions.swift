import SwiftSyntax

// Faults in comparisons, conditions, constants and calls.

extension SiteFinder {
  private static let turned = [
    "<": ">", ">": "<", "<=": ">=", ">=": "<=", "==": "!=", "!=": "==", "===": "!==", "!==": "===",
  ]
  private static let shifted = ["<": "<=", "<=": "<", ">": ">=", ">=": ">"]

  func findComparison(_ node: InfixOperatorExprSyntax) {
    guard let sign = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else { return }
    for (kind, signs) in [
      (Operator.comparisonTurned, Self.turned), (.comparisonShifted, Self.shifted),
    ] {
      guard let other = signs[sign] else { continue }
      let (left, right) = (node.leftOperand, node.rightOperand)
      let fault = "\(left.trimmedDescription) \(other) \(right.trimmedDescription)"
      add(kind, at: node, fault: fault, [node.chosen(or: fault)])
    }
  }

  func addConstant(_ node: some ExprSyntaxProtocol, becomes fault: String) {
    add(.constantChanged, at: node, fault: fault, [node.chosen(or: fault)])
  }

  func findSwap(of call: FunctionCallExprSyntax) {
    let values = call.arguments.map(\.expression)
    guard values.count == 2, values[0].trimmedDescription != values[1].trimmedDescription,
      !values.contains(where: { $0.is(InOutExprSyntax.self) }),
      !["max", "min"].contains(call.calledExpression.trimmedDescription)
    else { return }
    let (first, second) = (values[0].trimmedDescription, values[1].trimmedDescription)
    var fault = call.trimmed
    for (index, value) in [(0, values[1]), (1, values[0])] {
      let place = fault.arguments.index(fault.arguments.startIndex, offsetBy: index)
      fault.arguments[place].expression = value.trimmed
    }
    add(
      .argumentsSwapped, at: call, fault: fault.description,
      [values[0].chosen(or: second), values[1].chosen(or: first)])
  }

  // MARK: Conditions

  /// The conditions of `if`, `guard` and `while`.
  func findConditions(_ list: ConditionElementListSyntax) {
    let isLoop = list.parent?.is(WhileStmtSyntax.self) ?? false
    let hasElse = list.parent?.as(IfExprSyntax.self)?.elseBody != nil
    let last = Array(list).last!
    for element in list {
      guard case .expression(let condition) = element.condition else { continue }
      if list.count == 1 {
        findCondition(condition, isLoop: isLoop, hasBranches: hasElse)
      } else {
        findTruth(of: condition, isLoop: isLoop)
        findLeaves(of: condition, isWhole: false)
      }
    }
    if list.count > 1 || !last.condition.is(ExprSyntax.self) {
      let offset = last.condition.endPositionBeforeTrailingTrivia.utf8Offset
      let wrap = Wrap(start: offset, end: offset, before: ", !FAULT", after: "")
      add(.conditionFalse, at: list, fault: "\(list.trimmedDescription), false", [wrap])
    }
  }

  /// A condition that decides alone.
  func findCondition(_ condition: ExprSyntax, isLoop: Bool = false, hasBranches: Bool = false) {
    // A literal is a constant.
    guard !condition.is(BooleanLiteralExprSyntax.self) else { return }
    findTruth(of: condition, isLoop: isLoop)
    add(.conditionFalse, at: condition, fault: "false", [condition.chosen(or: "false")])
    // A comparison that is turned has the same effect.
    let isSwapped = hasBranches && !condition.isEquation
    if isSwapped {
      add(.branchesSwapped, at: condition, fault: condition.negated, [condition.negation])
    }
    findLeaves(of: condition, isWhole: isSwapped)
  }

  /// A loop whose condition is always true would only show that tests do not end.
  private func findTruth(of condition: ExprSyntax, isLoop: Bool) {
    guard !isLoop else { return }
    add(.conditionTrue, at: condition, fault: "true", [condition.chosen(or: "true")])
  }

  /// The operands of `&&` and `||`, or the condition itself: each negated, and each as if it were not
  /// there.
  private func findLeaves(of condition: ExprSyntax, isWhole: Bool) {
    if let inside = condition.inParentheses { return findLeaves(of: inside, isWhole: isWhole) }
    guard let (left, sign, right) = condition.junction else {
      guard !isWhole, !condition.isEquation else { return }
      return add(
        .conditionNegated, at: condition, fault: condition.negated, [condition.negation])
    }
    for operand in [left, right] {
      if operand.junction == nil, operand.inParentheses == nil {
        let (kind, truth) =
          sign == "&&" ? (Operator.conditionTrue, "true") : (.conditionFalse, "false")
        add(kind, at: operand, fault: truth, [operand.chosen(or: truth)])
      }
      findLeaves(of: operand, isWhole: false)
    }
  }
}

extension ExprSyntaxProtocol {
  /// This expression, or another one if the fault is chosen.
  func chosen(or fault: String) -> Wrap { wrap("(FAULT ? \(fault) : ", ")") }

  var negation: Wrap { wrap("((", ") != FAULT)") }

  var negated: String {
    if let prefix = self.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return prefix.expression.trimmedDescription
    }
    let isShort = self.is(InfixOperatorExprSyntax.self) || self.is(TernaryExprSyntax.self)
    return isShort ? "!(\(trimmedDescription))" : "!\(trimmedDescription)"
  }

  private var infix: (left: ExprSyntax, sign: String, right: ExprSyntax)? {
    guard let node = self.as(InfixOperatorExprSyntax.self),
      let sign = node.operator.as(BinaryOperatorExprSyntax.self)
    else { return nil }
    return (node.leftOperand, sign.operator.text, node.rightOperand)
  }

  var isEquation: Bool { ["==", "!=", "===", "!=="].contains(infix?.sign) }

  /// The operands of `&&` or `||`.
  var junction: (left: ExprSyntax, sign: String, right: ExprSyntax)? {
    infix.flatMap { ["&&", "||"].contains($0.sign) ? $0 : nil }
  }

  var inParentheses: ExprSyntax? {
    guard let elements = self.as(TupleExprSyntax.self)?.elements, elements.count == 1 else {
      return nil
    }
    return elements.first?.expression
  }
}

extension SyntaxProtocol {
  /// Text to put around this node, without the spaces and comments around it.
  func wrap(_ before: String, _ after: String) -> Wrap {
    Wrap(
      start: positionAfterSkippingLeadingTrivia.utf8Offset,
      end: endPositionBeforeTrailingTrivia.utf8Offset, before: before, after: after)
  }
}
