// Attributes that only a runtime of Objective-C or Interface Builder gives a meaning.

extension FilePass {
  private static let attributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "NSManaged",
    "NSCopying",
    "GKInspectable",
  ]

  /// Leaves blanks where they stood.
  mutating func blankAttributes() {
    for place in file.tokens.indices
    where file.word(place) == "@" && Self.attributes.contains(file.word(place + 1)) {
      var end = place + 1
      let next = file.tokens[end].range.upperBound
      // Only a parenthesis without a space before it belongs to an attribute.
      if file.word(end + 1) == "(", file.tokens[end + 1].range.lowerBound == next,
        let closing = file.closing(end + 1)
      {
        end = closing
      }
      replace(place...end, with: "", .attribute)
    }
    blankWeakOverrides()
  }

  /// Swift compares whether both are weak; UIKit's properties in Objective-C say nothing about it.
  private mutating func blankWeakOverrides() {
    for member in file.declarations.flatMap(\.members)
    where member.isOverride && member.modifiers.contains("weak") {
      replaceModifier("weak", of: member, with: "", .attribute)
    }
  }
}
