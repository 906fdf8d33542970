// The files of a module with their words and declarations, and what is asked of all of them.

import SwiftText

/// A file that was read.
struct SourceFile: Sendable {
  typealias Token = SwiftTokens.Token

  var name: String
  var bytes: [UInt8]
  /// None if the text was not understood.
  let tokens: [Token]
  let declarations: [SwiftDeclaration]
  /// Why the file stays as it is; `nil` if it is understood.
  let refusal: SourcePort.Problem?

  init(_ file: SourcePort.File) {
    name = file.name
    bytes = Array(file.text.utf8)
    do {
      tokens = try SwiftTokens.read(file.text)
      refusal = Self.refusal(of: tokens, bytes, in: file.name)
    } catch {
      tokens = []
      refusal = SourcePort.Problem(
        file: file.name, line: error.line, message: error.message,
        remedy: "mend it; until then the file stays as it is")
    }
    declarations = SwiftDeclaration.declarations(in: tokens)
  }

  /// The text of some bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The text from the first to the last of some words.
  func text(ofWords words: Range<Int>) -> String {
    words.isEmpty ? "" : text(bytes(ofWords: words))
  }

  func bytes(ofWords words: Range<Int>) -> Range<Int> {
    tokens[words.lowerBound].range.lowerBound..<tokens[words.upperBound - 1].range.upperBound
  }

  func word(_ place: Int) -> String { tokens.indices.contains(place) ? tokens[place].text : "" }

  /// Whether words follow each other from a place on.
  func has(_ words: [String], at place: Int) -> Bool {
    words.indices.allSatisfy { word(place + $0) == words[$0] }
  }

  /// The names in a path such as `Board.Inner<Int>.tap`, without what is in angle brackets.
  func names(in words: Range<Int>) -> [String] {
    var depth = 0
    return words.compactMap { place -> String? in
      if word(place) == "<" { depth += 1 }
      if word(place) == ">" { depth -= 1 }
      return depth == 0 && ![".", ">"].contains(word(place)) ? word(place) : nil
    }
  }

  /// The place of the sign that closes the parenthesis at a place; `nil` if nothing does.
  func closing(_ start: Int) -> Int? {
    var depth = 0
    for place in start..<tokens.count {
      if word(place) == "(" { depth += 1 }
      if word(place) == ")" { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }

  /// The declarations around a word, from the inside out.
  func declarations(around place: Int) -> [SwiftDeclaration] {
    declarations.filter { $0.body.contains(place) || $0.header.contains(place) }.reversed()
  }
}

/// All files of a module.
struct SourceModule: Sendable {
  var files: [SourceFile]
  /// Where the parts of a type are, by its path.
  private var parts: [String: [Part]] = [:]
  /// The paths of types, by their last names.
  private var paths: [String: [String]] = [:]
  /// The names of all optional methods of the module's protocols.
  private(set) var optionalNames: Set<String> = []
  /// The delegate methods that only subclasses have.
  private(set) var unasked: [UnaskedMethod] = []

  /// A declaration of a type or an extension of it.
  struct Part: Equatable, Sendable {
    var file: Int
    var declaration: Int
  }

  init(_ sources: [SourcePort.File]) {
    files = sources.map(SourceFile.init)
    for (file, source) in files.enumerated() {
      for (index, declaration) in source.declarations.enumerated() {
        parts[declaration.path, default: []].append(Part(file: file, declaration: index))
        if declaration.keyword != "extension" {
          paths[declaration.name, default: []].append(declaration.path)
        }
        guard declaration.keyword == "protocol" else { continue }
        for member in declaration.members
        where member.modifiers.contains("optional") && member.keyword == "func" {
          optionalNames.insert(member.name)
        }
      }
    }
    unasked = unaskedMethods
  }

  subscript(part: Part) -> SwiftDeclaration { files[part.file].declarations[part.declaration] }

  /// The paths of all types that have a part here.
  var allPaths: [String] { Array(parts.keys) }

  /// The declarations and extensions of a type.
  func parts(of path: String) -> [Part] { parts[path] ?? [] }

  /// The declarations of a type itself. Several stand in branches of a condition, or are a mistake.
  func origins(of path: String) -> [Part] {
    parts(of: path).filter { self[$0].keyword != "extension" }
  }

  /// The declaration of a type itself; `nil` if the module has none, or several.
  func origin(of path: String) -> Part? {
    let origins = origins(of: path)
    return origins.count == 1 ? origins[0] : nil
  }

  /// The path of a type with this last name; `nil` if none or several have it.
  func path(named name: String) -> String? {
    guard let found = paths[name], Set(found).count == 1 else { return nil }
    return found[0]
  }

  /// A class and the classes of this module above it, from below.
  func line(of path: String) -> [String] {
    var line = [path]
    while let origin = origin(of: line[line.count - 1]), self[origin].keyword == "class",
      let above = self[origin].inherited.compactMap({ self.path(named: $0) }).first(where: isClass),
      !line.contains(above)
    {
      line.append(above)
    }
    return line
  }

  func isClass(_ path: String) -> Bool {
    origin(of: path).map { self[$0].keyword == "class" } ?? false
  }

  /// What all of a type's parts inherit and conform to, with what that inherits in this module.
  func inherited(by path: String) -> Set<String> {
    var found: Set<String> = []
    var open = [path]
    while let path = open.popLast() {
      for part in parts(of: path) {
        for name in self[part].inherited where found.insert(name).inserted {
          open.append(self.path(named: name) ?? name)
        }
      }
    }
    return found
  }

  /// The members of a type with a name.
  func members(of path: String, named name: String) -> [SwiftDeclaration.Member] {
    parts(of: path).flatMap { self[$0].members.filter { $0.name == name } }
  }
}
