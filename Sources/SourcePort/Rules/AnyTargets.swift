// Messages to objects of any class: on iOS all of them perform methods by selectors. Here a value stands between, which
// knows whether the object does.

import SwiftText

extension FilePass {
  private static let messages: Set<String> = ["perform", "responds"]

  /// `target?.perform(action, with: self)`, where the target is a property of the type `AnyObject`.
  mutating func wrapTargets() {
    for place in file.tokens.indices
    where Self.messages.contains(file.word(place)) && file.word(place - 1) == "."
      && file.word(place + 1) == "("
    {
      let isUnwrapped = ["?", "!"].contains(file.word(place - 2))
      let name = isUnwrapped ? place - 3 : place - 2
      guard isProperty(name), isOfAnyClass(file.word(name), at: place) else { continue }
      let start = file.has(["self", "."], at: name - 2) ? name - 2 : name
      let reference = file.text(ofWords: start..<name + 1)
      replace(
        start...name, with: "ObjectTarget\(isUnwrapped ? ".of" : "")(\(reference))", .selector)
    }
  }

  /// Whether a word is a name of its own, or one of `self`.
  private func isProperty(_ place: Int) -> Bool {
    SwiftTokens.Token.isName(file.word(place))
      && (file.word(place - 1) != "." || file.word(place - 2) == "self")
  }

  /// Whether a class around a place has a property of this name whose type is `AnyObject`.
  private func isOfAnyClass(_ name: String, at place: Int) -> Bool {
    file.declarations(around: place).contains { declaration in
      module.line(of: declaration.path).flatMap { module.parts(of: $0) }.contains { part in
        module[part].members.contains { member in
          member.name == name && member.keyword != "func"
            && module.files[part.file].result(of: member).first.map {
              module.files[part.file].word($0) == "AnyObject"
            } == true
        }
      }
    }
  }
}
