// What lint finds in the text of an app, because no running program can see it. Each rule has a file.

import SwiftText

/// Finds in the text of an app what nothing calls, and targets that cannot be removed.
///
///     var search = SourceLint()
///     for file in files { search.add(text(of: file), named: file) }
///     print(search.findings())
///
/// It reads words, not the language, and says nothing where names do not tell: two types of one name, a
/// superclass outside of the text.
nonisolated public struct SourceLint: Sendable {
  /// The files whose text was not understood: a string or a comment without an end, or braces that do
  /// not match. They are left out.
  public private(set) var unread: [String] = []
  private(set) var files: [File] = []

  /// A file: its words, and the declarations in them.
  struct File: Sendable {
    var name: String
    var tokens: [SwiftTokens.Token]
    var declarations: [SwiftDeclaration]
  }

  /// Makes a search without any text.
  public init() {}

  /// Adds the text of a file.
  public mutating func add(_ source: String, named name: String) {
    guard let tokens = try? SwiftTokens.read(source) else { return unread.append(name) }
    files.append(
      File(name: name, tokens: tokens, declarations: SwiftDeclaration.declarations(in: tokens)))
  }

  /// What is wrong: rule by rule, in the order of the files.
  ///
  /// - Complexity: O(words + declarations × depth of the classes).
  public func findings() -> [LintFinding] {
    unknownMethods() + unsaidDeletions() + unaskedMethods() + unnamedSelectors()
  }
}
