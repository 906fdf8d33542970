// Initializers from an archive: TouchKit's classes have none, because there are no nib files.

extension FilePass {
  /// Ends those that pass the coder on to their superclass with an error.
  mutating func endCoders() {
    for declaration in file.declarations {
      for member in declaration.members
      where member.keyword == "init" && member.signature.hasPrefix("init(coder:") {
        guard passesOn(member.body) else { continue }
        let braces = member.body.lowerBound - 1...member.body.upperBound
        replace(braces, with: "{ fatalError(\"There are no archives.\") }", .coder)
        for place in member.words.lowerBound..<member.place where file.word(place) == "override" {
          replace(place...place, with: "", .coder)
        }
      }
    }
  }

  private func passesOn(_ body: Range<Int>) -> Bool {
    body.contains { file.has(["super", ".", "init", "(", "coder"], at: $0) }
  }
}
