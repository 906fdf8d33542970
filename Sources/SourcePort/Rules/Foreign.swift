// What has no counterpart: it is left, and told.

import SwiftText

extension FilePass {
  private static let foreign: [String: (message: String, remedy: String)] = [
    "observe": (
      "key-value observing is not there", "use an action, a delegate or didSet of the property"
    ),
    "addObserver": (
      "key-value observing is not there", "use an action, a delegate or didSet of the property"
    ),
    "observeValue": ("key-value observing is not there", "call this from didSet of the property"),
    "UIApplicationMain": ("a host makes the application", "leave it out for Linux"),
    "method_exchangeImplementations": (
      "methods cannot be exchanged", "override them in a subclass"
    ),
    "class_addMethod": ("methods cannot be added", "override them in a subclass"),
    "forwardingTarget": (
      "messages cannot be passed on", "write the methods, and call the other object in each"
    ),
    "makeTimerSource": ("this timer follows the wall clock", "use a Timer, or the main queue"),
    "NSClassFromString": ("types are not found by name", "name the type"),
  ]

  mutating func reportForeign() {
    let skipped = leftOut
    for place in file.tokens.indices where !skipped.contains(where: { $0.contains(place) }) {
      guard let (message, remedy) = Self.foreign[file.word(place)] else { continue }
      let isObserving = file.has(["observe", "("], at: place) && file.word(place + 2) == "\\"
      let isAdding = file.word(place) == "addObserver" && isKeyPath(place)
      let isOther = !["observe", "addObserver"].contains(file.word(place))
      if isObserving || isAdding || isOther {
        report(file.tokens[place].line, message, remedy)
      }
    }
  }

  private static let known: Set<String> = [
    "if", "elseif", "else", "endif", "selector", "keyPath", "available", "unavailable", "line",
    "file",
    "fileID", "filePath", "function", "column", "warning", "error", "sourceLocation", "dsohandle",
    "colorLiteral", "imageLiteral", "fileLiteral", "isolation", "Preview", "Predicate",
    "expect", "require",
  ]

  /// Macros of the app: what they make is not seen, so no rule changes it.
  mutating func reportMacros() {
    let skipped = leftOut
    for place in file.tokens.indices.dropLast()
    where file.word(place) == "#" && !skipped.contains(where: { $0.contains(place) }) {
      let name = file.word(place + 1)
      guard SwiftTokens.Token.isName(name), !Self.known.contains(name),
        file.tokens[place].range.upperBound == file.tokens[place + 1].range.lowerBound
      else { continue }
      report(
        file.tokens[place].line, "a macro: #\(name); what it makes is not ported",
        "write out what it makes, if it has selectors or optional calls")
    }
  }

  /// The words between `#if !canImport(PortSupport)` and its end: they do not compile here.
  private var leftOut: [Range<Int>] {
    var found: [Range<Int>] = []
    // For each open condition: where it begins, if it leaves something out.
    var open: [Int?] = []
    for place in file.tokens.indices where file.word(place) == "#" {
      switch file.word(place + 1) {
      case "if":
        let isOut = file.has(["!", "canImport", "(", "PortSupport", ")"], at: place + 2)
        open.append(isOut ? place : nil)
      case "else", "elseif":
        if let last = open.popLast(), let start = last { found.append(start..<place) }
        open.append(nil)
      case "endif":
        if let last = open.popLast(), let start = last { found.append(start..<place) }
      default: break
      }
    }
    return found
  }

  private func isKeyPath(_ place: Int) -> Bool {
    guard file.word(place + 1) == "(", let end = file.closing(place + 1) else { return false }
    return (place..<end).contains { file.has(["forKeyPath", ":"], at: $0) }
  }

  /// Makes a path the text that it is for.
  mutating func replaceKeyPaths() {
    for place in file.tokens.indices where file.has(["#", "keyPath", "("], at: place) {
      guard let end = file.closing(place + 2) else { continue }
      var names = (place + 3..<end).map(file.word).filter { $0 != "." }
      // A type that the path begins with is no part of the text.
      if names.count > 1, names[0].first?.isUppercase == true || names[0] == "self" {
        names.removeFirst()
      }
      replace(place...end, with: "\"\(names.joined(separator: "."))\"", .keyPath)
    }
  }
}
