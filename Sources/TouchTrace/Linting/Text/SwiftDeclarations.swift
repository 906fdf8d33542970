// Finds types and their methods among the words of a Swift file.

/// A declaration of a type, an extension, or a protocol.
nonisolated struct SwiftDeclaration: Equatable {
  /// `class`, `extension`, `protocol`, or another keyword of a type.
  var keyword: String
  /// The last part of its name.
  var name: String
  /// The last parts of the names behind the colon.
  var inherited: [String] = []
  /// Its own methods without generic parameters.
  var methods: [Method] = []

  /// A method.
  struct Method: Equatable {
    /// The name with labels, and with the type behind `shouldReceive`:
    /// `gestureRecognizer(_:shouldReceive: UITouch)`.
    var signature: String
    var isOverride: Bool
    var isStatic: Bool
    var line: Int
    /// Which words of the file are between its braces; empty without a body.
    var body: Range<Int>
  }

  /// The declarations of a file, in their order.
  static func declarations(in tokens: [SwiftTokens.Token]) -> [SwiftDeclaration] {
    var reader = DeclarationReader(tokens)
    return reader.readAll()
  }
}

/// Walks through the words of a file.
nonisolated private struct DeclarationReader {
  private let tokens: [SwiftTokens.Token]
  private var index = 0
  private var found: [SwiftDeclaration] = []
  /// For each open brace: the declaration whose body it opens, or `nil`.
  private var scopes: [Int?] = []

  init(_ tokens: [SwiftTokens.Token]) { self.tokens = tokens }

  private static let keywords: Set<String> = [
    "class", "extension", "protocol", "struct", "enum", "actor",
  ]

  mutating func readAll() -> [SwiftDeclaration] {
    while index < tokens.count {
      let text = tokens[index].text
      if text == "{" { scopes.append(nil) }
      if text == "}" { _ = scopes.popLast() }
      if Self.keywords.contains(text), word(-1) != ".", readType(text) { continue }
      if text == "func", let scope = scopes.last, let owner = scope { readMethod(of: owner) }
      index += 1
    }
    return found
  }

  private func word(_ distance: Int) -> String {
    let place = index + distance
    return tokens.indices.contains(place) ? tokens[place].text : ""
  }

  /// Reads a declaration up to its brace. False if this is none, as in `class func`.
  private mutating func readType(_ keyword: String) -> Bool {
    let members: Set<String> = ["func", "var", "let", "subscript", "init", "override", "final"]
    guard SwiftTokens.Token.isName(word(1)), !members.contains(word(1)) else { return false }
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
    found.append(Self.declaration(keyword, header))
    scopes.append(found.count - 1)
    index = place + 1
    return true
  }

  private static func declaration(_ keyword: String, _ header: [String]) -> SwiftDeclaration {
    var parts: [[String]] = [[]]
    var depth = 0
    var isInherited = false
    for text in header {
      switch text {
      case "<", "(": depth += 1
      case ">", ")": depth -= 1
      case "where" where depth == 0: return declaration(keyword, parts)
      case ":" where depth == 0 && !isInherited:
        isInherited = true
        parts.append([])
      case ",", "&": if depth == 0 { parts.append([]) }
      default: if depth == 0 { parts[parts.count - 1].append(text) }
      }
    }
    return declaration(keyword, parts)
  }

  private static func declaration(_ keyword: String, _ parts: [[String]]) -> SwiftDeclaration {
    func name(_ part: [String]) -> String { part.last(where: SwiftTokens.Token.isName) ?? "" }
    return SwiftDeclaration(
      keyword: keyword, name: name(parts[0]), inherited: parts.dropFirst().map(name))
  }

  // MARK: Methods

  private mutating func readMethod(of owner: Int) {
    let name = word(1)
    guard SwiftTokens.Token.isName(name), word(2) == "(" else { return }
    var parameters: [[String]] = [[]]
    var depth = 0
    var place = index + 2
    while place < tokens.count {
      let text = tokens[place].text
      if text == ")" { depth -= 1 }
      if depth == 0, text == ")" { break }
      if depth == 1, text == "," {
        parameters.append([])
      } else if depth > 0 {
        parameters[parameters.count - 1].append(text)
      }
      if text == "(" { depth += 1 }
      place += 1
    }
    if parameters == [[]] { parameters = [] }
    let labels = parameters.map { parameter in
      let label = parameter.first ?? ""
      return label == "shouldReceive" ? "\(label): \(parameter.last ?? "")" : "\(label):"
    }
    let modifiers = modifiers()
    found[owner].methods.append(
      SwiftDeclaration.Method(
        signature: "\(name)(\(labels.joined()))", isOverride: modifiers.contains("override"),
        isStatic: modifiers.contains("static") || modifiers.contains("class"),
        line: tokens[index].line, body: body(after: place)))
  }

  /// The words between the braces that follow a list of parameters.
  private func body(after parameters: Int) -> Range<Int> {
    var place = parameters
    while place < tokens.count, tokens[place].text != "{" {
      // A protocol's method has no braces; what follows it is another declaration, or the end.
      if ["}", "func", "var", "let", "init", "subscript"].contains(tokens[place].text) {
        return place..<place
      }
      place += 1
    }
    let start = min(place + 1, tokens.count)
    var depth = 1
    var end = start
    while end < tokens.count {
      if tokens[end].text == "{" { depth += 1 }
      if tokens[end].text == "}" { depth -= 1 }
      if depth == 0 { break }
      end += 1
    }
    return start..<end
  }

  /// The modifiers and attributes before a `func`.
  private func modifiers() -> Set<String> {
    let known: Set<String> = [
      "public", "open", "internal", "package", "private", "fileprivate", "final", "override",
      "static", "class", "nonisolated", "dynamic", "isolated", "objc", "MainActor", "@",
      "preconcurrency", "discardableResult", "inlinable",
    ]
    var modifiers: Set<String> = []
    var distance = -1
    while known.contains(word(distance)) {
      modifiers.insert(word(distance))
      distance -= 1
    }
    return modifiers
  }
}
