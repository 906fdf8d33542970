// Finds types and their members among the words of a Swift file.

/// Walks through the words of a file.
struct DeclarationReader {
  private let tokens: [SwiftTokens.Token]
  private var index = 0
  private var found: [SwiftDeclaration] = []
  /// For each open brace: the declaration whose body it opens, or `nil`.
  private var scopes: [Int?] = []

  init(_ tokens: [SwiftTokens.Token]) { self.tokens = tokens }

  private static let keywords: Set<String> = [
    "class", "extension", "protocol", "struct", "enum", "actor",
  ]
  private static let members: Set<String> = ["func", "var", "let", "init", "subscript"]

  mutating func readAll() -> [SwiftDeclaration] {
    while index < tokens.count {
      let text = tokens[index].text
      if text == "{" { scopes.append(nil) }
      if text == "}", let closed = scopes.popLast(), let closed { close(closed) }
      if Self.keywords.contains(text), word(-1) != ".", readType(text) { continue }
      if Self.members.contains(text), word(-1) != ".", let scope = scopes.last, let owner = scope {
        readMember(text, of: owner)
      }
      index += 1
    }
    return found
  }

  private func word(_ distance: Int) -> String {
    let place = index + distance
    return tokens.indices.contains(place) ? tokens[place].text : ""
  }

  // MARK: Types

  /// Reads a declaration up to its brace. False if this is none, as in `class func`.
  private mutating func readType(_ keyword: String) -> Bool {
    guard SwiftTokens.Token.isName(word(1)), !Self.members.contains(word(1)),
      !["override", "final"].contains(word(1))
    else { return false }
    var place = index + 1
    var header: [String] = []
    var depth = 0
    while place < tokens.count, tokens[place].text != "{" {
      // No declaration has these before its brace.
      if ["}", ";"].contains(tokens[place].text) { return false }
      if tokens[place].text == "(" { depth += 1 }
      if tokens[place].text == ")" { depth -= 1 }
      // A parameter may be called actor.
      if depth < 0 { return false }
      header.append(tokens[place].text)
      place += 1
    }
    guard place < tokens.count else { return false }
    begin(keyword, Self.parts(of: header), upTo: place)
    scopes.append(found.count - 1)
    index = place + 1
    return true
  }

  private mutating func begin(_ keyword: String, _ parts: [[String]], upTo brace: Int) {
    func name(_ part: [String]) -> String { part.last(where: SwiftTokens.Token.isName) ?? "" }
    var path = parts[0].filter(SwiftTokens.Token.isName).joined(separator: ".")
    if let scope = scopes.last, let outer = scope { path = "\(found[outer].path).\(path)" }
    found.append(
      SwiftDeclaration(
        keyword: keyword, name: name(parts[0]), path: path,
        inherited: parts.dropFirst().map(name), header: index..<brace, body: brace + 1..<brace + 1))
  }

  /// Where a declaration's brace is closed, it ends, and its last member.
  private mutating func close(_ declaration: Int) {
    found[declaration].body = found[declaration].body.lowerBound..<index
    endMember(of: declaration, before: index)
  }

  /// The name, and each type behind the colon.
  private static func parts(of header: [String]) -> [[String]] {
    var parts: [[String]] = [[]]
    var depth = 0
    var isInherited = false
    for text in header {
      switch text {
      case "<", "(": depth += 1
      case ">", ")": depth -= 1
      case "where" where depth == 0: return parts
      case ":" where depth == 0 && !isInherited:
        isInherited = true
        parts.append([])
      case ",", "&": if depth == 0 { parts.append([]) }
      default: if depth == 0 { parts[parts.count - 1].append(text) }
      }
    }
    return parts
  }

  // MARK: Members

  private mutating func readMember(_ keyword: String, of owner: Int) {
    let isNamed = keyword != "init" && keyword != "subscript"
    let name = isNamed ? word(1) : keyword
    guard !isNamed || SwiftTokens.Token.isName(name) else { return }
    var place = index + (isNamed ? 2 : 1)
    if ["?", "!"].contains(text(place)) { place += 1 }
    let isGeneric = text(place) == "<"
    if isGeneric { place = skip("<", ">", from: place) }
    var parameters = place..<place
    if keyword != "var", keyword != "let" {
      guard text(place) == "(" else { return }
      let end = skip("(", ")", from: place)
      parameters = place + 1..<max(end - 1, place + 1)
      place = end
    }
    let (start, modifiers) = modifiers()
    endMember(of: owner, before: start)
    let isProperty = keyword == "var" || keyword == "let"
    let body = body(from: place)
    found[owner].members.append(
      SwiftDeclaration.Member(
        keyword: keyword, name: name,
        signature: isProperty ? name : "\(name)(\(labels(in: parameters)))", modifiers: modifiers,
        line: tokens[index].line, words: start..<start, place: index, parameters: parameters,
        body: body, isGeneric: isGeneric))
  }

  /// The latest member of a declaration ends with its braces, or where another begins.
  private mutating func endMember(of owner: Int, before place: Int) {
    guard var member = found[owner].members.popLast() else { return }
    if member.words.isEmpty {
      let end = member.body.isEmpty ? place : member.body.upperBound + 1
      member.words = member.words.lowerBound..<max(end, member.words.lowerBound)
    }
    found[owner].members.append(member)
  }

  private func text(_ place: Int) -> String {
    tokens.indices.contains(place) ? tokens[place].text : ""
  }

  /// What follows the sign that closes the one at a place.
  private func skip(_ open: String, _ close: String, from start: Int) -> Int {
    var place = start
    var depth = 0
    while place < tokens.count {
      if text(place) == open { depth += 1 }
      // The sign of an arrow closes nothing.
      if text(place) == close, !isArrow(place) { depth -= 1 }
      place += 1
      if depth == 0 { return place }
    }
    return place
  }

  private func labels(in parameters: Range<Int>) -> String {
    guard !parameters.isEmpty else { return "" }
    var all: [[String]] = [[]]
    var depth = 0
    for place in parameters {
      let text = tokens[place].text
      if ["(", "[", "<"].contains(text) { depth += 1 }
      if [")", "]", ">"].contains(text), !isArrow(place) { depth -= 1 }
      if depth == 0, text == "," { all.append([]) } else { all[all.count - 1].append(text) }
    }
    return all.map { parameter in
      let label = parameter.first ?? ""
      return label == "shouldReceive" ? "\(label): \(parameter.last ?? "")" : "\(label):"
    }.joined()
  }

  /// The words between the braces of a member whose name and parameters end at a place.
  private func body(from start: Int) -> Range<Int> {
    var place = start
    while place < tokens.count, text(place) != "{" {
      if beginsAnother(place) { return start..<start }
      place += 1
    }
    let begin = min(place + 1, tokens.count)
    return begin..<max(skip("{", "}", from: place) - 1, begin)
  }

  /// Whether a member without braces has ended before a word: another one follows, a value, or the end.
  private func beginsAnother(_ place: Int) -> Bool {
    switch text(place) {
    case "}": true
    case "=": text(place - 1) != "=" && text(place + 1) != "="
    // An attribute behind a type belongs to what follows.
    case "@": !isArrow(place - 1) && Self.endsType(text(place - 1))
    case let word: Self.members.contains(word)
    }
  }

  private func isArrow(_ place: Int) -> Bool { text(place) == ">" && text(place - 1) == "-" }

  private static func endsType(_ text: String) -> Bool {
    SwiftTokens.Token.isName(text) || [")", "]", ">", "?", "!"].contains(text)
  }

  private static let modifiers: Set<String> = [
    "public", "open", "internal", "package", "private", "fileprivate", "final", "override",
    "static", "class", "nonisolated", "dynamic", "isolated", "optional", "required", "convenience",
    "weak", "unowned", "lazy", "mutating", "indirect",
  ]

  /// Where the modifiers and attributes before a member begin, and their names.
  private func modifiers() -> (start: Int, names: Set<String>) {
    var start = index
    var names: Set<String> = []
    while start > 0 {
      var place = start - 1
      if text(place) == ")" {
        var depth = 0
        while place >= 0 {
          if text(place) == ")" { depth += 1 }
          if text(place) == "(" { depth -= 1 }
          if depth == 0 { break }
          place -= 1
        }
        place -= 1
      }
      guard place >= 0 else { break }
      if text(place - 1) == "@" {
        start = place - 1
      } else if Self.modifiers.contains(text(place)) {
        start = place
      } else {
        break
      }
      names.insert(text(place))
    }
    return (start, names)
  }
}
