// Optional requirements of protocols. Each becomes a requirement with an underscore behind its name and an
// optional result: nil says that a type does not have it. Types that have it answer by a method that is
// written into their class.

import SwiftText

extension FilePass {
  /// Rewrites the protocols of this file, and adds answers to its classes.
  mutating func rewriteOptionalRequirements() {
    for declaration in file.declarations where declaration.keyword == "protocol" {
      bindToClasses(declaration)
      let members = declaration.members.filter { $0.modifiers.contains("optional") }
      for member in members { rewrite(member) }
      if !members.isEmpty { addDefaults(of: declaration, members) }
    }
    for declaration in file.declarations where declaration.keyword == "class" {
      addAnswers(of: declaration)
    }
  }

  /// A protocol of Objective-C is for classes alone.
  private mutating func bindToClasses(_ declaration: SwiftDeclaration) {
    let header = declaration.header
    for place in header where file.word(place) == "NSObjectProtocol" {
      replace(place...place, with: "AnyObject", .optionalRequirement)
    }
    guard file.isObjectiveC(declaration), declaration.inherited.isEmpty else { return }
    insert(
      ": AnyObject", at: file.tokens[header.upperBound - 1].range.upperBound, .optionalRequirement,
      line: file.tokens[header.lowerBound].line)
  }

  private mutating func rewrite(_ member: SwiftDeclaration.Member) {
    let isProperty = member.keyword != "func"
    replaceModifier("optional", of: member, with: "", .optionalRequirement)
    let name = file.tokens[member.place + 1]
    insert("_", at: name.range.upperBound, .optionalRequirement, line: name.line)
    let result = file.result(of: member)
    if !result.isEmpty, file.word(result.upperBound - 1) == "?" {
      // A call answers nil in both cases.
    } else if isProperty || !result.isEmpty {
      insert("(", at: file.bytes(ofWords: result).lowerBound, .optionalRequirement, line: name.line)
      insert(
        ")?", at: file.bytes(ofWords: result).upperBound, .optionalRequirement, line: name.line)
    } else {
      let end = file.tokens[member.parameters.upperBound].range.upperBound
      insert(" -> Void?", at: end, .optionalRequirement, line: name.line)
    }
    if let setter = member.body.first(where: { file.word($0) == "set" }) {
      replace(setter...setter, with: "", .optionalRequirement)
    }
  }

  /// What a type answers that does not have a requirement. It stands behind the last line.
  private mutating func addDefaults(
    of declaration: SwiftDeclaration, _ members: [SwiftDeclaration.Member]
  ) {
    let access = file.isPublic(declaration) ? "public " : ""
    var lines = ["extension \(declaration.path) {"]
    for member in members {
      let type = file.optionalType(of: member)
      if member.keyword == "func" {
        let parameters = file.text(ofWords: member.parameters)
        lines.append("  \(access)func \(member.name)_(\(parameters)) -> \(type) { nil }")
      } else {
        lines.append("  \(access)var \(member.name)_: \(type) { nil }")
        lines.append("  \(access)var \(member.name): \(type) { \(member.name)_ }")
      }
    }
    lines.append("  \(access)func answers_(_ name: String) -> Bool { false }")
    lines.append("}\n")
    insert(
      "\n" + lines.joined(separator: "\n"), at: file.bytes.count, .optionalRequirement,
      line: file.tokens[declaration.header.lowerBound].line)
    let brace = file.tokens[declaration.body.lowerBound - 1]
    insert(
      " func answers_(_ name: String) -> Bool;", at: brace.range.upperBound, .optionalRequirement,
      line: brace.line)
  }

  // MARK: Answers

  /// Lets a class answer each optional requirement that it, or a class below it, has.
  private mutating func addAnswers(of declaration: SwiftDeclaration) {
    guard module.origin(of: declaration.path) != nil else { return }
    let answers = module.optionalProtocols(of: declaration.path)
      .flatMap { self.answers(of: declaration.path, to: $0) }
    guard !answers.isEmpty else { return }
    let brace = file.tokens[declaration.body.upperBound]
    insert(
      answers.map { " \($0);" }.joined() + " ", at: brace.range.lowerBound, .optionalRequirement,
      line: brace.line)
  }

  private func answers(of path: String, to requirements: OptionalProtocol) -> [String] {
    let conforming = module.line(of: path).last {
      module.optionalProtocols(of: $0).contains(requirements)
    }
    // The class that conforms answers for the classes below it, too; they override its answers.
    let isOverride = conforming != path
    let modifiers =
      (module.isPublic(path) && requirements.isPublic ? "public " : "")
      + (isOverride ? "override " : "")
    var answers: [String] = []
    var names: [String] = []
    for requirement in requirements.members {
      let own = module.members(of: path, named: requirement.name)
        .first { $0.signature == requirement.signature }
      guard own != nil || !isOverride else { continue }
      if own != nil { names.append("\"\(requirement.signature)\"") }
      answers.append(answer(requirement, in: requirements, with: own, modifiers))
    }
    guard !isOverride || !names.isEmpty else { return answers }
    let isNamed = names.isEmpty ? "false" : "[\(names.joined(separator: ", "))].contains(name)"
    let isAbove = isOverride ? " || super.answers_(name)" : ""
    return answers + ["\(modifiers)func answers_(_ name: String) -> Bool { \(isNamed)\(isAbove) }"]
  }

  private func answer(
    _ requirement: SwiftDeclaration.Member, in requirements: OptionalProtocol,
    with own: SwiftDeclaration.Member?, _ modifiers: String
  ) -> String {
    let source = module.files[requirements.part.file]
    let type = source.optionalType(of: requirement)
    guard requirement.keyword == "func" else {
      // Of two properties the type says which is meant: the protocol's own one is optional, and would ask again.
      let result = source.result(of: requirement)
      let isOptional = source.word(result.upperBound - 1) == "?"
      let copy = "let own: \(source.text(ofWords: result)) = self.\(requirement.name); return own"
      let value = isOptional ? "self.\(requirement.name)" : copy
      return "\(modifiers)var \(requirement.name)_: \(type) { \(own == nil ? "nil" : value) }"
    }
    let (parameters, arguments) = source.passed(requirement)
    let value = own == nil ? "nil" : "self.\(requirement.name)(\(arguments))"
    return "\(modifiers)func \(requirement.name)_(\(parameters)) -> \(type) { \(value) }"
  }
}

/// A protocol with optional requirements.
struct OptionalProtocol: Equatable {
  var part: SourceModule.Part
  var members: [SwiftDeclaration.Member]
  var isPublic: Bool
}

extension SourceModule {
  /// The protocols with optional requirements that a class's own parts declare.
  func optionalProtocols(of path: String) -> [OptionalProtocol] {
    inheritedProtocols(by: path).sorted().compactMap { name in
      guard let protocolPath = self.path(named: name), let part = origin(of: protocolPath),
        self[part].keyword == "protocol"
      else { return nil }
      let members = self[part].members.filter { $0.modifiers.contains("optional") }
      guard !members.isEmpty else { return nil }
      return OptionalProtocol(
        part: part, members: members, isPublic: files[part.file].isPublic(self[part]))
    }
  }

  /// What a class's own parts conform to, and the classes above it.
  private func inheritedProtocols(by path: String) -> Set<String> {
    line(of: path).reduce(into: []) { $0.formUnion(inherited(by: $1)) }
  }

  func isPublic(_ path: String) -> Bool {
    origin(of: path).map { files[$0.file].isPublic(self[$0]) } ?? false
  }
}

extension SourceFile {
  /// Whether a declaration has the attribute that makes it known to Objective-C.
  func isObjectiveC(_ declaration: SwiftDeclaration) -> Bool {
    wordsBefore(declaration).contains("objc")
  }

  func isPublic(_ declaration: SwiftDeclaration) -> Bool {
    !wordsBefore(declaration).isDisjoint(with: ["public", "open"])
  }

  /// The attributes and modifiers before a declaration.
  func wordsBefore(_ declaration: SwiftDeclaration) -> Set<String> {
    var words: Set<String> = []
    var place = declaration.header.lowerBound - 1
    while place >= 0, !["}", "{", ";"].contains(word(place)) {
      words.insert(word(place))
      place -= 1
      if place >= 0, tokens[place + 1].line - tokens[place].line > 1 { break }
    }
    return words
  }

  /// The words of a member's type; empty for a method without a result.
  func result(of member: SwiftDeclaration.Member) -> Range<Int> {
    let end = member.body.isEmpty ? member.words.upperBound : member.body.lowerBound - 1
    guard member.keyword == "func" else { return member.place + 3..<max(end, member.place + 3) }
    let arrow = (member.parameters.upperBound..<end).first { has(["-", ">"], at: $0) }
    return arrow.map { $0 + 2..<end } ?? end..<end
  }

  /// The type that says with nil that a member is not there.
  func optionalType(of member: SwiftDeclaration.Member) -> String {
    let result = result(of: member)
    if result.isEmpty { return "Void?" }
    let type = text(ofWords: result)
    return type.hasSuffix("?") ? type : "(\(type))?"
  }

  /// A method's parameters with names that can be used, and the arguments that hand them on.
  func passed(_ member: SwiftDeclaration.Member) -> (parameters: String, arguments: String) {
    let all = parameters(of: member)
    return (
      all.map {
        $0.label == $0.name ? "\($0.name): \($0.type)" : "\($0.label) \($0.name): \($0.type)"
      }
      .joined(separator: ", "),
      all.map { $0.label == "_" ? $0.name : "\($0.label): \($0.name)" }.joined(separator: ", ")
    )
  }

  /// A method's parameters.
  func parameters(of member: SwiftDeclaration.Member) -> [(
    label: String, name: String, type: String
  )] {
    separated(member.parameters).map { words in
      let colon = words.first { word($0) == ":" } ?? words.upperBound
      let type = colon < words.upperBound ? text(ofWords: colon + 1..<words.upperBound) : ""
      return (word(words.lowerBound), word(colon - 1), type)
    }
  }

  /// The words between commas.
  private func separated(_ words: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var depth = 0
    var start = words.lowerBound
    for place in words {
      if ["(", "[", "<"].contains(word(place)) { depth += 1 }
      if [")", "]"].contains(word(place)) || word(place) == ">" && word(place - 1) != "-" {
        depth -= 1
      }
      if depth == 0, word(place) == "," {
        parts.append(start..<place)
        start = place + 1
      }
    }
    return start < words.upperBound ? parts + [start..<words.upperBound] : parts
  }
}
