import SwiftSyntax

/// What a piece of code reads and changes, by names alone: which object has a property is not asked, so
/// that two names of one object do not matter.
struct Influence {
  /// The names of all that it reads, and those on the way.
  var names: Set<String> = []
  /// The last two names of all that it reads, as `frame.maxX`: the whole of these values matters.
  var wholes: Set<String> = []
  /// The last names of all that it assigns, passes by `&`, or calls a mutating function of.
  var changed: Set<String> = []
  /// All names on the way to what it changes.
  var ways: Set<String> = []
  /// Functions that it calls, whose declarations say the rest. `()` is before those without a receiver.
  var calls: Set<String> = []
  /// Whether it may do anything: it leaves the code around it, or calls what is not declared here.
  var isUnknown = false

  mutating func formUnion(_ other: Influence) {
    names.formUnion(other.names)
    wholes.formUnion(other.wholes)
    changed.formUnion(other.changed)
    ways.formUnion(other.ways)
    calls.formUnion(other.calls)
    isUnknown = isUnknown || other.isUnknown
  }

  /// Whether nobody can notice which of the two came first: neither reads or changes what the other
  /// changes.
  func isIndependent(of other: Influence) -> Bool {
    !isUnknown && !other.isUnknown && spares(other) && other.spares(self)
  }

  private func spares(_ other: Influence) -> Bool {
    changed.isDisjoint(with: other.names) && changed.isDisjoint(with: other.changed)
      && ways.isDisjoint(with: other.wholes)
  }
}

/// Collects the influence of a piece of code.
final class InfluenceFinder: SyntaxVisitor {
  private(set) var influence = Influence()

  /// Functions of the standard library that change nothing but their receiver, and read nothing but it
  /// and their arguments. `Declarations` says what a function of the package with such a name does.
  static let mutating: Set = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue",
    "popLast",
    "subtract", "formUnion", "formIntersection", "swapAt", "sort", "reverse", "toggle", "negate",
    "merge", "updateValue", "update",
  ]
  static let reading: Set = [
    "abs", "allSatisfy", "compactMap", "contains", "dropFirst", "dropLast", "enumerated", "filter",
    "first", "firstIndex", "flatMap", "index", "intersection", "isDisjoint", "isSubset", "joined",
    "last", "lastIndex", "map", "max", "min", "prefix", "reduce", "reversed", "rounded", "sorted",
    "squareRoot", "stride", "subtracting", "suffix", "takeUnretainedValue", "truncatingRemainder",
    "union", "unsafeBitCast", "zip", "_withUnsafeGuaranteedRef", "addingReportingOverflow",
    "elementsEqual", "isMultiple", "toOpaque",
  ]

  /// Initializers that take an object, and do not look into it.
  static let references: Set = ["Weak", "Borrowed", "ObjectIdentifier"]

  /// Requests for what happens later, in an order of its own.
  static let requests: Set = ["setNeedsLayout", "setNeedsDisplay"]

  private let declarations: Declarations
  /// Whether it is the body of a function: leaving it ends the function alone.
  private let isBody: Bool

  init(declarations: Declarations, isBody: Bool) {
    self.declarations = declarations
    self.isBody = isBody
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Names

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let path = ExprSyntax(node).path else {
      influence.names.insert(node.declName.baseName.text)
      return .visitChildren
    }
    read(path)
    // Subscripts and unwrapped values on the way have expressions of their own.
    return .visitChildren
  }
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
    if !isCalled, node.parent?.is(MemberAccessExprSyntax.self) != true {
      read([node.baseName.text])
    }
    return .skipChildren
  }
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    read([node.identifier.text])
    return .skipChildren
  }

  private func read(_ path: [String]) {
    influence.names.formUnion(path)
    influence.wholes.formUnion(path.suffix(2))
  }

  private func change(_ target: ExprSyntax) {
    if let tuple = target.as(TupleExprSyntax.self) {
      for element in tuple.elements { change(element.expression) }
    } else if target.is(DiscardAssignmentExprSyntax.self) {
      return
    } else if let path = target.path {
      influence.names.formUnion(path.dropLast())
      influence.changed.insert(path.last!)
      influence.ways.formUnion(path + ["self"])
    } else {
      influence.isUnknown = true
    }
  }

  // MARK: What changes something

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let addsToTarget = node.isCompoundAssignment
    guard addsToTarget || node.operator.is(AssignmentExprSyntax.self) else { return .visitChildren }
    let target = node.leftOperand
    change(target)
    if addsToTarget, let path = target.path {
      influence.names.formUnion(path)
      influence.wholes.insert(path.last!)
    }
    walkIndexes(of: target)
    walk(node.rightOperand)
    return .skipChildren
  }

  /// A target is not read, except for what chooses a part of it.
  private func walkIndexes(of target: ExprSyntax) {
    if let tuple = target.as(TupleExprSyntax.self) {
      for element in tuple.elements { walkIndexes(of: element.expression) }
    } else if let subscripted = target.as(SubscriptCallExprSyntax.self) {
      walk(subscripted.arguments)
      walkIndexes(of: subscripted.calledExpression)
    } else if let part = target.as(MemberAccessExprSyntax.self)?.base
      ?? target.as(OptionalChainingExprSyntax.self)?.expression
      ?? target.as(ForceUnwrapExprSyntax.self)?.expression
    {
      walkIndexes(of: part)
    }
  }
  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    change(node.expression)
    return .visitChildren
  }
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let elements = Skipping.activeClause(of: node)?.elements { walk(elements) }
    return .skipChildren
  }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if Skipping.isSkipped(node) {
      // What is kept alive may go afterwards, and its end may do anything.
      influence.isUnknown = influence.isUnknown || node.trimmedDescription.contains("keepAlive(")
      return .skipChildren
    }
    let called = node.calledExpression
    if let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if Self.references.contains(name) {
        // Which object it is does not change with what the object has.
        for argument in node.arguments { influence.names.formUnion(argument.expression.path ?? []) }
        if node.arguments.allSatisfy({ $0.expression.path != nil }) { return .skipChildren }
      }
      if !name.isType { call(name, of: nil) }
    } else if let member = called.as(MemberAccessExprSyntax.self) {
      call(member)
    } else {
      influence.isUnknown = true
    }
    return .visitChildren
  }

  private func call(_ member: MemberAccessExprSyntax) {
    let name = member.declName.baseName.text
    // A case with values, or an initializer.
    guard let receiver = member.base, name != "init", !name.isType else { return }
    if let path = receiver.path { read(path) }
    call(name, of: receiver)
  }

  private func call(_ name: String, of receiver: ExprSyntax?) {
    if Self.requests.contains(name) {
      influence.changed.insert(name)
    } else if let receiver, declarations.isOfValues(name, calledOf: receiver) {
      if !declarations.isReading(name) { change(receiver) }
    } else {
      influence.calls.insert((receiver == nil ? "()" : "") + name)
    }
  }

  // MARK: What leaves

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind { leave(node) }
  override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind { leave(node) }
  override func visit(_ node: ContinueStmtSyntax) -> SyntaxVisitorContinueKind { leave(node) }
  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind { leave(node) }
  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind { leave(node) }
  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind { leave(node) }

  private func leave(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    if !isBody { influence.isUnknown = true }
    return .visitChildren
  }
}

extension String {
  /// Whether it is the name of a type.
  var isType: Bool { first?.isUppercase ?? false }
}

extension ExprSyntax {
  /// The names of `self.a.b?.c[index]!`, here `a`, `b` and `c`; `self` alone is `self`.
  var path: [String]? {
    if let name = self.as(DeclReferenceExprSyntax.self) { return [name.baseName.text] }
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.path }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.path }
    if let subscripted = self.as(SubscriptCallExprSyntax.self) {
      return subscripted.calledExpression.path
    }
    guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base?.path else {
      return nil
    }
    return (base == ["self"] || base == ["Self"] ? [] : base) + [member.declName.baseName.text]
  }
}

extension InfixOperatorExprSyntax {
  var isCompoundAssignment: Bool {
    let sign = `operator`.trimmedDescription
    let isComparison = ["==", "!=", "===", "!==", "<=", ">="].contains(sign)
    return sign.count > 1 && sign.hasSuffix("=") && !isComparison
  }
}
