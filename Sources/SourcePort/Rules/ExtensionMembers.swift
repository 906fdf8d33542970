// Overrides in extensions, members of extensions that are overridden, and delegate methods that become overrides:
// Swift allows that for methods of Objective-C only. They move into their class.

import SwiftText

extension FilePass {
  /// Members of an extension cannot be open, because nothing overrides them there.
  mutating func closeExtensionMembers() {
    for declaration in file.declarations where declaration.keyword == "extension" {
      for member in declaration.members where member.modifiers.contains("open") {
        replaceModifier("open", of: member, with: "public", .extensionMember)
      }
    }
  }
}

/// Members of extensions on their way into the class.
struct ExtensionMembers {
  private let module: SourceModule
  private var result = SourcePort.Result()
  /// What is cut out of each file.
  private var cuts: [Int: [Range<Int>]] = [:]
  /// What is added to each file, before which byte.
  private var additions: [Int: [(byte: Int, text: String)]] = [:]

  /// The files after the move.
  static func moved(in module: SourceModule) -> (
    files: [SourcePort.File], result: SourcePort.Result
  ) {
    var move = ExtensionMembers(module)
    move.collect()
    let files = module.files.enumerated().map { index, file in
      SourcePort.File(
        name: file.name,
        text: file.text(cutting: move.cuts[index] ?? [], adding: move.additions[index] ?? []))
    }
    return (files, move.result)
  }

  private init(_ module: SourceModule) { self.module = module }

  private mutating func collect() {
    let moving = module.overridden.union(
      module.unasked.map { "\($0.path).\($0.member.signature)" })
    for (index, file) in module.files.enumerated() {
      for declaration in file.declarations where declaration.keyword == "extension" {
        for member in declaration.members where !member.isStatic && member.keyword != "init" {
          let name = "\(declaration.path).\(member.signature)"
          guard member.isOverride || moving.contains(name) else { continue }
          move(member, of: declaration, in: index)
        }
      }
    }
  }

  private mutating func move(
    _ member: SwiftDeclaration.Member, of declaration: SwiftDeclaration, in index: Int
  ) {
    let file = module.files[index]
    guard let origin = module.origin(of: declaration.path), module[origin].keyword == "class" else {
      return result.problems.append(
        .init(
          file: file.name, line: member.line,
          message:
            "an override in an extension of \(declaration.path), which is not in this module",
          remedy: "override it in a subclass"))
    }
    let target = module.files[origin.file]
    let brace = target.tokens[module[origin].body.upperBound]
    let bytes = file.bytes(ofWords: member.words)
    cuts[index, default: []].append(bytes)
    if origin.file != index { cuts[index, default: []] += file.privateWords(of: declaration) }
    let line = file.tokens[member.words.lowerBound].line
    // What the extension says of all its members goes along.
    let text =
      (file.isObjectiveC(declaration) ? "@objc " : "") + file.access(of: declaration, for: member)
      + file.text(bytes)
    additions[origin.file, default: []].append(
      (
        brace.range.lowerBound,
        "\n#sourceLocation(file: \"\(file.name)\", line: \(line))\n\(text)\n"
          + "#sourceLocation(file: \"\(target.name)\", line: \(brace.line))\n"
      ))
    result.changes.append(
      .init(
        file: file.name, line: member.line, rule: .extensionMember,
        before: "extension \(declaration.path) { \(member.signature) }",
        after: "class \(declaration.path) { \(member.signature) }"))
  }
}

extension SourceModule {
  /// The members of this module's classes that a class below overrides, by path and signature.
  fileprivate var overridden: Set<String> {
    var found: Set<String> = []
    for path in allPaths {
      let above = line(of: path).dropFirst()
      guard !above.isEmpty else { continue }
      for part in parts(of: path) {
        for member in self[part].members where member.isOverride {
          for name in above { found.insert("\(name).\(member.signature)") }
        }
      }
    }
    return found
  }
}

extension SourceFile {
  /// Where an extension's members say that they are private: what moves to another file cannot see them.
  fileprivate func privateWords(of declaration: SwiftDeclaration) -> [Range<Int>] {
    declaration.members.flatMap { member in
      (member.words.lowerBound..<member.place)
        .filter { ["private", "fileprivate"].contains(word($0)) && word($0 + 1) != "(" }
        .map { tokens[$0].range }
    }
  }

  /// The access that an extension gives to a member that states none.
  fileprivate func access(of declaration: SwiftDeclaration, for member: SwiftDeclaration.Member)
    -> String
  {
    let levels: Set<String> = ["public", "open", "internal", "package", "private", "fileprivate"]
    guard member.modifiers.isDisjoint(with: levels) else { return "" }
    return isPublic(declaration) ? "public " : ""
  }

  /// The text without some bytes, whose line ends stay, and with others.
  fileprivate func text(cutting cuts: [Range<Int>], adding additions: [(byte: Int, text: String)])
    -> String
  {
    guard !cuts.isEmpty || !additions.isEmpty else { return text(bytes.indices) }
    var out: [UInt8] = []
    for place in 0...bytes.count {
      for addition in additions where addition.byte == place { out += Array(addition.text.utf8) }
      guard place < bytes.count else { break }
      let isCut = cuts.contains { $0.contains(place) } && bytes[place] != UInt8(ascii: "\n")
      out.append(isCut ? UInt8(ascii: " ") : bytes[place])
    }
    return String(decoding: out, as: UTF8.self)
  }
}
