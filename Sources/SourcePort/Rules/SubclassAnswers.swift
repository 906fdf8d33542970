// Methods of UIKit's delegates that only a subclass has. Objective-C asks the object; Swift asks what the class has
// that declares the conformance. That class gets the method with UIKit's own answer, and the subclass overrides it.

import SwiftText

/// What is known of UIKit's delegate protocols.
enum UIKitDelegates {
  /// The beginnings of the names of their methods, which have defaults here.
  private static let prefixes: [String: [String]] = [
    "UIGestureRecognizerDelegate": ["gestureRecognizer"],
    "UIScrollViewDelegate": ["scrollView", "viewForZooming"],
    "UITableViewDelegate": ["tableView", "scrollView", "viewForZooming"],
    "UITableViewDataSource": ["tableView", "numberOfSections"],
    "UITextFieldDelegate": ["textField"],
    "UINavigationControllerDelegate": ["navigationController"],
    "UIAdaptivePresentationControllerDelegate": ["presentationController"],
    "UIViewControllerTransitioningDelegate": [
      "animationController", "interactionController", "presentationController",
    ],
    "UIViewControllerAnimatedTransitioning": ["animationEnded"],
    "UIApplicationDelegate": ["application"],
  ]

  /// Whether a name is one of theirs.
  static func isOne(_ name: String) -> Bool { prefixes[name] != nil }

  /// Whether a method's name is one of theirs.
  static func isNamed(_ name: String) -> Bool {
    prefixes.values.contains { $0.contains(where: name.hasPrefix) }
  }

  /// Whether a method's name is one of some protocols'.
  static func isNamed(_ name: String, in protocols: Set<String>) -> Bool {
    protocols.contains { prefixes[$0]?.contains(where: name.hasPrefix) == true }
  }

  /// What UIKit takes for the answer of an object without the method; `nil` if that is not known.
  static func answer(to signature: String, _ result: String) -> String? {
    if result.isEmpty || result == "Void" || result == "()" { return "" }
    if result.hasSuffix("?") { return "nil" }
    guard result == "Bool" else { return nil }
    let refused = [
      "shouldRecognizeSimultaneouslyWith", "shouldRequireFailureOf", "shouldBeRequired",
    ]
    return refused.contains(where: signature.contains) ? "false" : "true"
  }
}

/// A delegate method that only a subclass has.
struct UnaskedMethod: Sendable {
  /// The class below.
  var path: String
  /// The declaration in which the method is.
  var part: SourceModule.Part
  var member: SwiftDeclaration.Member
  /// The class that declares the conformance.
  var base: String
}

extension SourceModule {
  /// The delegate methods that only subclasses have, by their superclass's path.
  var unaskedMethods: [UnaskedMethod] {
    allPaths.sorted().flatMap { path -> [UnaskedMethod] in
      let line = line(of: path)
      guard line.count > 1, isClass(path) else { return [] }
      let bases = line.dropFirst().map { (path: $0, protocols: conformances(of: $0)) }
      return parts(of: path).flatMap { part in
        self[part].methods.compactMap { member in
          guard !member.isOverride, !member.isStatic, UIKitDelegates.isNamed(member.name),
            let base = bases.first(where: {
              UIKitDelegates.isNamed(member.name, in: $0.protocols)
            })
          else { return nil }
          return UnaskedMethod(path: path, part: part, member: member, base: base.path)
        }
      }
    }
  }

  /// What a class's own parts conform to, with what that inherits.
  private func conformances(of path: String) -> Set<String> {
    parts(of: path).reduce(into: []) { found, part in
      for name in self[part].inherited where !isClass(self.path(named: name) ?? name) {
        found.insert(name)
        if let path = self.path(named: name) { found.formUnion(inherited(by: path)) }
      }
    }
  }
}

extension FilePass {
  /// Lets UIKit ask methods that only subclasses have.
  mutating func bindSubclassAnswers() {
    var added: Set<String> = []
    for method in module.unasked {
      mark(method)
      let isNew = added.insert("\(method.base).\(method.member.signature)").inserted
      if isNew, let origin = module.origin(of: method.base), isHere(origin.file) {
        answer(method, in: module[origin])
      }
    }
  }

  private func isHere(_ index: Int) -> Bool { module.files[index].name == file.name }

  private mutating func mark(_ method: UnaskedMethod) {
    guard isHere(method.part.file) else { return }
    guard module[method.part].keyword == "class", answer(of: method) != nil else {
      return report(
        method.member.line,
        "\(method.path).\(method.member.signature) is never asked: \(method.base) declares the conformance",
        "write the method in \(method.base), and override it in the class \(method.path)")
    }
    writeOverride(
      method.member, asPublic: module.isPublic(method.path) && module.isPublic(method.base),
      .subclassAnswer)
  }

  private mutating func answer(_ method: UnaskedMethod, in declaration: SwiftDeclaration) {
    guard module[method.part].keyword == "class", let answer = answer(of: method) else { return }
    let source = module.files[method.part.file]
    let (parameters, _) = source.passed(method.member)
    let result = source.text(ofWords: source.result(of: method.member))
    let access = module.isPublic(method.base) ? "public " : ""
    let brace = file.tokens[declaration.body.upperBound]
    insert(
      " \(access)func \(method.member.name)(\(parameters))\(result.isEmpty ? "" : " -> \(result)") { \(answer) }; ",
      at: brace.range.lowerBound, .subclassAnswer, line: brace.line)
  }

  private func answer(of method: UnaskedMethod) -> String? {
    let source = module.files[method.part.file]
    return UIKitDelegates.answer(
      to: method.member.signature, source.text(ofWords: source.result(of: method.member)))
  }
}
