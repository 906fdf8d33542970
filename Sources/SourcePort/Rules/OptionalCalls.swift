// Calls of optional requirements, and questions whether a type has them.

extension FilePass {
  /// The beginnings of the names of UIKit's optional methods: here they have defaults.
  private static let defaulted = [
    "gestureRecognizer", "scrollView", "tableView", "textField", "navigationController",
    "presentationController", "viewForZooming", "numberOfSections", "animationController",
    "interactionController", "animationEnded", "application",
  ]

  mutating func rewriteOptionalCalls() {
    let names = module.optionalNames
    for place in file.tokens.indices
    where file.word(place - 1) == "." && ["?", "!"].contains(file.word(place + 1))
      && file.word(place + 2) == "("
    {
      let name = file.word(place)
      if names.contains(name) {
        replace(place + 1...place + 1, with: "_", .optionalCall)
        if file.word(place + 1) == "!", let end = file.closing(place + 2) {
          insert(
            "!", at: file.tokens[end].range.upperBound, .optionalCall, line: file.tokens[end].line)
        }
      } else if Self.defaulted.contains(where: name.hasPrefix) {
        replace(place + 1...place + 1, with: "", .optionalCall)
      }
    }
    replaceQuestions()
    replaceReferences(to: names)
  }

  /// `delegate?.party(_:didEnd:) != nil`. A method that is kept as a value is left, and told.
  private mutating func replaceReferences(to names: Set<String>) {
    for place in file.tokens.indices
    where file.word(place - 1) == "." && names.contains(file.word(place))
      && file.word(place + 1) == "("
    {
      guard let end = file.closing(place + 1), end > place + 2,
        (place + 2..<end).allSatisfy({ (file.word($0) == ":") == (($0 - place) % 2 == 1) })
      else { continue }
      let comparison = [file.word(end + 1), file.word(end + 2), file.word(end + 3)]
      let isSelector = file.tokens[..<place].lastIndex { $0.text == "#" }.map {
        file.word($0 + 1) == "selector" && file.closing($0 + 2).map { $0 > place } == true
      }
      switch comparison {
      case ["!", "=", "nil"], ["=", "=", "nil"]:
        replace(
          place...end, with: "answers_(\"\(file.text(ofWords: place..<end + 1))\")", .optionalCall)
        replace(
          end + 1...end + 3, with: comparison[0] == "!" ? "== true" : "!= true", .optionalCall)
      case _ where isSelector != true:
        report(
          file.tokens[place].line, "an optional method as a value: \(file.word(place))",
          "call it, or ask whether it is nil")
      default: break
      }
    }
  }

  /// `responds(to: #selector(PartyDelegate.begin(_:)))`.
  private mutating func replaceQuestions() {
    for place in file.tokens.indices
    where file.has(["responds", "(", "to", ":", "#", "selector", "("], at: place) {
      guard let end = file.closing(place + 1), let inner = file.closing(place + 6),
        let path = module.path(named: file.word(place + 7)), let origin = module.origin(of: path),
        module[origin].keyword == "protocol"
      else { continue }
      let base = file.word(place + 9)
      let member = module.members(of: path, named: base).first {
        file.word(place + 10) != "(" || $0.signature == file.text(ofWords: place + 9..<inner)
      }
      guard let member, member.modifiers.contains("optional") else { continue }
      replace(place...end, with: "answers_(\"\(member.signature)\")", .optionalCall)
    }
  }
}

extension SourceModule {
  /// The names of all optional methods of the module's protocols.
  var optionalNames: Set<String> {
    var names: Set<String> = []
    for file in files {
      for declaration in file.declarations where declaration.keyword == "protocol" {
        for member in declaration.members
        where member.modifiers.contains("optional") && member.keyword == "func" {
          names.insert(member.name)
        }
      }
    }
    return names
  }
}
