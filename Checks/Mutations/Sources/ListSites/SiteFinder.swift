import SwiftSyntax

/// Walks through a file and notes each place where a fault can be put, with its declaration.
///
/// Which faults an expression or a list of statements offers is said in the other files of this type.
/// Whether the fault then compiles, only the compiler knows.
final class SiteFinder: SyntaxVisitor {
  let file: String
  let target: String
  let converter: SourceLocationConverter
  let declarations: Declarations
  private(set) var found: [(path: DeclarationPath, site: Site)] = []
  /// The declarations around the present node, with their offsets in the file.
  private var path = DeclarationPath()
  private var extents: [[Int]] = []

  init(
    file: String, target: String, converter: SourceLocationConverter, declarations: Declarations
  ) {
    self.file = file
    self.target = target
    self.converter = converter
    self.declarations = declarations
    super.init(viewMode: .sourceAccurate)
  }

  /// Notes a site. A site outside of all declarations is not noted.
  func add(_ kind: Operator, at node: some SyntaxProtocol, fault: String, _ wraps: [Wrap]) {
    guard let extent = extents.last, !Skipping.isSkipped(code: node) else { return }
    let site = Site(
      declaration: "", operator: kind, target: target, file: file,
      line: node.startLocation(converter: converter).line,
      start: node.positionAfterSkippingLeadingTrivia.utf8Offset, extent: extent, wraps: wraps,
      code: node.trimmedDescription, fault: fault)
    found.append((path, site))
  }

  // MARK: Declarations

  private func enter(
    _ name: String, labels: String = "", _ node: some SyntaxProtocol
  ) -> SyntaxVisitorContinueKind {
    path.plain.append(name)
    path.labelled.append(name + labels)
    extents.append([node.position.utf8Offset, node.endPosition.utf8Offset])
    return .visitChildren
  }

  private func leave() {
    path.plain.removeLast()
    path.labelled.removeLast()
    extents.removeLast()
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node)
  }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node)
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node)
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    _ = enter(node.extendedType.trimmedDescription, node)
    return Skipping.isSkipped(node) ? .skipChildren : .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, labels: node.signature.parameterClause.labels, node)
  }
  override func visitPost(_ node: FunctionDeclSyntax) { leave() }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enter("init", labels: node.signature.parameterClause.labels, node)
  }
  override func visitPost(_ node: InitializerDeclSyntax) { leave() }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enter("deinit", node)
  }
  override func visitPost(_ node: DeinitializerDeclSyntax) { leave() }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    enter("subscript", labels: node.parameterClause.labels, node)
  }
  override func visitPost(_ node: SubscriptDeclSyntax) { leave() }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard !node.isLocal else { return .visitChildren }
    let name = node.pattern.trimmedDescription
    _ = enter(name, node)
    return Skipping.members.contains(name) ? .skipChildren : .visitChildren
  }
  override func visitPost(_ node: PatternBindingSyntax) { if !node.isLocal { leave() } }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    let kind = node.accessorSpecifier.text
    return kind == "get" ? .visitChildren : enter(kind, node)
  }
  override func visitPost(_ node: AccessorDeclSyntax) {
    if node.accessorSpecifier.text != "get" { leave() }
  }

  // MARK: What is skipped

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let elements = Skipping.activeClause(of: node)?.elements { walk(elements) }
    return .skipChildren
  }
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  // The raw value of a case must be a literal.
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: Where faults are

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if Skipping.isSkipped(node) { return .skipChildren }
    // The order of what a case has is its type.
    if !node.isInPattern { findSwap(of: node) }
    return .visitChildren
  }
  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    findComparison(node)
    return Skipping.isSkipped(code: node) ? .skipChildren : .visitChildren
  }
  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let digits = node.literal.text.replacing("_", with: "")
    let value = digits.hasPrefix("0x") ? Int(digits.dropFirst(2), radix: 16) : Int(digits)
    if let value { addConstant(node, becomes: "\(value &+ 1)") }
    return .skipChildren
  }
  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let isZero = Double(node.literal.text.replacing("_", with: "")) == 0
    addConstant(node, becomes: isZero ? "1.0" : "2 * \(node.literal.text)")
    return .skipChildren
  }
  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    // In a pattern the compiler would not see any more that all cases are there.
    guard !node.isInPattern else { return .skipChildren }
    addConstant(node, becomes: node.literal.text == "true" ? "false" : "true")
    return .skipChildren
  }
  override func visit(_ node: ConditionElementListSyntax) -> SyntaxVisitorContinueKind {
    findConditions(node)
    return .visitChildren
  }
  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    findCondition(node.condition, hasBranches: true)
    return .visitChildren
  }
  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    findCondition(node.condition)
    return .visitChildren
  }
  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind {
    findCondition(node.condition, isLoop: true)
    return .visitChildren
  }
  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.expression, node.isResultBoolean { findCondition(value) }
    return .visitChildren
  }
  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    findStatements(node)
    if node.count == 1, let item = node.first, item.isValue, item.isResultBoolean,
      let value = item.item.as(ExprSyntax.self)
    {
      findCondition(value)
    }
    return .visitChildren
  }
}
