// Selectors: a reference to a method stands in place of its name in Objective-C.

import SwiftText

extension FilePass {
  /// A method that a selector names.
  private struct Method {
    /// The path of the class that declares it first.
    var owner: String
    var member: SwiftDeclaration.Member
    /// The file in which it is.
    var file: Int
  }

  // MARK: #selector

  mutating func replaceSelectors() {
    for place in file.tokens.indices where file.has(["#", "selector", "("], at: place) {
      guard let end = file.closing(place + 2), end > place + 3 else { continue }
      replaceSelector(place...end, naming: place + 3..<end)
    }
  }

  private mutating func replaceSelector(_ words: ClosedRange<Int>, naming name: Range<Int>) {
    let line = file.tokens[words.lowerBound].line
    if ["getter", "setter"].contains(file.word(name.lowerBound)),
      file.word(name.lowerBound + 1) == ":"
    {
      return replaceAccessor(words, naming: name.dropFirst(2), file.word(name.lowerBound))
    }
    let cast = name.first { file.word($0) == "as" }
    let path = name.lowerBound..<(cast ?? name.upperBound)
    let labels = path.first { file.word($0) == "(" }
    let spelled = path.lowerBound..<(labels ?? path.upperBound)
    var names = file.names(in: spelled)
    guard let base = names.popLast() else { return }
    let suffix = labels.map { file.text(ofWords: $0..<path.upperBound) } ?? ""
    if ["self", "Self", "super"].contains(names.first) { names.removeFirst() }
    guard var owner = self.owner(named: names, of: base, suffix, at: words.lowerBound, line) else {
      return
    }
    // Of a generic class: the types in angle brackets belong to the reference.
    if spelled.contains(where: { file.word($0) == "<" }) {
      owner.path = file.text(ofWords: spelled.dropLast(2))
    }
    if let method = owner.method, !module.isKnownToObjectiveC(method.member, of: method.owner) {
      report(
        line, "\(method.owner).\(method.member.signature) has no @objc, which iOS asks for",
        "write @objc before it")
    }
    let signature = owner.method?.member.signature ?? base + suffix
    if let reference = protocolReference(owner.path, owner.method, signature) {
      return replace(words, with: "Selector(\(reference))", .selector)
    }
    var reference = "\(owner.path).\(base)\(suffix)"
    if let cast {
      let type = file.text(ofWords: cast + 1..<name.upperBound)
      let isWhole = type.components(of: "->") > 1
      reference += isWhole ? " as \(type)" : " as (\(owner.path)) -> \(type)"
    } else if let method = owner.method, isOverloaded(method) {
      reference += " as (\(owner.path)) -> () -> Void"
    }
    replace(words, with: "Selector(\(reference), \"\(signature)\")", .selector)
  }

  /// Whether a method without parameters and result has a name that another method has, too: of its class, or of
  /// UIKit's and TouchKit's.
  private func isOverloaded(_ method: Method) -> Bool {
    guard method.member.parameters.isEmpty,
      module.files[method.file].result(of: method.member).isEmpty
    else { return false }
    let name = method.member.name
    return Self.taken.contains(name)
      || module.line(of: method.owner).contains { path in
        module.members(of: path, named: name).contains { !$0.parameters.isEmpty }
      }
  }

  private static let taken: Set<String> = [
    "addAction", "copy", "cut", "delete", "endEditing", "fail", "ignore", "paste", "select",
    "selectAll", "sizeThatFits",
  ]

  /// The arguments of a selector of a protocol's method; `nil` if it is a class's. In Swift 6 a reference to such
  /// a method cannot be handed on: a closure calls it.
  private func protocolReference(_ path: String, _ method: Method?, _ signature: String) -> String?
  {
    guard let method, let part = module.origin(of: path), module[part].keyword == "protocol" else {
      return UIKitDelegates.isOne(path) ? "naming: (any \(path)).self, \"\(signature)\"" : nil
    }
    let source = module.files[part.file]
    let parameters = source.parameters(of: method.member).map { "\($0.name): \($0.type)" }
    let (_, arguments) = source.passed(method.member)
    let head = parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", "))) in "
    return
      "{ (it: any \(path)) in { \(head)it.\(method.member.name)(\(arguments)) } }, \"\(signature)\""
  }

  /// The class whose method is meant.
  private mutating func owner(
    named names: [String], of base: String, _ labels: String, at place: Int, _ line: Int
  ) -> (path: String, method: Method?)? {
    if names.isEmpty {
      let around = file.declarations(around: place).map(\.path)
      for path in around {
        if let method = method(base, labels, of: path) { return (method.owner, method) }
      }
      guard let path = around.first else {
        report(line, "a selector outside of a type: \(base)", "name the class: Board.\(base)")
        return nil
      }
      // UIKit's classes have some of the methods that selectors name.
      if hasForeignSuperclass(path), Self.inherited.contains(base) { return (path, nil) }
      report(
        line, "no method \(base)\(labels) was found for a selector",
        "name the class that has it, or mend the name")
      return hasForeignSuperclass(path) ? (path, nil) : nil
    }
    let spelled = names.joined(separator: ".")
    let path =
      module.origin(of: spelled) == nil ? module.path(named: names[names.count - 1]) : spelled
    if let path, let method = method(base, labels, of: path) {
      return (method.owner == path ? spelled : method.owner, method)
    }
    if names[0].first?.isUppercase == true { return (spelled, nil) }
    report(
      line, "a selector of the method of an object: \(spelled).\(base)",
      "name its class in place of \(spelled)")
    return nil
  }

  /// Methods of UIKit's classes that an app's selectors name.
  private static let inherited: Set<String> = [
    "becomeFirstResponder", "copy", "cut", "delete", "dismiss", "endEditing", "layoutIfNeeded",
    "paste", "popViewController", "reloadData", "removeFromSuperview", "resignFirstResponder",
    "select", "selectAll", "sendActions", "setNeedsDisplay", "setNeedsLayout", "sizeToFit",
    "startAnimating", "stopAnimating", "toggleBoldface", "toggleItalics", "toggleUnderline",
  ]

  /// `#selector(getter: Board.level)`: a reference to the property.
  private mutating func replaceAccessor(
    _ words: ClosedRange<Int>, naming name: Range<Int>, _ accessor: String
  ) {
    var names = name.map(file.word).filter { $0 != "." }
    guard let property = names.popLast() else { return }
    if ["self", "Self", "super"].contains(names.first) { names.removeFirst() }
    let around = file.declarations(around: words.lowerBound).map(\.path)
    let declaring = around.first { path in
      module.line(of: path).contains { !module.members(of: $0, named: property).isEmpty }
    }
    let spelled = names.isEmpty ? declaring ?? around.first : names.joined(separator: ".")
    guard let spelled else {
      return report(
        file.tokens[words.lowerBound].line, "a selector outside of a type: \(property)",
        "name the class: Board.\(property)")
    }
    let owner = module.path(named: spelled).map {
      module.line(of: $0).last { !module.members(of: $0, named: property).isEmpty } ?? $0
    }
    let isGetter = accessor == "getter"
    let signature =
      isGetter ? property : "set\(property.prefix(1).uppercased())\(property.dropFirst())(_:)"
    replace(
      words,
      with: "Selector(\(isGetter ? "getting" : "setting"): \\\(owner ?? spelled).\(property), "
        + "\"\(signature)\")", .selector)
  }

  private func hasForeignSuperclass(_ path: String) -> Bool {
    guard let last = module.line(of: path).last, let origin = module.origin(of: last) else {
      return true
    }
    return module[origin].keyword == "class" && !module[origin].inherited.isEmpty
  }

  /// A class's method, or that of the highest class of this module that has it.
  private func method(_ base: String, _ labels: String, of path: String) -> Method? {
    for owner in module.line(of: path).reversed() {
      let found = methods(of: owner) {
        $0.name == base && (labels.isEmpty || $0.signature == base + labels.filter { $0 != " " })
      }
      if let first = found.first { return first }
    }
    return nil
  }

  private func methods(
    of path: String, where isMeant: (SwiftDeclaration.Member) -> Bool
  ) -> [Method] {
    module.parts(of: path).flatMap { part in
      module[part].members.filter { $0.keyword == "func" && isMeant($0) }
        .map { Method(owner: path, member: $0, file: part.file) }
    }
  }

  // MARK: Names

  /// `Selector("tapped:")` and `NSSelectorFromString("tapped:")`.
  mutating func replaceNamedSelectors() {
    for place in file.tokens.indices
    where ["Selector", "NSSelectorFromString"].contains(file.word(place))
      && file.word(place - 1) != "." && file.word(place + 1) == "("
    {
      guard let end = file.closing(place + 1) else { continue }
      let inside = (place + 2..<end).filter { !["(", ")"].contains(file.word($0)) }
      guard inside.count == 1, file.word(inside[0]) == "\"\"" else {
        if file.word(place) == "NSSelectorFromString" {
          report(
            file.tokens[place].line, "a selector's name is made while the program runs",
            "keep the selectors themselves: [\"tap\": Selector(Board.tap)]")
        }
        continue
      }
      let name = file.text(file.tokens[inside[0]].range).filter { $0 != "\"" }
      replaceNamed(place...end, name)
    }
  }

  private mutating func replaceNamed(_ words: ClosedRange<Int>, _ name: String) {
    let around = file.declarations(around: words.lowerBound).map(\.path).flatMap {
      module.line(of: $0)
    }
    let others = Set(module.allPaths).subtracting(around).sorted()
    let near = methods(named: name, in: around)
    let found = near.isEmpty ? methods(named: name, in: others) : near
    guard let method = found.first, found.count == 1 || !near.isEmpty else {
      return report(
        file.tokens[words.lowerBound].line,
        "\(found.isEmpty ? "no method" : "more than one method") is named \(name) in Objective-C",
        "refer to the method: Selector(Board.tapped)")
    }
    let signature = method.member.signature
    replace(
      words, with: "Selector(\(method.owner).\(signature.reference), \"\(signature)\")", .selector)
  }

  private func methods(named name: String, in paths: [String]) -> [Method] {
    paths.flatMap { methods(of: $0) { $0.signature.objectiveCName == name } }
  }
}

extension String {
  /// How often another text is in it.
  fileprivate func components(of other: String) -> Int {
    var count = 0
    var rest = self[...]
    while let range = rest.firstRange(of: other) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }

  /// A reference by a signature: a method without parameters is named without parentheses.
  fileprivate var reference: String { hasSuffix("()") ? String(dropLast(2)) : self }
}

extension SourceModule {
  /// Whether iOS takes a selector of a method: it, its extension, its class or one above says so, or it overrides.
  fileprivate func isKnownToObjectiveC(_ member: SwiftDeclaration.Member, of path: String) -> Bool {
    if !member.modifiers.isDisjoint(with: ["objc", "IBAction", "IBSegueAction", "override"]) {
      return true
    }
    if line(of: path).contains(where: { says($0, ["objcMembers"]) }) { return true }
    let requirements = inherited(by: path).compactMap { self.path(named: $0) }
      .filter { says($0, ["objc"]) && origin(of: $0).map { self[$0].keyword } == "protocol" }
    if requirements.contains(where: { !members(of: $0, named: member.name).isEmpty }) {
      return true
    }
    // An extension or a protocol may say it for all that is in it; UIKit's delegates do.
    return parts(of: path).contains {
      self[$0].members.contains(member)
        && (!files[$0.file].wordsBefore(self[$0]).isDisjoint(with: ["objc"])
          || self[$0].inherited.contains { $0.hasPrefix("UI") && $0.hasSuffix("Delegate") })
    }
  }

  private func says(_ path: String, _ words: Set<String>) -> Bool {
    parts(of: path).contains { !files[$0.file].wordsBefore(self[$0]).isDisjoint(with: words) }
  }
}
