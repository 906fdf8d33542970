// Calls of optional requirements, and questions whether a type has them.

extension FilePass {
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
      } else if UIKitDelegates.isNamed(name) {
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

  /// `responds(to: #selector(PartyDelegate.begin(_:)))`, and `getter: PartyDelegate.size`.
  private mutating func replaceQuestions() {
    for place in file.tokens.indices
    where file.has(["responds", "(", "to", ":", "#", "selector", "("], at: place) {
      let start = file.has(["getter", ":"], at: place + 7) ? place + 9 : place + 7
      guard let end = file.closing(place + 1), let inner = file.closing(place + 6),
        let path = module.path(named: file.word(start)), let origin = module.origin(of: path),
        module[origin].keyword == "protocol"
      else { continue }
      let member = module.members(of: path, named: file.word(start + 2)).first {
        file.word(start + 3) != "(" || $0.signature == file.text(ofWords: start + 2..<inner)
      }
      guard let member, member.modifiers.contains("optional") else { continue }
      replace(place...end, with: "answers_(\"\(member.signature)\")", .optionalCall)
    }
  }
}
