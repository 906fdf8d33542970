import SwiftSyntax

/// What the functions of the package do, and what its computed properties read, by their names: those that
/// share a name do all that one of them does.
///
/// An assignment is taken to change its property alone, also where a setter or an observer does more.
struct Declarations {
  /// Targets in which all types are values that call no code of others, and know no other types.
  static let valueTargets: Set = ["GestureCore", "WidgetRules"]

  private var functions: [String: Influence] = [:]
  private var getters: [String: Influence] = [:]
  /// Names of functions that are declared outside of the targets of values, and inside: there, whether one
  /// of them is mutating.
  private var outside: Set<String> = []
  private var inside: [String: Bool] = [:]
  /// Names of properties that are arrays, sets and dictionaries, and of all others.
  private var collections: Set<String> = []
  private var others: Set<String> = []
  /// Names of parameters and properties that are functions: what they do, others decide.
  private var parameters: Set<String> = []
  private var properties: Set<String> = []
  /// The superclass of each class, and whether each of its methods is empty, by name and labels.
  private var superclasses: [String: String] = [:]
  private var methods: [String: [String: Bool]] = [:]

  init(of files: [(target: String, tree: SourceFileSyntax)]) {
    let found = files.map { file in
      let finder = DeclarationFinder(viewMode: .sourceAccurate)
      finder.walk(file.tree)
      return finder
    }
    // First all names, as what a function does depends on them.
    for (file, finder) in zip(files, found) {
      addNames(of: finder, areValues: Self.valueTargets.contains(file.target))
    }
    for finder in found { addInfluences(of: finder) }
  }

  /// Whether every function with the name belongs to a value, or is one of the standard library that is
  /// called of a collection.
  func isOfValues(_ name: String, calledOf receiver: ExprSyntax? = nil) -> Bool {
    if let owner = receiver?.path?.last, collections.contains(owner), !others.contains(owner),
      InfluenceFinder.mutating.contains(name) || InfluenceFinder.reading.contains(name)
    {
      return true
    }
    guard !outside.contains(name), !properties.contains(name) else { return false }
    return inside[name] != nil || InfluenceFinder.mutating.contains(name)
      || InfluenceFinder.reading.contains(name)
  }

  /// Whether no function with the name changes its value.
  func isReading(_ name: String) -> Bool {
    inside[name] != true && !InfluenceFinder.mutating.contains(name)
  }

  private mutating func addNames(of finder: DeclarationFinder, areValues: Bool) {
    for function in finder.functions {
      let name = function.name.text
      if areValues {
        let isMutating = function.modifiers.contains { $0.name.tokenKind == .keyword(.mutating) }
        inside[name] = inside[name, default: false] || isMutating
      } else {
        outside.insert(name)
      }
    }
    parameters.formUnion(finder.parameters)
    properties.formUnion(finder.properties)
    collections.formUnion(finder.collections)
    others.formUnion(finder.others)
    superclasses.merge(finder.superclasses) { first, _ in first }
    for function in finder.functions {
      guard let owner = function.owner else { continue }
      methods[owner, default: [:]][function.nameWithLabels] =
        function.body?.statements.isEmpty ?? false
    }
  }

  /// Whether a statement only calls the method of a superclass, which is empty.
  func doesNothing(_ item: CodeBlockItemSyntax) -> Bool {
    guard let call = item.item.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.is(SuperExprSyntax.self) == true, call.trailingClosure == nil,
      let owner = call.owner
    else { return false }
    let labels = call.arguments.map { "\($0.label?.text ?? "_"):" }.joined()
    let name = "\(member.declName.baseName.text)(\(labels))"
    for type in sequence(first: owner, next: { superclasses[$0] }).dropFirst() {
      if let isEmpty = methods[type]?[name] { return isEmpty }
    }
    return false
  }

  private mutating func addInfluences(of finder: DeclarationFinder) {
    for function in finder.functions {
      var influence = function.body.map { self.influence(of: $0, isBody: true) } ?? Influence()
      // What apps override, or implement, may do anything.
      if function.body == nil || function.modifiers.contains(where: { $0.name.text == "open" }) {
        influence.isUnknown = true
      }
      functions[function.name.text, default: Influence()].formUnion(influence)
    }
    for (name, getter) in finder.getters {
      getters[name, default: Influence()].formUnion(influence(of: getter, isBody: true))
    }
  }

  private func influence(of code: some SyntaxProtocol, isBody: Bool) -> Influence {
    let finder = InfluenceFinder(declarations: self, isBody: isBody)
    finder.walk(code)
    return finder.influence
  }

  /// Whether nobody can notice which of two statements came first.
  func areIndependent(_ first: CodeBlockItemSyntax, _ second: CodeBlockItemSyntax) -> Bool {
    let mine = influence(of: first.item, isBody: false)
    let its = influence(of: second.item, isBody: false)
    if mine.calls.isEmpty, its.calls.isEmpty {
      return withGetters(mine).isIndependent(of: withGetters(its))
    }
    return completed(mine).isIndependent(of: completed(its))
  }

  /// The influence with all that is called and computed on the way.
  private func completed(_ start: Influence) -> Influence {
    var whole = start
    var (read, called): (Set<String>, Set<String>) = ([], [])
    while !whole.isUnknown, !whole.names.isSubset(of: read) || !whole.calls.isSubset(of: called) {
      let (names, calls) = (whole.names.subtracting(read), whole.calls.subtracting(called))
      read.formUnion(names)
      called.formUnion(calls)
      for name in names {
        if let getter = getters[name] { whole.formUnion(getter) }
      }
      for call in calls { whole.formUnion(influence(ofCall: call)) }
    }
    return whole
  }

  /// The influence with all that is computed on the way. What a getter calls is left out.
  private func withGetters(_ start: Influence) -> Influence {
    var whole = start
    var read: Set<String> = []
    while case let names = whole.names.subtracting(read), !names.isEmpty {
      read.formUnion(names)
      for name in names {
        guard var getter = getters[name] else { continue }
        (getter.calls, getter.isUnknown) = ([], false)
        whole.formUnion(getter)
      }
    }
    return whole
  }

  private func influence(ofCall call: String) -> Influence {
    let hasReceiver = !call.hasPrefix("()")
    let name = hasReceiver ? call : String(call.dropFirst(2))
    if !properties.contains(name), hasReceiver || !parameters.contains(name) {
      if let function = functions[name] { return function }
      if isOfValues(name) { return Influence() }
    }
    var unknown = Influence()
    unknown.isUnknown = true
    return unknown
  }
}

/// Finds functions, what properties compute when they are read, and parameters that are functions.
private final class DeclarationFinder: SyntaxVisitor {
  var functions: [FunctionDeclSyntax] = []
  var getters: [(name: String, code: Syntax)] = []
  var parameters: Set<String> = []
  var properties: Set<String> = []
  var collections: Set<String> = []
  var others: Set<String> = []
  var superclasses: [String: String] = [:]

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if let first = node.inheritanceClause?.inheritedTypes.first {
      superclasses[node.name.text] = first.type.trimmedDescription
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    functions.append(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    let name = (node.secondName ?? node.firstName).text
    others.insert(name)
    if node.type.trimmedDescription.contains("->") { parameters.insert(name) }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let name = node.pattern.trimmedDescription
    let type = node.typeAnnotation?.type.trimmedDescription ?? ""
    let isCollection = (type.hasPrefix("[") || type.hasPrefix("Set<")) && !type.contains("->")
    if isCollection { collections.insert(name) } else { others.insert(name) }
    if node.typeAnnotation?.type.trimmedDescription.contains("->") == true {
      properties.insert(name)
    }
    if let list = node.accessorBlock?.accessors.as(CodeBlockItemListSyntax.self) {
      getters.append((name, Syntax(list)))
    } else if let list = node.accessorBlock?.accessors.as(AccessorDeclListSyntax.self) {
      for accessor in list where accessor.accessorSpecifier.text == "get" {
        if let body = accessor.body { getters.append((name, Syntax(body))) }
      }
    }
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// The name of the class, or of the extended type, around it.
  fileprivate var owner: String? {
    for node in sequence(first: parent, next: { $0?.parent }) {
      if let type = node?.as(ClassDeclSyntax.self) { return type.name.text }
      if let type = node?.as(ExtensionDeclSyntax.self) {
        return type.extendedType.trimmedDescription
      }
      if node?.asProtocol(DeclGroupSyntax.self) != nil { return nil }
    }
    return nil
  }
}

extension FunctionDeclSyntax {
  fileprivate var nameWithLabels: String { name.text + signature.parameterClause.labels }
}

extension FunctionParameterClauseSyntax {
  /// The labels of its parameters, as `(_:with:)`.
  var labels: String { "(" + parameters.map { "\($0.firstName.text):" }.joined() + ")" }
}
