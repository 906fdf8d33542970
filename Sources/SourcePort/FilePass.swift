// The rules, one after the other, on one file. Each notes what it changes; the text is made at the end.

import SwiftText

/// What becomes of one file.
struct FilePass {
  let module: SourceModule
  let file: SourceFile
  private(set) var changes: [SourcePort.Change] = []
  private(set) var problems: [SourcePort.Problem] = []
  private var edits: [Edit] = []

  private struct Edit {
    var range: Range<Int>
    var text: String
  }

  init(of index: Int, in module: SourceModule) {
    self.module = module
    file = module.files[index]
  }

  mutating func run() {
    if let refusal = file.refusal ?? module.twin(in: file) { return problems.append(refusal) }
    blankAttributes()
    settleConditions()
    replaceImports()
    replaceSelectors()
    replaceNamedSelectors()
    replaceKeyPaths()
    rewriteOptionalRequirements()
    rewriteOptionalCalls()
    bindSubclassAnswers()
    settleOverrides()
    wrapTargets()
    endCoders()
    closeExtensionMembers()
    followTheClock()
    reportForeign()
    reportMacros()
    importSupport()
  }

  // MARK: Notes

  /// Puts a text in place of some bytes, with blanks behind it where it is shorter.
  mutating func replace(
    _ range: Range<Int>, with text: String, _ rule: SourcePort.Rule, at line: Int
  ) {
    let lines = file.bytes[range].count { $0 == UInt8(ascii: "\n") }
    var after = text
    if lines > 0 {
      after += String(repeating: "\n", count: lines)
    } else if text.utf8.count < range.count {
      after += String(repeating: " ", count: range.count - text.utf8.count)
    }
    edits.append(Edit(range: range, text: after))
    changes.append(
      .init(file: file.name, line: line, rule: rule, before: file.text(range), after: text))
  }

  /// Puts a text in place of some words.
  mutating func replace(_ words: ClosedRange<Int>, with text: String, _ rule: SourcePort.Rule) {
    replace(
      file.bytes(ofWords: Range(words)), with: text, rule, at: file.tokens[words.lowerBound].line)
  }

  /// Adds a text before a byte.
  mutating func insert(_ text: String, at byte: Int, _ rule: SourcePort.Rule, line: Int) {
    edits.append(Edit(range: byte..<byte, text: text))
    changes.append(.init(file: file.name, line: line, rule: rule, before: "", after: text))
  }

  /// Puts a text in place of a word before a member's keyword, if it is there: `override`, `weak`.
  mutating func replaceModifier(
    _ modifier: String, of member: SwiftDeclaration.Member, with text: String,
    _ rule: SourcePort.Rule
  ) {
    for place in member.words where place < member.place && file.word(place) == modifier {
      replace(place...place, with: text, rule)
    }
  }

  /// Makes a method an override, which has to be as public as its class if what it overrides is public.
  mutating func writeOverride(
    _ member: SwiftDeclaration.Member, asPublic isPublic: Bool, _ rule: SourcePort.Rule
  ) {
    let isSilent = member.modifiers.isDisjoint(with: ["public", "open", "private"])
    insert(
      isPublic && isSilent ? "public override " : "override ",
      at: file.tokens[member.place].range.lowerBound, rule, line: member.line)
  }

  mutating func report(_ line: Int, _ message: String, _ remedy: String) {
    problems.append(.init(file: file.name, line: line, message: message, remedy: remedy))
  }

  // MARK: Text

  /// The file with its changes. What lies in a range that is replaced as a whole is not changed again.
  var text: String {
    var out: [UInt8] = []
    var place = 0
    for edit in edits.enumerated().sorted(by: {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }).map(\.element) where edit.range.lowerBound >= place {
      out += file.bytes[place..<edit.range.lowerBound]
      out += Array(edit.text.utf8)
      place = edit.range.upperBound
    }
    out += file.bytes[place...]
    return String(decoding: out, as: UTF8.self)
  }

  /// Imports what ported code needs beside UIKit, on the first line, so that all lines keep their numbers. A
  /// file that begins with a directive has it behind its first import.
  mutating func importSupport() {
    let imports = file.tokens.indices.filter { file.word($0) == "import" && isStatement($0) }
    let isThere =
      imports.contains { file.word($0 + 1) == "PortSupport" }
      || changes.contains { $0.rule == .import && $0.after == "PortSupport" }
    guard !isThere, !imports.isEmpty || !edits.isEmpty else { return }
    let beginsWithDirective = file.bytes.first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "#")
    guard beginsWithDirective else {
      return insert("import PortSupport; ", at: 0, .import, line: 1)
    }
    let known =
      imports.first { ["UIKit", "Foundation"].contains(file.word($0 + 1)) } ?? imports.first
    guard var end = known.map({ $0 + 1 }) else {
      return insert("import PortSupport\n", at: 0, .import, line: 1)
    }
    while file.word(end + 1) == "." { end += 2 }
    insert(
      "; import PortSupport", at: file.tokens[end].range.upperBound, .import,
      line: file.tokens[end].line)
  }
}
