// Selectors without a name, where a name is needed. Swift cannot compare references to methods, so a
// selector without a name equals only its copies: it removes no target, and a target that is added with
// it again is called once more.

import SwiftText

nonisolated extension SourceLint {
  /// Targets that cannot be removed, and targets that are added again and again.
  func unnamedSelectors() -> [LintFinding] {
    files.flatMap { file in vainRemovals(in: file) + repeatedAdditions(in: file) }
  }

  // MARK: Removing

  private func vainRemovals(in file: File) -> [LintFinding] {
    file.tokens.indices.compactMap { index in
      guard file.isCall(of: "removeTarget", at: index),
        let method = file.unnamedSelector(inCallAt: index)
      else { return nil }
      return LintFinding(
        .unnamedSelector,
        what: "removeTarget with Selector(\(method)) removes nothing: a selector without a name "
          + "equals only its copies.",
        place: ["\(file.name), line \(file.tokens[index].line)"], recognizers: [],
        remedy: "\(named(method))  // and the same where the target is added")
    }
  }

  private func named(_ method: String) -> String {
    "Selector(\(method), \"\(method.split(separator: ".").last ?? "")\")"
  }

  // MARK: Adding

  /// Methods that are called again and again for the same objects.
  private static let repeated: Set<String> = [
    "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)", "viewWillLayoutSubviews()",
    "viewDidLayoutSubviews()", "layoutSubviews()", "didMoveToWindow()", "didMoveToSuperview()",
    "prepareForReuse()", "draw(_:)", "tableView(_:cellForRowAt:)",
    "tableView(_:willDisplay:forRowAt:)", "tableView(_:viewForHeaderInSection:)",
    "tableView(_:viewForFooterInSection:)",
  ]

  private func repeatedAdditions(in file: File) -> [LintFinding] {
    file.declarations.flatMap { declaration in
      declaration.methods.filter { Self.repeated.contains($0.signature) }.flatMap { method in
        file.repeatedAdditions(in: method.body).map { addition in
          LintFinding(
            .unnamedSelector,
            what:
              "\(declaration.name) adds Selector(\(addition.method)) to the same object each time "
              + "that \(method.signature) runs: without a name it is called once more each time. In "
              + "UIKit, adding it again changes nothing.",
            place: ["\(declaration.name) in \(file.name), line \(addition.line)"],
            recognizers: [], remedy: named(addition.method))
        }
      }
    }
  }
}

nonisolated extension SourceLint.File {
  private func word(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  private func isName(_ index: Int) -> Bool { SwiftTokens.Token.isName(word(index)) }

  fileprivate func isCall(of name: String, at index: Int) -> Bool {
    word(index) == name && word(index - 1) != "func" && word(index + 1) == "("
  }

  /// The method in `action: Selector(Board.tapped)` of a call, if that selector has no name.
  fileprivate func unnamedSelector(inCallAt index: Int) -> String? {
    var (place, depth) = (index + 2, 1)
    while place < tokens.count, depth > 0 {
      if word(place) == "(" { depth += 1 }
      if word(place) == ")" { depth -= 1 }
      if depth == 1, word(place) == "action", word(place + 1) == ":",
        word(place + 2) == "Selector", word(place + 3) == "("
      {
        return method(startingAt: place + 4)
      }
      place += 1
    }
    return nil
  }

  /// Names with dots between them up to the closing parenthesis.
  private func method(startingAt start: Int) -> String? {
    let end = endOfNames(from: start)
    guard end > start, word(end) == ")" else { return nil }
    return tokens[start..<end].map(\.text).joined()
  }

  /// The end of names with dots between them.
  private func endOfNames(from start: Int) -> Int {
    var place = start
    while isName(place) || word(place) == "." { place += 1 }
    return place
  }

  /// Calls of `addTarget` that run whenever this body runs, on objects that are not made in it.
  fileprivate func repeatedAdditions(
    in body: Range<Int>
  ) -> [(method: String, line: Int)] {
    var found: [(method: String, line: Int)] = []
    var depth = 0
    for index in body {
      switch word(index) {
      case "{": depth += 1
      case "}": depth -= 1
      // What follows may not run, or not add anything.
      case "guard" where depth == 0, "return" where depth > 0, "removeTarget": return found
      case "addTarget" where depth == 0 && isCall(of: "addTarget", at: index):
        guard let base = base(ofCallAt: index), !isMade(base, in: body),
          let method = unnamedSelector(inCallAt: index)
        else { continue }
        found.append((method, tokens[index].line))
      default: break
      }
    }
    return found
  }

  /// The first name of `button.addTarget` or `self.cell?.button.addTarget`; `nil` for other expressions.
  private func base(ofCallAt index: Int) -> String? {
    var names: [String] = []
    var dot = index - 1
    while word(dot) == "." {
      var name = dot - 1
      while ["?", "!"].contains(word(name)) { name -= 1 }
      guard isName(name) else { return nil }
      names.append(word(name))
      dot = name - 1
    }
    return names.last { $0 != "self" }
  }

  /// Whether a body has `name = Type(`, also with a type annotation before it.
  private func isMade(_ name: String, in body: Range<Int>) -> Bool {
    body.contains { index in
      guard word(index) == name else { return false }
      let equals = word(index + 1) == ":" ? endOfNames(from: index + 2) : index + 1
      guard word(equals) == "=", word(equals + 1).first?.isUppercase == true else { return false }
      return word(endOfNames(from: equals + 1)) == "("
    }
  }
}
