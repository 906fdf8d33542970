// Delegate methods that only a subclass has. Swift binds the methods of a protocol in the class that
// declares the conformance, so such a method is never called. No running program can see that: Swift
// keeps neither the names of methods nor which of them a conformance uses. Its text shows it.

import SwiftText

nonisolated extension SourceLint {
  private static let delegate = "UIGestureRecognizerDelegate"

  /// The methods that are never asked. The compiler demands `override` where a superclass has the method,
  /// so a method without it, in a class whose superclass declares the conformance, is never asked.
  func unaskedMethods() -> [LintFinding] {
    let all = files.flatMap(\.declarations)
    let classes = Dictionary(grouping: all.filter { $0.keyword == "class" }, by: \.name)
    let types = Dictionary(
      grouping: all.filter { !["extension", "protocol"].contains($0.keyword) }, by: \.name)
    let protocols = delegates(all)
    let conforming = Set(
      all.filter { $0.keyword != "protocol" && !protocols.isDisjoint(with: $0.inherited) }.map(
        \.name))

    /// The superclass that declares the conformance.
    func declaring(above name: String) -> String? {
      var seen: Set<String> = [name]
      var next = name
      while let known = classes[next], known.count == 1, types[next]?.count == 1 {
        guard let superclass = known[0].inherited.first(where: { classes[$0] != nil }),
          types[superclass]?.count == 1, seen.insert(superclass).inserted
        else { return nil }
        if conforming.contains(superclass) { return superclass }
        next = superclass
      }
      return nil
    }

    return files.flatMap { file in
      file.declarations.flatMap { declaration -> [LintFinding] in
        guard !conforming.contains(declaration.name), let base = declaring(above: declaration.name)
        else { return [] }
        return declaration.methods.filter {
          $0.isOfRecognizersDelegate && !$0.isOverride && !$0.isStatic
        }.map {
          finding($0, of: declaration.name, below: base, in: file.name)
        }
      }
    }
  }

  private static let commit = "tableView(_:commit:forRowAt:)"
  private static let canEdit = "tableView(_:canEditRowAt:)"
  private static let style = "tableView(_:editingStyleForRowAt:)"

  /// Data sources that delete rows, and no call says which: in UIKit the method itself says it of all.
  func unsaidDeletions() -> [LintFinding] {
    let all = files.flatMap(\.declarations).filter { $0.keyword != "protocol" }
    guard !all.contains(where: { $0.has(Self.style) }) else { return [] }
    let types = Dictionary(grouping: all, by: \.name)
    return files.flatMap { file in
      file.declarations.flatMap { declaration -> [LintFinding] in
        let parts = types[declaration.name] ?? []
        guard parts.contains(where: { $0.inherited.contains("UITableViewDataSource") }),
          !parts.contains(where: { $0.has(Self.canEdit) })
        else { return [] }
        return declaration.methods.filter { $0.signature == Self.commit && !$0.isStatic }.map {
          LintFinding(
            .unaskedDelegateMethod,
            what: "\(declaration.name) has \(Self.commit), but nothing says that a row can be "
              + "deleted: neither \(Self.canEdit) of it nor \(Self.style) of a delegate. Nothing "
              + "calls it.",
            place: ["\(declaration.name) in \(file.name), line \($0.line)"], recognizers: [],
            remedy: "func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) "
              + "-> Bool { true }")
        }
      }
    }
  }

  /// The methods of UIKit's delegate protocols that no protocol of TouchKit has: nothing calls them.
  func unknownMethods() -> [LintFinding] {
    let all = files.flatMap(\.declarations)
    let conformances = Dictionary(grouping: all.filter { $0.keyword != "protocol" }, by: \.name)
      .mapValues { Set($0.flatMap(\.inherited)) }
    return files.flatMap { file in
      file.declarations.filter { $0.keyword != "protocol" }.flatMap { declaration in
        declaration.methods.compactMap { method -> LintFinding? in
          let protocols = UIKitMethods.missing[method.signature] ?? []
          guard !method.isStatic,
            let known = protocols.first(where: {
              conformances[declaration.name]?.contains($0) == true
            })
          else { return nil }
          return LintFinding(
            .unknownDelegateMethod,
            what: "\(declaration.name) has \(method.signature), which UIKit's \(known) has and "
              + "TouchKit's has not: nothing calls it.",
            place: ["\(declaration.name) in \(file.name), line \(method.line)"], recognizers: [],
            remedy: "#if canImport(UIKit)  // around \(method.signature), or do its work elsewhere")
        }
      }
    }
  }

  /// The delegate protocol, and the protocols that inherit from it.
  private func delegates(_ all: [SwiftDeclaration]) -> Set<String> {
    var known: Set<String> = [Self.delegate]
    var count = 0
    while count < known.count {
      count = known.count
      for declaration in all where declaration.keyword == "protocol" {
        if !known.isDisjoint(with: declaration.inherited) { known.insert(declaration.name) }
      }
    }
    return known
  }

  private func finding(
    _ method: SwiftDeclaration.Member, of name: String, below base: String, in file: String
  ) -> LintFinding {
    LintFinding(
      .unaskedDelegateMethod,
      what:
        "\(name) adds \(method.signature), but its superclass \(base) declares the conformance to "
        + "\(Self.delegate) without it: Swift never calls it.",
      place: ["\(name) in \(file), line \(method.line)"], recognizers: [],
      remedy: "override func \(method.signature)  // and the same in \(base), without override")
  }
}

nonisolated extension SwiftDeclaration {
  /// Whether it has a method of this name with labels.
  fileprivate func has(_ signature: String) -> Bool {
    methods.contains { $0.signature == signature }
  }
}

nonisolated extension SwiftDeclaration.Member {
  /// Whether it is named like a method of a recognizer's delegate.
  fileprivate var isOfRecognizersDelegate: Bool {
    ["gestureRecognizer(", "gestureRecognizerShouldBegin("].contains(where: signature.hasPrefix)
  }
}
