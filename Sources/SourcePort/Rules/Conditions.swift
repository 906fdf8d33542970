// Conditions of compilation and imports that ask for Apple's platforms.

extension FilePass {
  /// The modules whose parts that gesture code needs are in `PortSupport`.
  static let supported: Set<String> = [
    "CoreGraphics", "QuartzCore", "AudioToolbox", "CoreHaptics", "os", "OSLog", "ObjectiveC",
    "Darwin",
    "MobileCoreServices",
  ]

  /// Makes conditions hold that hold on iOS, where the code behind them has a chance to compile.
  mutating func settleConditions() {
    for place in file.tokens.indices where file.word(place) == "#" {
      guard ["if", "elseif"].contains(file.word(place + 1)) else { continue }
      let line = file.tokens[place].line
      var next = place + 2
      while next < file.tokens.count, file.tokens[next].line == line {
        let isSystem = file.has(["os", "(", "iOS", ")"], at: next)
        let isModule =
          file.has(["canImport", "("], at: next) && Self.supported.contains(file.word(next + 2))
        if isSystem || isModule, let closing = file.closing(next + 1) {
          replace(next...closing, with: "true", .condition)
          next = closing
        }
        next += 1
      }
    }
  }

  private static let kinds: Set<String> = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  mutating func replaceImports() {
    for place in file.tokens.indices where file.word(place) == "import" && isStatement(place) {
      let isOfOneName = Self.kinds.contains(file.word(place + 1))
      let start = isOfOneName ? place + 2 : place + 1
      var end = start
      while file.word(end + 1) == "." { end += 2 }
      guard end < file.tokens.count else { continue }
      if Self.supported.contains(file.word(start)) {
        replace(place + 1...end, with: "PortSupport", .import)
      } else if file.word(start) == "UIKit",
        isOfOneName || end > start && file.word(end) != "UIGestureRecognizerSubclass"
      {
        replace(place + 1...end, with: "UIKit", .import)
      }
    }
  }

  /// Whether a word begins a statement: nothing is before it on its line, or an attribute, or a semicolon.
  func isStatement(_ place: Int) -> Bool {
    guard place > 0, file.tokens[place - 1].line == file.tokens[place].line else { return true }
    return file.word(place - 1) == ";" || file.word(place - 2) == "@"
      || ["public", "internal", "private", "fileprivate", "package"].contains(file.word(place - 1))
  }
}
